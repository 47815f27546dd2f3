import { pieces, preferring, shift } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { ARVN, ARVN_POLICE, underground, VC } from '../forces.ts'
import { PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { placeable } from '../recall.ts'
import { bringOneOf, canShift, dual, eachSpace, onePerSpace } from './verbs.ts'

export const card = dual(
  112,
  'Colonel Chau',
  'VAUN',
  ['farmer', 'card'],
  {
    en: {
      unshaded: 'Place 1 Police in each of 6 provinces.',
      shaded:
        'Shift 3 provinces with ARVN pieces 1 level each toward Active Opposition and place a VC Guerrilla in each.',
    },
    es: {
      unshaded: 'Coloca 1 Policía en cada una de 6 provincias.',
      shaded:
        'Modifica 3 provincias con fichas del ARVN 1 nivel cada una hacia Oposición Activa y coloca 1 Guerrilla del VC en cada una.',
    },
    pl: {
      unshaded: 'Umieść po 1 kostce policji w 6 prowincjach.',
      shaded:
        'Przesuń 3 prowincje z elementami ARVN o 1 poziom w kierunku aktywnej opozycji i w każdej umieść partyzanta VC.',
    },
  },
  {
    unshaded(g, by) {
      onePerSpace(g, by, 6, [ARVN_POLICE], PROVINCES)
    },
    shaded(g, by) {
      const turned: Space[] = []
      const held = () => PROVINCES.filter((s) => pieces(g, ARVN, s) > 0 && !turned.includes(s))
      eachSpace(
        g,
        by,
        'event.space',
        3,
        () =>
          preferring(
            held().filter((s) => canShift(g, s, -1)),
            placeable(g, by, underground(VC), 1) > 0 ? held() : [],
          ),
        (s) => {
          turned.push(s)
          shift(g, s, -1)
          bringOneOf(g, by, s, [underground(VC)])
        },
      )
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': (p) => p.shift(-1).place(underground(VC)),
  },
}
