# Que se garda da xente, quen o ve, e como se saca e se borra. docs/privacy.md di o mesmo.

privacy-heading = ## Privacidade
privacy =
    Este bot non le mensaxes: non lle pide a Discord o seu contido nin ten acceso privilexiado.

    {""}**Gárdase**, na base de datos de quen mantén este bot, mentres se conserven partidas e resultados: o teu id de usuario de Discord e o nome que tiñas ao sentar, e a última vez que premeches algo; os id do servidor, da canle e das mensaxes que amosan unha mesa; as opcións, a semente, as xogadas e o resultado de cada partida; as túas valoracións; que mesas do día comezaches; os repasos que pediches, que só ves ti; o que as túas partidas acabadas trouxeron ao teu álbum; os teus últimos convites a mesas; os teus axustes.

    {""}**Úsase** para levar as partidas nas que entras e amosar resultados e valoracións, e para nada máis. Non se vende nin se comparte nada, e non recibes mensaxes privadas que non pediches.

    {""}**Quen o ve**: xogadas e resultados, quen vexa a canle; valoracións, nos servidores onde xogaches; a túa man, só ti. A túa man forma parte do historial da partida, que garda quen mantén o bot.

    {""}**Os teus dereitos**: `/me export` dácho todo nun ficheiro. `/me delete` bórrao: os teus asentos pasan a xogadores de IA, e nas partidas acabadas queda no teu lugar un pseudónimo ao chou. As mensaxes antigas e as súas imaxes quedan, porque Discord xa non deixa que ninguén as edite; as copias de seguranza conservan os teus datos ata que se renovan.

operator-name = **Este bot** manteno { $name }.
operator-contact = Preguntas, queixas, borrado sen Discord: { $contact }
operator-hosting = A súa base de datos está en { $hosting }.
operator-backups =
    As copias de seguranza bórranse ao cabo de { $days } { $days ->
        [one] día
       *[other] días
    }.
operator-age = Para usalo hai que ter polo menos { $age } anos, ou máis onde o diga a lei do teu país.
link-privacy = Política de privacidade
link-terms = Condicións de uso
link-support = Axuda

export-heading = **Todo o que se garda de ti**
export-kept =
    { $tables } { $tables ->
        [one] asento
       *[other] asentos
    } · { $moves } { $moves ->
        [one] xogada
       *[other] xogadas
    } · { $results } { $results ->
        [one] resultado
       *[other] resultados
    } · { $ratings } { $ratings ->
        [one] valoración
       *[other] valoracións
    }

    O ficheiro di que é cada parte. Esta mensaxe só a ves ti; garda o ficheiro antes de pechala. `/me delete` bórrao todo.
