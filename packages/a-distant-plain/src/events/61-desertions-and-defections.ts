import { guerrillas, placeOneOf, replace, spacesWhere, takeOff } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import {
  GOVERNMENT_CUBES,
  GOVERNMENT_POLICE,
  governmentCubes,
  guerrillaKinds,
  INSURGENTS,
  TALIBAN,
  underground,
} from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { bySide } from '../nonplayers/effects.ts'
import { dual, eachSpace, pickPiece } from './verbs.ts'

export const card = dual(
  61,
  'Desertions & Defections',
  'WTCG',
  ['footprints', 'helmet'],
  {
    en: {
      unshaded: 'In up to 3 spaces with Government cubes, replace a Taliban Guerrilla with Police.',
      shaded: 'In up to 3 spaces, replace 2 Government cubes with a Guerrilla of either Insurgent Faction.',
    },
    es: {
      unshaded: 'En hasta 3 casillas con cubos del Gobierno reemplaza 1 Guerrilla Talibán por 1 Policía.',
      shaded: 'En hasta 3 casillas reemplaza 2 cubos del Gobierno por 1 Guerrilla de cualquier facción insurgente.',
    },
    pl: {
      unshaded: 'Na maksymalnie 3 polach z kostkami rządowymi zamień po 1 partyzancie talibów na policję.',
      shaded: 'Na maksymalnie 3 polach zamień 2 kostki rządowe na partyzanta dowolnej frakcji powstańczej.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => spacesWhere(g, (s) => governmentCubes(g, s) > 0 && guerrillas(g, TALIBAN, s) > 0)
      const turnCoat = (s: Space) => {
        const piece = pickPiece(g, by, 'event.replace-which', s, guerrillaKinds(TALIBAN))
        if (piece !== undefined) replace(g, piece, s, GOVERNMENT_POLICE)
      }
      eachSpace(g, by, 'event.replace-piece-where', 3, open, turnCoat, { upTo: true })
    },
    shaded(g, by) {
      const open = () => spacesWhere(g, (s) => governmentCubes(g, s) >= 2)
      const desert = (s: Space) => {
        takeOff(g, by, 2, GOVERNMENT_CUBES, [s])
        placeOneOf(g, by, s, INSURGENTS.map(underground))
      }
      eachSpace(g, by, 'event.replace-piece-where', 3, open, desert, { upTo: true })
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.replace-piece-where': bySide(
      (p) => p.take(guerrillaKinds(TALIBAN)).place(GOVERNMENT_POLICE),
      (p) => p.take(GOVERNMENT_CUBES, 2).place(underground(p.np.me)),
    ),
  },
}
