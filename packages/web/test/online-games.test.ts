import { factionNameOf } from '@coinflict/kernel/display'
import { signed } from '@coinflict/kernel/text'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { done, SEATS, volumeOf } from '../../server/test/client.ts'
import { answerButton, panel, textOf } from './browser.ts'
import { choose, company, type Game, type Moment, playing, type Seat } from './company.ts'

/** The shortest scenario of each volume. */
const SHORTEST = { 'andean-abyss': 'quick', 'a-distant-plain': 'short', 'fire-in-the-lake': 'short' }
type Name = keyof typeof SHORTEST
const GAMES = Object.keys(SHORTEST) as Name[]

const PACES = {
  live: { pace: { kind: 'live', minutes: 60, increment: 30 }, left: /time left (1h 0m|59:)/ },
  'by web': { pace: { kind: 'days', days: 3 }, left: /time left (3d 0h|2d 23h)/ },
} as const
type Pace = keyof typeof PACES

/** A dozen answers of everybody are given by clicks, then one now and then. */
const MANY_CLICKS = 12
const isClicked = (given: number, clicked: number): boolean =>
  given < 3 || given % (clicked < MANY_CLICKS ? 4 : 16) === 0

/** What a program answers, so that games are short: it passes twice of three times. */
const quickly = ({ keys, revision }: Moment): string | undefined =>
  keys.includes('pass') && revision % 3 > 0 ? 'pass' : undefined

async function answerSome(game: Game, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const asked = await game.asked()
    if (asked !== undefined) await game.answer(quickly(asked), asked)
  }
}

/** What happens to people on the way, by how many answers were given before. */
const MISHAPS: Readonly<Record<number, (game: Game) => Promise<void>>> = {
  async 8(game) {
    const { page } = game.seats[1] as Seat
    await page.reload()
    await panel(page).waitFor()
  },
  async 16(game) {
    const { page, own } = game.seats.at(-1) as Seat
    await own.setOffline(true)
    await company(page).getByText('The connection is lost').waitFor()
    await answerSome(game, 3)
    await own.setOffline(false)
    await game.together()
  },
  async 24(game) {
    const { own } = game.seats[0] as Seat
    const tab = await own.newPage()
    await tab.goto(`./#/online/${game.id}`)
    await panel(tab).waitFor()
    await answerSome(game, 3)
    await game.together([...game.pages, tab])
    await tab.close()
  },
}

/** People play until the game is over, some answers by clicks and the rest by programs. */
async function playOut(game: Game): Promise<void> {
  const given = game.seats.map(() => 0)
  const clicked = game.seats.map(() => 0)
  let answers = 0
  for (let asked = await game.asked(); asked !== undefined; asked = await game.asked()) {
    const { chair } = asked
    const n = given[chair] ?? 0
    const clicks = clicked[chair] ?? 0
    if (isClicked(n, clicks)) {
      await game.click()
      clicked[chair] = clicks + 1
    } else await game.answer(quickly(asked), asked)
    given[chair] = n + 1
    await MISHAPS[++answers]?.(game)
  }
  // Where chance ended the game early they had fewer.
  for (const clicks of clicked) expect(clicks).toBeGreaterThan(2)
}

/** Every screen tells the result that the server has. */
async function expectVerdict(name: Name, game: Game): Promise<void> {
  const volume = await volumeOf(name)
  const { result } = (await done(game.at, `/api/tables/${game.id}`)).table
  const expected = result.map(({ faction, margin }) => [factionNameOf(volume, faction, 'en'), signed(margin)])
  const toldAt = async (page: Page) => {
    await panel(page).getByRole('heading', { name: 'The game is over' }).waitFor()
    // Before the name stands the sign of the faction, a letter.
    const lines = await panel(page).locator('.places li').allTextContents()
    return lines.map((line) => /^\S+ (.+?): .*?margin ([^,]+)/.exec(line)?.slice(1))
  }
  for (const page of game.pages) expect(await toldAt(page)).toEqual(expected)
}

/** Who is there and how much time they have is on every screen. */
async function expectCompany({ pages }: Game, pace: Pace): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => company(page).getByText('(here)').count()).toBe(pages.length)
    expect(await textOf(company(page))).toMatch(PACES[pace].left)
  }
}

/** It can be looked at again, and gone on with alone. */
async function lookAgain(page: Page, name: Name, { id }: Game): Promise<void> {
  await page.getByText('save the game as a file and check it').waitFor()
  await page.getByRole('slider').fill('10')
  await page.locator('main[data-moment="10"]').waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save the game as a file')])
  expect(file.suggestedFilename()).toBe(`${name}-${id}.json`)
  await choose(page, 'Continue from here alone')
  await page.waitForURL(/#\/play\//)
  // Where a non-player is next, it goes on from there.
  await page.waitForFunction(() => Number(document.querySelector('main')?.dataset.moment) >= 10)
}

/** They play again: whoever comes second finds the table of the first. */
async function playAgain(ann: Page, bob: Page, { id }: Game): Promise<void> {
  await panel(bob).getByRole('button', { name: 'Play again' }).click()
  await bob.getByText('Everybody is here').waitFor()
  await ann.goto(`./#/online/${id}`)
  await company(ann).getByRole('link', { name: 'To the next game' }).click()
  await ann.getByRole('button', { name: 'Start the game' }).click()
  await panel(bob).waitFor()
  expect(await answerButton(bob, 'confirm').count()).toBe(0)
}

const VOLUMES = new Map(await Promise.all(GAMES.map(async (name) => [name, await volumeOf(name)] as const)))

/** The first of the factions sets the table up, the others come by link in their order. */
const fourAt = (name: Name) =>
  Object.fromEntries((VOLUMES.get(name)?.factions ?? []).map(({ id }, i) => [id, i === 0 ? 'me' : 'link']))

/** A game to its end, which somebody reloads, somebody loses and somebody has open twice on the way. */
function wholeGame(
  name: Name,
  who: string,
  seats: Readonly<Record<string, string>>,
  pace: Pace,
  then: (game: Game) => Promise<void> = async () => {},
): void {
  const table = { scenario: SHORTEST[name], pace: PACES[pace].pace }
  playing(`${name} ${pace}, ${who}`, { game: name, seats, table, isLost: true }, async (game) => {
    await expectCompany(game, pace)
    await playOut(game)
    await expectVerdict(name, game)
    await then(game)
  })
}

describe('a whole game, one person on a phone', () => {
  for (const [i, name] of GAMES.entries()) {
    const paces: [Pace, Pace] = i % 2 === 0 ? ['live', 'by web'] : ['by web', 'live']
    wholeGame(name, 'two people and two non-players', SEATS[name] ?? {}, paces[0], async (game) => {
      const [ann, bob] = game.pages as [Page, Page]
      await lookAgain(ann, name, game)
      await playAgain(ann, bob, game)
    })
    wholeGame(name, 'four people', fourAt(name), paces[1])
  }
})
