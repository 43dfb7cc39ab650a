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
lobby-ready = Tot a punt: **{ $host }** pot començar. Encara hi ha lloc per a qui vulga.
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# Les reaccions ràpides delaten: a qui no podia reaccionar ni se li pregunta, així que una pausa vol dir una carta. La partida no compta per a la valoració.
lobby-windows = -# Reaccions: qui tria *Deixa-ho passar* no ha de prémer res quan es podria aturar una acció. A la resta se'ls pregunta cada vegada, perquè la pregunta no delati res.
lobby-hints = -# 💡 Es permeten pistes, així que esta partida no compta per a la valoració.
lobby-hints-alone = -# 💡 Qui juga a soles amb la IA pot demanar pistes, i aleshores la partida no compta per a la valoració. Si seu algú més, pot comptar.
lobby-commitment = -# 🔒 SHA-256 de la llavor, perquè ningú puga trucar la baralla: `{ $hash }`
lobby-closed = Esta taula s'ha tancat. `/{ $game } new` n'obri una altra.
lobby-join = Seu
lobby-leave = Alça't
lobby-add = Afig IA
lobby-options = Opcions
lobby-start = Comença
lobby-learn = Tutorial
lobby-invite = Convida

invite-heading = **Qui vols que avise per a esta taula?** Fins a { $most } persones, amb un sol missatge i una sola vegada. A qui no vol avisos no se l’avisa.
invite-choose = Persones per convidar…
invite-called = { $called ->
    [0] Ara no es pot avisar ningú de la teua llista. Qualsevol d’ací pot seure.
    [one] S’avisa **1 de { $count }**, amb un missatge davall de la taula.
   *[other] S’avisen **{ $called } de { $count }**, amb un missatge davall de la taula.
 }
invitation = { $count ->
    [one] { $who }: **{ $host }** et convida a una taula de **{ $game }**.
   *[other] { $who }: **{ $host }** vos convida a una taula de **{ $game }**.
 }
    {"-# "}`/me calls` diu qui et pot convidar.
invitation-joined = Ja tens lloc en la taula de **{ $game }**. Qui la porta prem **Comença** quan no falte ningú.
calls-chosen = { $who ->
    [nobody] Ja no et pot convidar ningú.
    [played] Et pot convidar qui haja jugat amb tu una partida fins al final. T’arriben com a molt tres invitacions al dia, i una de la mateixa persona.
   *[everybody] Et pot convidar qualsevol. T’arriben com a molt tres invitacions al dia, i una de la mateixa persona.
 }

options-heading = **Regles de la casa d'esta taula.** Tria: la sala ho ensenya a l'instant.
options-value = { $rule }: { $value }
options-add = Afig una IA…
options-add-level = IA, { $level }
options-remove = Buida un seient…

rule-clock = Rellotge
rule-clock-live = en directe
    .about = Es juga ara i alhora: un minut o dos per jugada
rule-clock-slow = sense pressa
    .about = Es juga al llarg de dies: un dia per jugada
rule-turn = Temps per torn
    .about = El que algú pot pensar abans que s'acabe el temps
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
    .about = Es dona la resposta més prudent, quasi sempre passar
rule-absence-move = una IA fa la jugada
    .about = La jugada següent torna a ser de la persona
rule-absence-seat = una IA ocupa el seient
    .about = A la segona falta, fins que la persona prema «Ja soc ací»
rule-leaver = Si algú se'n va
rule-leaver-ai = continua una IA
rule-leaver-empty = el seient queda buit
    .about = La partida continua sense eixe seient
rule-unrated = Valoració
rule-unrated-no = compta
    .about = Dos persones o més, i fins al final
rule-unrated-yes = no compta
    .about = No canvia la valoració de ningú
rule-reactions = Reaccions
rule-reactions-strict = estrictes
    .about = Es pregunta a tothom, així que preguntar no delata res
rule-reactions-quick = ràpides
    .about = Més àgil, però una pausa delata, i no compta per a la valoració
rule-hints = Pistes
rule-hints-alone = si jugues a soles
    .about = Una sola persona entre IA; eixa partida no compta per a la valoració
rule-hints-yes = per a tothom
    .about = Qualsevol pot demanar consell a una IA; la partida no compta
rule-hints-no = cap
    .about = Ningú pot demanar consell a una IA
rule-pace = Ritme de les IA
rule-pace-quick = ràpid
    .about = Les IA juguen quasi sense pausa
rule-pace-normal = normal
    .about = A soles, tarden com a molt quatre segons després de la teua jugada
rule-pace-slow = lent
    .about = Més temps per a veure cada jugada seua

new-in-thread = **{ $who }** ha obert una taula: **{ $game }**, { $thread }
