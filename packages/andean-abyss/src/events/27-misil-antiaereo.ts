import { announce, putInForce } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { eradicate } from '../activities/eradicate.ts'
import { GOVT } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { eventActivity } from '../nonplayers/second/govt/activities.ts'
import { CARD } from './lasting.ts'
import { askEvent, dual } from './verbs.ts'

export const card = dual(
  27,
  'Misil Antiaéreo',
  'FAGC',
  ['missile', 'helicopter'],
  {
    en: {
      unshaded: 'The Government carries out 3 free special activities of any kind.',
      shaded:
        'Until the next Reset: no Government special activities in spaces with Guerrillas, nor Air Lifts from or to them.',
    },
    es: {
      unshaded: 'El Gobierno ejecuta 3 actividades especiales gratuitas de cualquier tipo.',
      shaded:
        'Hasta la próxima Propaganda no hay actividades especiales del Gobierno en casillas con Guerrillas, ni Transportes Aéreos desde ellas o hacia ellas.',
    },
    pl: {
      unshaded: 'Rząd wykonuje 3 darmowe czynności specjalne dowolnego rodzaju.',
      shaded:
        'Do następnej propagandy nie ma rządowych czynności specjalnych na polach z partyzantami ani transportów lotniczych z tych pól lub na nie.',
    },
  },
  {
    unshaded(g) {
      for (let n = 0; n < 3; n++) fly(g)
    },
    shaded: (g) => putInForce(g, CARD.misilAntiaereo, 'shaded'),
    lasts: { shaded: 'momentum' },
  },
)

/** One special activity of the Government without an operation, if any is possible. */
function fly(g: Game): void {
  const flights = [airLift, airStrike, eradicate]
  if (flights.every((flight) => flight.whyNot(g) !== undefined)) return
  g.cite('5.1', GOVT)
  const q = askEvent(g, GOVT, 'event.choice')
  for (const flight of flights) q.offer(flight.word, flight.whyNot(g))
  if (q.size === 0) return
  const word = q.answer()
  const chosen = flights.find((flight) => flight.word === word)
  if (chosen === undefined) return
  announce(g, GOVT, chosen)
  chosen.run(g)
}

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  government: {
    answers: { 'event.choice': eventActivity },
  },
}
