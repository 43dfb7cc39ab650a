# Per què una cosa no s'ha fet, i què fer ara.

refused-no-table = Eixa taula ja no existix. `/help` et diu com obrir-ne una altra.
refused-no-table-here = En este canal no hi ha taula. `/help` et diu com obrir-ne una, i `/me games` on jugues.
refused-outsider = { $status ->
    [lobby] No tens seient en esta taula. Prem **Seu** si en queda algun de lliure.
    [over] No tenies seient en esta taula. `/help` et diu com obrir-ne una de teua.
   *[other] No tens seient en esta taula. **Mira** t'ensenya el tauler; { $host }, que porta la taula, et pot dir quan comença la pròxima partida.
 }
refused-not-host = Això només ho pot fer qui porta la taula: demana-li-ho a { $host }.
refused-managers-only = Això només ho pot fer qui administra el servidor: cal el permís *Gestiona el servidor*.
refused-remove-yourself = Per a deixar el teu propi seient, prem **Alça't**.
refused-not-lobby = Això només es pot fer abans que comence la partida. `/table status` t'ensenya on està.
refused-not-live = { $status ->
    [lobby] La partida no ha començat: qui porta la taula prem **Comença**.
    [paused] La taula està en pausa. Per a continuar, prem **Continua** en el tauler o usa `/table pause`.
   *[over] Esta partida s'ha acabat. Prem **Revenja** en el tauler per a tornar a jugar.
 }
refused-not-paused = { $status ->
    [over] Esta partida s'ha acabat. Prem **Revenja** en el tauler per a tornar a jugar.
   *[other] La taula no està en pausa: continua jugant en **La meua mà**.
 }
refused-undo = Això no es pot desfer. **La meua mà** ensenya què pots fer ara.
refused-undo-nothing = No hi ha cap jugada teua que es puga desfer. **La meua mà** ensenya què pots fer ara.
refused-undo-draft = Estàs a mitges d'una cosa que només veus tu: en **La meua mà** hi ha un botó per a tornar un pas arrere.
refused-undo-revealed = Això no es pot desfer: des de llavors algú ha tirat un dau, o ha agafat o vist una carta. **La meua mà** ensenya què pots fer ara.
refused-undo-window = No es pot desfer res mentre es pregunta a tothom si reacciona. Prova-ho quan la taula haja continuat.
refused-undo-overtaken = Mentrestant ha jugat algú, així que no s'ha desfet res. Mira el tauler i torna-ho a provar.
refused-undo-gone = Ara ningú demana desfer res. El tauler ensenya com estan les coses.
refused-vote-gone = Ara ningú demana això. El tauler ensenya com estan les coses.
refused-undo-lost = Això no es pot desfer: esta partida va començar amb una versió anterior de les regles. **La meua mà** ensenya què pots fer ara.
refused-waited = Ja has demanat més temps, i només es pot fer una vegada: respon en **La meua mà** o prem **Deixa-ho passar**.
refused-not-over = La partida encara no s'ha acabat: això es pot fer quan s'acabe.
refused-log-pruned = Les jugades d'esta partida ja no hi són: el bot esborra els historials antics. El resultat i les valoracions es mantenen.
refused-channel-taken = Este canal ja té taula. `/table status` l'ensenya; juga en un altre, o en un fil amb `thread: True`.
refused-channel-taken-open = Este canal ja té taula. `/table status` l'ensenya; la teua cap en un fil.
refused-too-many-tables = { $whose ->
    [host] Tens { $limit } taules obertes, i no en caben més. Acaba'n una amb `/table end`.
    [hour] Has obert { $limit } taules en una hora. Espera una estona abans d'obrir-ne una altra.
    [seats] Estàs en { $limit } taules, i no en caben més. Deixa'n una amb `/table leave`.
    [channel] Este canal té { $limit } taules, i no en caben més. Prova en un altre canal.
   *[guild] Este servidor té { $limit } taules, i no en caben més. Espera que se n'acabe alguna.
 }
refused-full = Els { $seats } seients estan ocupats. Qui porta la taula en pot buidar un en **Opcions**.
refused-removed = Qui porta esta taula t'ha tret del seient, així que ací ja no et pots asseure. `/{ $game } new` obri una taula teua.
refused-invite = Este servidor no vol avisos, així que ací no puc convidar ningú. Qualsevol pot prémer **Seu**.
refused-already-seated = Ja estàs en esta taula. Qui la porta prem **Comença** quan no falte ningú.
refused-too-few-seats = Calen { $needed } jugadors, i n'hi ha { $filled }. Prem **Afig IA**, o demana a algú que prema **Seu**.
refused-no-such-seat = Eixe seient ja està buit. Torna a obrir **Opcions**.
refused-game-gone = Ara el joc d'esta taula no està instal·lat ací ({ $game }). La taula queda guardada i continuarà quan torne el joc.
refused-unknown-game = Ací no existix eixe joc. `/help` diu quins n'hi ha.
refused-unknown-level = Esta IA no sap jugar a eixe nivell. Tria'n un d'estos: { $allowed }.
refused-bad-option = { $option ->
    [which] Estes regles no es poden combinar: { $rules }. Tria'n una.
    [together] Dos d'estes regles no es poden combinar. Tria'n una.
    [listed] Això no és cap de les opcions. Tria'n una de la llista de Discord.
   *[other] La regla «{ $option }» no pot tindre eixe valor. Torna a triar en **Opcions**.
 }
refused-ai-level-alone = `ai_level` diu com de bé juga la IA, però no has demanat cap IA. Digues amb `ai` quantes seuen.
refused-slow-turn = El rellotge sense pressa és per a partides de diversos dies, així que un torn dura com a poc { $hours ->
    [one] una hora
   *[other] { $hours } hores
 }. Tria més temps per torn, o el rellotge en directe.
