import { guerrillas, remove, spacesWhere, takeOff } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import {
  CASUALTIES,
  COALITION_TROOPS,
  coalitionTroops,
  GOVERNMENT_CUBES,
  governmentCubes,
  guerrillaKinds,
  INSURGENTS,
  TALIBAN,
  WARLORDS,
} from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { bySide } from '../nonplayers/effects.ts'
import { askEvent, dual, eachSpace, pickPiece, pickSpace } from './verbs.ts'

export const card = dual(
  56,
  'Fratricide',
  'WCTG',
  ['rifles', 'helmet'],
  {
    en: {
      unshaded: 'In up to 2 spaces with both Taliban and Warlord Guerrillas, remove 1 of each.',
      shaded:
        'In a space with both Coalition Troops and Government cubes, move up to 2 Coalition Troops to Casualties and remove 1 Government cube.',
    },
    es: {
      unshaded:
        'En hasta 2 casillas con Guerrillas Talibanes y de los Señores de la Guerra, elimina 1 de cada facción.',
      shaded:
        'En 1 casilla con Tropas de la Coalición y cubos del Gobierno, hasta 2 Tropas de la Coalición van a Bajas y se elimina 1 cubo del Gobierno.',
    },
    pl: {
      unshaded: 'Na maksymalnie 2 polach z partyzantami talibów i watażków usuń po 1 z każdej frakcji.',
      shaded:
        'Na 1 polu z wojskiem koalicji i kostkami rządowymi przenieś do 2 kostek wojska koalicji do strat i usuń 1 kostkę rządową.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => spacesWhere(g, (s) => INSURGENTS.every((f) => guerrillas(g, f, s) > 0))
      const feud = (s: Space) => {
        for (const f of INSURGENTS) {
          const piece = pickPiece(g, by, 'event.remove-which', s, guerrillaKinds(f))
          if (piece !== undefined) remove(g, piece, s)
        }
      }
      eachSpace(g, by, 'event.space', 2, open, feud, { upTo: true })
    },
    shaded(g, by) {
      const open = () => spacesWhere(g, (s) => coalitionTroops(g, s) > 0 && governmentCubes(g, s) > 0)
      const s = pickSpace(g, by, 'event.space', open)
      if (s === undefined) return
      const q = askEvent(g, by, 'event.how-many', { piece: COALITION_TROOPS, space: s })
      const n = q.numbers(0, Math.min(2, coalitionTroops(g, s))).askNumber()
      remove(g, COALITION_TROOPS, s, n, CASUALTIES)
      takeOff(g, by, 1, GOVERNMENT_CUBES, [s])
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': bySide(
      (p) => p.take(guerrillaKinds(TALIBAN)).take(guerrillaKinds(WARLORDS)),
      (p) => p.take([COALITION_TROOPS], 2).take(GOVERNMENT_CUBES),
    ),
  },
}
