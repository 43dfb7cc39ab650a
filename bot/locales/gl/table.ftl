# O taboleiro, a man, os avisos e o que pasa arredor da partida.

table-name = **{ $game }**
table-paused = ⏸ **A mesa está en pausa.** Os reloxos están parados; calquera con asento pode premer **Continuar**.
undo-wish = ↩ { $who } quere desfacer a súa última xogada, e con ela todas as que viñeron despois. Desfaise cando todo o mundo estea de acordo; unha xogada nova anula a petición.
pause-wish = ⏸ { $who } quere unha pausa: { $agreed } de { $needed } de acordo. A mesa queda en pausa cando o estea todo o mundo.
end-wish = 🏁 { $who } quere acabar a partida: { $agreed } de { $needed } de acordo. Acaba sen que gañe ninguén cando o estea todo o mundo.
table-answer-in-hand = -# Responde en **A miña man**.
table-away = -# 💤 Unha IA xoga por { $who } ata que { $count ->
    [one] prema
   *[other] preman
    } **Xa estou aquí** en **A miña man**.
deadline = { $what } · ⏳ { $at }{ $then ->
    [move] , despois xoga unha IA
    [default] , despois faise a xogada prudente
    [pass] , despois déixase pasar
   *[other] {""}
    }
deadline-clock = { $what } · ⏳ { $at }, { $then }
barred = -# ~~{ $what }~~: { $why }
told = -# **{ $what }**: { $why }
move = { $what } · { $brings }
more-moves = Máis xogadas ({ $count })
brings-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
brings-chance = { $ways } de { $all }
recent = -# { $what }
recent-newest = -# ▸ { $what }
ask = { $who }: { $what }
ask-you = Decides ti: { $what }

hand-asked = ### { $what }
tutorial-lesson = Xogas as últimas quendas dunha partida, { $count ->
    [one] unha pulsación
   *[other] { $count } pulsacións
 } como moito: 👍 marca o camiño.
tutorial-hand = -# Un titorial de { $count } pulsacións como moito; en **Máis** pódelo acabar antes.
tutorial-thread = -# O taboleiro está en { $thread }.
tutorial-done = 🎓 **Feito.** Agora xoga unha partida enteira de { $game }, con xente ou contra a IA. A guía segue contigo.
tutorial-applause = 👏 **Bravo, { $who }!** Fixeches todo o que hai en { $game }. Unha partida enteira dura { $length }.
tutorial-bravo = Bravo!
tutorial-now = Xa podes xogar
tutorial-people = Xogar con xente
tutorial-ai = Xogar con IA
hand-away = Unha IA xoga por ti. Con calquera xogada túa recuperas o asento. Quen non está ao final conta como se marchase: último posto e sen puntos do mes.
hand-nothing-asked = Agora non tes nada que decidir.
hand-waiting = Agora non tes nada que decidir: a mesa agarda por { $who }.
hand-no-seat = **Xa non tes asento nesta mesa.** { $what ->
    [over] A partida acabou: **Mirar** amosa como acabou.
   *[live] A partida segue sen ti: **Mirar** amosa o taboleiro.
 } `/help` diche como abrir unha mesa túa, e `/me games` amosa as túas outras mesas.
hand-over = **Esta partida acabou.**

coach-on = 🎓 A guía está activada: explica cada pregunta, en todos os xogos. `/me coach on:False` desactívaa.
coach-off = A guía está desactivada. `/me coach` actívaa outra vez.
coach = > 🎓 { $line }
hint = > 💡 { $line }
hint-plain = { $what }.
hint-wait = Agarda: nada do que podes facer agora che dá máis puntos.

somebody-thinks = 🤔 Alguén está a matinar.
more-heading = **Máis**
standing-heading =
    {""}**As túas reaccións.** Cando unha carta pode parar unha acción, a mesa dálle un momento a todo o mundo; quen non responde deixa que pase. **Agardar** dá máis tempo. Cando queres que se che pregunte?
standing-let = Deixar que pase
standing-ending = Se pode ser o final
standing-concerned = Se vai comigo
standing-always = Sempre
standing-pinged = Sempre, e con aviso
noted-elsewhere = Feito. O taboleiro está un pouco máis abaixo.
done-not-shown = Feito, pero non o puiden amosar. Mira o taboleiro ou abre outra vez a túa man.
noted-quietly = Apuntado. A mesa segue cando todo o mundo responda ou acabe o tempo.
noted-in-part = Feito: { $done } dos { $count } pasos elixidos. O resto xa non facía falta, ou pasou algo novo.

