import type { Volume } from '../state/model.ts'
import { simplify } from '../text/simplify.ts'

/** The cards that somebody may mean who types a number or a part of a title; one that is called exactly so is meant alone. */
export function cardsCalled(volume: Volume, typed: string): readonly number[] {
  const wanted = simplify(typed)
  if (wanted === '') return []
  const numbers = volume.cards.map(({ number }) => number)
  if (/^\d+$/.test(wanted)) return numbers.filter((number) => number === Number(wanted))
  const title = (number: number): string => simplify(volume.cardByNumber[number]?.title ?? '')
  const exact = numbers.filter((number) => title(number) === wanted)
  return exact.length > 0 ? exact : numbers.filter((number) => title(number).includes(wanted))
}
