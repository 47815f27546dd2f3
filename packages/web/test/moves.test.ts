import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { factionNoun } from '@coinflict/kernel/display'
import { currentCard } from '@coinflict/kernel/state'
import { type Move, moveOf, type Save, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readLink, writeLink } from '../../cli/src/links.ts'
import { unpack } from '../src/storage/link.ts'
import { expectAccessible } from './accessible.ts'
import {
  answerButton,
  atMoment,
  confirmTurn,
  elsewhere,
  follow,
  heading,
  kept,
  openGame,
  panel,
  startGame,
  textOf,
  visit,
} from './browser.ts'
import { answersOf, gameWithShortTurn, questionAt, saveAt, tableAt } from './games.ts'

const game = gameWithShortTurn()
const { seed } = game.setup
const answers = answersOf(game)
/** Who is asked when the first turn is over. */
const asked = tableAt(game, 2).pending
const name = asked === undefined ? '' : (factionNoun(game.volume, asked.by, 'en').forms.the ?? '')

const mayCopy = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write'])

/** Copies the link that the page offers. */
async function copied(page: Page, button = 'Copy the link'): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('alert').getByText('Link copied').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

const contentOf = (link: string): Promise<unknown> => unpack(link.replace(/.*#\/\w+\//, ''))

/** The first turn is played and confirmed, and the page told to send what comes. */
async function send(page: Page): Promise<string> {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Send the move…' }).click()
  expect(await textOf(heading(page))).toBe(`${name} to move`)
  return copied(page)
}

async function playFirstTurn(page: Page): Promise<void> {
  await startGame(page, { seed })
  await follow(page, answers.slice(0, 2))
  await confirmTurn(page)
}

visit('a move goes to another browser by a link and comes back to the same game', async (page, context) => {
  await mayCopy(context)
  await playFirstTurn(page)
  const link = await send(page)
  await expectAccessible(page, 'sending a move', '.question')
  const move = (await contentOf(link)) as Move
  expect(move.save.seed).toBeUndefined()
  // The terminal reads it too.
  expect(readLink(link).move).toEqual(move)
  // Nobody answers here for who is elsewhere.
  await page.reload()
  await page.getByRole('heading', { name: `${name} to move` }).waitFor()
  let back = ''
  await elsewhere(context, async (other) => {
    await mayCopy(other.context())
    await other.goto(link)
    await other.getByRole('alert').getByText(`It is your move as ${name}.`).waitFor()
    await atMoment(other, 2)
    expect(await textOf(heading(other))).toContain(questionAt(game, 2))
    await answerButton(other, 'pass').click()
    await confirmTurn(other)
    await other.getByRole('heading', { name: / to move$/ }).waitFor()
    back = await copied(other)
    // The same link once more is no second game, and what is there already stays.
    await other.goto(link)
    await other.getByRole('alert').getByText('This link is older than your game').waitFor()
    await atMoment(other, 3)
    await other.getByRole('link', { name: 'Games' }).click()
    await kept(other).first().waitFor()
    expect(await kept(other).count()).toBe(1)
  })
  const address = page.url()
  await page.goto(back)
  await atMoment(page, 3)
  expect(page.url()).toBe(address)
  await answerButton(page, 'pass').waitFor()
  await page.getByRole('link', { name: 'Games' }).click()
  await kept(page).first().waitFor()
  expect(await kept(page).count()).toBe(1)
})

visit('where both went on, both games are kept', async (page, context) => {
  await mayCopy(context)
  await playFirstTurn(page)
  const link = await send(page)
  let back = ''
  await elsewhere(context, async (other) => {
    await mayCopy(other.context())
    await other.goto(link)
    await answerButton(other, 'pass').click()
    await confirmTurn(other)
    back = await copied(other)
  })
  await page.getByRole('button', { name: 'Answer on this screen instead' }).click()
  await page.locator('.question button.answer:not([data-key="pass"])').first().click()
  await atMoment(page, 3)
  await page.goto(back)
  await page.getByRole('alert').getByText('gone different ways').waitFor()
  await page.getByRole('link', { name: 'Games' }).click()
  await kept(page).nth(1).waitFor()
  expect(await kept(page).count()).toBe(2)
})

visit('where the browser can hand a link to other programs, it offers that', async (page) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: unknown) => Object.assign(window, { handed: data }) })
  })
  await page.reload()
  await openGame(page, saveAt(game, 2))
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Send the move…' }).click()
  await page.getByRole('button', { name: 'Share…' }).click()
  await page.waitForFunction(() => 'handed' in window)
  const handed = await page.evaluate(() => (window as unknown as { handed: { text: string; url: string } }).handed)
  expect(handed.text).toBe(`Andean Abyss: it is your move as ${name}.`)
  expect(await contentOf(handed.url)).toMatchObject({ to: game.volume.factions[asked?.by ?? 0]?.id })
})

visit('what lies face down goes with no link: the page says so and offers one to look at', async (page, context) => {
  await mayCopy(context)
  const options = { deception: 'yes' }
  const table = new Table(fireInTheLake, setupOf(fireInTheLake, { options, seed: '3' }, SEAT_KINDS), [])
  const whole = saveOf(table)
  expect(JSON.stringify(whole.journal)).toMatch(/hidden-|empty-threat/)
  await openGame(page, whole)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Send the move…' }).click()
  expect(await textOf(panel(page))).toContain('cannot be sent as a move')
  expect(await page.getByRole('button', { name: 'Copy the link', exact: true }).count()).toBe(0)
  await expectAccessible(page, 'a secret move', '.question')
  const link = await copied(page, 'Copy a link to look at')
  const { save } = (await contentOf(link)) as { save: Save }
  expect(JSON.stringify(save)).not.toMatch(/hidden-asset|hidden-agenda|empty-threat|"seed"/)
  expect(save.journal).toContain('!?')
  await elsewhere(context, async (other) => {
    await other.goto(link)
    await panel(other).waitFor()
    await other
      .getByText(`#${currentCard(table.game)}`)
      .first()
      .waitFor()
  })
  await page.getByRole('button', { name: 'Answer on this screen instead' }).click()
  await answerButton(page, 'pass').waitFor()
})

visit('a link that the terminal printed opens here', async (page) => {
  const link = writeLink({ game: 'abcd1234', page: './' }, moveOf(tableAt(game, 2), 'abcd1234'))
  await page.goto(link)
  await page.getByRole('alert').getByText(`It is your move as ${name}.`).waitFor()
  expect(page.url()).toMatch(/#\/play\/abcd1234$/)
  expect(await textOf(heading(page))).toContain(questionAt(game, 2))
})

visit('a link that is no move says so', async (page) => {
  await page.goto('./#/move/q1YqSyzKTFWyUkrOSMxLz0lVqgUA')
  await page.getByRole('alert').getByText('This link is broken').waitFor()
})
