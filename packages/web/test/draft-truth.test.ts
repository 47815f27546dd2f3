import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { isSpaceWord, keyOf, type Volume, wordSpace } from '@coinflict/kernel/state'
import { type Table, turnOf } from '@coinflict/kernel/table'
import { expect, test } from 'vitest'
import { Draft } from '../src/play/draft.ts'
import { NO_PLAN, withRow } from '../src/play/plan.ts'
import { playedGame, tableAt, tirelessPlayer } from './games.ts'

/** Moments of a game at which somebody is asked for a space and could choose more than one. */
function momentsOf(table: Table): readonly number[] {
  const asked = table.record.asked.map((question, at) => ({ question, at }))
  const open = asked.filter(({ question }) => (question?.answers.filter(isSpaceWord).length ?? 0) > 1)
  const kinds = new Map(open.map(({ question, at }) => [question?.id, at]))
  return [...kinds.values()]
}

function draftAt(table: Table): Draft {
  const spaces = (table.pending?.answers ?? []).filter(isSpaceWord).map(wordSpace)
  return new Draft(
    table,
    spaces.slice(0, 3).reduce((plan, space) => withRow(plan, space), NO_PLAN),
  )
}

for (const [volume, seed] of [
  [andeanAbyss, 'drafts'],
  [aDistantPlain, 'drafts'],
  [fireInTheLake, 'drafts'],
] as const satisfies readonly (readonly [Volume, string])[]) {
  test(`${volume.title}: whatever is put together can be given, and comes to what was shown`, () => {
    const played = playedGame({ seed }, tirelessPlayer, volume)
    const moments = momentsOf(played)
    expect(moments.length).toBeGreaterThan(10)
    let given = 0
    for (const at of moments) {
      const table = tableAt(played, at)
      const draft = draftAt(table)
      const turn = turnOf(table, table.turnsDone).number
      for (const word of draft.words) table.answer(draft.by, keyOf(volume, word))
      given += draft.words.length
      if (draft.meetsChance) continue
      const shown = draft.endsTurn ? table.moment(turn + 1).game : table.game
      expect([...draft.game.n], `${draft.root.id} at ${at}`).toEqual([...shown.n])
    }
    expect(given).toBeGreaterThan(moments.length)
  })
}
