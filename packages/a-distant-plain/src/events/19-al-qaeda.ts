import { gain, pieces, remove, takeOff } from '@coinflict/kernel/rules'
import { base, guerrillaKinds, kinds, TALIBAN, underground } from '../forces.ts'
import { PAKISTAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { TALIBAN_PIECES } from '../nonplayers/effects.ts'
import { dual, maySpace, pickPiece, placeUpTo } from './verbs.ts'

export const card = dual(
  19,
  'Al-Qaeda',
  'TCGW',
  ['mountain', 'bomb'],
  {
    en: {
      unshaded: 'Remove 1 Taliban Base or up to 3 Taliban Guerrillas from Pakistan.',
      shaded: 'Place up to 4 Taliban Guerrillas in Pakistan. The Taliban gain 2 Resources.',
    },
    es: {
      unshaded: 'Elimina 1 Base Talibán o hasta 3 Guerrillas Talibanes de Pakistán.',
      shaded: 'Coloca hasta 4 Guerrillas Talibanes en Pakistán. Los Talibanes ganan 2 Recursos.',
    },
    pl: {
      unshaded: 'Usuń z Pakistanu 1 bazę talibów albo do 3 partyzantów talibów.',
      shaded: 'Umieść do 4 partyzantów talibów w Pakistanie. Talibowie zyskują 2 zasoby.',
    },
  },
  {
    unshaded(g, by) {
      const camps = () => PAKISTAN.filter((s) => pieces(g, TALIBAN, s) > 0)
      const s = maySpace(g, by, 'event.remove-where', camps)
      const piece = s === undefined ? undefined : pickPiece(g, by, 'event.remove-which', s, kinds(TALIBAN))
      if (s === undefined || piece === undefined) return
      remove(g, piece, s)
      if (piece !== base(TALIBAN)) takeOff(g, by, 2, guerrillaKinds(TALIBAN), PAKISTAN, true)
    },
    shaded(g, by) {
      placeUpTo(g, by, 4, [underground(TALIBAN)], PAKISTAN)
      gain(g, TALIBAN, 2)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': (p) => p.take(TALIBAN_PIECES) },
}
