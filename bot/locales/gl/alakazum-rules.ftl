# Alakazum!: como se xoga, unha páxina cada vez. Cabe nun móbil; as regras enteiras están en docs/rules/alakazum.md.

alakazum-rules-1 =
    Es unha bruxa cun equipo de personaxes das culturas da península ibérica. As tradicións estadounidenses invádennos, e ti vas botar unha fóra.

    Reúne **8 ★ (puntos de cultura) ou máis dunha mesma cultura**, conxura un **Alakazum** e destapa un dos 👹 inimigos finais. Se tes **máis puntos** ca o inimigo (igualar non abonda), gañas no acto.

    🟧 VAL valenciano · 🟨 CAT catalán · 🟦 GAL galego · 🟥 EUS vasco · 🟩 AND andaluz · 🌈 multicolor, que vale para todas as culturas

    Inimigos: Black Friday 7, Fast Food 8, Halloween 9, Santa Claus 13 e, con dous ou cinco xogadores, Saint Valentine (9 con dous, 7 con cinco).
    .title = O obxectivo
alakazum-rules-2 =
    {""}**Os personaxes** están á vista no teu equipo. Cada un ten un nivel A, B ou C, e segundo o nivel: ⚔ combate, ★ estrelas da súa cultura e 🛡 resistencia á hipnose. Se o seu combate é un 🎲, tírase en cada combate.

    {""}**As cartas de man** son o teu segredo: chapeus (🎩 puntos de enerxía), pocións, obxectos, bonecos de vudú. Preme **A miña man** para ver as túas; ninguén máis pode.

    {""}**Carácter**
    🤝 sociable: suma o seu ⚔ ao dos seus en combate
    💰 aforrador: leva unha carta do mercado ao comezar a túa quenda
    ✨ moi máxico: unha enerxía para cada feitizo, unha e outra vez

    Comezas con tres cartas de man e un personaxe inicial. Ao repartir, os personaxes e as trampas cámbianse por outras cartas; comeza quen cambiou máis (os empates sortéanse). O teu último personaxe non o podes perder nunca.
    .title = As cartas
alakazum-rules-3 =
    {""}**1 Explorar o bosque** (sempre). Colles tantas cartas do bosque como personaxes tes. As cartas de man van á túa man sen ensinalas. Un personaxe 🧙 ou unha trampa faite parar: cómpre facerlle fronte.

    {""}**2 Unha acción** (se queres): ir ao mercado, dar un obxecto, loitar contra un personaxe rival ou facer maxia. Anúnciase, e calquera rival pode parala cun boneco de vudú.

    {""}**3 Alakazum** (se tes 8 ★ dunha mesma cultura e te atreves).
    .title = A túa quenda
alakazum-rules-4 =
    Un personaxe do bosque busca pelexa. Elixe quen loita e, se queres, alguén sociable 🤝 que axude; podes engadir pocións de combate.

    {""}**Máis ⚔ ca el?** O teu sobe un nivel e tiras un dado 🎲. Se supera a súa 🛡, úneseche no nivel A; as pocións de dado axudan. Se non, vai ao cemiterio ⚰.

    {""}**Non o superas?** (O empate non abonda.) Volve ao bosque, e o teu vai ao cemiterio, agás que sexa o único que tes ou vaia en vasoira.
    .title = Combates no bosque
alakazum-rules-5 =
    Nomea un personaxe rival e un dos teus. Non podes atacar a quen só ten un personaxe. Cada bando pode engadir a alguén sociable que axude.

    Despois atacante e defensor altérnanse: unha poción de combate, unha de roubo, ou pasar. Cando se pasa dúas veces seguidas, resólvese.

    {""}**Se gaña o ataque:** o personaxe atacante sobe un nivel e quen o ten tira un dado 🎲 contra a 🛡 do outro.
    {""}**Se non, tamén con empate:** sobe o personaxe *defensor*, e quen o ten tira contra a 🛡 do atacante.

    Se a tirada supera a resistencia, o personaxe cambia de equipo co seu nivel. Quen tira pode sumar pocións de dado, unha a unha, e o outro bando pode quitarlle cada unha. Un último personaxe, ou un en vasoira, non cambia nunca de equipo.
    .title = Combates con rivais
alakazum-rules-6 =
    {""}**Mercado** 🧺: ensina unha carta co número n, leva as n cartas de enriba do mercado e deixa a túa arriba. As cartas usadas tamén van alí, e calquera pode mirar todo o mazo.

    {""}**As comidas** soben ao nivel C todos os teus personaxes dunha de dúas culturas, pero non os multicolor 🌈. **A vasoira** vai baixo un personaxe, que xa non te deixa nunca.

    {""}**Os obxectos culturais** (★ 2) e **os amuletos** (★ 1) suman nun Alakazum e non se gastan.

    {""}**As pocións** úsanse ao loitar; **a poción de roubo** leva a que o outro bando acaba de xogar.

    {""}**Os bonecos de vudú** anulan unha acción ou un Alakazum rival. No xogo hai dous.
    .title = Mercado e cartas de man
