import { explanationText } from '@coinflict/kernel/display'
import { type Faction, isPerson, type Setup, type Word } from '@coinflict/kernel/state'
import { entryKey, type Save, setupOf, Table } from '@coinflict/kernel/table'
import { boxOf, openBox } from '@coinflict/library'
import { decidersOf, Elsewhere, randomPlayer, SEAT_KINDS, type ThoughtOut, thoughtOut } from '@coinflict/players'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LocalSession, type SessionOptions } from '../src/play/local-session.ts'
import { openSave } from '../src/storage/open.ts'
import { expectAccessible } from './accessible.ts'
import { atMoment, heading, openAtPace, openGame, panel, startButton, startGame, textOf, visit } from './browser.ts'
import { box, saveAt } from './games.ts'

const { families, nets = [] } = await openBox(boxOf('andean-abyss'), { charts: true, nets: true })
const { volume } = box

/** A game in which everybody plays by chance, up to where a faction that thinks begins its turn; what it then does, and why. */
function beforeTurn(seats: Readonly<Record<string, string>>, thinker: string) {
  const setup: Setup = setupOf(volume, { seats, seed: 'thinks' }, SEAT_KINDS)
  const me = volume.factionIndex.get(thinker) as Faction
  const chance = randomPlayer(setup.seed)
  const thinkers = decidersOf(volume, setup, families, { nets })
  const table = new Table(volume, setup, [chance, chance, chance, chance])
  while (!table.isOver) {
    table.run(1)
    const from = table.entries.length
    const { turnsDone } = table
    if (turnsDone < 8 || table.game.q.by !== me || table.moment(turnsDone).at !== from) continue
    const turn = new Table(volume, setup, thinkers, { journal: table.journal })
    while (turn.turnsDone === turnsDone && turn.waitsForDecider) turn.run(1)
    if (turn.turnsDone > turnsDone) return { save: saveAt(table, from), from, turn, to: turn.moment(turnsDone + 1).at }
  }
  throw new Error('it never plays a turn by itself')
}

const SEATS = { govt: 'person', farc: 'search:quick', auc: 'person', cartels: 'person' }
const quick = beforeTurn(SEATS, 'farc')

/** The journals that the browser keeps. */
const journalsOf = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() =>
    new Promise<{ readonly save: Save }[]>((resolve) => {
      const open = indexedDB.open('coinflict')
      open.onsuccess = () => {
        const all = open.result.transaction('games').objectStore('games').getAll()
        all.onsuccess = () => resolve(all.result)
      }
    }).then((kept) => kept.map(({ save }) => save.journal)),
  )

/** Whatever the page and its worker have loaded. */
function loading(page: Page): (part: string) => readonly string[] {
  const loaded: string[] = []
  page.context().on('request', (request) => loaded.push(new URL(request.url()).pathname))
  return (part) => loaded.filter((path) => path.includes(`/${part}-`))
}

visit('a seat that thinks plays as the rules of its level say, step by step and with its reasons', async (page) => {
  await openAtPace(page, quick.save, 'step')
  expect(await textOf(heading(page))).toContain('Thinks (quick)')
  const next = page.getByRole('button', { name: 'Next step' })
  await next.waitFor()
  const why = quick.turn.explanations[quick.from]
  if (why === undefined) throw new Error('it has no reason')
  await page.keyboard.press('Enter')
  await page.getByText(explanationText(volume, why, 'en')[0] ?? '').waitFor()
  while (await next.isVisible()) await next.click()
  await atMoment(page, quick.to)
  const expected = quick.turn.entries.slice(0, quick.to).map((entry) => entryKey(volume, entry))
  const answersOf = (journal: readonly string[]) => journal.filter((key) => !key.startsWith('!')).slice(0, quick.to)
  await expect.poll(async () => (await journalsOf(page)).map(answersOf)).toContainEqual(expected)
})

visit('it can be stopped: then it plays the best turn found so far', async (page) => {
  let letGo = () => {}
  const held = new Promise<void>((go) => {
    letGo = go
  })
  await page.route(/thinker-/, async (route) => {
    await held
    await route.continue()
  })
  const { save } = beforeTurn({ ...SEATS, farc: 'search:deep' }, 'farc')
  await openGame(page, save)
  await page.locator('.thinking progress').waitFor()
  expect(await textOf(panel(page))).toContain('FARC is thinking')
  await page.locator('[aria-live="polite"]', { hasText: 'FARC is thinking' }).waitFor({ state: 'attached' })
  await expectAccessible(page, 'while somebody thinks')
  await page.getByRole('button', { name: 'Play the best so far' }).click()
  letGo()
  await page
    .getByText(/Turns considered: /)
    .first()
    .waitFor()
  const [, playouts = ''] = /in ([\d,]+) playouts/.exec(await textOf(panel(page))) ?? []
  expect(Number(playouts.replace(',', ''))).toBeLessThan(1500)
})

