import { adjust, canWorsen, shift, takeOff } from '@coinflict/kernel/rules'
import { available, type Faction, type Game } from '@coinflict/kernel/state'
import { kinds, NVA_TROOPS, PATRONAGE, US } from '../forces.ts'
import { EVERY, OUTSIDE_THE_SOUTH, PEOPLED } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R2 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { bring, placeable } from '../recall.ts'
import { askEvent, maySpace, pickSpace, single, stayEligible } from './verbs.ts'

export const card = single(
  80,
  'Light at the End of the Tunnel',
  'ANVU',
  ['tunnel', 'sun'],
  {
    en: {
      unshaded:
        'Move 1 to 4 US pieces, Bases too, from the map to Available. For each of them Patronage +2, a space shifts 1 level toward Active Opposition, and 4 NVA Troops are placed outside the South. You stay eligible.',
    },
    es: {
      unshaded:
        'Mueve de 1 a 4 fichas de EE.\u00a0UU., Bases incluidas, del mapa a Disponibles. Por cada una, Patrocinio +2, modifica una casilla 1 nivel hacia Oposición Activa y coloca 4 Tropas del EVN fuera del Sur. Sigues siendo elegible.',
    },
    pl: {
      unshaded:
        'Przenieś od 1 do 4 elementów USA, także bazy, z mapy do dostępnych. Za każdy: patronat +2, przesuń jedno pole o 1 poziom w kierunku aktywnej opozycji i umieść 4 kostki wojska NVA poza Południem. Zachowujesz uprawnienie.',
    },
  },
  (g, by) => {
    const first = takeOff(g, by, 1, kinds(US), EVERY)
    const taken = first + (first === 0 ? 0 : takeOff(g, by, 3, kinds(US), EVERY, true))
    adjust(g, PATRONAGE, 2 * taken)
    for (let i = 0; i < taken; i++) {
      const s = pickSpace(g, by, 'event.shift-where', () => PEOPLED.filter((s) => canWorsen(g, s)), { shift: -1 })
      if (s !== undefined) shift(g, s, -1)
    }
    comeSouth(g, by, 4 * taken)
    stayEligible(g, by)
  },
)

/** So many NVA Troops come to spaces outside the South. The NVA may take some from the map once none are Available (1.4.1). */
function comeSouth(g: Game, by: Faction, n: number): void {
  for (let left = n; left > 0; ) {
    const open = () => (placeable(g, by, NVA_TROOPS, 1) > 0 ? OUTSIDE_THE_SOUTH : [])
    const pick = available(g, NVA_TROOPS) > 0 ? pickSpace : maySpace
    const s = pick(g, by, 'event.place-where', open, { piece: NVA_TROOPS })
    if (s === undefined) return
    const q = askEvent(g, by, 'place.how-many', { piece: NVA_TROOPS, space: s })
    const most =
      available(g, NVA_TROOPS) > 0 ? Math.min(left, available(g, NVA_TROOPS)) : placeable(g, by, NVA_TROOPS, left)
    left -= bring(g, by, NVA_TROOPS, s, q.askSome(most))
  }
}

export const nonPlayers: CardInstructions = {
  us: R2,
  effects: {
    'event.remove-where': harming(1, kinds(US)),
  },
}
