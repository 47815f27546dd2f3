import { andeanAbyss } from '@coinflict/andean-abyss'
import { familyName } from '@coinflict/kernel/display'
import { whyNotShare } from '@coinflict/kernel/table'
import { LANGUAGES } from '@coinflict/kernel/text'
import { boxOf, everyVolume } from '@coinflict/library'
import { describe, expect, test } from 'vitest'
import { usualAt } from '../src/online/automatic.ts'
import {
  familyAtTable,
  peopleAt,
  playersOf,
  reseated,
  type Seats,
  seatsFor,
  suggestedSeats,
  usualFamily,
  usualSeats,
  withFamily,
} from '../src/setup/seats.ts'
import { startButton, startGame, textOf, visit } from './browser.ts'

describe('seats', () => {
  test('one person and the non-players whose charts go with the options, unless somebody wants it otherwise', async () => {
    expect(usualSeats(andeanAbyss)).toEqual({ govt: 'person', farc: 'aa1', auc: 'aa1', cartels: 'aa1' })
    expect(usualFamily(andeanAbyss, { edition: '2nd' })).toBe('aa2')
    const volume = await boxOf('a-distant-plain').volume()
    for (const printing of ['1st', '2nd']) expect(usualFamily(volume, { printing })).toBe('adp')
  })

  test('FITL 8.9 whom the rule book gives two factions plays alone, until somebody else takes one of them', async () => {
    const volume = await boxOf('fire-in-the-lake').volume()
    const seats = usualSeats(volume)
    expect(peopleAt(seats)).toBe(1)
    expect(playersOf(volume, seats)).toEqual([['us', 'arvn']])
    expect(whyNotShare(volume, playersOf(volume, seats))).toBeUndefined()
    const joined = reseated(seats, 'vc', 'person')
    expect(peopleAt(joined)).toBe(3)
    expect(whyNotShare(volume, playersOf(volume, joined))).toBeUndefined()
    expect(peopleAt(suggestedSeats(andeanAbyss, ['govt', 'farc'], 'aa1'))).toBe(2)
  })

  test('an empty seat online gets charts that are at the table, or those that go with its options, or the first for its faction', () => {
    const [first, second] = [{ edition: '1st' }, { edition: '2nd' }]
    expect(usualAt(andeanAbyss, ['farc'], { nonPlayers: {}, options: first })).toBe('aa1')
    expect(usualAt(andeanAbyss, ['farc'], { nonPlayers: {}, options: second })).toBe('aa2')
    expect(usualAt(andeanAbyss, ['farc'], { nonPlayers: { auc: 'aa2' }, options: first })).toBe('aa2')
    expect(usualAt(andeanAbyss, ['farc'], { nonPlayers: { auc: 'random' }, options: {} })).toBe('aa1')
    expect(usualAt(andeanAbyss, ['govt'], { nonPlayers: { auc: 'aa1' }, options: first })).toBe('aa2')
  })

  test('every family has a name of its own in every language', async () => {
    for (const volume of await everyVolume()) {
      for (const language of LANGUAGES) {
        const names = volume.families.map(({ id }) => familyName(volume, id, language))
        expect(new Set(names).size).toBe(names.length)
      }
    }
  })

  test('a faction for which a family has no chart gets one of another family', () => {
    const seats = { govt: 'aa2', farc: 'person', auc: 'aa1', cartels: 'aa1' }
    expect(withFamily(andeanAbyss, seatsFor(andeanAbyss, ['farc'], 'aa2'), 'aa1')).toEqual(seats)
    expect(seatsFor(andeanAbyss, ['farc'], 'aa1')).toEqual(seats)
    expect(familyAtTable(andeanAbyss, seats)).toBe('aa1')
  })

  test('a player with several factions counts once, a non-player not at all', () => {
    const seats = { govt: 'person:ann', farc: 'person:ann', auc: 'random', cartels: 'aa1' }
    expect(playersOf(andeanAbyss, seats)).toEqual([['govt', 'farc'], ['auc']])
    const thinking = { govt: 'search:quick', farc: 'search:quick', auc: 'search:non-player', cartels: 'person' }
    expect(playersOf(andeanAbyss, thinking)).toEqual([['govt'], ['farc'], ['cartels']])
  })

  test('AA 1.5 factions that no player holds together keep a game from beginning', () => {
    const seats = { govt: 'person:ann', farc: 'person:ann', auc: 'person', cartels: 'person' }
    const whyNot = (wish: Seats) => whyNotShare(andeanAbyss, playersOf(andeanAbyss, wish))
    expect(whyNot(seats)).toEqual({ id: 'setup.shared', rule: '1.5' })
    expect(whyNot({ ...seats, farc: 'person' })).toBeUndefined()
  })
})

visit('the card of whoever plays alone stays chosen after several sat at the screen', async (page) => {
  const chosen = page.locator('.faction-card:has(:checked)')
  await page.getByRole('radio', { name: 'Hot seat', exact: true }).check()
  expect(await chosen.count()).toBe(4)
  await page.getByRole('radio', { name: 'Alone' }).check()
  expect(await chosen.count()).toBe(1)
  expect(await textOf(chosen)).toContain('Government')
})

