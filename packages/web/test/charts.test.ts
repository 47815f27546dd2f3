import { aDistantPlain } from '@coinflict/a-distant-plain'
import { families as ofPlain } from '@coinflict/a-distant-plain/nonplayers'
import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { families as ofLake } from '@coinflict/fire-in-the-lake/nonplayers'
import { factionNameOf, familyName, wordText } from '@coinflict/kernel/display'
import { type Family, linesOf } from '@coinflict/kernel/nonplayers'
import type { Volume } from '@coinflict/kernel/state'
import { adviceAt } from '@coinflict/players'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chartAt, chartsOf, numbersOf, sectionsOf } from '../src/rules/charts.ts'
import { answerButton, chooseLanguage, openAtPace, panel, textOf, visit } from './browser.ts'
import { answersOf, box, gameWithNonPlayers, saveAt, tableAt, turnOfNonPlayer } from './games.ts'

const ALL: readonly (readonly [Volume, Family])[] = [
  ...box.families.map((family) => [box.volume, family] as const),
  ...ofPlain.map((family) => [aDistantPlain, family] as const),
  ...ofLake.map((family) => [fireInTheLake, family] as const),
]

const played = gameWithNonPlayers({ seed: '3', seats: { cartels: 'aa1' } })
const { from, to } = turnOfNonPlayer(played, 3)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rules' })
/** A line of a chart without the number before it. */
const withoutNumber = (line: string): string => line.replace(/^(\d+[a-z]?|•) /, '')

const marked = (page: Page) => page.locator('.chart-lines [aria-current]')
const switchTo = (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name: part }).click()

describe.each(ALL.map(([volume, family]) => [family.id, volume, family] as const))('%s', (_, volume, family) => {
  test('every line stands once in its charts, and is found by its id', () => {
    const shown = chartsOf(family).flatMap(({ lines }) => sectionsOf(lines).flatMap((section) => section.lines))
    expect(shown.map(({ id }) => id).sort()).toEqual(
      linesOf(family)
        .map(({ id }) => id)
        .sort(),
    )
    for (const line of linesOf(family)) expect(chartAt([family], family.id, line.id)?.lines).toContain(line)
  })

  test('rules stand in their order, each operation or activity of a rule once', () => {
    for (const { lines } of chartsOf(family)) {
      const rules = sectionsOf(lines).map(({ rule }) => rule.replace(/\d+/g, (n) => n.padStart(2, '0')))
      expect(rules).toEqual(rules.toSorted())
      const headings = sectionsOf(lines).map(({ rule, heading }) => `${rule} ${heading}`)
      expect(new Set(headings).size).toBe(headings.length)
    }
  })

  test('every part says what it is about: an operation, an activity, or what its rule is called', () => {
    const untold = chartsOf(family)
      .flatMap(({ lines }) => sectionsOf(lines))
      .filter(({ rule, heading }) => heading === undefined && family.titles[rule] === undefined)
    expect(untold.map(({ rule }) => rule)).toEqual([])
  })

  test('a faction has its own chart, and what nobody has is nowhere', () => {
    for (const { id } of volume.factions) {
      const chart = family.charts[id]
      if (chart !== undefined) expect(chartAt([family], family.id, id)?.lines).toBe(chart.lines)
    }
    expect(chartAt([family], family.id, '1.5.1')).toBeUndefined()
  })
})

test('ADP 8.6.4 a line that the printed chart has as one is numbered once, however many it is here', () => {
  const numbers = (...marks: readonly string[]) => numbersOf(marks.map((mark) => ({ id: `8.6.4/${mark}` })))
  expect(numbers('1-bases', '1-support', '1-help', '2')).toEqual(['1', undefined, undefined, '2'])
  expect(numbers('limits', '1', '1-lift', '2a', '2b')).toEqual(['•', '1', undefined, '2a', '2b'])
  expect(numbers('1', 'Ambush/1', 'Ambush/1-base', 'Ambush')).toEqual(['1', '1', undefined, '•'])
})

visit('the charts of every family and faction can be read, line by line', async (page) => {
  await page.getByRole('link', { name: 'Rules' }).click()
  await switchTo(page, 'Non-players')
  for (const family of box.families) {
    const called = familyName(box.volume, family.id, 'en')
    await page.getByRole('navigation', { name: 'Non-player charts' }).getByText(called).click()
    await page.getByRole('heading', { level: 2, name: called }).waitFor()
    for (const { id } of box.volume.factions) {
      const name = factionNameOf(box.volume, id, 'en')
      const link = page.getByRole('navigation', { name: 'Factions' }).getByRole('link', { name, exact: true })
      const chart = family.charts[id]
      if (chart === undefined) {
        expect(await link.count()).toBe(0)
        continue
      }
      await link.click()
      await page.getByRole('heading', { level: 2, name: `: ${name}, ${called}` }).waitFor()
      expect(page.url()).toContain(`#/rules/andean-abyss/${family.id}/${id}`)
      const lines = await page.locator('.chart-lines li').allTextContents()
      expect(lines.map(withoutNumber).sort()).toEqual(chart.lines.map((line) => line.text.en).sort())
      for (const { rule, heading } of sectionsOf(chart.lines)) {
        const about = heading === undefined ? family.titles[rule]?.en : wordText(box.volume, heading, 'en')
        const name = `${rule} ${about}`
        expect(await page.getByRole('heading', { level: 3, name }).count()).toBeGreaterThan(0)
      }
    }
  }
})

