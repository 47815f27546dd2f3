import { highestPopulation, type NonPlayer, Sheet, type SpaceLine, type Step } from '@coinflict/kernel/nonplayers'
import { canWorsen, hasOpposition, hasSupport, isSelected, undergroundOf } from '@coinflict/kernel/rules'
import { type Line, level, resources, type Space, spacesWith, type Word } from '@coinflict/kernel/state'
import { extort } from '../../../activities/extort.ts'
import { isCoin, population, TALIBAN } from '../../../forces.ts'
import { AFGHAN } from '../../../map.ts'
import { MARCH } from '../../../operations/march.ts'
import { RALLY } from '../../../operations/rally.ts'
import { shown, TERROR, terrorCost, whyNotTerror } from '../../../operations/terror.ts'
import type { Answers } from '../../answers.ts'
import { everySpace } from '../../terms.ts'
import { elders, isNeutral, mayShow } from '../insurgents.ts'

/** 8.8.3 Terror, and the Extort that goes with it. */
const sheet = new Sheet()
const terror = sheet.part('8.8.3', TERROR)
const extorting = sheet.part('8.8.3', extort.word)
export const TERROR_SHEET: readonly Line[] = sheet.lines

const mayTerrorize = (np: NonPlayer, s: Space): boolean => mayShow(np, s, shown(np.g, TALIBAN, s))

/** How many levels a Terror shifts: all of them if the Tribal Elders are on their side, none if they are on COIN's. */
function levels({ g }: NonPlayer, s: Space): number {
  const by = elders(g)
  if (by === TALIBAN) return hasSupport(g, s) ? 2 : 1
  return by !== -1 && isCoin(by) ? 0 : 1
}

/** How much Support and Opposition Terror would shift in all; where money is short, with what Extort brings on the way. */
function shiftByTerror(np: NonPlayer): number {
  const { g } = np
  let sum = 0
  let cost = 0
  for (const s of spacesWith(g, TALIBAN)) {
    if (!canWorsen(g, s) || whyNotTerror(g, TALIBAN, s) !== undefined || !mayTerrorize(np, s)) continue
    sum += levels(np, s) * population(g, s)
    cost += terrorCost(g, TALIBAN, s)
  }
  if (sum < ENOUGH || cost <= resources(g, TALIBAN)) return sum
  const trial = np.tryOperation(TERROR)
  if (trial === undefined) return 0
  return AFGHAN.reduce((all, s) => all + (level(g, s) - level(trial, s)) * population(g, s), 0)
}

const ENOUGH = 3

export const TERROR_STEP: Step = terror.line(
  'if',
  {
    en: 'Terror if it would shift Support and Opposition by 3 or more points in all.',
    es: 'Terror si modificara el Apoyo y la Oposición en 3 o más puntos en total.',
    pl: 'Terror, jeśli zmieniłby poparcie i opozycję łącznie o co najmniej 3 punkty.',
  },
  { operation: TERROR, when: (np: NonPlayer) => shiftByTerror(np) >= ENOUGH, ifNone: [RALLY, MARCH] },
)

const LINES: readonly SpaceLine[] = [
  terror.line(
    '1',
    {
      en: 'In Support spaces, highest Population first; do not Activate the last Underground Guerrilla at a Base.',
      es: 'En casillas con Apoyo, mayor Población primero; no Actives la última Guerrilla Oculta junto a una Base.',
      pl: 'Na polach z poparciem, najpierw z największą populacją; nie aktywuj ostatniego ukrytego partyzanta przy bazie.',
    },
    {
      where: (np: NonPlayer, s: Space) => hasSupport(np.g, s) && mayTerrorize(np, s),
      by: [highestPopulation],
    },
  ),
  terror.line(
    '2',
    {
      en: 'Then in Neutral spaces, highest Population first.',
      es: 'Luego en casillas Neutrales, mayor Población primero.',
      pl: 'Potem na polach neutralnych, najpierw z największą populacją.',
    },
    {
      where: (np: NonPlayer, s: Space) => isNeutral(np.g, s) && mayTerrorize(np, s),
      by: [highestPopulation],
    },
  ),
]

// Extort, wherever Resources are needed.

export const EXTORT: Line = extorting.line('extort', {
  en: 'Extort when more Resources are needed, and after the operation at the latest.',
  es: 'Extorsión cuando hagan falta más Recursos y, a más tardar, tras la operación.',
  pl: 'Wymuszenie, gdy potrzeba więcej zasobów, a najpóźniej po operacji.',
})
const EXTORT_SPARE = extorting.line('extort-1', {
  en: 'Everywhere, without Activating the last Underground Guerrilla at a Base or in a space without Opposition, nor one that Terror still needs.',
  es: 'En todas partes, sin Activar la última Guerrilla Oculta junto a una Base o en una casilla sin Oposición, ni una que el Terror aún necesite.',
  pl: 'Wszędzie, nie aktywując ostatniego ukrytego partyzanta przy bazie ani na polu bez opozycji, ani partyzanta potrzebnego jeszcze do terroru.',
})
const EXTORT_ALL = extorting.line('extort-2', {
  en: 'If there are still no Resources: everywhere, without Activating the last Underground Guerrilla at a Base, nor one that Terror still needs.',
  es: 'Si sigue sin haber Recursos: en todas partes, sin Activar la última Guerrilla Oculta junto a una Base, ni una que el Terror aún necesite.',
  pl: 'Jeśli nadal nie ma zasobów: wszędzie, nie aktywując ostatniego ukrytego partyzanta przy bazie ani partyzanta potrzebnego jeszcze do terroru.',
})
const isSpare = (np: NonPlayer, s: Space): boolean =>
  mayShow(np, s) && !isForTerror(np, s) && (hasOpposition(np.g, s) || undergroundOf(np.g, TALIBAN, s) > 1)

/** The next space of Extort by 8.8.3; once it comes to the second line it goes on everywhere. */
export function nextExtort(np: NonPlayer): Word | undefined {
  const spare = everySpace(np, EXTORT_SPARE, isSpare)
  if (spare !== undefined || (resources(np.g, TALIBAN) > 0 && np.noted('extort everywhere') !== true)) return spare
  np.note('extort everywhere', true)
  return everySpace(np, EXTORT_ALL, (_, s) => mayShow(np, s) && !isForTerror(np, s))
}

/** Whether the Terror that Extort is to pay for needs the Guerrilla: its spaces are selected first (8.2). */
const isForTerror = (np: NonPlayer, s: Space): boolean =>
  np.op?.rules.word === TERROR &&
  !isSelected(np.op, s) &&
  canWorsen(np.g, s) &&
  mayTerrorize(np, s) &&
  !mayShow(np, s, 1 + shown(np.g, TALIBAN, s))

/** Extort by 8.8.3, if it finds a space. */
export const joinExtort = (np: NonPlayer): Word | undefined => np.join(EXTORT, extort.word)

export const terrorAnswers: Answers = {
  'terror.where': (np) => np.select(LINES) ?? joinExtort(np) ?? np.done(),
}
