# A quen se lle fala en que lingua.

# Como se chama a lingua deste ficheiro, nela mesma: así sae nas listas de linguas, lea quen lea.
language-name = galego

command-language = Elixir a túa lingua, xogues onde xogues
    .name = language
option-own-language = A túa lingua; os taboleiros das canles conservan a da súa mesa
    .name = language
language-as-discord = a do meu Discord
option-language = A lingua do taboleiro e de todo o que ve todo o mundo
    .name = language

language-offer = -# 🌐 Podes ler isto en { $languages }: `/me language`.
language-chosen = Desde agora fáloche nesta lingua, xogues onde xogues. Os taboleiros das canles conservan a da súa mesa.
language-follows-discord = Fáloche na lingua do teu Discord, se a coñezo.
options-language = Lingua do taboleiro
