# Names and descriptions of commands. Names: lower case, at most 32 characters; descriptions: at most 100.

command-game = Play { $game }
command-new = Open a table in this channel
    .name = new
command-rules = How to play
    .name = rules
command-table = The table in this channel
    .name = table
command-hand = See your hand, for your eyes only
    .name = hand
command-status = Bring the board to the bottom of the channel
    .name = status
command-log = Read what has happened
    .name = log
command-leave = Give up your seat
    .name = leave
command-end = End the table: the host a lobby, everybody together a game
    .name = end
command-help = What this bot can do, and whose games these are
    .name = help

option-ai = How many AI opponents sit down at once
    .name = ai
option-ai-level = How well they play
    .name = ai_level
option-clock = How long everybody has to think
    .name = clock
option-reactions = Who is asked when an action may be stopped
    .name = reactions
option-thread = Play in a thread of its own
    .name = thread
option-alakazum-chaotic-toad = Add the promo character to the start characters
    .name = chaotic_toad
option-alakazoo-edition = The published edition, or the earlier one
    .name = edition
option-alakazoo-boards = Choose the Portal boards, or have them dealt
    .name = boards
