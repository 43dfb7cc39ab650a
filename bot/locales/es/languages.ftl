# En qué lengua se le habla a cada cual.

# Cómo se llama la lengua de este archivo, en sí misma: así sale en las listas de lenguas, lea quien lea.
language-name = español

command-language = Elegir tu idioma, juegues donde juegues
    .name = language
option-own-language = El tuyo; los tableros de los canales conservan el de su mesa
    .name = language
language-as-discord = el de mi Discord
option-language = El idioma del tablero y de todo lo que ve todo el mundo
    .name = language

language-offer = -# 🌐 Puedes leer esto en { $languages }: `/me language`.
language-chosen = Desde ahora te hablo en este idioma, juegues donde juegues. Los tableros de los canales conservan el de su mesa.
language-follows-discord = Te hablo en el idioma de tu Discord, si lo conozco.
options-language = Idioma del tablero