visit('charts are loaded when they are wanted, and searched with the rest', async (page) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  const charts = () => loaded.filter((path) => path.includes('/nonplayers-'))
  await page.getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('heading', { name: 'Glossary' }).waitFor()
  expect(charts()).toEqual([])
  await page.getByRole('searchbox').fill('sabotage')
  await page.locator('.chart-lines').first().waitFor()
  expect(charts()).toHaveLength(1)
  const lines = await page.locator('.chart-lines li').allTextContents()
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line.toLowerCase()).toContain('sabotage')
  expect(await page.locator('.entry:not(.chart-lines *)').count()).toBeGreaterThan(0)
  const n = lines.length + (await page.locator('.entry:not(.chart-lines *)').count())
  expect(await textOf(page.locator('.found'))).toBe(`${n} entries`)
})

visit('the same number is another rule in another family', async (page) => {
  for (const [family, faction] of [
    ['adp', 'Government, rule book'],
    ['arponen', 'Coalition, by Arponen'],
  ] as const) {
    await page.goto(`./#/rules/a-distant-plain/${family}/8.6.3`)
    await page.getByRole('heading', { level: 2, name: `: ${faction}` }).waitFor()
    expect(await page.locator('.entry.wanted').first().getAttribute('data-rule')).toBe('8.6.3')
  }
})

visit('a chart speaks the language chosen, and leads from one rule to another', async (page) => {
  await page.goto('./#/rules/a-distant-plain/adp/8.8.2/3')
  const line = linesOf(ofPlain[0] as Family).find(({ id }) => id === '8.8.2/3')
  for (const [name, language] of [
    ['Español', 'es'],
    ['Polski', 'pl'],
    ['English', 'en'],
  ] as const) {
    await chooseLanguage(page, page.locator('.settings select').first(), name)
    await marked(page)
      .getByText(line?.text[language] ?? '')
      .waitFor()
    expect(await textOf(marked(page))).toBe(`3 ${line?.text[language]}`)
  }
  await marked(page).getByRole('link', { name: '8.8.5' }).click()
  await page.locator('.chart-lines .wanted[data-rule="8.8.5"]').waitFor()
})

visit('a reason opens the line that was followed, in the chart of its family', async (page) => {
  await openAtPace(page, saveAt(played, from), 'step')
  await page.getByRole('button', { name: 'Next step' }).click()
  const line = played.explanations[from]?.line
  const owner = chartAt(box.families, 'aa1', line?.id ?? '')?.faction
  await panel(page)
    .getByRole('button', { name: `Rule ${line?.rule}` })
    .click()
  await marked(page).waitFor()
  expect(withoutNumber(await textOf(marked(page)))).toBe(line?.text.en)
  expect(await dialog(page).getByRole('navigation').locator('[aria-current]').allTextContents()).toEqual([
    'Non-players',
    '1st edition',
    owner === 'all' ? 'All factions' : factionNameOf(box.volume, owner ?? '', 'en'),
  ])
  await page.waitForFunction(() => document.activeElement?.matches('dialog li[aria-current]') === true)
  // From there to the summary, and back to the game.
  await dialog(page).getByRole('button', { name: 'Rules and glossary' }).click()
  await dialog(page).getByRole('heading', { name: 'Glossary' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
})

visit('so do advice and the log, each in its own family', async (page) => {
  await openAtPace(page, saveAt(played, from), 'once')
  await answerButton(page, answersOf(played)[to] ?? '').waitFor()
  await page.keyboard.press('h')
  await panel(page).getByRole('combobox').selectOption('aa2')
  const { explanation } = adviceAt(tableAt(played, to), box.families, 'aa2')
  await panel(page).locator('.advice .rule').first().click()
  await marked(page).waitFor()
  expect(withoutNumber(await textOf(marked(page)))).toBe(explanation?.line.text.en)
  expect(await textOf(dialog(page).getByRole('heading', { level: 2 }).nth(1))).toContain('2nd edition')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('#tab-panel').getByRole('button', { name: 'why?' }).last().click()
  const said = await textOf(page.locator('#tab-panel .reasons p').first())
  await page.locator('#tab-panel .reasons .rule').first().click()
  await marked(page).waitFor()
  expect(said).toContain((await textOf(marked(page))).split(' ').slice(1).join(' '))
  expect(await textOf(dialog(page).getByRole('heading', { level: 2 }).nth(1))).toContain('1st edition')
})
