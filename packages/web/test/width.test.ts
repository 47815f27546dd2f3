import { aDistantPlain } from '@coinflict/a-distant-plain'
import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import { randomPlayer } from '@coinflict/players'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { english, type Message } from '../src/text/en.ts'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import { answerButton, atMoment, openAtPace, openGame, startButton, visit } from './browser.ts'
import { expectTranslated, onlyEnglish } from './english.ts'
import { answersOf, gameWithNonPlayers, playedGame, saveAt, turnOfNonPlayer, whereCardIsTurned } from './games.ts'

/** The narrowest phone. Every page is opened on it in every language: no word is cut, and none is left in English. */
const WIDTH = 360

const WORDS: Readonly<Record<Language, Readonly<Record<Message, string>>>> = { en: english, es: spanish, pl: polish }

/** What is cut off: a button, tab, label or heading that is narrower than its words, or a list to choose from narrower than one of its entries. */
const cutOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((width) => {
    const PARTS =
      'button, a, summary, label, legend, th, td, dt, dd, figcaption, .picked, h1, h2, h3, h4, [role="tab"], [role="heading"]'
    const isShown = (part: Element) => part.checkVisibility() && part.closest('.hidden, .skip') === null
    const name = (part: Element) =>
      `${part.tagName.toLowerCase()}.${part.className} “${part.textContent?.trim().slice(0, 60)}”`
    const cut: string[] = []
    for (const part of document.body.querySelectorAll(PARTS)) {
      if (!isShown(part) || getComputedStyle(part).display === 'inline') continue
      const isHigh = getComputedStyle(part).overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 1
      if (part.scrollWidth > part.clientWidth + 1 || isHigh) cut.push(name(part))
    }
    for (const list of document.body.querySelectorAll('select')) {
      if (!isShown(list) || list.closest('.pick') !== null) continue
      const whole = list.cloneNode(true) as HTMLSelectElement
      whole.style.cssText = 'position: absolute; width: auto; min-width: 0; max-width: none; flex: none'
      list.after(whole)
      if (whole.offsetWidth > list.offsetWidth + 1) {
        const longest = [...list.options].map(({ text }) => text).sort((a, b) => b.length - a.length)[0]
        cut.push(`select “${longest}”: ${list.offsetWidth} of ${whole.offsetWidth} px`)
      }
      whole.remove()
    }
    const all = Math.max(document.documentElement.scrollWidth, innerWidth)
    if (all > width) cut.push(`page: ${all} px`)
    return cut
  }, WIDTH)

/** A look at a page: nothing is cut, nothing is English. */
type Look = (where: string) => Promise<void>

function visitNarrow(
  title: string,
  act: (page: Page, words: Readonly<Record<Message, string>>, look: Look) => Promise<void>,
): void {
  for (const tongue of LANGUAGES) {
    const words = WORDS[tongue]
    const patterns = tongue === 'en' ? [] : onlyEnglish(tongue, words)
    visit(
      `${tongue}: ${title}`,
      async (page) => {
        const cut: string[] = []
        await act(page, words, async (where) => {
          cut.push(...(await cutOn(page)).map((part) => `${where}: ${part}`))
          await expectTranslated(page, patterns, where)
        })
        expect(cut).toEqual([])
      },
      { viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true, locale: tongue },
    )
  }
}

visit(
  'a word that is longer than its place is found',
  async (page) => {
    await startButton(page).waitFor()
    expect(await cutOn(page)).toEqual([])
    await page.locator('.guided h2').evaluate((heading) => {
      heading.textContent = 'Start'.repeat(20)
    })
    expect(await cutOn(page)).toEqual([expect.stringContaining('StartStart'), expect.stringContaining('page')])
  },
  { viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true },
)

const table = playedGame({ seed: 'drag' })
const plain = playedGame({ scenario: 'main', seed: 'plain' }, randomPlayer, aDistantPlain)
const charted = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })

const TABS = ['cards', 'factions', 'log', 'chart'] as const

/** Opens all that is folded up in a part of the page. */
const unfold = (page: Page, part: string): Promise<void> =>
  page.locator(`${part} details`).evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
  })

visitNarrow('on the narrowest phone no word of the set-up is cut', async (page, words, look) => {
  for (const game of ['Andean Abyss', 'A Distant Plain']) {
    await page.getByRole('radio', { name: game }).check()
    await startButton(page).waitFor()
    await page.getByText(words['setup.options'], { exact: true }).tap()
    await look(game)
  }
  await openGame(page, saveAt(plain, 12), words['setup.import'])
  await page.getByRole('link', { name: words['app.home'] }).tap()
  await page.locator('.kept li').waitFor()
  await look('games in progress')
})

