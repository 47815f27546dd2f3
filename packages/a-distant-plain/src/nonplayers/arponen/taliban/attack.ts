import { first, most, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { bases, guerrillas, pieces, undergroundOf } from '@coinflict/kernel/rules'
import { type Line, type Piece, resources, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { ambush, canSurprise, mostAmbushes } from '../../../activities/ambush.ts'
import {
  active,
  base,
  COALITION,
  COALITION_TROOPS,
  cubes,
  GOVERNMENT,
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  governmentCubes,
  police,
  TALIBAN,
  underground,
  WARLORDS,
} from '../../../forces.ts'
import { ATTACK, targetsOf, whyNotAttack } from '../../../operations/attack.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import type { Answers } from '../../answers.ts'
import { own } from '../../terms.ts'
import { mayShow, mayShowAll } from '../insurgents.ts'
import { joinExtort } from './terror.ts'

/** 8.8.6 Attack and Ambush. */
const sheet = new Sheet()
const attack = sheet.part('8.8.6', ATTACK)
const ambushing = sheet.part('8.8.6', ambush.word)
export const ATTACK_SHEET: readonly Line[] = sheet.lines

/** What a success removes at most. */
const HITS = 2
/** With so many guerrillas no roll fails. */
const CERTAIN = 6
const ENOUGH = 2

/** How many Coalition pieces a success removes: Government cubes go before them. */
const coalitionLosses = ({ g }: NonPlayer, s: Space): number =>
  targetsOf(g, TALIBAN).includes(COALITION)
    ? Math.min(Math.max(0, HITS - governmentCubes(g, s)), pieces(g, COALITION, s))
    : 0

/** Whether an Attack cannot fail and may show everybody. */
const isCertain = (np: NonPlayer, s: Space): boolean => own(np, s) >= CERTAIN && mayShowAll(np, s)
/** An Ambush shows one guerrilla, if any is hidden; it is of no use where an Attack cannot fail. */
const mayAmbush = (np: NonPlayer, s: Space): boolean =>
  !isCertain(np, s) && canSurprise(np.g, s) && mayShow(np, s, Math.min(1, undergroundOf(np.g, TALIBAN, s)))

/** How many Coalition pieces Attacks that cannot fail, with or without Ambush, would remove in all. */
function coalitionLossesInAll(np: NonPlayer): number {
  const { g } = np
  const struck: number[] = []
  const ambushed: number[] = []
  for (const s of spacesWith(g, TALIBAN)) {
    const n = whyNotAttack(g, TALIBAN, s) === undefined ? coalitionLosses(np, s) : 0
    if (n === 0) continue
    if (isCertain(np, s)) struck.push(n)
    else if (mayAmbush(np, s)) ambushed.push(n)
  }
  const mostFirst = (a: number, b: number): number => b - a
  struck.push(...ambushed.sort(mostFirst).slice(0, mostAmbushes(g)))
  return struck
    .sort(mostFirst)
    .slice(0, resources(g, TALIBAN))
    .reduce((sum, n) => sum + n, 0)
}

export const ATTACK_STEP: Step = attack.line(
  'if',
  {
    en: 'Attack if it would, with or without Ambush, remove 2 or more Coalition pieces.',
    es: 'Ataque si, con o sin Emboscada, eliminara 2 o más fichas de la Coalición.',
    pl: 'Atak, jeśli z zasadzką lub bez niej usunąłby co najmniej 2 elementy koalicji.',
  },
  { operation: ATTACK, when: (np: NonPlayer) => coalitionLossesInAll(np) >= ENOUGH, ifNone: [MARCH, RALLY] },
)

const STRIKE: SpaceLine = attack.line(
  '1',
  {
    en: 'Where it removes Coalition pieces, with Ambush if needed to be certain; do not Activate the last Underground Guerrilla at a Base.',
    es: 'Donde elimine fichas de la Coalición, con Emboscada si hace falta para asegurarlo; no Actives la última Guerrilla Oculta junto a una Base.',
    pl: 'Gdzie usuwa elementy koalicji, dla pewności w razie potrzeby z zasadzką; nie aktywuj ostatniego ukrytego partyzanta przy bazie.',
  },
  { where: (np: NonPlayer, s: Space) => isCertain(np, s) && coalitionLosses(np, s) > 0 },
)
const SURPRISE = attack.line('2', {
  en: 'Then with Ambush by its priorities, except where there are 6 or more Guerrillas.',
  es: 'Luego con Emboscada según sus prioridades, salvo donde haya 6 o más Guerrillas.',
  pl: 'Potem z zasadzką według jej priorytetów, oprócz pól z co najmniej 6 partyzantami.',
})
const SWARM: SpaceLine = attack.line(
  '3',
  {
    en: 'Then with groups of 4 or more Guerrillas.',
    es: 'Luego con grupos de 4 o más Guerrillas.',
    pl: 'Potem grupami co najmniej 4 partyzantów.',
  },
  { where: (np: NonPlayer, s: Space) => own(np, s) >= 4 && mayShowAll(np, s) },
)

const baseFirst = (falls: (np: NonPlayer, s: Space) => boolean) =>
  first({ en: 'against a Base', es: 'contra una Base', pl: 'przeciw bazie' }, falls)
const AMBUSH_LINES: readonly SpaceLine[] = [
  ambushing.line(
    'ambush-1',
    {
      en: 'Ambush Coalition pieces: Bases, then Troops.',
      es: 'Emboscada a fichas de la Coalición: Bases, luego Tropas.',
      pl: 'Zasadzka na elementy koalicji: bazy, potem wojsko.',
    },
    {
      where: (np: NonPlayer, s: Space) => mayAmbush(np, s) && coalitionLosses(np, s) > 0,
      by: [
        baseFirst((np, s) => bases(np.g, COALITION, s) > 0 && cubes(np.g, s) < HITS),
        most({ en: 'most Troops', es: 'más Tropas', pl: 'najwięcej wojska' }, coalitionLosses),
      ],
    },
  ),
  ambushing.line(
    'ambush-2',
    {
      en: 'Then Government pieces: Bases, then Police, then Troops.',
      es: 'Luego fichas del Gobierno: Bases, luego Policía, luego Tropas.',
      pl: 'Potem elementy rządu: bazy, potem policja, potem wojsko.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        mayAmbush(np, s) &&
        own(np, s) < CERTAIN &&
        (governmentCubes(np.g, s) > 0 || (bases(np.g, GOVERNMENT, s) > 0 && cubes(np.g, s) < HITS)),
      by: [
        baseFirst((np, s) => bases(np.g, GOVERNMENT, s) > 0 && cubes(np.g, s) < HITS),
        most({ en: 'most Police', es: 'más Policía', pl: 'najwięcej policji' }, (np, s) =>
          Math.min(HITS, police(np.g, s)),
        ),
      ],
    },
  ),
  ambushing.line(
    'ambush-3',
    {
      en: 'Then Warlord pieces: Bases, then Guerrillas.',
      es: 'Luego fichas de los Señores de la Guerra: Bases, luego Guerrillas.',
      pl: 'Potem elementy watażków: bazy, potem partyzanci.',
    },
    {
      where: (np: NonPlayer, s: Space) => mayAmbush(np, s) && own(np, s) < CERTAIN && pieces(np.g, WARLORDS, s) > 0,
      by: [baseFirst((np, s) => bases(np.g, WARLORDS, s) > 0 && guerrillas(np.g, WARLORDS, s) < HITS)],
    },
  ),
]

/** The pieces in the order in which an Attack removes them, as far as the rules let it. */
const ORDER: readonly Piece[] = [
  base(COALITION),
  COALITION_TROOPS,
  base(GOVERNMENT),
  GOVERNMENT_POLICE,
  GOVERNMENT_TROOPS,
  base(WARLORDS),
  underground(WARLORDS),
  active(WARLORDS),
]
const REMOVE = ambushing.line('ambush-remove', {
  en: 'Remove Coalition pieces first, then the Government’s, then the Warlords’.',
  es: 'Elimina primero fichas de la Coalición, luego del Gobierno, luego de los Señores de la Guerra.',
  pl: 'Usuwaj najpierw elementy koalicji, potem rządu, potem watażków.',
})

/** What an Attack removes. */
export const struck = (np: NonPlayer): Word | undefined => np.firstPiece(REMOVE, ORDER)

const joinAmbush = (np: NonPlayer): Word | undefined => {
  const isCoalitionHit = spacesWith(np.g, TALIBAN).some((s) => mayAmbush(np, s) && coalitionLosses(np, s) > 0)
  return np.join(isCoalitionHit ? STRIKE : SURPRISE, ambush.word)
}

export const attackAnswers: Answers = {
  'attack.where': (np) => np.select([STRIKE]) ?? joinAmbush(np) ?? np.select([SWARM]) ?? joinExtort(np) ?? np.done(),
  'ambush.where': (np) => np.select(AMBUSH_LINES) ?? np.done(),
}
