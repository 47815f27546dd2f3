import { type CardFacts, currentCard } from '@coinflict/kernel/state'
import { cardText, type SideText } from '@coinflict/kernel/text'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import { explanationText, logText, questionText } from '../src/text/sentences.ts'
import { chooseLanguage, goTo, heading, openAtPace, openGame, speak, textOf, visit } from './browser.ts'
import { englishOn, expectTranslated, onlyEnglish } from './english.ts'
import { box, gameWithNonPlayers, playedGame, saveAt, tableAt, turnOfNonPlayer } from './games.ts'

const { volume } = box
const OTHERS = [
  { tongue: 'es', name: 'Español', words: spanish },
  { tongue: 'pl', name: 'Polski', words: polish },
] as const

/** Words as they are read, wherever lines may end. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

for (const { tongue, name, words } of OTHERS) {
  visit(
    `${name} is chosen in the middle of a game: question, log and cards follow, nothing stays English`,
    async (page) => {
      const at = 60
      const table = playedGame({ seed: 'drag' })
      const { game, pending } = tableAt(table, at)
      await openGame(page, saveAt(table, at))
      const patterns = onlyEnglish(tongue, words)
      expect((await englishOn(page, patterns)).length).toBeGreaterThan(20)
      await speak(page, name)
      expect(await page.locator('html').getAttribute('lang')).toBe(tongue)
      if (pending !== undefined)
        expect(plain(await textOf(heading(page)))).toContain(plain(questionText(game, pending, tongue)))

      const card = volume.cardByNumber[currentCard(game)] as CardFacts
      const { unshaded }: SideText = cardText(card, volume.edition(game.setup.options), tongue)
      expect(plain(await textOf(page.locator('.open-cards')))).toContain(plain(unshaded ?? ''))

      for (const tab of ['cards', 'factions', 'log', 'chart'] as const) {
        await page.getByRole('tab', { name: words[`tabs.${tab}`] }).click()
        await expectTranslated(page, patterns, tab)
      }
      await page.getByRole('tab', { name: words['tabs.log'] }).click()
      const last = (game.log ?? []).at(-1)
      if (last !== undefined)
        expect(plain(await textOf(page.locator('#tab-panel').getByRole('listitem').last()))).toContain(
          plain(logText(volume, last, tongue)),
        )

      await page.getByRole('button', { name: words['board.list'], exact: true }).click()
      await expectTranslated(page, patterns, 'list')
      await page.getByRole('slider').fill('20')
      await expectTranslated(page, patterns, 'past')
      for (const link of ['app.home', 'app.guide', 'app.editor', 'app.rules'] as const) {
        await goTo(page, words[link])
        await expectTranslated(page, patterns, link)
      }
      await page.reload()
      expect(await page.locator('html').getAttribute('lang')).toBe(tongue)
    },
  )
}

/** The moment that is shown once it is later than this one. */
const momentAfter = async (page: Page, n: number): Promise<number> => {
  await page.waitForFunction((before) => Number(document.querySelector('main')?.dataset.moment) > before, n)
  return Number(await page.locator('main').getAttribute('data-moment'))
}

for (const { tongue, name, words } of OTHERS) {
  visit(`${name}: a non-player says what it does and why, nothing stays English`, async (page) => {
    const game = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
    const { from, to } = turnOfNonPlayer(game, 3)
    const patterns = onlyEnglish(tongue, words)
    await chooseLanguage(page, page.getByRole('combobox', { name: 'Language' }), name)
    await openAtPace(page, saveAt(game, from), 'step', words)
    await expectTranslated(page, patterns, 'before its turn')
    for (let n = from; n < to; n = await momentAfter(page, n)) {
      await page.getByRole('button', { name: words['step.on'] }).click()
      await momentAfter(page, n)
      const explanation = game.explanations[n]
      if (explanation === undefined) throw new Error('an answer without a reason')
      for (const sentence of explanationText(volume, explanation, tongue))
        expect(await textOf(page.locator('.nonplayer'))).toContain(sentence)
      await expectTranslated(page, patterns, `step ${n}`)
    }
    await page.getByRole('button', { name: words['step.finish'] }).click()
    await page.getByRole('button', { name: words['advice.ask'] }).click()
    await expectTranslated(page, patterns, 'advice')
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await expectTranslated(page, patterns, 'keys')
  })
}

visit(
  'the first visit speaks the language of the browser',
  async (page) => {
    await page.getByRole('button', { name: 'Graj rządem' }).waitFor()
  },
  { locale: 'pl-PL' },
)
