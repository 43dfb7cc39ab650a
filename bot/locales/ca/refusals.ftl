# Per què una cosa no s'ha fet, i què fer ara.

refused-no-table = Eixa taula ja no existix. `/help` et diu com obrir-ne una altra.
refused-no-table-here = En este canal no hi ha taula. `/help` et diu com obrir-ne una, i `/me games` on jugues.
refused-outsider = { $status ->
    [lobby] No tens seient en esta taula. **Seu** te'n dona un mentre en quede algun de lliure.
    [over] No tenies seient en esta taula. `/help` et diu com obrir-ne una de teua.
   *[other] No tens seient en esta taula. **Mira** t'ensenya el tauler; la taula la porta { $host }, i sabrà quan comença la pròxima partida.
 }
refused-not-host = Això només ho pot fer qui porta la taula: demana-li-ho a { $host }.
refused-managers-only = Això només ho pot fer qui administra el servidor: cal el permís *Gestiona el servidor*.
refused-remove-yourself = Per a deixar el teu propi seient, prem **Alça't**.
refused-not-lobby = Això només es pot fer abans que comence la partida. `/table status` t'ensenya on està.
refused-not-live = { $status ->
    [lobby] La partida no ha començat: qui porta la taula prem **Comença**.
    [paused] La taula està en pausa: **Continua** en el seu tauler, o `/table pause`, la posa en marxa.
   *[over] Esta partida s'ha acabat. **Revenja** en el seu tauler obri la següent.
 }
refused-not-paused = { $status ->
    [over] Esta partida s'ha acabat. **Revenja** en el seu tauler obri la següent.
   *[other] La taula no està en pausa: la partida continua en **La meua mà**.
 }
refused-undo = Això no es pot desfer. **La meua mà** ensenya què pots fer ara.
refused-undo-nothing = No hi ha cap jugada teua que es puga desfer. **La meua mà** ensenya què pots fer ara.
refused-undo-revealed = Això no es pot desfer: des de llavors s'ha tirat, robat o mirat alguna cosa. **La meua mà** ensenya què pots fer ara.
refused-undo-window = No es pot desfer res mentre es pregunta a tothom si reacciona. Prova-ho quan la taula haja continuat.
refused-undo-overtaken = Mentrestant ha jugat algú, així que no s'ha desfet res. Mira el tauler i torna-ho a provar.
refused-undo-gone = Ja no demana ningú desfer res. El tauler ensenya com està tot.
refused-vote-gone = Ja no ho demana ningú. El tauler ensenya com estan les coses.
refused-undo-lost = Això no es pot desfer: esta partida va començar amb una versió anterior de les regles. **La meua mà** ensenya què pots fer ara.
refused-waited = Ja has demanat més temps, i només es pot fer una vegada: respon en **La meua mà** o prem **Deixa-ho passar**.
refused-not-over = La partida encara no s'ha acabat: això es pot fer quan s'acabe.
refused-log-pruned = Les jugades d'esta partida ja no es guarden: qui porta el bot fa esborrar els historials antics. El resultat es manté, i les puntuacions també.
refused-channel-taken = Este canal ja té taula. `/table status` l'ensenya; juga en un altre, o en un fil amb `thread: True`.
refused-too-many-tables = { $whose ->
    [host] Tens { $limit } taules obertes, i no en caben més. Acaba'n una amb `/table end`.
    [hour] Has obert { $limit } taules en una hora. Espera una estona abans d'obrir-ne una altra.
    [seats] Estàs en { $limit } taules, i no en caben més. Deixa'n una amb `/table leave`.
    [channel] Este canal té { $limit } taules, i no en caben més. Prova en un altre canal.
   *[guild] Este servidor té { $limit } taules, i no en caben més. Espera que se n'acabe alguna.
 }
refused-full = Els { $seats } seients estan ocupats. Qui porta la taula en pot buidar un en **Opcions**.
refused-removed = Qui porta esta taula va deixar lliure el teu seient, així que ací ja no et pots asseure. `/{ $game } new` obri una taula teua.
refused-invite = { $why ->
    [quiet] Este servidor no vol avisos, així que ací no convide ningú. Qualsevol pot prémer **Seu**.
    [again] A esta taula ja s’ha convidat gent, i això només es pot fer una vegada. Qualsevol pot prémer **Seu**.
    [bot] Un bot no pot seure: tria persones. **Afig IA** ompli un seient amb un jugador d’IA.
    [yourself] Ja estàs en esta taula: tria una altra persona.
    [seated] Algú de la teua llista ja està en esta taula: tria altres persones.
   *[removed] Qui porta la taula va deixar lliure el seient d’algú de la teua llista, que ja no pot seure ací: tria altres persones.
 }
refused-already-seated = Ja estàs en esta taula. Qui la porta prem **Comença** quan no falte ningú.
refused-too-few-seats = Cal ocupar { $needed } seients, i n'hi ha { $filled }. Prem **Afig IA**, o demana a algú que prema **Seu**.
refused-no-such-seat = Ahí ja no hi ha ningú. Torna a obrir **Opcions**.
refused-game-gone = El joc d'esta taula ja no està instal·lat ací ({ $game }). La taula queda guardada i continuarà quan torne el joc.
refused-unknown-game = Ací no existix eixe joc. `/help` diu quins n'hi ha.
refused-unknown-level = Esta IA no sap jugar a eixe nivell. Pot: { $allowed }.
refused-bad-option = { $option ->
    [which] Estes regles s'exclouen: { $rules }. Tria'n una.
    [together] Dos d'estes regles s'exclouen. Tria'n una.
    [listed] Això no és cap de les opcions. Tria'n una de la llista de Discord.
   *[other] La regla «{ $option }» no es pot posar així. Torna a triar en **Opcions**.
 }
