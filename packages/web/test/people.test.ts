import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { done } from '../../server/test/client.ts'
import { startButton, textOf } from './browser.ts'
import { be, newName, open, PASSWORD, part, playUntil, somebody, tableOf, visitServer } from './people.ts'

const banner = (page: Page) => page.getByRole('banner')
const rows = (page: Page) => page.locator('.game-rows li')

async function fillIn(page: Page, form: string, name: string, password = PASSWORD): Promise<void> {
  await part(page, form).getByLabel('Name').fill(name)
  await part(page, form).getByLabel('Password').fill(password)
  await part(page, form).getByRole('button', { name: form, exact: true }).click()
}

describe('accounts', () => {
  visitServer('somebody makes an account, logs out and in again; a wrong password is refused', async (page) => {
    const name = newName('Ann')
    await page.goto('./')
    await banner(page).getByRole('link', { name: 'Log in' }).click()
    await fillIn(page, 'Create an account', name)
    await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor()
    await banner(page).getByRole('link', { name }).waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await banner(page).getByRole('link', { name: 'Log in' }).waitFor()
    await fillIn(page, 'Log in', name, 'not the password')
    expect(await textOf(page.getByRole('alert'))).toBe('The name or the password is wrong.')
    await fillIn(page, 'Create an account', name)
    await part(page, 'Create an account').getByText('Somebody has an account of this name already.').waitFor()
    await fillIn(page, 'Log in', name)
    await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor()
    await page.reload()
    await banner(page).getByRole('link', { name }).waitFor()
  })

  visitServer('a seat of this browser becomes the account’s, and is nobody’s here once they log out', async (page) => {
    await page.goto('./')
    await page.getByRole('radio', { name: 'Online' }).check()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Guest')
    await startButton(page).click()
    await page.locator('.seat-link code').waitFor()
    await open(page, '')
    await fillIn(page, 'Create an account', newName('Guest'))
    await page.getByText('1 table of this browser now belongs to your account.').waitFor()
    await rows(page).first().waitFor()
    expect(await rows(page).count()).toBe(1)
    await page.goto('./')
    await part(page, 'My games').getByRole('listitem').first().waitFor()
    expect(await page.getByRole('heading', { name: 'My tables' }).count()).toBe(0)
    await open(page, 'games')
    await page.getByRole('button', { name: 'Log out' }).click()
    await banner(page).getByRole('link', { name: 'Log in' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('coinflict.tables'))).toBe('[]')
  })

  visitServer('only who is logged in plays for a rating, under the name of the account', async (page, context, at) => {
    await page.goto('./')
    await page.getByRole('radio', { name: 'Online' }).check()
    expect(await page.getByRole('checkbox', { name: /^Rated/ }).count()).toBe(0)
    await page.getByRole('link', { name: /^Log in to invite friends by name/ }).click()
    await part(page, 'Log in').waitFor()
    const ann = await somebody('Ann')
    await be(ann, context)
    await page.goto('./')
    await page.reload()
    await page.getByRole('radio', { name: 'Online' }).check()
    await page.getByText(`You sit down as ${ann.name}.`).waitFor()
    // What stands beside the games makes no gap between them.
    const [games, next] = [page.getByText('You are not at any table right now.'), page.locator('.setup > .new')]
    const { y = 0, height = 0 } = (await games.boundingBox()) ?? {}
    expect(((await next.boundingBox())?.y ?? 0) - y - height).toBeLessThan(60)
    await page.getByRole('checkbox', { name: /^Rated/ }).check()
    await startButton(page).click()
    await page.locator('.seat-link code').waitFor()
    const id = /online\/([\w-]+)/.exec(page.url())?.[1]
    const { table } = await done(at, `/api/tables/${id}`)
    expect(table.rated).toBe(true)
    expect(table.chairs.some(({ name }) => name === ann.name)).toBe(true)
  })
})

