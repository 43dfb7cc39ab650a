# El tablero, la mano, los avisos y lo que pasa alrededor de la partida.

table-name = **{ $game }**
table-paused = ⏸ **La mesa está en pausa.** Los relojes están parados; cualquiera con asiento puede pulsar **Seguir**.
undo-wish = ↩ { $who } quiere deshacer su última jugada, y con ella las jugadas que han venido después. Se hará cuando todo el mundo esté de acuerdo; una jugada nueva retira la petición.
pause-wish = ⏸ { $who } pide una pausa ({ $agreed } de { $needed } de acuerdo). Los relojes se paran cuando lo esté todo el mundo.
end-wish = 🏁 { $who } pide acabar la partida ({ $agreed } de { $needed } de acuerdo). Acaba sin que gane nadie cuando lo esté todo el mundo.
table-answer-in-hand = -# Responde en **Mi mano**.
table-away = -# 💤 Una IA juega por { $who } hasta que { $count ->
    [one] pulse
   *[other] pulsen
    } **Ya estoy aquí** en **Mi mano**.
deadline = { $what } · ⏳ { $at }{ $then ->
    [move] , después juega una IA
    [default] , después se hace la jugada prudente
    [pass] , después se deja pasar
   *[other] {""}
    }
deadline-clock = { $what } · ⏳ { $at }, { $then }
barred = -# ~~{ $what }~~: { $why }
told = -# **{ $what }**: { $why }
move = { $what } · { $brings }
more-moves = Más jugadas ({ $count })
brings-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
brings-chance = { $ways } de { $all }
recent = -# { $what }
recent-newest = -# ▸ { $what }
ask = { $who }: { $what }
ask-you = Tú decides: { $what }

hand-asked = ### { $what }
tutorial-lesson = Juegas los últimos turnos de una partida, { $count ->
    [one] una pulsación
   *[other] { $count } pulsaciones
 } como mucho: 👍 marca el camino.
tutorial-hand = -# Un tutorial de { $count } pulsaciones como mucho; **Más** lo acaba antes.
tutorial-thread = -# El tablero está en { $thread }.
tutorial-done = 🎓 **Hecho.** Ahora juega una partida entera de { $game }, con gente o contra la IA. La guía sigue contigo.
tutorial-applause = 👏 **¡Bravo, { $who }!** Has hecho todo lo que hay en { $game }. Una partida entera dura { $length }.
tutorial-bravo = ¡Bravo!
tutorial-now = Ya puedes jugar
tutorial-people = Jugar con gente
tutorial-ai = Jugar con IA
hand-away = Una IA juega por ti. Con cualquier jugada tuya recuperas el asiento. Quien no está al final cuenta como si se hubiera ido: último puesto y sin puntos del mes.
hand-nothing-asked = Ahora no tienes nada que decidir.
hand-waiting = Ahora no tienes nada que decidir: la mesa espera a { $who }.
hand-no-seat = **Ya no tienes asiento en esta mesa.** { $what ->
    [over] La partida ha acabado: **Mirar** enseña cómo acabó.
   *[live] La partida sigue sin ti: **Mirar** enseña el tablero.
 } `/help` te dice cómo abrir una mesa tuya, y `/me games` dónde más juegas.
hand-over = **Esta partida ha acabado.**

coach-on = 🎓 La guía está activada: explica cada pregunta en tu mano, en todas las partidas. `/me coach on:False` la desactiva.
coach-off = La guía está desactivada. `/me coach` la vuelve a activar.
coach = > 🎓 { $line }
hint = > 💡 { $line }
hint-plain = { $what }.
hint-wait = Espera: ahora no puedes sumar nada.

somebody-thinks = 🤔 Alguien se lo está pensando.
more-heading = **Qué más hay**
standing-heading =
    {""}**Tus reacciones.** Cuando una carta pueda parar una acción, la mesa pregunta un momento a todo el mundo; quien no responde deja que pase. **Esperar** da más tiempo. ¿Cuándo quieres que se te pregunte?
standing-let = Dejar que pase
standing-ending = Si puede ser el fin
standing-concerned = Si va conmigo
standing-always = Siempre
standing-pinged = Siempre, y con aviso
noted-elsewhere = Hecho. El tablero está un poco más abajo.
done-not-shown = Está hecho, pero no he podido enseñarlo. Mira el tablero o abre otra vez tu mano.
noted-quietly = Apuntado. La mesa sigue cuando todo el mundo haya respondido o se acabe el tiempo.
noted-in-part = Hecho: { $done } de los { $count } pasos elegidos. El resto ya no hacía falta o ha pasado algo nuevo.

