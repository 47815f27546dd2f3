import { factionNoun } from '@coinflict/kernel/display'
import { type Family, nonPlayer } from '@coinflict/kernel/nonplayers'
import { badInput, type Explanation, type Word } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'

/** What a non-player would answer, of which family, and why. */
export interface Advice {
  readonly family: string
  readonly answer: Word
  readonly explanation: Explanation | undefined
}

/** The families that have a chart for the faction that is asked; first the one that already sits at the table, then the newest. */
export function advisersAt(table: Table, families: readonly Family[]): readonly Family[] {
  const { pending, setup, volume } = table
  const faction = pending === undefined ? undefined : volume.factions[pending.by]?.id
  const able = faction === undefined ? [] : families.filter(({ charts }) => charts[faction] !== undefined).reverse()
  const isHere = ({ id }: Family): boolean => setup.seats.some(({ kind }) => kind === id)
  return [...able.filter(isHere), ...able.filter((family) => !isHere(family))]
}

/** What a non-player would do at the pending question. Nothing is answered. */
export function adviceAt(table: Table, families: readonly Family[], wished?: string): Advice {
  const { family, decide } = adviserAt(table, families, wished)
  return { family, ...table.consult(decide) }
}

/** What it would answer there and to what follows, as far as chance and the other factions leave that to it. */
export const stepAdvisedAt = (table: Table, families: readonly Family[], wished?: string): readonly Word[] =>
  table.consultOn(adviserAt(table, families, wished).decide)

function adviserAt(table: Table, families: readonly Family[], wished: string | undefined) {
  const { pending, setup, volume } = table
  if (pending === undefined) throw badInput('over', 'error.over')
  const advisers = advisersAt(table, families)
  const family = wished === undefined ? advisers[0] : advisers.find(({ id }) => id === wished)
  const adviser = family && nonPlayer({ volume, families, setup }, pending.by, family)
  if (family === undefined || adviser === undefined) {
    const faction = (language: Language) => factionNoun(volume, pending.by, language)
    const known = advisers.map((each) => each.id).join(', ')
    if (wished === undefined || known === '') throw badInput('family', 'error.no-family', { faction })
    throw badInput('family', 'error.family', { family: wished, faction, list: known })
  }
  return { family: family.id, decide: adviser.decide }
}
