import { most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { AVAILABLE, move, pickFaction } from '@coinflict/kernel/rules'
import type { Faction, Space } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { CASUALTIES, casualties, INSURGENTS, US_TROOPS, underground, usTroops } from '../forces.ts'
import { CITIES, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { bySide } from '../nonplayers/effects.ts'
import { bring } from '../recall.ts'
import { askEvent, dual, maySpace, pickSpace, transferBoxes, US_PIECES } from './verbs.ts'

export const card = dual(
  91,
  'Bob Hope',
  'VUNA',
  ['microphone', 'star'],
  {
    en: {
      unshaded:
        'Move any number of US Troops from 1 province to 1 COIN-Controlled city. For every 2 moved, 1 piece from Casualties to Available.',
      shaded:
        'The NVA or the VC move up to 3 US Troops from provinces to cities and place a Guerrilla where each of them was.',
    },
    es: {
      unshaded:
        'Mueve cualquier número de Tropas de EE.\u00a0UU. de 1 provincia a 1 ciudad con Control COIN. Por cada 2 movidas, 1 ficha pasa de Bajas a Disponibles.',
      shaded:
        'El EVN o el VC mueve hasta 3 Tropas de EE.\u00a0UU. de provincias a ciudades y coloca 1 Guerrilla donde estaba cada una.',
    },
    pl: {
      unshaded:
        'Przenieś dowolną liczbę kostek wojska USA z 1 prowincji do 1 miasta pod kontrolą COIN. Za każde 2 przeniesione 1 element ze strat wraca do dostępnych.',
      shaded:
        'NVA albo VC przenosi do 3 kostek wojska USA z prowincji do miast i umieszcza partyzanta tam, gdzie była każda z nich.',
    },
  },
  {
    unshaded(g, by) {
      const shows = () => CITIES.filter((s) => isCoinControlled(g, s))
      const from = maySpace(g, by, 'event.move-from', () =>
        shows().length === 0 ? [] : PROVINCES.filter((s) => usTroops(g, s) > 0),
      )
      const to = from === undefined ? undefined : pickSpace(g, by, 'event.move-to', shows, { space: from })
      if (from === undefined || to === undefined) return
      const q = askEvent(g, by, 'move.how-many', { piece: US_TROOPS, space: from, to })
      const n = q.askSome(usTroops(g, from))
      move(g, US_TROOPS, from, to, n)
      transferBoxes(g, by, Math.floor(n / 2), US_PIECES, CASUALTIES, AVAILABLE)
    },
    shaded(g, by) {
      const f = pickFaction(g, by, () => INSURGENTS) as Faction
      g.cite('5.1', f)
      for (let left = 3; left > 0; left--) {
        const from = maySpace(g, f, 'event.move-from', () => PROVINCES.filter((s) => usTroops(g, s) > 0))
        if (from === undefined) return
        const open = () => (usTroops(g, from) === 0 ? [] : CITIES)
        const to = pickSpace(g, f, 'event.move-to', open, { space: from })
        if (to === undefined) continue
        move(g, US_TROOPS, from, to)
        bring(g, f, underground(f), from, 1, true)
      }
    },
  },
)

/** So many come to Available if all Troops of a province go. */
const returned = ({ g }: NonPlayer, s: Space): number => Math.min(casualties(g), Math.floor(usTroops(g, s) / 2))

export const nonPlayers: CardInstructions = {
  us: {
    mark: '91',
    text: {
      en: 'Bob Hope: US bring as many pieces to Available as possible.',
      es: 'Bob Hope: EE.\u00a0UU. lleva a Disponibles tantas fichas como sea posible.',
      pl: 'Bob Hope: USA przenoszą do dostępnych jak najwięcej elementów.',
    },
    answers: (line) => ({ 'event.move-from': (np) => np.chooseSpace(line, () => true, [mostReturned]) }),
  },
  effects: {
    'event.move-from': bySide(
      (p) => p.leave(US_TROOPS, Number.POSITIVE_INFINITY),
      (p) => p.leave(US_TROOPS, 1).place(underground(p.np.me)),
    ),
  },
}

const mostReturned = most({ en: 'most pieces', es: 'más fichas', pl: 'najwięcej elementów' }, returned)
