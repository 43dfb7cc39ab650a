# O que lle di a guía a quen xoga a Alakazum! por primeira vez: dúas frases curtas como moito, na súa propia man.

alakazum-coach-goal = { $sprint ->
    [yes] **Tras { $rounds } roldas gaña quen teña no seu equipo máis ★ dunha cultura, a que sexa.** Con oito podes gañar no acto, cun Alakazum.
   *[no] **Gáñase con oito ★ dunha mesma cultura**, a do teu primeiro personaxe ou outra: entón podes conxurar o Alakazum contra un inimigo. Cada quenda buscas compañía no bosque e fas unha soa cousa.
 }
alakazum-coach-fighter = Este personaxe córtache o paso e cómpre loitar. Gañas con máis ⚔; se empatas, perdes.
alakazum-coach-helper = Un personaxe sociable 🤝 suma o seu ⚔ e non arrisca nada. Di que si, agás que xa teñas o combate gañado.
alakazum-coach-forest-potion = As pocións suman o seu ⚔ neste combate; se empatas, perdes. Se xa levas vantaxe, gárdaas para despois.
alakazum-coach-potion = As pocións van por quendas ata que ambas as partes pasan. Quen ataca necesita máis ⚔; o empate favorece a quen defende.
alakazum-coach-die = Se a tirada supera a 🛡, quen perdeu únese ao teu equipo. Unha poción de dado suma á tirada.
alakazum-coach-rob = Unha poción de roubo leva a poción que se acaba de xogar. Sen ela, a tirada queda como está.
alakazum-coach-give = Unha trampa leva parte da túa man, pero ti elixes para quen. Dálle o que menos falta che fai a quen vaia moi por detrás.
alakazum-coach-trick = Ou media man vai para os teus rivais, ou marcha un personaxe. Os personaxes traen as ★ coas que se gaña.
alakazum-coach-santa = O agasallo pódelle estoupar a quen o teña ao final. Pásallo a quen estea máis preto de gañar.
alakazum-coach-lose = Este personaxe vai ao cemiterio e, se algún día volve, comeza de novo no nivel A. Entrega o que menos lle achegue á túa mellor cultura.
alakazum-coach-action = Agora podes facer **unha** cousa, ou nada. Para gañar un combate precisas máis ⚔; «+2?» é o que pode engadir o rival.
alakazum-coach-near = Tes { $needed } ★: despois disto podes conxurar un Alakazum, **que gaña a partida** se vence o inimigo.
alakazum-coach-threat = Un rival ten { $needed } ★ e pode gañar na súa próxima quenda. Se podes, quítalle un personaxe.
alakazum-coach-market = Ensina unha carta: o seu número 🧺 di cantas cartas levas do mercado. A ensinada queda alí, así que elixe unha que non che doa; garda sempre algún chapeu e algunha poción.
alakazum-coach-object = Unha comida sobe ao nivel C á vez todos os teus personaxes dunha cultura. Unha vasoira asegúrache un para sempre.
alakazum-coach-rivals = Busca un personaxe rival con menos ⚔ ca o teu. Se perdes ou empatas, ese rival pode levar o teu.
alakazum-coach-magic = Os feitizos custan enerxía: os chapeus da túa man e un por cada ✨ do teu equipo. O que non podes pagar está abaixo, co motivo.
alakazum-coach-voodoo = Un rival vai actuar. Só o para un boneco de vudú, e no xogo hai dous: se non tes, deixa que pase.
alakazum-coach-pay = Os chapeus pagan feitizos, e o que pagas de máis pérdese. Usa o máis baixo que chegue.
alakazum-coach-witch = Estas cartas sáenche de balde. As pocións gañan combates, os chapeus pagan maxia, os obxectos suman ★ ao final.
alakazum-coach-forest = Quedas cunha e devolves as demais como queiras. O que deixes enriba é o que atopará quen veña detrás.
alakazum-coach-alakazum = **Así se gaña:** elixe a cultura e despois un inimigo: con máis ★ ca el gañas no acto; se non, perdes un personaxe.
alakazum-coach-enemy = Ensina primeiro as cartas con ★, que non se gastan. Despois elixe un inimigo: o taboleiro di que números seguen boca abaixo.
alakazum-coach-ball = Podes seguir ou quedar co que hai á vista. Un personaxe ou unha trampa mándao todo ao mercado.
alakazum-coach-recovery = O teu personaxe perdeu e volvería comezar no nivel A. Unha poción de recuperación déixao tal como está.
alakazum-coach-thanksgiving = Cada quen pasa unha carta á esquerda e recibe outra pola dereita. Dá o que menos falta che faga.
