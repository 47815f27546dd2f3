import { adjust, gain, hasSupport, NEUTRAL, pickWay } from '@coinflict/kernel/rules'
import { track } from '@coinflict/kernel/state'
import { AID, ARVN, OUT_OF_PLAY, PATRONAGE } from '../forces.ts'
import { PEOPLED, S, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer, R63U } from '../nonplayers/conditions.ts'
import { returning } from '../nonplayers/effects.ts'
import { areUsOut, dual, eachSpace, endSupport, returnUs, US_PIECES } from './verbs.ts'

export const card = dual(
  66,
  'Ambassador Taylor',
  'AUVN',
  ['statesman', 'helmet'],
  {
    en: {
      unshaded:
        'Aid +9 and ARVN Resources +9. Then you may place up to 2 US pieces from Out of Play in the South, or Patronage −3.',
      shaded: '3 spaces other than Saigon lose all Support. Patronage −3.',
    },
    es: {
      unshaded:
        'Ayuda +9 y Recursos del ARVN +9. Luego puedes colocar en el Sur hasta 2 fichas de EE.\u00a0UU. de fuera de juego, o Patrocinio −3.',
      shaded: '3 casillas que no sean Saigón pierden todo su Apoyo. Patrocinio −3.',
    },
    pl: {
      unshaded:
        'Wsparcie +9 i zasoby ARVN +9. Potem możesz umieścić na Południu do 2 elementów USA spoza gry albo obniżyć patronat o 3.',
      shaded: '3 pola inne niż Sajgon tracą całe poparcie. Patronat −3.',
    },
  },
  {
    unshaded(g, by) {
      adjust(g, AID, 9)
      gain(g, ARVN, 9)
      const ways = () => [
        ...(areUsOut(g) ? (['up-to-two-us-pieces'] as const) : []),
        ...(track(g, PATRONAGE) > 0 ? (['patronage-minus-3'] as const) : []),
        'neither' as const,
      ]
      const way = pickWay(g, by, ways)
      if (way === 'up-to-two-us-pieces') returnUs(g, by, 2, SOUTH, true)
      if (way === 'patronage-minus-3') adjust(g, PATRONAGE, -3)
    },
    shaded(g, by) {
      const open = () => PEOPLED.filter((s) => s !== S.saigon && hasSupport(g, s))
      eachSpace(g, by, 'event.set-where', 3, open, (s) => endSupport(g, s), { params: { level: NEUTRAL } })
      adjust(g, PATRONAGE, -3)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R63U,
  effects: {
    'event.space': returning(US_PIECES, OUT_OF_PLAY),
  },
  answers: ({ lines }) => ({ 'event.choice': prefer(lines.tracks, 'up-to-two-us-pieces', 'neither') }),
}