visit('a worker that cannot be loaded is said, and tried again', async (page) => {
  let isBroken = true
  await page.route(/thinker-/, (route) =>
    isBroken ? route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw 1' }) : route.continue(),
  )
  await openGame(page, quick.save)
  await page.getByText('FARC could not think it through.').waitFor()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByText(/Turns considered: /)
    .first()
    .waitFor()
})

visit(
  'any faction may think; only then a searcher and what it has learned are loaded, beside the page',
  async (page) => {
    const loaded = loading(page)
    await page.reload()
    await startGame(page, { seed: '1' })
    expect([loaded('thinker'), loaded('nets')]).toEqual([[], []])
    await page.getByRole('link', { name: 'coinflict' }).first().click()
    await page.getByText('Options', { exact: true }).click()
    const seats = page.getByRole('group', { name: 'Who plays which faction' }).getByRole('combobox')
    for (const seat of await seats.all())
      expect((await seat.getByRole('option').allTextContents()).slice(-4)).toEqual([
        'Thinks',
        'Thinks (quick)',
        'Thinks (deep)',
        'Thinks (by margins alone)',
      ])
    for (const seat of await seats.all()) await seat.selectOption('Thinks (quick)')
    await startButton(page).click()
    await page
      .getByText(/Turns considered: /)
      .first()
      .waitFor()
    expect([loaded('thinker').length, loaded('nets').length]).toEqual([1, 1])
  },
)

/** Who thinks here and now, but answers later. */
class Slow {
  readonly asked: {
    readonly save: Save
    answer(): void
    tell(share: number): void
    isStopped: boolean
    isDropped: boolean
  }[] = []

  constructor(private readonly answers: Elsewhere) {}

  readonly thinkers: NonNullable<SessionOptions['thinkers']> = {
    answer: (save, tell) => {
      let give = (_: readonly ThoughtOut[]) => {}
      const done = new Promise<readonly ThoughtOut[]>((resolve) => {
        give = resolve
      })
      const { table } = openSave(volume, families, save)
      const first = { isStopped: false, isDropped: false, save, tell }
      const asked = Object.assign(first, { answer: () => give(thoughtOut(table, (_, q) => q.at(0))) })
      this.asked.push(asked)
      return {
        done,
        stop: () => {
          asked.isStopped = true
        },
        drop: () => {
          asked.isDropped = true
        },
      }
    },
    hear: (thought) => this.answers.hear(thought),
  }

  /** The last thought is over. */
  async answer(): Promise<void> {
    this.asked.at(-1)?.answer()
    await Promise.resolve()
    await Promise.resolve()
  }
}

function sit(save: Save, isInstant: boolean) {
  const answers = new Elsewhere()
  const { table } = openSave(volume, families, save, answers)
  const slow = new Slow(answers)
  const session = new LocalSession('id', box, table, { isInstant: () => isInstant, thinkers: slow.thinkers })
  return { slow, session, table }
}

describe('a session with players that think', () => {
  test('nobody goes on before they have thought, then step by step', async () => {
    const { session, slow } = sit(quick.save, false)
    expect(session.thinking).toMatchObject({ by: 1, isStuck: false })
    slow.asked.at(-1)?.tell(0.4)
    expect(session.thinking?.share.value).toBe(0.4)
    expect(session.question).toBeUndefined()
    session.advance()
    expect(session.length).toBe(quick.from)
    session.stopThinking()
    expect(slow.asked.map(({ isStopped }) => isStopped)).toEqual([true])
    await slow.answer()
    expect(session.thinking).toBeUndefined()
    expect(session.length).toBe(quick.from)
    session.advance()
    expect(session.length).toBeGreaterThan(quick.from)
    expect(session.step?.by).toBe(1)
  })

  test('at once: all play on as soon as each has thought, up to the next person', async () => {
    const seats = { govt: 'person', farc: 'search:quick', auc: 'search', cartels: 'aa1' }
    const { save } = beforeTurn(seats, 'farc')
    const { session, slow, table } = sit(save, true)
    const thought = new Set<Faction>()
    while (thought.size < 2) {
      while (session.thinking !== undefined) {
        thought.add(session.thinking.by)
        await slow.answer()
        if (session.thinking === undefined) expect(session.tellsNews).toBe('unasked')
      }
      expect(session.isHeld || isPerson(table.game, table.game.q.by)).toBe(true)
      if (session.isHeld) session.confirm()
      else if (session.question !== undefined) session.answer(session.question.answers[0] as Word)
    }
  })

  test('what is undone meanwhile is not thought about any more', async () => {
    const { session, slow } = sit(quick.save, false)
    session.undo(true)
    expect(slow.asked.map(({ isDropped }) => isDropped)).toEqual([true])
    const { length } = session
    expect(length).toBeLessThan(quick.from)
    await slow.answer()
    expect(session.length).toBe(length)
  })
})
