import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import {
  count,
  type Faction,
  isSpaceWord,
  numberWord,
  type Piece,
  resources,
  type Space,
  spaceWord,
  type Word,
  wordOf,
} from '@coinflict/kernel/state'
import { entryKey, positionOf, readPosition, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS, stepAdvisedAt } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { Draft } from '../src/play/draft.ts'
import { LocalSession } from '../src/play/local-session.ts'
import { alike, NO_PLAN, type Plan, withPick, withPickAfter, withRow } from '../src/play/plan.ts'
import { box } from './games.ts'
import { type Scene, tableOfScene } from './turns.ts'

const { volume } = box
const word = (key: string): Word => wordOf(volume, key) as Word
const space = (id: string): Space => volume.spaceIndex.get(id) as Space
const GOVT = volume.factionIndex.get('govt') as Faction
const TROOPS_KEY = `place.how-many ${volume.pieceIndex.get('troops')}`

function at(scene: Scene, ...keys: readonly string[]): Table {
  const table = tableOfScene(scene)
  for (const key of keys) table.answer(table.pending?.by as never, key)
  return table
}
const planFor = (...ids: readonly string[]): Plan => ids.reduce((plan, id) => withRow(plan, space(id)), NO_PLAN)
const draftOf = (table: Table, ...ids: readonly string[]): Draft => new Draft(table, planFor(...ids))
const keys = ({ words }: Draft): string[] => words.map((each) => entryKey(volume, each))
const answersOf = (draft: Draft, row: number): string[] =>
  draft.rows[row]?.given.map(({ answer }) => entryKey(volume, answer)) ?? []

/** Gives all answers of a draft at the table, and leads where the draft said. */
function carryOut(table: Table, draft: Draft): void {
  for (const each of draft.words) table.answer(draft.by, entryKey(volume, each))
}

