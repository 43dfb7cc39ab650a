"""Several of the bot's processes with one PostgreSQL and one Discord: killed, stopped, cut off, deployed anew.

Judged by what people were told, by the logs, by the boards, and by who wrote and called while somebody else owned.
"""
