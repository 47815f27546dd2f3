import { first, type NonPlayer, Sheet, type SpaceLine, type Step, wayHere } from '@coinflict/kernel/nonplayers'
import { bases, controlledBy, guerrillas, undergroundOf } from '@coinflict/kernel/rules'
import {
  available,
  inForce,
  type Line,
  resources,
  type Space,
  spacesWith,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { isCoinControlled, isNvaControlled } from '../../../control.ts'
import { CARD } from '../../../events/lasting.ts'
import { arvnCubes, base, COIN_CONTROL, NVA, NVA_CONTROL, underground, VC } from '../../../forces.ts'
import { isSouth, pop } from '../../../map.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY, rallyPlaces, whyNotBase, whyNotRally } from '../../../operations/rally.ts'
import type { Answers } from '../../answers.ts'
import { nextSpace, stop } from '../../terms.ts'
import { LOSE } from '../general.ts'
import { canTax, endOperation, taxIfBroke, taxOrSubvert } from './activities.ts'
import { agitateWhere, isAgitated } from './round.ts'

/** 8.5.2 The VC's Rally. */
const sheet = new Sheet()
const rally = sheet.part('8.5.2', RALLY)
export const rallyLines: readonly Line[] = sheet.lines

const MOST_SPACES = 6
const MANY_AVAILABLE = 12
const BASE = word('base')
const MANY = word('many')
const GUERRILLA = word('guerrilla')

const hasGuerrillaLeft = ({ g }: NonPlayer): boolean => available(g, underground(VC)) > 0
const own = ({ g }: NonPlayer, s: Space): number => guerrillas(g, VC, s)

/** Where a Base comes: with 4 guerrillas and room for it. */
const isBaseDue = (np: NonPlayer, s: Space): boolean => own(np, s) >= 4 && whyNotBase(np.g, VC, s) === undefined

/** Whether a Rally would place 2 Bases: there are two, somewhere to put them, and Resources or a Tax to pay for it. */
function placesTwoBases(np: NonPlayer): boolean {
  const { g } = np
  if (available(g, base(VC)) < 2 || (resources(g, VC) < 2 && !canTax(np, true))) return false
  const due = spacesWith(g, VC).filter((s) => whyNotRally(g, VC, s) === undefined && isBaseDue(np, s))
  return due.length >= 2
}

export const RALLY_STEP: Step = rally.line(
  '0',
  {
    en: 'Otherwise Rally if 12 VC Guerrillas are Available or at least 2 Bases would be placed, in up to 6 spaces; if none, March, otherwise Pass.',
    es: 'Si no, Reagrupamiento si hay 12 Guerrillas del VC Disponibles o se colocarían al menos 2 Bases, en hasta 6 casillas; si es imposible, Marcha; si no, pasa.',
    pl: 'W przeciwnym razie zgrupowanie, jeśli dostępnych jest 12 partyzantów VC albo przybyłyby co najmniej 2 bazy, na najwyżej 6 polach; jeśli się nie da, przemarsz, inaczej rezygnacja.',
  },
  {
    operation: RALLY,
    when: (np: NonPlayer) => available(np.g, underground(VC)) >= MANY_AVAILABLE || placesTwoBases(np),
    ifNone: [MARCH],
  },
)

const BROKE = rally.line('1', {
  en: 'At 0 Resources: Tax if possible, then go on.',
  es: 'Con 0 Recursos: Recaudación si es posible, y continúa.',
  pl: 'Przy 0 zasobów: pobór podatków, jeśli się da, potem dalej.',
})

const isSmallGroup = (np: NonPlayer, s: Space): boolean => own(np, s) >= 1 && own(np, s) <= 3
const smallGroupFirst = first(
  { en: 'with 1 to 3 VC Guerrillas', es: 'con 1 a 3 Guerrillas del VC', pl: 'z 1 do 3 partyzantami VC' },
  isSmallGroup,
)

const RALLY_LINES: readonly SpaceLine[] = [
  rally.line(
    '2',
    {
      en: 'A Base wherever there are at least 4 VC Guerrillas and room for it.',
      es: 'Una Base donde haya al menos 4 Guerrillas del VC y sitio para ella.',
      pl: 'Baza wszędzie, gdzie jest co najmniej 4 partyzantów VC i miejsce na nią.',
    },
    { where: isBaseDue, way: BASE },
  ),
  rally.line(
    '3',
    {
      en: 'Guerrillas in up to 2 spaces with ARVN cubes but no VC Guerrillas.',
      es: 'Guerrillas en hasta 2 casillas con cubos del ARVN pero sin Guerrillas del VC.',
      pl: 'Partyzanci na najwyżej 2 polach z kostkami ARVN, ale bez partyzantów VC.',
    },
    {
      when: hasGuerrillaLeft,
      where: (np: NonPlayer, s: Space) => arvnCubes(np.g, s) > 0 && own(np, s) === 0,
      most: 2,
      way: MANY,
    },
  ),
  rally.line(
    '4',
    {
      en: 'Guerrillas at every VC Base with fewer than 4 Underground VC Guerrillas.',
      es: 'Guerrillas junto a toda Base del VC con menos de 4 Guerrillas del VC Ocultas.',
      pl: 'Partyzanci przy każdej bazie VC, gdzie jest mniej niż 4 ukrytych partyzantów VC.',
    },
    {
      when: hasGuerrillaLeft,
      where: (np: NonPlayer, s: Space) => bases(np.g, VC, s) > 0 && undergroundOf(np.g, VC, s) < 4,
      way: MANY,
    },
  ),
  rally.line(
    '5',
    {
      en: 'Guerrillas wherever that removes COIN Control of Population.',
      es: 'Guerrillas donde eliminen el Control COIN sobre Población.',
      pl: 'Partyzanci wszędzie, gdzie odbiorą kontrolę COIN nad populacją.',
    },
    {
      when: hasGuerrillaLeft,
      where: ({ g }: NonPlayer, s: Space) =>
        pop(s) > 0 && isCoinControlled(g, s) && controlledBy(g, s, VC, rallyPlaces(g, VC, s)) !== COIN_CONTROL,
      way: MANY,
    },
  ),
  rally.line(
    '6',
    {
      en: 'If the NVA is a player: single Guerrillas to remove NVA Control of Population.',
      es: 'Si el EVN es un jugador: Guerrillas sueltas para eliminar el Control del EVN sobre Población.',
      pl: 'Jeśli NVA gra gracz: pojedynczy partyzanci, by odebrać kontrolę NVA nad populacją.',
    },
    {
      when: (np: NonPlayer) => np.isPlayer(NVA) && hasGuerrillaLeft(np),
      where: ({ g }: NonPlayer, s: Space) =>
        pop(s) > 0 && isNvaControlled(g, s) && controlledBy(g, s, VC, 1) !== NVA_CONTROL,
      way: GUERRILLA,
    },
  ),
  rally.line(
    '7',
    {
      en: 'Single Guerrillas where there are 1 to 3, then in random spaces of South Vietnam.',
      es: 'Guerrillas sueltas donde haya de 1 a 3, luego en casillas al azar de Vietnam del Sur.',
      pl: 'Pojedynczy partyzanci tam, gdzie jest ich od 1 do 3, potem na losowych polach Wietnamu Południowego.',
    },
    {
      when: hasGuerrillaLeft,
      where: (np: NonPlayer, s: Space) => isSmallGroup(np, s) || isSouth(s),
      by: [smallGroupFirst],
      way: GUERRILLA,
    },
  ),
]

const CADRES = rally.line('8', {
  en: 'Cadres: then Agitate.',
  es: 'Cadres: luego Agitación.',
  pl: 'Cadres: potem agitacja.',
})
const TAX = rally.line('Tax', {
  en: 'Then Tax, if not done yet.',
  es: 'Luego Recaudación, si no la hubo aún.',
  pl: 'Potem pobór podatków, jeśli go jeszcze nie było.',
})
const SUBVERT = rally.line('Subvert', {
  en: 'Otherwise Subvert.',
  es: 'Si no, Subversión.',
  pl: 'W przeciwnym razie dywersja.',
})

/** Spaces that had a VC Base before the Rally: where Cadres count. */
const based = (np: NonPlayer): readonly Space[] =>
  np.once('based', () => spacesWith(np.g, VC).filter((s) => bases(np.g, VC, s) > 0))

/** Card 116, shaded: whether an Agitation is to follow, before the Special Activity. */
const willAgitate = (np: NonPlayer): boolean =>
  inForce(np.g, CARD.cadres, 'shaded') && np.op?.spaces.some((s) => based(np).includes(s) && isAgitated(np, s)) === true

const activity = (np: NonPlayer): Word | undefined => taxOrSubvert(np, TAX, SUBVERT)

function rallyWhere(np: NonPlayer): Word | undefined {
  based(np)
  const next = taxIfBroke(np, BROKE) ?? nextSpace(np, RALLY_LINES, MOST_SPACES)
  if (next !== undefined) return next
  return willAgitate(np) ? stop(np) : (activity(np) ?? endOperation(np))
}

export const rallyAnswers: Answers = {
  'rally.where': rallyWhere,
  'rally.how': (np) => wayHere(np, RALLY_LINES, [MANY, GUERRILLA]),
  'rally.base-active': (np) => np.highest(LOSE),
  'rally.agitate': (np) => agitateWhere(np, CADRES),
  'activity.after': (np) => activity(np) ?? endOperation(np),
}
