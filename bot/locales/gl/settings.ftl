# O que vale nun servidor, para quen o administra.

settings-heading = ## Axustes deste servidor
settings-language =
    `/settings language` · { $language ->
        [auto] a do servidor se é un servidor de comunidade; se non, a de quen abre a mesa
        [en] English
       *[other] { $language }
    }
settings-channels =
    `/settings channel` · { $count ->
        [0] pódense abrir mesas en todas as canles
       *[other] pódense abrir mesas en { $channels }, e nos seus fíos
    }
settings-clock =
    `/settings clock` · { $clock ->
        [slow] sen présa: días para pensar
       *[live] en directo: está todo o mundo
    }, agás que quen abre a mesa elixa outro
settings-threads =
    `/settings threads` · { $on ->
        [on] cada mesa ten o seu propio fío
       *[off] as mesas están na canle, agás que quen a abre queira un fío
    }
settings-quiet =
    `/settings quiet` · { $on ->
        [on] en silencio: só se avisa a quen lle toca
       *[off] tamén se avisa de reaccións, ofertas e resultados
    }
settings-leaderboard =
    `/settings leaderboard` · { $on ->
        [on] hai clasificacións
       *[off] non hai clasificacións
    }
settings-text-mode =
    `/settings text-mode` · { $on ->
        [on] as mensaxes son texto para o lector de pantalla, agás que alguén elixa outra cousa
       *[off] as mensaxes levan imaxes
    }
settings-new-tables = -# As mesas xa abertas quedan como están. `/settings reset` acaba a dunha canle.

keep-language = 🌐 Esta mesa fala { $language } porque a abriches ti: este servidor non elixiu lingua. Queres que todas as mesas novas de aquí falen { $language }? Cámbiase en calquera momento con `/settings language`.
button-keep-language = Si, en todas
language-kept = Desde agora, as mesas novas deste servidor falan { $language }. Cámbiase con `/settings language`.
