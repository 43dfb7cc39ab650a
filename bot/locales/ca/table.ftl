# El tauler, la mà, els avisos i el que passa al voltant de la partida.

table-name = **{ $game }**
table-paused = ⏸ **La taula està en pausa.** Tots els rellotges estan parats. Qui hi tinga seient pot prémer **Continua**.
undo-wish = ↩ { $who } vol desfer la seua última jugada, i amb ella totes les que han vingut després. Es desfarà quan tothom hi estiga d'acord; una jugada nova anul·la la petició.
pause-wish = ⏸ { $who } vol fer una pausa (d'acord: { $agreed } de { $needed }). La taula es pararà quan tothom hi estiga d'acord.
end-wish = 🏁 { $who } vol acabar la partida (d'acord: { $agreed } de { $needed }). S'acabarà sense que guanye ningú quan tothom hi estiga d'acord.
table-answer-in-hand = -# Respon en **La meua mà**.
table-away = -# 💤 Una IA juga per { $who } fins que { $count ->
    [one] prema
   *[other] premen
    } **Ja soc ací** en **La meua mà**.
deadline = { $what } · ⏳ { $at }{ $then ->
    [move] , després juga una IA
    [default] , després es fa la jugada prudent
    [pass] , després es deixa passar
   *[other] {""}
    }
deadline-clock = { $what } · ⏳ { $at }, { $then }
barred = -# ~~{ $what }~~: { $why }
told = -# **{ $what }**: { $why }
move = { $what } · { $brings }
more-moves = Més jugades ({ $count })
brings-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartes
    }
brings-chance = { $ways } de { $all }
recent = -# { $what }
recent-newest = -# ▸ { $what }
ask = { $who }: { $what }
ask-you = Tu decidixes: { $what }

hand-asked = ### { $what }
tutorial-lesson = Jugues els últims torns d'una partida, { $count ->
    [one] una pulsació
   *[other] { $count } pulsacions
 } com a molt: 👍 marca el camí.
tutorial-hand = -# Un tutorial de { $count } pulsacions com a molt; amb **Més** el pots acabar abans.
tutorial-thread = -# El tauler està en { $thread }.
tutorial-done = 🎓 **Fet.** Ara juga una partida sencera a { $game }, amb gent o contra la IA. La guia continua amb tu.
tutorial-applause = 👏 **Bravo, { $who }!** Has fet tot el que hi ha en { $game }. Una partida sencera dura { $length }.
tutorial-bravo = Bravo!
tutorial-now = Ja pots jugar
tutorial-people = Juga amb gent
tutorial-ai = Juga amb IA
hand-away = Una IA juga per tu. Fes qualsevol jugada i recuperes el seient. Qui no hi és al final compta com si se n'haguera anat: últim lloc i sense punts del mes.
hand-nothing-asked = Ara no has de decidir res.
hand-waiting = Ara no has de decidir res: la taula espera { $who }.
hand-no-seat = **Ja no tens seient en esta taula.** { $what ->
    [over] La partida s'ha acabat: **Mira** ensenya com va acabar.
   *[live] La partida continua sense tu: **Mira** ensenya el tauler.
 } `/help` et diu com obrir una taula teua, i `/me games` en quines altres jugues.
hand-over = **Esta partida s'ha acabat.**

coach-on = 🎓 La guia està activada: explica cada pregunta, en totes les partides. `/me coach on:False` la desactiva.
coach-off = La guia està desactivada. `/me coach` la torna a activar.
coach = > 🎓 { $line }
hint = > 💡 { $line }
hint-plain = { $what }.
hint-wait = Espera: res del que pots fer ara dona punts.

somebody-thinks = 🤔 Algú s'ho està pensant.
more-heading = **Què més hi ha**
standing-heading =
    {""}**Les teues reaccions.** Quan una carta podria parar una acció, la taula dona un moment a tothom; qui no respon ho deixa passar. **Espera** et dona més temps. Quan vols que se't pregunte?
standing-let = Deixa-ho passar
standing-ending = Si pot ser el final
standing-concerned = Si m'afecta
standing-always = Sempre
standing-pinged = Sempre, i amb avís
noted-elsewhere = Fet. El tauler està un poc més avall.
done-not-shown = Està fet, però no t'ho he pogut ensenyar. Mira el tauler o torna a obrir la teua mà.
noted-quietly = Apuntat. La taula continua quan tothom haja respost o s'acabe el temps.
noted-in-part = Fet: { $done } dels { $count } passos que has triat. La resta ja no calia, o ha passat alguna cosa nova.