describe('spaces one after another', () => {
  test('AA 3.2.1 in each space as many cubes come as may, four Troops and two Police, and nothing follows unless it is asked for', () => {
    const table = at({}, 'train')
    const draft = draftOf(table, 'cali', 'neiva')
    expect(keys(draft)).toEqual(['cali', '4', '2', 'neiva', '4', '2', 'done', 'neither'])
    expect(draft.endsTurn).toBe(true)
    expect(resources(draft.game, GOVT)).toBe(34)
    carryOut(table, draft)
    expect(table.turnsDone).toBe(1)
    expect(resources(table.game, GOVT)).toBe(34)
  })

  test('nothing is given before it is done, and further spaces stay possible', () => {
    const table = at({}, 'train')
    const { standing } = draftOf(table, 'cali')
    expect(table.entries).toHaveLength(1)
    expect(standing?.id).toBe('train.where')
    expect(standing?.isPossible(spaceWord(space('pasto')))).toBe(true)
    expect(standing?.isPossible(spaceWord(space('cali')))).toBe(false)
  })

  test('AA 3.2.1 what is picked for a space leaves the rest to the usual: fewer Troops, more Police', () => {
    const plan = withPick(planFor('cali', 'neiva'), 0, TROOPS_KEY, 0, numberWord(1))
    const draft = new Draft(at({}, 'train'), plan)
    expect(answersOf(draft, 0)).toEqual(['1', '5'])
    // The next space follows what was picked before.
    expect(answersOf(draft, 1)).toEqual(['1', '5'])
  })

  test('a number that has become too high is lowered, and Police take what room is left', () => {
    const plan = withPick(planFor('bogota'), 0, TROOPS_KEY, 0, numberWord(9))
    expect(answersOf(new Draft(at({}, 'train'), plan), 0)).toEqual(['6'])
  })

  test('“same in all” gives every space the numbers of one', () => {
    const table = at({}, 'train')
    const plan = withPick(planFor('cali', 'neiva'), 1, TROOPS_KEY, 0, numberWord(1))
    const draft = new Draft(table, plan)
    expect(answersOf(draft, 0)).toEqual(['4', '2'])
    const all = new Draft(table, alike(plan, draft.answersOf(1)))
    expect([answersOf(all, 0), answersOf(all, 1)]).toEqual([
      ['1', '5'],
      ['1', '5'],
    ])
  })

  test('a player who was content with fewer last time is offered as many again', () => {
    const table = at({}, 'train', 'cali', '3', '2')
    expect(answersOf(draftOf(table, 'neiva'), 0)).toEqual(['3', '2'])
  })

  test('AA 3.2.1 Civic Action that is asked for goes on as long as it can be paid', () => {
    const table = at({ pieces: { cali: { troops: 4 } } }, 'train')
    const plain = draftOf(table, 'cali', 'neiva')
    const [then] = plain.after
    const plan = withPickAfter(plain.plan, then?.key ?? '', 0, word('civic-action'))
    const draft = new Draft(table, plan)
    expect(keys(draft).slice(7)).toEqual(['civic-action', 'more', 'done'])
    expect(draft.endsTurn).toBe(true)
    expect(resources(draft.game, GOVT)).toBe(40 - 6 - 6)
  })

  test('AA 6.4.1 Civic Action is where it brings most', () => {
    const table = at({ levels: { cali: 'neutral', neiva: 'neutral' } }, 'train')
    const plain = draftOf(table, 'neiva', 'cali')
    const plan = withPickAfter(plain.plan, plain.after[0]?.key ?? '', 0, word('civic-action'))
    expect(keys(new Draft(table, plan)).slice(7, 9)).toEqual(['civic-action', 'cali'])
  })

  test('AA 3.3.1 the way that brings most is the usual one', () => {
    const draft = draftOf(at({ by: 'farc' }, 'rally'), 'meta-west', 'narino')
    expect(answersOf(draft, 0)).toEqual(['many', '2'])
    expect(answersOf(draft, 1)).toEqual(['guerrilla'].slice(0, answersOf(draft, 1).length))
  })

  test('AA 3.1 a space that can no longer be paid for stays, with the reason, and does not stop the others', () => {
    const table = at({}, 'train')
    const spaces = ['bogota', 'cali', 'medellin', 'pasto', 'neiva', 'ibague', 'cucuta', 'sincelejo', 'cartagena']
    const more = ['santa-marta', 'bucaramanga', 'santander', 'bogota']
    const draft = draftOf(table, ...spaces, ...more)
    expect(draft.rows[12]?.problem).toEqual({ id: 'why.selected', rule: '3.1' })
    expect(draft.rows[11]?.problem).toBeUndefined()
    expect(draft.isReady).toBe(true)
  })
})

describe('pieces that are placed', () => {
  test('FitL 1.4.1 none are taken from elsewhere on the map unless somebody says so', () => {
    const setup = setupOf(fireInTheLake, { scenario: 'short', seed: 'drafts' }, SEAT_KINDS)
    const begun = positionOf(new Table(fireInTheLake, setup, []).game)
    // No Rangers and no ARVN Troops are Available.
    const hue = { ...begun.spaces.hue, pieces: { 'arvn-troops': 8 } }
    const cards = { played: [], current: 66, left: 24 }
    const start = { ...begun, spaces: { ...begun.spaces, hue }, phase: 'card', cards }
    const table = new Table(fireInTheLake, setup, [], { start: (g) => readPosition(g, start) })
    table.answer(table.game.q.by, 'train')
    const draft = new Draft(table, withRow(NO_PLAN, fireInTheLake.spaceIndex.get('kontum') as Space))
    expect(draft.standing?.id).toBe('train.where')
    expect(draft.rows[0]?.given.map(({ answer }) => entryKey(fireInTheLake, answer))).toEqual(['cubes', '0', '6'])
  })
})

