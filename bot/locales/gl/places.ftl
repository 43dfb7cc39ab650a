# Onde non pode estar unha mesa, ou non como se pediu, e que facer.

no-uploads = Discord desactivou a subida de ficheiros neste servidor, así que aquí os taboleiros e as mans son texto. Só Discord pode volver activala: quen posúe o servidor pode preguntarlle ao seu soporte. Volvo probar cada hora.
export-no-uploads = Discord desactivou a subida de ficheiros neste servidor, así que aquí non che podo enviar o ficheiro. Usa `/me export` noutro servidor.
