# Por que algo non se fixo, e que facer agora.

refused-no-table = Esa mesa xa non existe. `/help` diche como abrir outra.
refused-no-table-here = Nesta canle non hai mesa. `/help` diche como abrir unha, e `/me games` onde xogas.
refused-outsider = { $status ->
    [lobby] Non tes asento nesta mesa. Con **Sentar** consegues un mentres quede algún libre.
    [over] Non tiñas asento nesta mesa. `/help` diche como abrir unha túa.
   *[other] Non tes asento nesta mesa. **Mirar** ensínache o taboleiro; a mesa lévaa { $host } e saberá cando comeza a próxima partida.
 }
refused-not-host = Iso só o pode facer quen leva a mesa: pídello a { $host }.
refused-managers-only = Iso só o pode facer quen administra o servidor: cómpre o permiso *Xestionar o servidor*.
refused-remove-yourself = Para deixar o teu propio asento, preme **Erguerse**.
refused-not-lobby = Iso só se pode facer antes de comezar a partida. `/table status` ensínache onde está.
refused-not-live = { $status ->
    [lobby] A partida non comezou: quen leva a mesa preme **Comezar**.
    [paused] A mesa está en pausa: **Continuar** no seu taboleiro, ou `/table pause`, pona en marcha.
   *[over] Esta partida acabou. **Revancha** no seu taboleiro abre a seguinte.
 }
refused-not-paused = { $status ->
    [over] Esta partida acabou. **Revancha** no seu taboleiro abre a seguinte.
   *[other] A mesa non está en pausa: a partida segue en **A miña man**.
 }
refused-undo = Iso non se pode desfacer. **A miña man** ensina o que podes facer agora.
refused-undo-nothing = Non hai ningunha xogada túa que se poida desfacer. **A miña man** ensina o que podes facer agora.
refused-undo-revealed = Iso non se pode desfacer: desde entón tirouse, roubouse ou mirouse algo. **A miña man** ensina o que podes facer agora.
refused-undo-window = Non se pode desfacer nada mentres se lle pregunta a todo o mundo se reacciona. Proba outra vez cando a mesa siga.
refused-undo-overtaken = Alguén xogou mentres tanto, así que non se desfixo nada. Mira o taboleiro e proba outra vez.
refused-undo-gone = Xa ninguén pide desfacer nada. O taboleiro ensina como está todo.
refused-vote-gone = Xa ninguén o pide. O taboleiro ensina como están as cousas.
refused-undo-lost = Iso non se pode desfacer: esta partida comezou cunha versión anterior das regras. **A miña man** ensina o que podes facer agora.
refused-waited = Xa pediches máis tempo, e só se pode facer unha vez: responde en **A miña man** ou preme **Deixar que pase**.
refused-not-over = A partida aínda non acabou: iso pódese facer cando acabe.
refused-log-pruned = As xogadas desta partida xa non se gardan: quen leva o bot fai borrar os historiais antigos. O resultado mantense, e as puntuacións tamén.
refused-channel-taken = Esta canle xa ten mesa. `/table status` ensínaa; xoga noutra, ou nun fío con `thread: True`.
refused-too-many-tables = { $whose ->
    [host] Tes { $limit } mesas abertas, e non caben máis. Acaba unha con `/table end`.
    [hour] Abriches { $limit } mesas nunha hora. Agarda un anaco antes de abrir outra.
    [seats] Estás en { $limit } mesas, e non caben máis. Deixa unha con `/table leave`.
    [channel] Esta canle ten { $limit } mesas, e non caben máis. Proba noutra canle.
   *[guild] Este servidor ten { $limit } mesas, e non caben máis. Agarda a que acabe algunha.
 }
refused-full = Os { $seats } asentos están ocupados. Quen leva a mesa pode baleirar un en **Opcións**.
refused-removed = Quen leva esta mesa deixou libre o teu asento, así que aquí xa non podes sentar. `/{ $game } new` abre unha mesa túa.
refused-invite = { $why ->
    [quiet] Este servidor non quere avisos, así que aquí non convido a ninguén. Calquera pode premer **Sentar**.
    [again] A esta mesa xa se convidou xente, e iso só se pode facer unha vez. Calquera pode premer **Sentar**.
    [bot] Un bot non pode sentar: escolle persoas. **Engadir IA** enche un asento cun xogador de IA.
    [yourself] Xa estás nesta mesa: escolle outra persoa.
    [seated] Alguén da túa lista xa está nesta mesa: escolle outras persoas.
   *[removed] Quen leva a mesa deixou libre o asento de alguén da túa lista, que xa non pode sentar aquí: escolle outras persoas.
 }
