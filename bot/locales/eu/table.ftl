# Taula, eskua, deiak eta partidaren inguruan gertatzen dena.

table-name = **{ $game }**
table-paused = ⏸ **Mahaia geldituta dago.** Erlojuak geldirik daude; eserlekua duen edonork saka dezake **Jarraitu**.
undo-wish = ↩ { CASE($who, "erg") } azken jokaldia desegin nahi du, eta harekin besteek geroztik egindakoak ere desegingo dira. Denak ados daudenean desegingo da; jokaldi berri batek eskaera baliogabetzen du.
pause-wish = ⏸ { CASE($who, "erg") } mahaia gelditu nahi du (ados { $agreed }/{ $needed }). Denak ados daudenean geldituko da.
end-wish = 🏁 { CASE($who, "erg") } partida amaitu nahi du (ados { $agreed }/{ $needed }). Denak ados daudenean amaituko da, irabazlerik gabe.
table-answer-in-hand = -# Sakatu **Nire eskua** erantzuteko.
table-away = -# 💤 { CASE($who, "gen") } ordez AA bat ari da, **Nire eskua** ireki eta **Itzuli naiz** sakatu arte.
deadline = { $what } · ⏳ { $at }{ $then ->
    [move] , gero AA batek jokatuko du
    [default] , gero jokaldi zuhurra jokatuko da
    [pass] , gero gertatuko da
   *[other] {""}
    }
deadline-clock = { $what } · ⏳ { $at }, { $then }
barred = -# ~~{ $what }~~: { $why }
told = -# **{ $what }**: { $why }
move = { $what } · { $brings }
more-moves = Jokaldi gehiago ({ $count })
brings-cards = { $count ->
    [one] karta 1
   *[other] { $count } karta
    }
brings-chance = { $ways }/{ $all }
recent = -# { $what }
recent-newest = -# ▸ { $what }
ask = { $who }: { $what }
ask-you = Zuk erabaki: { $what }

hand-asked = ### { $what }
tutorial-lesson = Partida baten azken txandak jokatuko dituzu, gehienez { $count } sakaldi: 👍 zeinuak bidea erakusten du.
tutorial-hand = -# Tutoriala: gehienez { $count } sakaldi; **Gehiago** botoiarekin lehenago amaitzen da.
tutorial-thread = -# Taula hemen dago: { $thread }.
tutorial-done = 🎓 **Eginda.** Orain jokatu { $game } partida oso bat, lagunekin edo AAren aurka. Gida zurekin geratzen da.
tutorial-applause = 👏 **Bravo, { $who }!** { $game } jokoan dagoen guztia egin duzu. Partida oso baten iraupena: { $length }.
tutorial-bravo = Bravo!
tutorial-now = Orain joka dezakezu
tutorial-people = Jendearekin jokatu
tutorial-ai = AArekin jokatu
hand-away = AA bat ari da zure ordez. Edozein jokaldi eginda itzuliko zara zure lekura. Amaieran ez dagoena joan balitz bezala da: azken postua, eta hileko punturik ez.
hand-nothing-asked = Orain ez duzu ezer erabaki behar.
hand-waiting = Orain ez duzu ezer erabaki behar: mahaia { CASE($who, "gen") } zain dago.
hand-no-seat = **Jada ez duzu eserlekurik mahai honetan.** { $what ->
    [over] Partida amaitu da: **Begiratu** botoiak erakusten du nola.
   *[live] Partidak zu gabe jarraitzen du: **Begiratu** botoiak taula erakusten du.
 } `/help` aginduak dio nola ireki zeure mahai bat, eta `/me games` aginduak zure beste mahaiak zerrendatzen ditu.
hand-over = **Partida hau amaitu da.**

coach-on = 🎓 Gida piztuta dago: zure eskuko galdera guztiak azaltzen ditu, partida guztietan. `/me coach on:False` aginduak itzaltzen du.
coach-off = Gida itzalita dago. `/me coach` aginduak pizten du berriro.
coach = > 🎓 { $line }
hint = > 💡 { $line }
hint-plain = { $what }.
hint-wait = Itxaron: orain ezerk ez du gehiago ematen.

somebody-thinks = 🤔 Norbait pentsatzen ari da.
more-heading = **Gehiago**
standing-heading =
    {""}**Zure erreakzioak.** Karta batek ekintza bat geldi dezakeenean, mahaiak denei galdetzen die une batez; erantzuten ez duenak gertatzen uzten du. **Itxaron** sakatuz gero, denbora gehiago dago. Noiz nahi duzu galdetzea?
standing-let = Gertatzen utzi
standing-ending = Amaiera badakar
standing-concerned = Nire gauza bada
standing-always = Beti
standing-pinged = Beti, abisatuta
noted-elsewhere = Eginda. Taula beherago dago.
done-not-shown = Eginda dago; erakusteak bakarrik huts egin du. Begiratu taula, edo ireki berriro zure eskua.
noted-quietly = Jasota. Mahaiak aurrera egingo du denek erantzun dutenean edo denbora amaitutakoan.
noted-in-part = Eginda: aukeratutako { $count } urratsetatik { $done }. Gainerakoa ez zen beharrezkoa edo zerbait berria gertatu da.

