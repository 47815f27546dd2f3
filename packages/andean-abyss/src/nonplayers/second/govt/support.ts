import {
  type Criterion,
  first,
  highestEcon,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
} from '@coinflict/kernel/nonplayers'
import { PASSIVE_SUPPORT } from '@coinflict/kernel/rules'
import { level, type Space } from '@coinflict/kernel/state'
import { hasCivicForces } from '../../../civic-action.ts'
import { controls } from '../../../control.ts'
import { GOVT_CONTROL } from '../../../forces.ts'
import { econ, isLoc, pop } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { civicPart, civicSheet, FLOOR, stepsLeft, terror } from './civic.ts'

/** 8.8.8-9 Civic Action in the Support phase, and 7th Special Forces. */
const sheet = new Sheet()
const round = sheet.part('8.8.9')

/** Terror is bought off only where money for a shift is left. */
const canShift = (np: NonPlayer, s: Space): boolean => pop(s) > 0 && stepsLeft(np) > terror(np.g, s)

/** How far so many steps take the Opposition of a space down, and its Support up to Passive. */
const fallOfOpposition = ({ g }: NonPlayer, s: Space, steps: number): number =>
  pop(s) * Math.max(0, Math.min(-level(g, s), steps))
const riseOfSupport = ({ g }: NonPlayer, s: Space, steps: number): number =>
  level(g, s) + steps >= PASSIVE_SUPPORT ? pop(s) : 0
const ranking = (steps: (np: NonPlayer, s: Space) => number): readonly Criterion[] => [
  most(
    { en: 'largest drop in Opposition', es: 'mayor caída de la Oposición', pl: 'największy spadek opozycji' },
    (np, s) => fallOfOpposition(np, s, steps(np, s)),
  ),
  most({ en: 'largest rise in Support', es: 'mayor aumento del Apoyo', pl: 'największy wzrost poparcia' }, (np, s) =>
    riseOfSupport(np, s, steps(np, s)),
  ),
]

/** What was begun is finished first. */
const begunFirst = (line: () => SpaceLine): Criterion =>
  first({ en: 'already begun', es: 'ya iniciada', pl: 'już zaczęte' }, (np, s) => np.selected(line()).at(-1) === s)

const TO_PASSIVE: SpaceLine = civicPart.line(
  '3',
  {
    en: 'In the Support phase bring spaces to Passive Support, those without Terror first.',
    es: 'En la fase de Apoyo lleva casillas a Apoyo Pasivo, primero las que no tengan Terror.',
    pl: 'W fazie poparcia doprowadzaj pola do biernego poparcia, najpierw te bez terroru.',
  },
  {
    where: (np: NonPlayer, s: Space) => level(np.g, s) < PASSIVE_SUPPORT && canShift(np, s),
    by: [
      begunFirst(() => TO_PASSIVE),
      first(
        { en: 'without Terror', es: 'sin Terror', pl: 'bez terroru' },
        ({ g }: NonPlayer, s: Space) => terror(g, s) === 0,
      ),
      ...ranking((np, s) => stepsLeft(np) - terror(np.g, s)),
    ],
  },
)
const TO_ACTIVE: SpaceLine = civicPart.line(
  '4',
  {
    en: 'With what is left bring spaces to Active Support, highest Population first.',
    es: 'Con lo que quede, lleva casillas a Apoyo Activo, primero las de mayor Población.',
    pl: 'Za resztę doprowadzaj pola do aktywnego poparcia, od największej populacji.',
  },
  {
    where: (np: NonPlayer, s: Space) => level(np.g, s) === PASSIVE_SUPPORT && canShift(np, s),
    by: [begunFirst(() => TO_ACTIVE), highestPopulation],
  },
)

const REPAIR = round.line('1', {
  en: 'Remove Sabotage from LoCs of Econ 3, then Terror from the best spaces for Civic Action, then Sabotage from other LoCs.',
  es: 'Retira Sabotaje de las LdC de Econ 3, luego Terror de las mejores casillas para Acción Cívica, luego Sabotaje de otras LdC.',
  pl: 'Zdejmuj sabotaż z LiKomów o Ekon 3, potem terror z najlepszych pól na akcję obywatelską, potem sabotaż z innych LiKomów.',
})
/** Whether Civic Action could go there but for Terror and money. */
const isForCivicAction = ({ g }: NonPlayer, s: Space): boolean =>
  !isLoc(s) && pop(s) > 0 && level(g, s) <= PASSIVE_SUPPORT && controls(g, GOVT_CONTROL, s) && hasCivicForces(g, s)
const ALL_THE_WAY = 3

const answers: Answers = {
  'civic.where': (np) => (stepsLeft(np) === 0 ? np.done(FLOOR) : (np.select([TO_PASSIVE, TO_ACTIVE]) ?? np.done())),
  'repair.where': (np) =>
    np.chooseSpace(REPAIR, (_, s) => isLoc(s) && econ(s) === 3) ??
    np.chooseSpace(REPAIR, isForCivicAction, [
      first(
        { en: 'not yet at Support', es: 'aún sin Apoyo', pl: 'jeszcze bez poparcia' },
        ({ g }, s) => level(g, s) < PASSIVE_SUPPORT,
      ),
      ...ranking(() => ALL_THE_WAY),
      highestPopulation,
    ]) ??
    np.chooseSpace(REPAIR, (_, s) => isLoc(s) && econ(s) > 0, [highestEcon]) ??
    np.done(),
}

export const supporting = { lines: [...civicSheet.lines, ...sheet.lines], answers }
