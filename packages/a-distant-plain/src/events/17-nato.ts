import { type Criterion, fewest, leastPopulation, type NonPlayer, noSupportFirst } from '@coinflict/kernel/nonplayers'
import { adjust, bases, pickWay, place, remove, totalSupport } from '@coinflict/kernel/rules'
import { available, DONE, type Game, type Line, type Space, track, word, wordSpace } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { finalPropaganda } from '../final.ts'
import { AID, COALITION, COALITION_TROOPS, coalitionTroops, PROPAGANDA } from '../forces.ts'
import { AFGHAN, S } from '../map.ts'
import type { Answers } from '../nonplayers/answers.ts'
import { isFinalCampaign } from '../nonplayers/arponen/coin.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { withTalibanFirst } from '../nonplayers/rulebook/coin.ts'
import { fewestCoalitionTroops, keepsControl, mostCoalitionTroops } from '../nonplayers/terms.ts'
import { CARD } from './lasting.ts'
import { askEvent, dual, maySpace, momentum } from './verbs.ts'

export const card = dual(
  17,
  'NATO',
  'CWGT',
  ['compass'],
  {
    en: {
      unshaded: 'Aid +6. The Coalition may move up to 4 Troops between Available and Kabul or COIN-Controlled spaces.',
      shaded: 'Until Reset, the Coalition may Train, Sweep and Assault in at most 2 spaces.',
    },
    es: {
      unshaded:
        'Ayuda +6. La Coalición puede mover hasta 4 Tropas entre Disponibles y Kabul o casillas con Control COIN.',
      shaded: 'Hasta el Reinicio, la Coalición puede entrenar, barrer y asaltar como máximo en 2 casillas.',
    },
    pl: {
      unshaded:
        'Wsparcie +6. Koalicja może przesunąć do 4 kostek swojego wojska między siłami dostępnymi a Kabulem lub polami pod kontrolą COIN.',
      shaded: 'Do resetu koalicja może przeprowadzać szkolenie, przeszukiwanie i szturm najwyżej na 2 polach.',
    },
  },
  {
    unshaded(g) {
      adjust(g, AID, 6)
      rotateTroops(g, 4)
    },
    shaded: momentum(CARD.nato, 'shaded'),
    lasts: { shaded: 'momentum' },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** The Coalition may move up to n Troops, each in or out, between Available and Kabul or spaces that COIN Controls just then. */
function rotateTroops(g: Game, n: number): void {
  const { acting } = g
  g.cite('5.1', COALITION)
  const open = () => AFGHAN.filter((s) => (s === S.kabul || isCoinControlled(g, s)) && ways(s).length > 0)
  const ways = (s: Space) => [
    ...(available(g, COALITION_TROOPS) > 0 ? (['bring-troops'] as const) : []),
    ...(coalitionTroops(g, s) > 0 ? (['send-home'] as const) : []),
  ]
  for (let moves = n; moves > 0; ) {
    const s = maySpace(g, COALITION, 'event.17.where', open)
    const way = s === undefined ? undefined : pickWay(g, COALITION, () => ways(s), { space: s })
    if (s === undefined || way === undefined) break
    const q = askEvent(g, COALITION, 'event.how-many', { piece: COALITION_TROOPS, space: s })
    const most = way === 'bring-troops' ? available(g, COALITION_TROOPS) : coalitionTroops(g, s)
    const moved = q.askSome(Math.min(moves, most))
    if (way === 'bring-troops') place(g, COALITION_TROOPS, s, moved)
    else remove(g, COALITION_TROOPS, s, moved)
    moves -= moved
  }
  g.cite('5.1', acting)
}

export const nonPlayers: CardInstructions = {
  line: {
    en: 'NATO: the Coalition moves Troops as in a Surge.',
    es: 'NATO: la Coalición mueve Tropas como en una Oleada.',
    pl: 'NATO: koalicja przesuwa wojsko jak przy wzmocnieniu.',
  },
  adp: { answers: ({ lineOf }) => rotation(lineOf(CARD.nato), asRulebookSurge) },
  arponen: { answers: ({ lineOf }) => rotation(lineOf(CARD.nato), asArponenSurge) },
}

/** Which way the next Troop goes, and where. */
interface Rotation {
  readonly way: 'bring-troops' | 'send-home'
  where(np: NonPlayer, s: Space): boolean
  readonly by: readonly Criterion[]
}

/** One Troop after another, as things stand by then; nothing if they stay. */
const rotation = (line: Line, nextOf: (np: NonPlayer) => Rotation | undefined): Answers => ({
  'event.17.where'(np) {
    const next = nextOf(np)
    const answer = next && np.chooseSpace(line, next.where, next.by)
    if (answer === undefined) return np.firstOf(line, [DONE])
    np.note('rotated', [...rotated(np), wordSpace(answer)])
    return answer
  },
  'event.choice': (np) => np.firstOf(line, [word(nextOf(np)?.way ?? 'bring-troops')]),
  'event.how-many': (np) => np.lowest(line),
})

/** The spaces that Troops came to or left so far. */
const rotated = (np: NonPlayer): readonly Space[] => np.noted<readonly Space[]>('rotated') ?? []

/** As 8.8.2 Surge of the rule book. */
function asRulebookSurge(np: NonPlayer): Rotation | undefined {
  const { g } = np
  if (track(g, PROPAGANDA) + 1 >= finalPropaganda(g))
    return { way: 'send-home', where: (_, s) => coalitionTroops(g, s) > 0, by: [mostCoalitionTroops, leastPopulation] }
  if (available(g, COALITION_TROOPS) === 0) return undefined
  const landed = rotated(np)
  const mayLand = (_: NonPlayer, s: Space): boolean => new Set(landed).size < MOST_SPACES || landed.includes(s)
  return { way: 'bring-troops', where: mayLand, by: [evenly, withTalibanFirst] }
}
const MOST_SPACES = 3
const evenly = fewest(
  { en: 'spread evenly', es: 'reparto por igual', pl: 'równomiernie' },
  (np, s) => rotated(np).filter((each) => each === s).length,
)

/** As 8.6.5 Surge of Arponen's: Available Troops come near total Support; before the final round all go home. */
function asArponenSurge({ g }: NonPlayer): Rotation | undefined {
  const surplus = isFinalCampaign(g) ? Number.NEGATIVE_INFINITY : available(g, COALITION_TROOPS) - totalSupport(g)
  if (surplus === 0) return undefined
  return surplus > 0
    ? { way: 'bring-troops', where: () => true, by: [noSupportFirst, fewestCoalitionTroops] }
    : { way: 'send-home', where: mayGoHome, by: [keepsControl, noSupportFirst, mostCoalitionTroops] }
}
const mayGoHome = ({ g }: NonPlayer, s: Space): boolean => coalitionTroops(g, s) > (bases(g, COALITION, s) > 0 ? 1 : 0)
