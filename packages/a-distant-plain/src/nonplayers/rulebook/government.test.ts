import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../test/kit.ts'

/** The Government of the rule book is to operate: 2nd Eligible after an operation, so that no event is open to it. */
const government = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, {
    first: 'government',
    eligible: ['government'],
    seats: { government: 'adp' },
    ...more,
    position: { slot: 1, firstDid: 'operation', ...more.position },
  })

/** All answers that it gives, each with its line. */
const answers = (board: Board, more: SceneOptions = {}): string[] => government(board, more).bots()

/** The same in the rounds. */
const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase, seats: { government: 'adp' }, ...more })

const SECOND: SceneOptions = { options: { printing: '2nd' } }
/** Few of its pieces can still come: too few for Training. */
const FEW: SceneOptions = {
  ...SECOND,
  boxes: { 'out-of-play': { 'government-troops': 18, 'government-police': 22, 'government-bases': 3 } },
}
/** Money for one space. */
const POOR: SceneOptions = { resources: { government: 3 } }

describe('adp 8.6.1 Tribal Elders', () => {
  const WON: SceneOptions = { lasting: { 45: 'unshaded' }, tracks: { elders: 'government' } }

  const OPPOSED: Board = { kandahar: 'government-troops 2, government-police, opposition' }
  /** No Coalition piece is Available. */
  const BEHIND: SceneOptions = { ...WON, boxes: { 'out-of-play': { 'coalition-troops': 20, 'coalition-bases': 6 } } }

  test('8.6.1/1 to Support, as long as the Coalition stays behind; not 8.6.1/2 then', () => {
    const t = round('support', { kandahar: 'government-troops 2, government-police' }, BEHIND)
    expect(t.bots()).toContain('support 8.6.1/1')
    expect(t.level('kandahar')).toBe('support')
    expect(round('support', OPPOSED, BEHIND).bots().slice(0, 2)).toEqual(['kandahar 8.6.6/1', 'support 8.6.1/1'])
  })

  test('8.6.1/2 to Neutral, not 8.6.1/1, if Support would lift the Coalition above the Government; nothing is bought to be undone', () => {
    const t = round('support', OPPOSED, WON)
    expect(t.bots().slice(0, 3)).toEqual(['kandahar 8.6.6/1', 'neutral 8.6.1/2', 'done 8.1.1/stop'])
    expect(t.level('kandahar')).toBe('neutral')
    expect(t.resources('government')).toBe(17)
  })
})

