import { adjust, exchange } from '@coinflict/kernel/rules'
import { isAdjacent } from '@coinflict/kernel/state'
import { GOVERNMENT_POLICE, guerrillaKinds, PATRONAGE, TALIBAN, underground } from '../forces.ts'
import { AFGHAN, S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { oneGuerrillaOf } from '../nonplayers/effects.ts'
import { dual, placeUpTo } from './verbs.ts'

export const card = dual(
  35,
  'Gulbuddin Hekmatyar',
  'TWGC',
  ['elder', 'missile'],
  {
    en: {
      unshaded: 'Replace up to 3 Taliban Guerrillas in Kabul and adjacent Provinces with Police.',
      shaded: 'Place up to 3 Taliban Guerrillas in Kabul, Nuristan, Baghlan and Konduz. Patronage −1.',
    },
    es: {
      unshaded: 'Reemplaza hasta 3 Guerrillas Talibanes en Kabul y provincias adyacentes por Policías.',
      shaded: 'Coloca hasta 3 Guerrillas Talibanes en Kabul, Nuristan, Baghlan y Konduz. Patrocinio −1.',
    },
    pl: {
      unshaded: 'Zamień do 3 partyzantów talibów w Kabulu i sąsiednich prowincjach na policję.',
      shaded: 'Umieść do 3 partyzantów talibów na polach Kabul, Nuristan, Baghlan i Konduz. Patronat −1.',
    },
  },
  {
    unshaded(g, by) {
      const around = AFGHAN.filter((s) => s === S.kabul || isAdjacent(g, s, S.kabul))
      exchange(g, by, 3, guerrillaKinds(TALIBAN), GOVERNMENT_POLICE, true, around)
    },
    shaded(g, by) {
      placeUpTo(g, by, 3, [underground(TALIBAN)], [S.kabul, S.nuristan, S.baghlan, S.konduz])
      adjust(g, PATRONAGE, -1)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.replace-piece-where': (p) => oneGuerrillaOf(3)(p).place(GOVERNMENT_POLICE) },
}
