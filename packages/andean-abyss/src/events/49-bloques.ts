import { AVAILABLE, canPlace, moveToBox, place, preferring } from '@coinflict/kernel/rules'
import { available } from '@coinflict/kernel/state'
import { AUC, base, OUT_OF_PLAY, room, underground } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { departments, dual, pickSpace } from './verbs.ts'

export const card = dual(
  49,
  'Bloques',
  'ACGF',
  ['banner', 'rifles'],
  {
    en: {
      unshaded: '3 Available AUC Guerrillas go out of play.',
      shaded: 'Place an AUC Base and an AUC Guerrilla in one department.',
    },
    es: {
      unshaded: '3 Guerrillas Disponibles de las AUC quedan fuera de juego.',
      shaded: 'Coloca 1 Base y 1 Guerrilla de las AUC en un mismo departamento.',
    },
    pl: {
      unshaded: 'Usuń z gry 3 dostępnych partyzantów AUC.',
      shaded: 'Umieść 1 bazę i 1 partyzanta AUC w jednym departamencie.',
    },
  },
  {
    unshaded(g) {
      const n = Math.min(3, available(g, underground(AUC)))
      if (n > 0) moveToBox(g, underground(AUC), AVAILABLE, OUT_OF_PLAY, n)
    },
    shaded(g, by) {
      const open = () => {
        const forBase = departments(g).filter((s) => canPlace(g, base(AUC), s))
        const forGuerrilla = departments(g).filter((s) => canPlace(g, underground(AUC), s))
        const forBoth = forBase.filter((s) => forGuerrilla.includes(s) && room(g, underground(AUC), s) > 1)
        return preferring(forBoth, preferring(forBase, forGuerrilla))
      }
      const s = pickSpace(g, by, 'event.space', open)
      if (s === undefined) return
      place(g, base(AUC), s)
      place(g, underground(AUC), s)
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
}
