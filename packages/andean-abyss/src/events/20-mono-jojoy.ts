import { fewest, first, highestPopulation, type NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  askGroup,
  beginOperation,
  canChoose,
  carryOut,
  flip,
  type Group,
  noteArrival,
  spacesWhere,
  unmoved,
} from '@coinflict/kernel/rules'
import { DONE, type Game, isAdjacent, type Operation, type Space } from '@coinflict/kernel/state'
import { active, FARC, GOVT, room, underground } from '../forces.ts'
import { isLoc, pop } from '../map.ts'
import { moveGuerrillas } from '../movement.ts'
import { type CardInstructions, governmentLine } from '../nonplayers/events/instruction.ts'
import { AS_MANY, BY_CHART, inEvent, SPACES, where } from '../nonplayers/events/lines.ts'
import { MARCH, march } from '../operations/march.ts'
import { askEvent, bySpace, dual, maySpace, pickSpace } from './verbs.ts'

export const card = dual(
  20,
  'Mono Jojoy',
  'FGAC',
  ['guerrilla', 'jungle'],
  {
    en: {
      unshaded: 'The Government moves up to 6 FARC Guerrillas one space each; Underground ones stay Underground.',
      shaded: 'FARC may March for free, then flips up to 3 of its Active Guerrillas Underground, anywhere.',
    },
    es: {
      unshaded: 'El Gobierno mueve hasta 6 Guerrillas de las FARC, cada una 1 casilla; las Ocultas siguen Ocultas.',
      shaded:
        'Las FARC pueden ejecutar una Marcha gratuita; luego giran a Ocultas hasta 3 de sus Guerrillas Activas, en cualquier lugar.',
    },
    pl: {
      unshaded: 'Rząd przesuwa do 6 partyzantów FARC, każdego o 1 pole; ukryci pozostają ukryci.',
      shaded:
        'FARC może wykonać darmowy przemarsz, a potem odwraca na stronę ukrytą do 3 swoich aktywnych partyzantów na dowolnych polach.',
    },
  },
  {
    unshaded: (g) => scatter(g, 6),
    shaded(g) {
      const op = beginOperation(FARC, march, { free: true })
      g.cite('5.1', FARC)
      if (canChoose(g, op) && mayMarch(g, op)) {
        carryOut(g, op)
        g.cite('5.1', FARC)
      }
      bySpace(g, FARC, 'event.flip-where', active(FARC), 3, (s, n) => flip(g, active(FARC), s, n), true)
    },
  },
)

/** The Government moves FARC guerrillas one space each; it is no March, so nobody turns Active (ruling 69). */
function scatter(g: Game, most: number): void {
  g.cite('5.1', GOVT)
  const moves = beginOperation(FARC, march, { free: true })
  const waysOut = (s: Space) => spacesWhere(g, (to) => isAdjacent(g, s, to) && room(g, underground(FARC), to) > 0)
  const unmovedOf = (s: Space) => ({
    underground: unmoved(g, moves, s, underground(FARC)),
    active: unmoved(g, moves, s, active(FARC)),
  })
  const isMovable = (s: Space) => unmovedOf(s).underground + unmovedOf(s).active > 0 && waysOut(s).length > 0
  for (let left = most; left > 0; ) {
    const from = maySpace(g, GOVT, 'event.move-from', () => spacesWhere(g, isMovable))
    if (from === undefined) return
    const to = pickSpace(g, GOVT, 'event.move-to', () => waysOut(from), { space: from })
    if (to === undefined) return
    const fit = (): Group => ({ ...unmovedOf(from), total: Math.min(left, room(g, underground(FARC), to)) })
    const group = askGroup(g, GOVT, FARC, from, to, fit, '5.1')
    moveGuerrillas(g, FARC, from, to, group.underground, group.active)
    noteArrival(g, moves, to, underground(FARC), group.underground)
    noteArrival(g, moves, to, active(FARC), group.active)
    left -= group.underground + group.active
  }
}

/** Whether FARC makes use of its free March. */
function mayMarch(g: Game, op: Operation): boolean {
  const q = askEvent(g, FARC, 'event.choice')
  if (canChoose(g, op)) q.offer(MARCH)
  return q.done().answer() === MARCH
}

// What non-players do with it.

const canMarch = (np: NonPlayer): boolean =>
  np.attempt((trial) => carryOut(trial, beginOperation(FARC, march, { free: true }))) !== undefined
const SCATTER = governmentLine('h20', {
  en: 'Mono Jojoy: FARC Guerrillas from LoCs, then from the highest Population, into the departments with the lowest.',
  es: 'Mono Jojoy: Guerrillas de las FARC desde LdC, luego desde la mayor Población, a los departamentos con la menor.',
  pl: 'Mono Jojoy: partyzanci FARC z LiKomów, potem z pól o największej populacji, do departamentów o najmniejszej.',
})
const linesFirst = first({ en: 'LoCs', es: 'LdC', pl: 'LiKomy' }, (_, s) => isLoc(s))
const fewestPeople = fewest({ en: 'lowest Population', es: 'menor Población', pl: 'najmniejsza populacja' }, (_, s) =>
  pop(s),
)
const landFirst = first({ en: 'not a LoC', es: 'no es una LdC', pl: 'nie LiKom' }, (_, s) => !isLoc(s))

export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    answers: {
      'event.choice': (np) => np.firstOf(BY_CHART, canMarch(np) ? [MARCH] : [DONE]),
      'event.flip-where': where(SPACES),
    },
  },
  government: {
    lines: [SCATTER],
    answers: {
      'event.move-from': (np) =>
        np.chooseSpace(SCATTER, (_, s) => isLoc(s) || pop(s) > 0, [linesFirst, highestPopulation]) ?? np.done(SCATTER),
      'event.move-to': where(SCATTER, [landFirst, fewestPeople]),
      'move.how-many': inEvent((np) => np.highest(AS_MANY)),
    },
  },
}
