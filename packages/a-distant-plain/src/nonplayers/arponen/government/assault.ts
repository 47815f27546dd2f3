import { most, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { activeOf, bases, beginOperation, pieces, undergroundOf } from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  type Operation,
  type Piece,
  resources,
  type Space,
  spacesWith,
  type Word,
} from '@coinflict/kernel/state'
import { isCoinControlled } from '../../../control.ts'
import { active, base, coinPieces, GOVERNMENT, INSURGENTS, population, TALIBAN } from '../../../forces.ts'
import { isAfghan, isLoc } from '../../../map.ts'
import { ASSAULT, assault, exposed, governmentStrength, whyNotAssault } from '../../../operations/assault.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { insurgents } from '../coin.ts'
import { maySpend, targets, twoThirds } from '../general.ts'
import { activityOf } from './activities.ts'

/** 8.7.3 Assault. */
const sheet = new Sheet()
const part = sheet.part('8.7.3', ASSAULT)
export const ASSAULT_LINES = sheet.lines

const COST = 3
const MOST_SPACES = 3

const operation = (np: NonPlayer): Operation => (np.op?.rules === assault ? np.op : beginOperation(GOVERNMENT, assault))

/** How many pieces an Assault removes there. */
export const removed = (g: Game, s: Space): number => Math.min(governmentStrength(g, s), exposed(g, s))

/** Whether that many fewer insurgents bring COIN Control. */
const bringsControl = (g: Game, s: Space): boolean =>
  isAfghan(s) && !isCoinControlled(g, s) && coinPieces(g, s) > insurgents(g, s) - removed(g, s)

/** Whether a base of a faction goes: its guerrillas there are all seen, and first to go. */
const takesBase = (g: Game, f: Faction, s: Space): boolean =>
  bases(g, f, s) > 0 && undergroundOf(g, f, s) === 0 && governmentStrength(g, s) > activeOf(g, f, s)

/** Pieces of a faction that go if it is the target. */
export const loses = (g: Game, f: Faction, s: Space): number => {
  const seen = activeOf(g, f, s) + (undergroundOf(g, f, s) === 0 ? bases(g, f, s) : 0)
  return Math.min(governmentStrength(g, s), seen)
}

/** Whether an Assault would bring so many people under COIN Control in the spaces that it can pay for. */
function bringsPeople(np: NonPlayer, spaces: readonly Space[], people: number): boolean {
  const had = resources(np.g, GOVERNMENT)
  const n = Math.min(MOST_SPACES, Math.floor(Math.min(had, twoThirds(had)) / COST))
  const gains = spaces
    .filter((s) => bringsControl(np.g, s))
    .map((s) => population(np.g, s))
    .sort((a, b) => b - a)
  return gains.slice(0, n).reduce((sum, gain) => sum + gain, 0) >= people
}

export const ASSAULT_STEP: Step = part.line(
  'if',
  {
    en: 'Assault if it would bring Population 2 or more under COIN Control or remove a Taliban Base.',
    es: 'Asalto si pusiera 2 o más de Población bajo Control COIN o eliminara una Base Talibán.',
    pl: 'Szturm, jeśli objąłby kontrolą COIN populację co najmniej 2 albo usunąłby bazę talibów.',
  },
  {
    operation: ASSAULT,
    ifNone: [PATROL, TRAIN, SWEEP],
    when(np: NonPlayer): boolean {
      const op = operation(np)
      const open = spacesWith(np.g, GOVERNMENT).filter((s) => whyNotAssault(np.g, op, s) === undefined)
      return open.some((s) => takesBase(np.g, TALIBAN, s)) || bringsPeople(np, open, 2)
    },
  },
)

const mostGuerrillas = most({ en: 'most Guerrillas', es: 'más Guerrillas', pl: 'najwięcej partyzantów' }, (np, s) =>
  removed(np.g, s),
)
/** A Player's pieces first, then the Taliban's, then the Warlords'. */
const ranked = (fits: (g: Game, f: Faction, s: Space) => boolean) =>
  most(
    {
      en: 'a player’s pieces, then Taliban, then Warlord',
      es: 'fichas de un jugador, luego Talibanes, luego de los Señores de la Guerra',
      pl: 'elementy gracza, potem talibów, potem watażków',
    },
    (np, s) => -targets(np).findIndex((f) => fits(np.g, f, s)),
  )
const rankedLosses = ranked((g, f, s) => loses(g, f, s) > 0)

const LINES: readonly SpaceLine[] = [
  part.line(
    '1',
    {
      en: 'Where it gains COIN Control.',
      es: 'Donde logre Control COIN.',
      pl: 'Gdzie daje kontrolę COIN.',
    },
    { where: (np: NonPlayer, s: Space) => bringsControl(np.g, s) },
  ),
  part.line(
    '2-bases',
    { en: 'Then where it removes a Base.', es: 'Luego donde elimine una Base.', pl: 'Potem gdzie usuwa bazę.' },
    {
      where: (np: NonPlayer, s: Space) => INSURGENTS.some((f) => takesBase(np.g, f, s)),
      by: [ranked((g, f, s) => takesBase(g, f, s))],
    },
  ),
  part.line(
    '2-guerrillas',
    {
      en: 'Then where it removes most Guerrillas, a player’s first, then Taliban, then Warlord.',
      es: 'Luego donde elimine más Guerrillas, primero de un jugador, luego Talibanes, luego de los Señores de la Guerra.',
      pl: 'Potem gdzie usuwa najwięcej partyzantów, najpierw gracza, potem talibów, potem watażków.',
    },
    {
      where: (np: NonPlayer, s: Space) => !isLoc(s) && removed(np.g, s) > 0,
      by: [mostGuerrillas, rankedLosses],
    },
  ),
  part.line(
    '2-locs',
    {
      en: 'Last, on LoCs with a player’s or Taliban pieces.',
      es: 'Por último, en LdC con fichas de un jugador o Talibanes.',
      pl: 'Na koniec na LiKomach z elementami gracza lub talibów.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        isLoc(s) && removed(np.g, s) > 0 && INSURGENTS.some((f) => isMarked(np, f) && pieces(np.g, f, s) > 0),
      by: [mostGuerrillas, rankedLosses],
    },
  ),
]
const isMarked = (np: NonPlayer, f: Faction): boolean => f === TALIBAN || np.isPlayer(f)
const WHOM = part.line('whom', {
  en: 'First whoever can lose a Base, then a player, then the Taliban, then the Warlords.',
  es: 'Primero a quien pueda perder una Base, luego a un jugador, luego a los Talibanes, luego a los Señores de la Guerra.',
  pl: 'Najpierw ten, kto może stracić bazę, potem gracz, potem talibowie, potem watażkowie.',
})

function assaultWhere(np: NonPlayer): Word | undefined {
  const spaces = np.op?.spaces.length ?? 0
  const mayGoOn = spaces < MOST_SPACES && (np.op?.free === true || maySpend(np, COST))
  return (mayGoOn ? np.select(LINES) : undefined) ?? (spaces > 0 ? activityOf(np) : undefined) ?? np.done()
}

/** Once a faction is hit it loses all that the Assault can take, so the choice is made with the first piece. */
export function assaultWhich(np: NonPlayer): Word | undefined {
  const s = here(np)
  const order = targets(np)
  const losing = order.filter((f) => takesBase(np.g, f, s))
  const wanted: readonly Piece[] = [...losing, ...order].flatMap((f) => [base(f), active(f)])
  return np.firstPiece(WHOM, wanted)
}

export const assaultAnswers: Answers = { 'assault.where': assaultWhere }
