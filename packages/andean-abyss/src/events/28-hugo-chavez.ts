import { allPieces, mark, markerRoom } from '@coinflict/kernel/rules'
import { type Faction, type Game, isAdjacent, type Space } from '@coinflict/kernel/state'
import { isSabotaged, SABOTAGE, TERROR } from '../forces.ts'
import { isDepartment, LOCS, NEXT_TO_VENEZUELA, S } from '../map.ts'
import { border } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { driveOut, dual, eachSpace, placeFarcBase } from './verbs.ts'

export const card = dual(
  28,
  'Hugo Chávez',
  'FACG',
  ['microphone', 'derrick'],
  {
    en: {
      unshaded: 'Remove up to 3 insurgent pieces from one space next to Venezuela.',
      shaded:
        'Place a FARC Base in a department next to Venezuela; then Sabotage each LoC next to Cúcuta that has no pieces.',
    },
    es: {
      unshaded: 'Elimina hasta 3 fichas insurgentes de una casilla adyacente a Venezuela.',
      shaded:
        'Coloca una Base de las FARC en un departamento adyacente a Venezuela; luego sabotea cada LdC adyacente a Cúcuta que no tenga fichas.',
    },
    pl: {
      unshaded: 'Usuń do 3 elementów powstańczych z jednego pola sąsiadującego z Wenezuelą.',
      shaded:
        'Umieść bazę FARC w departamencie sąsiadującym z Wenezuelą; potem sabotuj każdy LiKom sąsiadujący z miastem Cúcuta, na którym nie ma elementów.',
    },
  },
  {
    unshaded: (g, by) => driveOut(g, by, NEXT_TO_VENEZUELA),
    shaded(g, by) {
      placeFarcBase(g, by, NEXT_TO_VENEZUELA.filter(isDepartment))
      sabotageAll(g, by, () =>
        LOCS.filter((s) => isAdjacent(g, s, S.cucuta) && allPieces(g, s) === 0 && !isSabotaged(g, s)),
      )
    },
  },
)

/** Sabotages every one of the lines; the executor chooses if the markers do not suffice (3.3.4). */
function sabotageAll(g: Game, by: Faction, lines: () => readonly Space[]): void {
  const open = lines()
  const left = Math.min(...open.map((s) => markerRoom(g, TERROR, s)))
  if (left >= open.length) for (const s of open) mark(g, SABOTAGE, s)
  else eachSpace(g, by, 'event.sabotage-where', left, lines, (s) => mark(g, SABOTAGE, s))
}

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  government: {
    answers: border,
  },
}
