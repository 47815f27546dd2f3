import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { families } from '@coinflict/andean-abyss/nonplayers'
import { type Position, positionOf, readPosition, type Save, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import type { Page } from 'playwright-core'
import { pieceAt, pointOf } from './pointing.ts'

/** Positions in which a person has a turn of Andean Abyss: the standard scenario with some pieces more. */
type Pieces = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface Scene {
  readonly by?: 'govt' | 'farc'
  readonly pieces?: Pieces
  readonly levels?: Readonly<Record<string, string>>
  readonly phase?: string
  /** Whether all four are people, or the others non-players. */
  readonly isShared?: boolean
  /** Whether the players have their own deck and dice; the next card is told already. */
  readonly hasOwnDeck?: boolean
}

/** A card whose order begins with the faction. */
const CARDS = { govt: 5, farc: 19 } as const
const OTHERS = { govt: 'farc', farc: 'govt' } as const

/** A Distant Plain with events by hand: a person is to carry out the printed card of a side that is known only in part. */
function saveOfEventByHand(): Save {
  const setup = setupOf(aDistantPlain, { seed: 'turns', options: { events: 'by-hand' } }, SEAT_KINDS)
  const begun = positionOf(new Table(aDistantPlain, setup, []).game)
  const card = aDistantPlain.cards.find(({ dual, provenance }) => dual && provenance?.unshaded === 'reconstructed')
  const start: Position = { ...begun, cards: { played: [], current: card?.number ?? 0, left: 60 } }
  const table = new Table(aDistantPlain, setup, [], { start: (g) => readPosition(g, start) })
  for (const key of ['event', 'unshaded']) table.answer(table.game.q.by, key)
  return saveOf(table, { start })
}

export const saveOfTurn = ({ save, scene }: Turn): Save => save?.() ?? saveOfScene(scene)

export function saveOfScene(scene: Scene): Save {
  const { table, start } = lay(scene)
  return saveOf(table, { start })
}

export const tableOfScene = (scene: Scene): Table => lay(scene).table

function lay({ by = 'govt', pieces = {}, levels = {}, phase = 'card', isShared = false, hasOwnDeck = false }: Scene) {
  const rest = isShared ? 'person' : 'aa2'
  const seats = { [by]: 'person', [OTHERS[by]]: rest, auc: rest, cartels: rest }
  const wish = { seed: 'turns', seats, scenario: 'standard', options: { edition: '2nd' } }
  const standard = positionOf(new Table(andeanAbyss, setupOf(andeanAbyss, wish, SEAT_KINDS), []).game)
  const setup = setupOf(andeanAbyss, { ...wish, ownDeck: hasOwnDeck }, SEAT_KINDS)
  const spaces = { ...standard.spaces }
  for (const id of new Set([...Object.keys(pieces), ...Object.keys(levels)])) {
    const level = levels[id] ?? spaces[id]?.level
    spaces[id] = {
      ...spaces[id],
      pieces: { ...spaces[id]?.pieces, ...pieces[id] },
      ...(level === undefined ? {} : { level }),
    }
  }
  const cards = { played: [], current: CARDS[by], left: 60 }
  const start: Position = { ...standard, spaces, phase, cards }
  const deciders = decidersOf(andeanAbyss, setup, families)
  const table = new Table(andeanAbyss, setup, deciders, { start: (g) => readPosition(g, start) })
  if (hasOwnDeck) table.deal('card-7')
  return { table, start }
}

/** A click on a button of the question or on a space of the map; or pieces dragged from space to space, some of them if a key says so. */
export type Act =
  | { readonly button: string }
  | { readonly pick: string }
  | { readonly space: string }
  | { readonly more: string }
  | { readonly fewer: string }
  | { readonly drag: readonly [from: string, to: string]; readonly piece: string; readonly n?: number }

/** A turn as it is counted: what stands at its beginning, every click of it, how many it took once and how many it may take. */
export interface Turn {
  readonly name: string
  readonly scene: Scene
  /** Another beginning than a scene. */
  readonly save?: () => Save
  readonly acts: readonly Act[]
  readonly before: number
  /** How many answers stand behind them in the end. */
  readonly answers: number
  readonly most: number
}

const DO_IT: Act = { button: 'do-it' }
const HAND_DONE: Act = { button: 'hand-done' }

export const TURNS: readonly Turn[] = [
  {
    name: 'Train in 3 spaces, Civic Action twice',
    scene: {},
    acts: [
      { button: 'train' },
      { space: 'cali' },
      { space: 'pasto' },
      { space: 'neiva' },
      { pick: 'civic-action' },
      DO_IT,
    ],
    before: 15,
    answers: 14,
    most: 7,
  },
  {
    name: 'Rally in 4 spaces with Bases',
    scene: { by: 'farc' },
    acts: [
      { button: 'rally' },
      { space: 'choco' },
      { space: 'huila' },
      { space: 'meta-west' },
      { space: 'arauca' },
      DO_IT,
    ],
    before: 15,
    answers: 14,
    most: 6,
  },
  {
    name: 'March of 6 from 2 spaces in 3 groups',
    scene: { by: 'farc', pieces: { 'meta-west': { 'farc-underground': 4 } } },
    acts: [
      { button: 'march' },
      { drag: ['meta-west', 'huila'], piece: 'farc-underground', n: 1 },
      { drag: ['meta-west', 'neiva'], piece: 'farc-underground' },
      { drag: ['guaviare', 'meta-east'], piece: 'farc-underground' },
      DO_IT,
    ],
    before: 12,
    answers: 11,
    most: 7,
  },
  {
    name: 'Sweep of 2 spaces',
    scene: { pieces: { neiva: { troops: 3 } } },
    acts: [{ button: 'sweep' }, { space: 'huila' }, { drag: ['bogota', 'meta-west'], piece: 'troops' }, DO_IT],
    before: 16,
    answers: 11,
    most: 6,
  },
  {
    name: 'Patrol of 2 groups',
    scene: {},
    acts: [
      { button: 'patrol' },
      { drag: ['bogota', 'bogota-neiva-loc'], piece: 'troops' },
      { drag: ['medellin', 'cartagena'], piece: 'troops' },
      DO_IT,
    ],
    before: 12,
    answers: 11,
    most: 6,
  },
  {
    name: 'One group in Redeploy',
    scene: { phase: 'redeploy' },
    acts: [{ drag: ['bogota', 'medellin'], piece: 'troops' }],
    before: 3,
    answers: 0,
    most: 1,
  },
  {
    name: 'Event by hand, 2 changes',
    scene: {},
    save: saveOfEventByHand,
    acts: [{ space: 'kabul' }, { fewer: 'coalition-troops' }, { fewer: 'government-police' }, HAND_DONE],
    before: 13,
    answers: 5,
    most: 4,
  },
  {
    name: 'One placement by hand',
    scene: {},
    save: saveOfEventByHand,
    acts: [{ space: 'herat' }, { more: 'taliban-underground' }, HAND_DONE],
    before: 13,
    answers: 4,
    most: 3,
  },
]

/** Clicks through a turn. Gives how many clicks, drags and keys that took. */
export async function clickThrough(page: Page, { acts }: Turn): Promise<number> {
  let clicks = 0
  for (const act of acts) {
    clicks++
    if ('button' in act) await page.locator(`.question [data-key="${act.button}"]`).click()
    else if ('pick' in act) await page.locator(`.question [data-pick="${act.pick}"]`).click()
    else if ('space' in act) {
      const { x, y } = await pointOf(page, act.space)
      await page.mouse.click(x, y)
    } else if ('more' in act) await page.locator(`.hand-space [data-step="${act.more}"] button`).last().click()
    else if ('fewer' in act)
      await page.locator(`.hand-space [data-step="${act.fewer}"] .stepper-buttons button`).first().click()
    else {
      await dragPieces(page, act)
      if (act.n !== undefined) clicks++
    }
  }
  return clicks
}

async function dragPieces(page: Page, { drag: [from, to], piece, n }: Extract<Act, { drag: unknown }>): Promise<void> {
  const { spaceIndex, pieceIndex } = andeanAbyss
  const start = await pieceAt(page, spaceIndex.get(from) ?? -1, pieceIndex.get(piece) ?? -1)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y + 12)
  const end = await pointOf(page, to)
  await page.mouse.move(end.x, end.y, { steps: 4 })
  if (n !== undefined) await page.keyboard.press(String(n))
  await page.mouse.up()
}
