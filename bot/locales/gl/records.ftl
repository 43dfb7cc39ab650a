# O que xogou a xente, e quen xoga mellor.

rating-sure = **{ $rating }**
rating-unsure = **{ $rating }** ± { $spread }

profile-heading = ## { $who }
profile-none-own = Aínda non acabaches ningunha partida. `/help` diche como abrir unha mesa.
profile-none = Neste servidor aínda non ten ningunha partida acabada.
profile-game =
    {""}**{ $game }** · { $count } { $count ->
        [one] partida
       *[other] partidas
    }, { $won } { $won ->
        [one] gañada
       *[other] gañadas
    }
profile-rating =
    Valoración { $rating } · { $count ->
        [one] conta { $count } partida
       *[other] contan { $count } partidas
    }
profile-seats = Vitorias: { $seats }
profile-by-seats = { $won } de { $count } con { $seats } xogadores
profile-streak =
    { $now ->
        [0] Mellor xeira de vitorias: { $best }
        [one] Mellor xeira de vitorias: { $best }
       *[other] Xeira actual de vitorias: { $now }; a mellor, { $best }
    }
profile-liked-alakazum = O máis visto no equipo: { $what }
profile-liked-alakazoo = Criatura favorita: { $what }
profile-liked-alakazam = Obxectivo favorito: { $what }
profile-days =
    🔥 { $days ->
        [0] Agora só quedan brasas
        [one] **1** día seguido
       *[other] **{ $days }** días seguidos
    } · a mellor: { $longest }
profile-par = ⛳ Par acadado en **{ $reached }** de { $count } { $count ->
        [one] día
       *[other] días
    }
profile-accuracy = 🎯 Precisión do **{ $percent } %** { $count ->
        [one] no teu último repaso
       *[other] nos teus últimos { $count } repasos
    }
profile-month = 🏆 { $place }
profile-album = 📔 O último do álbum: { $name }
profile-rival = 🤝 Con quen máis xoga, { $who }: { $count } partidas, por diante { $ahead } : { $behind }
profile-alt = A ficha de { $who }
profile-figure-par = par acadado
profile-figure-accuracy = precisión
profile-figure-month = este mes
profile-figure-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }, { $won } { $won ->
    [one] gañada
   *[other] gañadas
 }
profile-last = **Últimas partidas**
profile-last-game =
    { $game } · { $how ->
        [won] vitoria
        [left] abandono
       *[lost] posto { $place } de { $seats }
    } · { $at } · { $where } · `/replay { $number }`
profile-elsewhere = outro servidor
profile-public-everywhere = -# Isto pódeo ver calquera, e saes nas clasificacións de todos os servidores. `/me public` cámbiao.
profile-public-servers = -# Nos servidores onde xogaches, calquera de alí pode ver o que xogaches. `/me public` cámbiao.
profile-public-nowhere = -# Isto só o ves ti, e non saes en ningunha clasificación. `/me public` cámbiao.

leaders-heading-here = ## { $game }: clasificación deste servidor · { $page }/{ $pages }
leaders-heading-everywhere = ## { $game }: clasificación de todos os servidores · { $page }/{ $pages }
leaders-none-here = Aquí ninguén xogou aínda unha partida que conte. Acaba unha con dúas persoas ou máis, e saes na clasificación.
leaders-none-everywhere = Aínda ninguén elixiu saír aquí. Con `/me public` saes ti.
leaders-line =
    { $place }. { $who } · { $rating } · { $count } { $count ->
        [one] partida
       *[other] partidas
    }
leaders-line-unsure =
    – { $who } · { $rating } · { $count } { $count ->
        [one] partida
       *[other] partidas
    }
leaders-unsure = -# –: aínda sen posto, porque contaron menos de { $count } partidas.
leaders-you = ▶ { $line }
leaders-not-you-here = -# Aínda non estás na lista: acaba unha partida con dúas persoas ou máis neste servidor.
leaders-not-you-everywhere = -# Non estás na lista: elixe *todos os servidores* con `/me public` e acaba unha partida que conte.
leaders-choose = Outro xogo
button-leaders-here = Este servidor
button-leaders-everywhere = Todos os servidores

public-everywhere = Saes nas clasificacións de todos os servidores, e calquera pode ver o teu perfil.
public-servers = Saes nas clasificacións dos servidores onde xogaches; a xente de alí ve o que xogaches.
public-nowhere = Xa non saes en ningunha clasificación, e o teu perfil só o ves ti.

month-place = { $month }: posto { $place } con { $points } { $count ->
    [one] punto
   *[other] puntos
 }
month-heading = ## O mes neste servidor · { $month }
month-none = Aínda ninguén ten puntos este mes.
month-how = -# Acabar unha mesa con outras persoas dá { $table }; o xogo do día, { $own }, e acadar nel o par, { $par } máis; como moito, { $most } ao día. As mesas a soas con IA non dan nada.
leaders-month = O mes aquí
