# Non ezin den mahairik egon, edo ez eskatu bezala, eta zer egin.

no-uploads = Discordek fitxategiak igotzea desgaitu du zerbitzari honetan; hemen, beraz, taulak eta eskuak testua dira. Discordek bakarrik pitz dezake berriro: zerbitzariaren jabeak Discorden laguntza-zerbitzuari galde diezaioke. Orduro saiatzen naiz berriro.
export-no-uploads = Discordek fitxategiak igotzea desgaitu du zerbitzari honetan; hemen, beraz, ezin dizut zure fitxategia bidali. Erabili `/me export` beste zerbitzari batean.
no-threads-here = Honelako kanal batean ez dago haririk; mahaia, beraz, kanalean bertan dago.
button-add-bot = Gehitu hona
refused-not-on-server = Ez nago zerbitzari honetan: nire aginduak baino ez ditu, eta hemen ezin dut taularik eduki. Zerbitzaria kudeatzen duen batek botoi honekin gehi nazake; gero erabili agindua berriro.
refused-private-thread = Ezin dut hari pribatu hau ikusi, eta hemen ezin dut taularik eduki. Idatzi { $me } hari honetan, sartzen uzteko, eta gero erabili agindua berriro.
refused-thread-locked = Hari hau blokeatuta dago, eta hemen ezin dut taularik eduki. Eskatu moderatzaile bati desblokeatzeko, edo ireki mahaia beste leku batean.
refused-threads-full = Zerbitzari honek Discordek onartzen dituen adina hari aktibo ditu. Itxi inork behar ez duen bat, edo saiatu berriro `thread` gabe.
refused-channel-taken-without-threads = Hemen badago mahai bat. `/table status` aginduak erakusten du; ireki hurrengoa beste kanal batean.
news-thread-locked = Zure { $game } partidaren haria blokeatu dute, eta partida geldituta dago. Moderatzaile batek haria desblokeatzean jarraituko du.
settings-channel-lacks = ⚠ { $channel } kanaleko mahaietarako oraindik hau behar dut: { $missing }. Zerbitzari hau kudeatzen duen batek baimen dezake kanalaren ezarpenetan.
