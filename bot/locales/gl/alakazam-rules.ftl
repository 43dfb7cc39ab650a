# Alakazam!: como se xoga, unha páxina cada vez. As regras enteiras están en docs/rules/alakazam.md.

alakazam-rules-1 =
    Un bazar de dados. As cartas piden dados que casen; todo o mundo cambia e regatea á vez, e ao final da rolda cada carta que teñas dá puntos se os teus dados a cumpren, e quítaos se non.

    Cada xogador ten seis dados dunha cor, e os brancos non son de ninguén: 🟧O laranxa, 🟨Y amarelo, 🟦B azul, 🟩G verde, ⬛K negro, ⬜W branco. Así, **🟧 O4** é un dado laranxa que marca un catro.

    A partida acaba cando alguén pasa de 30 puntos ao final dunha rolda, e gaña quen ten máis.
    .title = O obxectivo
alakazam-rules-2 =
    {""}**1 Preparar.** Cada quen pasa dous dados a cada lado, así que comezas con dous teus e dous de quen tes a cada lado. Con dous xogadores, o centro fai de segundo lado. Os dados brancos tíranse ao centro; á beira hai dúas cartas por xogador.

    {""}**2 Mirar.** Mira o que hai e preme **Xa mirei**.

    {""}**3 Regatear.** Tíranse todos os dados, e regatéase á vez ata que todo o mundo acabe.

    {""}**4 Puntuar.** Despois todo volve ao seu sitio e comeza outra rolda.
    .title = Unha rolda
alakazam-rules-3 =
    En **A miña man**, tantas veces como queiras (40 xogadas por rolda, unha por segundo):

    {""}**Cambia** un dado por un do centro; os dous conservan a súa cara.
    {""}**Colle unha carta** do centro, ou **devolve** unha.
    {""}**Ofrece** dun a tres dados a alguén, ou a todo o mundo, por un a tres dos seus: dados concretos, «calquera azul» ou «calquera 6». Marca un dado **Con nova tirada**, e quen o reciba poderá volver tiralo unha vez.

    Cada dado que ofreces queda bloqueado 🔒 ata que haxa resposta. Os demais premen **Aceptar**, **Rexeitar** ou **Contraoferta**; aos 45 segundos (12 horas sen présa) a oferta caduca. Sempre terás entre 3 e 9 dados.
    .title = O regateo
alakazam-rules-4 =
    Preme **Acabei** cando che pareza ben; se segues regateando, desfaise. Cando só falta unha persoa, quédalle un minuto (sen présa, 4 horas). Unha rolda dura 5 minutos como moito (sen présa, 24 horas). A soas contra a IA non hai límite.

    Un **Bonus** dá os seus puntos por si só, pero mentres tes un só podes devolver cartas e premer **Acabei**.

    Dúas persoas van polo mesmo dado ou carta? Lévao a primeira, e a outra recibe aviso; non lle custa nada.
    .title = Acabar, e as cartas Bonus
alakazam-rules-5 =
    «3/5/8» son os puntos por catro, cinco ou seis dados que encaixan. Un mesmo dado vale para todas as cartas.

    {""}**Números**: Escaleira, catro ou máis seguidos · Uns/Seises e semellantes, catro ou máis dun deles · Dobre trío, 3 e 3 · 29 ou máis · 13 ou menos, con seis dados
    {""}**Cores**: Cor, catro ou máis dunha · Caramelo, 3 e 3 · Tricolor, 2, 2 e 2 · Pirámide, 3, 2 e 1 · Arco da vella, catro ou máis (non con dous xogadores) · O teu e o seu, só branco e unha cor que non sexa a túa
    {""}**Ambas as cousas**: Full, 4 e 2, cada grupo dunha cor ou número · Nin chisco, 10 puntos se os teus dados non cumpren ningún outro obxectivo que alguén teña

    Un obxectivo fallado quita o seu valor máis baixo.
    .title = As cartas
alakazam-rules-6 =
    {""}**Penalización**: cada obxectivo fallado quita 3.
    {""}**Cartas extra**: nove máis, entre elas Bonus por obxectivos.
    {""}**Boca abaixo**: colles cartas sen velas antes, e ninguén ve as túas ata puntuar.
    {""}**Mercado**: tres cartas á vista, o resto é un mazo.
    {""}**Tres roldas**, cos puntos que sexan. **Sprint**: dúas.

    Cun reloxo **sen présa**, cada xogada agarda pola campá, que soa cada 20 segundos: primeiro devolucións, despois respostas, tiradas, cartas e cambios, e ao final ofertas novas.
    .title = Variantes
