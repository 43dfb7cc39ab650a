# A qui se li parla en quina llengua.

# Com es diu la llengua d'este fitxer, en ella mateixa: així ix en les llistes de llengües, llija qui llija.
language-name = català (valencià)

command-language = Triar el teu idioma, jugues on jugues
    .name = language
option-own-language = El teu idioma; el tauler d'un canal conserva el de la seua taula
    .name = language
language-as-discord = el del meu Discord
option-language = L'idioma del tauler i de tot el que veu tothom
    .name = language

language-offer = -# 🌐 Pots llegir això en { $languages }: `/me language`.
language-chosen = Des d'ara et parle en este idioma, jugues on jugues. Els taulers dels canals conserven el de la seua taula.
language-follows-discord = Et parle en l'idioma del teu Discord, si el conec.
options-language = Idioma del tauler
