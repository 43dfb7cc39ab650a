# La sala i el panell de qui porta la taula.

lobby-heading = ## { $game }
lobby-about = { $what }
    {"-# "}👥 { $least }–{ $most } · ⏱ { $length }
lobby-host-seat = { $number } · **{ $name }**, porta la taula
lobby-seat = { $number } · **{ $name }**
lobby-ai-seat = { $number } · **{ $name }**, IA { $level }
lobby-empty-seat = { $number } · *lliure*
lobby-missing = { $count ->
    [one] Falta un jugador o una IA.
   *[other] Falten { $count } jugadors o IA.
 }
lobby-ready = El calder ja està calent: **{ $host }** pot començar quan no falte ningú.
lobby-host-away = **{ $host }**, que porta la taula, no ha premut res en deu minuts. { $alone ->
    [yes] Qui òbriga una taula ací tanca esta.
   *[no] Ara qualsevol amb seient pot començar la partida, canviar les opcions o tancar la taula amb `/table end`.
 }
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# Les reaccions ràpides delaten: no s'espera qui no pot reaccionar, així que una pausa vol dir que algú té una carta. La partida no compta per a la valoració.
lobby-windows = -# Reaccions: tria *Deixa-ho passar* i no se't preguntarà mai si vols parar una acció. A la resta se'ls pregunta cada vegada, així que preguntar no delata res.
lobby-hints = -# 💡 Es permeten pistes, així que esta partida no compta per a la valoració.
lobby-hints-alone = -# 💡 Si jugues a soles amb la IA pots demanar pistes, i la partida no compta per a la valoració. Si seu algú més, pot comptar.
lobby-commitment = -# 🔒 SHA-256 de la llavor, perquè ningú puga fer trampa amb la baralla: `{ $hash }`
lobby-closed = Esta taula s'ha tancat. `/{ $game } new` n'obri una altra.
lobby-join = Seu
lobby-rules = Com es juga
lobby-fill = Comença amb { $count } IA
lobby-free = lliure
lobby-leave = Alça't
lobby-add = Afig IA
lobby-options = Opcions
lobby-start = Comença
lobby-learn = Tutorial
lobby-invite = Convida

invite-heading = **A qui avise per a esta taula?** Fins a { $most } persones alhora i huit al dia; ningú rep dos avisos el mateix dia.
invite-choose = Gent per a convidar…
invite-called = **He avisat { $who }** amb un missatge davall de la sala.
invite-not = No hi ha avís per a { $who }: { $why ->
    [bot] un bot no pot seure. **Afig IA** ompli un seient amb un jugador d'IA.
    [yourself] ja estàs en esta taula.
    [seated] ja en esta taula.
    [removed] sense lloc ací per decisió de qui porta la taula.
    [blind] no pot veure este canal.
    [unwilling] no vol avisos teus (`/me calls`).
    [today] hui ja hi ha hagut un avís; demà des de les 05:00 una altra vegada.
   *[enough] hui ja has convidat huit persones; demà des de les 05:00 una altra vegada.
 }
invite-line = **Una frase per al xat:**
invite-chat = Qui juga a { $game }? Hi ha un lloc lliure: { $link }
invitation = { $count ->
    [one] { $who }: **{ $host }** et guarda una cadira en **{ $game }**.
   *[other] { $who }: **{ $host }** vos guarda cadira en **{ $game }**.
 }
    {"-# "}`/me calls` diu qui et pot convidar.
invitation-begun = **{ $host }** va convidar a jugar a **{ $game }**. La partida ja ha començat.
invitation-joined = Ja tens lloc per a jugar a **{ $game }**. Qui porta la taula prem **Comença** quan no falte ningú.
calls-chosen = { $who ->
    [nobody] Ja no et pot convidar ningú.
    [played] Et pot convidar qui haja acabat una partida amb tu, com a molt una vegada al dia.
   *[everybody] Et pot convidar qualsevol d'ací, com a molt una vegada al dia.
 }

options-heading = **Regles de la casa d'esta taula.** Tria: la sala ho ensenya a l'instant.
options-of-host = Les regles de la casa són de qui porta la taula. El que pots fer ací:
options-value = { $rule }: { $value }
options-add = Afig una IA…
options-add-level = IA, { $level }
options-remove = Buida un seient…

rule-clock = Rellotge
rule-clock-live = en directe
    .about = Tothom està ací ara: un minut o dos per jugada
rule-clock-slow = sense pressa
    .about = Es juga al llarg de dies: un dia per jugada
rule-turn = Temps per torn
    .about = El temps que té cada u abans que se li acabe
rule-turn-preset = el que diga el rellotge
rule-turn-30 = 30 segons
rule-turn-60 = 1 minut
rule-turn-180 = 3 minuts
rule-turn-600 = 10 minuts
rule-turn-3600 = 1 hora
rule-turn-43200 = 12 hores
rule-turn-86400 = 1 dia
rule-turn-259200 = 3 dies
rule-absence = Si s'acaba el temps
rule-absence-preset = el que diga el rellotge
    .about = En directe: una IA ocupa el seient a la segona falta. Sense pressa: jugada prudent
rule-absence-nothing = res
    .about = La taula espera
rule-absence-default = jugada prudent
    .about = La resposta més prudent, quasi sempre passar
rule-absence-move = una IA fa la jugada
    .about = La jugada següent torna a ser de la persona
rule-absence-seat = una IA ocupa el seient
    .about = A la segona falta, fins que la persona prema Ja soc ací
rule-leaver = Si algú se'n va
rule-leaver-ai = continua una IA
rule-leaver-empty = el seient queda buit
    .about = La partida continua amb un seient menys
rule-unrated = Valoració
rule-unrated-no = compta
    .about = Amb dos persones o més que juguen fins al final
rule-unrated-yes = no compta
    .about = No canvia la valoració de ningú
rule-reactions = Reaccions
rule-reactions-strict = estrictes
    .about = Es pregunta a tothom, així que preguntar no delata res
rule-reactions-quick = ràpides
    .about = Més àgil, però una pausa delata alguna cosa, i no compta per a la valoració
rule-hints = Pistes
rule-hints-alone = si jugues a soles
    .about = Una sola persona entre IA; eixa partida no compta per a la valoració
rule-hints-yes = per a tothom
    .about = Qualsevol pot demanar consell a una IA; la partida no compta
rule-hints-no = cap
    .about = Ningú pot demanar consell a una IA
rule-pace = Ritme de les IA
rule-pace-quick = ràpid
    .about = Les IA juguen a l'instant
rule-pace-normal = normal
    .about = A soles, tarden com a molt quatre segons després de la teua jugada
rule-pace-slow = lent
    .about = Més temps per a veure cada jugada seua

new-in-thread = **{ $who }** ha obert una taula per a jugar a **{ $game }**: { $thread }
