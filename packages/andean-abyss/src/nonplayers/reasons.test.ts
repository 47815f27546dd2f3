import { explainedAnswer, explanationText } from '@coinflict/kernel/display'
import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../test/kit.ts'

/** What is said of the answer with this number. */
const said = (t: Scene, at: number): readonly string[] => {
  const explanation = t.table.explanations[at]
  return explanation === undefined ? [] : explanationText(t.table.volume, explanation, 'en')
}
const played = (board: Board, more: SceneOptions): Scene => {
  const t = scene(board, more)
  t.bots()
  return t
}

describe('the reasons of a non-player', () => {
  test('aa1 8.1/event why it leaves the event is said with what it does instead', () => {
    const t = played({}, { card: 20, eligible: ['auc'], seats: { auc: 'aa1' } })
    expect(said(t, 0)[0]).toMatch(/^Rally, 8\.6\.1: /)
    expect(said(t, 0).at(-1)).toMatch(/\. 8\.1: 1st eligible with the leftmost symbol/)
  })

  test('aa2 8.1/a 8.1/d without a player to harm and nothing to gain all four lines are named', () => {
    const seats = { govt: 'aa2', farc: 'aa2', auc: 'aa2', cartels: 'aa2' }
    const t = played({}, { card: 30, eligible: ['farc'], seats })
    expect(said(t, 0).at(-1)).toMatch(/(\. 8\.1: With a non-player Government: .*){4}$/)
  })

  test('a number is said with the pieces that it counts, a word as its question has it', () => {
    const t = played(
      { medellin: 'cartels-base 1' },
      { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa2' } },
    )
    const texts = t.table.explanations.map((g) => g && explainedAnswer(t.table.volume, g, g.answer, 'en'))
    expect(texts).toContain('4 Underground Cartels Guerrillas')
    expect(texts.join()).not.toContain('word.')
  })
})
