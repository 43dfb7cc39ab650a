# Dónde no puede estar una mesa, o no como se pidió, y qué hacer.

no-uploads = Discord ha desactivado la subida de archivos en este servidor, así que aquí los tableros y las manos son texto. Solo Discord puede volver a activarla: quien posee el servidor puede preguntar a su soporte. Vuelvo a probar cada hora.
export-no-uploads = Discord ha desactivado la subida de archivos en este servidor, así que aquí no puedo enviarte tu archivo. Usa `/me export` en otro servidor.
