import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ask } from '../../server/test/client.ts'
import { enter } from '../../server/test/person.ts'
import { textOf } from './browser.ts'
import { be, newName, open, PASSWORD, part, somebody, visitServer } from './people.ts'

const items = (page: Page, name: string) => part(page, name).getByRole('listitem')

/** Somebody's settings. */
const settings = (
  title: string,
  act: (page: Page, name: string, at: Parameters<Parameters<typeof visitServer>[1]>[2]) => Promise<void>,
) =>
  visitServer(title, async (page, context, at) => {
    const ann = await somebody('Ann')
    await be(ann, context)
    await open(page, 'settings')
    await part(page, 'Language').waitFor()
    await act(page, ann.name, at)
  })

describe('settings', () => {
  settings('the language is the page’s and the account’s', async (page, name, at) => {
    await part(page, 'Language').getByRole('combobox').selectOption('Polski')
    await page.getByRole('heading', { level: 1, name: 'Ustawienia' }).waitFor()
    const { body } = await ask(at, `/api/people/${encodeURIComponent(name)}`)
    expect(body).toMatchObject({ person: { language: 'pl' } })
  })

  settings('the password is changed with the old one, and other places are logged out', async (page, name, at) => {
    await enter(at, '/api/log-in', { name, password: PASSWORD })
    await page.reload()
    const form = part(page, 'Change the password')
    const change = async (old: string) => {
      await form.getByLabel('Current password').fill(old)
      await form.getByLabel('New password').fill('another long one')
      await form.getByRole('button').click()
    }
    await items(page, 'Where you are logged in').nth(1).waitFor()
    await change('not the password')
    await form.getByRole('alert').waitFor()
    await change(PASSWORD)
    await form.getByText('The password is changed.').waitFor()
    expect((await enter(at, '/api/log-in', { name, password: PASSWORD })).status).toBe(401)
    expect((await enter(at, '/api/log-in', { name, password: 'another long one' })).status).toBe(200)
  })

  settings('sessions elsewhere are ended, one or all', async (page, name, at) => {
    const list = items(page, 'Where you are logged in')
    for (let n = 0; n < 3; n++)
      await enter(at, '/api/log-in', { name, password: PASSWORD }, { 'user-agent': `Browser ${n}` })
    await page.reload()
    await list.nth(3).waitFor()
    await list.filter({ hasText: 'Browser 1' }).getByRole('button', { name: 'Log out there' }).click()
    await list.filter({ hasText: 'Browser 1' }).waitFor({ state: 'detached' })
    expect(await list.count()).toBe(3)
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await list.filter({ hasText: 'Browser 2' }).waitFor({ state: 'detached' })
    expect(await list.allTextContents()).toEqual([expect.stringContaining('This browser')])
  })

  settings('ways to be told are added, set, stopped and removed', async (page) => {
    const told = part(page, 'Notifications')
    const add = async (way: string, address: string) => {
      await told.getByRole('combobox', { name: 'How', exact: true }).selectOption(way)
      await told.getByLabel('Address').fill(address)
      await told.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await told.getByText('You get no notifications yet.').waitFor()
    await add('E-mail', 'ann@games.example')
    await told.getByText('This server sends no mail.').waitFor()
    await add('Discord channel', 'http://127.0.0.1:9/discord')
    await told.getByRole('group', { name: /^Discord channel/ }).waitFor()
    await add('Webhook', 'http://127.0.0.1:9/hook')
    const hook = told.getByRole('group', { name: /^Webhook/ })
    await hook.getByRole('combobox', { name: 'How often' }).selectOption('At most once a day')
    await hook.getByLabel('Quiet from').fill('22:30')
    await hook.getByLabel('Quiet until').fill('07:05')
    await hook.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Warsaw')
    await hook.getByRole('button', { name: 'Save' }).click()
    await hook.getByText('Saved.').waitFor()
    await page.reload()
    expect(await hook.getByRole('combobox', { name: 'How often' }).inputValue()).toBe('24')
    expect(await hook.getByLabel('Quiet from').inputValue()).toBe('22:30')
    expect(await hook.getByLabel('Quiet until').inputValue()).toBe('07:05')
    expect(await hook.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('Europe/Warsaw')
    await hook.getByRole('button', { name: 'Pause' }).click()
    await hook.getByText('Paused: nothing is sent.').waitFor()
    await hook.getByRole('button', { name: 'Resume' }).click()
    await hook.getByText('Paused: nothing is sent.').waitFor({ state: 'detached' })
    await hook.getByRole('button', { name: 'Remove' }).click()
    await hook.waitFor({ state: 'detached' })
    expect(await told.getByRole('group').count()).toBe(1)
  })

  settings('a program gets an account and a token that is shown once and can be ended', async (page, _, at) => {
    const programs = part(page, 'Programs')
    const robot = newName('Robot')
    await programs.getByLabel('Name of the program').fill(robot)
    await programs.getByRole('button', { name: 'Create an account for a program' }).click()
    await programs.getByRole('link', { name: robot }).waitFor()
    await programs.getByLabel('What it is for').fill('at home')
    await programs.getByRole('combobox', { name: 'In whose name' }).selectOption(robot)
    await programs.getByRole('combobox', { name: 'What it may do' }).selectOption('read and play')
    await programs.getByRole('button', { name: 'Create a token' }).click()
    const token = await textOf(programs.locator('.secret'))
    const me = () => ask(at, '/api/me', { headers: { authorization: `Bearer ${token}` } })
    expect((await me()).body).toMatchObject({ person: { name: robot, bot: true } })
    await programs.getByRole('button', { name: 'Revoke: at home' }).click()
    await programs.getByText('at home').waitFor({ state: 'detached' })
    expect((await me()).status).toBe(401)
  })

  settings('somebody is blocked by name, unblocked on their profile, and reported', async (page) => {
    const bob = await somebody('Bob')
    const list = part(page, 'Blocked people')
    await list.getByText('You have blocked nobody.').waitFor()
    await list.getByLabel('Name').fill(bob.name)
    await list.getByRole('button', { name: 'Block', exact: true }).click()
    await list.getByRole('button', { name: `Unblock: ${bob.name}` }).waitFor()
    await open(page, `of/${encodeURIComponent(bob.name)}`)
    await page.getByRole('button', { name: 'Unblock' }).click()
    await page.getByRole('button', { name: 'Block', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Report…' }).click()
    expect(await page.getByLabel('Who is it about?').inputValue()).toBe(bob.name)
    await page.getByLabel('What happened?').fill('They said something bad.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you. It has been sent.').waitFor()
    await open(page, 'settings')
    await list.getByText('You have blocked nobody.').waitFor()
  })

  settings('one’s data is saved, then the account is deleted with the password', async (page, name, at) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save my data' }).click()
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(data.person.name).toBe(name)
    const form = part(page, 'Delete the account')
    page.on('dialog', (dialog) => dialog.accept())
    const leave = async (password: string) => {
      await form.getByLabel('Password').fill(password)
      await form.getByRole('button', { name: 'Delete the account' }).click()
    }
    await leave('not the password')
    await form.getByRole('alert').waitFor()
    await leave(PASSWORD)
    await page.getByText('Your account is deleted.').waitFor()
    await part(page, 'Log in').waitFor()
    expect((await ask(at, `/api/people/${encodeURIComponent(name)}`)).status).toBe(404)
  })
})
