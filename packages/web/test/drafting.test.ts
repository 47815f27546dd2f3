import { expect } from 'vitest'
import { answerButton, atMoment, confirmTurn, heading, isInReach, openGame, pointOf, textOf, visit } from './browser.ts'
import { box } from './games.ts'
import { pieceAt } from './pointing.ts'
import { type Scene, saveOfScene } from './turns.ts'

const DESK = { settings: {}, viewport: { width: 1440, height: 900 } } as const
const PHONE = { settings: {}, viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true } as const
const SHARED: Scene = { isShared: true }
const rows = '.draft-row'

visit(
  'AA 3.2.1 a draft by keyboard alone: digits choose, arrows step, Escape takes back, Enter does it',
  async (page) => {
    await openGame(page, saveOfScene(SHARED))
    await answerButton(page, 'train').click()
    await page.keyboard.press('2')
    await page.locator(rows).waitFor()
    const places = () =>
      page.locator('.spaces-to-choose .answer').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset))
    const before = (await places()).map(({ key, shortcut }) => `${shortcut} ${key}`)
    await page.keyboard.press('3')
    await page.locator(rows).nth(1).waitFor()
    // Those that are left keep their digits.
    const after = (await places()).map(({ key, shortcut }) => `${shortcut} ${key}`)
    expect(before).toEqual(expect.arrayContaining(after))
    await page.keyboard.press('Escape')
    await page.locator(rows).nth(1).waitFor({ state: 'detached' })
    const troops = page.getByRole('spinbutton').first()
    await troops.fill('4')
    await troops.blur()
    await page.getByRole('spinbutton').nth(1).waitFor()
    expect(await page.getByRole('spinbutton').nth(1).inputValue()).toBe('2')
    await atMoment(page, 1)
    await page.locator('.question').focus()
    await page.keyboard.press('Enter')
    await confirmTurn(page)
  },
  DESK,
)

visit(
  'a reload goes on with what was being put together',
  async (page) => {
    await openGame(page, saveOfScene({}))
    await answerButton(page, 'train').click()
    for (const id of ['cali', 'pasto']) await answerButton(page, id).click()
    await page.locator(rows).nth(1).waitFor()
    const before = await page.locator(rows).allTextContents()
    await page.reload()
    await page.locator(rows).nth(1).waitFor()
    expect(await page.locator(rows).allTextContents()).toEqual(before)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.locator(rows).first().waitFor({ state: 'detached' })
    await page.reload()
    await answerButton(page, 'cali').waitFor()
    expect(await page.locator(rows).count()).toBe(0)
  },
  DESK,
)

visit(
  'a space that was chosen is shown when it is clicked, and taken back when it is clicked again',
  async (page) => {
    await openGame(page, saveOfScene({}))
    await answerButton(page, 'train').click()
    const click = async (id: string) => {
      const { x, y } = await pointOf(page, id)
      await page.mouse.click(x, y)
    }
    await click('cali')
    await click('pasto')
    expect(await textOf(page.locator(`${rows}.shown`))).toContain('Pasto')
    await click('cali')
    expect(await textOf(page.locator(`${rows}.shown`))).toContain('Cali')
    await click('cali')
    expect(await page.locator(rows).count()).toBe(1)
    expect(await textOf(page.locator('.strip'))).toContain('→ 37')
  },
  DESK,
)