turn = { $who }, { $count ->
    [one] zure txanda da
   *[other] zuen txanda da
    } **{ $game }** jokoan{ $at }.
answer-call = { $who }, **{ $game }** jokoa{ $at } zure erantzunaren zain dago.
defend-call = { $who }, eraso egin dizute **{ $game }** jokoan{ $at }.
window-call = { $who }, galdera bat **{ $game }** jokoan{ $at }: gertatzen utzi ala gelditu?
offer-call = { $who }, { $count ->
    [one] eskaintza bat daukazu
   *[other] eskaintza bat daukazue
    } **{ $game }** jokoan{ $at }.
turn-reminder = { $who }, { $count ->
    [one] denboraren erdia joan zaizu
   *[other] denboraren erdia joan zaizue
    } **{ $game }** jokoan{ $at }.
took-over-call = { $who }, denbora bi aldiz amaitu zaizu **{ $game }** jokoan, eta AA bat ari da zure ordez. **Nire eskua** ireki eta **Itzuli naiz** sakatuta, edo edozein jokaldi eginda, itzuliko zara zure lekura. Amaieran ez dagoena joan balitz bezala da: azken postua, eta hileko punturik ez.
removed-call = { $who }, mahaiburuak zure eserlekua libre utzi du **{ $game }** jokoan. Ezin zara mahai honetan berriro eseri; `/{ $command } new` aginduak zeure bat irekitzen du.

board-moved = -# Taula beherago dago.

end-nobody = **Inork ez du irabazi.**
end-winners = { $count ->
    [one] 🏆 { CASE($who, "erg") } irabazi du!
   *[other] 🏆 { CASE($who, "erg") } elkarrekin irabazi dute!
 }
end-unfinished = **Partida bukatu baino lehen eten da.** Inork ez du irabazi.
end-place = { $place } · { $who } · { $points }
points = { $count ->
    [one] puntu { $points }
   *[other] { $points } puntu
 }
end-stand-in = { $ai }, { CASE($who, "gen") } ordez
end-left = -# { $how ->
    [away] { $who } { $round }. errondaz geroztik zegoen kanpoan
   *[left] { $who } { $round }. errondan joan zen
 }, eta hori galtzea da: azken postua baloraziorako.
end-rated = -# 📈 Baloraziorako balio du: { $changes }
end-rating = { $who } { $before }, orain { $after } ({ $change })
end-unrated = -# Ez du baloraziorako balio: { $why ->
    [tutorial] tutoriala zen.
    [daily] eguneko mahaiek ez dute inoiz balio.
    [hints] aholkuak eska zitezkeen.
    [chosen] horrela ireki zen.
    [quick] erreakzioak azkarrak ziren.
    [away] amaieran ez zegoen inor jokatzen, eta ez du inorentzat balio.
    [early] norbait lehen bi errondetan joan zen.
    [few] amaiera arte bi lagun baino gutxiagok jokatu dute.
    [unfinished] ez da amaiera arte jokatu.
   *[often] lagun berek dagoeneko jokatu dituzte gaur balio duten partida guztiak.
 }
end-heading-unfinished = **{ $game }** garaia baino lehen amaitu da.
since-title = { $when ->
    [turn] **Zure txandan**
   *[since] **Zure azken jokaldiaz geroztik**
}
since-line = ▸ { $what }
end-moments = **Une erabakigarriak**
end-near = { $how ->
    [short] { $count ->
        [one] Ia-ia: izar bat falta izan zitzaizun Alakazum baterako.
       *[other] { $count } izar falta izan zitzaizkizun Alakazum baterako.
    }
    [behind] { $count ->
        [one] Ia-ia: puntu bat falta izan zitzaizun.
       *[other] { $count } puntu falta izan zitzaizkizun.
    }
   *[tied] Ia-ia: zuk ere bazenuen irabazteko adina.
 }
end-best = **Zure unerik onena**
end-hero = { $how ->
    [lost] { $name } zure alde dago oraindik: { $saying }
   *[won] { $name }: { $saying }
 }
end-moment = -# { $round }: { $what }
end-chances = { $who }: lehen % { $before }, orain % { $after }
end-length = -# 🔁 { $rounds ->
    [one] erronda 1
   *[other] { $rounds } erronda
 } · ⏱ { $time }
end-time-alone = -# ⏱ { $time }
end-time = { $unit ->
    [days] { $amount } egun
    [hours] { $amount } h
    [minutes] { $amount } min
   *[seconds] { $amount } s
 }
rematch-opened = Mahai berria dago behean: arau berak, gorrotorik ez, eta zure aulkia bero dago oraindik.

## What happens beside the game

