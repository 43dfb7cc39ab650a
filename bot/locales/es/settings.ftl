# Los ajustes de un servidor, para quien lo administra.

settings-heading = ## Ajustes de este servidor
settings-language =
    `/settings language` · { $language ->
        [auto] el del servidor si es un servidor de comunidad; si no, el de quien abre la mesa
        [en] English
       *[other] { $language }
    }
settings-channels =
    `/settings channel` · { $count ->
        [0] se pueden abrir mesas en todos los canales
       *[other] se pueden abrir mesas en { $channels }, y en sus hilos
    }
settings-clock =
    `/settings clock` · { $clock ->
        [slow] sin prisa: días para pensar
       *[live] en directo: todo el mundo presente
    }, salvo que quien abre la mesa elija otro
settings-threads =
    `/settings threads` · { $on ->
        [on] cada mesa tiene su propio hilo
       *[off] las mesas están en el canal, salvo que quien la abre quiera un hilo
    }
settings-quiet =
    `/settings quiet` · { $on ->
        [on] en silencio: solo se avisa a quien le toca
       *[off] también se avisa de lo que se puede parar, de ofertas y de resultados
    }
settings-leaderboard =
    `/settings leaderboard` · { $on ->
        [on] hay clasificaciones
       *[off] no hay clasificaciones
    }
settings-text-mode =
    `/settings text-mode` · { $on ->
        [on] los mensajes son texto para lector de pantalla, salvo que alguien elija otra cosa
       *[off] los mensajes llevan imágenes
    }
settings-new-tables = -# Las mesas ya abiertas se quedan como están. `/settings reset` acaba la de un canal.

keep-language = 🌐 Esta mesa está en { $language } porque la has abierto tú: este servidor no ha elegido idioma. ¿Quieres que todas las mesas nuevas de aquí estén en { $language }? Se cambia en cualquier momento con `/settings language`.
button-keep-language = Sí, en todas
language-kept = Desde ahora, las mesas nuevas de este servidor están en { $language }. Se cambia con `/settings language`.
