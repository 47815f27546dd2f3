import { type Chart, commonLines, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { enemiesOf } from '@coinflict/kernel/rules'
import { type Faction, factionWord, type Piece, resources } from '@coinflict/kernel/state'
import {
  active,
  base,
  COALITION,
  COALITION_TROOPS,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  TALIBAN,
  underground,
  WARLORDS,
} from '../../forces.ts'
import { margin } from '../../victory.ts'
import type { Answers } from '../answers.ts'

/** 8.1-8.5 What holds for all of Arponen's non-players. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const conduct = sheet.part('8.2')
const procedure = sheet.part('8.2.1')

export const COMMON = commonLines(turn, conduct)

const FULL = conduct.line('full', {
  en: 'Do everything to the maximum extent.',
  es: 'Hazlo todo en la mayor medida posible.',
  pl: 'Wykonuj wszystko w największym możliwym zakresie.',
})
const TARGET = procedure.line('1', {
  en: 'Target players before non-players, the one with the best margin first; then in the faction’s order.',
  es: 'Ataca a los jugadores antes que a las facciones sin jugador, primero al de mejor margen; luego, según el orden de la facción.',
  pl: 'Bierz na cel graczy przed frakcjami nieobsadzonymi, najpierw tego z najwyższym marginesem; potem według kolejności frakcji.',
})

// 8.2 The spending limit of several operations.

const FREELY = 9

/** What two thirds of so many Resources come to; below nine there is no limit. */
export const twoThirds = (had: number): number => (had < FREELY ? Number.POSITIVE_INFINITY : Math.floor((had * 2) / 3))

/** The Resources that there were when the operation began. */
const had = (np: NonPlayer): number => np.once('had', () => resources(np.g, np.me) + (np.op?.paid ?? 0))

/** How much the operation may cost in all, by the Resources that there were when it began. */
export const spendingLimit = (np: NonPlayer): number => twoThirds(had(np))

/** What was spent on the operation so far, with what came of it (Civic Action) as well as for its spaces. */
export const spent = (np: NonPlayer): number => Math.max(np.op?.paid ?? 0, had(np) - resources(np.g, np.me))

/** Whether so much more may be spent on the operation. */
export const maySpend = (np: NonPlayer, cost: number): boolean => spent(np) + cost <= spendingLimit(np)

// 8.2.1 Targets.

/** Whom a faction turns against after the Players. */
const ORDER: Readonly<Record<number, readonly Faction[]>> = {
  [COALITION]: [TALIBAN, WARLORDS],
  [GOVERNMENT]: [TALIBAN, WARLORDS],
  [TALIBAN]: [COALITION, GOVERNMENT, WARLORDS],
  [WARLORDS]: [COALITION, GOVERNMENT, TALIBAN],
}

/** The enemies in the order in which they are targeted: Players by their margin, equal ones by lot, then the others. */
export const targets = (np: NonPlayer): readonly Faction[] =>
  np.once('targets', () => {
    const left = enemiesOf(np.g, np.me).filter((f) => np.isPlayer(f))
    const players: Faction[] = []
    while (left.length > 0) {
      const best = Math.max(...left.map((f) => margin(np.g, f)))
      const leaders = left.filter((f) => margin(np.g, f) === best)
      const next = leaders[leaders.length > 1 ? np.below(leaders.length) : 0] as Faction
      left.splice(left.indexOf(next), 1)
      players.push(next)
    }
    return [...players, ...(ORDER[np.me] as readonly Faction[]).filter((f) => !np.isPlayer(f))]
  })

/** The pieces of a faction in the order in which an enemy removes them: Bases, Underground before Active, cubes by lot. */
export function prey(np: NonPlayer, f: Faction): readonly Piece[] {
  if (f === COALITION) return [base(f), COALITION_TROOPS]
  if (f !== GOVERNMENT) return [base(f), underground(f), active(f)]
  const cubes = [GOVERNMENT_TROOPS, GOVERNMENT_POLICE]
  return [base(f), ...(np.below(2) === 0 ? cubes : cubes.reverse())]
}

/** The pieces of all enemies, in the order in which they are removed. */
export const enemyPieces = (np: NonPlayer): readonly Piece[] => targets(np).flatMap((f) => prey(np, f))

const answers: Answers = {
  'move.how-many': (np) => np.ordered() ?? np.highest(FULL),
  'place.how-many': (np) => np.highest(FULL),
  'activate.whose': (np) => np.firstOf(TARGET, targets(np).map(factionWord)) ?? np.done(),
}

export const general: Chart = { lines: sheet.lines, answers }
