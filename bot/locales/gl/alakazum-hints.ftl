# O que aconsella unha IA en Alakazum!, e por que, nunha liña na man de quen o pide.

alakazum-hint-nothing = Non fagas nada: ningunha acción dá agora máis do que pode custar.
alakazum-hint-market = Vai ao mercado con { $card }: trae { $cards }{ $energy ->
    [0] {""}
   *[other] { " " }({ $energy } de enerxía para feitizos)
    }.
alakazum-hint-broom = Dálle a vasoira a { $name }: é do mellor que tes, e así queda contigo.
alakazum-hint-cape = Dálle a capa a { $name }: así custa máis que cambie de bando.
alakazum-hint-sceptre = Dálle o cetro a { $name }: conta en cada combate.
alakazum-hint-crystal-ball = Destapa cartas coa bóla de cristal: o que non sexa personaxe nin trampa pode ser teu.
alakazum-hint-meal = Serve { $card }: { $names } { $count ->
    [one] sobe
   *[other] soben
 } ao nivel C.
alakazum-hint-fight = Ataca con { $attacker } a { $target }, de { $who }: { $mine } contra { $theirs }, e pode que leves a { $target }.
alakazum-hint-fight-to-rise = Ataca con { $attacker } a { $target }, de { $who }: { $mine } contra { $theirs }, e { $attacker } sobe un nivel.
alakazum-hint-spell = Lanza { $spell }: { $effect }.
alakazum-hint-spell-on = Lanza { $spell } sobre { $target } ({ $effect }).
alakazum-hint-miserable-witch = Lanza { $spell }: tes tan poucos personaxes que podes coller dúas cartas calquera do mercado, e sen gastar enerxía.
alakazum-hint-levitation = Lanza { $spell }: entrega a { $sent } e leva a { $fetched }, que che vale máis.
alakazum-hint-wait = Agarda: co que podes ensinar vences poucos dos inimigos boca abaixo.
alakazum-hint-alakazum = Conxúrao con { $sign } contra o inimigo { $number }: { $percent ->
    [100] polo que sabes, { $points } ★ gañan seguro.
   *[other] { $points } ★ gañan en { $percent } de cada 100 casos, polo que sabes.
 }
alakazum-hint-start = Elixe a { $name }: no nivel C dá { $stars } ★ e chega a ⚔{ $combat }.
alakazum-hint-toad = Deixa os mazos: barallar non che di nada.
alakazum-hint-fighter = Envía a { $name } contra { $foe }: { $mine } contra { $theirs }.
alakazum-hint-helper = Deixa que axude { $name }: suma ⚔{ $more } e non arrisca nada.
alakazum-hint-no-helper = Non pode axudar ninguén.
alakazum-hint-potion = Vas { $mine } contra { $theirs }: xoga { $card }, que suma { $more }.
alakazum-hint-potion-ahead = Pasa: { $mine } contra { $theirs } xa chega.
alakazum-hint-potion-behind = Pasa: co que tes non lle dás a volta ao { $mine } contra { $theirs }.
alakazum-hint-potion-rob = Quítalle a poción: así dáslle a volta ao { $mine } contra { $theirs }.
alakazum-hint-die = Xoga { $card }: { $roll } + { $more } contra 🛡{ $resistance }.
alakazum-hint-die-pass = Para aquí: as túas pocións non levan o { $roll } por riba de 🛡{ $resistance }.
alakazum-hint-rob = Quítaa: sen esa poción a tirada falla e conservas o teu personaxe.
alakazum-hint-rob-pass = Déixaa: quitala non cambia nada.
alakazum-hint-recovery = Xoga a poción de recuperación: { $name } valche máis ca a poción.
alakazum-hint-recovery-pass = Garda a poción de recuperación: valche máis ca { $name }.
alakazum-hint-no-recovery = Non tes ningunha poción de recuperación.
alakazum-hint-ball = Destapa outra carta: pode darche máis do que perderías.
alakazum-hint-ball-stop = Para aquí: outra carta pode custarche máis do que che daría.
alakazum-hint-give = Regala { $card }: é o que menos falta che fai.
alakazum-hint-give-to = Regálalle { $card } a { $who }: é o que menos falta che fai, e { $who } vai na cola.
alakazum-hint-to = Dálla a { $who }: ninguén vai máis por detrás.
alakazum-hint-trick-half = Regala media man: { $count ->
    [one] unha carta vale menos ca un personaxe.
   *[other] { $count } cartas valen menos ca un personaxe.
 }
alakazum-hint-trick-character = Entrega un personaxe: a túa man vale máis ca o teu personaxe máis frouxo.
alakazum-hint-santa = Pásallo a { $who }: de quen pode perder un personaxe, é quen está máis preto de gañar.
alakazum-hint-lose = Entrega a { $name }: { $stars ->
    [1] a súa ★ é a que menos lle achega á túa mellor cultura.
   *[other] as súas { $stars } ★ son as que menos lle achegan á túa mellor cultura.
 }
alakazum-hint-lose-group = Entrega a alguén de { $sign }: non é a túa mellor cultura.
alakazum-hint-voodoo = Usa o boneco: o que van facer sairíache caro.
alakazum-hint-voodoo-pass = Deixa que pase: non paga a pena gastar o boneco.
alakazum-hint-pay = Paga con { $card }: é o máis pequeno que chega.
alakazum-hint-pay-part = Paga con { $card }: cobre { $energy } dos { $left } de enerxía que faltan.
alakazum-hint-witch = Colle { $card } ({ $effect }).
alakazum-hint-keep = Queda con { $card } ({ $effect }).
alakazum-hint-keep-character = Queda con { $name }: podes gañarlle, e se a túa tirada supera 🛡{ $resistance } entra no teu equipo.
alakazum-hint-keep-trap = Queda con { $card }: as demais son peores para ti.
alakazum-hint-put = Devolve agora { $card }: das que quedan, é a que menos lles axuda aos demais.
