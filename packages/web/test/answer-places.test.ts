import { readFileSync } from 'node:fs'
import { isNumberWord, type Word, wordNumber } from '@coinflict/kernel/state'
import { expect, test } from 'vitest'
import { AnswerPlaces } from '../src/play/answer-places.ts'
import { answerButton, atMoment, openGame, visit } from './browser.ts'
import { answersIn, momentWhere, playedGame, saveAt, tableAt, tirelessPlayer } from './games.ts'

test('while a turn lasts, an answer keeps its place when the same is asked again', () => {
  const table = playedGame({ seed: 'places' }, tirelessPlayer)
  const places = new AnswerPlaces()
  const seen = new Map<string, Word>()
  let again = 0
  for (let n = 0; n < 250; n++) {
    const { pending, turnsDone } = tableAt(table, n)
    if (pending === undefined) continue
    const all = places.of(pending, turnsDone)
    for (const word of pending.answers) expect(isNumberWord(word) || all.includes(word)).toBe(true)
    for (const [i, word] of all.entries()) {
      const place = `${turnsDone} ${pending.by} ${pending.id} ${pending.params?.card} ${i}`
      if (seen.has(place)) again++
      expect(seen.get(place) ?? word).toBe(word)
      seen.set(place, word)
    }
  }
  expect(again).toBeGreaterThan(100)
})

visit('where a number is asked for, the digit that is typed is the number', async (page) => {
  const table = playedGame({ seed: 'places' }, tirelessPlayer)
  const at = momentWhere(table, ({ pending }) => {
    const numbers = pending?.answers.filter(isNumberWord).map(wordNumber) ?? []
    return numbers.includes(2) && numbers[1] !== 1
  })
  await openGame(page, saveAt(table, at))
  expect(await answerButton(page, '2').textContent()).toBe('2')
  await page.keyboard.press('2')
  await atMoment(page, at + 1)
  const download = page.waitForEvent('download')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const save = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(answersIn(save).at(-1)).toBe('2')
})