describe('adp 8.6.2 Train', () => {
  test('8.6.2/1 with 15 pieces Available, not with fewer', () => {
    expect(answers({ kabul: 'government-troops 2' })[0]).toBe('train 8.6.2/1')
    expect(answers({ kabul: 'government-troops 2' }, FEW)[0]).toBe('train 8.6.2/1')
    const fewer = { kabul: 'government-troops 4, government-police 4' } satisfies Board
    expect(answers(fewer, FEW)[0]).toBe('sweep 8.6.4/1')
  })

  test('8.6.2/1 if Govern could add Patronage; in the 1st printing also a +1 Pop marker', () => {
    const supporting = { kabul: 'government-troops 4, government-police 4, support' } satisfies Board
    expect(answers(supporting, FEW)[0]).toBe('train 8.6.2/1')
    expect(answers(supporting, { ...FEW, tracks: { aid: 0 } })[0]).toBe('sweep 8.6.4/1')
    const empty = { kabul: 'government-troops 4, government-police 3', farah: 'government-police' } satisfies Board
    expect(answers(empty, FEW)[0]).toBe('sweep 8.6.4/1')
    expect(answers(empty, { ...FEW, options: { printing: '1st' } })[0]).toBe('train 8.6.2/1')
  })

  test('8.6.2/2 three cubes of a province become a Base, Police first', () => {
    const t = government({ herat: 'government-troops 2, government-police 2' }, SECOND)
    expect(t.bots()).toEqual(expect.arrayContaining(['herat 8.6.2/2', 'base 8.6.2/2', '1 8.6.2/2']))
    expect(t.pieces('herat')).toEqual({ 'government-base': 1, 'government-troops': 1 })
  })

  test('8.6.2/2 not beside a COIN Base, not without room, not if none is Available', () => {
    const beside = answers({ herat: 'government-troops 4, coalition-base' }).join()
    const full = answers({ herat: 'government-troops 4, warlords-base 2' }).join()
    const none = answers({
      herat: 'government-troops 4',
      konduz: 'government-base',
      balkh: 'government-base',
      faryab: 'government-base',
    }).join()
    for (const said of [beside, full, none]) expect(said).not.toContain('8.6.2/2')
  })

  test('8.6.2/3 1st printing: Kabul and COIN Bases where at most 6 cubes are more than Control needs', () => {
    const said = answers({ kabul: 'government-troops 8, coalition-base', konduz: 'coalition-base' })
    expect(said).toContain('konduz 8.6.2/3')
    expect(said.join()).not.toMatch(/kabul 8.6.2\/[34]/)
  })

  test('8.6.2/3 with 7 more than that in Kabul and no other COIN Base no cubes are placed', () => {
    const said = answers({ kabul: 'government-troops 7, coalition-base', herat: 'government-troops 3' })
    expect(said.slice(1, 3)).toEqual(['herat 8.6.2/2', 'done 8.1.1/stop'])
    expect(said.join()).not.toContain('8.6.2/3')
  })

  test('8.6.2/3 Kabul and no more than 3 other spaces', () => {
    const board = {
      konduz: 'coalition-base',
      balkh: 'coalition-base',
      herat: 'coalition-base',
      helmand: 'coalition-base',
    }
    const t = government(board satisfies Board, { resources: { government: 75 } })
    expect(t.bots().filter((said) => said.endsWith('8.6.2/3'))).toHaveLength(4)
    expect(t.count('kabul', 'government-police')).toBe(3)
  })

  test('8.6.2/4 1st printing: then a space that enables Civic Action, if none does yet', () => {
    const board = { kabul: 'government-troops 8', konduz: 'coalition-base' } satisfies Board
    expect(answers(board)).toContain('kabul 8.6.2/4')
    expect(answers({ ...board, konduz: 'government-base' }).join()).not.toContain('8.6.2/4')
  })

  test('8.6.2/4 2nd printing: first a space that cubes bring under Control for Civic Action, away from Coalition Bases', () => {
    const t = government(
      { kabul: 'coalition-base', konduz: 'government-base, taliban-underground 5', herat: 'coalition-base' },
      SECOND,
    )
    expect(t.bots().slice(0, 2)).toEqual(['train 8.6.2/1', 'konduz 8.6.2/4'])
    const beyondReach = { kabul: 'coalition-base', konduz: 'government-base, taliban-underground 7' } satisfies Board
    expect(answers(beyondReach, SECOND).join()).not.toContain('8.6.2/4')
  })

  test('8.6.2/5 2nd printing: then where the fewest Government cubes are', () => {
    const said = answers(
      {
        kabul: 'government-troops 8, coalition-base',
        konduz: 'coalition-base',
        herat: 'coalition-base, government-police 2',
      },
      { ...SECOND, resources: { government: 6 } },
    )
    expect(said).toContain('konduz 8.6.2/5')
    expect(said).toContain('herat 8.6.2/5')
    expect(said.join()).not.toContain('kabul 8.6.2/5')
    expect(answers({ konduz: 'coalition-base' }).join()).not.toContain('8.6.2/5')
  })

  test('8.6.2/6 up to 6 cubes evenly, Police first; 4 under shaded Night Letters', () => {
    const t = government({ kabul: 'coalition-base' }, { ...SECOND, ...POOR })
    expect(t.bots().slice(1, 3)).toEqual(['3 8.6.2/6', '3 8.6.2/6'])
    const night = government({ kabul: 'coalition-base' }, { ...SECOND, ...POOR, lasting: { 29: 'shaded' } })
    expect(night.bots().slice(1, 3)).toEqual(['2 8.6.2/6', '2 8.6.2/6'])
  })

  test('8.6.2/6 what one kind lacks the other makes up', () => {
    const boxes = { 'out-of-play': { 'government-police': 29 } }
    const t = government({ kabul: 'coalition-base' }, { ...SECOND, ...POOR, boxes })
    expect(t.bots().slice(1, 2)).toEqual(['5 8.6.2/6'])
    expect(t.count('kabul', 'government-police')).toBe(1)
  })

  const LENT: Board = {
    kabul: 'government-troops 2, support',
    konduz: 'coalition-base, government-troops 9, government-police 4',
  }
  const NONE_LEFT = {
    ...POOR,
    boxes: { 'out-of-play': { 'government-troops': 19, 'government-police': 26 } },
  } satisfies SceneOptions

  test('8.6.2/6 none if none is Available', () => {
    const said = answers(LENT, NONE_LEFT)
    expect(said.slice(0, 3)).toEqual(['train 8.6.2/1', 'kabul 8.6.2/3', 'konduz 8.6.2/7'])
    expect(said.join()).not.toContain('8.6.2/6')
  })

  test('8.6.2/7 1st printing: once none is Available, cubes from a Coalition Base without Training, evenly', () => {
    const t = government(LENT, NONE_LEFT)
    expect(t.bots().slice(1, 5)).toEqual(['kabul 8.6.2/3', 'konduz 8.6.2/7', '3 8.6.2/7', '3 8.6.2/7'])
    expect(t.pieces('konduz')).toEqual({ 'coalition-base': 1, 'government-troops': 6, 'government-police': 1 })
  })

  test('8.6.2/7 they leave no more than Control allows', () => {
    const held = { ...LENT, konduz: 'coalition-base, government-troops 9, government-police 4, taliban-active 11' }
    const t = government(held, NONE_LEFT)
    expect(t.bots()).toContain('konduz 8.6.2/7')
    expect(t.pieces('konduz')).toMatchObject({ 'government-troops': 8, 'government-police': 3 })
  })

  test('8.6.2/7 2nd printing: none is taken from the map; no such Training, no Patrol: Sweep', () => {
    expect(answers(LENT, { ...NONE_LEFT, ...SECOND })[0]).toBe('sweep 8.1.1/none')
  })

  test('8.6.2/8 Civic Action as far as possible in one of the spaces', () => {
    const t = government(
      { kabul: 'coalition-base', konduz: 'government-base, government-troops 2, opposition, terror' },
      { ...SECOND, tracks: { aid: 0 } },
    )
    const said = t.bots()
    expect(said).toEqual(expect.arrayContaining(['konduz 8.6.2/4', 'civic-action 8.6.2/8']))
    expect(t.level('konduz')).toBe('support')
    // Two spaces, a Terror marker, two levels.
    expect(t.resources('government')).toBe(5)
  })

  test('8.6.2/8 not beside a Coalition Base, not if a Base was placed', () => {
    const beside = answers({ kabul: 'coalition-base, government-troops 2' }, SECOND)
    expect(beside).not.toContain('civic-action 8.6.2/8')
    const built = answers({ kabul: 'government-troops 2', herat: 'government-troops 3' }, SECOND)
    expect(built).toContain('base 8.6.2/2')
    expect(built.join()).not.toContain('civic-action')
  })
})