describe('pieces that move', () => {
  const MARCH: Scene = { by: 'farc', pieces: { 'meta-west': { 'farc-underground': 4 } } }

  test('AA 3.3.2 a group that has no goal yet asks for it, and for nothing else', () => {
    const draft = draftOf(at(MARCH, 'march'), 'meta-west')
    expect(draft.isOpen).toBe(true)
    expect(draft.isReady).toBe(false)
    expect(draft.standing?.id).toBe('march.to')
  })

  test('AA 3.3.2 with a goal all of it goes, and what comes of it is seen before it is done', () => {
    const table = at(MARCH, 'march')
    const plan = withPick(planFor('meta-west'), 0, 'march.to ', 0, spaceWord(space('neiva')))
    const draft = new Draft(table, { ...plan, rows: plan.rows })
    expect(draft.rows[0]?.given.map(({ question }) => question.id)).toEqual(['march.to', 'move.how-many'])
    expect(answersOf(draft, 0)).toEqual(['neiva', '4'])
    expect(count(draft.game, space('neiva'), volume.pieceIndex.get('farc-active') as Piece)).toBe(4)
    expect(draft.standing?.id).toBe('march.from')
  })

  test('AA 3.3.2 a goal that is out of reach breaks the row, not the draft', () => {
    const table = at(MARCH, 'march')
    const far = withPick(planFor('meta-west', 'guaviare'), 0, 'march.to ', 0, spaceWord(space('cesar')))
    const draft = new Draft(table, withPick(far, 1, 'march.to ', 0, spaceWord(space('meta-east'))))
    expect(draft.rows[0]?.problem?.id).toBe('why.not-adjacent')
    expect(draft.rows[1]?.problem).toBeUndefined()
    expect(keys(draft)[0]).toBe('guaviare')
  })

  test('AA 3.2.3 a Sweep takes who is there; Troops come from where somebody says', () => {
    const table = at({ pieces: { huila: { troops: 1 }, neiva: { troops: 3 } } }, 'sweep')
    const plain = draftOf(table, 'huila')
    expect(answersOf(plain, 0)).toEqual(['done'])
    const [from] = plain.rows[0]?.given ?? []
    const draft = new Draft(table, withPick(plain.plan, 0, from?.key ?? '', 0, spaceWord(space('neiva'))))
    expect(answersOf(draft, 0)).toEqual(['neiva', '3', 'done'])
  })

  test('AA 6.5.2 Redeployment of one kind of cube does not run into that of the next', () => {
    const table = at({ phase: 'redeploy' })
    const [from, to] = [space('bogota'), space('medellin')]
    const plan = withPick(
      withRow(NO_PLAN, from),
      0,
      `${'redeploy.to'} ${volume.pieceIndex.get('troops')}`,
      0,
      spaceWord(to),
    )
    const draft = new Draft(table, plan)
    expect(keys(draft)).toEqual(['bogota', 'medellin', '3', 'done'])
    expect(draft.endsTurn).toBe(false)
  })
})

