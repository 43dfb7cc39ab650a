# Nori zein hizkuntzatan hitz egiten zaion.

# Nola deitzen zaion fitxategi honetako hizkuntzari, bertan: horrela ageri da hizkuntzen zerrendetan, edonork irakurrita ere.
language-name = euskara

command-language = Aukeratu zure hizkuntza, edonon jokatuta ere
    .name = language
option-own-language = Zure hizkuntza; kanaletako taulek beren mahaiarena dute
    .name = language
language-as-discord = nire Discordena
option-language = Taularen eta denek ikusten duten guztiaren hizkuntza
    .name = language

language-offer = -# 🌐 Hau beste hizkuntza hauetan irakur dezakezu: { $languages }. Aldatzeko, `/me language`.
language-chosen = Hemendik aurrera hizkuntza honetan hitz egingo zaizu, edonon jokatuta ere. Kanaletako taulek beren mahaiaren hizkuntzari eusten diote.
language-follows-discord = Zure Discorden hizkuntzan hitz egingo zaizu, nik badakidan heinean.
options-language = Taularen hizkuntza
