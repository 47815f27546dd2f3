import { canPlace, guerrillas, place } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { guerrillaKinds, TALIBAN, underground } from '../forces.ts'
import { AFGHAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { TALIBAN_GUERRILLAS } from '../nonplayers/effects.ts'
import { dual, eachSpace, PASHTUN, takeUpTo } from './verbs.ts'

export const card = dual(
  16,
  'Amnesty',
  'CWGT',
  ['document', 'dove'],
  {
    en: {
      unshaded: 'Remove up to 2 Taliban Guerrillas from each of up to 3 COIN-Controlled spaces.',
      shaded: 'Place a Taliban Guerrilla in each of up to 4 Pashtun spaces in Afghanistan.',
    },
    es: {
      unshaded: 'Elimina hasta 2 Guerrillas Talibanes de cada una de hasta 3 casillas con Control COIN.',
      shaded: 'Coloca 1 Guerrilla Talibán en cada una de hasta 4 casillas Pastunes de Afganistán.',
    },
    pl: {
      unshaded: 'Usuń do 2 partyzantów talibów z każdego z maksymalnie 3 pól pod kontrolą COIN.',
      shaded: 'Umieść po 1 partyzancie talibów na maksymalnie 4 polach pasztuńskich w Afganistanie.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => AFGHAN.filter((s) => isCoinControlled(g, s) && guerrillas(g, TALIBAN, s) > 0)
      const pardon = (s: Space) => takeUpTo(g, by, 2, s, () => guerrillaKinds(TALIBAN))
      eachSpace(g, by, 'event.remove-where', 3, open, pardon, { upTo: true })
    },
    shaded(g, by) {
      const piece = underground(TALIBAN)
      const open = () => PASHTUN.filter((s) => canPlace(g, piece, s))
      eachSpace(g, by, 'event.place-where', 4, open, (s) => place(g, piece, s), { upTo: true, params: { piece } })
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': (p) => p.take(TALIBAN_GUERRILLAS, 2) },
}