describe('games', () => {
  visitServer('my games are on the first page, mine to move first', async (page, context) => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')]
    const mine = await tableOf(ann, bob, { title: 'Mine to move' })
    await playUntil(mine, [ann, bob], (asked) => asked === ann)
    const theirs = await tableOf(ann, bob, { title: 'Theirs to move' })
    await playUntil(theirs, [ann, bob], (asked) => asked === bob)
    await be(ann, context)
    await page.goto('./')
    const games = part(page, 'My games')
    await games.getByRole('listitem').first().waitFor()
    expect(await games.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Your move 1',
      'Waiting for others',
    ])
    expect(await games.locator('.game-name strong').allTextContents()).toEqual(['Mine to move', 'Theirs to move'])
    expect(await textOf(games.getByRole('listitem').nth(1))).toContain(`Waiting for ${bob.name}`)
    expect(await textOf(banner(page).getByRole('link', { name: ann.name }))).toContain('1 Your move')
    await games.getByRole('link', { name: /^Mine to move/ }).click()
    await page.locator('section.question').waitFor()
    expect(page.url()).toContain(`#/online/${mine}`)
  })

  visitServer('what somebody is told leads to the table', async (page, context) => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')]
    const id = await tableOf(ann, bob)
    await be(ann, context)
    await page.goto(`./?table=${id}&at=1`)
    await page.locator('section.question').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  visitServer('a finished game is found in the archive, on profiles and in the ratings', async (page, context) => {
    const [ann, bob, eve] = [await somebody('Ann'), await somebody('Bob'), await somebody('Eve')]
    const id = await tableOf(ann, bob, { title: 'The long day', rated: true })
    await playUntil(id, [ann, bob])

    // What is looked for comes after something that finds nothing: a list of before is not taken for what was found.
    await open(page, 'archive')
    await page.getByLabel('Player with an account').fill('nobody at all')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('There is nobody of this name.').waitFor()
    expect(await rows(page).count()).toBe(0)
    await page.getByLabel('Player with an account').fill(bob.name)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /The long day/ }).waitFor()
    expect(await rows(page).count()).toBe(1)
    expect(await textOf(rows(page).first())).toContain('rated')
    expect(await textOf(rows(page).first())).toContain('Won by')
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Fire in the Lake')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No game was found.').waitFor()
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Andean Abyss')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /The long day/ }).waitFor()
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No game was found.').waitFor()
    await page.getByLabel('To', { exact: true }).fill('')
    await page.getByLabel('From').fill('2020-01-01')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /The long day/ }).waitFor()

    await be(ann, context)
    await page.goto('./')
    await page.reload()
    await open(page, 'ratings')
    await page.getByRole('row', { name: new RegExp(`${bob.name} .*FARC`) }).waitFor()
    await page.getByRole('combobox', { name: 'Faction' }).selectOption('Government')
    await page.getByRole('link', { name: bob.name }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: ann.name, exact: true }).last().waitFor()
    await page.getByLabel('Find a player').fill(bob.name)
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('heading', { level: 1, name: bob.name }).waitFor()
    await part(page, 'Finished games')
      .getByRole('row', { name: /Andean Abyss 1/ })
      .waitFor()
    await part(page, 'Ratings').getByRole('row', { name: /FARC/ }).waitFor()
    const against = part(page, 'Head to head')
    await against.getByText('1 game together.').waitFor()
    expect(await textOf(against.getByRole('status'))).toContain(`${ann.name} was ahead`)
    await against.getByLabel('Against whom').fill(eve.name)
    await against.getByRole('button', { name: 'Compare' }).click()
    await against.getByText('They have not finished a game together yet.').waitFor()
    await part(page, 'Finished games').getByRole('link', { name: 'Show the games' }).click()
    await page.getByRole('link', { name: /The long day/ }).waitFor()
    await open(page, 'games')
    await part(page, 'Finished')
      .getByRole('link', { name: /The long day/ })
      .waitFor()
    await open(page, 'of/nobody%20at%20all')
    await page.getByText('There is nobody of this name.').waitFor()
  })
})