visit(
  'undo takes back all that was done at once, then answer by answer; redo does it again',
  async (page) => {
    await openGame(page, saveOfScene(SHARED))
    await answerButton(page, 'train').click()
    for (const key of ['cali', 'pasto', 'do-it']) await answerButton(page, key).click()
    await page.getByRole('button', { name: 'Confirm the turn' }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await atMoment(page, 1)
    expect(await textOf(heading(page))).toContain('Train where?')
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: 'Confirm the turn' }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await atMoment(page, 1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await atMoment(page, 0)
  },
  DESK,
)

visit(
  'the list makes a draft as the map does',
  async (page) => {
    await openGame(page, saveOfScene({}))
    await answerButton(page, 'train').click()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    for (const id of ['cali', 'pasto']) await page.locator(`.spaces [data-id="${id}"]`).click()
    expect(await textOf(page.locator('.spaces [data-id="pasto"]'))).toContain('Chosen, number 2')
    expect(await page.locator(rows).count()).toBe(2)
  },
  DESK,
)

visit(
  'AA 3.3.2 the bubble says before the drop at which number a group turns Active, and a drop out of reach why not',
  async (page) => {
    await openGame(page, saveOfScene({ by: 'farc', pieces: { 'meta-west': { 'farc-underground': 4 } } }))
    await answerButton(page, 'march').click()
    const { spaceIndex, pieceIndex } = box.volume
    const start = await pieceAt(page, spaceIndex.get('meta-west') ?? -1, pieceIndex.get('farc-underground') ?? -1)
    const goal = await pointOf(page, 'neiva')
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(goal.x, goal.y, { steps: 4 })
    const bubble = page.locator('.carry-bubble')
    expect(await textOf(bubble)).toContain('4/4')
    expect(await textOf(bubble)).toContain('Active FARC Guerrillas')
    await page.keyboard.press('2')
    expect(await textOf(bubble)).toContain('2/4')
    const far = await pointOf(page, 'cesar')
    await page.mouse.move(far.x, far.y, { steps: 4 })
    await page.locator('.carry-bubble.cannot').waitFor()
    await page.mouse.up()
    expect(await textOf(page.getByRole('alert'))).not.toBe('')
    expect(await page.locator(rows).count()).toBe(0)
  },
  DESK,
)

visit(
  'AA 6.5.2 who has said where Troops go sets how many, and sees neither the goals again nor what every number leads to',
  async (page) => {
    await openGame(page, saveOfScene({ phase: 'redeploy', isShared: true }))
    const phase = await textOf(page.locator('.phase'))
    for (const id of ['bogota', 'medellin']) await answerButton(page, id).click()
    await page.locator(rows).getByRole('spinbutton').waitFor()
    expect(await page.locator(`${rows} .choices`).count()).toBe(0)
    expect(await page.locator(`${rows} .effects`).count()).toBe(0)
    expect(await textOf(page.locator('.phase'))).toBe(phase)
  },
  DESK,
)

visit(
  'AA 3.3.2 on a phone a finger that rests on pieces picks them up',
  async (page, context) => {
    await openGame(page, saveOfScene({ by: 'farc', pieces: { 'meta-west': { 'farc-underground': 4 } } }))
    await answerButton(page, 'march').tap()
    await page.locator('.board').scrollIntoViewIfNeeded()
    const { spaceIndex, pieceIndex } = box.volume
    const start = await pieceAt(page, spaceIndex.get('meta-west') ?? -1, pieceIndex.get('farc-underground') ?? -1)
    const goal = await pointOf(page, 'meta-east')
    const touch = await context.newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
    await send('touchStart', [start])
    await page.locator('.map.carrying').waitFor()
    await send('touchMove', [{ x: (start.x + goal.x) / 2, y: (start.y + goal.y) / 2 }])
    await send('touchMove', [goal])
    await page.locator('.carry-bubble').waitFor()
    await send('touchEnd', [])
    await page.locator(rows).waitFor()
    expect(await textOf(page.locator(rows))).toContain('Meta East')
  },
  PHONE,
)

visit(
  'AA 3.3.2 whoever drags another faction’s piece from a space carries what may go from there, and the bubble says so',
  async (page) => {
    await openGame(page, saveOfScene({ by: 'farc', pieces: { neiva: { 'farc-underground': 2 } } }))
    await answerButton(page, 'march').click()
    const { spaceIndex, pieceIndex } = box.volume
    const start = await pieceAt(page, spaceIndex.get('neiva') ?? -1, pieceIndex.get('police') ?? -1)
    const goal = await pointOf(page, 'huila')
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(goal.x, goal.y, { steps: 4 })
    const bubble = page.locator('.carry-bubble')
    expect(await textOf(bubble)).toContain('+2')
    expect(await bubble.locator('.carry-load :is(svg, b)').count()).toBe(0)
    await page.mouse.up()
    expect(await textOf(page.locator(rows))).toContain('Huila')
  },
  DESK,
)

visit(
  'on a phone question, purse and the space chosen last are seen while a turn is put together, and what follows is scrolled to',
  async (page) => {
    await openGame(page, saveOfScene({}))
    await answerButton(page, 'train').tap()
    for (const key of ['bogota', 'cali', 'pasto']) await answerButton(page, key).tap()
    await page.locator(rows).nth(2).waitFor()
    for (const part of ['.purse', '.draft-head h2', `${rows}.shown .row-open`, '[data-key="clear"]'])
      expect(await isInReach(page.locator(`.draft ${part}`)), part).toBe(true)
    const next = page.locator('.spaces-to-choose .answer').first()
    await next.scrollIntoViewIfNeeded()
    await next.tap()
    await page.locator(rows).nth(3).waitFor()
    const scrolled = await page
      .locator('.side, .side *')
      .evaluateAll((all) => all.filter((each) => each.scrollTop > 0).map((each) => each.className))
    expect(scrolled).toEqual(['side'])
  },
  PHONE,
)

visit(
  'AA 3.3.2 on a phone a row that is touched while another waits for an answer is seen down to its last line',
  async (page) => {
    const guerrillas = { 'farc-underground': 4 }
    await openGame(page, saveOfScene({ by: 'farc', pieces: { 'meta-west': guerrillas, huila: guerrillas } }))
    for (const key of ['march', 'meta-west', 'meta-east', 'huila']) await answerButton(page, key).tap()
    await page.locator('#draft-why').waitFor()
    await page.locator(`${rows} .row-open`).first().tap()
    await page.locator(`${rows}.shown .row-result`).waitFor()
    for (const part of ['.row-open', '.row-result li:last-child'])
      expect(await isInReach(page.locator(`${rows}.shown ${part}`)), part).toBe(true)
  },
  PHONE,
)

visit(
  'in a narrow column no control of a draft goes over the edge of its row',
  async (page) => {
    await openGame(page, saveOfScene({ by: 'farc' }))
    for (const key of ['rally', 'meta-west']) await answerButton(page, key).click()
    const row = page.locator(`${rows}.shown`)
    await row.getByRole('spinbutton').waitFor()
    const isOver = await row.evaluate((each) => each.scrollWidth > each.clientWidth + 1)
    expect(isOver).toBe(false)
  },
  { settings: {}, viewport: { width: 1024, height: 768 } },
)

visit(
  'a card is told at length wherever it is touched',
  async (page) => {
    await openGame(page, saveOfScene({}))
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator('.open-cards .sides').first().boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.getByRole('dialog', { name: 'Cards' }).waitFor()
  },
  DESK,
)

visit(
  'a panel opened beside a draft is seen, until the draft goes on',
  async (page) => {
    await openGame(page, saveOfScene({}))
    for (const key of ['train', 'cali']) await answerButton(page, key).click()
    const log = page.getByRole('tabpanel')
    await log.waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: 'Log' }).click()
    expect(await page.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true')
    await log.waitFor()
    await answerButton(page, 'pasto').click()
    await log.waitFor({ state: 'hidden' })
  },
  DESK,
)
