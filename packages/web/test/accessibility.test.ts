import { turnOf } from '@coinflict/kernel/table'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessible.ts'
import { answerButton, follow, goTo, openAtPace, openGame, panel, visit } from './browser.ts'
import {
  answersOf,
  gameWithNonPlayers,
  playedGame,
  saveAt,
  turnOfNonPlayer,
  whereAsked,
  whereCardIsTurned,
} from './games.ts'
import { saveOfScene, saveOfTurn, TURNS, type Turn } from './turns.ts'

const table = playedGame({ seed: 'drag' })
const AT = whereAsked(table, 'march.from')

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').waitFor()
}

visit('axe-core finds nothing on the first page', async (page) => {
  await page.getByText('Options', { exact: true }).click()
  await expectAccessible(page, 'set-up')
  await openGame(page, saveAt(table, 0))
  await page.getByRole('link', { name: 'Games' }).click()
  await page.locator('.kept li').waitFor()
  await expectAccessible(page, 'a game in progress')
})

visit('axe-core finds nothing on the page of a game', async (page) => {
  await openGame(page, saveAt(table, AT))
  await page.getByText(/not possible: why/).click()
  for (const name of ['Cards', 'Factions', 'Log', 'Margins']) {
    await page.getByRole('tab', { name }).click()
    await expectAccessible(page, name)
  }
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expectAccessible(page, 'list')
  await page.getByRole('slider').fill('20')
  await page.locator('.question.past').waitFor()
  await expectAccessible(page, 'past')
})

visit('axe-core finds nothing in the summary of a turn and in the result', async (page) => {
  const { to } = turnOf(table, 0)
  await openGame(page, saveAt(table, to - 1))
  await follow(page, answersOf(table).slice(to - 1, to), to - 1)
  await answerButton(page, 'confirm').waitFor()
  await expectAccessible(page, 'summary')
  await page.getByRole('link', { name: 'Games' }).click()
  await openGame(page, saveAt(table, table.entries.length))
  await panel(page).getByRole('heading', { name: 'The game is over' }).waitFor()
  await expectAccessible(page, 'result')
})

visit('axe-core finds nothing in any dialog', async (page) => {
  await openGame(page, saveAt(table, whereCardIsTurned(table) + 1))
  await page.keyboard.press('w')
  await page.getByRole('region', { name: 'Since your last turn' }).waitFor()
  await expectAccessible(page, 'news')
  await page.keyboard.press('Escape')
  for (const name of ['Out of turn…', 'Keys']) {
    await fromMenu(page, name)
    await expectAccessible(page, name)
    await closeDialog(page)
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page, 'undo')
  await closeDialog(page)
  await page.locator('main button.rule').first().click()
  await page.getByRole('dialog').locator('article').first().waitFor()
  await expectAccessible(page, 'rule')
})

visit(
  'axe-core finds nothing where players tell of their own deck and dice, and in what they have to move',
  async (page) => {
    await page.locator('details.options > summary').click()
    await page.getByRole('checkbox', { name: 'Our own deck and dice' }).check()
    await page.locator('button.start').click()
    await page.locator('.card-field input').fill('plan')
    await expectAccessible(page, 'which card')
    await page.getByRole('link', { name: 'Games' }).click()
    await openGame(page, saveOfScene({ by: 'farc', hasOwnDeck: true }))
    for (const key of ['attack', 'arauca']) await answerButton(page, key).click()
    await page.locator('.faces').waitFor()
    await expectAccessible(page, 'what a die shows', '.chance')
    await expectAccessible(page, 'what to move', '.cardboard')
  },
)

visit('axe-core finds nothing where the board is set by hand', async (page) => {
  await openGame(page, saveOfTurn(TURNS.find(({ name }) => name.startsWith('Event by hand')) as Turn))
  for (const view of ['List', 'Map']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await page.locator('.board [data-id="kabul"]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.hand-space [data-step="coalition-troops"] .stepper-buttons button').first().click()
    for (const part of ['.hand-band', '.hand-space', '.question.by-hand'])
      await expectAccessible(page, `${view}: ${part}`, part)
  }
})

visit('axe-core finds nothing while a non-player plays, in its reasons and in its advice', async (page) => {
  const game = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
  const { from } = turnOfNonPlayer(game, 3)
  await openAtPace(page, saveAt(game, from), 'step')
  await expectAccessible(page, 'before its turn')
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Next step' }).click()
  await expectAccessible(page, 'a step')
  await page.getByRole('button', { name: 'Skip to my decision' }).click()
  await page.getByRole('button', { name: 'What would a non-player do here?' }).click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'why?' }).last().click()
  await expectAccessible(page, 'advice and log')
  await page.getByRole('button', { name: 'One answer back' }).click()
  await expectAccessible(page, 'the past')
})

visit('axe-core finds nothing on the charts of the non-players', async (page) => {
  await page.goto('./#/rules/andean-abyss/aa2/8.7.1/3')
  await page.locator('.chart-lines .wanted').waitFor()
  await expectAccessible(page, 'charts')
  await page.getByRole('searchbox').fill('terror')
  await page.locator('.chart-lines').first().waitFor()
  await expectAccessible(page, 'what was found')
})

visit('axe-core finds nothing on the rules, the editor and the guide', async (page) => {
  for (const name of ['Rules', 'Position editor', 'First game']) {
    await goTo(page, name)
    await page.locator('.loading').waitFor({ state: 'detached' })
    await expectAccessible(page, name)
  }
})

visit(
  'axe-core finds nothing in a turn that is being put together',
  async (page) => {
    await openGame(page, saveOfScene({ by: 'farc', pieces: { 'meta-west': { 'farc-underground': 4 } } }))
    for (const key of ['march', 'meta-west', 'neiva']) await answerButton(page, key).click()
    await page.locator('.effects').waitFor()
    await expectAccessible(page, 'draft', '.question')
  },
  { settings: {} },
)

visit('what the app says about itself is accessible', async (page) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.reload()
  await openGame(page, saveAt(table, AT))
  await page.locator('.app-notice').waitFor()
  await expectAccessible(page, 'a browser that keeps nothing', '.app-notice')
})
