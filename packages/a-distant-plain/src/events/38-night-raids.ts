import {
  adjust,
  allGuerrillas,
  canWorsen,
  flip,
  remove,
  shift,
  spacesWhere,
  undergroundOf,
} from '@coinflict/kernel/rules'
import { active, coalitionTroops, guerrillaKinds, INSURGENTS, PATRONAGE, underground } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { expose } from '../nonplayers/effects.ts'
import { dual, eachSpace, PASHTUN, pickPiece } from './verbs.ts'

export const card = dual(
  38,
  'Night Raids',
  'GCTW',
  ['moon', 'rifle'],
  {
    en: {
      unshaded: 'In up to 2 spaces with Coalition Troops, Activate all Guerrillas, then remove 1 in each.',
      shaded: 'Shift up to 2 Pashtun spaces with Coalition Troops 1 level each toward Opposition. Patronage +1.',
    },
    es: {
      unshaded:
        'En hasta 2 casillas con Tropas de la Coalición, Activa todas las Guerrillas y después elimina 1 en cada una.',
      shaded: 'Modifica 1 nivel hacia Oposición hasta 2 casillas Pastunes con Tropas de la Coalición. Patrocinio +1.',
    },
    pl: {
      unshaded:
        'Na maksymalnie 2 polach z wojskiem koalicji aktywuj wszystkich partyzantów, a potem usuń po 1 z każdego pola.',
      shaded: 'Przesuń maksymalnie 2 pola pasztuńskie z wojskiem koalicji o 1 poziom w kierunku opozycji. Patronat +1.',
    },
  },
  {
    unshaded(g, by) {
      const raided = () => spacesWhere(g, (s) => coalitionTroops(g, s) > 0 && allGuerrillas(g, s) > 0)
      eachSpace(
        g,
        by,
        'event.space',
        2,
        raided,
        (s) => {
          for (const f of INSURGENTS) flip(g, underground(f), s, undergroundOf(g, f, s))
          const piece = pickPiece(g, by, 'event.remove-which', s, INSURGENTS.map(active))
          if (piece !== undefined) remove(g, piece, s)
        },
        { upTo: true },
      )
    },
    shaded(g, by) {
      const raided = () => PASHTUN.filter((s) => coalitionTroops(g, s) > 0 && canWorsen(g, s))
      eachSpace(g, by, 'event.shift-where', 2, raided, (s) => shift(g, s, -1), { upTo: true, params: { shift: -1 } })
      adjust(g, PATRONAGE, 1)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.space': (p) => expose(p).take(INSURGENTS.flatMap(guerrillaKinds)) },
}
