# Por que algo non se fixo, e que facer agora.

refused-no-table = Esa mesa xa non existe. `/help` diche como abrir outra.
refused-no-table-here = Nesta canle non hai mesa. `/help` diche como abrir unha, e `/me games` dá a lista das túas.
refused-outsider = { $status ->
    [lobby] Non tes asento nesta mesa. Preme **Sentar** se queda algún libre.
    [over] Non tiñas asento nesta mesa. `/help` diche como abrir unha túa.
   *[other] Non tes asento nesta mesa. **Mirar** amósache o taboleiro; quen leva a mesa, { $host }, pode dicirche cando comeza a próxima partida.
 }
refused-not-host = Iso só o pode facer quen leva a mesa: pídello a { $host }.
refused-managers-only = Iso só o pode facer quen administra o servidor: cómpre o permiso *Xestionar o servidor*.
refused-remove-yourself = Para deixar o teu propio asento, preme **Erguerse**.
refused-not-lobby = Iso só se pode facer antes de comezar a partida. `/table status` amósache onde está.
refused-not-live = { $status ->
    [lobby] A partida aínda non comezou: quen leva a mesa preme **Comezar**.
    [paused] A mesa está en pausa. Para seguir, preme **Continuar** no taboleiro ou usa `/table pause`.
   *[over] Esta partida acabou. Preme **Revancha** no taboleiro para xogar outra.
 }
refused-not-paused = { $status ->
    [over] Esta partida acabou. Preme **Revancha** no taboleiro para xogar outra.
   *[other] A mesa non está en pausa: segue xogando en **A miña man**.
 }
refused-undo = Iso non se pode desfacer. **A miña man** amosa o que podes facer agora.
refused-undo-nothing = Non hai ningunha xogada túa que se poida desfacer. **A miña man** amosa o que podes facer agora.
refused-undo-draft = Estás a medias de algo que só ves ti: en **A miña man** hai un botón para volver un paso atrás.
refused-undo-revealed = Iso non se pode desfacer: desde entón alguén tirou un dado, ou colleu ou viu unha carta. **A miña man** amosa o que podes facer agora.
refused-undo-window = Non se pode desfacer nada mentres se lle pregunta a todo o mundo se reacciona. Proba outra vez cando a mesa siga.
refused-undo-overtaken = Alguén xogou mentres tanto, así que non se desfixo nada. Mira o taboleiro e proba outra vez.
refused-undo-gone = Xa ninguén pide desfacer nada. O taboleiro amosa como está todo.
refused-vote-gone = Xa ninguén o pide. O taboleiro amosa como está todo.
refused-undo-lost = Iso non se pode desfacer: esta partida comezou cunha versión anterior das regras. **A miña man** amosa o que podes facer agora.
refused-waited = Xa pediches máis tempo, e só se pode facer unha vez: responde en **A miña man** ou preme **Deixar que pase**.
refused-not-over = A partida aínda non acabou: iso pódese facer cando acabe.
refused-log-pruned = As xogadas desta partida xa non están: o bot borra os historiais antigos. O resultado e as valoracións mantéñense.
refused-channel-taken = Esta canle xa ten mesa. `/table status` amósaa; xoga noutra, ou nun fío con `thread: True`.
refused-channel-taken-open = Esta canle xa ten mesa. `/table status` amósaa; a túa pode estar nun fío.
refused-too-many-tables = { $whose ->
    [host] Tes { $limit } mesas abertas, e non caben máis. Acaba unha con `/table end`.
    [hour] Abriches { $limit } mesas nunha hora. Agarda un anaco antes de abrir outra.
    [seats] Estás en { $limit } mesas, e non caben máis. Deixa unha con `/table leave`.
    [channel] Esta canle ten { $limit } mesas, e non caben máis. Proba noutra canle.
   *[guild] Este servidor ten { $limit } mesas, e non caben máis. Agarda a que acabe algunha.
 }
refused-full = Os { $seats } asentos están ocupados. Quen leva a mesa pode baleirar un en **Opcións**.
refused-removed = Quen leva a mesa quitoute dela, así que aquí xa non podes volver sentar. `/{ $game } new` abre unha mesa túa.
refused-invite = Este servidor ten os avisos desactivados, así que aquí non podo convidar a ninguén. Calquera pode premer **Sentar**.
refused-already-seated = Xa tes asento nesta mesa. Quen a leva preme **Comezar** cando non falte ninguén.
refused-too-few-seats = Este xogo necesita { $needed } xogadores, e hai { $filled }. Preme **Engadir IA**, ou pídelle a alguén que prema **Sentar**.
refused-no-such-seat = Ese asento xa está baleiro. Volve abrir **Opcións**.
refused-game-gone = O xogo desta mesa agora non está instalado aquí ({ $game }). A mesa queda gardada e seguirá cando volva o xogo.
refused-unknown-game = Aquí non existe ese xogo. `/help` dá a lista.
refused-unknown-level = Esta IA non sabe xogar a ese nivel. Elixe un destes: { $allowed }.
refused-bad-option = { $option ->
    [which] Estas regras exclúense: { $rules }. Elixe unha delas.
    [together] Dúas destas regras exclúense. Elixe unha delas.
    [listed] Iso non está entre as opcións. Elixe unha da lista de Discord.
   *[other] A regra «{ $option }» non se pode poñer así. Elixe outra vez en **Opcións**.
 }
refused-ai-level-alone = `ai_level` di o ben que xoga a IA, pero non pediches ningunha. Di con `ai` cantas sentan.
refused-slow-turn = O reloxo sen présa é para partidas de varios días, así que unha quenda dura como pouco { $hours ->
    [one] unha hora
   *[other] { $hours } horas
 }. Elixe máis tempo por quenda, ou o reloxo en directo.
