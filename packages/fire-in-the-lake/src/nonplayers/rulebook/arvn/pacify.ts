import { type Criterion, type NonPlayer, oppositionFirst, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { NEUTRAL, PASSIVE_SUPPORT } from '@coinflict/kernel/rules'
import { level, markers, type Space, word } from '@coinflict/kernel/state'
import { TERROR } from '../../../forces.ts'
import { pop } from '../../../map.ts'
import { supportAndAvailable } from '../../../victory.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { greatestShift, noTerrorFirst, pacifiedLevels } from '../coin.ts'

/** 8.7.6 The ARVN Pacify, in a Train or in the Support Phase. */
const sheet = new Sheet()
const pacify = sheet.part('8.7.6')
export const pacifyLines = sheet.lines

const MORE = word('more')
/** What Support and Available may come to: by a shift to Active Support, and by the first shift where Terror comes off for it. */
const MOST_FOR_ACTIVE = 45
const MOST_AFTER_TERROR = 40

/** What a shift from a level adds to Total Support. */
const supportGained = (s: Space, from: number): number => (from >= NEUTRAL ? pop(s) : 0)

/** By how many levels it shifts a space. */
function levelsOf(np: NonPlayer, s: Space): number {
  const { g } = np
  const before = level(g, s)
  const now = supportAndAvailable(g)
  const first = supportGained(s, before)
  if (markers(g, s, TERROR) > 0 && first > 0 && now + first > MOST_AFTER_TERROR) return 0
  const gainedUntil = (from: number): number => {
    let sum = 0
    for (let at = before; at <= from; at++) sum += supportGained(s, at)
    return sum
  }
  return pacifiedLevels(np, s, (from) => from < PASSIVE_SUPPORT || now + gainedUntil(from) <= MOST_FOR_ACTIVE)
}

/** By how much it shifts a space in all. */
export const shiftOf = (np: NonPlayer, s: Space): number => levelsOf(np, s) * pop(s)

export const pacifyOrder: readonly Criterion[] = [noTerrorFirst, oppositionFirst, greatestShift(levelsOf)]

const GO_ON = pacify.line('1', {
  en: 'Pacify as far as possible, but to Active Support only as long as Support and Available stay at 45 or less.',
  es: 'Pacifica cuanto sea posible, pero hasta Apoyo Activo solo mientras Apoyo más Disponibles no pasen de 45.',
  pl: 'Pacyfikuj, ile się da, ale do aktywnego poparcia tylko, dopóki poparcie i dostępne nie przekroczą 45.',
})
const LINES: readonly SpaceLine[] = [
  pacify.line(
    '2',
    {
      en: 'First without Terror, then with Opposition, then for the greatest total shift.',
      es: 'Primero sin Terror, luego con Oposición, luego donde sea mayor la modificación total.',
      pl: 'Najpierw bez terroru, potem z opozycją, potem o największym łącznym przesunięciu.',
    },
    {
      where: (np: NonPlayer, s: Space) => markers(np.g, s, TERROR) === 0 && levelsOf(np, s) > 0,
      by: pacifyOrder,
    },
  ),
  pacify.line(
    '3',
    {
      en: 'Remove Terror only if a shift follows that does not bring Support and Available above 40.',
      es: 'Quita Terror solo si sigue una modificación que no lleve Apoyo más Disponibles por encima de 40.',
      pl: 'Usuwaj terror tylko wtedy, gdy nastąpi przesunięcie, które nie podniesie poparcia i dostępnych powyżej 40.',
    },
    {
      where: (np: NonPlayer, s: Space) => markers(np.g, s, TERROR) > 0 && levelsOf(np, s) > 0,
      by: pacifyOrder,
    },
  ),
]

export const pacifyAnswers: Answers = {
  'pacify.where': (np) => np.select(LINES) ?? np.done(),
  'pacify.more': (np) => (levelsOf(np, here(np)) > 0 ? np.firstOf(GO_ON, [MORE]) : undefined) ?? np.done(GO_ON),
}
