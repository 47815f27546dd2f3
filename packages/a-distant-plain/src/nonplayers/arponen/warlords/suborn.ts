import { highestPopulation, type NonPlayer, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { bases, controlledBy, guerrillas } from '@coinflict/kernel/rules'
import { type Line, type Piece, resources, type Space, type Word, word } from '@coinflict/kernel/state'
import { suborn } from '../../../activities/suborn.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import {
  COIN_CONTROL,
  GOVERNMENT,
  GOVERNMENT_TROOPS,
  governmentCubes,
  governmentTroops,
  population,
  TALIBAN,
  TALIBAN_CONTROL,
} from '../../../forces.ts'
import { AFGHAN, isAfghan } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { leading, mayStillJoin } from '../insurgents.ts'

/** 8.9.3 Suborn. */
const sheet = new Sheet()
const suborning = sheet.part('8.9.3', suborn.word)
export const SUBORN_SHEET: readonly Line[] = sheet.lines

const COST = 2
const LEAST_LEFT = 41
/** Whether Suborn in another space leaves the Warlords with enough; card 59 bars it. */
export const canSpare = ({ g, me }: NonPlayer): boolean =>
  resources(g, me) - COST >= LEAST_LEFT && !inForce(g, CARD.localTruce, 'unshaded')
/** The same; what an event grants costs nothing. */
const isWithinMeans = (np: NonPlayer): boolean => np.op === undefined || canSpare(np)

/** What Suborn does in a space: so many pieces go in one of its ways. */
interface Deal {
  readonly way: Word
  readonly n: number
}
const BASE = word('remove-base')
const CUBES = word('remove-cubes')
const GUERRILLA = word('remove-guerrilla')
const MOST_CUBES = 3

/** How Suborn takes Control away from whoever has it: by a Base if that is enough, else by as many cubes as give nobody else Control. */
export function release({ g }: NonPlayer, s: Space): Deal | undefined {
  const holder = controlledBy(g, s)
  if (holder === TALIBAN_CONTROL) {
    return guerrillas(g, TALIBAN, s) > 0 && controlledBy(g, s, TALIBAN, -1) === -1
      ? { way: GUERRILLA, n: 1 }
      : undefined
  }
  if (holder !== COIN_CONTROL) return undefined
  if (bases(g, GOVERNMENT, s) > 0 && controlledBy(g, s, GOVERNMENT, -1) === -1) return { way: BASE, n: 1 }
  // All that can go do (1.4.1).
  const n = Math.min(MOST_CUBES, governmentCubes(g, s))
  return n > 0 && controlledBy(g, s, GOVERNMENT, -n) === -1 ? { way: CUBES, n } : undefined
}

/** How far the Government's margin may be brought down. */
const MOST_POINTS = 4

const pointsTaken = (np: NonPlayer): number =>
  np.selected(AGAINST_GOVERNMENT, 'suborn.where').reduce((sum, s) => sum + population(np.g, s), 0)

const AGAINST_GOVERNMENT: SpaceLine = suborning.line(
  'suborn-1',
  {
    en: 'Suborn to take up to 4 points off a player’s Government, without falling below 41 Resources.',
    es: 'Soborno para quitar hasta 4 puntos al Gobierno de un jugador, sin bajar de 41 Recursos.',
    pl: 'Przekupstwo, by odebrać rządowi gracza do 4 punktów, nie schodząc poniżej 41 zasobów.',
  },
  {
    where: (np: NonPlayer, s: Space) =>
      controlledBy(np.g, s) === COIN_CONTROL &&
      population(np.g, s) > 0 &&
      pointsTaken(np) + population(np.g, s) <= MOST_POINTS &&
      release(np, s) !== undefined,
    when: (np: NonPlayer) => np.isPlayer(GOVERNMENT) && isWithinMeans(np),
    by: [highestPopulation],
  },
)
const AGAINST_CONTROL: SpaceLine = suborning.line(
  'suborn-2',
  {
    en: 'Then to remove any Control in one Afghan space of highest Population, without falling below 41 Resources.',
    es: 'Luego para quitar cualquier Control en una casilla afgana de mayor Población, sin bajar de 41 Recursos.',
    pl: 'Potem, by usunąć czyjąkolwiek kontrolę na jednym afgańskim polu o największej populacji, nie schodząc poniżej 41 zasobów.',
  },
  {
    where: (np: NonPlayer, s: Space) => isAfghan(s) && population(np.g, s) > 0 && release(np, s) !== undefined,
    when: isWithinMeans,
    by: [highestPopulation],
    most: 1,
  },
)
const LINES: readonly SpaceLine[] = [AGAINST_GOVERNMENT, AGAINST_CONTROL]

/** Suborn, if it finds a space. */
export const joinSuborn = (np: NonPlayer): Word | undefined =>
  mayStillJoin(np, suborn) && canSpare(np) ? np.join(leading(np, LINES, AFGHAN), suborn.word) : undefined

/** The Troops among the cubes that go, at random. */
function drawTroops(np: NonPlayer, s: Space, n: number): number {
  const { g } = np
  let troops = 0
  for (let i = 0; i < n; i++) {
    const all = governmentCubes(g, s) - i
    if (all > 0 && np.below(all) < governmentTroops(g, s) - troops) troops++
  }
  return troops
}

/** The answers, given the line by which Rally makes room for a Base (8.9.3/1a). */
export const subornAnswers = (makeRoom: SpaceLine): Answers => {
  const lines = [makeRoom, ...LINES]
  const dealAt = (np: NonPlayer, s: Space): Deal | undefined =>
    np.once(`deal ${s}`, () => (np.lineAt(s, lines) === makeRoom ? { way: BASE, n: 1 } : release(np, s)))
  return {
    'suborn.where': (np) => np.select(lines) ?? np.done(),
    'suborn.how'(np) {
      const deal = dealAt(np, here(np))
      return deal && np.firstOf(np.lineAt(here(np), lines) ?? AGAINST_CONTROL, [deal.way])
    },
    'suborn.remove'(np) {
      const s = here(np)
      const line = np.lineAt(s, lines) ?? AGAINST_CONTROL
      const deal = dealAt(np, s)
      if (deal?.way !== CUBES) return np.highest(line)
      const troops = np.once(`troops ${s}`, () => drawTroops(np, s, deal.n))
      return np.number(line, (np.q.params?.piece as Piece) === GOVERNMENT_TROOPS ? troops : deal.n - troops)
    },
  }
}