describe('adp 8.6.2 Govern', () => {
  const KABUL = 'government-troops 2, coalition-base'

  const BOARD: Board = {
    kabul: KABUL,
    konduz: 'coalition-base, government-troops 2, support',
    herat: 'government-troops 2, support',
    farah: 'government-police',
  }

  test('8.6.2/9 2nd printing: first Patronage where Support and no Coalition Base, 8.6.2/10 then +1 Pop where nobody lives', () => {
    const t = government(BOARD, { ...SECOND, ...POOR })
    const said = t.bots()
    expect(said).toEqual(
      expect.arrayContaining(['govern 8.6.2/9', 'herat 8.6.2/9', 'patronage 8.6.2/9', 'farah 8.6.2/10']),
    )
    expect(t.level('herat')).toBe('neutral')
    expect([t.aid, t.track('patronage')]).toEqual([14, 6])
    expect(t.markers('farah', 'returnees')).toBe(1)
  })

  test('8.6.2/9 not without Aid, 8.6.2/10 not where +1 Pop lies', () => {
    const board: Board = { ...BOARD, herat: 'government-troops 2, support, returnees' }
    expect(answers(board, { ...SECOND, ...POOR })).toContain('herat 8.6.2/9')
    const aidless = answers(board, { ...SECOND, ...POOR, tracks: { aid: 0 } })
    expect(aidless).toEqual(expect.arrayContaining(['govern 8.6.2/10', 'farah 8.6.2/10', 'konduz 8.6.2/11']))
    expect(aidless.join()).not.toContain('8.6.2/9')
    const settled = answers({ ...BOARD, farah: 'government-police, returnees' }, { ...SECOND, ...POOR })
    expect(settled).toEqual(expect.arrayContaining(['herat 8.6.2/9', 'konduz 8.6.2/11']))
    expect(settled.join()).not.toContain('8.6.2/10')
  })

  test('8.6.2/11 2nd printing: last +1 Pop wherever else it can be', () => {
    const t = government({ kabul: `${KABUL}, support` }, { ...SECOND, ...POOR })
    expect(t.bots()).toContain('govern 8.6.2/11')
    expect(t.markers('kabul', 'returnees')).toBe(1)
    const aidless = answers(
      { kabul: KABUL, herat: 'government-troops 2, support' },
      { ...SECOND, ...POOR, tracks: { aid: 0 } },
    )
    expect(aidless).toContain('returnees 8.6.2/11')
  })

  test('8.6.2/11 not if 2 spaces come before', () => {
    const t = government(BOARD, { ...SECOND, ...POOR })
    expect(t.bots().join()).not.toContain('8.6.2/11')
    expect(t.markers('konduz', 'returnees')).toBe(0)
  })

  test('8.6.2/12 1st printing: Patronage where +1 Pop lies; +1 Pop beside a Coalition Base or where nobody lives', () => {
    const t = government({ kabul: KABUL, herat: 'government-troops 2, support, returnees' }, POOR)
    expect(t.bots()).toContain('govern 8.6.2/12')
    expect([t.aid, t.track('patronage'), t.level('herat')]).toEqual([13, 7, 'neutral'])
    const people = government({ kabul: `${KABUL}, support`, farah: 'government-police' }, POOR)
    expect(people.bots()).toEqual(expect.arrayContaining(['kabul 8.6.2/12', 'farah 8.6.2/12']))
    expect(people.markers('kabul', 'returnees') + people.markers('farah', 'returnees')).toBe(2)
  })

  test('8.6.2/12 not without Support where people live: Transport', () => {
    const said = answers({ kabul: KABUL, herat: 'government-troops 2' }, POOR)
    expect(said).toContain('transport 8.6.2/14')
    expect(said.join()).not.toContain('8.6.2/12')
  })

  test('8.6.2/13 1st printing: a die above the +1 Pop markers left is for Patronage, none where one lies', () => {
    const board = {
      kabul: KABUL,
      herat: 'government-troops 2, support',
      konduz: 'returnees',
      balkh: 'returnees',
      faryab: 'returnees',
    } satisfies Board
    expect(answers(board, { ...POOR, botDice: [4] })).toContain('patronage 8.6.2/13')
    expect(answers(board, { ...POOR, botDice: [3] })).toContain('returnees 8.6.2/13')
    const marked = government({ ...board, herat: 'government-troops 2, support, returnees' }, { ...POOR, botDice: [1] })
    expect(marked.bots().join()).not.toContain('8.6.2/13')
    expect([marked.track('patronage'), marked.level('herat')]).toEqual([7, 'neutral'])
  })
})

