# A seat that is handed to another person.

substitute-ask = { $to }, **{ $who } would like to hand you their seat** at this table of { $game }, and you’d go on with their cards and points. The seat no longer counts for anybody’s rating.
button-substitute-take = Take the seat
button-substitute-no = No, thanks
substitute-taken = **{ $who }** takes over from **{ $left }**.
substitute-refused = { $who } says no: the seat stays as it is.
substitute-lapsed = This offer is over: there is a newer one for the seat.
notice-handed = { $who } takes over a seat.
