import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../test/kit.ts'

/** The Coalition of the rule book is to operate: 2nd Eligible after an operation, so that no event is open to it. */
const coalition = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, {
    first: 'coalition',
    eligible: ['coalition'],
    seats: { coalition: 'adp' },
    ...more,
    position: { slot: 1, firstDid: 'operation', ...more.position },
  })

/** All answers that it gives, each with its line. */
const answers = (board: Board, more: SceneOptions = {}): string[] => coalition(board, more).bots()

/** The same in the rounds. */
const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase, seats: { coalition: 'adp' }, ...more })

const KABUL = 'coalition-base, coalition-troops 2'

describe('adp 8.8.1 Tribal Elders', () => {
  const wonBy = (elders: string): Scene =>
    round(
      'support',
      { kandahar: 'coalition-troops 2, government-police, opposition' },
      { lasting: { 45: 'unshaded' }, tracks: { elders } },
    )

  test('8.8.1/1 always to Support; not if the Government has won them', () => {
    const t = wonBy('coalition')
    expect(t.bots().slice(0, 2)).toEqual(['kandahar 8.8.5/1', 'support 8.8.1/1'])
    expect(t.level('kandahar')).toBe('support')
    expect(t.resources('government')).toBe(17)
    const others = wonBy('government')
    expect(others.bots()).toEqual(['kandahar 8.8.5/1'])
    expect([others.question, others.by]).toEqual(['elders.level', 'government'])
  })
})

