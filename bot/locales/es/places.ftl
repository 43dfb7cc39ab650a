# Dónde no puede estar una mesa, o no como se pidió, y qué hacer.

no-uploads = Discord ha desactivado la subida de archivos en este servidor, así que aquí los tableros y las manos son texto. Solo Discord puede volver a activarla: quien tiene la propiedad del servidor puede preguntar a su soporte. Vuelvo a probar cada hora.
export-no-uploads = Discord ha desactivado la subida de archivos en este servidor, así que aquí no puedo enviarte tu archivo. Usa `/me export` en otro servidor.
no-threads-here = En un canal como este no hay hilos, así que la mesa está en el propio canal.
button-add-bot = Añádeme aquí
refused-not-on-server = No estoy en este servidor: solo se añadieron mis comandos, así que aquí no puedo mantener un tablero. Quien administra el servidor puede añadirme con este botón; después usa el comando otra vez.
refused-private-thread = No puedo ver este hilo privado, así que aquí no puedo mantener un tablero. Escribe { $me } en él, que me deja entrar, y después usa el comando otra vez.
refused-thread-locked = Este hilo está bloqueado, así que aquí no puedo mantener un tablero. Quien lo modera puede desbloquearlo; o abre la mesa en otro sitio.
refused-threads-full = Este servidor tiene tantos hilos activos como permite Discord. Cierra uno que nadie necesite, o vuelve a intentarlo sin `thread`.
refused-channel-taken-without-threads = Aquí ya hay una mesa. `/table status` la enseña; abre la siguiente en otro canal.
news-thread-locked = El hilo de tu partida de { $game } se ha bloqueado, así que la partida está en pausa. Sigue en cuanto quien modera el hilo lo desbloquee.
settings-channel-lacks = ⚠ En { $channel } todavía necesito para las mesas: { $missing }. Quien administre este servidor puede permitirlo en los ajustes del canal.