describe('adp 8.6.2 Transport', () => {
  const PLAIN = { ...SECOND, ...POOR }

  test('8.6.2/14 excess Troops but one go, 8.6.2/15 to a province with Police, without Troops or a COIN Base', () => {
    const t = government(
      {
        kabul: 'government-troops 5, coalition-base',
        bamian: 'government-police',
        nuristan: 'government-police, coalition-troops',
      },
      PLAIN,
    )
    expect(t.bots()).toEqual(expect.arrayContaining(['transport 8.6.2/14', 'bamian 8.6.2/15', '7 8.6.2/14']))
    expect(t.count('kabul', 'government-troops')).toBe(1)
  })

  test('8.6.2/14 from where the most are more than Control needs, and no more than that', () => {
    const t = government(
      {
        kabul: 'government-troops 5, coalition-base, taliban-active 8',
        herat: 'government-troops 4, government-base, warlords-active 9, returnees',
        badghis: 'government-police',
      },
      { ...PLAIN, boxes: { 'out-of-play': { 'government-troops': 21, 'government-police': 10 } } },
    )
    // With 6 Police more, COIN has 11 pieces against 9 there.
    const said = t.bots()
    expect(said).toEqual(expect.arrayContaining(['herat 8.6.2/14', 'badghis 8.6.2/15']))
    expect(t.count('herat', 'government-troops')).toBe(3)
  })

  test('8.6.2/16 otherwise to where they add the most Population, if possible in place of Taliban Control', () => {
    const t = government(
      {
        kabul: 'government-troops 5, coalition-base',
        baghlan: 'taliban-underground 3, taliban-base',
        nuristan: 'warlords-underground 3',
        khowst: 'taliban-base 2, taliban-underground 6',
        kandahar: 'warlords-underground',
        balkh: 'warlords-underground',
        konduz: 'warlords-underground',
      },
      PLAIN,
    )
    expect(t.bots()).toContain('baghlan 8.6.2/16')
  })

  test('8.6.2/15 not where Coalition Troops are, 8.6.2/16 not if there is such a province', () => {
    const board = (bamian: string): Board => ({
      kabul: 'government-troops 5, coalition-base',
      bamian,
      baghlan: 'taliban-underground 3, taliban-base',
    })
    const bare = answers(board('government-police'), PLAIN)
    expect(bare).toContain('bamian 8.6.2/15')
    expect(bare.join()).not.toContain('8.6.2/16')
    const manned = answers(board('government-police, coalition-troops'), PLAIN)
    expect(manned).toContain('baghlan 8.6.2/16')
    expect(manned.join()).not.toContain('8.6.2/15')
  })

  test('8.6.2/14 no activity if there is nowhere to go', () => {
    const said = answers(
      { kabul: 'coalition-base, taliban-base' },
      { ...PLAIN, lasting: { 29: 'shaded' }, boxes: { 'out-of-play': { 'government-troops': 29 } } },
    )
    expect(said.join()).not.toContain('transport')
  })
})

