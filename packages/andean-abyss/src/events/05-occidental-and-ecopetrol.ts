import { first, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { canPlace, canWorsen, flip, place, shift, spacesWhere, undergroundOf } from '@coinflict/kernel/rules'
import { available, count, type Faction, type Game, isAdjacent, type Space } from '@coinflict/kernel/state'
import { cubes, INSURGENTS, POLICE, underground } from '../forces.ts'
import { econ, LOCS, PIPELINES } from '../map.ts'
import { foremostBy } from '../nonplayers/events/government.ts'
import { type CardInstructions, governmentLine } from '../nonplayers/events/instruction.ts'
import { where } from '../nonplayers/events/lines.ts'
import { BY_EVENT } from '../nonplayers/second/govt/activities.ts'
import { guardOf } from '../nonplayers/second/govt/terms.ts'
import { here } from '../nonplayers/terms.ts'
import { askEvent, dual, pickPiece, pickSpace } from './verbs.ts'

/** Places up to n Police along the pipelines. Gives the pipelines that got some. */
function policePipelines(g: Game, by: Faction, n: number): readonly Space[] {
  const guarded: Space[] = []
  const open = () => PIPELINES.filter((s) => canPlace(g, POLICE, s) && !guarded.includes(s))
  for (let left = n; left > 0; ) {
    const s = pickSpace(g, by, 'event.place-where', open, { piece: POLICE })
    if (s === undefined) break
    const q = askEvent(g, by, 'event.how-many', { piece: POLICE, space: s })
    left -= place(g, POLICE, s, q.askSome(Math.min(left, available(g, POLICE))))
    guarded.push(s)
  }
  return guarded
}

/** Turns n Underground guerrillas of any factions Active, one by one. Active ones do not count (ruling 19). */
function exposeGuerrillas(g: Game, by: Faction, n: number, fits: (s: Space) => boolean): void {
  const hidden = INSURGENTS.map(underground)
  const open = () => spacesWhere(g, (s) => fits(s) && hidden.some((piece) => count(g, s, piece) > 0))
  for (let exposed = 0; exposed < n; exposed++) {
    const s = pickSpace(g, by, 'event.flip-where', open)
    if (s === undefined) return
    const piece = pickPiece(g, by, 'event.flip-which', s, hidden)
    if (piece !== undefined) flip(g, piece, s)
  }
}

export const card = dual(
  5,
  'Occidental & Ecopetrol',
  'GFCA',
  ['derrick', 'money'],
  {
    en: {
      unshaded: 'Place 6 Police on pipelines. Then flip 3 Guerrillas on or next to those pipelines to Active.',
      shaded: 'Shift a space next to a LoC of Econ 3 by 2 levels toward Active Opposition.',
    },
    es: {
      unshaded:
        'Coloca 6 Policías en oleoductos. Luego Activa 3 Guerrillas que estén en esos oleoductos o en casillas adyacentes a ellos.',
      shaded: 'Modifica 2 niveles hacia Oposición Activa una casilla adyacente a una LdC de Econ 3.',
    },
    pl: {
      unshaded:
        'Umieść 6 kostek policji na rurociągach. Potem aktywuj 3 partyzantów na tych rurociągach lub na polach z nimi sąsiadujących.',
      shaded: 'Przesuń pole sąsiadujące z LiKomem o Ekon 3 o 2 poziomy w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      const guarded = policePipelines(g, by, 6)
      exposeGuerrillas(g, by, 3, (s) => guarded.some((line) => line === s || isAdjacent(g, line, s)))
    },
    shaded(g, by) {
      const isBeside = (s: Space) => LOCS.some((line) => econ(line) === 3 && isAdjacent(g, line, s))
      const restive = () => spacesWhere(g, (s) => canWorsen(g, s) && isBeside(s))
      const s = pickSpace(g, by, 'event.shift-where', restive, { shift: -2 })
      if (s !== undefined) shift(g, s, -2)
    },
  },
)

// What non-players do with it.

const foremostHidden = foremostBy(({ g }, f, s) => undergroundOf(g, f, s))
const GUARD = governmentLine('h5', {
  en: 'Occidental & Ecopetrol: to pipelines with more Guerrillas than cubes, enough Police to match them; then 1 each, highest Econ first.',
  es: 'Occidental & Ecopetrol: a los Oleoductos con más Guerrillas que cubos, tantos Policías como cubos falten; luego 1 a cada uno, primero los de mayor Econ.',
  pl: 'Occidental & Ecopetrol: na rurociągi, na których partyzantów jest więcej niż kostek, tyle policji, ilu kostek brakuje; potem po 1, od najwyższego Ekon.',
})
const lacking = ({ g }: NonPlayer, s: Space): number => Math.max(0, guardOf(g, s) - cubes(g, s))
const lackingFirst = first(
  { en: 'more Guerrillas than cubes', es: 'más Guerrillas que cubos', pl: 'więcej partyzantów niż kostek' },
  (np, s) => lacking(np, s) > 0,
)

export const nonPlayers: CardInstructions = {
  government: {
    lines: [GUARD],
    answers: {
      'event.place-where': where(GUARD, [lackingFirst]),
      'event.how-many': (np) => np.number(GUARD, Math.max(1, lacking(np, here(np)))),
      'event.flip-where': where(BY_EVENT, [foremostHidden]),
    },
  },
}
