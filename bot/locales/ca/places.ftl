# On no pot haver-hi una taula, o no com s'ha demanat, i què fer.

no-uploads = Discord ha desactivat la pujada de fitxers en aquest servidor, així que aquí els taulers i les mans són text. Només Discord la pot tornar a activar: qui posseeix el servidor pot preguntar al seu suport. Ho torno a provar cada hora.
export-no-uploads = Discord ha desactivat la pujada de fitxers en aquest servidor, així que aquí no et puc enviar el fitxer. Fes servir `/me export` en un altre servidor.
