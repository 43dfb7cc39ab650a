# Non ezin den mahairik egon, edo ez eskatu bezala, eta zer egin.

no-uploads = Discordek fitxategiak igotzea desgaitu du zerbitzari honetan; horregatik taulak eta eskuak testua dira hemen. Discordek bakarrik gaitu dezake berriro: zerbitzariaren jabeak haren laguntza-zerbitzuari galde diezaioke. Orduro saiatzen naiz berriro.
export-no-uploads = Discordek fitxategiak igotzea desgaitu du zerbitzari honetan; horregatik hemen ezin dizut zure fitxategia bidali. Erabili `/me export` beste zerbitzari batean.
