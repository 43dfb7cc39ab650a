# AA batek Alakazum! jokoan zer aholkatzen duen, eta zergatik, lerro batean, galdetzen duenaren eskuan.

alakazum-hint-nothing = Ez egin ezer: ekintzarik ez du orain kosta dezakeena baino gehiago ematen.
alakazum-hint-market = Joan azokara eta erakutsi { $card }: { $cards } { $count ->
    [one] dakar
   *[other] dakartza
    }{ $energy ->
    [0] {""}
   *[other]  (sorginkerietarako energia: { $energy })
    }.
alakazum-hint-broom = Eman erratza: { $name }. Zure onena da, eta inork ezin izango dizu kendu.
alakazum-hint-cape = Eman kapa: { $name }. Zailagoa izango da zuri kentzea.
alakazum-hint-sceptre = Eman zetroa: { $name }. Borroka guztietan balio du.
alakazum-hint-crystal-ball = Agertu kartak kristalezko bolarekin: pertsonaia edo tranpa ez dena zurea izan daiteke.
alakazum-hint-meal = Atera { $card }: { $names } C mailara { $count ->
    [one] igoko da
   *[other] igoko dira
 }.
alakazum-hint-fight = Borrokatu: { $attacker } – { $target } ({ $who }). { $mine } : { $theirs }, eta agian zure taldera dator { $target }.
alakazum-hint-fight-to-rise = Borrokatu: { $attacker } – { $target } ({ $who }). { $mine } : { $theirs }, eta { $attacker } maila bat igoko da.
alakazum-hint-spell = Egin sorginkeria hau, { $spell }: { $effect }.
alakazum-hint-spell-on = Egin sorginkeria hau, { $spell } ({ $target }): { $effect }.
alakazum-hint-levitation = Egin sorginkeria hau, { $spell }: eman { $sent } eta hartu { $fetched }, zuretzat gehiago balio duena.
alakazum-hint-wait = Itxaron: erakuts dezakezunarekin, ezkutuko etsai gutxiegi garaituko zenituzke.
alakazum-hint-alakazum = Egin Alakazuma: { $sign }, { $number }. etsaia. { $points } ★: dakizunaren arabera, 100 alditik { $percent } irabaziko zenituzke.
alakazum-hint-start = Hartu { $name }: C mailan { $stars } ★ ematen du, eta gehienez { $combat } ⚔ du.
alakazum-hint-toad = Utzi sortak dauden bezala: nahasteak ez dizu ezer esaten.
alakazum-hint-fighter = Bidali { $name }: { $mine } : { $theirs } ({ $foe }).
alakazum-hint-helper = Lagun dezala: { $name }. { $more } ⚔ gehiago, eta arriskurik ez.
alakazum-hint-no-helper = Inork ezin du lagundu.
alakazum-hint-potion = Jokatu { $card }: { $more } gehiago zure aldean, orain { $mine } : { $theirs }.
alakazum-hint-potion-ahead = Pasatu: { $mine } : { $theirs } aski da dagoen bezala.
alakazum-hint-potion-behind = Pasatu: { $mine } : { $theirs } urrunegi dago eskuan duzunerako.
alakazum-hint-potion-rob = Lapurtu edabea: { $mine } : { $theirs } zure alde jarriko da.
alakazum-hint-die = Jokatu { $card }: { $roll } + { $more } : 🛡{ $resistance }.
alakazum-hint-die-pass = Utzi hemen: zure edabeekin { $roll } ez da 🛡{ $resistance } gainditzera iristen.
alakazum-hint-rob = Lapurtu: edabe hori gabe dadoak huts egiten du, eta zure pertsonaia gordeko duzu.
alakazum-hint-rob-pass = Utzi bakean: lapurtzeak ez du hemen ezer aldatzen.
alakazum-hint-give = Eman { $card }: gutxien behar duzuna da.
alakazum-hint-give-to = Eman { $card }. Hartzailea: { $who }. Gutxien behar duzun karta, eta atzeen dagoen jokalaria.
alakazum-hint-to = Hartzailea: { $who }. Atzeen dagoena da.
alakazum-hint-trick-half = Eman eskuaren erdia: { $count ->
    [one] karta batek pertsonaia batek baino gutxiago balio du
   *[other] { $count } kartak pertsonaia batek baino gutxiago balio dute
    }.
alakazum-hint-trick-character = Utzi pertsonaia bat: zure eskuak ahulenak baino gehiago balio du.
alakazum-hint-santa = Hartzailea: { $who }. Pertsonaia gal dezaketenen artean irabaztetik hurbilen dagoena da.
alakazum-hint-lose = Utzi { $name }: haren { $stars } ★ gutxien laguntzen diote zure kulturarik onenari.
alakazum-hint-lose-group = Utzi hemengo norbait: { $sign }. Ez da zure kulturarik onena.
alakazum-hint-voodoo = Erabili panpina: egin behar dutena garesti aterako litzaizuke.
alakazum-hint-voodoo-pass = Utzi gertatzen: ez du vudu-panpina bat merezi.
alakazum-hint-pay = Ordaindu honekin: { $card }. Aski den txikiena da.
alakazum-hint-witch = Hartu { $card }: { $effect }.
alakazum-hint-keep = Gorde { $card }: { $effect }.
alakazum-hint-keep-character = Gorde { $name }: garaitu dezakezu, eta 🛡{ $resistance } gainditzen duen dado batek zure taldera dakar.
alakazum-hint-keep-trap = Gorde { $card }: besteak okerragoak dira zuretzat.
alakazum-hint-put = Jarri orain { $card }: zenbat eta sakonago, orduan eta gutxiago lagunduko die besteei.
