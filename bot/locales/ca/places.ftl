# On no pot haver-hi una taula, o no com s'ha demanat, i què fer.

no-uploads = Discord ha desactivat la pujada de fitxers en este servidor, així que ací els taulers i les mans van en text. Només Discord la pot tornar a activar: qui té la propietat del servidor pot preguntar al seu suport. Ho torne a provar cada hora.
export-no-uploads = Discord ha desactivat la pujada de fitxers en este servidor, així que ací no et puc enviar el fitxer. Usa `/me export` en un altre servidor.
no-threads-here = En un canal com este no hi ha fils, així que la taula està en el canal mateix.
button-add-bot = Afig-me ací
refused-not-on-server = No estic en este servidor: només té les meues ordres, així que ací no puc mantindre un tauler. Qui administra el servidor em pot afegir amb este botó; després torna a usar l'ordre.
refused-private-thread = No puc veure este fil privat, així que ací no puc mantindre un tauler. Escriu-hi { $me } per a deixar-me entrar, i després torna a usar l'ordre.
refused-thread-locked = Este fil està bloquejat, així que ací no puc mantindre un tauler. Demana a qui el modera que el desbloquege, o obri la taula en un altre lloc.
refused-threads-full = Este servidor té tants fils actius com permet Discord. Tanca'n un que ningú necessite, o torna-ho a provar sense `thread`.
refused-channel-taken-without-threads = Este canal ja té taula. `/table status` l'ensenya; obri la teua en un altre canal.
news-thread-locked = S'ha bloquejat el fil on jugues a { $game }, així que la partida està en pausa. Continuarà quan qui modera el fil el desbloquege.
settings-channel-lacks = ⚠ Per a les taules en { $channel } encara necessite: { $missing }. Qui administra el servidor ho pot permetre en la configuració del canal.