describe('adp 8.8.2 Train', () => {
  test('8.8.2/1 if fewer than 4 Taliban pieces are with COIN pieces', () => {
    const taliban = 'taliban-underground 3, taliban-base'
    expect(answers({ kabul: KABUL, khowst: `${taliban}, warlords-active 2` })[0]).toBe('train 8.8.2/1')
    expect(answers({ kabul: KABUL, khowst: `${taliban}, government-police` })[0]).not.toContain('train')
  })

  test('AP-59 also without Government Resources', () => {
    const t = coalition({ kabul: KABUL }, { resources: { government: 0 } })
    expect(t.bots()[0]).toBe('train 8.8.2/1')
    expect(t.resources('government')).toBe(3)
  })

  test('8.8.2/2 with fewer than 3 Resources, or Patronage above 20: Kabul, 3 Patronage', () => {
    const poor = coalition({ kabul: KABUL }, { resources: { government: 2 } })
    expect(poor.bots().slice(1, 4)).toEqual(['kabul 8.8.2/2', 'done 8.1.1/stop', 'patronage 8.8.2/2'])
    expect([poor.resources('government'), poor.track('patronage')]).toEqual([5, 2])
    const corrupt = coalition({ kabul: KABUL }, { tracks: { patronage: 21 } })
    expect(corrupt.bots()).toEqual(expect.arrayContaining(['kabul 8.8.2/2', '3 8.8.2/5', 'patronage 8.8.2/2']))
    expect([corrupt.resources('government'), corrupt.track('patronage')]).toEqual([20, 18])
  })

  test('8.8.2/2 not with 20 Patronage, not with fewer than 3', () => {
    expect(answers({ kabul: KABUL }, { tracks: { patronage: 20 } }).join()).not.toContain('8.8.2/2')
    const t = coalition({ kabul: KABUL }, { resources: { government: 2 }, tracks: { patronage: 2 } })
    expect(t.bots().join()).not.toContain('8.8.2/2')
  })

  const OPPOSED: Board = {
    kabul: KABUL,
    konduz: 'coalition-base, coalition-troops, opposition, terror',
    balkh: 'coalition-troops, government-police',
  }

  test('8.8.2/3 otherwise a space for Civic Action, the greatest shift', () => {
    const t = coalition(OPPOSED)
    const said = t.bots()
    expect(said).toEqual(expect.arrayContaining(['konduz 8.8.2/3', 'civic-action 8.8.2/3', 'more 8.8.2/3']))
    expect(t.level('konduz')).toBe('support')
    expect(t.level('kabul')).toBe('neutral')
    expect(answers({ kabul: `${KABUL}, support` }).join()).not.toContain('civic-action')
  })

  test('8.8.2/3 not if Patronage comes first, with 21 of it', () => {
    const t = coalition(OPPOSED, { tracks: { patronage: 21 } })
    const said = t.bots()
    expect(said).toContain('patronage 8.8.2/2')
    expect(said.join()).not.toContain('8.8.2/3')
    expect(t.level('konduz')).toBe('opposition')
  })

  test('8.8.2/3 in 2 spaces under unshaded PRTs, to Neutral at most under shaded', () => {
    const both = coalition(
      { kabul: KABUL, konduz: 'coalition-base, coalition-troops' },
      { lasting: { 18: 'unshaded' } },
    )
    expect(both.bots()).toEqual(expect.arrayContaining(['kabul 8.8.2/3', 'konduz 8.8.2/3']))
    expect([both.level('kabul'), both.level('konduz')]).toEqual(['support', 'support'])
    const shaded = coalition(OPPOSED, { lasting: { 18: 'shaded' } })
    shaded.bots()
    expect(shaded.level('konduz')).toBe('neutral')
  })

  test('8.8.2/4 then Coalition Bases with at most 6 Government pieces in excess, 3 spaces in all', () => {
    const t = coalition(
      {
        kabul: `${KABUL}, support, government-troops 9`,
        konduz: 'coalition-base, support',
        herat: 'coalition-base, support',
        helmand: 'coalition-base, support',
        balkh: 'coalition-base, support',
      },
      { resources: { government: 75 } },
    )
    const said = t.bots()
    expect(said.filter((each) => each.endsWith('8.8.2/4'))).toHaveLength(3)
    expect(said).not.toContain('kabul 8.8.2/4')
  })

  test('8.8.2/4 not with 7 in excess, but with 6', () => {
    const board = (troops: number): Board => ({
      kabul: `coalition-base, support, government-troops ${troops}`,
      konduz: 'coalition-troops, government-police',
    })
    expect(answers(board(6))).toContain('kabul 8.8.2/4')
    const said = answers(board(7))
    expect(said[1]).toBe('konduz 8.8.2/3')
    expect(said.join()).not.toContain('8.8.2/4')
  })

  test('8.8.2/5 cubes evenly, Police first; not at the cost of Civic Action', () => {
    const t = coalition({ kabul: KABUL })
    expect(t.bots().slice(2, 4)).toEqual(['3 8.8.2/5', '3 8.8.2/5'])
    const poor = coalition({ kabul: KABUL }, { resources: { government: 5 } })
    expect(poor.bots().slice(1, 4)).toEqual(['kabul 8.8.2/3', '0 8.8.2/5', '0 8.8.2/5'])
    expect([poor.level('kabul'), poor.resources('government')]).toEqual(['support', 2])
  })

  test('8.8.2/5 none where they cannot be paid for', () => {
    const t = coalition({ kabul: KABUL }, { resources: { government: 2 } })
    const said = t.bots()
    expect(said[1]).toBe('kabul 8.8.2/2')
    expect(said.join()).not.toContain('8.8.2/5')
    expect(t.pieces('kabul')).not.toHaveProperty('government-police')
  })

  const NONE_LEFT = {
    boxes: { 'out-of-play': { 'government-troops': 30, 'government-police': 21 } },
  } satisfies SceneOptions

  test('8.8.2/6 once none is Available up to 3 Police come from where the most are', () => {
    const t = coalition(
      { kabul: `${KABUL}, support`, herat: 'government-police 5', balkh: 'government-police 4' },
      NONE_LEFT,
    )
    expect(t.bots().filter((said) => said.endsWith('8.8.2/6'))).toHaveLength(6)
    expect(t.count('kabul', 'government-police')).toBe(3)
    expect([t.count('herat', 'government-police'), t.count('balkh', 'government-police')]).toEqual([3, 3])
  })

  test('8.8.2/6 not where Control would change; then there is no Training', () => {
    const held = 'government-police 5, warlords-underground 4'
    const said = answers(
      { kabul: `${KABUL}, support`, herat: held, balkh: 'government-police 4, taliban-active 3' },
      NONE_LEFT,
    )
    expect(said.join()).not.toContain('8.8.2/6')
    expect(said[0]).not.toContain('train')
  })

  test('8.8.2/7 under unshaded Village Stability Operations a Police where Troops and the fewest Police are', () => {
    const board = { kabul: `${KABUL}, support`, konduz: 'coalition-troops, support' } satisfies Board
    const t = coalition(board, { lasting: { 12: 'unshaded' } })
    expect(t.bots()).toContain('konduz 8.8.2/7')
    expect(t.count('konduz', 'government-police')).toBe(1)
    expect(answers(board).join()).not.toContain('8.8.2/7')
  })

  test('8.8.2/7 if needed from where the most are', () => {
    const t = coalition(
      {
        kabul: 'coalition-troops 2',
        konduz: 'coalition-troops 2',
        herat: 'government-police 5',
        balkh: 'government-police 4',
      },
      { ...NONE_LEFT, lasting: { 12: 'unshaded' } },
    )
    expect(t.bots()).toEqual(expect.arrayContaining(['herat 8.8.2/7']))
    expect(t.count('herat', 'government-police')).toBe(4)
  })
})

