import { gain, NEUTRAL, PASSIVE_OPPOSITION, PASSIVE_SUPPORT, setLevel, spacesWhere } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { FARC } from '../forces.ts'
import { pop } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { dual, eachSpace } from './verbs.ts'

export const card = dual(
  32,
  'Secuestrados',
  'FCGA',
  ['cuffs', 'jungle'],
  {
    en: {
      unshaded: 'Set 2 spaces at Neutral or Passive Opposition to Passive Support.',
      shaded: 'FARC Resources +12.',
    },
    es: {
      unshaded: 'Establece en Apoyo Pasivo 2 casillas Neutrales o con Oposición Pasiva.',
      shaded: 'Recursos de las FARC +12.',
    },
    pl: {
      unshaded: 'Ustaw 2 pola neutralne lub z bierną opozycją na bierne poparcie.',
      shaded: 'Zasoby FARC +12.',
    },
  },
  {
    unshaded(g, by) {
      const weary = () =>
        spacesWhere(g, (s) => pop(s) > 0 && (level(g, s) === NEUTRAL || level(g, s) === PASSIVE_OPPOSITION))
      eachSpace(g, by, 'event.set-where', 2, weary, (s) => setLevel(g, s, PASSIVE_SUPPORT), {
        params: { level: PASSIVE_SUPPORT },
      })
    },
    shaded: (g) => gain(g, FARC, 12),
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
}
