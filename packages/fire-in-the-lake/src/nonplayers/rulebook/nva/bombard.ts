import { first, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { pieces } from '@coinflict/kernel/rules'
import type { Line, Space, Word } from '@coinflict/kernel/state'
import { bombard } from '../../../activities/bombard.ts'
import { ARVN_TROOPS, NVA, US_TROOPS, usTroops } from '../../../forces.ts'
import { ATTACK } from '../../../operations/attack.ts'
import { MARCH } from '../../../operations/march.ts'
import type { Answers } from '../../answers.ts'
import { attackersAt } from './targets.ts'

/** 8.6.2 The NVA’s Bombard, with any of their operations. */
const sheet = new Sheet()
const bombarding = sheet.part('8.6.2', bombard.word)
export const bombardLines: readonly Line[] = sheet.lines

const WHERE = bombarding.line('Bombard/1', {
  en: 'Bombard in 2 spaces (1 or 3 by Long Range Guns): Attack spaces or March destinations first, then others with NVA pieces, then with US Troops.',
  es: 'Bombardeo en 2 casillas (1 o 3 según Long Range Guns): primero casillas de Ataque o destinos de Marcha, luego otras con fichas del EVN, luego con Tropas de EE.\u00a0UU.',
  pl: 'Ostrzał na 2 polach (1 lub 3 przez Long Range Guns): najpierw pola ataku lub cele przemarszu, potem inne z elementami NVA, potem z wojskiem USA.',
})
const WHOM = bombarding.line('Bombard/2', {
  en: 'Remove US Troops before ARVN.',
  es: 'Elimina Tropas de EE.\u00a0UU. antes que del ARVN.',
  pl: 'Usuń wojsko USA przed wojskiem ARVN.',
})
const NONE = bombarding.line('Bombard/3', {
  en: 'If no such Bombard is possible: no special activity.',
  es: 'Si no es posible ese Bombardeo: ninguna actividad especial.',
  pl: 'Jeśli taki ostrzał nie jest możliwy: bez czynności specjalnej.',
})

/** Where the operation Attacks or has Marched to. */
function isGoal(np: NonPlayer, s: Space): boolean {
  switch (np.op?.rules.word) {
    case ATTACK:
      return attackersAt(np, s) !== undefined
    case MARCH:
      return np.op.spaces.includes(s)
    default:
      return false
  }
}

const ORDER = [
  first(
    {
      en: 'Attack space or March destination',
      es: 'casilla de Ataque o destino de Marcha',
      pl: 'pole ataku lub cel przemarszu',
    },
    isGoal,
  ),
  first(
    { en: 'with NVA pieces', es: 'con fichas del EVN', pl: 'z elementami NVA' },
    (np, s) => pieces(np.g, NVA, s) > 0,
  ),
  first(
    { en: 'with US Troops', es: 'con Tropas de EE.\u00a0UU.', pl: 'z wojskiem USA' },
    (np, s) => usTroops(np.g, s) > 0,
  ),
]

export const joinBombard = (np: NonPlayer, line: Line): Word | undefined => np.firstOf(line, [bombard.word])

/** The operation ends, with or without an activity. */
export function stop(np: NonPlayer): Word | undefined {
  const { op } = np
  return op !== undefined && op.activities.length > 0 && op.activity === undefined ? np.done(NONE) : np.done()
}

/** Bombard removes a Troop. */
export const bombardWhom = (np: NonPlayer): Word | undefined => np.firstPiece(WHOM, [US_TROOPS, ARVN_TROOPS])

export const bombardAnswers: Answers = {
  'bombard.where': (np) => np.chooseSpace(WHERE, () => true, ORDER) ?? np.done(),
}