describe('adp 8.8.2 Surge', () => {
  const BOARD: Board = {
    kabul: `${KABUL}, support`,
    baghlan: 'government-police 3, support',
    konduz: 'government-police, government-base, support',
    herat: 'government-police 2, taliban-active, support',
  }

  test('8.8.2/8 half the roll of Bases by Population, then without Government Base; 8.8.2/9 Troops first where Taliban', () => {
    const t = coalition(BOARD, { botDice: [3], dice: [5] })
    // A random Base space for cubes is not needed: Kabul is the only one. The die shows 3: 1 Base, 3 Troops.
    expect(t.bots()).toEqual(expect.arrayContaining(['surge 8.8.2/8', 'baghlan 8.8.2/8', 'herat 8.8.2/9']))
    expect(t.pieces('baghlan')).toMatchObject({ 'coalition-base': 1, 'coalition-troops': 1 })
    expect(t.count('herat', 'coalition-troops')).toBe(1)
    expect(t.count('konduz', 'coalition-base')).toBe(0)
  })

  test('8.8.2/8 no Base on a roll of 1; the Troop goes where Taliban are', () => {
    const t = coalition(BOARD, { botDice: [1] })
    const said = t.bots()
    expect(said).toEqual(expect.arrayContaining(['surge 8.8.2/9', 'herat 8.8.2/9']))
    expect(said.join()).not.toContain('8.8.2/8')
    expect(t.count('herat', 'coalition-troops')).toBe(1)
  })

  test('8.8.2/9 no Troops Available: the Base comes alone', () => {
    const t = coalition(BOARD, { botDice: [3], boxes: { 'out-of-play': { 'coalition-troops': 18 } } })
    const said = t.bots()
    expect(said).toContain('baghlan 8.8.2/8')
    expect(said.join()).not.toContain('8.8.2/9')
    expect([t.count('baghlan', 'coalition-base'), t.count('baghlan', 'coalition-troops')]).toEqual([1, 0])
  })

  test('8.8.2/10 before the final Propaganda all Troops of a space leave, the most, then least Population', () => {
    const t = coalition(
      { kabul: `${KABUL}, support`, konduz: 'coalition-troops 2, government-police, support' },
      { tracks: { propaganda: 4 } },
    )
    expect(t.bots()).toEqual(expect.arrayContaining(['surge 8.8.2/10', 'konduz 8.8.2/10']))
    expect(t.count('konduz', 'coalition-troops')).toBe(0)
    expect(answers(BOARD, { tracks: { propaganda: 3 } }).join()).not.toContain('8.8.2/10')
  })

  test('8.8.2/11 a roll for Aid, all of it', () => {
    const t = coalition(BOARD, { dice: [5] })
    expect(t.bots()).toEqual(expect.arrayContaining(['yes 8.8.2/11', '5 8.8.2/11']))
    expect(t.aid).toBe(20)
  })

  /** All Coalition pieces are on the map or out of play. */
  const complete = (): Scene =>
    coalition(
      {
        kabul: 'coalition-base, coalition-troops 12, government-troops 5, support',
        konduz: 'coalition-base, coalition-troops 8, support',
        herat: 'coalition-base',
        baghlan: 'taliban-base 2, warlords-active',
        balkh: 'warlords-active',
      },
      { boxes: { 'out-of-play': { 'coalition-bases': 3 } } },
    )

  test('8.8.2/11 none without a Surge', () => {
    const t = complete()
    const said = t.bots()
    expect(said).toContain('air-lift 8.8.2/12')
    expect(said.join()).not.toContain('8.8.2/11')
    expect(t.aid).toBe(15)
  })

  test('8.8.2/12 nothing to bring: Air Lift from 2 spaces, but Control and the last of each kind, where Taliban', () => {
    const t = complete()
    expect(t.bots()).toEqual(
      expect.arrayContaining(['air-lift 8.8.2/12', 'baghlan 8.8.2/12', '11 8.8.2/12', '3 8.8.2/12']),
    )
    expect(t.pieces('baghlan')).toMatchObject({ 'coalition-troops': 18, 'government-troops': 3 })
    expect([t.count('kabul', 'coalition-troops'), t.count('konduz', 'coalition-troops')]).toEqual([1, 1])
  })

  test('8.8.2/12 no Air Lift of the last Troop', () => {
    const boxes = { 'out-of-play': { 'coalition-troops': 19, 'coalition-bases': 5, 'government-troops': 30 } }
    const said = answers({ kabul: 'coalition-base, coalition-troops, support' }, { boxes })
    expect(said[0]).toBe('train 8.8.2/1')
    expect(said.join()).not.toMatch(/surge|air-lift/)
  })
})

