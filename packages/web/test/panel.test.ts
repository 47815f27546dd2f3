import { DONE, isSpaceWord } from '@coinflict/kernel/state'
import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import { randomPlayer } from '@coinflict/players'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { english, type Message } from '../src/text/en.ts'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import { answerButton, isInReach, openGame, visit } from './browser.ts'
import { momentWhere, playedGame, saveAt, VOLUMES } from './games.ts'

const WORDS: Readonly<Record<Language, Readonly<Record<Message, string>>>> = { en: english, es: spanish, pl: polish }
const TOUCH = { hasTouch: true, isMobile: true } as const
const WINDOWS = {
  'a desk': { viewport: { width: 1440, height: 900 } },
  'a tablet': { viewport: { width: 1024, height: 768 }, ...TOUCH },
  'a phone': { viewport: { width: 390, height: 844 }, ...TOUCH },
}

/** Long questions of each volume: what to do with a card, and which of many spaces, if any more. */
const saves = VOLUMES.map((volume) => {
  const table = playedGame({ seed: 'panel' }, randomPlayer, volume)
  const turn = momentWhere(table, ({ pending }) => pending?.id === 'turn.first' && pending.answers.length > 3)
  const spaces = momentWhere(
    table,
    ({ pending }) => pending?.isPossible(DONE) === true && pending.answers.filter(isSpaceWord).length > 9,
  )
  return { volume: volume.id, turn: saveAt(table, turn), spaces: saveAt(table, spaces) }
})

const firstAnswer = (page: Page): Locator => page.locator('.question button.answer').first()

for (const tongue of LANGUAGES)
  for (const [place, size] of Object.entries(WINDOWS))
    visit(
      `${tongue}: on ${place} the answers are in reach, whatever stands beside them`,
      async (page) => {
        const words = WORDS[tongue]
        for (const { volume, turn, spaces } of saves) {
          await openGame(page, spaces, words['setup.import'])
          expect(await isInReach(firstAnswer(page)), `${volume}: first space`).toBe(true)
          expect(await isInReach(answerButton(page, 'done')), `${volume}: done`).toBe(true)
          await page.getByRole('link', { name: words['app.home'] }).click()
          await openGame(page, turn, words['setup.import'])
          expect(await isInReach(firstAnswer(page)), volume).toBe(true)
          // On a phone whoever turns to a panel goes down to it.
          for (const tab of await page.getByRole('tab').all()) {
            await tab.click()
            expect(await isInReach(page.getByRole('tabpanel')), `${volume}: panel`).toBe(true)
            if (place !== 'a phone') expect(await isInReach(firstAnswer(page)), `${volume}: beside a panel`).toBe(true)
          }
          const tops = await page
            .getByRole('tab')
            .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
          expect(new Set(tops).size, `${volume}: rows of tabs`).toBe(1)
          await page.getByRole('link', { name: words['app.home'] }).click()
        }
      },
      { ...size, locale: tongue },
    )

visit(
  'what is advised is not hidden by the question that it answers',
  async (page) => {
    for (const { volume, turn } of saves) {
      await openGame(page, turn, polish['setup.import'])
      await page.locator('.ask-advice').click()
      const advised = page.locator('.answer.hinted')
      await advised.waitFor()
      expect(await isInReach(advised), volume).toBe(true)
      await page.getByRole('link', { name: polish['app.home'] }).click()
    }
  },
  { ...WINDOWS['a tablet'], locale: 'pl' },
)
