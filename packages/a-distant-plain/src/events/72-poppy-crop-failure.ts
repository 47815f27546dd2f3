import { bases, basesOnMap, gain, remove } from '@coinflict/kernel/rules'
import { base, WARLORDS } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { AFGHAN_PROVINCES, dual, eachSpace } from './verbs.ts'

export const card = dual(
  72,
  'Poppy Crop Failure',
  'WGTC',
  ['poppy', 'sun'],
  {
    en: {
      unshaded: 'Remove a Warlord Base from each of up to 2 Provinces.',
      shaded: 'The Warlords gain 1 Resource for each of their Bases on the map, at most 8.',
    },
    es: {
      unshaded: 'Elimina 1 Base de los Señores de la Guerra de cada una de hasta 2 provincias.',
      shaded: 'Los Señores de la Guerra ganan 1 Recurso por cada Base suya en el mapa, como máximo 8.',
    },
    pl: {
      unshaded: 'Usuń po 1 bazie watażków z maksymalnie 2 prowincji.',
      shaded: 'Watażkowie zyskują 1 zasób za każdą swoją bazę na mapie, najwyżej 8.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => AFGHAN_PROVINCES.filter((s) => bases(g, WARLORDS, s) > 0)
      eachSpace(g, by, 'event.remove-where', 2, open, (s) => remove(g, base(WARLORDS), s), { upTo: true })
    },
    shaded: (g) => gain(g, WARLORDS, Math.min(8, basesOnMap(g, WARLORDS))),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': (p) => p.take([base(WARLORDS)]) },
}
