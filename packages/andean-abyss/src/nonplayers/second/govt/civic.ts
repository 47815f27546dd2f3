import { most, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { ACTIVE_SUPPORT } from '@coinflict/kernel/rules'
import { type Game, level, markers, resources, type Space, track } from '@coinflict/kernel/state'
import { CIVIC_ACTION_COST, hasCivicForces } from '../../../civic-action.ts'
import { finalPropaganda } from '../../../final.ts'
import { GOVT, PROPAGANDA, police, TERROR, troops } from '../../../forces.ts'
import { pop } from '../../../map.ts'
import { wouldHold } from './terms.ts'

/** 8.8.8 Civic Action, in a Train and in the Support phase. */
export const civicSheet = new Sheet()
export const civicPart = civicSheet.part('8.8.8')

export const FLOOR = civicPart.line('1', {
  en: 'No Civic Action that would leave fewer than 15 Resources, except in the final Propaganda round.',
  es: 'Ninguna Acción Cívica que deje menos de 15 Recursos, salvo en la Ronda de Propaganda final.',
  pl: 'Żadnej akcji obywatelskiej, po której zostałoby mniej niż 15 zasobów, poza finałową rundą propagandy.',
})
export const GREATEST_SHIFT = civicPart.line('2', {
  en: 'With Train: the largest possible shift toward Active Support in a space without Terror.',
  es: 'Con Entrenamiento: el mayor cambio posible hacia el Apoyo Activo en una casilla sin Terror.',
  pl: 'Przy szkoleniu: jak największe przesunięcie w kierunku aktywnego poparcia na polu bez terroru.',
})
/** What is not spent on Civic Action. */
const RESERVE = 15

/** How many steps of Civic Action so much money buys. */
export const stepsFor = (money: number, reserve = RESERVE): number =>
  Math.max(0, Math.floor((money - reserve) / CIVIC_ACTION_COST))

/** In the Support phase. */
export const stepsLeft = ({ g }: NonPlayer): number =>
  stepsFor(resources(g, GOVT), track(g, PROPAGANDA) >= finalPropaganda(g) ? 0 : RESERVE)

export const terror = (g: Game, s: Space): number => markers(g, s, TERROR)

/** 6.4.1 Whether a space without Terror allows Civic Action, money apart, once more Troops and Police have come. */
export const allowsCivicAction = (g: Game, s: Space, moreTroops = 0, morePolice = 0): boolean =>
  pop(s) > 0 &&
  level(g, s) < ACTIVE_SUPPORT &&
  terror(g, s) === 0 &&
  hasCivicForces(g, s, troops(g, s) + moreTroops, police(g, s) + morePolice) &&
  wouldHold(g, s, moreTroops + morePolice)

/** 8.8.8/h1 How far so many steps shift a space toward Active Support, in Total Support and Opposition together. */
export const shiftOf = (g: Game, s: Space, steps: number): number =>
  pop(s) * Math.max(0, Math.min(ACTIVE_SUPPORT - level(g, s), steps))

export const largestShift = most(
  { en: 'largest shift', es: 'mayor cambio', pl: 'największe przesunięcie' },
  ({ g }, s) => shiftOf(g, s, ACTIVE_SUPPORT - level(g, s)),
)
