# O que aconsella unha IA en Alakazoo, e por que, nunha liña na man de quen o pide.

alakazoo-hint-board = Invoca a { $creature }: para unha IA todos os taboleiros valen o mesmo.
alakazoo-hint-roll = { $count ->
    [0] Tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }: as runas que acendas agora agardarán polas súas cartas.
   *[other] Tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }: { $count ->
    [one] aínda faltan runas para { $cards }.
   *[other] aínda faltan runas para { $cards }.
 }
 }
alakazoo-hint-column = { $count ->
    [0] Colle a columna { $number }: o que che falta agora son cartas.
   *[other] Colle a columna { $number }: { $cards } { $count ->
    [one] pode
   *[other] poden
 } dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } no teu Portal.
 }
alakazoo-hint-column-fits = Colle a columna { $number }: { $cards } { $count ->
    [one] vale
   *[other] valen
 } para o teu Portal.
alakazoo-hint-swap = Renova { $cards }: non che { $count ->
    [one] serve
   *[other] serven
 } para nada mellor.
alakazoo-hint-swap-done = Preme Feito: as demais cartas merecen quedar.
alakazoo-hint-skip = Salta a quenda: líbraste { $count ->
    [one] da túa ficha Escura
   *[other] de { $count } fichas Escuras
 }, e agora nada vale máis.
alakazoo-hint-back = Dá un paso atrás: agora hai algo que vale máis.
alakazoo-hint-keeper-a = { $helper ->
    [yes] Usa o Axudante máxico
   *[no] Usa o Gardián
    }, Cambiar unha carta: { $card } por { $wanted }, que che serve máis.
alakazoo-hint-keeper-b = { $helper ->
    [yes] Usa o Axudante máxico
   *[no] Usa o Gardián
    }, Coller dunha man: { $card } non che serve, e unha carta descoñecida quizais si.
alakazoo-hint-keeper-c = { $helper ->
    [yes] Usa o Axudante máxico
   *[no] Usa o Gardián
    }, Cambiar o teu Portal: { $card } encaixa mellor nas túas filas e columnas.
alakazoo-hint-keeper-d = { $helper ->
    [yes] Usa o Axudante máxico
   *[no] Usa o Gardián
    }, Cambiar cun rival: a carta de { $who } ({ $space }) encaixa mellor nas túas filas e columnas.
alakazoo-hint-order = Primeiro { $rune }: { $count ->
    [0] xa non lle queda sitio
    [one] só lle queda un sitio
   *[other] quédanlle { $count } sitios, menos ca ás demais
 }.
alakazoo-hint-order-any = Primeiro { $rune }: aquí a orde case non importa.
alakazoo-hint-order-star = Agora { $rune }: vale en calquera sitio.
alakazoo-hint-light = Acende { $space }: servirá cando chegue a súa carta.
alakazoo-hint-light-for = Acende { $space }: tes { $card } para poñer aí.
alakazoo-hint-light-opens = Acende { $space }: quedan acesas as dúas runas, e pode entrar { $card }.
alakazoo-hint-light-slot = { $helper ->
    [yes] Déixaa na carta de Mago: cada poder do Axudante máxico custa unha ficha de alí.
   *[no] Déixaa no Gardián: cada poder seu custa unha ficha.
    }
alakazoo-hint-place = { $points ->
    [0] Coloca { $card }: unha cela máis preto das nove.
    [one] Coloca { $card }: dá 1 punto no acto.
   *[other] Coloca { $card }: dá { $points } puntos no acto.
 }
alakazoo-hint-place-no = Non coloques máis: o que queda estragaría máis do que dá.
alakazoo-hint-trim-hand = Descarta { $cards }: { $count ->
    [one] é a que menos falta che fai.
   *[other] son as que menos falta che fan.
 }
alakazoo-hint-trim-hand-useless = Descarta { $cards }: sen cela onde encaixar.
alakazoo-hint-trim-magic = Apaga a runa de { $space }: é a que menos che vale.
alakazoo-hint-trim-slot = { $helper ->
    [yes] Quita a ficha da carta de Mago: é a que menos che vale.
   *[no] Quita a ficha do Gardián: é a que menos che vale.
    }