turn = { $who }, { $count ->
    [one] tócache
   *[other] tócavos
    } en **{ $game }**{ $at }.
answer-call = { $who }: en **{ $game }**{ $at } falta unha resposta túa.
defend-call = { $who }: atácante en **{ $game }**{ $at }.
window-call = { $who }, en **{ $game }**{ $at }: { $count ->
    [one] deixas que pase ou páralo?
   *[other] deixades que pase ou parádelo?
    }
offer-call = { $who }, { $count ->
    [one] tes unha oferta
   *[other] tedes unha oferta
    } en **{ $game }**{ $at }.
turn-reminder = { $who }, { $count ->
    [one] quédache a metade do tempo
   *[other] quédavos a metade do tempo
    } en **{ $game }**{ $at }.
took-over-call = { $who }, acabouche o tempo dúas veces en **{ $game }**, así que agora unha IA xoga por ti. Con **Xa estou aquí** en **A miña man**, ou con calquera xogada túa, recuperas o asento. Quen non está ao final conta como se marchase: último posto e sen puntos do mes.
removed-call = { $who }, quen leva a mesa de **{ $game }** quitoute dela. Aquí xa non podes volver sentar; `/{ $command } new` abre unha túa.

board-moved = -# O taboleiro está máis abaixo.

end-nobody = **Non gaña ninguén.**
end-winners = { $count ->
    [one] 🏆 Gaña { $who }!
   *[other] 🏆 Comparten a vitoria { $who }!
 }
end-unfinished = **A partida cortouse antes de acabar.** Non gaña ninguén.
end-place = { $place } · { $who } · { $points }
points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
end-stand-in = { $ai } por { $who }
end-left = -# { $how ->
    [away] { $who } non estaba desde a rolda { $round }
   *[left] { $who } marchou na rolda { $round }
 }, e iso conta como derrota: último posto para a valoración.
end-rated = -# 📈 Conta para a valoración: { $changes }
end-rating = { $who } { $change } (de { $before } a { $after })
end-unrated = -# Non conta para a valoración: { $why ->
    [tutorial] era un titorial.
    [daily] as mesas do día nunca contan.
    [hints] permitíanse pistas.
    [chosen] abriuse así.
    [quick] as reaccións eran rápidas.
    [away] ao final non quedaba ninguén xogando, así que non conta para ninguén.
    [early] alguén marchou nas dúas primeiras roldas.
    [few] menos de dúas persoas xogaron ata o final.
    [unfinished] non se xogou ata o final.
   *[often] as mesmas persoas xa xogaron hoxe todas as partidas que contan.
 }
end-heading-unfinished = **{ $game }** acabou antes de tempo.
since-title = { $when ->
    [turn] **Na túa quenda**
   *[since] **Desde a túa última xogada**
}
since-line = ▸ { $what }
end-moments = **Momentos clave**
end-near = { $how ->
    [short] { $count ->
        [one] Por pouco: faltouche unha estrela para un Alakazum.
       *[other] Faltáronche { $count } estrelas para un Alakazum.
    }
    [behind] { $count ->
        [one] Por pouco: quedaches a un punto.
       *[other] Quedaches a { $count } puntos.
    }
   *[tied] Por pouco: ti tamén tiñas abondo para gañar.
 }
end-best = **O teu mellor momento**
end-hero = { $how ->
    [lost] { $name } segue da túa parte: { $saying }
   *[won] { $name }: { $saying }
 }
end-moment = -# { $round } — { $what }
end-chances = { $who }: do { $before } % ao { $after } %
end-length = -# 🔁 { $rounds ->
    [one] 1 rolda
   *[other] { $rounds } roldas
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
rematch-opened = Hai outra mesa aquí embaixo: as mesmas regras, sen rancores, e a túa cadeira aínda está quente.

## What happens beside the game

notice-joined = { $who } achega unha cadeira.
notice-left = { $who } marcha; segue unha IA.
notice-left-empty = { $who } deixa a partida.
notice-took-over = Acabou o tempo dúas veces: agora unha IA xoga por { $who }.
notice-expired = Pasou un día e ninguén a comezou.
notice-closed = { $why ->
    [empty] Marchou todo o mundo.
    [seated] Pechouna alguén con asento, porque quen a levaba non estaba.
    [way] Quen a levaba non estaba, e alguén abriu outra mesa.
   *[other] Pechouna quen levaba a mesa.
 }
