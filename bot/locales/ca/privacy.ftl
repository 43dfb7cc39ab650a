# Què es guarda de la gent, qui ho veu, i com ho trau o ho esborra. docs/privacy.md diu el mateix.

privacy-heading = ## Privacitat
privacy =
    Este bot no llig missatges: no demana a Discord el contingut dels missatges ni té accés privilegiat.

    {""}**Què es guarda**, en la base de dades de qui manté este bot, mentre guarde partides i resultats: el teu identificador de Discord i el nom que tenies en seure, i l'última vegada que vas prémer alguna cosa; els identificadors del servidor, del canal i dels missatges que ensenyen una taula; les opcions, la llavor, les jugades i el resultat de cada partida; les teues valoracions; quines taules del dia has començat; els repassos que has demanat, que només veus tu; el que les teues partides acabades han portat al teu àlbum; les teues últimes invitacions a taules; la teua configuració.

    {""}**Per a què**: per a portar les partides on jugues, per a ensenyar resultats i valoracions, i per a res més. No es ven ni es compartix res, i no rebràs cap missatge privat que no hages demanat.

    {""}**Qui ho veu**: qui veu el canal veu jugades i resultats; les valoracions es veuen en els servidors on has jugat; la teua mà només la veus tu. La mà forma part de l'historial de la partida, que guarda qui manté el bot.

    {""}**Els teus drets**: `/me export` t'ho dona tot en un fitxer. `/me delete` ho esborra: els teus seients passen a jugadors d'IA, i en les partides acabades ocupa el teu lloc un pseudònim a l'atzar. Els missatges vells i les seues imatges s'hi queden, perquè Discord no deixa que ningú els edite; les còpies de seguretat guarden les teues dades fins que se substituïxen.

operator-name = **Este bot** el manté { $name }.
operator-contact = Preguntes, queixes, esborrat sense Discord: { $contact }
operator-hosting = La seua base de dades està en { $hosting }.
operator-backups =
    Les còpies de seguretat s'esborren al cap de { $days } { $days ->
        [one] dia
       *[other] dies
    }.
operator-age = Per a usar-lo cal tindre almenys { $age } anys, o més on ho diga la llei del teu país.
link-privacy = Política de privacitat
link-terms = Condicions d'ús
link-support = Ajuda

export-heading = **Tot el que es guarda de tu**
export-kept =
    { $tables } { $tables ->
        [one] seient
       *[other] seients
    } · { $moves } { $moves ->
        [one] jugada
       *[other] jugades
    } · { $results } { $results ->
        [one] resultat
       *[other] resultats
    } · { $ratings } { $ratings ->
        [one] valoració
       *[other] valoracions
    }

    El fitxer diu què és cada part. Este missatge només el veus tu; guarda el fitxer abans de tancar-lo. `/me delete` ho esborra tot.