refused-ai-level-alone = `ai_level` diu com de bé juga la IA, però no n'has demanat cap. Digues amb `ai` quantes seuen.
refused-slow-turn = El rellotge sense pressa és per a partides de diversos dies, així que un torn dura com a poc { $hours ->
    [one] una hora
   *[other] { $hours } hores
 }. Tria més temps per torn, o el rellotge en directe.
refused-no-replay = No hi ha cap partida acabada amb eixe número que pugues veure. Pots mirar les que has jugat, i les que es van jugar en canals que veus.
refused-not-in-this-channel = En este servidor les taules s'obrin en { $channels }. Qui administra el servidor ho pot canviar amb `/settings channel`.
refused-substitute-bot = Un bot no pot ocupar el teu seient. `/table leave` el dona a un jugador d'IA.
refused-substitute-seated = Eixa persona ja està en esta taula: tria'n una altra.
refused-substitute-others = Este seient s'oferix a una altra persona. **Mira**, en el tauler, t'ensenya la partida.
refused-substitute-gone = Eixe seient ja no és seu, o la taula s'ha acabat. `/help` diu com obrir una taula pròpia.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = Eixa persona no ensenya a ningú el que ha jugat. `/profile` sense ningú més ensenya el que has jugat tu.
refused-profile-of-bot = Els bots no tenen perfil ací, perquè els jugadors d'IA porten la valoració del seu nivell: tria una persona.
refused-no-leaderboard = Este servidor no té classificacions; qui l'administra les ha llevades. `/profile` ensenya el que has jugat.
refused-not-saved = No s'ha pogut guardar, així que no ha passat. Torna-ho a provar d'ací a un moment.
refused-fault = Alguna cosa ha fallat per part nostra, i no ha canviat res. Torna-ho a provar; la fallada queda registrada.
refused-refused = Ara no es pot. `/table status` porta el tauler al dia.

refused-question-gone = Massa tard: eixa pregunta ja té resposta o s'ha acabat. **La meua mà** ensenya el que es pregunta ara.
refused-not-offered = Això ja no es pot. **La meua mà** ensenya el que sí.
refused-of-others = Eixa pregunta és per a una altra persona, així que no ha passat res. **La meua mà** ensenya què se't pregunta a tu.
refused-not-asked = Ara no hi ha res a preguntar-te, així que no ha passat res. El tauler diu a qui li toca.
refused-unknown-control = No sé d'on ix este botó. `/table status` porta un tauler nou.
refused-unknown-command = Esta ordre ha canviat. Recarrega Discord (Ctrl+R, o reinicia l'aplicació) i torna-ho a provar.
refused-restarting = M'estic reiniciant i torne en uns segons. No ha canviat res; torna a prémer llavors.
refused-database-lost = He perdut el fitxer on estan les teues partides, així que em pare, i això no ha fet res. Les partides podran continuar quan qui em manté l'haja recuperat.
refused-no-permission = Ací no puc fer això: em fa falta { $missing }. Qui administre este servidor ho pot permetre en la configuració del canal.
refused-no-thread = No he pogut obrir un fil ací. Prova sense `thread`, o demana a qui administre este servidor que em deixe crear fils públics.
refused-no-place = No puc escriure en el canal de la taula, així que el seu tauler ha quedat antic. { $missing ->
    [none] Necessite veure el canal i enviar-hi missatges;
   *[other] El que no hi puc fer: **{ $missing }**;
    } després, `/table status` torna el tauler.
news-channel-gone = S'ha esborrat el canal de la teua partida ({ $game }), així que està en pausa. `/table end` l'abandona; el que queda teu continua igual.
refused-no-such-rule = Estes regles no diuen res de «{ $what }». `/{ $game } rules` les obri per la primera pàgina, amb la llista de totes.
refused-not-in-server = Les taules estan en els canals d'un servidor, no en missatges privats: usa allí l'ordre.

stale-question-gone = ⚠ **Eixa era una mà vella:** la seua pregunta ja té resposta o s'ha acabat, així que no ha passat res. Esta és la teua mà ara.
stale-not-offered = ⚠ **Això ja no es pot,** així que no ha passat res. Esta és la teua mà ara.
stale-of-others = ⚠ **Eixa pregunta és per a una altra persona,** així que no ha passat res. Esta és la teua mà.
stale-not-live = { $status ->
    [over] ⚠ **La partida ja s'havia acabat,** així que no ha passat res.
    [paused] ⚠ **La taula estava en pausa,** així que no ha passat res.
   *[other] ⚠ **Encara no hi ha partida,** així que no ha passat res.
    }
stale-not-asked = ⚠ **Ara no hi ha res a preguntar-te,** així que no ha passat res. Esta és la teua mà ara.

no-files = Els taulers i les mans porten imatges, però en este canal no puc adjuntar fitxers, així que ací van en text. Qui administre este servidor pot permetre *Adjuntar fitxers* en la configuració del canal.
permission-view-channel = Veure el canal
permission-send-messages = Enviar missatges
permission-send-messages-in-threads = Enviar missatges en fils
permission-create-public-threads = Crear fils públics
refused-no-review = { $why ->
    [outsider] No vas jugar esta partida: un repàs és de les decisions pròpies.
    [outlook] Este joc no té repàs: no sap dir com de probable és guanyar.
    [older] Esta partida es va jugar amb regles anteriors i no es pot repassar.
    [nochoice] En esta partida no vas tindre cap elecció de veritat: no hi ha res a repassar.
   *[waits] Abans va el teu repàs de la partida { $table }. Mira'l amb **/review** i després demana este.
}
refused-no-hints = En esta partida no hi ha pistes. Abans que comence la següent, qui porta la taula pot permetre-les en **Opcions**.
