import { type Criterion, first, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { undergroundOf } from '@coinflict/kernel/rules'
import {
  inForce,
  isSpaceWord,
  type Line,
  type Operation,
  type Piece,
  resources,
  type Space,
  spacesWith,
  spaceWord,
  type Word,
  wordSpace,
} from '@coinflict/kernel/state'
import { ambush, mostAmbushes } from '../../../activities/ambush.ts'
import { CARD } from '../../../events/lasting.ts'
import { ARVN, ARVN_BASE, active, NVA, nvaTroops, underground } from '../../../forces.ts'
import { isLaosOrCambodia, isLoc } from '../../../map.ts'
import { ambushReach } from '../../../operations/attack.ts'
import { marchedIn } from '../../../operations/march.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { attackersAt, isBase, isSpecialForce, isUs, LARGE, MASS, removedAt, victims } from './targets.ts'

/** 8.6.2, 8.6.5 The NVA’s Ambush, with an Attack or after a March. */
const sheet = new Sheet()
const which = sheet.part('8.6.2', ambush.word)
const afterMarch = sheet.part('8.6.5', ambush.word)
export const ambushLines: readonly Line[] = sheet.lines

const WHERE = which.line('Which/2', {
  en: 'Where fewer than 4 NVA Troops are, Ambush, first on LoCs.',
  es: 'Donde haya menos de 4 Tropas del EVN, Emboscada, primero en las LdC.',
  pl: 'Gdzie jest mniej niż 4 kostki wojska NVA, zasadzka, najpierw na LiKomach.',
})
const VICTIM = which.line('Ambush/0', {
  en: 'Ambush only in 2 spaces, each to remove an ARVN Base, a Ranger or a US piece; in 1 space with Typhoon Kate.',
  es: 'Emboscada solo en 2 casillas, cada una para eliminar una Base del ARVN, un Ranger o una ficha de EE.\u00a0UU.; en 1 casilla con Typhoon Kate.',
  pl: 'Zasadzka tylko na 2 polach, na każdym po to, by usunąć bazę ARVN, rangersa lub element USA; z Typhoon Kate na 1 polu.',
})
const AFTER_MARCH = afterMarch.line('Ambush', {
  en: 'After the March, Ambush in 2 spaces if that would remove a COIN Base.',
  es: 'Tras la Marcha, Emboscada en 2 casillas si con ello se elimina una Base COIN.',
  pl: 'Po przemarszu zasadzka na 2 polach, jeśli usunie to bazę COIN.',
})

/** An Ambush from one space, and the piece that it takes in the same or another. */
interface Hit {
  readonly from: Space
  readonly at: Space
  readonly piece: Piece
}
interface AmbushPlan {
  readonly line: Line
  readonly hits: readonly Hit[]
}

/** 8.6.2 What the Ambush is for. */
const isPrize = (np: NonPlayer, piece: Piece): boolean =>
  piece === ARVN_BASE || piece === underground(ARVN) || piece === active(ARVN) || isUs(np, piece)

/** Ambushes being planned: what those before, and Attacks that come first, take in each space. */
class Ambushes {
  readonly hits: Hit[] = []
  private readonly taken = new Map<Space, number>()

  constructor(
    private readonly np: NonPlayer,
    private readonly line: Line,
    private readonly from: readonly Space[],
    private readonly most: number,
  ) {}

  /** So many pieces of a space go before. */
  expect(s: Space, n: number): void {
    this.taken.set(s, (this.taken.get(s) ?? 0) + n)
  }

  /** The piece that the next Ambush takes in a space. */
  private next(s: Space): Piece | undefined {
    const before = this.taken.get(s) ?? 0
    return victims(this.np, s, before + 1)[before]
  }

  /** All Ambushes that take a piece of some kind. */
  options(isWanted: (piece: Piece) => boolean): readonly Hit[] {
    const found: Hit[] = []
    if (this.hits.length >= this.most) return found
    for (const from of this.from) {
      if (this.hits.some((hit) => hit.from === from)) continue
      for (const at of ambushReach(from)) {
        const piece = this.next(at)
        if (piece !== undefined && isWanted(piece)) found.push({ from, at, piece })
      }
    }
    return found
  }

  /** Adds the best of some Ambushes. Tells whether there was one. */
  add(among: readonly Hit[]): boolean {
    const from = this.best(among, (hit) => hit.from, [locFirst])
    const at = this.best(
      among.filter((hit) => hit.from === from),
      (hit) => hit.at,
    )
    const hit = among.find((each) => each.from === from && each.at === at)
    if (hit === undefined) return false
    this.hits.push(hit)
    this.expect(hit.at, 1)
    return true
  }

  private best(among: readonly Hit[], end: (hit: Hit) => Space, before: readonly Criterion[] = []): Space | undefined {
    const some = (test: (hit: Hit) => boolean) => (_: NonPlayer, s: Space) =>
      among.some((hit) => end(hit) === s && test(hit))
    return this.np.bestOf(
      this.line,
      [...new Set(among.map(end))],
      [
        ...before,
        first(
          TEXTS.outside,
          some(({ at }) => isLaosOrCambodia(at)),
        ),
        first(
          TEXTS.base,
          some(({ piece }) => isBase(piece)),
        ),
        first(
          TEXTS.specialForce,
          some(({ piece }) => isSpecialForce(piece)),
        ),
        first(
          TEXTS.us,
          some(({ piece }) => isUs(this.np, piece)),
        ),
      ],
    )
  }
}

/** What decides among Attacks and among Ambushes. */
export const TEXTS = {
  outside: { en: 'in Laos or Cambodia', es: 'en Laos o Camboya', pl: 'w Laosie lub Kambodży' },
  base: { en: 'a Base can be removed', es: 'se puede eliminar una Base', pl: 'da się usunąć bazę' },
  specialForce: {
    en: 'Special Forces can be removed',
    es: 'se pueden eliminar Fuerzas Especiales',
    pl: 'da się usunąć siły specjalne',
  },
  us: {
    en: 'a US piece can be removed',
    es: 'se puede eliminar una ficha de EE.\u00a0UU.',
    pl: 'da się usunąć element USA',
  },
}
const locFirst = first({ en: 'on a LoC', es: 'en una LdC', pl: 'na LiKomie' }, (_, s) => isLoc(s))

/** Whether one Ambush less is enough: Typhoon Kate leaves no more than one. */
const leastAmbushes = (np: NonPlayer): number => (inForce(np.g, CARD.typhoonKate, 'unshaded') ? 1 : 2)

/** 8.6.2 The Ambush of an Attack, once the large groups of Troops have Attacked; nothing if it does not qualify. */
function planForAttack(np: NonPlayer): AmbushPlan | undefined {
  const { g } = np
  if (!np.q.isPossible(ambush.word)) return undefined
  const from = spacesWith(g, NVA).filter((s) => undergroundOf(g, NVA, s) > 0 && nvaTroops(g, s) < LARGE)
  const plan = new Ambushes(np, WHERE, from, mostAmbushes(g))
  let attacks = 0
  for (const s of spacesWith(g, NVA)) {
    if (attackersAt(np, s) !== MASS) continue
    attacks++
    plan.expect(s, removedAt(np, s).length)
  }
  while (plan.add(plan.options((piece) => isPrize(np, piece))));
  np.putDiceAside()
  const { hits } = plan
  const isPaid = np.op?.free === true || resources(g, NVA) >= attacks + hits.length
  return hits.length >= leastAmbushes(np) && isPaid ? { line: WHERE, hits } : undefined
}
export const attackAmbush = (np: NonPlayer): AmbushPlan | undefined => np.once('ambush', () => planForAttack(np))

/** 8.6.5 The Ambush after a March, if a Base falls: at once, or the second time when the first took who guarded it. */
function planForMarch(np: NonPlayer): AmbushPlan | undefined {
  const { g } = np
  const op = np.op as Operation
  const from = op.spaces.filter((s) => marchedIn(g, op, s, underground(NVA)) > 0)
  const plan = new Ambushes(np, AFTER_MARCH, from, mostAmbushes(g))
  const isAny = (): boolean => true
  const all = plan.options(isAny)
  const guards = all.filter(
    (hit) => isLastGuard(np, hit) && all.some(({ at, from }) => at === hit.at && from !== hit.from),
  )
  if (!plan.add(plan.options(isBase)) && mostAmbushes(g) > 1 && plan.add(guards)) plan.add(plan.options(isBase))
  plan.add(plan.options(isAny))
  np.putDiceAside()
  const { hits } = plan
  return hits.some(({ piece }) => isBase(piece)) ? { line: AFTER_MARCH, hits } : undefined
}
const isLastGuard = (np: NonPlayer, { at, piece }: Hit): boolean => {
  const next = victims(np, at, 2)[1]
  return !isBase(piece) && next !== undefined && isBase(next)
}

export const joinAmbushAfterMarch = (np: NonPlayer): Word | undefined =>
  np.q.isPossible(ambush.word) && np.once('ambush', () => planForMarch(np)) !== undefined
    ? np.say(AFTER_MARCH, ambush.word)
    : undefined

/** The best of some Ambushes where no plan was made: an event may grant one. */
function bestAmong(np: NonPlayer, line: Line, from: readonly Space[]): Hit | undefined {
  const alone = new Ambushes(np, line, from, 1)
  alone.add(alone.options(() => true))
  return alone.hits[0]
}

function ambushWhere(np: NonPlayer): Word | undefined {
  const { q } = np
  const plan = np.noted<AmbushPlan>('ambush')
  const from = plan?.hits.map((hit) => hit.from).find((s) => q.isPossible(spaceWord(s)))
  if (plan !== undefined) return from === undefined ? np.done() : np.say(plan.line, spaceWord(from))
  const open = [...q.answers].filter(isSpaceWord).map(wordSpace)
  const best = bestAmong(np, WHERE, open)
  return best === undefined ? np.done() : np.firstOf(WHERE, [spaceWord(best.from)])
}

function ambushVictim(np: NonPlayer): Word | undefined {
  const s = here(np)
  const hit = np.noted<AmbushPlan>('ambush')?.hits.find(({ from }) => from === s) ?? bestAmong(np, VICTIM, [s])
  return hit && np.firstOf(VICTIM, [spaceWord(hit.at)])
}

export const ambushAnswers: Answers = { 'ambush.where': ambushWhere, 'ambush.victim': ambushVictim }
