# El que val en un servidor, per a qui l'administra.

settings-heading = ## Configuració d'este servidor
settings-language =
    `/settings language` · { $language ->
        [auto] el del servidor si és un servidor de comunitat; si no, el de qui obri la taula
        [en] English
       *[other] { $language }
    }
settings-channels =
    `/settings channel` · { $count ->
        [0] es poden obrir taules en tots els canals
       *[other] es poden obrir taules en { $channels } i en els seus fils
    }
settings-clock =
    `/settings clock` · { $clock ->
        [slow] sense pressa: dies per a pensar
       *[live] en directe: tothom està present
    }, si qui obri la taula no tria una altra cosa
settings-threads =
    `/settings threads` · { $on ->
        [on] cada taula té el seu propi fil
       *[off] les taules estan en el canal, si qui n'obri una no vol un fil
    }
settings-quiet =
    `/settings quiet` · { $on ->
        [on] silenci: només s'avisa a qui li toca
       *[off] també s'avisa de reaccions, ofertes i resultats
    }
settings-leaderboard =
    `/settings leaderboard` · { $on ->
        [on] classificacions activades
       *[off] classificacions desactivades
    }
settings-text-mode =
    `/settings text-mode` · { $on ->
        [on] els missatges són text per a un lector de pantalla, si qui juga no tria una altra cosa
       *[off] els missatges porten imatges
    }
settings-new-tables = -# Les taules ja obertes es queden com estan. `/settings reset` acaba la d'un canal.

keep-language = 🌐 Esta taula parla { $language } perquè l'has oberta tu: este servidor no ha triat idioma. Vols que totes les taules noves d'ací parlen { $language }? Ho pots canviar en qualsevol moment amb `/settings language`.
button-keep-language = Sí, en totes
language-kept = Des d'ara, les taules noves d'este servidor parlen { $language }. Es canvia amb `/settings language`.