describe('adp 8.8.3 Sweep', () => {
  test('8.8.3/1, 8.8.3/2 in place in all spaces with Coalition pieces where guerrillas turn Active', () => {
    const t = coalition({
      kabul: `${KABUL}, taliban-underground 2, warlords-underground 2`,
      konduz: 'coalition-base, taliban-underground 2',
      balkh: 'coalition-troops, taliban-underground, warlords-underground',
    })
    const said = t.bots()
    expect(said[0]).toBe('sweep 8.8.3/1')
    expect(said.filter((each) => each.endsWith('8.8.3/2'))).toEqual(
      expect.arrayContaining(['kabul 8.8.3/2', 'balkh 8.8.3/2', 'taliban 8.8.3/2']),
    )
    expect(said).not.toContain('konduz 8.8.3/2')
    expect(t.pieces('kabul')).toMatchObject({ 'taliban-active': 2, 'warlords-underground': 2 })
  })

  test('8.8.3/1 not if Assault would remove a Base or 4 Taliban pieces', () => {
    const base = {
      kabul: `${KABUL}, taliban-base, warlords-underground`,
      khowst: 'government-police, taliban-underground 3',
    }
    expect(answers(base satisfies Board)[0]).toBe('assault 8.8.4/1')
  })

  test('8.8.3/2 nobody to turn Active: Assault', () => {
    expect(answers({ kabul: `${KABUL}, taliban-active 3`, khowst: 'government-police, taliban-active' })[0]).toBe(
      'assault 8.1.1/none',
    )
  })

  const LIFTED: Board = {
    kabul: 'coalition-base, coalition-troops 6, government-troops 3, support',
    konduz: 'coalition-troops, taliban-underground 4, taliban-base',
    balkh: 'coalition-troops, taliban-underground',
  }

  test('8.8.3/3 Air Lift first, if so the last hidden Taliban of a space turn Active', () => {
    const t = coalition(LIFTED)
    expect(t.bots().slice(0, 5)).toEqual([
      'sweep 8.8.3/1',
      'air-lift 8.8.3/3',
      'kabul 8.8.3/3',
      'konduz 8.8.3/3',
      '5 8.8.3/3',
    ])
    expect(t.pieces('konduz')).toMatchObject({ 'taliban-active': 4, 'coalition-troops': 6, 'government-troops': 2 })
  })

  test('8.8.3/3 not if they would still hide, or turn Active anyway, or under shaded ISR', () => {
    const crowd = { ...LIFTED, konduz: 'coalition-troops, taliban-underground 15' }
    const few = { ...LIFTED, konduz: 'coalition-troops 4, taliban-underground 4' }
    expect(answers(crowd).join()).not.toContain('8.8.3/3')
    expect(answers(few).join()).not.toContain('8.8.3/3')
    expect(answers(LIFTED, { lasting: { 1: 'shaded' } }).join()).not.toContain('8.8.3/3')
  })

  describe('under MANPADS Scare', () => {
    /** Only Troops that are flown in could find anybody. */
    const alone: Board = {
      kabul: 'coalition-base, coalition-troops 6, government-troops 3, support',
      konduz: 'government-police, taliban-underground 4',
    }
    const scared = (board: Board, more: SceneOptions = {}): string[] =>
      answers(board, {
        lasting: { 26: 'shaded' },
        seats: { coalition: 'adp', taliban: 'adp' },
        botDice: [1],
        ...more,
      })

    test('8.8.3/1, 8.8.3/3 no Sweep that needs a lift which may be stopped', () => {
      expect(answers(alone).slice(0, 2)).toEqual(['sweep 8.8.3/1', 'air-lift 8.8.3/3'])
      expect(scared(alone)[0]).toBe('pass 8.1/pass')
      expect(scared(alone, { resources: { taliban: 2 } }).slice(0, 2)).toEqual(['sweep 8.8.3/1', 'air-lift 8.8.3/3'])
    })

    test('8.8.3/2, 8.8.3/3 after a lift that was stopped it Sweeps where somebody hides, and nowhere else', () => {
      const said = scared({ ...alone, balkh: 'coalition-troops, taliban-underground' })
      expect(said.slice(0, 4)).toEqual(['sweep 8.8.3/1', 'air-lift 8.8.3/3', 'yes 8.7.1/1', 'balkh 8.8.3/2'])
      expect(said[4]).toContain('done')
    })
  })

  const SEEN: Board = {
    kabul: 'coalition-base, coalition-troops, taliban-underground 4',
    herat: 'taliban-underground 2',
    balkh: 'taliban-underground 3',
    waziristan: 'taliban-underground',
  }

  test('8.8.3/4 unshaded ISR: first a line, then the last hidden of an Afghan space', () => {
    const ISR: SceneOptions = { lasting: { 1: 'unshaded' } }
    expect(answers({ ...SEEN, 'loc-kabul-aibak': 'taliban-underground 3' }, ISR)).toContain('loc-kabul-aibak 8.8.3/4')
    expect(answers(SEEN, ISR)).toContain('herat 8.8.3/4')
    expect(answers(SEEN).join()).not.toContain('8.8.3/4')
  })
})

