import { AVAILABLE } from '@coinflict/kernel/rules'
import { available, inBox } from '@coinflict/kernel/state'
import { OUT_OF_PLAY, US, US_TROOPS } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R22 } from '../nonplayers/conditions.ts'
import { CARD } from './lasting.ts'
import { around, askEvent, dual, endSupport, momentum, sendTroops } from './verbs.ts'

const DA_NANG = { space: S['da-nang'] }

export const card = dual(
  22,
  'Da Nang',
  'UVNA',
  ['plane', 'fort'],
  {
    en: {
      unshaded: 'The US places up to 6 US Troops in Da Nang, up to 3 of them from Out of Play.',
      shaded: 'Remove all Support from Da Nang and the spaces adjacent to it. No Air Strike until the Coup.',
    },
    es: {
      unshaded: 'EE.\u00a0UU. coloca hasta 6 de sus Tropas en Da Nang, hasta 3 de ellas de fuera de juego.',
      shaded: 'Retira todo el Apoyo de Da Nang y de las casillas adyacentes. No hay Ataques Aéreos hasta el Golpe.',
    },
    pl: {
      unshaded: 'USA umieszczają w Da Nang do 6 kostek swojego wojska, w tym do 3 spoza gry.',
      shaded: 'Usuń całe poparcie z Da Nang i z pól sąsiednich. Do przewrotu nie ma ataków z powietrza.',
    },
  },
  {
    unshaded(g, by) {
      g.cite('5.1', US)
      const q = askEvent(g, US, 'event.from-out-of-play', { piece: US_TROOPS })
      const out = q.numbers(0, Math.min(3, inBox(g, OUT_OF_PLAY, US_TROOPS))).askNumber()
      sendTroops(g, { box: OUT_OF_PLAY }, DA_NANG, out)
      const q2 = askEvent(g, US, 'place.how-many', { piece: US_TROOPS, ...DA_NANG })
      const ready = q2.numbers(0, Math.min(6 - out, available(g, US_TROOPS))).askNumber()
      sendTroops(g, { box: AVAILABLE }, DA_NANG, ready)
      g.cite('5.1', by)
    },
    shaded(g) {
      for (const s of around(S['da-nang'])) endSupport(g, s)
      momentum(CARD.daNang, 'shaded')(g)
    },
    lasts: { shaded: 'momentum' },
  },
)

export const nonPlayers: CardInstructions = {
  us: R22,
}