turn = { $who }, { $count ->
    [one] et toca
   *[other] vos toca
    } en **{ $game }**{ $at }.
answer-call = { $who }: en **{ $game }**{ $at } falta una resposta teua.
defend-call = { $who }: t'ataquen en **{ $game }**{ $at }.
window-call = { $who }, en **{ $game }**{ $at }: { $count ->
    [one] ho deixes passar o ho pares?
   *[other] ho deixeu passar o ho pareu?
    }
offer-call = { $who }, { $count ->
    [one] tens una oferta
   *[other] teniu una oferta
    } en **{ $game }**{ $at }.
turn-reminder = { $who }, { $count ->
    [one] et queda la mitat del temps
   *[other] vos queda la mitat del temps
    } en **{ $game }**{ $at }.
took-over-call = { $who }, se t'ha acabat el temps dos vegades en **{ $game }**, així que ara una IA juga per tu. Per a recuperar el seient, prem **Ja soc ací** en **La meua mà** o fes qualsevol jugada. Qui no hi és al final compta com si se n'haguera anat: últim lloc i sense punts del mes.
removed-call = { $who }, en **{ $game }** qui porta la taula t'ha tret del seient. En esta taula ja no et pots asseure; `/{ $command } new` n'obri una de teua.

board-moved = -# El tauler està més avall.

end-nobody = **No guanya ningú.**
end-winners = { $count ->
    [one] 🏆 Guanya { $who }!
   *[other] 🏆 Compartixen la victòria { $who }!
 }
end-unfinished = **La partida es va tallar abans d'acabar.** No guanya ningú.
end-place = { $place } · { $who } · { $points }
points = { $count ->
    [one] { $points } punt
   *[other] { $points } punts
 }
end-stand-in = { $ai } per { $who }
end-left = -# { $how ->
    [away] { $who } no hi era des de la ronda { $round }
   *[left] { $who } se'n va anar en la ronda { $round }
 }, i això compta com a derrota: últim lloc per a la valoració.
end-rated = -# 📈 Compta per a la valoració: { $changes }
end-rating = { $who } de { $before } a { $after } ({ $change })
end-unrated = -# No compta per a la valoració: { $why ->
    [tutorial] era un tutorial.
    [daily] les taules del dia no compten mai.
    [hints] es permetien pistes.
    [chosen] es va obrir així.
    [quick] les reaccions eren ràpides.
    [away] al final no quedava ningú jugant, així que no compta per a ningú.
    [early] algú se'n va anar en les dos primeres rondes.
    [few] menys de dos persones han jugat fins al final.
    [unfinished] no s'ha jugat fins al final.
   *[often] les mateixes persones ja han jugat hui totes les partides que compten.
 }
end-heading-unfinished = **{ $game }** es va acabar abans d'hora.
since-title = { $when ->
    [turn] **En el teu torn**
   *[since] **Des de la teua última jugada**
}
since-line = ▸ { $what }
end-moments = **Moments clau**
end-near = { $how ->
    [short] { $count ->
        [one] Per poc: et va faltar una estrela per a un Alakazum.
       *[other] Et van faltar { $count } estreles per a un Alakazum.
    }
    [behind] { $count ->
        [one] Per poc: et vas quedar a un punt.
       *[other] Et vas quedar a { $count } punts.
    }
   *[tied] Per poc: tu també en tenies prou per a guanyar.
 }
end-best = **El teu millor moment**
end-hero = { $how ->
    [lost] { $name } continua de part teua: { $saying }
   *[won] { $name }: { $saying }
 }
end-moment = -# { $round } · { $what }
end-chances = { $who }: { $before } % → { $after } %
end-length = -# 🔁 { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondes
 } · ⏱ { $time }
end-time-alone = -# ⏱ { $time }
end-time = { $unit ->
    [days] { $amount ->
        [one] { $amount } dia
       *[other] { $amount } dies
    }
    [hours] { $amount } h
    [minutes] { $amount } min
   *[seconds] { $amount } s
 }
rematch-opened = Hi ha una altra taula ací baix: les mateixes regles, cap rancor, i la teua cadira encara està calenta.

## What happens beside the game

notice-joined = { $who } acosta una cadira.
notice-left = { $who } se'n va; continua una IA.
notice-left-empty = { $who } deixa la partida.
notice-took-over = S'ha acabat el temps dos vegades: ara una IA juga per { $who }.
notice-expired = Ningú l'ha començada en un dia.
notice-closed = { $why ->
    [empty] Se n'ha anat tothom.
    [seated] L'ha tancada algú amb seient, perquè qui la portava no hi era.
    [way] Qui la portava no hi era, i algú ha obert una altra taula.
   *[other] L'ha tancada qui portava la taula.
 }