export-about-user_id = O teu id de usuario de Discord, co que se atopou todo isto.
export-about-settings = O que elixiches con /me e o que o bot xa che contou. coach: se a guía explica cada pregunta; text_mode: a man como texto; language: a túa lingua; language_offered: o bot xa che falou das linguas; public: que clasificacións te inclúen; name: o teu nome a última vez que premeches algo; calls: quen pode convidarte; shared: resultados que compartiches, como mesa e canle; was_warned: antes recibías unha mensaxe cando a túa xeira ía acabar, e aínda hai que dicirche que xa non.
export-about-news = O que o bot aínda che diría: partidas que acabaron porque a súa canle ou o seu servidor xa non estaba.
export-about-hosted = Mesas que abriches. id: a mesa; guild_id: o servidor; channel_id: a canle (baixo cero: unha mesa do día, en ningunha); game: cal; created_at: cando. As horas son segundos desde 1970.
export-about-seats = Os teus asentos. table_id: a mesa; seat: o seu número, desde 0; user_id: de quen é; name: como te chamabas ao sentar; ai: o nivel dunha IA alí; leaver_id: quen o deixou; state: standing: as túas reaccións; misses: veces que acabou o tempo; away: unha IA xoga por ti; wants_end, wants_pause: queres acabar ou pausar; undo, agrees: a xogada na que pediches desfacer, ou estiveches de acordo; left_round, left_order, left_at: cando marchaches e en que orde; handed: pasou a outra persoa; novice: a túa primeira partida dese xogo; passing: o que deixas pasar; presses: pulsacións nun titorial; offers: cando o ofreciches por última vez, en milisegundos, 0: nunca; decided: a última rolda na que contestaches ti; silent_since, silent_until: as roldas desde entón nas que se contestou por ti.
export-about-left_seats = Asentos que deixaches durante unha partida; os campos son os de seats.
export-about-moves = As túas propias xogadas nos historiais das túas partidas. table_id: a mesa; n: o número da xogada; seat: o teu asento; action: o que fixeches; by: como (player: ti; undo: desfeita); at: cando. O que outros fixeron ou tiñan é seu e non está aquí.
export-about-results = Como che foi nas partidas acabadas. table_id, seat, user_id, ai, name: como en seats; place: 1 é o primeiro posto; points: puntos; winner: 1 se gañaches; reason: por que acabou; game: o xogo; guild_id: o servidor; options: as regras da casa; ended_at: cando; leaver: 1 se marchaches; rated: 1 se contou; mean, deviation: a túa valoración despois; collected: 1 cando o teu álbum xa ten o que trouxo.
export-about-daily = Mesas do día que comezaches. day: o día UTC; game: o xogo; user_id: ti; own_game: 1 se era o xogo do día, o da túa xeira, 0 se era outro, null se é de antes de que o houbese; table_id: a mesa.
export-about-reviews = Repasos que pediches. table_id: a mesa; user_id: ti; asked_at: cando; accuracy: precisión en tanto por cento, baleira ata que está completo; found: de cada decisión a mellor resposta, a súa probabilidade de gañar, o que custou a túa e con que seguridade.
export-about-album = O teu álbum. user_id: ti; game: o xogo; sticker: o personaxe, o obxectivo ou a criatura; table_id: a partida que o trouxo por primeira vez; at: cando acabou.
export-about-invitations = Convites do último día, teus ou para ti. day: o día polos reloxos do servidor, desde as 05:00; table_id: a mesa; as_host: 1 se convidaches ti, 0 se te chamaron.
export-about-ratings = A túa valoración en cada xogo. user_id: ti; game: o xogo; mean, deviation: canta forza, e con que seguridade; played: cantas partidas contaron; updated_at: cando cambiou por última vez.

delete-ask =
    {""}**Borrar todo o que se garda de ti?**

    { $tables ->
        [0] Agora non estás en ningunha mesa.
        [one] Na túa única mesa sen acabar, unha IA ocupa o teu asento; unha partida que deixas tras a segunda rolda conta como perdida.
       *[other] Nas túas { $tables } mesas sen acabar, unha IA ocupa o teu asento; unha partida que deixas tras a segunda rolda conta como perdida.
    }

    O teu nome e id, os teus axustes e as túas valoracións marchan. Nas partidas acabadas queda no teu lugar un pseudónimo ao chou, para que as valoracións dos demais sigan cadrando; ninguén pode saber de quen era, e non se che pode devolver.
delete-ask-again =
    {""}**Seguro? Isto non se pode desfacer.**

    As mensaxes antigas de Discord e as súas imaxes seguen amosando o teu nome, porque xa ninguén as pode editar. As copias de seguranza da base de datos conservan os teus datos ata que se renovan.
button-delete-go-on = Continuar
button-delete-yes = Borralo todo
delete-done =
    {""}**Feito.** Aquí xa nada leva ata ti. Se volves xogar, comezas como alguén novo.
delete-under-way =
    {""}**En marcha.** Algunhas das túas mesas dependen dunha parte do bot que agora non responde. En canto volva, bórrase todo o teu; non tes que facer nada máis. Ata entón non podes sentar noutra mesa, e `/me export` amosa o que aínda se garda.