describe('adp 8.8.3 Air Strike', () => {
  const BOARD: Board = {
    kabul: 'coalition-base, coalition-troops 4, taliban-active 4',
    waziristan: 'taliban-active',
    balkh: 'taliban-active 3',
    herat: 'taliban-base',
    konduz: 'taliban-active 2',
  }

  test('8.8.3/7 Taliban Bases, 8.8.3/8 then the last of a space, 8.8.3/9 then most guerrillas', () => {
    const t = coalition({ ...BOARD, baghlan: 'warlords-base' })
    expect(t.bots().slice(2)).toEqual(['air-strike 8.8.3/7', 'herat 8.8.3/7', 'waziristan 8.8.3/8', 'balkh 8.8.3/9'])
    expect(t.count('baghlan', 'warlords-base')).toBe(1)
  })

  test('8.8.3/8 not if it is the last of no space; 8.8.3/9 not if 3 targets come before', () => {
    const two = answers({ ...BOARD, waziristan: 'taliban-active 2' })
    expect(two.slice(3, 5)).toEqual(['herat 8.8.3/7', 'balkh 8.8.3/9'])
    expect(two.join()).not.toContain('8.8.3/8')
    const alone = answers({ ...BOARD, farah: 'taliban-active' })
    expect(alone.slice(3)).toEqual(['herat 8.8.3/7', 'farah 8.8.3/8', 'waziristan 8.8.3/8'])
  })

  test('8.8.3/7 none if only Warlords are exposed', () => {
    const said = answers({ kabul: BOARD.kabul as string, baghlan: 'warlords-base, warlords-active' })
    expect(said.join()).not.toContain('air-strike')
  })

  test('8.8.3/8 in Pakistan first at Hard Sponsorship', () => {
    const board = { ...BOARD, farah: 'taliban-active', nimruz: 'taliban-active', ghowr: 'taliban-active' }
    const hard = { tracks: { islamabad: 'sponsorship', hard: 'yes' } }
    expect(answers(board, { ...hard, seed: 'hard' }).slice(3, 5)).toEqual(['herat 8.8.3/7', 'waziristan 8.8.3/8'])
  })

  test('8.8.3/6 under unshaded Predators first a Pakistan space with the fewest guerrillas, hidden or not', () => {
    const board = {
      kabul: BOARD.kabul as string,
      waziristan: 'taliban-underground, taliban-base',
      balochistan: 'taliban-underground 2',
    } satisfies Board
    const t = coalition(board, { lasting: { 2: 'unshaded' } })
    expect(t.bots().slice(2)).toEqual(['air-strike 8.8.3/6', 'waziristan 8.8.3/6'])
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.track('islamabad')).toBe(2)
    expect(answers(board).join()).not.toContain('air-strike')
  })

  test('8.8.3/6 removes a Base before guerrillas (8.1.2)', () => {
    const t = coalition(
      { kabul: BOARD.kabul as string, waziristan: 'taliban-base', balochistan: 'taliban-underground' },
      { lasting: { 2: 'unshaded' } },
    )
    t.bots()
    expect(t.pieces('waziristan')).toEqual({})
  })
})