refused-already-seated = Xa estás nesta mesa. Quen a leva preme **Comezar** cando non falte ninguén.
refused-too-few-seats = Cómpre ocupar { $needed } asentos, e van { $filled }. Preme **Engadir IA**, ou pídelle a alguén que prema **Sentar**.
refused-no-such-seat = Aí xa non hai ninguén. Volve abrir **Opcións**.
refused-game-gone = O xogo desta mesa xa non está instalado aquí ({ $game }). A mesa queda gardada e seguirá cando volva o xogo.
refused-unknown-game = Aquí non existe ese xogo. `/help` dá a lista.
refused-unknown-level = Esta IA non sabe xogar a ese nivel. Pode: { $allowed }.
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
refused-substitute-bot = Un bot non pode ocupar o teu asento. `/table leave` dállo a un xogador de IA.
refused-substitute-seated = Esa persoa xa está nesta mesa: escolle outra.
refused-substitute-others = Este asento ofréceselle a outra persoa. **Mirar**, no taboleiro, ensínache a partida.
refused-substitute-gone = Ese asento xa non é seu, ou a mesa acabou. `/help` di como abrir unha mesa propia.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = Esa persoa non lle ensina a ninguén o que xogou. `/profile` sen ninguén máis ensina o que xogaches ti.
refused-profile-of-bot = Os bots non teñen perfil aquí, porque os xogadores de IA levan a valoración do seu nivel: escolle unha persoa.
refused-no-leaderboard = Este servidor non ten clasificacións; quen o administra quitounas. `/profile` ensina o que xogaches.
refused-not-saved = Non se puido gardar, así que non ocorreu. Proba outra vez dentro dun momento.
refused-fault = Algo fallou pola nosa banda, e non cambiou nada. Proba outra vez; o fallo queda rexistrado.
refused-refused = Agora non se pode. `/table status` trae o taboleiro ao día.

refused-question-gone = Demasiado tarde: esa pregunta xa ten resposta ou acabou. **A miña man** ensina o que se pregunta agora.
refused-not-offered = Iso xa non se pode. **A miña man** ensina o que si.
refused-of-others = Esa pregunta é para outra persoa, así que non pasou nada. **A miña man** ensina o que se che pregunta a ti.
refused-not-asked = Agora non hai nada que preguntarche, así que non pasou nada. O taboleiro di a quen lle toca.
refused-unknown-control = Non sei de onde sae este botón. `/table status` trae un taboleiro novo.
refused-unknown-command = Esta orde cambiou. Recarga Discord (Ctrl+R, ou reinicia a aplicación) e proba outra vez.
refused-restarting = Estou a reiniciarme e volvo nuns segundos. Non cambiou nada; preme outra vez entón.
refused-database-lost = Perdín o ficheiro onde están as túas partidas, así que paro, e isto non fixo nada. As partidas poderán seguir cando quen me mantén o recupere.
refused-no-permission = Aquí non podo facer iso: faime falta { $missing }. Quen administre este servidor pode permitilo nos axustes da canle.
refused-no-thread = Non puiden abrir un fío aquí. Proba sen `thread`, ou pídelle a quen administre este servidor que me deixe crear fíos públicos.
refused-no-place = Non podo escribir na canle da mesa, así que o seu taboleiro quedou atrás. { $missing ->
    [none] Necesito ver a canle e enviar mensaxes nela;
   *[other] O que non podo facer alí: **{ $missing }**;
    } despois, `/table status` trae o taboleiro de volta.
news-channel-gone = Borrouse a canle da túa partida de { $game }, así que está en pausa. `/table end` abandónaa; o demais teu segue igual.
refused-no-such-rule = Estas regras non din nada de «{ $what }». `/{ $game } rules` ábreas pola primeira páxina, coa lista de todas.
refused-not-in-server = As mesas están nas canles dun servidor, non en mensaxes privadas: usa alí a orde.

stale-question-gone = ⚠ **Esa era unha man vella:** a súa pregunta xa ten resposta ou acabou, así que non pasou nada. Esta é a túa man agora.
stale-not-offered = ⚠ **Iso xa non se pode,** así que non pasou nada. Esta é a túa man agora.
stale-of-others = ⚠ **Esa pregunta é para outra persoa,** así que non pasou nada. Esta é a túa man.
stale-not-live = { $status ->
    [over] ⚠ **A partida xa acabara,** así que non pasou nada.
    [paused] ⚠ **A mesa estaba en pausa,** así que non pasou nada.
   *[other] ⚠ **Aínda non hai partida,** así que non pasou nada.
    }
stale-not-asked = ⚠ **Agora non hai nada que preguntarche,** así que non pasou nada. Esta é a túa man agora.

no-files = Os taboleiros e as mans levan imaxes, pero nesta canle non podo anexar ficheiros, así que aquí van en texto. Quen administre este servidor pode permitir *Anexar ficheiros* nos axustes da canle.
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
