# AA batek Alakazum! jokoan zer aholkatzen duen, eta zergatik, lerro batean, galdetzen duenaren eskuan.

alakazum-hint-nothing = Ez egin ezer: inolako ekintzak ez du orain kosta dezakeena baino gehiago ematen.
alakazum-hint-market = Joan azokara eta erakutsi { $card }: { $cards } { $count ->
    [one] lortuko duzu
   *[other] lortuko dituzu
    }{ $energy ->
    [0] {""}
   *[other] { " " }(sorginkerietarako energia: { $energy })
    }.
alakazum-hint-broom = Eman erratza { CASE($name, "dat") }: zure onena da, eta inork ezin izango dizu kendu.
alakazum-hint-cape = Eman kapa { CASE($name, "dat") }: zailagoa izango da zuri kentzea.
alakazum-hint-sceptre = Eman zetroa { CASE($name, "dat") }: borroka guztietan balio du.
alakazum-hint-crystal-ball = Irauli kartak kristalezko bolarekin: zuretzat gorde ditzakezu, pertsonaia edo tranpa bat agertu arte.
alakazum-hint-meal = Eman { $card }: { $names } C mailara { $count ->
    [one] igoko da
   *[other] igoko dira
 }.
alakazum-hint-fight = Eraso { CASE($who, "gen") } { CASE($target, "dat") } { CASE($attacker, "com") }: { $mine } : { $theirs }; irabaziz gero, agian { $target } zurea izango da.
alakazum-hint-fight-to-rise = Eraso { CASE($who, "gen") } { CASE($target, "dat") } { CASE($attacker, "com") }: { $mine } : { $theirs }; irabaziz gero, { $attacker } maila bat igoko da.
alakazum-hint-spell = Egin { $spell }: { $effect }.
alakazum-hint-spell-on = Egin { $spell } ({ $target }): { $effect }.
alakazum-hint-miserable-witch = Egin { $spell }: hain pertsonaia gutxi dituzunez, azokako edozein bi karta har ditzakezu, energiarik gastatu gabe.
alakazum-hint-levitation = Egin { $spell }: eman { $sent } eta hartu { $fetched }, zuretzat gehiago balio du eta.
alakazum-hint-wait = Itxaron: erakuts dezakezunarekin, ahuspez dauden etsaietatik gutxiegi garaituko zenituzke.
alakazum-hint-alakazum = Egin Alakazuma { $number }. etsaiaren aurka ({ $sign }, { $points } ★): dakizunaren arabera, 100 alditik { $percent } irabaziko zenituzke.
alakazum-hint-start = Hartu { $name }: C mailan { $stars } ★ ematen { $stars ->
    [one] du
   *[other] ditu
    }, eta ⚔ { $combat } izatera irits daiteke.
alakazum-hint-toad = Utzi sortak dauden bezala: nahasteak ez dizu ezer esaten.
alakazum-hint-fighter = Bidali { $name }: { $mine } : { $theirs } { CASE($foe, "gen") } aurka.
alakazum-hint-helper = Eskatu laguntza { CASE($name, "dat") }: { $more } ⚔ gehiago, eta ez du ezer arriskatzen.
alakazum-hint-no-helper = Inork ezin du lagundu.
alakazum-hint-potion = { $mine } : { $theirs } zaudete, beraz jokatu { $card }, { $more } gehitzeko.
alakazum-hint-potion-ahead = Edaberik ez: dagoen bezala, { $mine } : { $theirs } aski da.
alakazum-hint-potion-behind = Edaberik ez: { $mine } : { $theirs }, eta eskuan duzuna ez da aski.
alakazum-hint-potion-rob = Lapurtu edabea: { $mine } : { $theirs } zure alde jarriko da.
alakazum-hint-die = Jokatu { $card }: { $roll } + { $more }, 🛡{ $resistance } gainditu nahian.
alakazum-hint-die-pass = Gelditu hemen: zure edabeekin ere, { $roll } ez da 🛡{ $resistance } gainditzera iristen.
alakazum-hint-rob = Lapurtu: edabe hori gabe dadoa ez da aski, eta zure pertsonaia gordeko duzu.
alakazum-hint-rob-pass = Utzi bakean: lapurtzeak ez du hemen ezer aldatzen.
alakazum-hint-recovery = Jokatu berreskuratze edabea: { $name } edabea baino baliotsuagoa da zuretzat.
alakazum-hint-recovery-pass = Gorde berreskuratze edabea: { $name } baino baliotsuagoa da zuretzat.
alakazum-hint-no-recovery = Ez duzu berreskuratze edaberik.
alakazum-hint-ball = Irauli beste karta bat: galduko zenukeena baino gehiago eman diezazuke.
alakazum-hint-ball-stop = Gelditu hemen: beste karta batek emango lizukeena baino gehiago kendu diezazuke.
alakazum-hint-give = Eman { $card }: gutxien behar duzuna da.
alakazum-hint-give-to = Eman { $card } { CASE($who, "dat") }: gutxien behar duzun karta da, eta { $who } doa azkena.
alakazum-hint-to = Eman { CASE($who, "dat") }: atzeen dagoena da.
alakazum-hint-trick-half = Eman eskuko karten erdia: { $count ->
    [one] karta batek pertsonaia batek baino gutxiago balio du
   *[other] { $count } kartak pertsonaia batek baino gutxiago balio dute
    }.
alakazum-hint-trick-character = Bidali pertsonaiarik ahulena hilerrira: zure eskuak hark baino gehiago balio du.
alakazum-hint-santa = Pasatu { CASE($who, "dat") }: pertsonaia bat gal dezaketenen artean, irabaztetik hurbilen dagoena da.
alakazum-hint-lose = Bidali { $name } hilerrira: zure kulturarik onenari gutxien ematen diona da ({ $stars } ★).
alakazum-hint-lose-group = Bidali { $sign } taldeko norbait hilerrira: ez da zure kulturarik onena.
alakazum-hint-voodoo = Erabili panpina: egitera doazena garesti aterako litzaizuke.
alakazum-hint-voodoo-pass = Utzi gertatzen: ez du vudu-panpina bat merezi.
alakazum-hint-pay = Ordaindu { CASE($card, "com") }: aski den txikiena da.
alakazum-hint-pay-part = Ordaindu { CASE($card, "com") }: falta diren { $left } energietatik { $energy } ordaintzen ditu.
alakazum-hint-witch = Hartu { $card } ({ $effect }).
alakazum-hint-keep = Gorde { $card } ({ $effect }).
alakazum-hint-keep-character = Gorde { $name }: garai dezakezu, eta 🛡{ $resistance } gainditzen duen dado batek zure taldera ekarriko du.
alakazum-hint-keep-trap = Gorde { $card }: besteak okerragoak dira zuretzat.
alakazum-hint-put = Jarri orain { $card }: geratzen direnetatik, besteei gutxien laguntzen diena da.
