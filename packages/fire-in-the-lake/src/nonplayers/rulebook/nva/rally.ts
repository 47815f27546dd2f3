import { first, type NonPlayer, Sheet, type SpaceLine, type Step, wayHere } from '@coinflict/kernel/nonplayers'
import { bases, guerrillas } from '@coinflict/kernel/rules'
import {
  available,
  DONE,
  inForce,
  type Line,
  NO,
  resources,
  type Space,
  type Word,
  word,
  YES,
} from '@coinflict/kernel/state'
import { isCoinControlled } from '../../../control.ts'
import { CARD } from '../../../events/lasting.ts'
import { base, NVA, NVA_TROOPS, nvaTroops, room, underground, VC } from '../../../forces.ts'
import { isLaosOrCambodia } from '../../../map.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY, whyNotImprove } from '../../../operations/rally.ts'
import { trail } from '../../../trail.ts'
import type { Answers } from '../../answers.ts'
import { nextSpace } from '../../terms.ts'
import { LOSE } from '../general.ts'
import { stop } from './bombard.ts'
import { joinInfiltrate } from './infiltrate.ts'

/** 8.6.4 The NVA’s Rally. */
const sheet = new Sheet()
const rally = sheet.part('8.6.4', RALLY)
export const rallyLines: readonly Line[] = sheet.lines

export const RALLY_STEP: Step = rally.line(
  '0',
  {
    en: 'Otherwise Rally if more than 20 NVA Troops or more than 10 NVA Guerrillas are Available, or the Trail is at 0 or 1.',
    es: 'Si no, Reagrupamiento si hay más de 20 Tropas o más de 10 Guerrillas del EVN Disponibles, o la Ruta está en 0 o 1.',
    pl: 'W przeciwnym razie zgrupowanie, jeśli dostępnych jest więcej niż 20 kostek wojska lub więcej niż 10 partyzantów NVA albo szlak jest na 0 lub 1.',
  },
  {
    operation: RALLY,
    when: ({ g }: NonPlayer) => available(g, NVA_TROOPS) > 20 || available(g, underground(NVA)) > 10 || trail(g) <= 1,
    ifNone: [MARCH],
  },
)

const hasGuerrilla = ({ g }: NonPlayer): boolean => available(g, underground(NVA)) > 0
const BASE = word('base')
const MANY = word('many')
const GUERRILLA = word('guerrilla')

/** NVA or VC guerrillas and Troops. */
const insurgents = ({ g }: NonPlayer, s: Space): number =>
  guerrillas(g, NVA, s) + nvaTroops(g, s) + guerrillas(g, VC, s)

const isLonely = ({ g }: NonPlayer, s: Space): boolean => guerrillas(g, NVA, s) <= 1

const RALLY_LINES: readonly SpaceLine[] = [
  rally.line(
    '1',
    {
      en: 'Replace 2 NVA Guerrillas with a Base wherever at least 4 insurgent Guerrillas and Troops are.',
      es: 'Reemplaza 2 Guerrillas del EVN por una Base donde haya al menos 4 Guerrillas y Tropas insurgentes.',
      pl: 'Zamień 2 partyzantów NVA na bazę wszędzie, gdzie jest łącznie co najmniej 4 partyzantów i kostek wojska powstańców.',
    },
    {
      where: (np: NonPlayer, s: Space) =>
        guerrillas(np.g, NVA, s) >= 2 && insurgents(np, s) >= 4 && room(np.g, base(NVA), s) > 0,
      when: ({ g }: NonPlayer) => available(g, base(NVA)) > 0,
      way: BASE,
    },
  ),
  rally.line(
    '2',
    {
      en: 'Then Guerrillas where COIN Controls Laos or Cambodia.',
      es: 'Luego Guerrillas donde COIN Controle Laos o Camboya.',
      pl: 'Potem partyzanci tam, gdzie COIN kontroluje Laos lub Kambodżę.',
    },
    {
      where: ({ g }: NonPlayer, s: Space) => isLaosOrCambodia(s) && isCoinControlled(g, s),
      when: hasGuerrilla,
      way: MANY,
    },
  ),
  rally.line(
    '3',
    {
      en: 'Then Guerrillas at NVA Bases, first where at most 1 NVA Guerrilla is.',
      es: 'Luego Guerrillas en Bases del EVN, primero donde haya como máximo 1 Guerrilla del EVN.',
      pl: 'Potem partyzanci przy bazach NVA, najpierw tam, gdzie jest najwyżej 1 partyzant NVA.',
    },
    {
      where: ({ g }: NonPlayer, s: Space) => bases(g, NVA, s) > 0,
      when: hasGuerrilla,
      by: [
        first(
          { en: 'at most 1 NVA Guerrilla', es: 'como máximo 1 Guerrilla del EVN', pl: 'najwyżej 1 partyzant NVA' },
          isLonely,
        ),
      ],
      way: MANY,
    },
  ),
  rally.line(
    '4',
    {
      en: 'Last, Guerrillas in random spaces.',
      es: 'Por último, Guerrillas en casillas al azar.',
      pl: 'Na koniec partyzanci na losowych polach.',
    },
    { where: () => true, when: hasGuerrilla, way: MANY },
  ),
]

const TRAIL = rally.line('5', {
  en: 'Then Improve the Trail, unless fewer than 3 Resources are left, or fewer than 9 with the Trail at 3.',
  es: 'Luego Mejora la Ruta, salvo que queden menos de 3 Recursos, o menos de 9 con la Ruta en 3.',
  pl: 'Potem ulepsz szlak, chyba że zostało mniej niż 3 zasobów albo mniej niż 9 przy szlaku na 3.',
})

/** Whether the Trail is Improved after a Rally in so many spaces that leaves so many Resources. */
function improves({ g }: NonPlayer, spaces: number, left: number): boolean {
  return whyNotImprove(g, spaces) === undefined && left >= (trail(g) === 3 ? 9 : 3)
}

/** Three spaces; one with AAA (card 31, unshaded) if the Trail would then be Improved. */
function mostSpaces(np: NonPlayer): number {
  const { g, op } = np
  if (!inForce(g, CARD.aaa, 'unshaded')) return 3
  return np.once('most', () => (improves(np, 1, resources(g, NVA) - (op?.free === true ? 0 : 1)) ? 1 : 3))
}

/** What follows the last space: the Trail, and after it the activity. */
function rallyWhere(np: NonPlayer): Word | undefined {
  const { g, op } = np
  if (op === undefined || op.activity !== undefined) return stop(np)
  const next = nextSpace(np, RALLY_LINES, mostSpaces(np))
  if (next !== undefined) return next
  if (improves(np, op.spaces.length, resources(g, NVA))) return np.firstOf(TRAIL, [DONE]) ?? np.fail()
  return op.spaces.length === 0 ? np.fail() : (joinInfiltrate(np) ?? stop(np))
}

export const rallyAnswers: Answers = {
  'rally.where': rallyWhere,
  'rally.how': (np) => wayHere(np, RALLY_LINES, [MANY, GUERRILLA]),
  'rally.base-active': (np) => np.highest(LOSE),
  'rally.trail': (np) => np.firstOf(TRAIL, [improves(np, np.op?.spaces.length ?? 0, resources(np.g, NVA)) ? YES : NO]),
  'activity.after': (np) => joinInfiltrate(np) ?? stop(np),
}
