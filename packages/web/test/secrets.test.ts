import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { expect } from 'vitest'
import { answerButton, atMoment, openGame, panel, textOf, visit } from './browser.ts'

visit('what is chosen in secret is on a shared screen only for who asks to see it', async (page) => {
  const options = { deception: 'yes', 'handicap-1': 'vc', 'handicap-2': 'us', 'handicap-3': 'nva' }
  const table = new Table(fireInTheLake, setupOf(fireInTheLake, { options, seed: '3' }, SEAT_KINDS), [])
  for (let i = 0; i < 4; i++) table.answer(table.game.q.by, 'hidden-agenda')
  await openGame(page, saveOf(table))
  const text = () => textOf(panel(page))
  expect(await text()).toContain('for the eyes of the NVA only')
  expect(await text()).not.toMatch(/Hidden Asset|Hidden Agenda|Empty Threat/)
  await answerButton(page, 'show').click()
  await answerButton(page, 'hidden-asset').click()
  await atMoment(page, 5)
  expect(await text()).toContain('Empty Threat')
  await answerButton(page, 'empty-threat').click()
  await atMoment(page, 6)
  const told = page
    .locator('main')
    .getByText(/Hidden A|Empty Threat|Pivotal/)
    .filter({ visible: true })
  expect(await told.count()).toBe(0)
})
