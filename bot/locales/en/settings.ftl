# What holds on a server, for whoever manages it.

settings-heading = ## Settings of this server
settings-language =
    `/settings language` · { $language ->
        [auto] the server's own where it is a Community server, else that of whoever opens a table
        [en] English
       *[other] { $language }
    }
settings-channels =
    `/settings channel` · { $count ->
        [0] tables may be opened in all channels
       *[other] tables may be opened in { $channels }, and in threads there
    }
settings-clock =
    `/settings clock` · { $clock ->
        [slow] slow: days to think
       *[live] live: everybody is there
    }, unless who opens a table chooses
settings-threads =
    `/settings threads` · { $on ->
        [on] each table gets a thread of its own
       *[off] tables stand in the channel, unless who opens one wishes a thread
    }
settings-quiet =
    `/settings quiet` · { $on ->
        [on] quiet: nobody is pinged but for their own turn
       *[off] also what may be stopped, offers and results ping those they concern
    }
settings-leaderboard =
    `/settings leaderboard` · { $on ->
        [on] boards of the best are on
       *[off] there are no boards of the best
    }
settings-text-mode =
    `/settings text-mode` · { $on ->
        [on] messages are for reading aloud, unless somebody chooses otherwise
       *[off] messages have pictures
    }
settings-new-tables = -# Tables that stand already stay as they are. `/settings reset` ends the one in a channel.

keep-language = 🌐 This table speaks { $language }, because you opened it: this server has not chosen a language. Shall all new tables here speak { $language }? `/settings language` changes it at any time.
button-keep-language = Yes, for all tables
language-kept = New tables on this server speak { $language } from now on. `/settings language` changes it.
