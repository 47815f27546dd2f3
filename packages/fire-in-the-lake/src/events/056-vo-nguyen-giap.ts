import { type Criterion, highestPopulation, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import { allGuerrillas, bases, controlledBy, hasSupport, mayOperate, pieces, remove } from '@coinflict/kernel/rules'
import { DONE, type Faction, type Game, type Line, type Space, type Word, word } from '@coinflict/kernel/state'
import { freeAmbush } from '../activities/ambush.ts'
import { bombardWithin } from '../activities/bombard.ts'
import { infiltrateWithin } from '../activities/infiltrate.ts'
import { isNvaControlled } from '../control.ts'
import { hasPeople, insurgentBases, NVA, NVA_CONTROL, NVA_TROOPS, nvaTroops, US } from '../forces.ts'
import { EVERY, isSouth, near } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1, R29 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { type Move, Moves } from '../nonplayers/moves.ts'
import { chosen } from '../nonplayers/prospect.ts'
import { ATTACK } from '../operations/attack.ts'
import { INSURGENT_OPERATIONS } from '../operations/index.ts'
import { march } from '../operations/march.ts'
import { rally, whyNotRally } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { bring } from '../recall.ts'
import { canDo, dual, eachSpace, GUERRILLAS, inSeason, mayDo, pickPiece } from './verbs.ts'

export const card = dual(
  56,
  'Vo Nguyen Giap',
  'NVAU',
  ['general', 'map'],
  {
    en: {
      unshaded: 'In each of 3 spaces replace 2 Guerrillas, NVA or VC, with 1 NVA Troop.',
      shaded:
        'The NVA March free into up to 3 spaces, then may carry out any 1 free operation or special activity in each of them.',
    },
    es: {
      unshaded: 'En cada una de 3 casillas reemplaza 2 Guerrillas, del EVN o del VC, por 1 Tropa del EVN.',
      shaded:
        'El EVN ejecuta una Marcha gratuita a hasta 3 casillas y luego puede ejecutar en cada una 1 operación o actividad especial gratuita cualquiera.',
    },
    pl: {
      unshaded: 'Na każdym z 3 pól zamień 2 partyzantów NVA lub VC na 1 kostkę wojska NVA.',
      shaded:
        'NVA wykonuje darmowy przemarsz na najwyżej 3 pola, a potem na każdym z nich może wykonać 1 dowolną darmową operację lub czynność specjalną.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => EVERY.filter((s) => allGuerrillas(g, s) > 1)
      eachSpace(g, by, 'event.replace-piece-where', 3, open, (s) => enlist(g, by, s))
    },
    shaded(g, by) {
      const marched = mayOperate(g, NVA, [march], { most: 3 })
      if (marched === undefined) return
      g.cite('5.5', NVA)
      eachSpace(
        g,
        NVA,
        'event.operation-where',
        3,
        () => marched.spaces.filter((s) => canDo(g, NVA, ...feats(g, s))),
        (s) => mayDo(g, NVA, ...feats(g, s)),
        { upTo: true },
      )
      g.cite('5.1', by)
    },
  },
)

/** Two guerrillas go, and a Troop comes in their stead if there is one. */
function enlist(g: Game, by: Faction, s: Space): void {
  for (let left = 2; left > 0; left--) {
    const piece = pickPiece(g, by, 'event.replace-which', s, GUERRILLAS)
    if (piece !== undefined) remove(g, piece, s)
  }
  bring(g, by, NVA_TROOPS, s, 1, true)
}

/** What the NVA may do in a space; a Rally, too, takes place there, and not just to Improve the Trail. */
const feats = (g: Game, s: Space) =>
  [
    inSeason(g, INSURGENT_OPERATIONS).filter((rules) => rules !== rally || whyNotRally(g, NVA, s) === undefined),
    [infiltrateWithin([s]), bombardWithin([s]), freeAmbush(NVA, { within: [s] })],
    { within: [s], most: 1 },
  ] as const

const MOST = 3
const GUARDS = 2

/** Troops that can leave a space so that the NVA keep its Control and two of them stay with a Base. */
function spare(g: Game, s: Space): number {
  const others = pieces(g, NVA, s) - bases(g, NVA, s) - nvaTroops(g, s)
  let n = nvaTroops(g, s) - (bases(g, NVA, s) > 0 ? Math.max(0, GUARDS - others) : 0)
  while (n > 0 && isNvaControlled(g, s) && controlledBy(g, s, NVA, -n) !== NVA_CONTROL) n--
  return Math.max(0, n)
}

/** Troops that must come so that the NVA Control a space. */
function lacking(g: Game, s: Space): number {
  let n = 0
  while (controlledBy(g, s, NVA, n) !== NVA_CONTROL) n++
  return n
}

/** Up to three goals: US Bases, where most can come; then the most populous spaces that can be won. */
function offensive(np: NonPlayer, line: Line): readonly Move[] {
  const { g } = np
  const left = EVERY.map((s) => spare(g, s))
  const moves: Move[] = []
  const goals: Space[] = []
  const inReach = (to: Space): number => near(to).reduce((sum, s) => sum + (left[s] as number), 0)
  const send = (to: Space, n: number): void => {
    goals.push(to)
    let rest = n
    for (const from of near(to)) {
      const k = Math.min(rest, left[from] as number)
      if (k > 0) moves.push({ from, to, pieces: new Map([[NVA_TROOPS, k]]) })
      left[from] = (left[from] as number) - k
      rest -= k
    }
  }
  const next = (fits: (s: Space) => boolean, by: Criterion): Space | undefined =>
    goals.length === MOST
      ? undefined
      : np.bestOf(
          line,
          EVERY.filter((s) => !goals.includes(s) && inReach(s) > 0 && fits(s)),
          [by],
        )
  const mostInReach = most(MOST_TROOPS, (_, s) => inReach(s))
  const isUsBase = (s: Space): boolean => bases(g, US, s) > 0
  for (let to = next(isUsBase, mostInReach); to !== undefined; to = next(isUsBase, mostInReach)) send(to, inReach(to))
  const isWon = (s: Space): boolean => hasPeople(s) && !isNvaControlled(g, s) && inReach(s) >= lacking(g, s)
  for (let to = next(isWon, highestPopulation); to !== undefined; to = next(isWon, highestPopulation))
    send(to, lacking(g, to))
  return moves
}
const MOST_TROOPS = { en: 'most Troops', es: 'más Tropas', pl: 'najwięcej wojska' }

/** What comes first in a space that the March has reached. */
const FEATS: readonly ((g: Game, s: Space) => Word | undefined)[] = [
  () => ATTACK,
  () => word('ambush'),
  () => infiltrateWithin([]).word,
  (g, s) => (hasSupport(g, s) ? TERROR : undefined),
  () => rally.word,
]

const isTied = (g: Game, s: Space): boolean => isSouth(s) && insurgentBases(g, s) > 0 && allGuerrillas(g, s) === 2

export const nonPlayers: CardInstructions = {
  us: {
    mark: '56-us',
    text: {
      en: 'Vo Nguyen Giap: US where an insurgent Base in South Vietnam has exactly 2 Guerrillas; only if there is one.',
      es: 'Vo Nguyen Giap: EE.\u00a0UU., donde una Base insurgente en Vietnam del Sur tenga exactamente 2 Guerrillas; solo si la hay.',
      pl: 'Vo Nguyen Giap: USA tam, gdzie baza powstańców w Wietnamie Południowym ma dokładnie 2 partyzantów; tylko jeśli taka jest.',
    },
    takes: ({ g }) => EVERY.some((s) => isTied(g, s)),
    answers: (line) => ({ 'event.replace-piece-where': (np) => np.chooseSpace(line, ({ g }, s) => isTied(g, s)) }),
  },
  arvn: R29,
  nva: {
    mark: '56-nva',
    text: {
      en: 'Vo Nguyen Giap: NVA March to US Bases, then to add most Population under NVA Control; there Attack or Ambush, else Infiltrate, else Terror at Support, else Rally.',
      es: 'Vo Nguyen Giap: el EVN Marcha a Bases de EE.\u00a0UU. y luego para añadir la mayor Población bajo Control EVN; allí Ataque o Emboscada; si no, Infiltración; si no, Terror con Apoyo; si no, Reunión.',
      pl: 'Vo Nguyen Giap: NVA maszerują do baz USA, potem tam, gdzie najwięcej populacji przejdzie pod kontrolę NVA; tam atak lub zasadzka, a jeśli nie, infiltracja, terror przy poparciu albo wiec.',
    },
    answers(line) {
      const moves = new Moves('56', line, (np) => offensive(np, line))
      return {
        'march.from': (np) => (moves.all(np).length === 0 ? undefined : (moves.from(np) ?? np.firstOf(line, [DONE]))),
        'march.to': (np) => moves.to(np),
        'move.how-many': (np) => moves.howMany(np),
        'event.choice'(np) {
          const s = chosen(np).at(-1)
          if (s === undefined) return undefined
          const feat = FEATS.map((each) => each(np.g, s)).find((each) => each !== undefined && np.leadsOn(each))
          return np.firstOf(line, [feat ?? DONE])
        },
      }
    },
  },
  vc: R1,
  effects: { 'event.replace-piece-where': (p) => harming(2, GUERRILLAS)(p).place(NVA_TROOPS) },
}
