# Zerbitzari batean zer agintzen duen, hura kudeatzen duenarentzat.

settings-heading = ## Zerbitzari honen ezarpenak
settings-language =
    `/settings language` · { $language ->
        [auto] zerbitzariarena berarena, komunitate-zerbitzaria bada; bestela, mahaia irekitzen duenarena
        [en] English
       *[other] { $language }
    }
settings-channels =
    `/settings channel` · { $count ->
        [0] mahaiak kanal guztietan ireki daitezke
       *[other] mahaiak ireki daitezkeen lekuak: { $channels }, eta bertako hariak
    }
settings-clock =
    `/settings clock` · { $clock ->
        [slow] presarik gabe: egunak pentsatzeko
       *[live] zuzenean: denak bertan
    }, mahaia irekitzen duenak besterik aukeratu ezean
settings-threads =
    `/settings threads` · { $on ->
        [on] mahai bakoitzak bere haria du
       *[off] mahaiak kanalean bertan daude, irekitzen duenak haria nahi izan ezean
    }
settings-quiet =
    `/settings quiet` · { $on ->
        [on] isilik: jokalariei beren txandan bakarrik abisatzen zaie
       *[off] jokalariei erreakzioez, eskaintzez eta emaitzez ere abisatzen zaie
    }
settings-leaderboard =
    `/settings leaderboard` · { $on ->
        [on] sailkapenak piztuta daude
       *[off] sailkapenak itzalita daude
    }
settings-text-mode =
    `/settings text-mode` · { $on ->
        [on] mezuak testua dira, pantaila-irakurlerako, norbaitek besterik aukeratu ezean
       *[off] mezuek irudiak dituzte
    }
settings-new-tables = -# Lehendik dauden mahaiak bere horretan geratzen dira. `/settings reset` aginduak kanaleko mahaia amaitzen du.

keep-language = 🌐 Mahai honen hizkuntza { $language } da, zuk ireki duzulako: zerbitzari honek ez du hizkuntzarik aukeratu. Hemengo mahai berri guztietarako ere { $language } nahi duzu? Edonoiz alda dezakezu `/settings language` aginduarekin.
button-keep-language = Bai, denetan
language-kept = Hemendik aurrera, zerbitzari honetako mahai berrien hizkuntza { $language } da. `/settings language` aginduak aldatzen du.
