import { remove } from '@coinflict/kernel/rules'
import { ARVN_POLICE, base, police, underground, VC } from '../forces.ts'
import { EVERY, isCity, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { placingOneOf } from '../nonplayers/effects.ts'
import { bringOneOf, dual, pickSpace, placeAmong } from './verbs.ts'

const OUTSIDE_CITIES = EVERY.filter((s) => !isCity(s))

export const card = dual(
  113,
  'Ruff Puff',
  'VAUN',
  ['farmer', 'rifle'],
  {
    en: {
      unshaded: 'Place up to 8 Police in the South, on LoCs too.',
      shaded: 'Replace 5 Police outside cities with VC pieces, at most 1 of them a Base.',
    },
    es: {
      unshaded: 'Coloca hasta 8 Policías en el Sur, también en LdC.',
      shaded: 'Reemplaza 5 Policías fuera de ciudades por fichas del VC, a lo sumo 1 de ellas Base.',
    },
    pl: {
      unshaded: 'Umieść do 8 kostek policji na Południu, także na LiKomach.',
      shaded: 'Zamień 5 kostek policji poza miastami na elementy VC, w tym najwyżej 1 bazę.',
    },
  },
  {
    unshaded(g, by) {
      placeAmong(g, by, 8, [ARVN_POLICE], SOUTH, true)
    },
    shaded(g, by) {
      const open = () => OUTSIDE_CITIES.filter((s) => police(g, s) > 0)
      let mayBuild = true
      for (let left = 5; left > 0; left--) {
        const s = pickSpace(g, by, 'event.replace-where', open, { piece: ARVN_POLICE })
        if (s === undefined) return
        remove(g, ARVN_POLICE, s)
        const piece = bringOneOf(g, by, s, mayBuild ? [underground(VC), base(VC)] : [underground(VC)])
        if (piece === base(VC)) mayBuild = false
      }
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.replace-where': (p) => placingOneOf([base(VC), underground(VC)])(p.take([ARVN_POLICE])),
  },
}
