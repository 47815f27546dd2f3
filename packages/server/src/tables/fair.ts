import { badInput, keyOf, type Word } from '@coinflict/kernel/state'
import { loadSave, readJournal, readPosition, type Save, setupOf, Table } from '@coinflict/kernel/table'
import { boxOf, openBox } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import { commitmentOf, secretDealer, seedOf } from './dealer.ts'

/** What a finished game of a server says of its chance. */
export interface Fairness {
  readonly table: string
  readonly commitment: string
  readonly secret: string
}

/** A finished game as it is exported. */
export interface FairSave extends Save {
  readonly fair: Fairness
}

export type Verdict =
  | { readonly holds: true; readonly count: number }
  | { readonly holds: false; readonly why: 'commitment' | 'seed' }
  /** The place in the journal, what stands there, and what the secret deals there. */
  | { readonly holds: false; readonly why: 'entry'; readonly at: number; readonly is: string; readonly dealt: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** The game and its chance out of a file, or nothing if it says nothing of that. */
export function fairSave(data: unknown): FairSave | undefined {
  if (typeof data !== 'object' || data === null || !('fair' in data)) return undefined
  const { fair } = data as { fair: Partial<Fairness> | null }
  const isWhole =
    isText(fair?.table) && isText(fair.commitment) && isText(fair.secret) && /^[0-9a-f]{64}$/.test(fair.secret)
  return isWhole ? (data as FairSave) : undefined
}

/** Deals the whole game again by its secret, and compares every die and card. */
export async function verify(save: FairSave): Promise<Verdict> {
  const { commitment, secret, table: name } = save.fair
  const { start } = save
  if (commitmentOf(secret) !== commitment) return { holds: false, why: 'commitment' }
  if (save.seed !== seedOf(secret, name)) return { holds: false, why: 'seed' }
  const { volume } = await openBox(boxOf(save.game), { charts: false })
  // Whatever else is wrong with the file is said first; a journal that does not fit is compared as far as it goes.
  loadSave(save, [volume], SEAT_KINDS, () => [], { isLenient: true })
  if (save.rules !== volume.rulesVersion)
    throw badInput('save', 'error.save-version', { value: String(save.rules), n: volume.rulesVersion })
  const told = readJournal(volume, save.journal)
  const setup = setupOf(volume, save, SEAT_KINDS, true)
  const dealt = new Table(volume, setup, [], {
    journal: { entries: told.entries, outcomes: [] },
    dealer: secretDealer(secret, name),
    start: start && ((g) => readPosition(g, start)),
    isLenient: true,
  }).journal.outcomes
  const wrong = told.outcomes.findIndex((outcome, i) => dealt[i] !== outcome)
  if (wrong === -1) return { holds: true, count: told.outcomes.length }
  const places = save.journal.flatMap((entry, i) => (entry.startsWith('!') ? [i] : []))
  const shown = (outcome: Word | undefined): string => (outcome === undefined ? '–' : keyOf(volume, outcome))
  return {
    holds: false,
    why: 'entry',
    at: (places[wrong] as number) + 1,
    is: shown(told.outcomes[wrong]),
    dealt: shown(dealt[wrong]),
  }
}