notice-missed = A { $who } acabóuselle o tempo.
notice-returned = { $who } volve á súa cadeira.
notice-end-wanted = { $who } quere acabar a partida (de acordo: { $agreed } de { $needed }, con `/table end`).
notice-end-refused = { $who } non quere acabar a partida.
notice-ended = { $why ->
    [forsaken] Hai moito que ninguén xoga, así que a mesa pechou.
    [learnt] O titorial acabou.
   *[other] A mesa acabou.
 }
notice-pause-wanted = { $who } quere unha pausa (de acordo: { $agreed } de { $needed }, con `/table pause`).
notice-pause-refused = { $who } non quere unha pausa.
notice-paused = { $why ->
    [place] ⏸ A mesa está en pausa: aquí non podía escribir.
    [gone] ⏸ Non queda ninguén, así que a mesa está en pausa.
   *[other] ⏸ A mesa está en pausa.
 }
notice-resumed = { $who ->
    [none] ▶ A mesa segue.
   *[other] ▶ { $who } retoma a partida.
 }
notice-undo-wanted = { $who } quere desfacer a súa última xogada.
notice-undo-refused = { $who } non quere desfacela.
event-undone = ↩ { $who } desfai a súa última xogada{ $more ->
    [yes] , e con ela todas as que viñeron despois.
   *[no] .
 }
event-moot = Nada do que tes servía aí, así que non che preguntei.
notice-host-passed = { $who } leva agora a mesa.

## After a command

leave-ask = **Deixar esta mesa de { $game }?** { $what ->
    [free] O teu asento queda libre.
    [ai] Unha IA segue no teu asento.
    [out] A partida segue sen ti, e o teu asento queda baleiro.
   *[last] Aquí non hai ninguén máis, así que a mesa acaba.
 }
leave-costs = { $what ->
    [early] ⚠ Se marchas tan cedo, a partida non conta para a valoración de ninguén.
   *[lost] ⚠ **Esta partida conta para a valoración: marchar conta como derrota,** aínda que a IA gañe no teu asento.
 }
button-leave-yes = Deixar a mesa
end-ask = **Acabar esta mesa de { $game }?** { $what ->
    [closed] Péchase, e ninguén poderá xogar nela.
    [agree] A partida acaba sen que gañe ninguén cando todo o mundo estea de acordo.
   *[over] A partida acaba xa, sen que gañe ninguén.
 }
end-by-reset = Ti xestionas este servidor: `/settings reset` na canle da mesa acábaa digan o que digan os demais.
button-end-yes = Acabala
button-no = Non
reset-ask = **Acabar xa a mesa desta canle?** Non gaña ninguén, non cambia ningunha valoración, e a canle volve estar libre. Non se pode desfacer.
button-reset-yes = Acabar a mesa
nothing-changed = Non cambiou nada.
left = Deixaches o teu asento.
ended = A mesa acabou.
reset = A mesa xa non está, e a canle volve estar libre.
pause-noted = Apuntado. A mesa queda en pausa cando todo o mundo estea de acordo con `/table pause` (polo de agora { $agreed } de { $needed }).
paused = A mesa está en pausa. Para seguir, usa `/table pause` outra vez ou preme **Continuar**.
resumed = A mesa segue; a cada reloxo quédalle o mesmo tempo ca antes.
undo-asked = Xa lles preguntei aos demais no taboleiro. A túa última xogada desfaise cando todo o mundo estea de acordo.
undone = A túa última xogada queda desfeita.
end-noted = Apuntado. A partida acaba cando todo o mundo estea de acordo con `/table end` (polo de agora { $agreed } de { $needed }).
thread-name = { $game } · { $who } · { $day }
plain-seat = { $asked ->
    [yes] ▶ { $who }
   *[no] { $who }
 }
plain-field = { $name }: **{ $value }**
moment-guess = -# Os demais adiviñan que inimigo hai aí:
moment-guess-noted = Apostas por { $what }. Ninguén máis o ve; se acertas, dirase o teu nome.
moment-guess-none = Agora mesmo non tes nada que adiviñar.
moment-guessed = 🎯 Quen acertou: { $who }.