describe('at the table', () => {
  const sit = (table: Table): LocalSession => new LocalSession('id', box, table, { gathers: () => true })

  test('the game and its question are shown as they would be, and nothing is given until it is done', () => {
    const table = at({}, 'train')
    const session = sit(table)
    session.choose(space('cali'))
    expect(resources(session.game, GOVT)).toBe(37)
    expect(session.question?.isPossible(spaceWord(space('cali')))).toBe(false)
    expect(session.whyNot(spaceWord(space('cali')))?.id).toBe('why.selected')
    expect(table.entries).toHaveLength(1)
    session.doIt()
    expect(session.draft).toBeUndefined()
    expect(resources(session.game, GOVT)).toBe(37)
  })

  test('AA 3.2.3 a Sweep brings as few Troops as find all who hide, from where Control stays', () => {
    const hidden = { 'farc-underground': 3, 'auc-underground': 0, 'cartels-underground': 0 }
    const session = sit(at({ pieces: { huila: { ...hidden, troops: 1, police: 0 }, neiva: { troops: 8 } } }, 'sweep'))
    session.choose(space('huila'))
    expect(session.draft?.rows[0]?.given.map(({ answer }) => entryKey(volume, answer))).toEqual(['neiva', '2', 'done'])
    expect(count(session.game, space('huila'), volume.pieceIndex.get('farc-active') as Piece)).toBe(3)
  })

  test('AA 3.2.3 nobody comes to a Sweep where those who are there find all', () => {
    const session = sit(at({ pieces: { huila: { 'farc-underground': 1, troops: 6 }, neiva: { troops: 8 } } }, 'sweep'))
    session.choose(space('huila'))
    expect(session.draft?.rows[0]?.given.map(({ answer }) => entryKey(volume, answer))).toEqual(['done'])
  })

  test('what a non-player would do is put together as it would answer, and given only then', () => {
    for (const scene of [{}, { by: 'farc' }] as const) {
      const table = at(scene)
      const session = sit(table)
      const [first, ...rest] = stepAdvisedAt(table, box.families, 'aa2')
      session.follow('aa2')
      expect(table.entries).toEqual([first])
      const { words = [], inRows = 0, rows = [] } = session.draft ?? {}
      expect(rows.length).toBeGreaterThan(0)
      expect(words.slice(0, inRows)).toEqual(rest.slice(0, inRows))
      // What comes after the spaces is a special activity, or nothing.
      expect(isSpaceWord(rest[inRows] as Word)).toBe(false)
    }
  })

  test('who has seen the end of the turn in the draft is not asked to confirm it; where several people play they are', () => {
    for (const isShared of [false, true]) {
      const session = sit(at({ isShared }, 'train'))
      session.choose(space('cali'))
      session.doIt()
      expect(session.isHeld).toBe(isShared)
    }
  })

  test('AA 4.1 a special activity that is chosen amid the spaces comes after those in the draft', () => {
    const session = sit(at({}, 'train'))
    session.choose(space('bogota'))
    session.answer(word('air-lift'))
    expect(session.length).toBe(5)
    expect(session.question?.id).toBe('lift.from')
  })

  test('AA 3.3.2 what a group still wants to know is answered before another space', () => {
    const session = sit(at({ by: 'farc' }, 'march'))
    session.choose(space('meta-west'))
    expect(session.question?.id).toBe('march.to')
    session.choose(space('huila'))
    expect(session.question?.id).toBe('march.from')
    expect(session.draft?.rows).toHaveLength(1)
  })

  test('undo takes the space chosen last back, then the draft is gone', () => {
    const session = sit(at({}, 'train'))
    session.choose(space('cali'))
    session.choose(space('pasto'))
    session.undo()
    expect(session.draft?.rows).toHaveLength(1)
    session.undo()
    expect(session.draft).toBeUndefined()
    expect(session.length).toBe(1)
  })

  test('AA 6.5.1 Troops that must go are carried to where they are dropped', () => {
    const session = sit(at({ phase: 'redeploy', pieces: { huila: { troops: 2 } } }))
    expect(session.question?.id).toBe('redeploy.must')
    expect(session.reach(space('huila'))?.has(space('medellin'))).toBe(true)
    session.carry(space('huila'), space('medellin'))
    expect(session.draft?.words.map((each) => entryKey(volume, each))).toEqual(['medellin', '2'])
  })

  test('AA 3.2.3 Troops that are dropped on a space are brought by a Sweep of it, as many as were carried', () => {
    const table = at({ pieces: { neiva: { troops: 3 } } }, 'sweep')
    const session = sit(table)
    session.carry(space('neiva'), space('huila'), { piece: volume.pieceIndex.get('troops') as Piece, n: 2 })
    expect(session.draft?.words.slice(0, 4).map((each) => entryKey(volume, each))).toEqual([
      'huila',
      'neiva',
      '2',
      'done',
    ])
  })

  test('AA 3.2.2 of two kinds of cube only the one that is carried goes', () => {
    const session = sit(at({}, 'patrol'))
    session.carry(space('bogota'), space('bogota-neiva-loc'), { piece: volume.pieceIndex.get('police') as Piece, n: 1 })
    const moved = session.draft?.rows[0]?.given.map(({ answer }) => entryKey(volume, answer))
    expect(moved).toEqual(['bogota-neiva-loc', '0', '1'])
  })
})
