# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazum-beat-won = { $case ->
    [you-joined] Irabazi duzu { $a } : { $b }: { $name } zurea da.
    [you-forest] Irabazi duzu { $a } : { $b }: { $name } zurea da.
    [you-stays] Irabazi duzu { $a } : { $b }. { $roll } atera da, { $needed } behar zen: { $name } lehengo taldean ({ $rival }).
    [you-gone] Irabazi duzu { $a } : { $b }. { $roll } atera da, { $needed } behar zen: { $name } galdu da.
    [you-plain] Irabazi duzu { $a } : { $b }. Arerioa: { $name }.
    [mine-joined] { $who }: { $a } : { $b } irabazi eta { $name } kendu dizu.
    [mine-stays] { $who }: { $a } : { $b } irabazi du, baina { $name } zurekin geratu da.
    [other-joined] { $who }: { $a } : { $b } irabazi eta { $name } hartu du ({ $rival }).
    [other-forest] { $who }: { $a } : { $b } irabazi eta { $name } hartu du.
   *[other] { $who }: { $a } : { $b } irabazi du. Arerioa: { $name }.
    }
alakazum-beat-lost = { $case ->
    [you-fallen] Galdu duzu { $a } : { $b }. Arerioa: { $name }. { $mine } galdu duzu.
    [you-joined] Galdu duzu { $a } : { $b }. Arerioa: { $name }. { $mine } beste taldera doa: { $rival }.
    [you-plain] Galdu duzu { $a } : { $b }. Arerioa: { $name }.
    [mine-joined] { $who }: { $a } : { $b } galdu du; { $mine } zurea da orain.
    [mine-plain] { $who }: { $a } : { $b } galdu du zure { $name } aurrean.
    [other-fallen] { $who }: { $a } : { $b } galdu du, eta { $mine } ere bai. Arerioa: { $name }.
    [other-joined] { $who }: { $a } : { $b } galdu du; { $mine } beste taldera doa: { $rival }.
   *[other] { $who }: { $a } : { $b } galdu du. Arerioa: { $name }.
    }
alakazum-beat-tied = { $case ->
    [you-fallen] Berdinduta galdu duzu, { $a } : { $b }. Arerioa: { $name }. { $mine } galdu duzu.
    [you-joined] Berdinduta galdu duzu, { $a } : { $b }. Arerioa: { $name }. { $mine } beste taldera doa: { $rival }.
    [you-plain] Berdinduta galdu duzu, { $a } : { $b }. Arerioa: { $name }.
    [mine-joined] { $who }: { $a } : { $b } berdindu eta galdu du; { $mine } zurea da orain.
    [mine-plain] { $who }: { $a } : { $b } berdindu eta galdu du zure { $name } aurrean.
    [other-fallen] { $who }: { $a } : { $b } berdindu eta galdu du, eta { $mine } ere bai. Arerioa: { $name }.
    [other-joined] { $who }: { $a } : { $b } berdindu eta galdu du; { $mine } beste taldera doa: { $rival }.
   *[other] { $who }: { $a } : { $b } berdindu eta galdu du. Arerioa: { $name }.
    }
alakazum-beat-stars = { $case ->
    [you] Orain { $stars } izar dituzu.
   *[other] Orain { $stars } izar.
    }
alakazum-beat-level = { $case ->
    [you] Zure taldean { $level } mailara igo { $count ->
        [one] da
       *[other] dira
    }: { $name }.
   *[other] { CASE($who, "gen") } taldean { $level } mailara igo { $count ->
        [one] da
       *[other] dira
    }: { $name }.
    }
alakazum-beat-buried = { $case ->
    [you] Galdu duzu: { $name }.
   *[other] { $who }: { $name } galdu du.
    }
alakazum-beat-exchanged = { $case ->
    [you] Trukea: { $name } eman, { $other } hartu ({ $rival }).
    [you-cemetery] Trukea: { $name } eman, { $other } hartu.
    [mine] { $who }: { $other } kendu eta { $name } utzi dizu.
    [other-cemetery] { $who }, trukea: { $name } eman, { $other } hartu.
   *[other] { $who }, trukea: { $name } eman, { $other } hartu ({ $rival }).
    }
alakazum-beat-resurrected = { $case ->
    [you] { $name } hilerritik itzuli da zuregana.
   *[other] { $who }: { $name } hilerritik itzuli du.
    }
alakazum-beat-alakazum = { $case ->
    [you-won] Zure { $points } puntuko Alakazumak { $enemy } garaitu du!
    [you-failed] Zure { $points } puntuko Alakazuma hautsi da. Etsaia: { $enemy }.
    [other-won] { $who }: { $points } puntuko Alakazumak { $enemy } garaitu du!
   *[other-failed] { $who }: { $points } puntuko Alakazuma hautsi da. Etsaia: { $enemy }.
    }
alakazum-beat-cancelled = { $case ->
    [you] Zure vudu-panpinak gelditu du: { $rival }.
    [mine] { $who }: vudu-panpinak gelditu zaitu.
   *[other] { $who }: vudu-panpina! Geldituta: { $rival }.
    }
alakazum-beat-trap = { $case ->
    [you] Tranpan erori zara: { $card }.
   *[other] { $who } tranpan erori da: { $card }.
    }
alakazum-beat-gave = { $case ->
    [you] Eman duzu: { $count ->
        [one] karta bat
       *[other] { $count } karta
    }. Hartzailea: { $rival }.
    [mine] { $who }: eman dizu { $count ->
        [one] karta bat
       *[other] { $count } karta
    }.
   *[other] { $who }: eman du { $count ->
        [one] karta bat
       *[other] { $count } karta
    }. Hartzailea: { $rival }.
    }
alakazum-beat-drew = { $cards } hartu { $count ->
    [one] duzu
   *[other] dituzu
    }.
