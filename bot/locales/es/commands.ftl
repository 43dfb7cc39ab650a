# Nombres y descripciones de las órdenes. Nombres: minúsculas, 32 caracteres; descripciones: 100.

command-game = Jugar a { $game }
command-new = Abrir una mesa en este canal
    .name = nueva
command-rules = Cómo se juega
    .name = reglas
command-table = La mesa de este canal
    .name = mesa
command-hand = Ver tu mano, solo para tus ojos
    .name = mano
command-status = Traer el tablero al final del canal
    .name = estado
command-log = Leer lo que ha pasado
    .name = historial
command-leave = Dejar tu asiento
    .name = dejar
command-end = Acabar: quien abrió, antes de empezar; entre todos, una partida
    .name = acabar
command-help = Qué sabe hacer este bot y de quién son los juegos
    .name = ayuda

option-ai = Cuántos rivales de IA se sientan ya
    .name = ia
option-ai-level = Lo bien que juegan
    .name = nivel_ia
option-clock = Cuánto tiempo hay para pensar
    .name = reloj
option-reactions = A quién se pregunta cuando una acción se puede parar
    .name = reacciones
option-thread = Jugar en un hilo aparte
    .name = hilo
option-alakazum-chaotic-toad = Añadir el personaje promocional a los iniciales
    .name = sapo_caótico
option-alakazoo-edition = La edición publicada o la anterior
    .name = edición
option-alakazoo-boards = Elegir los tableros de portal o repartirlos
    .name = tableros
