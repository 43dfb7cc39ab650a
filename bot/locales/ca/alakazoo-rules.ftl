# Alakazoo: com es juga, una pàgina cada una. Les regles completes estan en docs/rules/alakazoo.md.

alakazoo-rules-1 =
    Fas màgia en un torneig de mags. Encén les runes del teu Portal, invoca una criatura fantàstica part a part i complau el Jurat Màgic.

    Criatures: 🟥E Emberdrake · 🟨G Goldcrest · 🟩M Mosshorn · 🟦T Tidefin · 🟪V Veilcat · ⬛N Nightfang
    Runes: 🔥 Flama · 🌊 Ona · 🍃 Fulla · 💨 Vendaval · 🪨 Pedra · ⭐ l'Estrela fa de comodí

    El teu Portal té nou caselles en tres files: orella E, testa, orella D / urpa E, tors, urpa D / pota E, cua, pota D. Cada una té dos runes. Quan les dos estan enceses ●●, hi pot anar una carta d'eixa part, de qualsevol criatura.
    .title = L'objectiu
alakazoo-rules-2 =
    Fes una acció, o salta't el torn i torna les teues fitxes Fosques.

    🎲 **Tirar**: un, dos o tres daus, i els resols d'un en un, en l'orde que vulgues. Una runa n'encén una d'igual de les teues; si no n'hi ha cap de lliure, reps una fitxa Fosca. Una Estrela encén qualsevol runa, o posa una fitxa de Màgia en el teu Guardià del castell.

    🃏 **Cartes**: agafa una columna sencera (després cada columna rep una carta nova; on seria la cinquena, les altres quatre es descarten), o renova algunes cartes de la mà.

    🧹 **Guardià**: paga una fitxa de Màgia d'una ranura i usa un poder.
    .title = El teu torn
alakazoo-rules-3 =
    Per una fitxa de Màgia del teu Guardià:

    {""}**Canvia una carta**: descarta una carta de mà i agafa d'una columna la que vulgues.
    {""}**Agafa d'una mà**: canvia una carta de mà per una d'un rival, a l'atzar, i rep una fitxa Fosca.
    {""}**Canvia el teu Portal**: canvia una carta del Portal per una de la mà de la mateixa part.
    {""}**Canvia amb un rival**: canvia una carta del Portal per una de la mateixa part d'un rival, i rep una fitxa Fosca.
    .title = El Guardià del castell
alakazoo-rules-4 =
    Després d'una acció pots col·locar totes les cartes que vulgues en caselles enceses; les dos fitxes de la casella tornen a la reserva.

    +1 si la carta és de la teua criatura, +1 si ningú més ha omplit encara eixa part.

    Al final del teu torn: més de quatre cartes de mà, o més de sis fitxes de Màgia en el teu tauler de Portal? Torna el que sobra i rep una fitxa Fosca.

    Una fitxa Fosca ocupa una ranura del Guardià; si no n'hi ha cap de lliure, ocupa el lloc d'una fitxa de Màgia. Tres fitxes Fosques et costen el torn següent, i no en reps mai una quarta.
    .title = Col·locar i límits
alakazoo-rules-5 =
    Qui ompli primer la novena casella rep un punt, i la ronda es juga fins al final. Des de llavors un Portal ple està fora de perill: ningú pot canviar cartes amb ell ni amb la mà de qui l'ha omplit.

    El Jurat Màgic dona després un punt per cada fila plena i cada columna plena amb les tres cartes d'una sola criatura, o de tres diferents; i un punt si totes les cartes del teu tauler de Portal són de la seua criatura.

    Qui té més punts és ARCANIMUS.

    {""}**L'edició anterior** (`magic-helper`) no té ranures ni deixa saltar-se el torn; els seus límits valen en tot moment, i un Ajudant passeja pel teu Portal.

    {""}**Esprint**: sis rondes, i després el Jurat Màgic puntua el que hi ha en els Portals.
    .title = El final
