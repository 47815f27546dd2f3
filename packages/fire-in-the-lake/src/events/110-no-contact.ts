import { activeOf, turnAll } from '@coinflict/kernel/rules'
import { active, CASUALTIES, COIN, INSURGENTS } from '../forces.ts'
import { EVERY } from '../map.ts'
import { isMonsoon } from '../monsoon.ts'
import type { CardInstructions, Condition } from '../nonplayers/book.ts'
import { returning } from '../nonplayers/effects.ts'
import { dual, placeFromBox, US_PIECES } from './verbs.ts'

export const card = dual(
  110,
  'No Contact',
  'VNAU',
  ['footprints', 'jungle'],
  {
    en: {
      unshaded: 'Place 2 pieces from Casualties anywhere. Flip all Rangers and Irregulars Underground.',
      shaded: 'Flip all VC and NVA Guerrillas Underground.',
    },
    es: {
      unshaded: 'Coloca 2 fichas de Bajas en cualquier lugar. Gira todos los Rangers e Irregulares a Ocultos.',
      shaded: 'Gira todas las Guerrillas del VC y del EVN a Ocultas.',
    },
    pl: {
      unshaded:
        'Umieść 2 elementy ze strat w dowolnym miejscu. Odwróć wszystkich rangersów i nieregularnych na ukrytych.',
      shaded: 'Odwróć wszystkich partyzantów VC i NVA na ukrytych.',
    },
  },
  {
    unshaded(g, by) {
      placeFromBox(g, by, 2, US_PIECES, CASUALTIES, EVERY)
      for (const f of COIN) turnAll(g, active(f))
    },
    shaded(g) {
      for (const f of INSURGENTS) turnAll(g, active(f))
    },
  },
)

/** Both insurgents. */
const HIDING: Condition = {
  mark: '110',
  text: {
    en: 'No Contact: NVA and VC not in Monsoon, and only if a Guerrilla of theirs is Active.',
    es: 'No Contact: EVN y VC, no en Monzón, y solo si alguna Guerrilla propia está Activa.',
    pl: 'No Contact: NVA i VC nie podczas monsunu i tylko wtedy, gdy któryś z ich partyzantów jest aktywny.',
  },
  takes: ({ g, me }) => !isMonsoon(g) && EVERY.some((s) => activeOf(g, me, s) > 0),
}

export const nonPlayers: CardInstructions = {
  nva: HIDING,
  vc: HIDING,
  effects: { 'event.space': returning(US_PIECES, CASUALTIES) },
}