notice-joined = { CASE($who, "erg") } aulki bat hurbildu du.
notice-left = { $who } joan da; AA batek jarraitzen du.
notice-left-empty = { $who } partidatik joan da.
notice-took-over = { CASE($who, "dat") } denbora bi aldiz amaitu zaio. AA bat ariko da orain haren ordez.
notice-expired = Egun osoan inork ez du hasi.
notice-closed = { $why ->
    [empty] Denak joan dira.
    [seated] Eserlekua duen batek itxi du, mahaiburua kanpoan zegoelako.
    [way] Mahaiburua kanpoan zegoen, eta norbaitek beste mahai bat ireki du.
   *[other] Mahaiburuak itxi du.
 }
notice-missed = { CASE($who, "dat") } denbora amaitu zaio.
notice-returned = { $who } bere aulkira itzuli da.
notice-end-wanted = { CASE($who, "erg") } partida amaitu nahi du (ados { $agreed }/{ $needed }: `/table end`).
notice-end-refused = { $who } ez dago ados partida amaitzearekin.
notice-ended = { $why ->
    [forsaken] Aspaldian inork ez du jokatu, eta mahaia itxi egin da.
    [learnt] Tutoriala amaitu da.
   *[other] Mahaia amaitu da.
 }
notice-pause-wanted = { CASE($who, "erg") } gelditu nahi du (ados { $agreed }/{ $needed }: `/table pause`).
notice-pause-refused = { $who } ez dago ados gelditzearekin.
notice-paused = { $why ->
    [place] ⏸ Mahaia geldituta dago: ezin izan dut hemen idatzi.
    [gone] ⏸ Denak kanpoan daude, eta mahaia gelditu egin da.
   *[other] ⏸ Mahaia geldituta dago.
 }
notice-resumed = { $who ->
    [none] ▶ Mahaiak aurrera egiten du.
   *[other] ▶ { CASE($who, "erg") } partida berriro martxan jarri du.
 }
notice-undo-wanted = { CASE($who, "erg") } azken jokaldia desegin nahi du.
notice-undo-refused = { $who } ez dago desegitearekin ados.
event-undone = ↩ { CASE($who, "erg") } azken jokaldia desegin du{ $more ->
    [yes] , eta harekin besteek geroztik egindakoak.
   *[no] .
 }
event-moot = Eskuan duzun ezerk ez zuen lagunduko; horregatik ez dizut galdetu.
notice-host-passed = { $who } da mahaiburu berria.

## After a command

leave-ask = **{ $game } mahai hau utzi nahi duzu?** { $what ->
    [free] Zure eserlekua libre geratuko da.
    [ai] AA batek jarraituko du zure eserlekuan.
    [out] Partidak zu gabe jarraituko du, eserlekua hutsik.
   *[last] Ez dago beste inor eserita, eta mahaia amaitu egingo da.
 }
leave-costs = { $what ->
    [early] ⚠ Hain goiz joanez gero, partidak ez du inoren baloraziorako balioko.
   *[lost] ⚠ **Partida honek baloraziorako balio du: joatea galtzea da,** AAk zure eserlekuan irabazi arren.
 }
button-leave-yes = Mahaia utzi
end-ask = **{ $game } mahai hau amaitu nahi duzu?** { $what ->
    [closed] Itxi egingo da, eta inork ezingo du bertan jokatu.
    [agree] Partida irabazlerik gabe amaituko da, denak ados daudenean.
   *[over] Partida oraintxe amaituko da, irabazlerik gabe.
 }
end-by-reset = Zuk kudeatzen duzu zerbitzari hau: mahaiaren kanalean `/settings reset` erabiliz amaitzen da, besteek edozer esanda ere.
button-end-yes = Amaitu
button-no = Ez
reset-ask = **Kanal honetako mahaia oraintxe amaitu nahi duzu?** Inork ez du irabaziko, ez da balorazio bat ere aldatuko, eta kanala libre geratuko da. Ezin da desegin.
button-reset-yes = Mahaia amaitu
nothing-changed = Ez da ezer aldatu.
left = Eserlekua utzi duzu.
ended = Mahaia amaitu da.
reset = Mahaia kendu da, eta kanala libre dago berriro.
pause-noted = Jasota. Mahaia geldituko da denak `/table pause` aginduarekin ados daudenean (oraingoz { $agreed }/{ $needed }).
paused = Mahaia geldituta dago. Jarraitzeko, erabili berriro `/table pause`, edo sakatu **Jarraitu**.
resumed = Mahaiak aurrera egiten du; erloju bakoitzak lehen zeukan denbora du.
undo-asked = Besteei taulan galdetu diet. Zure azken jokaldia denak ados daudenean desegingo da.
undone = Zure azken jokaldia deseginda dago.
end-noted = Jasota. Partida amaituko da denak `/table end` aginduarekin ados daudenean (oraingoz { $agreed }/{ $needed }).
thread-name = { $game } · { $who } · { $day }
plain-seat = { $asked ->
    [yes] ▶ { $who }
   *[no] { $who }
 }
plain-field = { $name }: **{ $value }**
moment-guess = -# Besteek asmatu dezatela zein etsai dagoen hor:
moment-guess-noted = Zure asmakizuna: { $what }. Beste inork ez du ikusten; asmatzen baduzu, zure izena esango da.
moment-guess-none = Orain ez duzu zer asmatu.
moment-guessed = 🎯 Asmatu dutenak: { $who }.
