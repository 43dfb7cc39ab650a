# Que se garda da xente, quen o ve, e como se saca e se borra. docs/privacy.md di o mesmo.

privacy-heading = ## Privacidade
privacy =
    Este bot non le mensaxes: non lle pide a Discord o seu contido nin ten acceso privilexiado.

    {""}**Gárdase**, na base de datos de quen mantén este bot, mentres se conserven partidas e resultados: o teu id de usuario de Discord e o nome que tiñas ao sentar; os id do servidor, da canle e das mensaxes que amosan unha mesa; as opcións, a semente, as xogadas e o resultado de cada partida; as túas valoracións; que mesas do día comezaches; os teus axustes.

    {""}**Úsase** para levar as partidas nas que entras e ensinar resultados e valoracións, e para nada máis. Non se vende nin se comparte nada, e non recibes mensaxes privadas que non pedises.

    {""}**Veno**: xogadas e resultados, quen vexa a canle; valoracións, nos servidores onde xogaches; a túa man, só ti. Forma parte do historial da partida, que garda quen mantén o bot.

    {""}**É teu**: `/me export` dácho todo nun ficheiro. `/me delete` quítao: os teus asentos pasan a xogadores de IA, e nas partidas acabadas queda no teu lugar un pseudónimo ao chou. O que Discord xa non deixa editar a ninguén, mensaxes antigas e as súas imaxes, queda; as copias de seguranza coñécente ata que se renoven.

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
export-about-settings = O que elixiches con /me e o que xa se che contou.
export-about-news = O que o bot aínda che diría: partidas que acabaron porque a súa canle ou o seu servidor xa non estaba.
export-about-hosted = Mesas que abriches: servidor, canle, xogo e hora (segundos desde 1970).
export-about-seats = Os teus asentos, co nome que tiñas ao sentar e a túa forma de reaccionar.
export-about-left_seats = Asentos que deixaches durante unha partida.
export-about-moves = As túas propias xogadas nos historiais das túas partidas. O que outros fixeron ou tiñan é seu e non está aquí.
export-about-results = Como che foi nas partidas acabadas; media e desviación son a túa valoración tras a partida.
export-about-daily = Mesas do día que comezaches: día, xogo e mesa.
export-about-ratings = A túa valoración en cada xogo: media, desviación e cantas partidas contaron.

delete-ask =
    {""}**Borrar todo o que se garda de ti?**

    { $tables ->
        [0] Agora non estás en ningunha mesa.
        [one] Nunha mesa sen acabar, unha IA ocupa o teu asento; unha partida que deixas tras a segunda rolda conta como perdida.
       *[other] En { $tables } mesas sen acabar, unha IA ocupa o teu asento; unha partida que deixas tras a segunda rolda conta como perdida.
    }

    O teu nome e id, os teus axustes e as túas valoracións marchan. Nas partidas acabadas queda no teu lugar un pseudónimo ao chou, para que as valoracións dos demais sigan cadrando; ninguén pode saber de quen era, e non se che pode devolver.
delete-ask-again =
    {""}**Seguro? Isto non se pode desfacer.**

    As mensaxes antigas de Discord e as súas imaxes seguen amosando o teu nome, porque xa ninguén as pode editar. As copias de seguranza da base de datos coñécente ata que se renoven.
button-delete-go-on = Continuar
button-delete-yes = Borralo todo
delete-done =
    {""}**Feito.** Aquí xa nada leva ata ti. Se volves xogar, comezas como alguén novo.
delete-under-way =
    {""}**En marcha.** Algunhas das túas mesas dependen dunha parte do bot que agora non responde. En canto volva, bórrase todo o teu; non tes que facer nada máis. Ata entón non podes sentar noutra mesa, e `/me export` amosa o que aínda se garda.
