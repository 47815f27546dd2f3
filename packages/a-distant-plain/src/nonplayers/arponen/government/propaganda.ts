import {
  first,
  highestPopulation,
  type NonPlayer,
  type Order,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { bases, hasOpposition, pieces, setLevel } from '@coinflict/kernel/rules'
import { type Game, type Line, level, markers, type Space, spacesWith, type Word, word } from '@coinflict/kernel/state'
import { isCoinControlled } from '../../../control.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import {
  COALITION,
  coinPieces,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  governmentTroops,
  police,
  population,
  SUPPORT,
  TALIBAN,
  TERROR,
  WARLORDS,
} from '../../../forces.ts'
import { AFGHAN, isCity, isLoc, LOCS } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { fewestGovernmentTroops, here } from '../../terms.ts'
import { bringsSupport, civicShifts, isFinalRound, wantedOn } from '../coin.ts'
import { begunFirst, civicPurse, Reserve } from '../round.ts'

/** 8.7.7 Propaganda: Civic Action, Desertion, Redeploy; 8.7.1 Tribal Elders. */
const sheet = new Sheet()
const lasting = sheet.part('8.7.1')
const part = sheet.part('8.7.7')
export const PROPAGANDA_LINES = sheet.lines

const ELDERS = lasting.line('elders', {
  en: 'Tribal Elders: set Support until the Coalition’s margin equals the Government’s, then only Neutral.',
  es: 'Tribal Elders: establece Apoyo hasta que el margen de la Coalición iguale al del Gobierno, luego solo Neutral.',
  pl: 'Tribal Elders: ustaw poparcie, dopóki margines koalicji nie zrówna się z marginesem rządu, potem tylko poziom neutralny.',
})

const CIVIC_ACTION = '6.4.1'

/** The level that a space had before it moved: Civic Action leads up, all else down. Warlords Terror may come from either side. */
function levelBefore({ acting, rule }: Game, now: number): number {
  if (now === SUPPORT || rule === CIVIC_ACTION) return now - 1
  return acting === WARLORDS ? now : now + 1
}

/** Who bought Civic Action asked the same before the space moved. */
function setByElders(np: NonPlayer): Word | undefined {
  const draft = np.draft()
  setLevel(draft, here(np), levelBefore(np.g, level(np.g, here(np))))
  return np.firstOf(ELDERS, [word(bringsSupport(draft) ? 'support' : 'neutral')])
}

// Civic Action.

const canShift = (np: NonPlayer, s: Space, farthest: number): boolean =>
  civicShifts(np.g, s, farthest, civicPurse(np, true)) > 0
const terrorLast = first(
  { en: 'without Terror', es: 'sin Terror', pl: 'bez terroru' },
  (np, s) => markers(np.g, s, TERROR) === 0,
)
const NEUTRAL_LEVEL = 0

const CIVIC_LINES: readonly SpaceLine[] = [
  part.line(
    'civic-1',
    {
      en: 'Before the final round: add Support only where there is a Government Base and no Coalition Base; spend at most two thirds of the Resources.',
      es: 'Antes de la ronda final: añade Apoyo solo donde haya Base del Gobierno y no de la Coalición; gasta como máximo dos tercios de los Recursos.',
      pl: 'Przed finałową rundą: zwiększaj poparcie tylko tam, gdzie jest baza rządowa, a nie ma bazy koalicji; za najwyżej dwie trzecie zasobów.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        bases(np.g, GOVERNMENT, s) > 0 && bases(np.g, COALITION, s) === 0 && canShift(np, s, SUPPORT),
      when: (np: NonPlayer) => !isFinalRound(np.g),
      by: [begunFirst, highestPopulation, terrorLast],
    },
  ),
  part.line(
    'civic-2',
    {
      en: 'Otherwise remove most Opposition without adding Support: highest Population, Terror last.',
      es: 'Si no, elimina la mayor Oposición sin añadir Apoyo: mayor Población, Terror al final.',
      pl: 'W przeciwnym razie usuń najwięcej opozycji bez dodawania poparcia: największa populacja, terror na końcu.',
    },
    {
      where: (np: NonPlayer, s: Space) => hasOpposition(np.g, s) && canShift(np, s, NEUTRAL_LEVEL),
      by: [begunFirst, highestPopulation, terrorLast],
    },
  ),
]

// Desertion: Troops first, then evenly, but not the last of a kind if that can be helped.

const DESERTION = part.line('desertion', {
  en: 'Desertion: Troops and Police evenly, Troops first, but not the last one of either.',
  es: 'Deserción: Tropas y Policías por igual, primero Tropas, pero no la última ficha de ningún tipo.',
  pl: 'Dezercja: wojsko i policja po równo, najpierw wojsko, lecz nie ostatnia kostka żadnego rodzaju.',
})

function deserters(np: NonPlayer): Word | undefined {
  const n = np.q.params?.n ?? 0
  const spareTroops = Math.max(0, governmentTroops(np.g, here(np)) - 1)
  const sparePolice = Math.max(0, police(np.g, here(np)) - 1)
  const even = Math.ceil(n / 2)
  return np.number(DESERTION, Math.max(Math.min(even, spareTroops), n - sparePolice))
}

