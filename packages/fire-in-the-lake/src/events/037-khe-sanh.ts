import { bases, pieces } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { CASUALTIES, NVA, NVA_TROOPS, nvaTroops, US, US_TROOPS, usTroops } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R37 } from '../nonplayers/conditions.ts'
import { harming, harmingAround } from '../nonplayers/effects.ts'
import { around, dual, isInOrNear, loseTurn, maySpace, pickSpace, takeMany, takeSome } from './verbs.ts'

export const card = dual(
  37,
  'Khe Sanh',
  'NUVA',
  ['fort', 'plane'],
  {
    en: {
      unshaded: 'Choose a space with a US Base and US Troops: remove 10 NVA Troops in all from it and adjacent spaces.',
      shaded:
        'Up to 3 US Troops in 1 space with NVA pieces become Casualties. The US is ineligible through the next card.',
    },
    es: {
      unshaded:
        'Elige una casilla con Base y Tropas de EE.\u00a0UU.: elimina en total 10 Tropas del EVN de ella y de las adyacentes.',
      shaded:
        'Hasta 3 Tropas de EE.\u00a0UU. de 1 casilla con fichas del EVN pasan a Bajas. EE.\u00a0UU. es no elegible hasta el final de la próxima carta.',
    },
    pl: {
      unshaded: 'Wybierz pole z bazą i wojskiem USA: usuń łącznie 10 kostek wojska NVA z tego pola i pól sąsiednich.',
      shaded:
        'Do 3 kostek wojska USA z 1 pola z elementami NVA trafia do strat. USA są nieuprawnione do końca następnej karty.',
    },
  },
  {
    unshaded(g, by) {
      const isBesieged = (s: Space): boolean =>
        bases(g, US, s) > 0 && usTroops(g, s) > 0 && isInOrNear(s, (each) => nvaTroops(g, each) > 0)
      const camp = pickSpace(g, by, 'event.space', () => EVERY.filter(isBesieged))
      if (camp !== undefined) takeMany(g, by, 10, NVA_TROOPS, around(camp))
    },
    shaded(g, by) {
      const s = maySpace(g, by, 'event.remove-where', () =>
        EVERY.filter((s) => usTroops(g, s) > 0 && pieces(g, NVA, s) > 0),
      )
      if (s !== undefined) takeSome(g, by, US_TROOPS, s, 3, CASUALTIES)
      loseTurn(g, US)
    },
  },
)

export const nonPlayers: CardInstructions = {
  nva: R37,
  vc: R37,
  effects: {
    'event.space': harmingAround(10, NVA_TROOPS),
    'event.remove-where': harming(3, [US_TROOPS]),
  },
}