refused-no-replay = Non hai ningunha partida acabada con ese número que poidas ver. Podes mirar as que xogaches, e as que se xogaron en canles que ves.
refused-not-in-this-channel = Neste servidor as mesas ábrense en { $channels }. Quen administra o servidor pode cambialo con `/settings channel`.
refused-substitute-blind = Esa persoa non pode ver esta canle, así que non lle chega ningún aviso. Elixe a alguén que a vexa, ou dálle antes acceso.
refused-substitute-bot = Un bot non pode ocupar o teu asento. `/table leave` dállo a un xogador de IA.
refused-substitute-seated = Esa persoa xa ten asento nesta mesa: elixe outra.
refused-call-others = Ese aviso é para outra persoa. As túas cartas están en **A miña man**, no taboleiro.
refused-substitute-others = Este asento ofréceselle a outra persoa. **Mirar**, no taboleiro, amósache a partida.
refused-substitute-gone = Esa persoa xa non che pode dar o asento: non é seu, ou a mesa acabou. `/help` diche como abrir unha mesa túa.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = Esa persoa ten o perfil privado. `/profile` sen nada máis amosa o teu.
refused-profile-of-bot = Os bots non teñen perfil: elixe unha persoa.
refused-no-leaderboard = Neste servidor as clasificacións están desactivadas. `/profile` amosa os teus resultados.
refused-not-saved = Non o puiden gardar, así que non se fixo. Proba outra vez dentro dun momento.
refused-fault = Algo fallou pola nosa banda, e non cambiou nada. Proba outra vez; o fallo queda rexistrado.
refused-refused = Iso agora non se pode. `/table status` trae un taboleiro novo.

refused-question-gone = Demasiado tarde: esa pregunta xa ten resposta ou acabou. **A miña man** amosa o que podes facer agora.
refused-not-offered = Iso agora non se pode. **A miña man** amosa o que podes facer.
refused-of-others = Esa pregunta é para outra persoa, así que non pasou nada. **A miña man** amosa a túa.
refused-not-asked = Agora non tes nada que decidir, así que non pasou nada. O taboleiro di a quen lle toca.
refused-unknown-control = Este botón xa non funciona. `/table status` trae un taboleiro novo.
refused-unknown-command = Este comando cambiou. Recarga Discord (Ctrl+R, ou reinicia a aplicación) e proba outra vez.
refused-restarting = Estou a reiniciarme e volvo nuns segundos. Non cambiou nada; preme outra vez entón.
refused-database-lost = Perdín o ficheiro onde están as túas partidas, así que paro, e non pasou nada. As partidas seguirán cando quen me mantén o recupere.
refused-no-permission = Aquí non podo facer iso: necesito { $missing }. Quen administra o servidor pode permitilo nos axustes da canle.
refused-no-thread = Non puiden abrir un fío aquí. Proba sen `thread`, ou pídelle a quen administra o servidor que me deixe crear fíos públicos.
refused-no-place = Non podo escribir na canle da mesa, así que o seu taboleiro quedou atrás. { $missing ->
    [none] Necesito ver a canle e enviar mensaxes nela.
   *[other] Alí necesito **{ $missing }**.
    } Cando se permita, `/table status` trae o taboleiro de volta.
news-channel-gone = Alguén borrou a canle da túa partida de { $game }, así que a partida está en pausa. `/table end` abandónaa; as túas outras partidas seguen.
refused-no-such-rule = Estas regras non din nada de «{ $what }». `/{ $game } rules` ábreas pola primeira páxina, coa lista de todas.
refused-not-in-server = As mesas están nas canles dun servidor, non en mensaxes privadas: usa alí o comando.

stale-question-gone = ⚠ **Esa era unha man vella:** a súa pregunta xa ten resposta ou acabou, así que non pasou nada. Esta é a túa man agora.
stale-not-offered = ⚠ **Iso agora non se pode,** así que non pasou nada. Esta é a túa man agora.
stale-of-others = ⚠ **Esa pregunta é para outra persoa,** así que non pasou nada. Esta é a túa man.
stale-not-live = { $status ->
    [over] ⚠ **A partida xa acabou,** así que non pasou nada.
    [paused] ⚠ **A mesa está en pausa,** así que non pasou nada.
   *[other] ⚠ **A partida aínda non comezou,** así que non pasou nada.
    }
stale-not-asked = ⚠ **Agora non tes nada que decidir,** así que non pasou nada. Esta é a túa man agora.

no-files = Os taboleiros e as mans levan imaxes, pero nesta canle non podo anexar ficheiros, así que aquí van en texto. Quen administra o servidor pode permitir *Anexar ficheiros* nos axustes da canle.
permission-view-channel = Ver a canle
permission-send-messages = Enviar mensaxes
permission-send-messages-in-threads = Enviar mensaxes en fíos
permission-create-public-threads = Crear fíos públicos
refused-no-review = { $why ->
    [outsider] Non xogaches esta partida: un repaso é das decisións propias.
    [outlook] Este xogo non ten repaso: non sabe dicir canto de probable é gañar.
    [older] Esta partida xogouse con regras anteriores e non se pode repasar.
    [nochoice] Nesta partida non tiveches ningunha elección de verdade: non hai nada que repasar.
   *[waits] Antes vai o teu repaso da partida { $table }. Míralo con **/review** e despois pide este.
}
refused-no-hints = Nesta partida non hai pistas. Antes de que comece a seguinte, quen leva a mesa pode permitilas en **Opcións**.
refused-lesson = A lección vai por outro camiño: preme a xogada con 👍 en **A miña man**. Nunha partida enteira podes probar esta.
