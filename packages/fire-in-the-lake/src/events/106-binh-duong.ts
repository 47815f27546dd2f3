import { shift } from '@coinflict/kernel/rules'
import { type Faction, type Game, type Space, word } from '@coinflict/kernel/state'
import { ARVN_POLICE, underground, VC } from '../forces.ts'
import { isProvince, near, S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { placingOneOf } from '../nonplayers/effects.ts'
import { betterWay } from '../nonplayers/prospect.ts'
import { askEvent, bringOneOf, canShift, eachSpace, single } from './verbs.ts'

const AROUND_SAIGON = near(S.saigon).filter(isProvince)
const SUPPORT = word('toward-support')
const OPPOSITION = word('toward-opposition')

export const card = single(
  106,
  'Binh Duong',
  'VNAU',
  ['tunnel', 'jungle'],
  {
    en: {
      unshaded:
        'Shift 2 provinces adjacent to Saigon 1 level each, either way, and place a VC Guerrilla or 1 Police in each.',
    },
    es: {
      unshaded:
        'Modifica 2 provincias adyacentes a Saigón 1 nivel cada una, en cualquier dirección, y coloca en cada una 1 Guerrilla del VC o 1 Policía.',
    },
    pl: {
      unshaded:
        'Przesuń 2 prowincje sąsiednie z Sajgonem o 1 poziom w dowolnym kierunku i w każdej umieść partyzanta VC albo kostkę policji.',
    },
  },
  (g, by) => {
    eachSpace(
      g,
      by,
      'event.space',
      2,
      () => AROUND_SAIGON,
      (s) => {
        shiftEitherWay(g, by, s)
        bringOneOf(g, by, s, [underground(VC), ARVN_POLICE])
      },
    )
  },
)

function shiftEitherWay(g: Game, by: Faction, s: Space): void {
  const q = askEvent(g, by, 'event.shift-way', { space: s })
  if (canShift(g, s, 1)) q.offer(SUPPORT)
  if (canShift(g, s, -1)) q.offer(OPPOSITION)
  if (q.size > 0) shift(g, s, q.answer() === SUPPORT ? 1 : -1)
}

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': (p) => placingOneOf([underground(VC), ARVN_POLICE])(p.shift(betterWay(p.np, p.s))),
  },
}
