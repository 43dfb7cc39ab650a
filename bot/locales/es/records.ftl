# Lo que ha jugado la gente, y quién juega mejor.

rating-sure = **{ $rating }**
rating-unsure = **{ $rating }** ± { $spread }

profile-heading = ## { $who }
profile-none-own = Aún no has acabado ninguna partida. `/help` te dice cómo abrir una mesa.
profile-none = En este servidor aún no tiene ninguna partida acabada.
profile-game =
    {""}**{ $game }** · { $count } { $count ->
        [one] partida
       *[other] partidas
    }, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }
profile-rating =
    Valoración { $rating } · { $count ->
        [one] cuenta { $count } partida
       *[other] cuentan { $count } partidas
    }
profile-seats = Victorias: { $seats }
profile-by-seats = { $won } de { $count } con { $seats } jugadores
profile-streak =
    { $now ->
        [0] Mejor racha de victorias: { $best }
        [one] Mejor racha de victorias: { $best }
       *[other] Racha actual de victorias: { $now }; la mejor, { $best }
    }
profile-liked-alakazum = Lo más visto en su equipo: { $what }
profile-liked-alakazoo = Criatura favorita: { $what }
profile-liked-alakazam = Objetivo favorito: { $what }
profile-days =
    🔥 { $days ->
        [0] Ahora solo quedan brasas
        [one] **1** día seguido
       *[other] **{ $days }** días seguidos
    } · la mejor: { $longest }
profile-par = ⛳ Par alcanzado en **{ $reached }** de { $count } { $count ->
        [one] día
       *[other] días
    }
profile-accuracy = 🎯 Precisión del **{ $percent } %** { $count ->
        [one] en tu último repaso
       *[other] en tus últimos { $count } repasos
    }
profile-month = 🏆 { $place }
profile-album = 📔 Lo último del álbum: { $name }
profile-rival = 🤝 Con quien más juega, { $who }: { $count } partidas, por delante { $ahead } : { $behind }
profile-alt = La ficha de { $who }
profile-figure-par = par logrado
profile-figure-accuracy = precisión
profile-figure-month = este mes
profile-figure-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }, { $won } { $won ->
    [one] ganada
   *[other] ganadas
 }
profile-last = **Últimas partidas**
profile-last-game =
    { $game } · { $how ->
        [won] victoria
        [left] abandono
       *[lost] puesto { $place } de { $seats }
    } · { $at } · { $where } · `/replay { $number }`
profile-elsewhere = otro servidor
profile-public-everywhere = -# Esto lo puede ver cualquiera, y sales en las clasificaciones de todos los servidores. `/me public` lo cambia.
profile-public-servers = -# En los servidores donde has jugado, cualquiera de allí puede ver lo que jugaste. `/me public` lo cambia.
profile-public-nowhere = -# Esto solo lo ves tú, y no sales en ninguna clasificación. `/me public` lo cambia.

leaders-heading-here = ## { $game }: clasificación de este servidor · { $page }/{ $pages }
leaders-heading-everywhere = ## { $game }: clasificación de todos los servidores · { $page }/{ $pages }
leaders-none-here = Aquí nadie ha jugado aún una partida que cuente. Dos personas o más, hasta el final, y sales aquí.
leaders-none-everywhere = Nadie ha querido salir aquí todavía. `/me public` te pone en la lista.
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
leaders-unsure = -# –: aún sin puesto, porque han contado menos de { $count } partidas.
leaders-you = ▶ { $line }
leaders-not-you-here = -# No estás en la lista: acaba una partida con dos personas o más en este servidor.
leaders-not-you-everywhere = -# No estás en la lista: salen quienes lo han elegido con `/me public`, en cuanto les cuenta una partida.
leaders-choose = Otro juego
button-leaders-here = Este servidor
button-leaders-everywhere = Todos los servidores

public-everywhere = Puedes salir en las clasificaciones de todos los servidores, y cualquiera puede ver tu perfil.
public-servers = Sales en las clasificaciones de los servidores donde has jugado; la gente de allí ve lo que jugaste.
public-nowhere = Ya no sales en ninguna clasificación, y tu perfil solo lo ves tú.

month-place = { $month }: puesto { $place } con { $points } { $count ->
    [one] punto
   *[other] puntos
 }
month-heading = ## El mes en este servidor · { $month }
month-none = Nadie tiene puntos este mes todavía.
month-how = -# Acabar una mesa con más personas da { $table }; el juego del día, { $own }, y alcanzar el par, { $par } más; como mucho, { $most } al día. Las mesas a solas con IA no dan nada.
leaders-month = El mes aquí