describe('adp 8.6.3 Patrol', () => {
  const ROAD = 'loc-kabul-tor-kham'
  const BOARD: Board = {
    [ROAD]: 'taliban-underground 3',
    kabul: 'government-troops 3, government-police 3, coalition-base',
    nuristan: 'government-troops, government-police',
    khowst: 'government-police 4',
  }

  test('8.6.3/1 if Taliban guerrillas on a line are more than all others, not if as many', () => {
    expect(answers(BOARD, FEW)[0]).toBe('patrol 8.6.3/1')
    expect(answers({ ...BOARD, [ROAD]: 'taliban-underground 3, warlords-active 3' }, FEW)[0]).not.toContain('patrol')
  })

  test('8.6.3/2 cubes come to equal them: a Police, the rest Troops, from where the most are', () => {
    const t = government(BOARD, FEW)
    expect(t.bots().slice(1, 8)).toEqual([
      'khowst 8.6.3/2',
      `${ROAD} 8.6.3/2`,
      '1 8.6.3/2',
      'kabul 8.6.3/2',
      `${ROAD} 8.6.3/2`,
      '2 8.6.3/2',
      '0 8.6.3/2',
    ])
    expect(t.pieces('kabul')).toMatchObject({ 'government-troops': 1, 'government-police': 3 })
  })

  test('8.6.3/2 none leaves a space whose Control would change', () => {
    const t = government({ ...BOARD, kabul: 'government-troops 3, government-police 3, taliban-active 5' }, FEW)
    t.bots()
    expect(t.count('kabul', 'government-troops')).toBe(3)
  })

  test('8.6.3/2 nobody comes if Control would change wherever they are; an Assault with those who are there', () => {
    const held: Board = {
      [ROAD]: 'taliban-active 3, government-police 2',
      kabul: 'government-troops 3, government-police 3, taliban-active 5',
      nuristan: 'government-troops',
      khowst: 'government-police 3, taliban-active 2',
    }
    const said = answers(held, FEW)
    expect(said.slice(0, 3)).toEqual(['patrol 8.6.3/1', 'done 8.1.1/stop', `${ROAD} 8.6.3/3`])
    expect(said.join()).not.toContain('8.6.3/2')
  })

  test('8.6.3/3 then an Assault on the line where it removes the most Taliban', () => {
    const t = government(
      { ...BOARD, [ROAD]: 'taliban-underground 4', 'loc-kabul-aibak': 'government-police 2, taliban-active' },
      { ...FEW, boxes: { 'out-of-play': { 'government-troops': 18, 'government-police': 20, 'government-bases': 3 } } },
    )
    expect(t.bots()).toContain(`${ROAD} 8.6.3/3`)
    expect(t.pieces(ROAD)).toMatchObject({ 'taliban-active': 2 })
    expect(
      answers({ kabul: 'government-troops 4, government-police 4', [ROAD]: 'taliban-active' }, FEW).join(),
    ).not.toContain('8.6.3/3')
  })
})

