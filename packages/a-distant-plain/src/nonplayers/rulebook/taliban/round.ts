import { first, highestPopulation, most, type NonPlayer, Sheet, supportFirst } from '@coinflict/kernel/nonplayers'
import { controlledBy } from '@coinflict/kernel/rules'
import { type Line, level, markers, NO, phase, resources, type Space, word, YES } from '@coinflict/kernel/state'
import {
  coalitionTroops,
  hasPeople,
  OPPOSITION,
  population,
  TALIBAN,
  TERROR as TERROR_MARKER,
} from '../../../forces.ts'
import { EVERY, isAfghan } from '../../../map.ts'
import { isTalibanRefuge } from '../../../round/redeploy.ts'
import type { Answers } from '../../answers.ts'
import { fewestGuerrillas, fewestTerror, here, mostGuerrillas, own } from '../../terms.ts'
import { levelAfter } from '../elders.ts'
import { GREATEST } from '../general.ts'

/** 8.7.1, 8.7.7-8 What the Taliban do out of turn and in the Propaganda round. */
const sheet = new Sheet()
const momentum = sheet.part('8.7.1')
const sharia = sheet.part('8.7.7')
const redeploy = sheet.part('8.7.8')
export const roundLines: readonly Line[] = sheet.lines

// 8.7.1 Momentum, and what Capabilities ask.

const MANPADS = momentum.line('1', {
  en: 'MANPADS Scare: on a die roll of 1 to 4, pay to cancel an Air Lift or Air Strike.',
  es: 'MANPADS Scare: si el dado saca de 1 a 4, paga para cancelar un Transporte Aéreo o Ataque Aéreo.',
  pl: 'MANPADS Scare: jeśli na kości wypadnie od 1 do 4, zapłać, by anulować transport lotniczy lub atak z powietrza.',
})
const ELDERS = momentum.line('2', {
  en: 'Tribal Elders: always set Opposition.',
  es: 'Tribal Elders: establece siempre Oposición.',
  pl: 'Tribal Elders: zawsze ustaw opozycję.',
})
const coalitionTroopsFirst = first(
  { en: 'with Coalition Troops', es: 'con Tropas de la Coalición', pl: 'z wojskiem koalicji' },
  (np, s) => coalitionTroops(np.g, s) > 0,
)

// 8.7.7 Sharia, with Rally and in the Support phase.

const SHARIA = sharia.line('1', {
  en: 'Sharia wherever a shift can be reached: greatest shift, then with Support, then fewest Terror markers.',
  es: 'Sharía donde se pueda lograr una modificación: la mayor modificación, luego con Apoyo, luego con menos marcadores de Terror.',
  pl: 'Szariat wszędzie, gdzie da się osiągnąć przesunięcie: najpierw największe przesunięcie, potem pola z poparciem, potem najmniej żetonów terroru.',
})
/** Remembers what there is before an Extort that goes with a Rally: the chart buys Sharia before it. */
export const noteBeforeExtort = (np: NonPlayer): void => np.note('purse', resources(np.g, TALIBAN))
/** What that Extort brought in. */
const extorted = (np: NonPlayer): number =>
  np.once('extorted', () => Math.max(0, resources(np.g, TALIBAN) - (np.noted<number>('purse') ?? 99)))

/** By how many people opinion can be shifted in a space: the Terror markers there are paid for first, and the Tribal Elders let it stand. */
function shariaShift(np: NonPlayer, s: Space): number {
  if (!hasPeople(np.g, s)) return 0
  const steps = resources(np.g, TALIBAN) - extorted(np) - markers(np.g, s, TERROR_MARKER)
  const reached = level(np.g, s) - Math.max(0, Math.min(steps, level(np.g, s) - OPPOSITION))
  return Math.max(0, level(np.g, s) - levelAfter(np, s, reached)) * population(np.g, s)
}
export const isShifted = (np: NonPlayer, s: Space): boolean => shariaShift(np, s) > 0
export const SHARIA_ORDER = [
  most({ en: 'greatest shift', es: 'mayor modificación', pl: 'największe przesunięcie' }, shariaShift),
  supportFirst,
  fewestTerror,
]

// 8.7.8 Redeploy.

const REDEPLOY = redeploy.line('1', {
  en: 'Spread Guerrillas as evenly as possible, any left over in Afghanistan.',
  es: 'Reparte las Guerrillas lo más uniformemente posible, las sobrantes en Afganistán.',
  pl: 'Rozmieść partyzantów jak najrówniej, nadmiarowych w Afganistanie.',
})
const afghanFirst = first({ en: 'in Afghanistan', es: 'en Afganistán', pl: 'w Afganistanie' }, (_, s) => isAfghan(s))
const SPREAD = [fewestGuerrillas, afghanFirst]

/** 8.1.2 Whether one can go from a space to one that has two fewer, without a change of Control. */
function canEvenOut(np: NonPlayer, s: Space): boolean {
  const { g } = np
  if (controlledBy(g, s, TALIBAN, -1) !== controlledBy(g, s)) return false
  return EVERY.some((to) => own(np, to) <= own(np, s) - 2 && isTalibanRefuge(g, to))
}
const isRedeploying = (np: NonPlayer): boolean => np.g.volume.phases[phase(np.g)]?.id === 'redeploy'

export const roundAnswers: Answers = {
  // Who only tries a flight out cannot know the die.
  'manpads.cancel': (np) => np.say(MANPADS, !np.isTrial && np.die() <= 4 ? YES : NO),
  'elders.level': (np) => np.say(ELDERS, word('opposition')),
  'strike.shift': (np) => np.chooseSpace(GREATEST, () => true, [highestPopulation, supportFirst]),
  'ied.where': (np) => np.chooseSpace(GREATEST, () => true, [coalitionTroopsFirst]) ?? np.done(),
  'sharia.more': (np) => (isShifted(np, here(np)) ? np.firstOf(SHARIA, [word('more')]) : np.done()),
  'sharia.where': (np) => np.chooseSpace(SHARIA, isShifted, SHARIA_ORDER) ?? np.done(),
  'redeploy.must': (np) => np.chooseSpace(REDEPLOY, () => true, SPREAD),
  'redeploy.may': (np) => np.chooseSpace(REDEPLOY, canEvenOut, [mostGuerrillas]) ?? np.done(),
  'redeploy.to': (np) => np.chooseSpace(REDEPLOY, () => true, SPREAD),
  'move.how-many': (np) => (isRedeploying(np) ? np.lowest(REDEPLOY) : undefined),
}