turn = { $who }, { $count ->
    [one] te toca
   *[other] os toca
    } en **{ $game }**{ $at }.
answer-call = { $who }: en **{ $game }**{ $at } falta una respuesta tuya.
defend-call = { $who }: te atacan en **{ $game }**{ $at }.
window-call = { $who }, en **{ $game }**{ $at }: { $count ->
    [one] ¿dejas que pase o lo paras?
   *[other] ¿dejáis que pase o lo paráis?
    }
offer-call = { $who }, { $count ->
    [one] tienes una oferta
   *[other] tenéis una oferta
    } en **{ $game }**{ $at }.
turn-reminder = { $who }, { $count ->
    [one] te queda la mitad del tiempo
   *[other] os queda la mitad del tiempo
    } en **{ $game }**{ $at }.
took-over-call = { $who }, se te acabó el tiempo dos veces en **{ $game }**, así que ahora una IA juega por ti. Con **Ya estoy aquí** en **Mi mano**, o con cualquier jugada tuya, recuperas el asiento. Quien no está al final cuenta como si se hubiera ido: último puesto y sin puntos del mes.
removed-call = { $who }, quien lleva la mesa de **{ $game }** te ha quitado el asiento. En esta mesa ya no puedes sentarte; `/{ $command } new` abre una tuya.

board-moved = -# El tablero está más abajo.

end-nobody = **No gana nadie.**
end-winners = { $count ->
    [one] 🏆 ¡Gana { $who }!
   *[other] 🏆 ¡Comparten la victoria { $who }!
 }
end-unfinished = **La partida se cortó antes de acabar.** No gana nadie.
end-place = { $place } · { $who } · { $points }
points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
end-stand-in = { $ai } por { $who }
end-left = -# { $how ->
    [away] { $who } no estaba desde la ronda { $round }
   *[left] { $who } se fue en la ronda { $round }
 }, y eso cuenta como derrota: último puesto para la valoración.
end-rated = -# 📈 Cuenta para la valoración: { $changes }
end-rating = { $who } de { $before } a { $after } ({ $change })
end-unrated = -# No cuenta para la valoración: { $why ->
    [tutorial] era un tutorial.
    [daily] las mesas del día nunca cuentan.
    [hints] se permitían pistas.
    [chosen] se abrió así.
    [quick] las reacciones eran rápidas.
    [away] al final no quedaba nadie jugando, así que no cuenta para nadie.
    [early] alguien se fue en las dos primeras rondas.
    [few] menos de dos personas jugaron hasta el final.
    [unfinished] no se jugó hasta el final.
   *[often] las mismas personas ya han jugado hoy todas las partidas que cuentan.
 }
end-heading-unfinished = **{ $game }** acabó antes de tiempo.
since-title = { $when ->
    [turn] **En tu turno**
   *[since] **Desde tu última jugada**
}
since-line = ▸ { $what }
end-moments = **Momentos clave**
end-near = { $how ->
    [short] { $count ->
        [one] Por poco: te faltó una estrella para un Alakazum.
       *[other] Te faltaron { $count } estrellas para un Alakazum.
    }
    [behind] { $count ->
        [one] Por poco: te quedaste a un punto.
       *[other] Te quedaste a { $count } puntos.
    }
   *[tied] Por poco: tú también tenías bastante para ganar.
 }
end-best = **Tu mejor momento**
end-hero = { $how ->
    [lost] { $name } sigue de tu parte: { $saying }
   *[won] { $name }: { $saying }
 }
end-moment = -# { $round } — { $what }
end-chances = { $who }: { $before } % → { $after } %
end-length = -# 🔁 { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
 } · ⏱ { $time }
end-time-alone = -# ⏱ { $time }
end-time = { $unit ->
    [days] { $amount ->
        [one] { $amount } día
       *[other] { $amount } días
    }
    [hours] { $amount } h
    [minutes] { $amount } min
   *[seconds] { $amount } s
 }
rematch-opened = Hay otra mesa aquí debajo: mismas reglas, cero rencores, y tu silla aún está caliente.

## What happens beside the game

notice-joined = { $who } acerca una silla.
notice-left = { $who } se va; sigue una IA.
notice-left-empty = { $who } deja la partida.
notice-took-over = Se acabó el tiempo dos veces: ahora una IA juega por { $who }.
notice-expired = En un día no la ha empezado nadie.
notice-closed = { $why ->
    [empty] Se ha ido todo el mundo.
    [seated] La ha cerrado alguien con asiento, porque quien la llevaba no estaba.
    [way] Quien la llevaba no estaba, y alguien ha abierto otra mesa.
   *[other] La ha cerrado quien llevaba la mesa.
 }