describe('adp 8.6.4 Sweep', () => {
  const BOARD: Board = {
    kabul: 'government-troops 6, taliban-underground 2',
    khowst: 'taliban-underground 2, returnees',
    herat: 'government-troops 2, warlords-underground',
    balkh: 'government-police 2, taliban-underground',
  }

  test('8.6.4/1 if neither Training nor Patrol nor a worthwhile Assault comes first', () => {
    expect(answers(BOARD, FEW)[0]).toBe('sweep 8.6.4/1')
    expect(answers({ ...BOARD, kabul: 'government-troops 6, taliban-active 2' }, FEW)[0]).toBe('assault 8.6.5/1')
  })

  test('8.6.4/2 first enough Troops for Control into the highest Population possible', () => {
    const t = government(BOARD, FEW)
    expect(t.bots().slice(1, 4)).toEqual(['khowst 8.6.4/2', 'kabul 8.6.4/2', '3 8.6.4/2'])
    expect(t.pieces('khowst')).toEqual({ 'government-troops': 3, 'taliban-active': 2 })
  })

  test('8.6.4/2 none leaves where Control would be lost', () => {
    const said = answers(
      {
        ...BOARD,
        kabul: 'government-troops 3, taliban-underground 2',
        balkh: 'government-police 4, taliban-underground',
      },
      FEW,
    )
    expect(said.join()).not.toContain('kabul 8.6.4/2')
  })

  test('8.6.4/3 then in place where the most Taliban, then Warlords turn Active, Kabul first', () => {
    const said = answers(BOARD, FEW)
    expect(said).toEqual(expect.arrayContaining(['kabul 8.6.4/3', 'balkh 8.6.4/3']))
    expect(said).not.toContain('herat 8.6.4/3')
  })

  test('8.6.4/3 not where nobody is hidden', () => {
    const seen = { kabul: 'government-troops 6', khowst: 'taliban-active 2, returnees', balkh: 'government-police 2' }
    const said = answers(seen satisfies Board, FEW)
    expect(said.slice(0, 3)).toEqual(['sweep 8.6.4/1', 'khowst 8.6.4/2', 'kabul 8.6.4/2'])
    expect(said.join()).not.toContain('8.6.4/3')
  })

  test('8.6.4/3 Taliban before Warlords', () => {
    const t = government({ ...BOARD, balkh: 'government-police 2, taliban-underground, warlords-underground 2' }, FEW)
    expect(t.bots()).toContain('taliban 8.6.4/3')
    expect(t.pieces('balkh')).toMatchObject({ 'taliban-active': 1, 'warlords-active': 1, 'warlords-underground': 1 })
  })
})

describe('adp 8.6.2 Train, then Govern', () => {
  test('8.6.2/8 no Civic Action that only the Govern made possible', () => {
    const board: Board = { kabul: 'government-troops 2, government-police 2, support' }
    const t = government(board, { ...SECOND, tracks: { aid: 20 } })
    const said = t.bots()
    expect(said).toContain('govern 8.6.2/9')
    expect(said.at(-1)).toBe('neither 8.1.1/stop')
    expect(t.level('kabul')).toBe('neutral')
  })
})

describe('adp 8.6.5 Assault', () => {
  const BOARD: Board = {
    kabul: 'government-troops 4, taliban-active 2',
    khowst: 'government-troops 3, government-police 2, warlords-base, taliban-active, warlords-active',
    herat: 'government-troops 2, warlords-base',
    'loc-kabul-tor-kham': 'government-police 4, taliban-active 3',
  }
  const ONE: Board = { kabul: 'government-troops 4, government-police 4, taliban-active' }

  test('8.6.5/1 if it removes a Base or two guerrillas, with Eradicate', () => {
    expect(answers(BOARD, FEW)[0]).toBe('assault 8.6.5/1')
    expect(answers(ONE, FEW)[0]).toBe('sweep 8.6.4/1')
    expect(answers({ ...ONE, herat: 'government-police 2, warlords-base' }, FEW)[0]).toBe('assault 8.6.5/1')
  })

  test('8.6.5/2 up to 3 spaces: most Taliban, then Warlords, lines last', () => {
    const said = answers(BOARD, FEW)
    expect(said.filter((each) => each.endsWith('8.6.5/2'))).toEqual([
      'kabul 8.6.5/2',
      'khowst 8.6.5/2',
      'loc-kabul-tor-kham 8.6.5/2',
    ])
    // Herat's bare Base is left to Eradicate.
    expect(said).toContain('herat 8.6.5/4')
  })

  test('8.6.5/2 a Warlords Base alone only if nothing else can be Assaulted', () => {
    const said = answers({ kabul: 'government-police 4', herat: 'government-troops 2, warlords-base' }, FEW)
    expect(said[0]).toBe('assault 8.6.5/1')
    expect(said.join()).not.toContain('eradicate')
  })

  test('8.6.5/2 most Taliban Bases before anything', () => {
    const t = government(
      {
        kabul: 'government-troops 5, taliban-active 2',
        konduz: 'government-troops 2, taliban-base',
        balkh: 'government-police',
      },
      { ...FEW, ...POOR },
    )
    expect(t.bots()).toContain('konduz 8.6.5/2')
    expect(t.aid).toBe(21)
  })

  test('8.6.5/2 not by Police of a province, who do not count: pass', () => {
    const cubes = 'government-police 8, taliban-active'
    expect(answers({ kabul: cubes }, FEW)[0]).toBe('assault 8.1.1/none')
    expect(government({ herat: cubes }, FEW).bots(1)).toEqual(['pass 8.1/pass'])
  })

  test('8.6.5/3 Taliban before Warlords; nothing to choose where Taliban are alone', () => {
    const t = government(BOARD, FEW)
    expect(t.bots()).toContain('taliban-active 8.6.5/3')
    expect(t.count('khowst', 'warlords-active')).toBe(1)
    const alone = government({ kabul: 'government-troops 4, government-police 4, taliban-active 2' }, FEW)
    expect(alone.bots().join()).not.toContain('8.6.5/3')
    expect(alone.count('kabul', 'taliban-active')).toBe(0)
  })

  test('8.6.5/4 then Eradicate: Opposition first, then not Pashtun', () => {
    const board = {
      kabul: 'government-troops 3, taliban-active',
      khowst: 'government-police 2, warlords-base',
      konduz: 'government-police 2, warlords-base',
      paktika: 'government-police 2, warlords-base, opposition',
    } satisfies Board
    const t = government(board, FEW)
    const said = t.bots().filter((each) => each.endsWith('8.6.5/4'))
    expect(said).toEqual(['eradicate 8.6.5/4', 'paktika 8.6.5/4', 'konduz 8.6.5/4'])
    expect([t.aid, t.track('patronage')]).toEqual([21, 7])
  })

  test('8.6.5/4 no Warlords Base: Transport', () => {
    const t = government({ kabul: 'government-troops 5, government-police 3, taliban-active 2' }, FEW)
    const said = t.bots()
    expect(said).toContain('transport 8.6.2/14')
    expect(said.join()).not.toContain('8.6.5/4')
  })
})

