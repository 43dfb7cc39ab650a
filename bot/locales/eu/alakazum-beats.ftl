# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazum-beat-won = { $case ->
    [you-joined] { $a } : { $b } irabazi duzu, eta { $name }, fardela hartuta, zurekin dator.
    [you-forest] { $a } : { $b } irabazi duzu, eta { $name } basotik zurekin dator.
    [you-stays] { $a } : { $b } irabazi duzu, baina { CASE($name, "erg") } ez du betazalik mugitu ({ $roll } atera zaizu, { $needed } behar): { CASE($rival, "gen") } taldean jarraitzen du.
    [you-gone] { $a } : { $b } irabazi duzu, baina hipnosia ez da iritsi ({ $roll } atera zaizu, { $needed } behar): { $name } hilerrira doa.
    [you-plain] { $a } : { $b } irabazi diozu { CASE($name, "dat") }.
    [mine-joined] { CASE($who, "erg") } { $a } : { $b } irabazi du, eta { $name } harekin doa; behin, atzera begiratu dizu.
    [mine-stays] { CASE($who, "erg") } { $a } : { $b } irabazi du, baina { $name } tinko egon da, eta zurekin geratu da.
    [other-joined] { CASE($who, "erg") } { $a } : { $b } irabazi eta { $name } kendu dio { CASE($rival, "dat") }.
    [other-forest] { CASE($who, "erg") } { $a } : { $b } irabazi du, eta { CASE($name, "erg") } basoa utzi du.
   *[other] { CASE($who, "erg") } { $a } : { $b } irabazi dio { CASE($name, "dat") }.
    }
alakazum-beat-lost = { $case ->
    [you-fallen] { $name } indartsuagoa izan da, { $a } : { $b }. { $mine } hilerrian dago orain.
    [you-joined] { $a } : { $b } galdu duzu { CASE($name, "gen") } kontra; { $mine } { CASE($rival, "gen") } taldera doa.
    [you-plain] { $name } indartsuagoa izan da, { $a } : { $b }.
    [mine-joined] { CASE($who, "erg") } { $a } : { $b } galdu du; { $mine } zurea da orain.
    [mine-plain] Zure { CASE($name, "erg") } eutsi dio: { CASE($who, "erg") } { $a } : { $b } galdu du.
    [other-fallen] { CASE($who, "erg") } { $a } : { $b } galdu du { CASE($name, "gen") } kontra; { $mine } hilerrira doa.
    [other-joined] { CASE($who, "erg") } { $a } : { $b } galdu du { CASE($name, "gen") } kontra; { $mine } { CASE($rival, "gen") } taldera doa.
   *[other] { CASE($who, "erg") } aurre egin dio { CASE($name, "dat") }, baina { $a } : { $b } galdu du.
    }
alakazum-beat-tied = { $case ->
    [you-fallen] { $a } : { $b } berdindu eta galdu duzu { CASE($name, "gen") } kontra; { $mine } hilerrira doa.
    [you-joined] { $a } : { $b } berdindu eta galdu duzu { CASE($name, "gen") } kontra; { $mine } { CASE($rival, "gen") } taldera doa.
    [you-plain] { $a } : { $b } berdindu eta galdu duzu { CASE($name, "gen") } kontra.
    [mine-joined] { CASE($who, "erg") } { $a } : { $b } berdindu eta galdu du; { $mine } zurea da orain.
    [mine-plain] { CASE($who, "erg") } { $a } : { $b } berdindu eta galdu du zure { CASE($name, "gen") } kontra.
    [other-fallen] { CASE($who, "erg") } { $a } : { $b } berdindu eta galdu du { CASE($name, "gen") } kontra; { $mine } hilerrira doa.
    [other-joined] { CASE($who, "erg") } { $a } : { $b } berdindu eta galdu du { CASE($name, "gen") } kontra; { $mine } { CASE($rival, "gen") } taldera doa.
   *[other] { CASE($who, "erg") } { $a } : { $b } berdindu eta galdu du { CASE($name, "gen") } kontra.
    }
alakazum-beat-stars = { $case ->
    [you] Orain { $stars } izar dituzu.
   *[other] Orain { $stars } izar ditu taldeak.
    }
alakazum-beat-level = { $case ->
    [you] Zure { $name } hazi egin { $count ->
        [one] da
       *[other] dira
    }: { $level } maila.
   *[other] { CASE($who, "gen") } { $name } hazi egin { $count ->
        [one] da
       *[other] dira
    }: { $level } maila.
    }
alakazum-beat-buried = { $case ->
    [you] { $name } galdu duzu: gero arte.
   *[other] { CASE($who, "erg") } { $name } galdu du.
    }
