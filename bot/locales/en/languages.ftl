# Who is spoken to in which language.

# What this file's language is called, in itself: it stands so in the lists of languages, whichever one reads.
language-name = English

command-language = Choose your language, wherever you play
    .name = language
option-own-language = Your language; a board in a channel keeps its table’s
    .name = language
language-as-discord = same as my Discord
option-language = Language of the board and of everything everybody sees
    .name = language

language-offer = -# 🌐 You can read this in { $languages }: `/me language`.
language-chosen = I’ll speak this language to you from now on, wherever you play. Boards in the channels keep the language of their table.
language-follows-discord = I’ll speak the language of your Discord to you, as far as I know it.
options-language = Language of the board
