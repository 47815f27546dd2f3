import type { Asked, Word } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'

/** What a question is about, apart from the space: the same again in another space asks the same. */
export const whatOf = ({ id, params }: Pick<Asked, 'id' | 'params'>): string => `${id} ${params?.piece ?? ''}`

/** Where the turn that runs began. */
const beginning = (table: Table): number => table.moment(table.turnsDone).at

/** The entry of this turn that last answered the current question, in a way that is possible again; nothing if there is none. */
function lastLike(table: Table): number | undefined {
  const { entries, pending, record } = table
  if (pending === undefined) return undefined
  for (let at = entries.length - 1; at >= beginning(table); at--) {
    const [asked, entry] = [record.asked[at], entries[at]]
    if (asked === undefined || typeof entry !== 'number') continue
    const isLike = asked.by === pending.by && whatOf(asked) === whatOf(pending)
    if (isLike && pending.isPossible(entry as Word)) return at
  }
  return undefined
}

export const canRepeat = (table: Table): boolean => lastLike(table) !== undefined

/** The answer of that time and what followed from it, one by one, as far as the questions go on like that. */
export function* repeatedAnswers(table: Table): Generator<Word> {
  const like = lastLike(table)
  if (like === undefined) return
  const entries = table.entries.slice(like)
  const known = table.record.asked.slice(beginning(table), like + 1)
  const before = new Set(known.flatMap((asked) => (asked === undefined ? [] : whatOf(asked))))
  for (const [i, entry] of entries.entries()) {
    const { pending } = table
    if (typeof entry === 'string' || pending === undefined) return
    if (i > 0 && (before.has(whatOf(pending)) || !pending.isPossible(entry as Word))) return
    yield entry as Word
  }
}