describe('adp 8.8.4 Assault', () => {
  const BOARD: Board = {
    kabul: 'coalition-base, coalition-troops 2, taliban-active 3, government-troops',
    konduz: 'coalition-troops 2, taliban-active 2, warlords-active',
    balkh: 'coalition-troops, taliban-base, taliban-active',
  }

  test('8.8.4/1 if it removes 4 Taliban pieces or a Base, with Air Strike', () => {
    expect(answers(BOARD)[0]).toBe('assault 8.8.4/1')
    const three = {
      kabul: `${KABUL}, taliban-active 2, taliban-underground 2`,
      balkh: 'taliban-active',
    } satisfies Board
    expect(answers(three)[0]).toBe('sweep 8.8.3/1')
    expect(answers({ ...three, balkh: 'taliban-active', herat: 'taliban-active' })[0]).toBe('assault 8.8.4/1')
    expect(answers({ ...three, balkh: 'taliban-base' })[0]).toBe('assault 8.8.4/1')
  })

  const FLOWN: Board = { kabul: 'coalition-base, coalition-troops 8', konduz: 'taliban-active 5, coalition-troops' }

  test('8.8.4/2 Air Lift first where it removes 4 Taliban pieces that Assault and Air Strike would not', () => {
    const t = coalition(FLOWN)
    expect(t.bots().slice(0, 3)).toEqual(['assault 8.8.4/1', 'air-lift 8.8.4/2', 'konduz 8.8.4/2'])
    expect(t.pieces('konduz')).toEqual({ 'coalition-troops': 8 })
  })

  test('8.8.4/2 or a Taliban Base; not what can be had without', () => {
    const hidden = { ...FLOWN, balkh: 'government-police, taliban-underground' }
    const guarded = 'taliban-active 2, taliban-base'
    expect(answers({ ...hidden, konduz: `${guarded}, coalition-troops` })).toContain('air-lift 8.8.4/2')
    expect(answers({ ...hidden, konduz: `${guarded}, coalition-troops 2` }).join()).not.toContain('8.8.4/2')
  })

  test('8.8.4/3 most Taliban Bases, then guerrillas, then Population', () => {
    const said = answers({ ...BOARD, balkh: 'coalition-troops 2, taliban-base, taliban-active' })
    expect(said.filter((each) => each.endsWith('8.8.4/3'))).toEqual([
      'balkh 8.8.4/3',
      'kabul 8.8.4/3',
      'konduz 8.8.4/3',
    ])
  })

  test('8.8.4/3 no Assault by Government cubes alone', () => {
    const board = (troops: string): Board => ({
      kabul: `${troops}, coalition-base, government-troops 4, taliban-active 4`,
    })
    expect(answers(board('coalition-troops 1'))).toContain('kabul 8.8.4/3')
    expect(coalition(board('government-police 1')).bots(1)).toEqual(['pass 8.1/pass'])
  })

  test('8.8.4/4 Government cubes are paid for where they first remove more', () => {
    const t = coalition({ ...BOARD, konduz: 'coalition-troops, taliban-active 2, government-troops' })
    expect(t.bots()).toEqual(expect.arrayContaining(['yes 8.8.4/4', 'no 8.8.4/4']))
    expect(t.resources('government')).toBe(17)
    expect(t.count('kabul', 'taliban-active')).toBe(0)
  })

  test('8.8.4/4 and wherever they are needed for a Base', () => {
    const guarded = 'coalition-troops, taliban-active, taliban-base, government-troops'
    const t = coalition({ kabul: BOARD.kabul as string, konduz: guarded, herat: guarded })
    expect(t.bots().filter((said) => said.endsWith('8.8.4/4'))).toEqual(['yes 8.8.4/4', 'yes 8.8.4/4', 'no 8.8.4/4'])
    expect(t.resources('government')).toBe(14)
  })

  test('8.8.4/4 not where Troops are enough, though Government cubes are there', () => {
    const t = coalition({ kabul: 'coalition-base, coalition-troops 4, taliban-active 4, government-troops 2' })
    expect(t.bots().join()).not.toContain('8.8.4/4')
    expect([t.count('kabul', 'taliban-active'), t.resources('government')]).toEqual([0, 20])
  })

  test('8.8.4/5 Taliban before Warlords, by Find, Fix, Finish a hidden one too', () => {
    const t = coalition(BOARD)
    expect(t.bots()).toContain('taliban-active 8.8.4/5')
    expect(t.pieces('konduz')).toEqual({ 'coalition-troops': 2, 'warlords-active': 1 })
    const hidden = coalition(
      {
        kabul: `${KABUL}, taliban-active 2, taliban-underground, taliban-base, warlords-underground, government-police`,
      },
      { lasting: { 7: 'unshaded' } },
    )
    expect(hidden.bots()).toEqual(expect.arrayContaining(['taliban-underground 8.8.4/5', 'yes 8.8.4/4']))
    expect(hidden.pieces('kabul')).not.toHaveProperty('taliban-base')
  })

  test('8.8.4/5 nothing to choose where Taliban are alone', () => {
    const t = coalition({ kabul: 'coalition-base, coalition-troops 4, taliban-active 4', konduz: 'warlords-active' })
    const said = t.bots()
    expect(said[0]).toBe('assault 8.8.4/1')
    expect(said.join()).not.toContain('8.8.4/5')
    expect(t.count('kabul', 'taliban-active')).toBe(0)
  })

  test('8.8.4/6 under shaded Accidental Guerrillas it passes rather than remove just 1', () => {
    const broke: SceneOptions = { resources: { government: 0 }, tracks: { patronage: 0 }, lasting: { 34: 'shaded' } }
    const one = { kabul: 'coalition-base, coalition-troops, taliban-active' } satisfies Board
    expect(answers(one, broke)[0]).toBe('pass 8.8.4/6')
    expect(answers(one, { ...broke, lasting: {} })[0]).toBe('assault 8.1.1/none')
    expect(answers({ ...one, balkh: 'taliban-active' }, broke)[0]).toBe('assault 8.1.1/none')
  })
})

