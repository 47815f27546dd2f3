import { turnAll } from '@coinflict/kernel/rules'
import { active, CASUALTIES, COIN, INSURGENTS } from '../forces.ts'
import { EVERY } from '../map.ts'
import { dual, placeFromBox, US_PIECES } from './verbs.ts'

export const card = dual(
  110,
  'No Contact',
  'VNAU',
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