export-about-user_id = El teu identificador de Discord, amb el qual s'ha trobat tot això.
export-about-settings = El que has triat amb /me i el que el bot ja t'ha dit. coach: si la guia explica cada pregunta; text_mode: la mà com a text; language: el teu idioma; language_offered: ja se t'ha parlat dels idiomes; public: en quines classificacions ixes; name: el teu nom l'última vegada que vas prémer alguna cosa; calls: qui et pot convidar; shared: resultats que has compartit, com a taula i canal; was_warned: abans rebies un missatge quan la teua ratxa estava a punt d'acabar, i encara se t'ha de dir que ja no.
export-about-news = El que el bot encara t'ha de dir: partides que es van acabar perquè el seu canal o servidor ja no hi era.
export-about-hosted = Taules que has obert. id: la taula; guild_id: el servidor; channel_id: el canal (davall de zero: una taula del dia, en cap); game: quin; created_at: quan. Les hores són segons des de 1970.
export-about-seats = Els teus seients. table_id: la taula; seat: el seu número, des de 0; user_id: de qui és; name: com et deies en seure; ai: el nivell d'una IA allí; leaver_id: qui el va deixar; state: standing: les teues reaccions; misses: vegades que s'ha acabat el temps; away: una IA juga per tu; wants_end, wants_pause: vols acabar o pausar; undo, agrees: la jugada en què vas demanar desfer, o hi vas estar d'acord; left_round, left_order, left_at: quan te'n vas anar i en quin orde; handed: va passar a una altra persona; novice: la teua primera partida d'eixe joc; passing: el que deixes passar; presses: pulsacions en un tutorial; offers: quan l'has oferit per última vegada, en mil·lisegons, 0: mai; decided: l'última ronda en què vas contestar tu; silent_since, silent_until: les rondes des de llavors en què s'ha contestat per tu.
export-about-left_seats = Seients que vas deixar durant una partida; els camps són els de seats.
export-about-moves = Les teues jugades en els historials de les teues partides. table_id: la taula; n: el número de la jugada; seat: el teu seient; action: el que vas fer; by: com (player: tu; undo: desfeta); at: quan. El que van fer o tindre els altres és seu i no està ací.
export-about-results = Com et va anar en les partides acabades. table_id, seat, user_id, ai, name: com en seats; place: 1 és el primer lloc; points: punts; winner: 1 si vas guanyar; reason: per què es va acabar; game: el joc; guild_id: el servidor; options: les regles de la casa; ended_at: quan; leaver: 1 si te'n vas anar; rated: 1 si va comptar; mean, deviation: la teua valoració després; collected: 1 quan el teu àlbum ja té el que va portar.
export-about-daily = Taules del dia que has començat. day: el dia UTC; game: el joc; user_id: tu; own_game: 1 si era el joc del dia, que compta per a la teua ratxa, 0 si n'era un altre, null si és d'abans que n'hi haguera; table_id: la taula.
export-about-reviews = Repassos que has demanat. table_id: la taula; user_id: tu; asked_at: quan; accuracy: precisió en percentatge, buida fins que està complet; found: de cada decisió la millor resposta, la seua probabilitat de guanyar, el que va costar la teua i amb quina seguretat.
export-about-album = El teu àlbum. user_id: tu; game: el joc; sticker: el personatge, l'objectiu o la criatura; table_id: la partida que el va portar per primera vegada; at: quan es va acabar.
export-about-invitations = Invitacions de l'últim dia que vas convidar o et van convidar. day: el dia segons els rellotges del servidor, des de les 05:00; table_id: la taula; as_host: 1 si vas convidar tu, 0 si et van avisar.
export-about-ratings = La teua valoració en cada joc. user_id: tu; game: el joc; mean, deviation: quanta força, i amb quina seguretat; played: quantes partides han comptat; updated_at: quan va canviar per última vegada.

delete-ask =
    {""}**Esborrar tot el que es guarda de tu?**

    { $tables ->
        [0] Ara no estàs en cap taula.
        [one] En la teua única taula sense acabar, una IA ocupa el teu seient; una partida que deixes després de la segona ronda compta com a perduda.
       *[other] En les teues { $tables } taules sense acabar, una IA ocupa el teu seient; una partida que deixes després de la segona ronda compta com a perduda.
    }

    S'esborren el teu nom, l'identificador, la configuració i les valoracions. En les partides acabades ocupa el teu lloc un pseudònim a l'atzar, perquè les valoracions dels altres continuen quadrant; ningú pot saber qui era, i no el pots recuperar.
delete-ask-again =
    {""}**De veritat? Això no es pot desfer.**

    Els missatges vells de Discord i les seues imatges encara ensenyen el teu nom, perquè ningú els pot editar. Les còpies de seguretat de la base de dades guarden les teues dades fins que se substituïxen.
button-delete-go-on = Continua
button-delete-yes = Esborra-ho tot
delete-done =
    {""}**Fet.** Ací ja no hi ha res que porte fins a tu. Si tornes a jugar, comences de zero.
delete-under-way =
    {""}**En marxa.** Algunes de les teues taules depenen d'una part del bot que ara no respon. Quan torne, les teues dades s'esborraran; no has de fer res més. Fins llavors no pots seure en cap altra taula, i `/me export` ensenya el que encara es guarda.
