import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { done } from '../../server/test/client.ts'
import { answerButton, panel } from './browser.ts'
import { company, type Game, playing, type Seat, TWO, withoutServer } from './company.ts'

const LOST = 'The connection is lost'

/** Both screens show the same game as the server. */
async function expectTogether(game: Game): Promise<void> {
  await game.together()
  for (const page of game.pages) expect(await company(page).getByText(LOST).count()).toBe(0)
}

describe('a lost connection', () => {
  playing('comes back by itself; nothing that was done or said meanwhile is missed', { isLost: true }, async (game) => {
    const [ann, bob] = game.seats as [Seat, Seat]
    await game.toTurn()
    await bob.own.setOffline(true)
    await company(bob.page).getByText(LOST).waitFor()
    await company(ann.page).getByText('Bob (away)').waitFor()
    for (let n = 0; n < 5; n++) await game.answer()
    await done(game.at, `/api/tables/${game.id}/chat`, { body: { text: 'Where are you?' }, key: ann.key })
    await bob.own.setOffline(false)
    await company(ann.page).getByText('Bob (here)').waitFor()
    await expectTogether(game)
    await bob.page.getByRole('tab', { name: 'Chat (1)' }).click()
    await bob.page.locator('.chat').getByText('Where are you?').waitFor()
  })

  playing('keeps the answer that was given meanwhile, and gives it once', { isLost: true }, async (game) => {
    const { page, own } = await game.toTurn()
    const before = await game.journal()
    await own.setOffline(true)
    await company(page).getByText(LOST).waitFor()
    await answerButton(page, 'pass').click()
    await answerButton(page, 'confirm').click()
    expect(await game.journal()).toEqual(before)
    await own.setOffline(false)
    await expect.poll(async () => (await game.journal()).slice(before.length)[0]).toBe('pass')
    await expectTogether(game)
    await game.click()
    await expectTogether(game)
  })

  playing('the server stops and starts again: people go on where they were', { isLost: true }, async (game) => {
    const { page } = await game.toTurn()
    const before = await game.journal()
    await withoutServer(async () => {
      for (const each of game.pages) await company(each).getByText(LOST).waitFor()
      await answerButton(page, 'pass').click()
      await answerButton(page, 'confirm').click()
    })
    for (const each of game.pages) await company(each).getByText(LOST).waitFor({ state: 'detached' })
    await expect.poll(async () => (await game.journal()).slice(before.length)[0]).toBe('pass')
    await expectTogether(game)
    await game.click()
    await expectTogether(game)
  })
})

describe('one person', () => {
  playing('loads the page again in the middle of a turn and is where they were', {}, async (game) => {
    await game.toTurn()
    const page = await game.click()
    const moment = await game.together()
    await page.reload()
    await page.locator(`main[data-moment="${moment}"]`).waitFor()
    await game.click()
    await game.together()
  })

  playing('who comes back later is told what happened meanwhile', {}, async (game) => {
    const { page } = (await game.toTurn(0)) as Seat
    const [, bob] = game.seats as [Seat, Seat]
    await bob.page.goto('./')
    await game.click('pass')
    // What Bob is told of is what was done since he last had a say.
    while ((await game.asked())?.chair === 0) await game.answer()
    await bob.page.goto(`./#/online/${game.id}`)
    await bob.page.getByRole('heading', { name: 'Since your last turn' }).waitFor()
    await game.together([page])
    expect(await bob.page.locator('.news h3').count()).toBeGreaterThan(0)
  })

  // Who passes against non-players is asked next, and could pass again.
  const ALONE = { ...TWO, farc: 'random' }
  for (const [who, seats] of [
    ['', TWO],
    [' (alone against non-players)', ALONE],
  ] as const)
    playing(
      `has the table open twice: what is done in one window is seen in the other, and counts once${who}`,
      { seats },
      async (game) => {
        const { page, own } = await game.toTurn()
        const other = await own.newPage()
        await other.goto(`./#/online/${game.id}`)
        await panel(other).waitFor()
        const before = await game.journal()
        for (const each of [page, other]) await answerButton(each as Page, 'pass').click()
        for (const each of [page, other]) await answerButton(each as Page, 'confirm').waitFor()
        await answerButton(page, 'confirm').click()
        await game.together()
        // The other window had the same turn before it: it is over there too.
        await other.getByText('your last answer was not given').waitFor()
        await game.together([other])
        expect((await game.journal())[before.length]).toBe('pass')
        expect(await answerButton(other, 'confirm').count()).toBe(0)
        await other.close()
        await game.click()
        await game.together()
      },
    )
})
