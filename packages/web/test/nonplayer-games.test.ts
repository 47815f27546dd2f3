import { readFileSync } from 'node:fs'
import { isNonPlayer } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LocalSession } from '../src/play/local-session.ts'
import { seatsFor } from '../src/setup/seats.ts'
import { openSave } from '../src/storage/open.ts'
import { explanationText } from '../src/text/sentences.ts'
import { type FullBox, GAMES, loadFullBox } from '../src/volumes.ts'
import {
  answerButton,
  atMoment,
  confirmTurn,
  elsewhere,
  openAtPace,
  openFile,
  panel,
  textOf,
  visit,
} from './browser.ts'
import { answersIn, answersOf, box, gameWithNonPlayers, saveAt, turnOfNonPlayer } from './games.ts'

const linesOf = ({ explanations }: Table): readonly (string | undefined)[] =>
  Array.from(explanations, (explanation) => explanation && `${explanation.family} ${explanation.line.id}`)

const sit = (full: FullBox, save: unknown) => {
  const { table, ...beginning } = openSave(full.volume, full.families, save)
  return { table, session: new LocalSession('id', full, table, beginning) }
}

describe.each(GAMES.map((game) => [game.title, game] as const))('%s', (_, game) => {
  const solo = async function* () {
    const full = await loadFullBox(game)
    for (const { id } of full.families) {
      const seats = seatsFor(full.volume, full.volume.tables[0] ?? [], id)
      yield { full, id, played: gameWithNonPlayers({ seed: '5', seats }, full) }
    }
  }

  test('a game that is opened again has all its reasons, at any moment of it', async () => {
    for await (const { full, id, played } of solo()) {
      for (const part of [0.3, 0.7, 1]) {
        const n = Math.floor(played.entries.length * part)
        const { table } = openSave(full.volume, full.families, saveAt(played, n))
        expect(linesOf(table), id).toEqual(linesOf(played).slice(0, table.explanations.length))
        const isExplained = table.entries.map((_, i) => table.explanations[i] !== undefined)
        const isTheirs = table.answeredBy.map((by) => isNonPlayer(table.game, by))
        expect(isExplained, id).toEqual(isTheirs)
      }
    }
  })

  test('answers are taken back past the turns of non-players and given again, with the same reasons', async () => {
    for await (const { full, id, played } of solo()) {
      const { session, table } = sit(full, saveAt(played, Math.floor(played.entries.length / 2)))
      const [answers, lines] = [answersIn(session.presentSave()), linesOf(table)]
      let taken = 0
      const isOwnOnly = () => session.length === answers.length - taken
      for (; (taken < 8 || isOwnOnly()) && session.canUndo; taken++) session.undo(true)
      expect(session.length).toBeLessThan(answers.length - taken)
      for (let i = 0; i < taken; i++) {
        session.redo()
        if (session.isHeld) session.confirm()
      }
      expect([session.canRedo, answersIn(session.presentSave())], id).toEqual([false, answers])
      expect(linesOf(table), id).toEqual(lines)
    }
  })

  test('a game that begins at an earlier moment goes on as the old one did, and leaves it alone', async () => {
    for await (const { full, id, played } of solo()) {
      const { session } = sit(full, saveAt(played, played.entries.length))
      const { from } = turnOfNonPlayer(played, 2)
      session.lookAt(from + 1)
      const { session: forked, table } = sit(full, JSON.parse(JSON.stringify(session.save())))
      expect(forked.length).toBeGreaterThan(from + 1)
      expect(answersIn(forked.presentSave()), id).toEqual(answersOf(played).slice(0, forked.length))
      expect(linesOf(table), id).toEqual(linesOf(played).slice(0, table.explanations.length))
      expect(answersIn(session.presentSave())).toEqual(answersOf(played))
    }
  })
})

const played = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1', auc: 'aa2' } })
const { from, to } = turnOfNonPlayer(played, 3)

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name }).click()
}

/** The reason of an answer is seen when its moment is looked at. */
async function expectReason(page: Page, entry: number): Promise<void> {
  const explanation = played.explanations[entry]
  if (explanation === undefined) throw new Error('no answer of a non-player')
  await page.getByRole('slider', { name: 'Timeline of the game' }).fill(String(entry + 1))
  await atMoment(page, entry + 1)
  const [line = ''] = explanationText(box.volume, explanation, 'en')
  expect(await textOf(panel(page))).toContain(line)
}

visit('undo and redo go past the turns of non-players', async (page) => {
  await openAtPace(page, saveAt(played, to), 'once')
  const now = Number(await page.locator('main').getAttribute('data-moment'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog', { name: 'Undo' }).getByRole('button', { name: 'We agree' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(Number(await page.locator('main').getAttribute('data-moment'))).toBeLessThan(from + 1)
  await page.getByRole('button', { name: 'Redo' }).click()
  if (await answerButton(page, 'confirm').isVisible()) await confirmTurn(page)
  await atMoment(page, now)
  await expectReason(page, from)
})

visit('a new game from the middle of their turn: the non-player finishes it, reasons and all', async (page) => {
  await openAtPace(page, saveAt(played, to), 'step')
  await page.getByRole('slider', { name: 'Timeline of the game' }).fill(String(from + 1))
  const old = page.url()
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.waitForURL((url) => url.href !== old)
  await atMoment(page, from + 1)
  const step = page.getByRole('button', { name: 'Next step' })
  while (await step.isVisible()) await step.click()
  await atMoment(page, to)
  for (let n = from; n < to; n++) await expectReason(page, n)
  await page.goto(old)
  await atMoment(page, to)
})

visit('a link carries non-players and their reasons to another browser', async (page, context) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAtPace(page, saveAt(played, to), 'step')
  await fromMenu(page, 'Copy a link to this moment')
  expect(await textOf(page.getByRole('alert'))).toContain('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await elsewhere(context, async (other) => {
    await other.goto(link)
    await panel(other).waitFor()
    await expectReason(other, from)
    await other.getByRole('tab', { name: 'Factions' }).click()
    expect(await other.locator('.factions .seat').allTextContents()).toEqual([
      ' Non-player, 2nd edition',
      ' Non-player, 1st edition',
    ])
  })
})

visit('so does a file, and a reload', async (page) => {
  await openAtPace(page, saveAt(played, to), 'step')
  const download = page.waitForEvent('download')
  await fromMenu(page, 'Save as a file')
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(answersIn(JSON.parse(text))).toEqual(answersOf(played).slice(0, to))
  await page.getByRole('link', { name: 'Games' }).click()
  await openFile(page, text)
  await atMoment(page, to)
  await expectReason(page, from)
  await page.reload()
  await atMoment(page, to)
  await expectReason(page, from + 1)
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await page.locator('#tab-panel').getByRole('button', { name: 'why?' }).count()).toBeGreaterThan(0)
})