alakazum-rules-7 =
    Paga primeiro coa enerxía de quen é ✨ moi máxico e despois con chapeus; o que sobra pérdese.

    0 **Bruxa desgraciada**: se todos os teus rivais (con cinco xogadores abondan tres) teñen máis personaxes ca ti, colle dúas cartas calquera do mercado
    1 **Adestramento**: un personaxe teu sobe un nivel
    2 **Videncia**: mira en segredo un inimigo boca abaixo
    3 **Maxia do bosque**: mira seis cartas do bosque, queda cunha e devolve as demais en calquera orde; se quedas cun personaxe ou cunha trampa, cómpre facerlle fronte
    3 **Levitación**: cambia un personaxe teu por outro de nivel A ou B, dun rival ou do cemiterio
    4 **Revivir**: un personaxe do cemiterio úneseche no nivel A
    4 **Déjà vu**: dúas accións seguidas, pero non outro Déjà vu
    .title = A maxia
alakazum-rules-8 =
    {""}**O desconto de Black Friday**: regálalles media man aos teus rivais, redondeando cara abaixo, como queiras.
    {""}**O truco ou trato de Halloween**: o mesmo, ou manda un personaxe teu ao cemiterio.
    {""}**O agasallo de Santa Claus**: tira. Con 1 ou 2 estoupa e perdes un personaxe; con 3 ou máis pásaslle o dado a calquera rival, que tira á súa vez.

    O que non podes pagar perdóaseche: cunha carta de man ou ningunha non regalas nada, e o teu único personaxe queda, igual ca os que van en vasoira. No truco ou trato non podes elixir o que non che custa nada se o outro custa algo.

    Unha trampa sae do xogo cando acaba.
    .title = As trampas
alakazum-rules-9 =
    Elixe a cultura, os obxectos que ensinas e un inimigo boca abaixo; os rivais poden usar un boneco; despois destápase o inimigo.

    {""}**Se tes máis ★ ca el, gañas.** Se non, un dos personaxes que participaron vai ao cemiterio e o inimigo queda boca arriba, fóra do alcance de todo o mundo.

    Se o bosque queda sen cartas, ou todos os inimigos están boca arriba, gañan os invasores, e a clasificación vai pola mellor cultura de cada quen.

    {""}**Sprint**: seis roldas, e despois gaña quen teña no seu equipo máis ★ dunha cultura. Un Alakazum segue gañando no acto: vale oito puntos e un por cada rolda que quede.
    .title = Conxurar un Alakazum
alakazum-rules-10 =
    {""}**70 cartas máis**, se a mesa se abre coa opción *Alakazum! 2*; as cartas novas levan escura a esquina superior dereita. Xoga antes un par de partidas ao xogo base.

    {""}**Os casteláns**, de 🟪 CAS, traen unha sexta cultura, e as demais tamén gañan personaxes novos. Hai seis personaxes iniciais. Con cinco xogadores elixe primeiro quen xoga en último lugar, e así cara atrás ata quen comeza.

    {""}**Armazon** está na fila de inimigos e é invencible: un Alakazum contra el sempre falla. Cando só queda el boca abaixo, a partida acaba no acto e gañan os invasores.

    {""}**Almudena** ◻ vai pola súa conta, sen cultura; as comidas non lle fan nada. Podes enviala *a ela soa* a un Alakazum: 2, 5 ou 8 ★ nos niveis A, B, C. Só lle suman os amuletos, e seguen facendo falta 8. Se falla, vai ao cemiterio, agás que sexa o teu único personaxe ou vaia en vasoira.

    {""}**Caldeiro** 🫕: dúas enerxías para cada feitizo. Se es quen menos personaxes ten, como coa Bruxa desgraciada, cóllelo ao comezar a túa quenda, aínda que o teña un rival; cando deixa de ser así, devólvelo.
    .title = Alakazum! 2: a xente
alakazum-rules-11 =
    Como acción, dálle unha **capa** ou un **cetro** a un personaxe que non teña ningún dos dous: 🧥 con capa ten 🛡 +1; 🪄 con cetro, ⚔ +1, tamén axudando. Van con el a outro equipo, e ao mercado se vai ao cemiterio.

    {""}**Bóla de cristal** 🔮: como acción, destapa cartas do bosque, polo menos unha, e para cando queiras: quedas coas cartas de man. A un personaxe ou a unha trampa cómpre facerlle fronte, e o destapado vai ao mercado. Se hai un boneco de vudú, sae do xogo.

    {""}**Poción de recuperación**: se perde quen loita por ti no bosque, queda contigo, co seu nivel.

    {""}**Cupcakes** 🧁 (trampa): esta quenda, sen acción.
    {""}**Acción de Grazas** 🦃 (trampa): todo o mundo pasa á vez unha carta de man á esquerda.
    .title = Alakazum! 2: as cartas
