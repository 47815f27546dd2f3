import { first, most, type NonPlayer, Sheet, supportFirst } from '@coinflict/kernel/nonplayers'
import { ACTIVE_OPPOSITION, NEUTRAL } from '@coinflict/kernel/rules'
import { type Line, level, markers, resources, type Space, type Word, word } from '@coinflict/kernel/state'
import { TERROR, VC } from '../../../forces.ts'
import { pop } from '../../../map.ts'
import { MOST_LEVELS } from '../../../pacification.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'

/** 8.3, 8.5.5 What the VC do in the Coup round. */
const sheet = new Sheet()
const sabotage = sheet.part('8.3')
const agitation = sheet.part('8.5.5')
export const roundLines: readonly Line[] = sheet.lines

// 8.5.5 Agitation, with Cadres after a Rally too.

const AGITATE = agitation.line('1', {
  en: 'Agitate as much as possible: greatest shift, then with Support, then without Terror.',
  es: 'Toda la Agitación posible: la mayor modificación, luego con Apoyo, luego sin Terror.',
  pl: 'Agitacja, ile się da: największe przesunięcie, potem pola z poparciem, potem bez terroru.',
})
const PAY_OFF = agitation.line('2', {
  en: 'Remove Terror only if a shift follows.',
  es: 'Retira Terror solo si después hay una modificación.',
  pl: 'Usuwaj terror tylko wtedy, gdy nastąpi przesunięcie.',
})

/** By how many people and levels a space can be turned: the Terror there is paid off first. */
function agitateShift({ g }: NonPlayer, s: Space): number {
  const steps = Math.min(MOST_LEVELS, resources(g, VC) - markers(g, s, TERROR), level(g, s) - ACTIVE_OPPOSITION)
  return Math.max(0, steps) * pop(s)
}
export const isAgitated = (np: NonPlayer, s: Space): boolean => agitateShift(np, s) > 0

const AGITATE_ORDER = [
  most({ en: 'greatest shift', es: 'mayor modificación', pl: 'największe przesunięcie' }, agitateShift),
  supportFirst,
  first({ en: 'without Terror', es: 'sin Terror', pl: 'bez terroru' }, (np, s) => markers(np.g, s, TERROR) === 0),
]
export const agitateWhere = (np: NonPlayer, line: Line): Word | undefined =>
  np.chooseSpace(line, isAgitated, AGITATE_ORDER) ?? np.done(PAY_OFF)

// 6.2.1 Too few Sabotage markers.

const SABOTAGE = sabotage.line('1', {
  en: 'Sabotage the LoCs of highest Econ, then next to a random City.',
  es: 'Sabotea las LdC de mayor Econ, luego junto a una Ciudad al azar.',
  pl: 'Sabotuj LiKomy o najwyższym Ekon, potem obok losowego miasta.',
})

// 6.5, 2nd edition: the US withdraws.

const UNREST = agitation.line('Unrest', {
  en: '2nd edition, US withdrawal: shift where Opposition gains most, then where Support loses most.',
  es: '2.ª edición, retirada de EE.\u00a0UU.: modifica donde más gane la Oposición, luego donde más pierda el Apoyo.',
  pl: '2. wydanie, wycofanie USA: przesuń tam, gdzie najwięcej zyska opozycja, potem tam, gdzie najwięcej straci poparcie.',
})
const UNREST_ORDER = [
  most({ en: 'most Opposition', es: 'más Oposición', pl: 'najwięcej opozycji' }, (np, s) =>
    level(np.g, s) <= NEUTRAL ? pop(s) : 0,
  ),
  most({ en: 'most Support lost', es: 'más Apoyo perdido', pl: 'najwięcej straconego poparcia' }, (np, s) =>
    level(np.g, s) > NEUTRAL ? pop(s) : 0,
  ),
]

export const roundAnswers: Answers = {
  'agitate.where': (np) => agitateWhere(np, AGITATE),
  'agitate.more': (np) => (isAgitated(np, here(np)) ? np.firstOf(AGITATE, [word('more')]) : np.done(PAY_OFF)),
  'sabotage.where': (np) => np.chooseSpace(SABOTAGE, () => true),
  'commit.unrest': (np) => np.chooseSpace(UNREST, () => true, UNREST_ORDER) ?? np.done(),
}
