import { most, type NonPlayer, Sheet, supportFirst } from '@coinflict/kernel/nonplayers'
import { bases, guerrillas } from '@coinflict/kernel/rules'
import { type Line, level, markers, resources, type Space, type Word, word, wordSpace } from '@coinflict/kernel/state'
import { hasPeople, isCoin, OPPOSITION, population, TALIBAN, TERROR } from '../../../forces.ts'
import { EVERY } from '../../../map.ts'
import { isTalibanRefuge } from '../../../round/redeploy.ts'
import type { Answers } from '../../answers.ts'
import { fewestGuerrillas, fewestTerror, here, mostGuerrillas, pakistanLast } from '../../terms.ts'
import { elders } from '../insurgents.ts'

/** 8.8.7 The Taliban in the Propaganda round. */
const sheet = new Sheet()
const sharia = sheet.part('8.8.7')
const redeploy = sheet.part('8.8.7')
export const ROUND_SHEET: readonly Line[] = sheet.lines

/**
 * How many points Sharia can shift in a space with the Resources at hand, once it has paid for the Terror there; none while the Tribal
 * Elders would set it back for COIN.
 */
export function shariaShift({ g }: NonPlayer, s: Space): number {
  const by = elders(g)
  if (!hasPeople(g, s) || (by !== -1 && isCoin(by))) return 0
  const steps = Math.min(level(g, s) - OPPOSITION, resources(g, TALIBAN) - markers(g, s, TERROR))
  return Math.max(0, steps) * population(g, s)
}
const greatestShift = most(
  { en: 'greatest shift', es: 'mayor modificación', pl: 'największe przesunięcie' },
  shariaShift,
)
/** Greatest shift first, then Support, then fewest Terror markers. */
export const BY_SHIFT = [greatestShift, supportFirst, fewestTerror]

const SHARIA = sharia.line('sharia', {
  en: 'As much Sharia as possible, for the greatest shift: Support first, then fewest Terror markers; remove Terror only where the level can then be shifted too.',
  es: 'Toda la Sharía posible, para la mayor modificación: primero con Apoyo, luego con menos marcadores de Terror; retira Terror solo donde luego también pueda modificarse el nivel.',
  pl: 'Jak najwięcej szariatu, dla największego przesunięcia: najpierw przy poparciu, potem najmniej żetonów terroru; terror usuwaj tylko tam, gdzie da się potem przesunąć też poziom.',
})

const GUARD = redeploy.line('redeploy-1', {
  en: 'Keep at least 1 Guerrilla at each Taliban Base, in Afghanistan before Pakistan.',
  es: 'Deja al menos 1 Guerrilla junto a cada Base Talibán, en Afganistán antes que en Pakistán.',
  pl: 'Zapewnij co najmniej 1 partyzanta przy każdej bazie talibów, w Afganistanie przed Pakistanem.',
})
const SPREAD = redeploy.line('redeploy-2', {
  en: 'Otherwise spread them evenly, in Afghanistan before Pakistan.',
  es: 'Si no, repártelas por igual, en Afganistán antes que en Pakistán.',
  pl: 'W przeciwnym razie rozmieść ich równomiernie, w Afganistanie przed Pakistanem.',
})

const isUnguarded = ({ g }: NonPlayer, s: Space): boolean => bases(g, TALIBAN, s) > 0 && guerrillas(g, TALIBAN, s) === 0
/** Whether a guerrilla that may stay is needed at a base. */
const isNeeded = (np: NonPlayer): boolean => EVERY.some((s) => isUnguarded(np, s) && isTalibanRefuge(np.g, s))

const anywhere = (): boolean => true
const refuge = (np: NonPlayer): Word | undefined =>
  np.chooseSpace(GUARD, isUnguarded, [pakistanLast]) ??
  np.chooseSpace(SPREAD, anywhere, [fewestGuerrillas, pakistanLast])

const MORE = word('more')

export const roundAnswers: Answers = {
  'sharia.where'(np) {
    const begun = np.noted<Word>('sharia')
    if (begun !== undefined && shariaShift(np, wordSpace(begun)) > 0) return np.say(SHARIA, begun)
    const next = np.chooseSpace(SHARIA, (_, s) => shariaShift(np, s) > 0, BY_SHIFT)
    np.note('sharia', next)
    return next ?? np.done(SHARIA)
  },
  'sharia.more': (np) => (shariaShift(np, here(np)) > 0 ? np.say(SHARIA, MORE) : np.done(SHARIA)),
  'redeploy.must': refuge,
  'redeploy.to': refuge,
  'redeploy.may': (np) =>
    (isNeeded(np) ? np.chooseSpace(GUARD, anywhere, [mostGuerrillas]) : undefined) ?? np.done(SPREAD),
}
/** They go one by one. */
export const redeployed = (np: NonPlayer): Word | undefined => np.number(SPREAD, 1)
