import { most, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { type Game, type Space, spacesWith, type Word, wordSpace } from '@coinflict/kernel/state'
import { ARVN, insurgentPieces } from '../../../forces.ts'
import { pop } from '../../../map.ts'
import { isMonsoon } from '../../../monsoon.ts'
import { ASSAULT, arvnCounted, arvnStrength, assaultStrength, whyNotTargets } from '../../../operations/assault.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { nextSpace } from '../../terms.ts'
import { assaultTargets } from '../coin.ts'
import { aimAt, hitForControl, type Losses, lossesBy } from '../losses.ts'

/** 8.7.4 The ARVN Assault. */
const sheet = new Sheet()
const assault = sheet.part('8.7.4', ASSAULT)
export const assaultLines = sheet.lines

const MOST_SPACES = 3

/** What an Assault of the ARVN removes in a space, with so many more Troops, and Rangers. */
function lossesAt(g: Game, s: Space, troops = 0, rangers = 0): Losses {
  const strength = troops === 0 ? assaultStrength(g, ARVN, s) : arvnStrength(s, arvnCounted(g, s) + troops)
  return lossesBy(g, s, (losses) => losses.assault(strength), troops + rangers)
}

/** Whether it takes place there at all; what it removes changes Control, or takes a Base or an NVA Troop. */
const isCalledFor = (g: Game, s: Space): boolean => {
  if (whyNotTargets(g, ARVN, s) !== undefined) return false
  const losses = lossesAt(g, s)
  return losses.bases + losses.troops > 0 || losses.changes() > 0
}

/** Population whose Control changes, twice where both kinds of Control do. */
const changedPopulation = (s: Space, losses: Losses, more = 0): number => pop(s) * losses.changes(more)

/** What each line looks for, in their order: in a space with such losses, and so many more ARVN pieces. */
const AIMS: readonly ((g: Game, s: Space, losses: Losses, more?: number) => boolean)[] = [
  (_g, _s, { bases, tunnel }) => bases > 0 || tunnel,
  (_g, s, losses, more) => changedPopulation(s, losses, more) > 0,
  (g, s, losses) => losses.total > 0 && losses.total === insurgentPieces(g, s),
  (_g, _s, losses) => losses.total >= 2,
]
const NO_AIM = AIMS.length

export const ASSAULT_STEP: Step = assault.line(
  '0',
  {
    en: 'Otherwise Assault if that alone would add COIN Control, end NVA Control, or remove a Base or NVA Troops; in Monsoon try it in any case.',
    es: 'Si no, Asalto si por sí solo añadiría Control COIN, quitaría Control del EVN o eliminaría una Base o Tropas del EVN; en el Monzón, inténtalo en todo caso.',
    pl: 'W innym razie szturm, jeśli sam doda kontrolę COIN, odbierze kontrolę NVA albo usunie bazę lub wojsko NVA; w monsunie spróbuj go zawsze.',
  },
  {
    operation: ASSAULT,
    when: ({ g }: NonPlayer) => isMonsoon(g) || spacesWith(g, ARVN).some((s) => isCalledFor(g, s)),
    ifNone: [PATROL, TRAIN],
  },
)

const meets =
  (aim: number) =>
  ({ g }: NonPlayer, s: Space): boolean =>
    AIMS[aim]?.(g, s, lossesAt(g, s)) === true

const BASES: SpaceLine = assault.line(
  '1',
  {
    en: 'In up to 3 spaces: first where a Base is removed or a Tunnel is rolled for.',
    es: 'En hasta 3 casillas: primero donde se elimine una Base o se tire por un Túnel.',
    pl: 'Na najwyżej 3 polach: najpierw tam, gdzie usunie bazę albo rzuci się o tunel.',
  },
  { where: meets(0) },
)
const CONTROL: SpaceLine = assault.line(
  '2',
  {
    en: 'Then where the most Population leaves NVA Control and comes under COIN Control, counted twice if both.',
    es: 'Luego donde más Población deje el Control del EVN y pase a Control COIN, contando doble si ocurren ambas cosas.',
    pl: 'Potem tam, gdzie najwięcej populacji wyjdzie spod kontroli NVA i przejdzie pod kontrolę COIN, licząc podwójnie, jeśli oba naraz.',
  },
  {
    where: meets(1),
    by: [
      most(
        {
          en: 'most Population whose Control changes',
          es: 'más Población cuyo Control cambia',
          pl: 'największa populacja ze zmianą kontroli',
        },
        ({ g }, s) => changedPopulation(s, lossesAt(g, s)),
      ),
    ],
  },
)
const LINES: readonly SpaceLine[] = [
  BASES,
  CONTROL,
  assault.line(
    '3',
    {
      en: 'Then where the last enemies of a space are removed.',
      es: 'Luego donde se eliminen los últimos enemigos de una casilla.',
      pl: 'Potem tam, gdzie usunie ostatnich wrogów na polu.',
    },
    { where: meets(2) },
  ),
  assault.line(
    '4',
    {
      en: 'Last where 2 or more enemies are removed, most first.',
      es: 'Por último, donde se eliminen 2 o más enemigos, primero donde más.',
      pl: 'Na końcu tam, gdzie usunie co najmniej 2 wrogów, najpierw najwięcej.',
    },
    {
      where: meets(3),
      by: [
        most(
          { en: 'most enemies removed', es: 'más enemigos eliminados', pl: 'najwięcej usuniętych wrogów' },
          ({ g }, s) => lossesAt(g, s).total,
        ),
      ],
    },
  ),
]

/** What so many more Troops, and Rangers, make of an Assault in a space: the first aim that it meets, and how well. */
export function prospect(g: Game, s: Space, troops = 0, rangers = 0): { readonly aim: number; readonly score: number } {
  const losses = lossesAt(g, s, troops, rangers)
  const aim = AIMS.findIndex((each) => each(g, s, losses, troops + rangers))
  return {
    aim: aim < 0 ? NO_AIM : aim,
    score: changedPopulation(s, losses, troops + rangers) * 10 + losses.total,
  }
}

/** ARVN Troops of a space that its own Assault can do without. */
export function notNeeded(g: Game, s: Space, troops: number): number {
  if (prospect(g, s).aim === NO_AIM) return troops
  const { total, tunnel } = lossesAt(g, s)
  const used = total + (tunnel ? 1 : 0)
  let free = 0
  while (free < troops && arvnStrength(s, arvnCounted(g, s) - free - 1) >= used) free++
  return free
}

/** 8.7.2 Transport/5 Where Armored Cavalry Assault. */
export const cavalryTarget = (np: NonPlayer): Word | undefined => aimed(np, np.select(LINES))

/** The next space of an Assault. */
export const assaultWhere = (np: NonPlayer): Word | undefined =>
  aimed(np, nextSpace(np, LINES, MOST_SPACES)) ?? np.done()

/** Puts down whether NVA Control is what an Assault in a space is for. */
function aimed(np: NonPlayer, answer: Word | undefined): Word | undefined {
  if (answer !== undefined) aimAt(np, wordSpace(answer), lossesAt(np.g, wordSpace(answer)))
  return answer
}

/** Who goes in a space where NVA Control is to end. */
export const hitInAssault = (np: NonPlayer): Word | undefined => hitForControl(np, CONTROL)

export const assaultAnswers: Answers = {
  ...assaultTargets,
}
