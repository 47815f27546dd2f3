import { activeOf, canPlace, gain, guerrillas, pieces, spacesWhere } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { GOVERNMENT_CUBES, GOVERNMENT_POLICE, governmentCubes, TALIBAN, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { placing } from '../nonplayers/effects.ts'
import { AFGHAN_PROVINCES, dual, hideAll, pickSpace, placeSome, takeUpTo } from './verbs.ts'

export const card = dual(
  62,
  'Local Understanding',
  'WTCG',
  ['teapot', 'rifle'],
  {
    en: {
      unshaded:
        'In a Province with Government cubes and Warlord pieces, place up to 3 Police. The Warlords gain 3 Resources.',
      shaded:
        'In a space with Taliban Guerrillas, remove up to 3 Government cubes and flip those Guerrillas Underground.',
    },
    es: {
      unshaded:
        'En 1 provincia con cubos del Gobierno y fichas de los Señores de la Guerra coloca hasta 3 Policías. Los Señores de la Guerra ganan 3 Recursos.',
      shaded:
        'En 1 casilla con Guerrillas Talibanes elimina hasta 3 cubos del Gobierno y gira a Ocultas esas Guerrillas.',
    },
    pl: {
      unshaded:
        'W prowincji z kostkami rządowymi i elementami watażków umieść do 3 kostek policji. Watażkowie zyskują 3 zasoby.',
      shaded: 'Na polu z partyzantami talibów usuń do 3 kostek rządowych i odwróć tych partyzantów na stronę ukrytą.',
    },
  },
  {
    unshaded(g, by) {
      const areFriends = (s: Space) => governmentCubes(g, s) > 0 && pieces(g, WARLORDS, s) > 0
      const open = () => AFGHAN_PROVINCES.filter((s) => areFriends(s) && canPlace(g, GOVERNMENT_POLICE, s))
      const s = pickSpace(g, by, 'event.place-where', open, { piece: GOVERNMENT_POLICE })
      if (s !== undefined) placeSome(g, by, 3, GOVERNMENT_POLICE, s)
      gain(g, WARLORDS, 3)
    },
    shaded(g, by) {
      const open = () => spacesWhere(g, (s) => governmentCubes(g, s) > 0 && guerrillas(g, TALIBAN, s) > 0)
      const s = pickSpace(g, by, 'event.space', open)
      if (s === undefined) return
      takeUpTo(g, by, 3, s, () => GOVERNMENT_CUBES)
      hideAll(g, TALIBAN, s)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.place-where': placing(3),
    'event.space': (p) => p.take(GOVERNMENT_CUBES, 3).turn(TALIBAN, activeOf(p.np.g, TALIBAN, p.s)),
  },
}
