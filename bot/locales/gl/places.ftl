# Onde non pode estar unha mesa, ou non como se pediu, e que facer.

no-uploads = Discord desactivou a subida de ficheiros neste servidor, así que aquí os taboleiros e as mans son texto. Só Discord pode volver activala: quen ten a propiedade do servidor pode pedirllo ao soporte de Discord. Volvo probar cada hora.
export-no-uploads = Discord desactivou a subida de ficheiros neste servidor, así que aquí non che podo enviar o ficheiro. Usa `/me export` noutro servidor.
no-threads-here = Nunha canle coma esta non hai fíos, así que a mesa está na propia canle.
button-add-bot = Engádeme aquí
refused-not-on-server = Non estou neste servidor: só se engadiron os meus comandos, así que aquí non podo manter un taboleiro. Quen administra o servidor pode engadirme con este botón; despois usa o comando outra vez.
refused-private-thread = Non podo ver este fío privado, así que aquí non podo manter un taboleiro. Escribe { $me } nel, que me deixa entrar, e despois usa o comando outra vez.
refused-thread-locked = Este fío está bloqueado, así que aquí non podo manter un taboleiro. Quen o modera pode desbloquealo; ou abre a mesa noutro sitio.
refused-threads-full = Este servidor ten tantos fíos activos como permite Discord. Pecha un que ninguén necesite, ou téntao de novo sen `thread`.
refused-channel-taken-without-threads = Aquí xa hai unha mesa. `/table status` amósaa; abre a túa noutra canle.
news-thread-locked = O fío da túa partida de { $game } está bloqueado, así que a partida está en pausa. Segue en canto quen modera o fío o desbloquee.
settings-channel-lacks = ⚠ Para as mesas en { $channel } aínda necesito: { $missing }. Quen administra o servidor pode permitilo nos axustes da canle.