// Redeploy: Troops as they must, evenly; then Police.

const SPREAD = part.line('redeploy-troops', {
  en: 'Redeploy Troops evenly, at least 1 in Kabul and at each COIN-Controlled COIN Base.',
  es: 'Redespliega Tropas por igual, al menos 1 en Kabul y en cada Base COIN con Control COIN.',
  pl: 'Rozmieść wojsko równomiernie, co najmniej 1 kostkę w Kabulu i przy każdej bazie COIN pod kontrolą COIN.',
})

/** So many go to a space that it has as many as the next one; at least one. */
function spread(np: NonPlayer): Word | undefined {
  const { to } = np.q.params ?? {}
  const here = governmentTroops(np.g, to as Space)
  let next = Number.POSITIVE_INFINITY
  for (const s of havens(np.g))
    if (s !== to && governmentTroops(np.g, s) >= here) next = Math.min(next, governmentTroops(np.g, s))
  return np.number(SPREAD, Math.max(1, next - here))
}

const havens = (g: Game): readonly Space[] =>
  AFGHAN.filter((s) => isCity(s) || (bases(g, COALITION, s) + bases(g, GOVERNMENT, s) > 0 && isCoinControlled(g, s)))

const HOLD = part.line('redeploy-control', {
  en: 'Then Police to keep COIN Control of as much Population as possible.',
  es: 'Luego Policía para mantener el Control COIN de la mayor Población posible.',
  pl: 'Potem policja, by utrzymać kontrolę COIN nad jak największą populacją.',
})
const ROADS = part.line('redeploy-locs', {
  en: 'Then up to 2 Police on each LoC of Econ 3 or 4 and 1 on each other LoC.',
  es: 'Luego hasta 2 Policías en cada LdC de Econ 3 o 4 y 1 en cada una de las demás.',
  pl: 'Potem do 2 kostek policji na każdy LiKom o Ekon 3 lub 4 i 1 na każdy inny.',
})

/** 6.5.4 Insurgents that will stand in a space when the Taliban have redeployed. */
function remaining(g: Game, s: Space): number {
  const leave = !isCity(s) && bases(g, TALIBAN, s) === 0 && !inForce(g, CARD.mullahOmar, 'shaded')
  return pieces(g, WARLORDS, s) + (leave ? 0 : pieces(g, TALIBAN, s))
}

/** By how many pieces COIN will Control a space, or fall short of that. */
const lead = (g: Game, s: Space): number => coinPieces(g, s) - remaining(g, s) - 1

/** Police that may leave: not the last, nor any that Control needs; from LoCs only what is beyond their own need. */
function sparePolice(g: Game, s: Space): number {
  if (isLoc(s)) return police(g, s) - wantedOn(s)
  const control = lead(g, s) >= 0 && population(g, s) > 0 ? lead(g, s) : Number.POSITIVE_INFINITY
  return Math.min(police(g, s) - 1, control)
}

function planPolice(np: NonPlayer): Order[] {
  const { g } = np
  const threatened = AFGHAN.filter((s) => isCoinControlled(g, s) && population(g, s) > 0 && lead(g, s) < 0)
  const groups = spacesWith(g, GOVERNMENT)
    .filter((s) => !threatened.includes(s))
    .map((s) => [s, sparePolice(g, s)] as const)
  const reserve = new Reserve(GOVERNMENT_POLICE, groups, isLoc)
  send(np, reserve, HOLD, threatened, (s) => -lead(g, s), true)
  send(np, reserve, ROADS, LOCS, (s) => wantedOn(s) - police(g, s), false)
  return reserve.orders
}

/** Sends what is missing, the most populous (or richest) space first; all of it or nothing, or what there is. */
function send(
  np: NonPlayer,
  reserve: Reserve,
  line: Line,
  among: readonly Space[],
  missing: (s: Space) => number,
  allOrNothing: boolean,
): void {
  const left = among.filter((s) => missing(s) > 0)
  while (left.length > 0 && reserve.size > 0) {
    const to = np.bestOf(line, left, [highestPopulation]) as Space
    left.splice(left.indexOf(to), 1)
    if (!allOrNothing || missing(to) <= reserve.size) reserve.send(line, to, missing(to))
  }
}

/** How many of a group redeploy: Troops must (6.5.2), Police may (6.5.3). */
export const redeployed = (np: NonPlayer): Word | undefined =>
  np.q.rule === '6.5.2' ? spread(np) : np.ordered(() => planPolice(np))

export const propagandaAnswers: Answers = {
  'civic.where': (np) => np.select(CIVIC_LINES) ?? np.done(),
  'desertion.troops': deserters,
  'redeploy.must': (np) => np.chooseSpace(SPREAD, () => true, [fewestGovernmentTroops]),
  'redeploy.may': (np) => np.nextOrigin(() => planPolice(np)) ?? np.done(),
  'redeploy.to': (np) => np.destination(() => planPolice(np)),
  'elders.level': setByElders,
}
