# Non ezin den mahairik egon, edo ez eskatu bezala, eta zer egin.

no-uploads = Discordek fitxategiak igotzea desgaitu du zerbitzari honetan; hemen, beraz, taulak eta eskuak testua dira. Discordek bakarrik gaitu dezake berriro: zerbitzariaren jabeak haren laguntza-zerbitzuari galde diezaioke. Orduro saiatzen naiz berriro.
export-no-uploads = Discordek fitxategiak igotzea desgaitu du zerbitzari honetan; hemen, beraz, ezin dizut zure fitxategia bidali. Erabili `/me export` beste zerbitzari batean.
no-threads-here = Honelako kanal batean ez dago haririk; mahaia, beraz, kanalean bertan dago.
button-add-bot = Gehitu hona
refused-not-on-server = Ez nago zerbitzari honetan: nire aginduak baino ez zituzten gehitu, eta hemen ezin dut taularik eduki. Zerbitzaria kudeatzen duen batek botoi honekin gehi nazake; gero erabili agindua berriro.
refused-private-thread = Ezin dut hari pribatu hau ikusi, eta hemen ezin dut taularik eduki. Idatzi { $me } hari honetan, sartzen uzteko, eta gero erabili agindua berriro.
refused-thread-locked = Hari hau blokeatuta dago, eta hemen ezin dut taularik eduki. Moderatzen duenak desblokea dezake; edo ireki mahaia beste leku batean.
refused-threads-full = Zerbitzari honek Discordek onartzen dituen adina hari aktibo ditu. Itxi inork behar ez duen bat, edo saiatu berriro `thread` gabe.
refused-channel-taken-without-threads = Hemen badago mahai bat. `/table status` aginduak erakusten du; ireki hurrengoa beste kanal batean.
news-thread-locked = Partida honen haria blokeatu dute: { $game }. Horregatik geldituta dago. Haria moderatzen duenak desblokeatu bezain laster jarraituko du.
settings-channel-lacks = ⚠ Kanal honetan oraindik hau behar dut mahaietarako: { $channel } — { $missing }. Zerbitzari hau kudeatzen duen batek baimendu dezake kanalaren ezarpenetan.
