import { keyOf, type Setup, type Word } from '@coinflict/kernel/state'
import { positionOf, setupOf, Table, writeJournal } from '@coinflict/kernel/table'
import { LIBRARY, openBox } from '@coinflict/library'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'

/** Every seat of a kind; the first family that has a chart for everybody where none is named. */
const seats = (factions: readonly { readonly id: string }[], kind: string) =>
  Object.fromEntries(factions.map(({ id }) => [id, kind]))

describe('a game with the players’ own deck and dice is the game of whoever dealt the same', () => {
  for (const box of LIBRARY) {
    test(`${box.title}: random players and non-players, told card by card and die by die`, async () => {
      const { volume, families } = await openBox(box, { charts: true })
      const family = volume.families.find((each) => each.factions.length === volume.factions.length)
      for (const [kind, seed] of [
        ['random', 'a'],
        ['random', 'b'],
        [family?.id ?? 'random', 'c'],
      ] as const) {
        const wish = { seed, seats: seats(volume.factions, kind) }
        const sit = (setup: Setup) => new Table(volume, setup, decidersOf(volume, setup, families))
        const dealt = sit(setupOf(volume, wish, SEAT_KINDS))
        dealt.run()
        const told = sit(setupOf(volume, { ...wish, ownDeck: true }, SEAT_KINDS))
        const { outcomes } = dealt.journal
        for (let next = told.journal.outcomes.length; told.awaitsChance; next = told.journal.outcomes.length) {
          expect(told.chanceAsked?.answers).toContain(outcomes[next])
          told.deal(keyOf(volume, outcomes[next] as Word))
          told.run()
        }
        expect(told.isOver).toBe(true)
        expect(writeJournal(told.game)).toEqual(writeJournal(dealt.game))
        expect(positionOf(told.game)).toEqual(positionOf(dealt.game))
      }
    })
  }
})
