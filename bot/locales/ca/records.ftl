# El que ha jugat la gent, i qui juga millor.

rating-sure = **{ $rating }**
rating-unsure = **{ $rating }** ± { $spread }

profile-heading = ## { $who }
profile-none-own = Encara no has acabat cap partida. `/help` et diu com obrir una taula.
profile-none = Esta persona encara no ha acabat cap partida en este servidor.
profile-game =
    {""}**{ $game }** · { $count } { $count ->
        [one] partida
       *[other] partides
    }, { $won } { $won ->
        [one] guanyada
       *[other] guanyades
    }
profile-rating =
    Valoració { $rating } · { $count ->
        [one] compta { $count } partida
       *[other] compten { $count } partides
    }
profile-seats = Victòries: { $seats }
profile-by-seats = { $won } de { $count } amb { $seats } jugadors
profile-streak =
    { $now ->
        [0] Millor ratxa de victòries: { $best }
        [one] Millor ratxa de victòries: { $best }
       *[other] Ratxa actual de victòries: { $now }; la millor, { $best }
    }
profile-liked-alakazum = Qui més ha eixit en el seu equip: { $what }
profile-liked-alakazoo = Criatura preferida: { $what }
profile-liked-alakazam = Objectiu preferit: { $what }
profile-days =
    🔥 { $days ->
        [0] Ara només en queden brases
        [one] **1** dia seguit
       *[other] **{ $days }** dies seguits
    } · la millor: { $longest }
profile-par = ⛳ Par aconseguit en **{ $reached }** de { $count } { $count ->
        [one] dia
       *[other] dies
    }
profile-accuracy = 🎯 Precisió del **{ $percent } %** { $count ->
        [one] en el teu últim repàs
       *[other] en els teus últims { $count } repassos
    }
profile-month = 🏆 { $place }
profile-album = 📔 L'últim de l'àlbum: { $name }
profile-rival = 🤝 Amb qui més juga, { $who }: { $count } partides, per davant { $ahead } : { $behind }
profile-alt = Fitxa de perfil: { $who }
profile-figure-par = par fet
profile-figure-accuracy = precisió
profile-figure-month = este mes
profile-figure-games = { $count ->
    [one] 1 partida
   *[other] { $count } partides
 }, { $won } { $won ->
    [one] guanyada
   *[other] guanyades
 }
profile-last = **Últimes partides**
profile-last-game =
    { $game } · { $how ->
        [won] victòria
        [left] abandó
       *[lost] lloc { $place } de { $seats }
    } · { $at } · { $where } · `/replay { $number }`
profile-elsewhere = un altre servidor
profile-public-everywhere = -# Això ho pot veure tothom, i ixes en les classificacions de tots els servidors. `/me public` ho canvia.
profile-public-servers = -# En els servidors on has jugat, els altres poden veure el que hi vas jugar. `/me public` ho canvia.
profile-public-nowhere = -# Això només ho veus tu, i no ixes en cap classificació. `/me public` ho canvia.

leaders-heading-here = ## { $game }: classificació d'este servidor · { $page }/{ $pages }
leaders-heading-everywhere = ## { $game }: classificació de tots els servidors · { $page }/{ $pages }
leaders-none-here = Ací encara no ha jugat ningú una partida que compte. Acaba'n una amb dos persones o més, i eixiràs en la classificació.
leaders-none-everywhere = Encara ningú ha triat eixir ací. `/me public` t'hi posa.
leaders-line =
    { $place }. { $who } · { $rating } · { $count } { $count ->
        [one] partida
       *[other] partides
    }
leaders-line-unsure =
    – { $who } · { $rating } · { $count } { $count ->
        [one] partida
       *[other] partides
    }
leaders-unsure = -# –: encara sense lloc, amb menys de { $count } partides que compten.
leaders-you = ▶ { $line }
leaders-not-you-here = -# Encara no hi ixes: acaba una partida amb dos persones o més en este servidor.
leaders-not-you-everywhere = -# No hi ixes: tria *tots els servidors* amb `/me public` i acaba una partida que compte.
leaders-choose = Un altre joc
button-leaders-here = Este servidor
button-leaders-everywhere = Tots els servidors

public-everywhere = Ixes en les classificacions de tots els servidors, i tothom pot veure el teu perfil.
public-servers = Ixes en les classificacions dels servidors on has jugat; allí els altres veuen el que hi vas jugar.
public-nowhere = Ja no ixes en cap classificació, i només tu veus el teu perfil.

month-place = { $month }: lloc { $place } amb { $points } { $count ->
    [one] punt
   *[other] punts
 }
month-heading = ## El mes en este servidor · { $month }
month-none = Encara ningú té punts este mes.
month-how = -# Acabar una taula amb altres persones dona { $table }, el joc del dia { $own }, i aconseguir-hi el par, { $par } més; com a molt { $most } al dia. Les taules a soles amb la IA no donen res.
leaders-month = El mes ací
