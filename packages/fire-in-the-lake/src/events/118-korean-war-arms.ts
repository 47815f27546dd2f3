import { bases, guerrillas, remove } from '@coinflict/kernel/rules'
import { NVA, VC } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { placingOneOf } from '../nonplayers/effects.ts'
import { dual, guerrillaKinds, onePerSpace, pickPiece, placed } from './verbs.ts'

export const card = dual(
  118,
  'Korean War Arms',
  'VANU',
  ['rifle', 'crate'],
  {
    en: {
      unshaded: 'The VC remove 1 VC Guerrilla from every space with 2 or more of them and no NVA Base.',
      shaded: 'Place a VC Base or Guerrilla in each of 3 spaces.',
    },
    es: {
      unshaded: 'El VC elimina 1 Guerrilla del VC de cada casilla con 2 o más y sin Base del EVN.',
      shaded: 'Coloca 1 ficha del VC, Base o Guerrilla, en cada una de 3 casillas.',
    },
    pl: {
      unshaded: 'VC usuwa 1 partyzanta VC z każdego pola, na którym jest ich co najmniej 2 i nie ma bazy NVA.',
      shaded: 'Umieść po 1 elemencie VC, bazie lub partyzancie, na 3 polach.',
    },
  },
  {
    unshaded(g) {
      for (const s of EVERY) {
        if (guerrillas(g, VC, s) < 2 || bases(g, NVA, s) > 0) continue
        const piece = pickPiece(g, VC, 'event.remove-which', s, guerrillaKinds(VC))
        if (piece !== undefined) remove(g, piece, s)
      }
    },
    shaded(g, by) {
      onePerSpace(g, by, 3, placed(VC), EVERY)
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': placingOneOf(placed(VC)),
  },
}