notice-missed = A { $who } se le acabó el tiempo.
notice-returned = { $who } vuelve a su silla.
notice-end-wanted = { $who } quiere acabar la partida ({ $agreed } de { $needed } de acuerdo, con `/table end`).
notice-end-refused = { $who } no está de acuerdo en acabar la partida.
notice-ended = { $why ->
    [forsaken] Hace mucho que nadie juega, así que la mesa se ha cerrado.
    [learnt] El tutorial ha acabado.
   *[other] La mesa se ha dado por acabada.
 }
notice-pause-wanted = { $who } quiere una pausa ({ $agreed } de { $needed } de acuerdo, con `/table pause`).
notice-pause-refused = { $who } no está de acuerdo en hacer una pausa.
notice-paused = { $why ->
    [place] ⏸ La mesa está en pausa: aquí no podía escribir.
    [gone] ⏸ No queda nadie, así que la mesa está en pausa.
   *[other] ⏸ La mesa está en pausa.
 }
notice-resumed = { $who ->
    [none] ▶ La mesa sigue.
   *[other] ▶ { $who } reanuda la partida.
 }
notice-undo-wanted = { $who } quiere deshacer su última jugada.
notice-undo-refused = { $who } prefiere no deshacerla.
event-undone = ↩ { $who } deshace su última jugada{ $more ->
    [yes] , y con ella las que habían venido después.
   *[no] .
 }
event-moot = Nada de lo que tienes servía ahí, así que no te he preguntado.
notice-host-passed = { $who } lleva ahora la mesa.

## After a command

leave-ask = **¿Dejar esta mesa de { $game }?** { $what ->
    [free] Tu asiento queda libre.
    [ai] Una IA sigue en tu asiento.
    [out] La partida sigue sin ti, y tu asiento queda vacío.
   *[last] Aquí no hay nadie más, así que la mesa se acaba.
 }
leave-costs = { $what ->
    [early] ⚠ Es tan pronto que la partida ya no contará para la valoración de nadie.
   *[lost] ⚠ **Esta partida cuenta para la valoración: irse cuenta como derrota,** aunque la IA gane en tu asiento.
 }
button-leave-yes = Dejar la mesa
end-ask = **¿Acabar esta mesa de { $game }?** { $what ->
    [closed] Se cierra, y nadie podrá jugar en ella.
    [agree] La partida acaba sin que gane nadie cuando todo el mundo esté de acuerdo.
   *[over] La partida acaba ya, sin que gane nadie.
 }
end-by-reset = Tú gestionas este servidor: `/settings reset` en el canal de la mesa la acaba digan lo que digan los demás.
button-end-yes = Acabarla
button-no = No
reset-ask = **¿Acabar ya la mesa de este canal?** No gana nadie, no cambia ninguna valoración, y el canal vuelve a estar libre. No se puede deshacer.
button-reset-yes = Acabar la mesa
nothing-changed = No ha cambiado nada.
left = Has dejado tu asiento.
ended = La mesa se ha acabado.
reset = La mesa ya no está, y el canal vuelve a estar libre.
pause-noted = Apuntado. La mesa se para cuando todo el mundo esté de acuerdo con `/table pause` (de momento { $agreed } de { $needed }).
paused = La mesa está en pausa. Otra vez `/table pause`, o **Seguir**, y continúa.
resumed = La mesa sigue; a cada reloj le queda lo que le quedaba.
undo-asked = Se pregunta al resto en el tablero. Tu última jugada se deshace cuando todo el mundo esté de acuerdo.
undone = Tu última jugada queda deshecha.
end-noted = Apuntado. La partida acaba cuando todo el mundo esté de acuerdo con `/table end` (de momento { $agreed } de { $needed }).
thread-name = { $game } · { $who } · { $day }
plain-seat = { $asked ->
    [yes] ▶ { $who }
   *[no] { $who }
 }
plain-field = { $name }: **{ $value }**
moment-guess = -# Los demás adivinan qué enemigo hay ahí:
moment-guess-noted = Apuestas por { $what }. Nadie más lo ve; si aciertas, se dirá tu nombre.
moment-guess-none = Ahora mismo no tienes nada que adivinar.
moment-guessed = 🎯 Acertado por: { $who }.
