# The settings of a server, for its managers.

settings-heading = ## Settings of this server
settings-language =
    `/settings language` · { $language ->
        [auto] the server’s own on a Community server, otherwise that of the player who opens the table
        [en] English
       *[other] { $language }
    }
settings-channels =
    `/settings channel` · { $count ->
        [0] tables are allowed in all channels
       *[other] tables are allowed in { $channels }, and in threads there
    }
settings-clock =
    `/settings clock` · { $clock ->
        [slow] slow: days to think
       *[live] live: everybody is there
    }, unless the player who opens the table chooses
settings-threads =
    `/settings threads` · { $on ->
        [on] each table gets a thread of its own
       *[off] tables are in the channel, unless the player who opens one chooses a thread
    }
settings-quiet =
    `/settings quiet` · { $on ->
        [on] quiet: players are pinged only when it’s their turn
       *[off] players are also pinged for reactions, offers and results
    }
settings-leaderboard =
    `/settings leaderboard` · { $on ->
        [on] leaderboards are on
       *[off] leaderboards are off
    }
settings-text-mode =
    `/settings text-mode` · { $on ->
        [on] messages are text for a screen reader, unless a player chooses otherwise
       *[off] messages have pictures
    }
settings-new-tables = -# Tables already open don’t change. `/settings reset` ends the one in a channel.

keep-language = 🌐 This table speaks { $language }, because you opened it: this server hasn’t chosen a language. Use { $language } for all new tables here? You can change it at any time with `/settings language`.
button-keep-language = Yes, for all tables
language-kept = New tables on this server speak { $language } from now on. `/settings language` changes it.
