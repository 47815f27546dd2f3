import type { Stack } from '@coinflict/kernel/questions'
import { isCardWord, isNumberWord, type Volume, wordCard, wordNumber } from '@coinflict/kernel/state'
import { positionOf, type Table } from '@coinflict/kernel/table'
import { type Arguments, text } from './arguments.ts'
import type { OpenTable } from './tables.ts'
import { complaint } from './text/say.ts'

/** Cards and dice that people deal themselves and lay ready. */

/** `3,61,41` or `3 61 41` as numbers; nothing where one is none. */
export function numbersIn(list: string): readonly number[] | undefined {
  const words = list.split(/[\s,]+/).filter((word) => word !== '')
  return words.every((word) => /^\d{1,3}$/.test(word)) ? words.map(Number) : undefined
}

export const isDie = (n: number): boolean => n >= 1 && n <= 6

/** What `--cards` and `--dice` lay ready; nothing if there is neither. */
export function stackOf(a: Arguments, volume: Volume): Stack | undefined {
  const numbers = (name: 'cards' | 'dice', isOne: (n: number) => boolean): readonly number[] => {
    const list = text(a, name)
    if (list === undefined) return []
    const found = numbersIn(list)
    if (found === undefined || found.length === 0 || !found.every(isOne))
      throw complaint('arguments', `error.${name}`, { title: volume.title, value: list })
    return found
  }
  const cards = numbers('cards', (n) => volume.cardByNumber[n] !== undefined)
  const twice = cards.find((card, i) => cards.indexOf(card) < i)
  if (twice !== undefined) throw complaint('arguments', 'error.card-twice', { card: String(twice) })
  const dice = numbers('dice', isDie)
  if (cards.length + dice.length === 0) return undefined
  return { ...(cards.length === 0 ? {} : { cards }), ...(dice.length === 0 ? {} : { dice }) }
}

/** What is prepared once other cards or dice come next: those that fell already stay before them, so that after an undo the same comes again. */
export function layNext({ table, stack = {}, start }: OpenTable, next: Stack): Stack {
  const drawn = drawnAt(table, start !== undefined)
  return {
    cards: next.cards === undefined ? (stack.cards ?? []) : [...drawn.cards, ...next.cards],
    dice: next.dice === undefined ? (stack.dice ?? []) : [...drawn.dice, ...next.dice],
  }
}

function drawnAt({ game, journal }: Table, isFromPosition: boolean): Required<Stack> {
  const { aside = 0, cards: turned = 0, dice: rolled = 0 } = positionOf(game).dealt ?? {}
  // Cards are set aside when a scenario is set up, before any is turned.
  const cards = journal.outcomes
    .filter(isCardWord)
    .map(wordCard)
    .slice(isFromPosition ? 0 : aside)
  const dice = journal.outcomes.filter(isNumberWord).map(wordNumber)
  // What fell before the position that the game began from is counted, but never asked for again.
  const before = (n: number): number[] => Array.from({ length: n }, () => 1)
  return { cards: [...before(turned - cards.length), ...cards], dice: [...before(rolled - dice.length), ...dice] }
}