notice-missed = A { $who } se li ha acabat el temps.
notice-returned = { $who } torna a la seua cadira.
notice-end-wanted = { $who } vol acabar la partida (d'acord: { $agreed } de { $needed }, amb `/table end`).
notice-end-refused = { $who } no vol acabar la partida.
notice-ended = { $why ->
    [forsaken] Fa molt que no juga ningú, així que la taula s'ha tancat.
    [learnt] El tutorial s'ha acabat.
   *[other] La taula s'ha acabat.
 }
notice-pause-wanted = { $who } vol fer una pausa (d'acord: { $agreed } de { $needed }, amb `/table pause`).
notice-pause-refused = { $who } no vol fer cap pausa.
notice-paused = { $why ->
    [place] ⏸ La taula està en pausa: ací no podia escriure.
    [gone] ⏸ No queda ningú, així que la taula està en pausa.
   *[other] ⏸ La taula està en pausa.
 }
notice-resumed = { $who ->
    [none] ▶ La taula continua.
   *[other] ▶ { $who } reprén la partida.
 }
notice-undo-wanted = { $who } vol desfer la seua última jugada.
notice-undo-refused = { $who } no hi està d'acord: no es desfà res.
event-undone = ↩ { $who } desfà la seua última jugada{ $more ->
    [yes] , i amb ella totes les que havien vingut després.
   *[no] .
 }
event-moot = Res del que tens hi podia ajudar, així que no t'ho he preguntat.
notice-host-passed = Ara porta la taula { $who }.

## After a command

leave-ask = **{ $game }: vols deixar esta taula?** { $what ->
    [free] El teu seient queda lliure.
    [ai] Una IA continua en el teu seient.
    [out] La partida continua sense tu, i el teu seient queda buit.
   *[last] Ací no hi ha ningú més, així que la taula s'acaba.
 }
leave-costs = { $what ->
    [early] ⚠ Si te'n vas tan prompte, la partida no comptarà per a la valoració de ningú.
   *[lost] ⚠ **Esta partida compta per a la valoració: anar-se'n compta com a derrota,** encara que la IA guanye en el teu seient.
 }
button-leave-yes = Deixa la taula
end-ask = **{ $game }: vols acabar esta taula?** { $what ->
    [closed] Es tanca, i ja no hi podrà jugar ningú.
    [agree] La partida s'acaba sense que guanye ningú quan tothom hi estiga d'acord.
   *[over] La partida s'acaba ja, sense que guanye ningú.
 }
end-by-reset = Tu gestiones este servidor: `/settings reset` en el canal de la taula l'acaba diguen el que diguen els altres.
button-end-yes = Acaba-la
button-no = No
reset-ask = **Acabar ja la taula d'este canal?** No guanya ningú, no canvia cap valoració, i el canal torna a estar lliure. No es pot desfer.
button-reset-yes = Acaba la taula
nothing-changed = No ha canviat res.
left = Has deixat el teu seient.
ended = La taula s'ha acabat.
reset = La taula ja no hi és, i el canal torna a estar lliure.
pause-noted = Apuntat. La taula es pararà quan tothom hi estiga d'acord amb `/table pause` (de moment { $agreed } de { $needed }).
paused = La taula està en pausa. Per a continuar, torna a usar `/table pause` o prem **Continua**.
resumed = La taula continua; a cada rellotge li queda el mateix temps que abans.
undo-asked = Ho he preguntat als altres en el tauler. La teua última jugada es desfarà quan tothom hi estiga d'acord.
undone = La teua última jugada queda desfeta.
end-noted = Apuntat. La partida s'acabarà quan tothom hi estiga d'acord amb `/table end` (de moment { $agreed } de { $needed }).
thread-name = { $game } · { $who } · { $day }
plain-seat = { $asked ->
    [yes] ▶ { $who }
   *[no] { $who }
 }
plain-field = { $name }: **{ $value }**
moment-guess = -# Els altres endevinen quin enemic hi ha:
moment-guess-noted = Apostes per { $what }. Ningú més ho veu; si l'encertes, es dirà el teu nom.
moment-guess-none = Ara mateix no tens res per a endevinar.
moment-guessed = 🎯 Ho han encertat: { $who }.
