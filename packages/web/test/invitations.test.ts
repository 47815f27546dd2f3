import type { WebSocketRoute } from 'playwright-core'
import { describe, expect } from 'vitest'
import { done } from '../../server/test/client.ts'
import { elsewhere, startButton } from './browser.ts'
import { be, open, part, playUntil, somebody, tableOf, visitServer } from './people.ts'

describe('invitations', () => {
  visitServer(
    'a friend is invited by name, declines, is invited again and sits down; names lead to profiles',
    async (page, context, at) => {
      const [ann, bob] = [await somebody('Ann'), await somebody('Bob')]
      await be(ann, context)
      await page.goto('./')
      await page.getByRole('radio', { name: 'Online' }).check()
      const seats = page.locator('.online-seats select')
      await seats.filter({ has: page.locator('option[value="link"]:checked') }).selectOption('person')
      await page.getByLabel(/^Name of the friend/).fill(bob.name)
      await startButton(page).click()
      await page.getByText(`kept for ${bob.name}`).waitFor()
      const baseURL = `http://localhost:${at.running.port}/`
      await elsewhere(
        context,
        async (other, own) => {
          const lines: WebSocketRoute[] = []
          await other.routeWebSocket(/api\/live/, (line) => {
            line.connectToServer()
            lines.push(line)
          })
          await be(bob, own)
          await open(other, 'games')
          const games = part(other, 'My games')
          await games.getByRole('heading', { name: 'Invitations' }).waitFor()
          await games.getByRole('button', { name: 'Decline' }).click()
          await games.getByText('You are not at any table right now.').waitFor()
          await page.getByText(`${bob.name} has declined`).waitFor()
          const table = page.url()
          await open(page, 'games')
          await part(page, 'My games').getByText(`${bob.name} has declined`).waitFor()
          await page.goto(table)

          await page.getByRole('button', { name: 'A friend, by link' }).click()
          const link = page.locator('.seat-link code')
          await link.waitFor()
          await page.getByRole('textbox', { name: 'A friend, by name' }).fill(bob.name)
          await page.getByRole('button', { name: 'Invite', exact: true }).click()
          await page.getByText(`kept for ${bob.name}`).waitFor()
          expect(await link.count()).toBe(0)

          await other.reload()
          await games.getByRole('button', { name: 'Accept' }).click()
          await other.locator('.lobby').getByRole('button', { name: 'Leave the seat' }).waitFor()
          await page.locator('.chairs').getByRole('link', { name: bob.name }).click()
          await page.getByRole('heading', { level: 1, name: bob.name }).waitFor()

          await done(at, '/api/log-out', { method: 'POST', headers: bob.headers })
          for (const line of lines) await line.close({ code: 4001 })
          const told = other.getByRole('alert').filter({ hasText: 'You are logged out here; log in again.' })
          await told.getByRole('link', { name: 'Log in' }).click()
          await part(other, 'Log in').waitFor()
        },
        { baseURL },
      )
    },
  )

  visitServer('a link of a message leads to the moment, and shows what happened since', async (page, context, at) => {
    const [cid, dora] = [await somebody('Cid'), await somebody('Dora')]
    const id = await tableOf(cid, dora)
    const { length } = (await done(at, `/api/tables/${id}`)).table
    let answers = 0
    await playUntil(id, [cid, dora], () => ++answers > 6)
    await be(dora, context)
    await page.addInitScript(() => localStorage.setItem('coinflict.pace', 'step'))
    await page.goto('./')
    await page.goto(`./#/online/${id}`)
    await page.locator('main[data-moment]').waitFor()
    const now = await page.locator('main').getAttribute('data-moment')
    await page.goto(`./?table=${id}&at=${length}`)
    await page.locator(`main[data-moment]:not([data-moment="${now}"])`).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.locator('button[data-key="finish"]').click()
    await page.locator(`main[data-moment="${now}"]`).waitFor()
  })
})