describe('adp 8.8.5 Civic Action', () => {
  test('8.8.5/1 greatest shift, then Opposition, then fewest Terror; Terror only for a shift', () => {
    const t = round(
      'support',
      {
        herat: 'coalition-troops 2, government-police, opposition, terror',
        kandahar: 'coalition-troops 2, government-police, opposition',
        konduz: 'coalition-troops 3, government-police',
      },
      { resources: { government: 15 } },
    )
    expect(t.bots().slice(0, 6)).toEqual([
      'kandahar 8.8.5/1',
      'kandahar 8.8.5/1',
      'herat 8.8.5/1',
      'herat 8.8.5/1',
      'herat 8.8.5/1',
      'done 8.1.1/stop',
    ])
    expect(t.level('herat')).toBe('support')
  })

  test('8.8.5/1 no Terror comes off if no shift can be paid', () => {
    const t = round(
      'support',
      { herat: 'coalition-troops 2, government-police, terror' },
      { resources: { government: 5 } },
    )
    t.bots()
    expect(t.markers('herat', 'terror')).toBe(1)
    expect(t.resources('government')).toBe(5)
  })

  /** Kandahar, with the Tribal Elders won by a non-player or a Player. */
  const heard = (level: string, elders: string, more: SceneOptions = {}): Scene =>
    round(
      'support',
      { kandahar: `coalition-troops 2, government-police, ${level}` },
      { lasting: { 45: 'unshaded' }, tracks: { elders }, ...more, seats: { coalition: 'adp', ...more.seats } },
    )
  /** What is bought in the round: the level, and what is left of 20 Resources. */
  const bought = (t: Scene): unknown[] => {
    t.bots()
    return [t.level('kandahar'), t.resources('government')]
  }

  test('8.8.5/1 nothing that the Government’s Tribal Elders set back to Neutral', () => {
    const bot = { seats: { government: 'adp' } }
    expect(bought(heard('neutral', 'government', bot))).toEqual(['neutral', 20])
    expect(heard('neutral', 'government', bot).bots()).not.toContain('kandahar 8.8.5/1')
    expect(bought(heard('opposition', 'government', bot))).toEqual(['neutral', 17])
    const behind = { ...bot, boxes: { 'out-of-play': { 'coalition-troops': 18, 'coalition-bases': 6 } } }
    expect(bought(heard('neutral', 'government', behind))).toEqual(['support', 17])
  })

  test('8.8.5/1 nothing that the Tribal Elders of insurgents undo, all of it if they are a Player’s', () => {
    const warlords = { seats: { warlords: 'adp' } }
    expect(bought(heard('neutral', 'warlords', warlords))).toEqual(['neutral', 20])
    expect(bought(heard('opposition', 'warlords', warlords))).toEqual(['neutral', 17])
    expect(bought(heard('opposition', 'warlords'))).toEqual(['opposition', 20])
    expect(bought(heard('neutral', 'taliban', { seats: { taliban: 'adp' } }))).toEqual(['neutral', 20])
  })

  test('8.8.5/1 also after an Assault by unshaded Accidental Guerrillas', () => {
    const t = coalition(
      { kabul: 'coalition-base, coalition-troops 4, taliban-active 4' },
      { lasting: { 34: 'unshaded' } },
    )
    expect(t.bots()).toContain('kabul 8.8.5/1')
    expect(t.level('kabul')).toBe('support')
  })
})