describe('adp 8.6.6 Civic Action', () => {
  const BOARD: Board = {
    herat: 'government-troops 2, government-police, opposition, terror',
    kandahar: 'government-troops 2, government-police, opposition',
    konduz: 'government-troops 3, government-police, coalition-base',
    balkh: 'government-troops 2, government-police',
  }

  test('8.6.6/1, 8.6.6/2 first all Opposition goes, then Support comes where no Coalition Base stands', () => {
    const t = round('support', BOARD)
    expect(t.bots().slice(0, 6)).toEqual([
      'kandahar 8.6.6/1',
      'herat 8.6.6/1',
      'herat 8.6.6/1',
      expect.stringMatching(/^(kandahar|balkh) 8.6.6\/2$/),
      expect.stringMatching(/^(kandahar|balkh) 8.6.6\/2$/),
      'herat 8.6.6/2',
    ])
    expect(t.level('konduz')).toBe('neutral')
  })

  test('8.6.6/1 Terror is taken off only where a shift comes of it', () => {
    const t = round(
      'support',
      { herat: 'government-troops 2, government-police, opposition, terror 2' },
      { resources: { government: 8 } },
    )
    t.bots()
    expect(t.resources('government')).toBe(8)
  })

  test('8.6.6/1 nothing is bought for insurgents to undo (Tribal Elders)', () => {
    const t = round('support', BOARD, { lasting: { 45: 'unshaded' }, tracks: { elders: 'taliban' } })
    t.bots()
    expect(t.level('kandahar')).toBe('opposition')
  })

  test('8.6.6/1 Opposition to Neutral where the Warlords’ Tribal Elders let it stand; 8.6.6/2 no Support then', () => {
    const elders = { lasting: { 45: 'unshaded' }, tracks: { elders: 'warlords' } } as const
    const t = round('support', BOARD, { ...elders, seats: { government: 'adp', warlords: 'adp' } })
    const said = t.bots()
    expect(said).toContain('kandahar 8.6.6/1')
    expect(said.join()).not.toContain('8.6.6/2')
    expect(t.level('kandahar')).toBe('neutral')
    const player = round('support', BOARD, elders)
    player.bots()
    expect(player.level('kandahar')).toBe('opposition')
  })

  test('8.6.6/2 no Support in the final round', () => {
    const t = round('support', BOARD, { tracks: { propaganda: 5 } })
    expect(t.bots().slice(0, 4)).toEqual(['kandahar 8.6.6/1', 'herat 8.6.6/1', 'herat 8.6.6/1', 'done 8.1.1/stop'])
  })
})

