import { expect } from 'vitest'
import { answerButton, atMoment, confirmTurn, follow, heading, openGame, startGame, textOf, visit } from './browser.ts'
import { answersOf, gameWithShortTurn, playedGame, questionAt, saveAt, whereCardIsTurned, whereMay } from './games.ts'

visit('undo takes the last answer back, redo gives it again', async (page) => {
  const table = playedGame({ seed: 'drag' })
  await startGame(page, { seed: 'drag' })
  const undo = page.getByRole('button', { name: 'Undo' })
  const redo = page.getByRole('button', { name: 'Redo' })
  expect(await undo.isDisabled()).toBe(true)
  await follow(page, answersOf(table).slice(0, 1))
  await undo.click()
  await atMoment(page, 0)
  expect(await textOf(heading(page))).toContain(questionAt(table, 0))
  await redo.click()
  await atMoment(page, 1)
  expect(await textOf(heading(page))).toContain(questionAt(table, 1))
  expect(await redo.isDisabled()).toBe(true)
})

visit('a turn that waits to be confirmed can be taken back step by step', async (page) => {
  const table = gameWithShortTurn()
  await startGame(page, { seed: table.setup.seed })
  await follow(page, answersOf(table).slice(0, 2))
  await page.getByRole('button', { name: 'Undo the last step' }).click()
  await atMoment(page, 1)
  expect(await textOf(heading(page))).toContain(questionAt(table, 1))
})

visit('“same again” answers as the last time', async (page) => {
  const table = playedGame({ seed: 'drag' })
  const before = whereMay(table, 'train')
  const at = before + 1
  await openGame(page, saveAt(table, before))
  await follow(page, ['train'], before)
  const again = page.getByRole('button', { name: 'Same again' })
  expect(await again.isDisabled()).toBe(true)
  // Train in a city, place so many troops and police there; the next city gets the same.
  await follow(page, ['cucuta', '2', '1', 'neiva'], at)
  expect(await again.isEnabled()).toBe(true)
  await again.click()
  await atMoment(page, at + 6)
  await page.getByRole('tab', { name: 'Log' }).click()
  const lines = await page.locator('#tab-panel').getByRole('listitem').allTextContents()
  expect(lines.filter((line) => line.includes('2 Troops') && /Cúcuta|Neiva/.test(line))).toHaveLength(2)
})

visit('taking back what a turned card has built on asks whether all agree', async (page) => {
  const table = playedGame({ seed: 'drag' })
  const answers = answersOf(table)
  const at = whereCardIsTurned(table) + 1
  await openGame(page, saveAt(table, at - 1))
  await follow(page, answers.slice(at - 1, at), at - 1)
  await confirmTurn(page)
  await answerButton(page, answers[at] ?? '').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo' })
  expect(await textOf(dialog)).toContain('needs the others’ consent')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await atMoment(page, at)
  await page.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'We agree: undo' }).click()
  await atMoment(page, at - 1)
  expect(await textOf(heading(page))).toContain(questionAt(table, at - 1))
})

visit('what is done out of turn stands in the log and can be taken back', async (page) => {
  const table = playedGame({ seed: 'drag' })
  const before = whereMay(table, 'train')
  const at = before + 1
  await openGame(page, saveAt(table, before))
  await follow(page, ['train'], before)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Out of turn…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Out of turn' })
  const act = dialog.getByRole('button', { name: 'Do it' })
  await dialog.getByLabel('What').selectOption('Remove your own pieces from the map')
  await dialog.getByRole('combobox', { name: /^Piece/ }).selectOption('Troop')
  await dialog.getByRole('combobox', { name: /^Space/ }).selectOption('Bogotá')
  expect(await act.isDisabled()).toBe(true)
  await dialog.getByRole('combobox', { name: /^Number/ }).selectOption('1')
  await act.click()
  await atMoment(page, at + 1)
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await textOf(page.locator('#tab-panel').getByRole('listitem').last())).toMatch(/1 Troop .*Bogotá/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await atMoment(page, at)
})
