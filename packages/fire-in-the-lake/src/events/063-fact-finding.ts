import { rollDie } from '@coinflict/kernel/questions'
import { adjust, gain, hasSupport, NEUTRAL, pickWay } from '@coinflict/kernel/rules'
import { type Faction, track } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { AID, ARVN, OUT_OF_PLAY, PATRONAGE, VC } from '../forces.ts'
import { CITIES, S, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer, R63A, R63U } from '../nonplayers/conditions.ts'
import { returning } from '../nonplayers/effects.ts'
import { areUsOut, dual, endSupport, pickSpace, returnUs, US_PIECES } from './verbs.ts'

export const card = dual(
  63,
  'Fact Finding',
  'AUNV',
  ['eye', 'document'],
  {
    en: {
      unshaded:
        'Place 2 US pieces from Out of Play in the South, or roll a die and transfer that much Patronage to ARVN Resources. Aid +6.',
      shaded: 'A COIN-Controlled city other than Saigon loses all Support. Patronage +4 or VC Resources +4.',
    },
    es: {
      unshaded:
        'Coloca en el Sur 2 fichas de EE.\u00a0UU. de fuera de juego, o tira un dado y transfiere ese Patrocinio a Recursos del ARVN. Ayuda +6.',
      shaded: 'Una ciudad con Control COIN que no sea Saigón pierde todo su Apoyo. Patrocinio +4 o Recursos del VC +4.',
    },
    pl: {
      unshaded:
        'Umieść na Południu 2 elementy USA spoza gry albo rzuć kością i zamień tyle patronatu na zasoby ARVN. Wsparcie +6.',
      shaded: 'Miasto pod kontrolą COIN inne niż Sajgon traci całe poparcie. Patronat +4 albo zasoby VC +4.',
    },
  },
  {
    unshaded(g, by) {
      const ways = () => [
        ...(areUsOut(g) ? (['two-us-pieces'] as const) : []),
        ...(track(g, PATRONAGE) > 0 ? (['roll-patronage'] as const) : []),
      ]
      const way = pickWay(g, by, ways)
      if (way === 'two-us-pieces') returnUs(g, by, 2, SOUTH)
      if (way === 'roll-patronage') {
        const n = Math.min(rollDie(g), track(g, PATRONAGE))
        adjust(g, PATRONAGE, -n)
        gain(g, ARVN, n)
      }
      adjust(g, AID, 6)
    },
    shaded(g, by) {
      const open = () => CITIES.filter((s) => s !== S.saigon && isCoinControlled(g, s) && hasSupport(g, s))
      const s = pickSpace(g, by, 'event.set-where', open, { level: NEUTRAL })
      if (s !== undefined) endSupport(g, s)
      if (pickWay(g, by, () => ['four-patronage', 'four-vc-resources'] as const) === 'four-patronage')
        adjust(g, PATRONAGE, 4)
      else gain(g, VC, 4)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R63U,
  arvn: R63A,
  effects: {
    'event.space': returning(US_PIECES, OUT_OF_PLAY),
  },
  answers: ({ lines }) => ({ 'event.choice': (np) => prefer(lines.who, ...WISHES(np.me))(np) }),
}

/** The ARVN have Patronage of it, others the VC. */
const WISHES = (f: Faction): readonly string[] =>
  f === ARVN
    ? ['four-patronage', 'two-us-pieces', 'roll-patronage']
    : ['four-vc-resources', 'two-us-pieces', 'roll-patronage']
