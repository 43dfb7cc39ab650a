# A seat that is handed to another person.

substitute-ask = { $to }, **{ $who } would like to hand you their seat** at the table of { $game }. You would go on with their cards and points. The seat then counts for nobody's rating.
button-substitute-take = Take the seat
button-substitute-no = No, thanks
substitute-taken = **{ $who }** plays on for **{ $left }**.
substitute-refused = The seat stays as it is. ({ $who })
substitute-lapsed = This offer has lapsed: the seat has been offered anew since.
notice-handed = { $who } takes over a seat.