visit(
  'one click seats one person against non-players, whose charts follow the edition until somebody chooses them',
  async (page) => {
    const seats = page.getByRole('group', { name: 'Who plays which faction' })
    const kinds = () => seats.getByRole('combobox').evaluateAll((all) => all.map((s) => (s as HTMLSelectElement).value))
    const charts = page.getByRole('combobox', { name: 'Non-player charts' })
    const edition = page.getByRole('combobox', { name: 'Edition' })
    await page.getByText('Options', { exact: true }).click()
    await page.getByRole('button', { name: 'Solo as FARC' }).click()
    expect(await kinds()).toEqual(['aa2', 'person', 'aa1', 'aa1'])
    expect(await page.getByRole('button', { name: 'Solo as FARC' }).getAttribute('aria-pressed')).toBe('true')
    await edition.selectOption('2nd')
    expect(await kinds()).toEqual(['aa2', 'person', 'aa2', 'aa2'])
    await edition.selectOption('1st')
    await charts.selectOption('2nd edition')
    expect(await kinds()).toEqual(['aa2', 'person', 'aa2', 'aa2'])
    await edition.selectOption('2nd')
    await edition.selectOption('1st')
    expect(await kinds()).toEqual(['aa2', 'person', 'aa2', 'aa2'])
    await charts.selectOption('1st edition')
    await page.getByRole('button', { name: '2 people: the Government and FARC' }).click()
    expect(await kinds()).toEqual(['person', 'person', 'aa1', 'aa1'])
    expect(await seats.getByRole('combobox', { name: 'Government' }).getByRole('option').allTextContents()).toEqual([
      'Player',
      'Plays at random',
      'Non-player, 2nd edition',
      'Thinks',
      'Thinks (quick)',
      'Thinks (deep)',
      'Thinks (by margins alone)',
    ])
    await startButton(page).click()
    await page.getByRole('tab', { name: 'Factions' }).click()
    expect(await page.locator('.factions').getByText('Non-player, 1st edition').count()).toBe(2)
  },
)

visit('whoever turns from several players to one sees which faction is played', async (page) => {
  await page.getByRole('radio', { name: 'Hot seat', exact: true }).check()
  await page.getByRole('radio', { name: 'Alone' }).check()
  const chosen = page.locator('.faction-cards').getByRole('radio', { checked: true })
  await chosen.waitFor()
  expect(await chosen.count()).toBe(1)
})

visit('FITL playing alone is the same on arrival and after several sat at the screen', async (page) => {
  await page.getByRole('radio', { name: 'Fire in the Lake' }).check()
  const start = page.getByRole('button', { name: 'Play as the US and the ARVN' })
  await start.waitFor()
  await page.getByRole('radio', { name: 'Hot seat', exact: true }).check()
  expect(await start.count()).toBe(0)
  await page.getByRole('radio', { name: 'Alone' }).check()
  await start.waitFor()
  expect(await page.getByRole('radio', { name: 'Alone' }).isChecked()).toBe(true)
})

visit('FITL 8.9 one person who has two factions plays alone, with the options for that', async (page) => {
  await page.getByRole('radio', { name: 'Fire in the Lake' }).check()
  await page.getByRole('button', { name: 'Play as the US and the ARVN' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Alone' }).isChecked()).toBe(true)
  await page.getByText('Options', { exact: true }).click()
  const harder = page.locator('.choice', { hasText: 'difficulty B' })
  expect(await harder.getByRole('option').nth(1).isEnabled()).toBe(true)
  await page.getByRole('combobox', { name: 'ARVN' }).selectOption('Plays at random')
  expect(await harder.getByRole('option').nth(1).isEnabled()).toBe(false)
  await page.getByRole('combobox', { name: 'VC' }).selectOption('Player')
  expect(await page.getByRole('radio', { name: 'Hot seat', exact: true }).isChecked()).toBe(true)
  expect(await startButton(page).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Solo as the US and the ARVN' }).click()
  await startButton(page).click()
  await page.locator('main.play').waitFor()
})

visit('a table that the rules do not know is refused with the reason', async (page) => {
  await page.getByRole('radio', { name: 'A Distant Plain' }).check()
  await page.getByText('Options', { exact: true }).click()
  const deception = page.locator('.choice', { hasText: 'Deception' })
  expect(await deception.getByRole('option').nth(1).isDisabled()).toBe(true)
  expect(await textOf(deception)).toContain('for 3 or 4 players')
  await page.getByRole('button', { name: 'Hot seat' }).click()
  await deception.getByRole('combobox').selectOption({ index: 1 })
  expect(await startButton(page).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Solo as the Coalition' }).click()
  expect(await textOf(page.locator('form').getByRole('alert'))).toContain('for 3 or 4 players')
  expect(await startButton(page).isDisabled()).toBe(true)
})

visit('the editor seats non-players too, and greys what does not go together, with the reason', async (page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Position editor' }).click()
  await page.getByRole('tab', { name: 'Game' }).click()
  await page.getByRole('button', { name: 'Watch: non-players only' }).click()
  await page.getByRole('combobox', { name: 'Government' }).selectOption('Player')
  await page.getByRole('combobox', { name: 'Cartels' }).selectOption('Non-player, 2nd edition')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.locator('section.question').waitFor()
  await page.getByRole('tab', { name: 'Factions' }).click()
  expect(await page.locator('.factions .seat').allTextContents()).toEqual(
    ['1st', '1st', '2nd'].map((edition) => ` Non-player, ${edition} edition`),
  )
  await page.locator('.more summary').click()
  await page.locator('.more').getByRole('link', { name: 'Position editor' }).click()
  await page.getByRole('button', { name: 'Start from' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'A Distant Plain' }).click()
  await page.getByRole('tab', { name: 'Game' }).click()
  const deception = page.getByRole('combobox', { name: /^Deception/ })
  expect(await deception.isDisabled()).toBe(true)
  expect(await textOf(page.locator('#why-not-deception'))).toContain('for 3 or 4 players')
})

visit('charts are not loaded before a game begins', async (page) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  await page.reload()
  await startButton(page).waitFor()
  const charts = () => loaded.filter((path) => path.includes('/nonplayers-'))
  expect(charts()).toEqual([])
  await startGame(page, { seed: '1' })
  expect(charts()).toHaveLength(1)
})
