import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { done } from '../../server/test/client.ts'
import { expectAccessible } from './accessible.ts'
import { isInReach, panel, speak, startButton, textOf, visit } from './browser.ts'
import { company, PHONE, person, playing, tables } from './company.ts'

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const

/** Ann sets a table up for herself and a friend; gives the friend's link. */
async function setUp(ann: Page): Promise<string> {
  await ann.goto('./')
  await ann.getByRole('radio', { name: 'Online' }).check()
  await ann.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await ann.getByRole('textbox', { name: 'Name of the table' }).fill('Bogotá at nine')
  await ann.getByRole('combobox', { name: 'Time' }).selectOption('3 days per turn')
  await startButton(ann).click()
  return textOf(ann.locator('.seat-link code'))
}

/** How far something ends above the beginning of something else. */
async function gapBelow(page: Page, above: string, below: string): Promise<number> {
  const [upper, lower] = [await page.locator(above).boundingBox(), await page.locator(below).boundingBox()]
  return (lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0))
}

describe('a table online', () => {
  visit('is set up by one and found by a friend by link, who has a phone; both say hello and begin', (_, context) =>
    person(context, (ann) =>
      person(
        context,
        async (bob) => {
          const link = await setUp(ann)
          await ann.getByRole('heading', { name: 'Bogotá at nine' }).waitFor()
          expect(await textOf(ann.locator('.table-rules'))).toContain('3 days per turn')
          expect(await ann.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true)
          await expectAccessible(ann, 'the lobby of who set the table up')
          await bob.goto(link)
          await bob.getByRole('textbox', { name: 'Your name' }).fill('Bob')
          await expectAccessible(bob, 'the lobby of who has a link')
          await bob.getByRole('button', { name: 'Sit down: FARC' }).waitFor()
          expect(await bob.getByText('Send each friend').count()).toBe(0)
          await ann.getByText('Send each friend').waitFor()
          await bob.keyboard.press('Enter')
          await bob.getByText('Everybody is here').waitFor()
          await ann.getByText('Bob (here)').waitFor()
          await ann.getByRole('textbox', { name: 'Write to the table' }).fill('Ready?')
          await ann.keyboard.press('Enter')
          await bob.locator('.chat').getByText('Ready?').waitFor()
          // Whoever gets up before the game can sit down again by the same link.
          await bob.getByRole('button', { name: 'Leave the seat' }).click()
          await ann.getByText('not here yet').waitFor()
          await bob.getByRole('button', { name: 'Sit down' }).click()
          await ann.getByRole('button', { name: 'Start the game' }).click()
          await Promise.all([panel(ann).waitFor(), panel(bob).waitFor()])
          expect(await textOf(ann.locator('.game-title b'))).toBe('Bogotá at nine')
          expect(await textOf(company(bob))).toMatch(/Ann.*2d 23h|Bob.*2d 23h/)
          // It is among the own tables of both from now on.
          for (const page of [ann, bob]) {
            await page.goto('./')
            await page.getByRole('heading', { name: 'My tables' }).waitFor()
            await page.getByRole('link', { name: /Bogotá at nine.*(Your move|Waiting for)/ }).click()
            await panel(page).waitFor()
          }
        },
        PHONE,
      ),
    ),
  )

  visit('the host lets a non-player play where the friend does not come, and takes it out again', (_, context) =>
    person(context, async (ann) => {
      const lost = await setUp(ann)
      const seat = ann.locator('.chairs li').filter({ hasText: 'FARC' })
      const begin = ann.getByRole('button', { name: 'Start the game' })
      const whoPlays = seat.getByRole('combobox', { name: 'Who plays if no person does' })
      const letPlay = seat.getByRole('button', { name: 'Let it play here' })
      await letPlay.click()
      await seat
        .getByText(/^Non-player, 1st edition/)
        .first()
        .waitFor()
      await ann.getByText('Everybody is here').waitFor()
      expect(await seat.locator('.seat-link').count()).toBe(0)
      await expectAccessible(ann, 'the lobby with a non-player in a seat')
      await seat.getByRole('button', { name: 'A friend, by link' }).click()
      await seat.getByText('not here yet').waitFor()
      expect(await textOf(seat.locator('.seat-link code'))).not.toBe(lost)
      expect(await begin.isDisabled()).toBe(true)
      await whoPlays.selectOption('Thinks (quick)')
      await letPlay.click()
      await begin.click()
      await panel(ann).waitFor()
      expect(await textOf(company(ann))).not.toContain('nobody')
    }),
  )

  visit('stays online when another game is chosen for it', (_, context) =>
    person(context, async (ann) => {
      await ann.goto('./')
      await ann.getByRole('radio', { name: 'Online' }).check()
      await ann.getByRole('textbox', { name: 'Name of the table' }).fill('Friday game')
      await ann.getByRole('radio', { name: /^Fire in the Lake/ }).check()
      await ann.getByRole('combobox', { name: 'ARVN' }).waitFor()
      expect(await ann.getByRole('radio', { name: 'Online' }).isChecked()).toBe(true)
      expect(await ann.getByRole('textbox', { name: 'Name of the table' }).inputValue()).toBe('Friday game')
    }),
  )

  visit('has the options of those who are to sit there, and the charts of its edition', (_, context) =>
    person(context, async (ann) => {
      await ann.goto('./')
      const seat = (faction: string) => ann.getByRole('combobox', { name: faction, exact: true })
      const options = ann.getByText('Options', { exact: true })
      await ann.getByRole('radio', { name: 'Online' }).check()
      await options.click()
      await ann.getByRole('combobox', { name: 'Edition' }).selectOption('2nd edition')
      expect(await textOf(seat('AUC').locator(':checked'))).toBe('Non-player, 2nd edition')

      await ann.getByRole('radio', { name: /^A Distant Plain/ }).check()
      await seat('Taliban').waitFor()
      await options.click()
      const deception = ann.getByRole('combobox', { name: 'Deception' })
      expect(await deception.isDisabled()).toBe(true)
      for (const faction of ['Government', 'Coalition', 'Taliban']) await seat(faction).selectOption('Open to anyone')
      expect(await deception.isDisabled()).toBe(false)
    }),
  )

  visit('is found on the first page with what is played there and who is awaited', (_, context) =>
    person(context, async (eve) => {
      const at = await tables()
      const seats = { govt: 'me', farc: 'link', auc: 'open', cartels: 'aa2' }
      const body = { game: 'andean-abyss', scenario: 'quick', seats, name: 'Ann', title: 'Saturday', public: true }
      const { table, key, links } = await done(at, '/api/tables', { body })
      const path = `/api/tables/${table.id}`
      await eve.goto('./')
      const row = eve.getByRole('link', { name: /^Saturday/ })
      await expect.poll(() => textOf(row)).toMatch(/Join.*Andean Abyss · Quick · No clock.*FARC not here yet.*AUC open/)
      await done(at, `${path}/join`, { body: { name: 'Bob' }, key: links[0]?.key })
      const cid = await done(at, `${path}/join`, { body: { name: 'Cid' } })
      await done(at, `${path}/start`, { method: 'POST', key })
      await done(at, `${path}/leave`, { method: 'POST', key: cid.key })
      await eve.reload()
      await expect.poll(() => textOf(row)).toMatch(/Watch.*FARC Bob.*AUC Non-player/)
      // What others play comes after what one can play oneself.
      expect(await gapBelow(eve, '.new-game', '.tables li')).toBeGreaterThanOrEqual(0)
      // Finished games are found without an account too.
      await eve.getByRole('link', { name: 'Finished games' }).click()
      await eve.getByRole('heading', { name: 'Finished games' }).waitFor()
    }),
  )

  playing('two people and two non-players play some turns, each at their own screen', {}, async (game) => {
    const clicked = new Set<Page>()
    for (let n = 0; n < 12 || (clicked.size < 2 && n < 60); n++) clicked.add(await game.click())
    expect(clicked.size).toBe(2)
    await game.together()
    const [ann, bob] = game.pages as [Page, Page]
    await expectAccessible(ann, 'a table online')
    // Whoever waits reads who is waited for below whose move it is.
    for (const page of [ann, bob]) {
      if ((await page.locator('.awaits p').count()) === 0) continue
      const [head, name] = [
        await page.locator('.awaits h2').boundingBox(),
        await page.locator('.awaits p').boundingBox(),
      ]
      expect(name?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
    }
    await expectAccessible(bob, 'a table online on a phone')
  })

  playing('in a low window every answer is in reach, whatever stands beside the question', {}, async (game) => {
    await game.toTurn(0)
    await game.answer('pass')
    const { page } = await game.toTurn(0)
    const answers = page.locator('.question button.answer')
    const expectInReach = async (beside: string): Promise<void> => {
      await page.locator('.question').evaluate((question) => question.scrollTo(0, 0))
      expect(await isInReach(answers.first()), beside).toBe(true)
      for (const answer of await answers.all()) {
        await answer.evaluate((button) => button.scrollIntoView({ block: 'nearest' }))
        expect(await isInReach(answer), `${beside}: ${await answer.getAttribute('data-key')}`).toBe(true)
      }
    }
    await page.locator('.news').waitFor()
    await expectInReach('what happened')
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.locator('.chat').waitFor()
    await expectInReach('a panel')
  })

  playing(
    'beside the map all tabs stand in one row below the answers, however long their words',
    TABLET,
    async (game) => {
      const { page } = await game.toTurn(0)
      const tabs = page.getByRole('tab')
      await done(game.at, `/api/tables/${game.id}/chat`, { body: { text: 'Hello' }, key: game.seats[1]?.key })
      await page.getByRole('tab', { name: 'Chat (1)' }).waitFor()
      for (const language of ['English', 'Polski']) {
        if (language !== 'English') await speak(page, language)
        expect(await tabs.count()).toBe(6)
        expect(await gapBelow(page, '.side > .question', '.panels > .tabs'), language).toBeGreaterThanOrEqual(0)
        const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
        expect(new Set(tops).size, language).toBe(1)
        for (const tab of await tabs.all()) {
          await tab.scrollIntoViewIfNeeded()
          expect(await isInReach(tab), `${language}: ${await tab.textContent()}`).toBe(true)
        }
      }
    },
  )

  playing('they talk; what is new is counted, and notes are for one alone', {}, async (game) => {
    const [ann, bob] = game.pages as [Page, Page]
    await ann.getByRole('tab', { name: 'Chat' }).click()
    await ann.getByRole('textbox', { name: 'Write to the table' }).fill('Arauca looks <b>thin</b>.')
    await ann.getByRole('button', { name: 'Send' }).click()
    // On a phone the panels may be out of sight: whoever is at the table stands above the question.
    await bob.getByRole('tab', { name: 'Chat (1)' }).waitFor()
    await company(bob).getByRole('button', { name: 'Chat (1)' }).click()
    await bob.locator('.chat').getByText('Arauca looks <b>thin</b>.').waitFor()
    await bob.getByRole('tab', { name: 'Chat', exact: true }).waitFor()
    await company(bob).getByRole('button', { name: 'Chat (1)' }).waitFor({ state: 'detached' })
    for (let n = 0; n < 6; n++)
      await done(game.at, `/api/tables/${game.id}/chat`, { body: { text: `Line ${n}` }, key: game.seats[1]?.key })
    await ann.locator('.chat li').getByText('Line 5').waitFor()
    // The newest line is above the field to write in, not behind it.
    await expect.poll(() => gapBelow(ann, '.chat li:last-child', '.chat form')).toBeGreaterThanOrEqual(0)
    // Whoever writes is not disturbed by a question.
    await game.toTurn(0)
    await bob.getByRole('textbox', { name: 'Write to the table' }).fill('I might')
    await game.click('pass')
    await game.toTurn(1)
    expect(await bob.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await ann.getByRole('tab', { name: 'Notes' }).click()
    await ann.getByRole('textbox', { name: 'Only you see these notes.' }).fill('watch Bogotá')
    await ann.getByText('Saved.').waitFor()
    await ann.reload()
    await ann.getByRole('tab', { name: 'Notes' }).click()
    await ann.waitForFunction(() => document.querySelector('textarea')?.value === 'watch Bogotá')
    await bob.getByRole('tab', { name: 'Notes' }).click()
    expect(await bob.getByRole('textbox', { name: 'Only you see these notes.' }).inputValue()).toBe('')
    // Whoever opens the notes sees where to write, however low the panel begins.
    await bob.setViewportSize({ width: 820, height: 1180 })
    await bob.getByRole('tab', { name: 'Cards' }).click()
    await bob.getByRole('tab', { name: 'Notes' }).click()
    await bob.getByText('Only you see these notes.').waitFor()
    const ends = await bob.locator('.notes textarea').evaluate((field) => field.getBoundingClientRect().bottom)
    expect(ends).toBeLessThanOrEqual((await bob.locator('.timeline').boundingBox())?.y ?? 0)
  })
})
