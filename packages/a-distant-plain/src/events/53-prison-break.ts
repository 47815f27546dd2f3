import { canPlace, place, spacesWhere, takeOff } from '@coinflict/kernel/rules'
import { available } from '@coinflict/kernel/state'
import { guerrillaKinds, police, TALIBAN, underground } from '../forces.ts'
import { AFGHAN, S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { oneGuerrillaOf, placing } from '../nonplayers/effects.ts'
import { askEvent, dual, pickSpace } from './verbs.ts'

export const card = dual(
  53,
  'Prison Break',
  'GWTC',
  ['prison', 'footprints'],
  {
    en: {
      unshaded: 'Remove up to 3 Taliban Guerrillas from spaces with Police.',
      shaded: 'Place up to 4 Taliban Guerrillas in Kandahar, or in Kabul or 1 other Province with Police.',
    },
    es: {
      unshaded: 'Elimina hasta 3 Guerrillas Talibanes de casillas con Policía.',
      shaded: 'Coloca hasta 4 Guerrillas Talibanes en Kandahar, o en Kabul u otra provincia con Policía.',
    },
    pl: {
      unshaded: 'Usuń do 3 partyzantów talibów z pól z policją.',
      shaded: 'Umieść do 4 partyzantów talibów w prowincji Kandahar albo w Kabulu lub innej prowincji z policją.',
    },
  },
  {
    unshaded(g, by) {
      takeOff(
        g,
        by,
        3,
        guerrillaKinds(TALIBAN),
        spacesWhere(g, (s) => police(g, s) > 0),
        true,
      )
    },
    shaded(g, by) {
      const piece = underground(TALIBAN)
      const open = () => AFGHAN.filter((s) => (s === S.kandahar || police(g, s) > 0) && canPlace(g, piece, s))
      const s = pickSpace(g, by, 'event.place-where', open, { piece })
      if (s === undefined) return
      const q = askEvent(g, by, 'event.how-many', { piece, space: s })
      place(g, piece, s, q.numbers(0, Math.min(4, available(g, piece))).askNumber())
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': oneGuerrillaOf(3), 'event.place-where': placing(4) },
}
