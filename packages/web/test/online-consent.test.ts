import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { done } from '../../server/test/client.ts'
import { answerButton, panel, textOf } from './browser.ts'
import { choose, company, PHONE, person, playing, type Seat, undoButton } from './company.ts'

async function fillIn(dialog: Locator): Promise<void> {
  for (const [i, value] of ['give', 'cartels', 'resources', '1'].entries())
    await dialog
      .getByRole('combobox')
      .nth(i + 1)
      .selectOption(value)
}

describe('people at one table', () => {
  playing(
    'AA 1.5.2 one offers another something; the other is asked',
    { seats: { govt: 'aa2', farc: 'me', auc: 'aa2', cartels: 'link' } },
    async (game) => {
      const receiver = await game.toTurn(1)
      const [giver] = game.seats as [Seat]
      await choose(giver.page, 'Out of turn…')
      const dialog = giver.page.getByRole('dialog')
      expect(await dialog.getByRole('combobox', { name: 'Who' }).locator('option').allTextContents()).toEqual(['FARC'])
      await fillIn(dialog)
      // Nobody gives to themselves; who does not play gives nothing.
      const others = dialog.getByRole('combobox', { name: 'Faction' }).locator('option')
      expect(await others.allTextContents()).toEqual(['…', 'Government', 'AUC', 'Cartels'])
      await dialog.getByRole('combobox').nth(1).selectOption('request')
      expect(await others.allTextContents()).toEqual(['…', 'Cartels'])
      await fillIn(dialog)
      await dialog.getByRole('button', { name: 'Do it' }).click()
      await answerButton(receiver.page, 'yes').click()
      await game.together()
      const [offer] = (await game.journal()).filter((entry) => entry.includes('give'))
      expect(offer).toContain('farc give cartels resources 1')
    },
  )

  playing('one takes an answer back beyond another’s if the other agrees', {}, async (game) => {
    let first = await game.toTurn()
    let moment = await game.together()
    await game.click('pass')
    // Until the other is asked next, and has answered.
    while ((await game.asked())?.page === first.page) {
      first = await game.toTurn()
      moment = await game.together()
      await game.click('pass')
    }
    const second = game.seats.find((each) => each !== first) as Seat
    await game.answer()
    await game.together()
    const { length } = await game.journal()
    // One refusal ends it.
    await undoButton(first.page).click()
    await company(first.page).getByText('Waiting for their consent').waitFor()
    await company(second.page)
      .getByText(/asks to undo \d+ answer/)
      .waitFor()
    await company(second.page).getByRole('button', { name: 'Refuse' }).click()
    await company(first.page).getByText('Waiting for their consent').waitFor({ state: 'detached' })
    await first.page.getByText('Your request was refused.').waitFor()
    expect(await game.journal()).toHaveLength(length)
    await undoButton(first.page).click()
    await company(second.page).getByRole('button', { name: 'Look at that moment' }).click()
    await second.page.locator(`main[data-moment="${moment}"]`).waitFor()
    await company(second.page).getByRole('button', { name: 'Accept' }).click()
    expect(await game.together()).toBe(moment)
    expect(await textOf(panel(first.page))).toContain('Pass')
  })

  playing('something is put right by hand if the others agree, all of it at once', {}, async (game) => {
    // Whoever is asked: she who waits may ask the others too.
    await game.toTurn(1)
    const [{ page }, bob] = game.seats as [Seat, Seat]
    await page.keyboard.press('b')
    await page.keyboard.press('x')
    for (const space of ['cali', 'ibague']) {
      await page.locator(`.spaces [data-id="${space}"]`).first().focus()
      await page.keyboard.press('Enter')
      await page.locator('.hand-space [data-step="troops"] input').focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Tab')
    }
    await answerButton(page, 'hand-done').click()
    await company(bob.page)
      .getByText(/Ann asks to put something right by hand.*Cali.*Ibagué/)
      .waitFor()
    const before = await game.journal()
    await company(bob.page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(async () => (await game.journal()).length).toBe(before.length + 2)
    await game.together()
    expect((await game.journal()).slice(-2).join()).toMatch(/govt hand place troops cali 1.*ibague 1/)
  })

  playing(
    'whoever agreed first is told that the others are waited for; what is taken back was not refused',
    { seats: { govt: 'me', farc: 'link', auc: 'link', cartels: 'aa2' } },
    async (game) => {
      const { revision } = (await game.asked()) ?? {}
      const [ann, bob, cid] = game.seats as [Seat, Seat, Seat]
      const correct = (id: string) =>
        done(game.at, `/api/tables/${game.id}/interject`, {
          body: { revision, id, words: 'hand place troops cali 1' },
          key: ann.key,
        })
      await correct('first')
      await company(ann.page).getByRole('button', { name: 'Withdraw' }).click()
      await company(bob.page).locator('.request').waitFor({ state: 'detached' })
      expect(await ann.page.getByText('Your request was refused.').count()).toBe(0)
      await correct('second')
      await company(bob.page).getByRole('button', { name: 'Accept' }).click()
      await company(bob.page).getByText('You agreed. Waiting for the others.').waitFor()
      await company(cid.page).getByRole('button', { name: 'Accept' }).click()
      await company(ann.page).locator('.request').waitFor({ state: 'detached' })
      expect(await ann.page.getByText('Your request was refused.').count()).toBe(0)
      expect((await game.journal()).at(-1)).toContain('govt hand place troops cali 1')
    },
  )

  playing('one leaves: a non-player answers, until somebody who watched sits down', {}, async (game, context) => {
    const [ann, bob] = game.seats as [Seat, Seat]
    await game.toTurn(1)
    await person(context, async (eve) => {
      await eve.goto(`./#/online/${game.id}`)
      await company(eve).getByText('You are watching').waitFor()
      await company(ann.page).getByText('1 watching').waitFor()
      expect(await answerButton(eve, 'pass').count()).toBe(0)
      await eve.locator('.more summary').click()
      for (const name of ['Out of turn…', 'Set the board by hand']) {
        const act = eve.getByRole('button', { name, exact: true, disabled: true })
        expect(await textOf(act)).toBe(`${name}Only players may do this.`)
      }
      await eve.locator('.more summary').click()
      await choose(bob.page, 'Leave the game (resign)')
      await ann.page
        .locator('.people li')
        .filter({ hasText: /non-player/i })
        .waitFor()
      await game.click()
      await company(eve).getByRole('textbox', { name: 'Your name' }).fill('Eve')
      await company(eve).getByRole('button', { name: 'Sit down' }).click()
      await company(ann.page).getByText('Eve (here)').waitFor()
      await company(eve).getByText('You are watching').waitFor({ state: 'detached' })
    })
  })

  playing('one hands the seat over by a link', {}, async (game, context) => {
    const [ann, bob] = game.seats as [Seat, Seat]
    await game.toTurn(1)
    await choose(bob.page, 'Hand the seat over…')
    const told = bob.page.locator('.side > .notice')
    await told.getByText('Send this link').waitFor()
    // The link is shown only here: on a phone too it is before one's eyes.
    const { y = 0, height = 0 } = (await told.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(PHONE.viewport.height)
    const link = (await textOf(told)).match(/http\S+/)?.[0] ?? ''
    await company(bob.page).getByText('You are watching').waitFor()
    await person(context, async (carl) => {
      await carl.goto(link)
      await company(carl).getByRole('textbox', { name: 'Your name' }).fill('Carl')
      await company(carl).getByRole('button', { name: 'Sit down' }).click()
      await company(ann.page).getByText('Carl (here)').waitFor()
      await answerButton(carl, 'pass').click()
      await answerButton(carl, 'confirm').click()
      await expect.poll(async () => (await game.journal()).includes('pass')).toBe(true)
    })
  })

  playing(
    'others wait for who leaves, where the table says so, until a non-player may answer',
    { table: { gone: 'wait' } },
    async (game) => {
      const [ann, bob] = game.seats as [Seat, Seat]
      await game.toTurn(1)
      await choose(bob.page, 'Leave the game (resign)')
      await company(ann.page).getByText('nobody').waitFor()
      await company(ann.page).getByRole('button', { name: 'Let a non-player answer' }).click()
      await ann.page
        .locator('.people li')
        .filter({ hasText: /non-player/i })
        .waitFor()
      // Whatever it did, she is asked next.
      await panel(ann.page).locator('button.answer').first().waitFor()
    },
  )

  const BESIDE_CHARTS = { govt: 'me', farc: 'link', auc: 'aa2', cartels: 'aa2' }
  playing(
    'non-players are watched step by step, with their reasons',
    { seats: BESIDE_CHARTS, pace: 'step' },
    async (game) => {
      const [ann] = game.seats as [Seat, Seat]
      const isNonPlayers = async (): Promise<boolean> =>
        (await ann.page
          .locator('.nonplayer h2')
          .filter({ hasText: /AUC|Cartels/ })
          .count()) > 0
      // Others are shown by their names.
      const seen = new Set<string>()
      for (let n = 0; n < 400 && !(await isNonPlayers()); n++) {
        const asked = await game.asked()
        await game.answer(asked?.keys.includes('pass') ? 'pass' : undefined, asked)
        await panel(ann.page).waitFor()
        for (let step = 0; step < 60 && !(await isNonPlayers()); step++) {
          const on = ann.page.locator('button[data-key="step"]')
          if (!(await on.isVisible())) break
          for (const name of await ann.page.locator('.player .seat').allTextContents()) seen.add(name)
          await on.click()
        }
      }
      expect(await isNonPlayers()).toBe(true)
      expect(seen).not.toContain('Player')
      for (let step = 0; step < 5 && (await ann.page.locator('.nonplayer .reasons').count()) === 0; step++)
        await ann.page.locator('button[data-key="step"]').click()
      await ann.page.locator('.nonplayer .reasons').first().waitFor()
      await ann.page.locator('button[data-key="finish"]').click()
      await game.together([ann.page])
    },
  )
})