refused-no-replay = No trobe cap partida acabada amb eixe número que pugues veure. Pots mirar les que has jugat, i les dels canals que veus.
refused-not-in-this-channel = En este servidor les taules s'obrin en { $channels }. Qui administra el servidor ho pot canviar amb `/settings channel`.
refused-substitute-blind = Eixa persona no pot veure este canal, així que no li arriba cap avís. Tria algú que el veja, o dona-li abans accés.
refused-substitute-bot = Un bot no pot ocupar el teu seient. `/table leave` el dona a un jugador d'IA.
refused-substitute-seated = Eixa persona ja està en esta taula: tria'n una altra.
refused-call-others = Eixe avís és per a una altra persona. Les teues cartes estan en **La meua mà**, en el tauler.
refused-substitute-others = Este seient s'oferix a una altra persona. Prem **Mira** en el tauler per a veure la partida.
refused-substitute-gone = Ja no et poden cedir eixe seient: ara és d'algú altre, o la taula s'ha acabat. `/help` diu com obrir una taula teua.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = Esta persona té el perfil privat. `/profile` a soles ensenya el teu.
refused-profile-of-bot = Els bots no tenen perfil: tria una persona.
refused-no-leaderboard = En este servidor les classificacions estan desactivades. `/profile` ensenya els teus resultats.
refused-not-saved = No ho he pogut guardar, així que no ha passat. Torna-ho a provar d'ací a un moment.
refused-fault = Alguna cosa ha fallat per part nostra, i no ha canviat res. Torna-ho a provar; l'error queda registrat.
refused-refused = Ara no es pot. `/table status` et porta un tauler al dia.

refused-question-gone = Massa tard: eixa pregunta ja té resposta o s'ha acabat. **La meua mà** ensenya què pots fer ara.
refused-not-offered = Això ja no es pot fer. **La meua mà** ensenya què pots fer.
refused-of-others = Eixa pregunta és per a una altra persona, així que no ha passat res. **La meua mà** ensenya la teua.
refused-not-asked = Ara no has de decidir res, així que no ha passat res. El tauler diu a qui li toca.
refused-unknown-control = Este botó ja no funciona. `/table status` et porta un tauler al dia.
refused-unknown-command = Esta ordre ha canviat. Recarrega Discord (Ctrl+R, o reinicia l'aplicació) i torna-ho a provar.
refused-restarting = M'estic reiniciant i torne en uns segons. No ha canviat res; torna a prémer llavors.
refused-database-lost = He perdut el fitxer on estan les teues partides, així que em pare, i això no ha fet res. Les partides continuaran quan qui em manté l'haja recuperat.
refused-no-permission = Ací no puc fer això: necessite { $missing }. Qui administra el servidor ho pot permetre en la configuració del canal.
refused-no-thread = No he pogut obrir un fil ací. Prova sense `thread`, o demana a qui administra el servidor que em deixe crear fils públics.
refused-no-place = No puc escriure en el canal de la taula, així que el seu tauler està desactualitzat. { $missing ->
    [none] Necessite veure el canal i enviar-hi missatges.
   *[other] Em falta **{ $missing }**.
    } Quan es permeta, `/table status` torna el tauler.
news-channel-gone = Algú ha esborrat el canal on jugaves a { $game }, així que la partida està en pausa. `/table end` l'abandona; les teues altres partides continuen.
refused-no-such-rule = Estes regles no diuen res de «{ $what }». `/{ $game } rules` les obri per la primera pàgina, amb la llista de totes.
refused-not-in-server = Les taules estan en els canals d'un servidor, no en missatges privats: usa l'ordre allí.

stale-question-gone = ⚠ **Eixa era una mà vella:** la seua pregunta ja té resposta o s'ha acabat, així que no ha passat res. Esta és la teua mà ara.
stale-not-offered = ⚠ **Això ja no es pot fer,** així que no ha passat res. Esta és la teua mà ara.
stale-of-others = ⚠ **Eixa pregunta és per a una altra persona,** així que no ha passat res. Esta és la teua mà.
stale-not-live = { $status ->
    [over] ⚠ **La partida ja s'ha acabat,** així que no ha passat res.
    [paused] ⚠ **La taula està en pausa,** així que no ha passat res.
   *[other] ⚠ **La partida encara no ha començat,** així que no ha passat res.
    }
stale-not-asked = ⚠ **Ara no has de decidir res,** així que no ha passat res. Esta és la teua mà ara.

no-files = Els taulers i les mans porten imatges, però en este canal no puc adjuntar fitxers, així que ací van en text. Qui administra el servidor pot permetre *Adjuntar fitxers* en la configuració del canal.
permission-view-channel = Veure el canal
permission-send-messages = Enviar missatges
permission-send-messages-in-threads = Enviar missatges en fils
permission-create-public-threads = Crear fils públics
refused-no-review = { $why ->
    [outsider] No vas jugar en esta partida: només pots repassar les teues decisions.
    [outlook] Este joc no té repàs: no sap dir com de probable és guanyar.
    [older] Esta partida es va jugar amb regles anteriors i no es pot repassar.
    [nochoice] En esta partida no vas tindre cap elecció de veritat: no hi ha res a repassar.
   *[waits] Abans va el teu repàs de la partida { $table }. Mira'l amb **/review** i després demana este.
}
refused-no-hints = En esta partida no hi ha pistes. Abans que comence la següent, qui porta la taula pot permetre-les en **Opcions**.
refused-lesson = La lliçó va per un altre camí: prem la jugada amb 👍 en **La meua mà**. En una partida sencera pots provar esta.