visitNarrow('nor of the table: questions, panels, menus and windows', async (page, words, look) => {
  const at = whereCardIsTurned(table)
  await openGame(page, saveAt(table, 100), words['setup.import'])
  await look('question')
  for (const tab of TABS) {
    await page.getByRole('tab', { name: words[`tabs.${tab}`] }).tap()
    await look(tab)
  }
  await unfold(page, '.refused')
  await look('why not')
  await page.getByRole('button', { name: words['advice.ask'] }).tap()
  await look('advice')
  await page.getByRole('button', { name: words['board.list'], exact: true }).tap()
  await look('list')
  await page.locator('.question-text .rule').tap()
  await page.getByRole('dialog').locator('.entry').first().waitFor()
  await look('rule')
  await page.getByRole('dialog').getByRole('button', { name: words['dialog.close'] }).tap()
  for (const window of ['news.title', 'menu.out-of-turn', 'menu.help'] as const) {
    await page.getByText(words['menu.more'], { exact: true }).tap()
    await look('menu')
    await page.locator('.more-list').getByRole('button', { name: words[window] }).tap()
    await look(window)
    await page.getByRole('button', { name: words['dialog.close'] }).tap()
  }
  await page.getByRole('slider').fill('20')
  await look('past')
  await page.getByRole('link', { name: words['app.home'] }).tap()
  await openGame(page, saveAt(table, at), words['setup.import'])
  await answerButton(page, answersOf(table)[at] ?? '').tap()
  await atMoment(page, at + 1)
  await look('turn to confirm')
  await answerButton(page, 'confirm').tap()
  await answerButton(page, answersOf(table)[at + 1] ?? '').waitFor()
  await page.getByRole('button', { name: words['menu.undo'] }).tap()
  await page.getByRole('dialog').waitFor()
  await look('undo')
  await page.getByRole('dialog').getByRole('button', { name: words['dialog.close'] }).tap()
  await page.getByRole('link', { name: words['app.home'] }).tap()
  await openGame(page, saveAt(table, table.entries.length), words['setup.import'])
  await look('result')
})

visitNarrow('nor of the longer names of another game', async (page, words, look) => {
  await openGame(page, saveAt(plain, 40), words['setup.import'])
  for (const tab of TABS) {
    await page.getByRole('tab', { name: words[`tabs.${tab}`] }).tap()
    await look(tab)
  }
})

visitNarrow('nor of the record of a game, nor of all records', async (page, words, look) => {
  await openGame(page, saveAt(plain, plain.entries.length), words['setup.import'])
  await page.locator('.question').getByRole('link', { name: words['menu.record'] }).tap()
  await page.locator('.points > li').first().waitFor()
  await look('record')
  await page.getByRole('button', { name: words['record.as.table'], exact: true }).tap()
  await look('margins as a table')
  await page.getByRole('link', { name: words['stats.title'] }).tap()
  await page.locator('.finished a').first().waitFor()
  await look('all records')
})

visitNarrow('nor of what non-players do', async (page, words, look) => {
  const { from } = turnOfNonPlayer(charted, 3)
  await openAtPace(page, saveAt(charted, from), 'step', words)
  await look('before the turn')
  for (let i = 1; i <= 3; i++) {
    await page.locator('.question [data-key="step"]').tap()
    await page.locator('.step-answer').waitFor()
    await look(`step ${i}`)
  }
})

visitNarrow('nor of the guide', async (page, words, look) => {
  await page.getByRole('banner').getByRole('link', { name: words['app.guide'] }).tap()
  await page.locator('.guide').waitFor()
  await look('first step')
  for (let i = 2; i <= 12; i++) {
    const next = page.locator('.guide-next')
    if (await next.isVisible()) await next.tap()
    else await page.locator('button.hinted').first().tap()
    await page.locator('.guide-step', { hasText: new RegExp(`\\b${i}\\b`) }).waitFor()
    await look(`step ${i}`)
  }
})

visitNarrow('nor of the editor', async (page, words, look) => {
  await page.getByRole('banner').getByRole('link', { name: words['app.editor'] }).tap()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: words['board.list'], exact: true }).tap()
  await page.locator('.spaces button').first().tap()
  for (const tab of ['space', 'tracks', 'cards', 'turn', 'game'] as const) {
    await page.getByRole('tab', { name: words[`editor.tab-${tab}`], exact: true }).tap()
    await unfold(page, '#editor-panel')
    await look(tab)
  }
  await page.getByRole('button', { name: words['editor.start'] }).tap()
  await page.getByRole('dialog').waitFor()
  await look('start')
})

visitNarrow('nor of the rules', async (page, words, look) => {
  await page.getByRole('banner').getByRole('link', { name: words['app.rules'], exact: true }).tap()
  for (const game of ['Andean Abyss', 'A Distant Plain']) {
    await page.getByRole('link', { name: game }).tap()
    await page.locator('.entry').first().waitFor()
    await look(game)
    await page.getByRole('link', { name: words['rules.charts'] }).tap()
    await page.locator('.chart-lines').first().waitFor()
    await look(`charts of ${game}`)
  }
})
