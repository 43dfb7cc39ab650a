# On no pot haver-hi una taula, o no com s'ha demanat, i què fer.

no-uploads = Discord ha desactivat la pujada de fitxers en este servidor, així que ací els taulers i les mans van en text. Només Discord la pot tornar a activar: qui té la propietat del servidor pot preguntar al seu suport. Ho torne a provar cada hora.
export-no-uploads = Discord ha desactivat la pujada de fitxers en este servidor, així que ací no et puc enviar el fitxer. Usa `/me export` en un altre servidor.
no-threads-here = En un canal com este no hi ha fils, així que la taula està en el canal mateix.
button-add-bot = Afig-me ací
refused-not-on-server = No estic en este servidor: només s'hi han afegit les meues ordres, així que ací no puc mantindre un tauler. Qui administre el servidor em pot afegir amb este botó; després torna a usar l'ordre.
refused-private-thread = No puc veure este fil privat, així que ací no puc mantindre un tauler. Escriu-hi { $me }, que em deixa entrar, i després torna a usar l'ordre.
refused-thread-locked = Este fil està bloquejat, així que ací no puc mantindre un tauler. Qui el modera el pot desbloquejar; o obri la taula en un altre lloc.
refused-threads-full = Este servidor té tants fils actius com permet Discord. Tanca'n un que ningú necessite, o torna-ho a provar sense `thread`.
refused-channel-taken-without-threads = Ací ja hi ha una taula. `/table status` la mostra; obri la següent en un altre canal.
news-thread-locked = S'ha bloquejat el fil de la teua partida ({ $game }), així que està en pausa. Continua tan prompte com qui modera el fil el desbloquege.
settings-channel-lacks = ⚠ En { $channel } encara em fa falta per a les taules: { $missing }. Qui administre este servidor ho pot permetre en la configuració del canal.