alakazum-beat-exchanged = { $case ->
    [you] { $name } eman eta { $other } kendu diozu { CASE($rival, "dat") }.
    [you-cemetery] { $name } eman eta { $other } hartu duzu.
    [mine] { CASE($who, "erg") } { $other } kendu eta { $name } utzi dizu.
    [other-cemetery] { CASE($who, "erg") } { $name } eman eta { $other } hartu du.
   *[other] { CASE($who, "erg") } { $name } eman eta { CASE($rival, "dat") } { $other } kendu dio.
    }
alakazum-beat-resurrected = { $case ->
    [you] { CASE($name, "erg") } lurra astindu, eta zuregana itzuli da.
   *[other] { CASE($who, "erg") } hilerritik itzuli du { $name }.
    }
alakazum-beat-alakazum = { $case ->
    [you-won] Zure { $points } puntuko Alakazumak { $enemy } garaitu du!
    [you-failed] Zure { $points } puntuko Alakazumak basoa astindu du, baina { $enemy } zutik dago.
    [other-won] { CASE($who, "gen") } { $points } puntuko Alakazumak { $enemy } garaitu du!
   *[other-failed] { CASE($who, "gen") } { $points } puntuko Alakazumak basoa astindu du, baina { $enemy } zutik dago.
    }
alakazum-beat-cancelled = { $case ->
    [you] Orratz bat, eta zure vudu-panpinak gelditu du { $rival }.
    [mine] Orratz bat, eta { CASE($who, "gen") } vudu-panpinak gelditu zaitu. Ez duzu kartarik galdu.
   *[other] Orratz bat, eta { CASE($who, "gen") } vudu-panpinak gelditu du { $rival }.
    }
alakazum-beat-trap = { $case ->
    [you] Tranpa batean erori zara: { $card }.
   *[other] { $who } tranpa batean erori da: { $card }.
    }
alakazum-beat-gave = { $case ->
    [you] { CASE($rival, "dat") } { $count ->
        [one] karta bat eman diozu
       *[other] { $count } karta eman dizkiozu
    }.
    [mine] { CASE($who, "erg") } { $count ->
        [one] karta bat eman dizu
       *[other] { $count } karta eman dizkizu
    }.
   *[other] { CASE($who, "erg") } { CASE($rival, "dat") } { $count ->
        [one] karta bat eman dio
       *[other] { $count } karta eman dizkio
    }.
    }
alakazum-beat-drew = { $cards } hartu { $count ->
    [one] duzu
   *[other] dituzu
    }.

# Words in the pictures of moments, all short: `how` it went.

alakazum-moment-rolls = { CASE($who, "erg") } botako du
alakazum-moment-odds = { $how ->
    [joins] { $name } taldez aldatzen da
    [comes] { $name } taldera dator
    [gone] { $name } hilerrira doa
    [fallen] { $name } hilerrira doa
    [stays] ihes egiten du
    [holds] { $name } geratzen da
    [explodes] lehertzen da
   *[handed] eskuz aldatzen da
    }
alakazum-moment-stamp = { $how ->
    [joins] TALDEZ ALDATU DA
    [comes] BADATOR!
    [stays] IHES!
    [holds] GERATU DA!
    [gone] HILERRIRA!
    [fallen] HILERRIRA!
    [half] % 50 MERKEAGO
    [stolen] LAPURTUTA!
    [boom] BUM!
    [beaten] GARAITUTA!
   *[strong] INDARTSUEGIA
    }
alakazum-moment-goes = { $how ->
    [joins] { CASE($who, "gen") } taldera doa
    [comes] { CASE($who, "gen") } taldera doa
    [stays] { CASE($who, "gen") } taldean
    [holds] { CASE($who, "gen") } taldean
   *[lost] hilerrira doa
    }
alakazum-moment-rises = igo da
alakazum-moment-roll = { $roll } atera da, { $needed } behar zen.
alakazum-moment-unseen = Zein karta diren, haiek bakarrik dakite
alakazum-moment-instead = { CASE($who, "erg") } { $name } jaso du trukean
alakazum-moment-blast = { $roll } atera eta lehertu egin da.
alakazum-moment-against = kontra
alakazum-moment-loss = { $how ->
    [cards] { $count ->
        [one] Karta bat eman du
       *[other] { $count } karta eman ditu
    }
   *[character] { $name } galdu du
    }
alakazum-moment-ends = { $how ->
    [beaten] { CASE($who, "erg") } irabazi du
   *[strong] { $enemy } zutik dago
    }