describe('adp 8.6.7 Redeploy', () => {
  test('8.6.7/1 Troops secure Kabul first', () => {
    const t = round('redeploy', {
      kabul: 'taliban-underground 2, government-troops',
      herat: 'government-troops 4',
      konduz: 'government-base, government-troops',
    })
    expect(t.bots().slice(0, 2)).toEqual(['kabul 8.6.7/1', '2 8.6.7/1'])
    expect(t.count('kabul', 'government-troops')).toBe(3)
  })

  test('8.6.7/2 then they stay spread evenly; not 8.6.7/1 if Kabul is held', () => {
    const t = round('redeploy', {
      kabul: 'government-troops 2',
      // One of 4 deserts.
      herat: 'government-troops 4',
      konduz: 'government-base, government-troops',
    })
    expect(t.bots().join()).not.toContain('8.6.7/1')
    expect([t.count('kabul', 'government-troops'), t.count('konduz', 'government-troops')]).toEqual([3, 3])
  })

  test('8.6.7/2 not if Kabul needs them all', () => {
    const t = round('redeploy', {
      // One of 4 deserts.
      kabul: 'taliban-underground 3, government-troops',
      herat: 'government-troops 4',
      konduz: 'government-base, government-troops',
    })
    expect(t.bots()).toEqual(['kabul 8.6.7/1', '3 8.6.7/1'])
    expect(t.count('konduz', 'government-troops')).toBe(1)
  })

  test('8.6.7/3 Police keep Control where Troops left, 8.6.7/4 then guard the rich roads', () => {
    const t = round('redeploy', {
      kabul: 'government-troops 2',
      herat: 'government-troops 2, warlords-underground',
      konduz: 'government-base, government-police 8',
    })
    expect(t.bots()).toEqual(expect.arrayContaining(['herat 8.6.7/3', 'loc-kabul-tor-kham 8.6.7/4']))
    expect(t.count('herat', 'government-police')).toBe(2)
    expect(t.count('loc-kabul-tor-kham', 'government-police')).toBe(2)
  })

  test('8.6.7/3 not where those who stay are enough', () => {
    const t = round('redeploy', {
      kabul: 'government-troops 2',
      herat: 'government-troops 2, government-police 3, warlords-underground',
      konduz: 'government-base, government-police 8',
    })
    const said = t.bots()
    expect(said).toContain('loc-kabul-tor-kham 8.6.7/4')
    expect(said.join()).not.toContain('8.6.7/3')
    expect(t.pieces('herat')).toEqual({ 'government-police': 2, 'warlords-underground': 1 })
  })

  test('8.6.7/3 Police keep Kabul before other spaces', () => {
    const t = round('redeploy', {
      // One cube in 3 deserts: Kabul then lacks 2, Herat 1, and Konduz has 2 to spare.
      kabul: 'government-troops 6, taliban-underground 5',
      herat: 'government-police 3, warlords-underground 2',
      konduz: 'government-base, government-police 3',
    })
    t.bots()
    expect(t.count('kabul', 'government-police')).toBe(2)
  })

  test('8.6.7/5 then they are spread evenly; those of other roads come home', () => {
    const t = round('redeploy', {
      kabul: 'government-police 9',
      herat: 'government-police 2',
      'loc-kabul-aibak': 'government-police 2',
    })
    expect(t.bots()).toContain('herat 8.6.7/5')
    expect(t.count('loc-kabul-aibak', 'government-police')).toBe(0)
    expect(Math.abs(t.count('kabul', 'government-police') - t.count('herat', 'government-police'))).toBeLessThan(2)
  })

  test('8.6.7/5 not if one has no more than 1 Police more than the other, 8.6.7/4 not if 2 guard each rich road', () => {
    const t = round('redeploy', {
      kabul: 'government-police 2',
      herat: 'government-police 1',
      'loc-kabul-tor-kham': 'government-police 2',
      'loc-kandahar-spin-boldak': 'government-police 2',
    })
    expect(t.bots()).toEqual(['done 8.1.1/stop'])
  })

  test('8.1.2 desertion takes Police and Troops evenly, Police first', () => {
    const t = round('redeploy', { kabul: 'government-troops 5, government-police 4' })
    expect(t.bots()[0]).toBe('1 8.1.2/4')
  })
})

describe('adp 8.1 The Government and events', () => {
  const first = (card: number, more: SceneOptions = {}): string =>
    scene(
      { kabul: 'government-troops 2, coalition-base' },
      {
        card,
        eligible: ['government'],
        seats: { government: 'adp' },
        ...more,
      },
    ).bots()[0] as string

  test('AP-11 an event without effect is not taken', () => {
    expect(first(67)).toBe('train 8.6.2/1')
  })

  test('8.1/5 with fewer than 3 Resources it passes instead of operating', () => {
    expect(first(67, { resources: { government: 2 } })).toBe('pass 8.1/5')
  })

  test('AP-60 Momentum only if the next card is no Propaganda', () => {
    expect(first(45, { draw: [13, 20, 73] })).toMatch(/^event /)
    expect(first(45, { draw: [73, 13, 20] })).toBe('train 8.6.2/1')
  })

  test('8.1/2 a Capability only beside a non-player Coalition', () => {
    expect(first(18)).toBe('train 8.6.2/1')
    expect(first(18, { seats: { government: 'adp', coalition: 'adp' } })).toBe('event 8.1/2')
  })
})