describe('adp 8.8.6 Redeploy', () => {
  test('8.8.6/1 from spaces without Police, keeping Control, to where the fewest Coalition Troops are', () => {
    const t = round('redeploy', {
      kabul: 'coalition-troops 2',
      konduz: 'coalition-base, coalition-troops',
      balkh: 'coalition-troops 3',
      herat: 'coalition-troops 3, government-police',
      faryab: 'coalition-troops 2, taliban-active',
    })
    expect(t.bots().slice(0, 3)).toEqual(['balkh 8.8.6/1', 'konduz 8.8.6/1', '1 8.8.6/1'])
    expect(t.count('balkh', 'coalition-troops')).toBe(1)
    expect(t.count('herat', 'coalition-troops')).toBe(3)
    expect(t.count('faryab', 'coalition-troops')).toBe(2)
  })

  test('8.8.6/1 not if Police are with all of them, or Control would change', () => {
    const t = round('redeploy', {
      konduz: 'coalition-base, coalition-troops',
      herat: 'coalition-troops 3, government-police',
      faryab: 'coalition-troops 2, taliban-active',
    })
    expect(t.bots()).toEqual(['done 8.1.1/stop'])
  })
})

describe('adp 8.1 The Coalition and events', () => {
  const first = (card: number, more: SceneOptions = {}): string =>
    scene({ kabul: KABUL }, { card, eligible: ['coalition'], seats: { coalition: 'adp' }, ...more }).bots()[0] as string

  test('AP-11 an event without effect is not taken', () => {
    expect(first(67)).toBe('train 8.8.2/1')
  })

  test('8.1/3 a Capability only on a roll below the number of Propaganda cards left', () => {
    expect(first(18, { botDice: [4] })).toBe('event 8.1/3')
    expect(first(18, { botDice: [5] })).toBe('train 8.8.2/1')
  })

  test('AP-60 Momentum only if the next card is no Propaganda', () => {
    expect(first(45, { draw: [13, 20, 73] })).toBe('event 8.1/4')
    expect(first(45, { draw: [73, 13, 20] })).toBe('train 8.8.2/1')
  })
})
