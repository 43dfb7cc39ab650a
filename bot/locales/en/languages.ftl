# Who is spoken to in which language.

# What this file's language is called, in itself: it stands so in the lists of languages, whichever one reads.
language-name = English

command-language = The language in which you are spoken to, wherever you play
    .name = language
option-own-language = Yours; boards in the channels keep that of their table
    .name = language
language-as-discord = that of my Discord
option-language = The language of the board and of all that everybody sees
    .name = language

language-offer = -# 🌐 You can read this in { $languages }: `/me language`.
language-chosen = You are spoken to in this language from now on, wherever you play. Boards in the channels keep the language of their table.
language-follows-discord = You are spoken to in the language of your Discord, as far as I know it.
options-language = Language of the board
