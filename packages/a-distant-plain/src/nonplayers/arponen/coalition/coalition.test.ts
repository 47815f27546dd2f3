import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../../test/kit.ts'

/** The Coalition operates: on a Momentum card before Propaganda that it does not take; the Warlords, a person, come next. */
const ON = {
  card: 11,
  draw: [75, 13, 76],
  eligible: ['coalition', 'warlords'],
  seats: { coalition: 'arponen', government: 'bot', taliban: 'bot' },
} as const satisfies SceneOptions
const NO_BASES = { 'out-of-play': { 'coalition-bases': 6 } }

const coalition = (board: Board, more: SceneOptions = {}): Scene => scene(board, { ...ON, ...more })
const answers = (board: Board, more: SceneOptions = {}): string[] => coalition(board, more).bots()

/** As Player, somebody of the insurgents: the Taliban unless they are named as a non-player. */
const TALIBAN_PLAYER = {
  seats: { coalition: 'arponen', government: 'bot', warlords: 'bot' },
  eligible: ['coalition', 'taliban'],
} as const

/** Bases out of play but so many. */
const bases = (n: number): NonNullable<SceneOptions['boxes']> => ({ 'out-of-play': { 'coalition-bases': 6 - n } })

describe('arponen 8.6.2 Events of the Coalition', () => {
  const taking = (card: number, board: Board, more: SceneOptions = {}): string =>
    answers(board, { card, draw: [13, 75], eligible: ['coalition'], ...more })[0] as string

  test('8.6.2/1 raises Support or lowers Opposition', () => {
    expect(taking(47, { kandahar: 'government-troops 3' })).toBe('event 8.6.2/1')
    expect(taking(47, {})).not.toContain('event')
  })

  test('8.6.2/2 places or removes Taliban Bases or Coalition pieces, be it by the other half', () => {
    const board: Board = { kabul: 'coalition-troops 1', waziristan: 'taliban-base 1' }
    expect(taking(4, board)).toBe('event 8.6.2/2')
  })

  test('8.6.2/2 not for a Guerrilla alone, with no Taliban Base that the other half could place', () => {
    const board: Board = { kabul: 'coalition-troops 1', waziristan: 'taliban-underground 1' }
    expect(taking(4, board)).toBe('event 8.6.2/2')
    const boxes = { 'out-of-play': { 'taliban-bases': 12 } }
    expect(taking(4, board, { boxes })).toBe('train 8.6.5/if')
  })

  test('8.6.2/3 shifts Islamabad, only if the Taliban are a Player', () => {
    expect(taking(6, {}, TALIBAN_PLAYER)).toBe('event 8.6.2/3')
    expect(taking(6, {})).not.toContain('event')
  })
})

describe('arponen 8.6.3 Sweep', () => {
  test('8.6.3/if a hidden Taliban guerrilla at Support, or a Player’s at a Coalition Base', () => {
    const sweep = 'sweep 8.6.3/if'
    expect(answers({ baghlan: 'taliban-underground 1, coalition-troops 1, support' })[0]).toBe(sweep)
    expect(answers({ baghlan: 'taliban-underground 1, coalition-troops 1' })[0]).not.toBe(sweep)
    expect(answers({ baghlan: 'warlords-underground 1, coalition-base 1, coalition-troops 1' })[0]).toBe(sweep)
    expect(answers({ baghlan: 'taliban-underground 1, coalition-base 1, coalition-troops 1' })[0]).not.toBe(sweep)
  })

  test('8.6.3/1 into Support spaces with just enough Troops, Government Troops beside them where fewer than 2 cubes are', () => {
    const t = coalition({
      baghlan: 'taliban-underground 3, support',
      kabul: 'coalition-base 1, coalition-troops 4, government-troops 3',
    })
    expect(t.bots().slice(0, 6)).toEqual([
      'sweep 8.6.3/if',
      'baghlan 8.6.3/1',
      'kabul 8.6.3/1',
      '2 8.6.3/1',
      '2 8.6.3/1',
      'done 8.2/stop',
    ])
    expect(t.pieces('baghlan')).toMatchObject({ 'coalition-troops': 2, 'government-troops': 2 })
    expect(t.count('baghlan', 'taliban-underground')).toBe(0)
    expect(t.resources('government')).toBe(17)
  })

  test('8.6.3/1 the last cubes of a Coalition Base, or the last three of a non-Pashtun space at Support, stay', () => {
    const t = coalition({
      baghlan: 'taliban-underground 3, support',
      konduz: 'coalition-troops 4, support',
      kabul: 'coalition-base 1, coalition-troops 1',
    })
    t.bots()
    expect(t.count('konduz', 'coalition-troops')).toBe(3)
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
  })

  test('8.6.3/1 not for a Player’s at a Coalition Base without Support: there in place, and nobody moves', () => {
    const t = coalition(
      { baghlan: 'warlords-underground 1, coalition-base 1, coalition-troops 1', kabul: 'coalition-troops 3' },
      { boxes: bases(1) },
    )
    const said = t.bots()
    expect(said.slice(0, 2)).toEqual(['sweep 8.6.3/if', 'baghlan 8.6.3/2'])
    expect(said.join()).not.toContain('8.6.3/1')
    expect(t.count('kabul', 'coalition-troops')).toBe(3)
  })

  test('8.6.3/1-lift an Air Lift brings those who find all, and is then completed', () => {
    const t = coalition({
      baghlan: 'taliban-underground 2, coalition-troops 1, support',
      herat: 'coalition-troops 2',
    })
    const said = t.bots()
    expect(said.slice(0, 6)).toEqual([
      'sweep 8.6.3/if',
      'baghlan 8.6.3/1',
      'done 8.2/stop',
      'air-lift 8.6.3/1-lift',
      'herat 8.6.3/1-lift',
      'baghlan 8.6.3/1-lift',
    ])
    expect(t.pieces('baghlan')).toEqual({ 'coalition-troops': 2, 'taliban-active': 2 })
    const enough = answers({
      baghlan: 'taliban-underground 2, coalition-troops 2, support',
      herat: 'coalition-troops 2',
    })
    expect(enough.join()).not.toContain('8.6.3/1-lift')
  })

  test('8.6.3/1-lift Government Troops first, where the Coalition stands beside Taliban without any', () => {
    const t = coalition({
      baghlan: 'taliban-underground 2, coalition-troops 1, support',
      herat: 'government-troops 3, coalition-troops 2',
      faryab: 'government-troops 3',
    })
    expect(t.bots()).toContain('baghlan 8.6.3/lift-1')
    expect(t.count('baghlan', 'government-troops')).toBe(2)
    expect(t.count('baghlan', 'coalition-troops')).toBe(1)
  })

  test('8.6.3/2 in place everywhere that somebody hides', () => {
    const board: Board = {
      baghlan: 'taliban-underground 1, coalition-troops 1, support',
      herat: 'coalition-troops 1, warlords-underground 1',
      balkh: 'coalition-troops 1',
    }
    const said = answers(board)
    expect(said).toContain('herat 8.6.3/2')
    expect(said).not.toContain('balkh 8.6.3/2')
    const seen = answers({ ...board, herat: 'coalition-troops 1, warlords-active 1' })
    expect(seen.slice(0, 2)).toEqual(['sweep 8.6.3/if', 'baghlan 8.6.3/1'])
    expect(seen.join()).not.toContain('8.6.3/2')
  })

  test('8.6.3/3 into one more space with all Troops that may go: highest Population, then a Coalition Base', () => {
    const t = coalition({
      baghlan: 'taliban-underground 1, coalition-troops 1, support',
      balkh: 'coalition-troops 3',
      konduz: 'warlords-underground 1',
      faryab: 'warlords-underground 1',
    })
    expect(t.bots()).toContain('konduz 8.6.3/3')
    expect(t.count('konduz', 'coalition-troops')).toBe(3)
    expect(t.count('konduz', 'warlords-underground')).toBe(0)
  })

  test('8.6.3/3 nowhere without Population', () => {
    const said = answers({
      baghlan: 'taliban-underground 1, coalition-troops 1, support',
      samangan: 'warlords-underground 1',
      balkh: 'coalition-troops 3',
    })
    expect(said.join()).not.toContain('8.6.3/3')
  })

  test('8.6.3/whom where not all can be found: a Player’s first, then Taliban', () => {
    const board: Board = { baghlan: 'taliban-underground 1, warlords-underground 1, coalition-troops 1, support' }
    expect(answers(board, { lasting: { 57: 'unshaded' } })).toContain('warlords 8.6.3/whom')
    const npc = { ...ON.seats, warlords: 'bot' }
    expect(answers(board, { lasting: { 57: 'unshaded' }, seats: npc })).toContain('taliban 8.6.3/whom')
  })

  test('8.6.3/whom not where only one faction hides, even if not all of it can be found', () => {
    const t = coalition(
      { baghlan: 'taliban-underground 2, coalition-troops 1, support' },
      { lasting: { 57: 'unshaded' } },
    )
    expect(t.bots().join()).not.toContain('8.6.3/whom')
    expect(t.count('baghlan', 'taliban-underground')).toBe(1)
  })

  test('8.6.1/isr shows the space with most enemies', () => {
    const board: Board = {
      baghlan: 'taliban-underground 1, coalition-troops 1, support',
      farah: 'warlords-underground 1',
      nimruz: 'warlords-underground 3',
    }
    expect(answers(board, { lasting: { 1: 'unshaded' } })).toContain('nimruz 8.6.1/isr')
    expect(answers(board).join()).not.toContain('8.6.1/isr')
  })

  test('8.2/none a Sweep that finds nobody becomes an Assault or a Train', () => {
    const said = answers({ baghlan: 'taliban-underground 1, support', herat: 'coalition-base 1' }, { boxes: bases(1) })
    expect(said[0]).toBe('train 8.2/none')
  })
})

describe('arponen 8.6.3 Air Lift', () => {
  /** A Sweep in place, so that an Air Lift may follow. */
  const SWEPT: Board = { baghlan: 'taliban-underground 1, coalition-troops 1, government-troops 1, support' }

  test('8.6.3/lift-1 up to 2 Government Troops where the Coalition stands beside Taliban alone', () => {
    const t = coalition({
      ...SWEPT,
      zabol: 'coalition-troops 1, taliban-underground 2',
      herat: 'government-troops 4',
    })
    const said = t.bots()
    expect(said).toContain('air-lift 8.6.3/lift-if')
    expect(said).toContain('zabol 8.6.3/lift-1')
    expect(t.count('zabol', 'government-troops')).toBe(2)
  })

  test('8.6.3/lift-1 not the last two Government Troops from where the Coalition is', () => {
    const t = coalition({
      ...SWEPT,
      zabol: 'coalition-troops 1, taliban-underground 2',
      herat: 'government-troops 2, coalition-troops 1',
    })
    t.bots()
    expect(t.count('herat', 'government-troops')).toBe(2)
  })

  test('8.6.3/lift-2 Government Troops leave a Coalition Base so that Coalition Troops outnumber them', () => {
    const t = coalition(
      { ...SWEPT, kandahar: 'coalition-base 1, coalition-troops 3, government-troops 5' },
      { boxes: bases(1) },
    )
    expect(t.bots()).toContain('kandahar 8.6.3/lift-2')
    expect(t.count('kandahar', 'government-troops')).toBe(2)
    const fewer: Board = { ...SWEPT, kandahar: 'coalition-base 1, coalition-troops 1, government-troops 3' }
    expect(answers(fewer, { boxes: bases(1) }).join()).not.toContain('8.6.3/lift-2')
  })

  test('8.6.3/lift-if an Air Lift; without anything to lift, an Air Strike; without that, nothing', () => {
    const lifts: Board = { zabol: 'coalition-troops 1, taliban-underground 2', herat: 'government-troops 4' }
    expect(answers({ ...SWEPT, ...lifts })).toContain('air-lift 8.6.3/lift-if')
    const said = answers({ ...SWEPT, herat: 'warlords-active 2' })
    expect(said).toContain('air-strike 8.6.3/strike-if')
    expect(answers({ baghlan: 'taliban-underground 3, coalition-troops 1, support' }).join()).not.toContain('-if,air')
  })
})

describe('arponen 8.6.3 Air Strike', () => {
  const SWEPT: Board = { baghlan: 'taliban-underground 1, coalition-troops 1, support' }

  test('8.6.3/strike-1 Bases: at Support first, then at a Coalition Base', () => {
    const said = answers(
      {
        ...SWEPT,
        faryab: 'warlords-base 1',
        balkh: 'warlords-base 1, support',
        herat: 'taliban-base 1, coalition-base 1, coalition-troops 1',
        helmand: 'taliban-base 1',
      },
      { boxes: bases(1) },
    )
    expect(said.slice(said.indexOf('air-strike 8.6.3/strike-if')).slice(1, 4)).toEqual([
      'balkh 8.6.3/strike-1',
      'herat 8.6.3/strike-1',
      'faryab 8.6.3/strike-1',
    ])
  })

  test('8.6.3/strike-1 not while a Guerrilla guards the Base, seen or hidden: one of those seen goes', () => {
    const said = answers({
      ...SWEPT,
      faryab: 'warlords-base 1, warlords-active 1',
      balkh: 'warlords-base 1, warlords-underground 1',
    })
    expect(said).toContain('faryab 8.6.3/strike-2')
    expect(said.join()).not.toContain('8.6.3/strike-1')
  })

  test('8.6.3/strike-2 Guerrillas: Support, Coalition Base, a faction’s last one, then a Player’s', () => {
    const said = answers({
      ...SWEPT,
      faryab: 'warlords-active 2',
      herat: 'taliban-active 2, warlords-active 1',
      kandahar: 'taliban-active 2',
    })
    expect(said.slice(said.indexOf('air-strike 8.6.3/strike-if')).slice(1)).toEqual([
      'baghlan 8.6.3/strike-2',
      'herat 8.6.3/strike-2',
      'warlords-active 8.6.3/strike-2',
      'faryab 8.6.3/strike-2',
    ])
  })

  test('8.6.3/strike-2 not where three Bases take up the Air Strike', () => {
    const base = 'warlords-base 1'
    const said = answers({ ...SWEPT, faryab: base, balkh: base, herat: base, helmand: 'taliban-active 2' })
    expect(said.filter((each) => each.endsWith('8.6.3/strike-1'))).toHaveLength(3)
    expect(said.join()).not.toContain('8.6.3/strike-2')
  })

  test('8.6.3/strike-if comes before the Air Lift if it takes a Base, or a Player’s last piece at Support', () => {
    const lifts: Board = { zabol: 'coalition-troops 1, taliban-underground 2', herat: 'government-troops 4' }
    expect(answers({ ...SWEPT, ...lifts })).toContain('air-lift 8.6.3/lift-if')
    expect(answers({ ...SWEPT, ...lifts, faryab: 'warlords-base 1' })).toContain('air-strike 8.6.3/strike-if')
    const last: Board = { balkh: 'warlords-active 1, support', konduz: 'coalition-troops 1' }
    expect(answers({ ...SWEPT, ...lifts, ...last })).toContain('air-strike 8.6.3/strike-if')
  })

  test('8.6.1/predators in Pakistan only for a Base, and only with the Capability', () => {
    const board: Board = { ...SWEPT, waziristan: 'taliban-base 1', herat: 'warlords-base 1' }
    expect(answers(board, { lasting: { 2: 'unshaded' } })).toContain('waziristan 8.6.1/predators')
    expect(answers(board).join()).not.toContain('waziristan')
    const guarded: Board = { ...board, waziristan: 'taliban-base 1, taliban-underground 1' }
    expect(answers(guarded, { lasting: { 2: 'unshaded' } }).join()).not.toContain('waziristan')
  })

  test('8.6.3/strike-if, 8.6.1/predators a Base in Pakistan is reason enough not to lift', () => {
    const board: Board = {
      ...SWEPT,
      zabol: 'coalition-troops 1, taliban-underground 2',
      herat: 'government-troops 4',
      waziristan: 'taliban-base 1',
    }
    expect(answers(board)).toContain('air-lift 8.6.3/lift-if')
    expect(answers(board, { lasting: { 2: 'unshaded' } })).toContain('air-strike 8.6.3/strike-if')
  })
})

describe('arponen 8.6.4 Assault', () => {
  test('8.6.4/if it would remove a Player’s Base, or any piece at Support', () => {
    const assault = 'assault 8.6.4/if'
    expect(answers({ herat: 'coalition-troops 2, warlords-active 1, warlords-base 1' })[0]).toBe(assault)
    expect(answers({ herat: 'coalition-troops 2, taliban-active 1, taliban-base 1' })[0]).not.toBe(assault)
    expect(answers({ herat: 'coalition-troops 1, taliban-active 1, support' })[0]).toBe(assault)
    expect(answers({ herat: 'coalition-troops 1, taliban-active 1' })[0]).not.toBe(assault)
  })

  test('8.6.4/if with the aid of an Air Strike', () => {
    expect(answers({ herat: 'coalition-troops 1, warlords-active 1, warlords-base 1' })[0]).toBe('assault 8.6.4/if')
    const kabul: Board = { kabul: 'coalition-troops 1, warlords-active 1, warlords-base 1' }
    expect(answers(kabul)[0]).not.toBe('assault 8.6.4/if')
  })

  test('8.6.4/1-bases Player or Taliban Bases first, 8.6.4/1-support then their pieces at Support, 8.6.4/2 then everywhere', () => {
    const said = answers({
      herat: 'coalition-troops 1, taliban-active 1, support',
      helmand: 'coalition-troops 1, taliban-base 1',
      faryab: 'coalition-troops 1, warlords-active 2',
    })
    expect(said.filter((each) => each.includes('8.6.4/'))).toEqual([
      'assault 8.6.4/if',
      'helmand 8.6.4/1-bases',
      'herat 8.6.4/1-support',
      'faryab 8.6.4/2',
    ])
  })

  test('8.6.4/1-bases not a Base of non-player Warlords, 8.6.4/1-support nor their pieces at Support: these come with the rest', () => {
    const more = { seats: { ...ON.seats, warlords: 'bot' } }
    const support: Board = {
      herat: 'coalition-troops 1, taliban-active 1, support',
      helmand: 'coalition-troops 1, warlords-base 1',
    }
    expect(answers(support, more).slice(0, 3)).toEqual(['assault 8.6.4/if', 'herat 8.6.4/1-support', 'helmand 8.6.4/2'])
    const base: Board = {
      herat: 'coalition-troops 1, warlords-active 1, support',
      helmand: 'coalition-troops 1, taliban-base 1',
    }
    expect(answers(base, more).slice(0, 3)).toEqual(['assault 8.6.4/if', 'helmand 8.6.4/1-bases', 'herat 8.6.4/2'])
  })

  test('8.6.4/1-help Government cubes in one space, if that removes the Base', () => {
    const t = coalition({ herat: 'coalition-troops 1, government-troops 2, warlords-active 2, warlords-base 1' })
    expect(t.bots().slice(0, 3)).toEqual(['assault 8.6.4/if', 'herat 8.6.4/1-bases', 'yes 8.6.4/1-help'])
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1, 'government-troops': 2 })
    expect(t.resources('government')).toBe(17)
    const noHelp = answers({ herat: 'coalition-troops 1, government-troops 1, warlords-active 5, support' })
    expect(noHelp).toContain('no 8.6.4/1-help')
  })

  test('8.6.4/1-help then an Air Strike', () => {
    const t = coalition({ herat: 'coalition-troops 1, warlords-active 1, warlords-base 1' })
    expect(t.bots().slice(0, 2)).toEqual(['assault 8.6.4/if', 'air-strike 8.6.4/1-help'])
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1 })
  })

  test('8.6.4/1-help then an Air Lift, which is then completed', () => {
    const t = coalition({
      herat: 'coalition-troops 1, taliban-active 3, support',
      balkh: 'coalition-troops 4',
      zabol: 'coalition-troops 1, taliban-underground 1',
    })
    expect(t.bots().slice(0, 6)).toEqual([
      'assault 8.6.4/if',
      'air-lift 8.6.4/1-help',
      'balkh 8.6.4/1-help',
      'herat 8.6.4/1-help',
      '2 8.6.4/1-help',
      'done 8.2/stop',
    ])
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 3 })
  })

  test('8.6.4/1-help an Air Strike that helps in one space comes before an Air Lift to another', () => {
    const t = coalition({
      konduz: 'warlords-active 1, warlords-base 1',
      herat: 'coalition-troops 1, warlords-active 1, warlords-base 1',
      balkh: 'coalition-troops 4',
    })
    expect(t.bots()).toContain('air-strike 8.6.4/1-help')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1 })
    expect(t.count('balkh', 'coalition-troops')).toBe(4)
  })

  test('8.6.4/1-help an Air Lift leaves the Troops where another Assault needs them', () => {
    const t = coalition({
      kabul: 'warlords-active 3, warlords-base 1',
      herat: 'coalition-troops 3, warlords-active 2, warlords-base 1',
      balkh: 'coalition-troops 2',
    })
    expect(t.bots().join()).not.toContain('air-lift 8.6.4/1-help')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 3 })
  })

  test('8.6.4/if, 8.6.4/1-help an Air Strike alone will do, as long as there is something to Assault elsewhere', () => {
    const elsewhere: Board = { balkh: 'coalition-troops 1, taliban-active 1' }
    const t = coalition({ ...elsewhere, herat: 'warlords-base 1', faryab: 'taliban-active 2' })
    expect(t.bots().slice(0, 3)).toEqual(['assault 8.6.4/if', 'air-strike 8.6.4/1-help', 'herat 8.6.4/1-help'])
    expect([t.pieces('herat'), t.pieces('balkh')]).toEqual([{}, { 'coalition-troops': 1 }])
    expect(answers({ ...elsewhere, konduz: 'taliban-active 1, support' })[0]).toBe('assault 8.6.4/if')
    expect(answers({ balkh: 'coalition-troops 1', herat: 'warlords-base 1' })[0]).not.toBe('assault 8.6.4/if')
    const kabul: Board = { ...elsewhere, kabul: 'taliban-active 1, support' }
    expect(answers(kabul)[0]).not.toBe('assault 8.6.4/if')
    const hidden: Board = { ...elsewhere, herat: 'warlords-base 1, warlords-underground 1, taliban-active 1' }
    expect(answers(hidden, { lasting: { 7: 'unshaded' } })[0]).not.toBe('assault 8.6.4/if')
  })

  test('8.6.4/2 not if bullet 1 removes nothing and the Coalition can Train', () => {
    const said = answers(
      {
        herat: 'coalition-troops 1, warlords-active 1, support',
        helmand: 'coalition-base 1, coalition-troops 1, warlords-active 1',
      },
      { seats: { ...ON.seats, warlords: 'bot' }, boxes: bases(1) },
    )
    expect(said[0]).toBe('train 8.2/none')
  })

  test('8.6.4/find-fix-finish a hidden guerrilla goes, a Player’s first', () => {
    const board: Board = {
      herat: 'coalition-troops 1, warlords-underground 1, taliban-underground 1, taliban-active 1, support',
    }
    const said = answers(board, { lasting: { 7: 'unshaded' }, card: 11 })
    expect(said[0]).toBe('sweep 8.6.3/if')
    const assault: Board = { herat: 'coalition-troops 1, warlords-underground 1, warlords-active 1, support' }
    expect(answers(assault, { lasting: { 7: 'unshaded' }, seats: { ...ON.seats } })).toContain(
      'warlords-underground 8.6.4/find-fix-finish',
    )
    expect(answers(assault).join()).not.toContain('find-fix-finish')
  })

  test('8.6.4/accidental-guerrillas Civic Action where it shifts most', () => {
    const t = coalition(
      {
        herat: 'coalition-troops 2, warlords-active 1, opposition',
        konduz: 'coalition-troops 2, warlords-active 1, warlords-base 1, opposition',
      },
      { lasting: { 34: 'unshaded' } },
    )
    const said = t.bots()
    expect(said.slice(-3, -1)).toEqual(['konduz 8.6.4/accidental-guerrillas', 'more 8.6.4/accidental-guerrillas'])
    expect(t.level('konduz')).toBe('support')
  })

  test('8.6.4/accidental-guerrillas not without the money for a shift', () => {
    const t = coalition(
      { konduz: 'coalition-troops 2, warlords-active 1, warlords-base 1, opposition' },
      { lasting: { 34: 'unshaded' }, resources: { government: 2 } },
    )
    const said = t.bots()
    expect(said.slice(0, 2)).toEqual(['assault 8.6.4/if', 'konduz 8.6.4/1-bases'])
    expect(said.join()).not.toContain('accidental-guerrillas')
    expect([t.count('konduz', 'warlords-base'), t.level('konduz')]).toEqual([0, 'opposition'])
  })
})

describe('arponen 8.6.5 Train', () => {
  const PLAYER_GOVERNMENT = { coalition: 'arponen', government: 'person', taliban: 'bot' }

  test('8.6.5/if neither Sweep nor Assault', () => {
    const board = (more: string): Board => ({ kabul: `coalition-base 1, coalition-troops 1${more}` })
    expect(answers(board(''), { boxes: bases(1) })[0]).toBe('train 8.6.5/if')
    expect(answers(board(', warlords-underground 1'), { boxes: bases(1) })[0]).toBe('sweep 8.6.3/if')
    expect(answers(board(', warlords-base 1'), { boxes: bases(1) })[0]).toBe('assault 8.6.4/if')
  })

  test('8.6.5/1 Kabul reduces the Patronage of a Government that is a Player with 11 or more', () => {
    const board: Board = { herat: 'coalition-base 1, coalition-troops 1, government-police 2' }
    const t = coalition(board, { seats: PLAYER_GOVERNMENT, tracks: { patronage: 11 }, boxes: bases(1) })
    expect(t.bots().slice(0, 2)).toEqual(['train 8.6.5/if', 'kabul 8.6.5/1'])
    expect(t.track('patronage')).toBe(8)
    const fewer = answers(board, { seats: PLAYER_GOVERNMENT, tracks: { patronage: 10 }, boxes: bases(1) })
    expect(fewer).not.toContain('kabul 8.6.5/1')
    expect(answers(board, { tracks: { patronage: 11 }, boxes: bases(1) })).not.toContain('kabul 8.6.5/1')
  })

  test('8.6.5/2 against Taliban that are a Player with 18 points: most Opposition, and on to Support', () => {
    const board: Board = {
      konduz: 'coalition-troops 1, opposition',
      herat: 'coalition-troops 1, opposition',
      kandahar: 'taliban-base 2, opposition',
      khowst: 'taliban-base 2, opposition',
      nuristan: 'taliban-base 2, opposition',
      balkh: 'opposition',
      paktika: 'taliban-base 1, opposition',
    }
    const t = coalition(board, { ...TALIBAN_PLAYER, boxes: NO_BASES })
    expect(t.bots()).toContain('konduz 8.6.5/2')
    expect(t.level('konduz')).toBe('support')
    const { paktika: _, ...fewer } = board
    expect(answers(fewer, { ...TALIBAN_PLAYER, boxes: NO_BASES })).not.toContain('konduz 8.6.5/2')
    expect(answers(board, { boxes: NO_BASES })).not.toContain('konduz 8.6.5/2')
  })

  test('8.6.5/3 Surge at once with a Base Available, or in the last campaign', () => {
    const board: Board = {
      kabul: 'coalition-base 1, coalition-troops 3, government-police 2',
      konduz: 'coalition-troops 1',
    }
    expect(answers(board, { boxes: bases(2) })).toContain('surge 8.6.5/3')
    expect(answers(board, { boxes: bases(1) })).not.toContain('surge 8.6.5/3')
    expect(answers(board, { boxes: bases(1), tracks: { propaganda: 4 } })).toContain('surge 8.6.5/3')
  })

  test('8.6.5/3 Surge without Resources too: the Train is in Kabul then, for nothing', () => {
    const board: Board = { kabul: 'coalition-base 1, coalition-troops 1', konduz: 'government-police 3' }
    const t = coalition(board, { boxes: bases(2), resources: { government: 0 } })
    const said = t.bots()
    expect(said.slice(0, 2)).toEqual(['train 8.6.5/if', 'surge 8.6.5/3'])
    expect(said).toContain('kabul 8.6.5/3')
    expect([t.count('konduz', 'coalition-base'), t.resources('government')]).toEqual([1, 0])
    expect(answers(board, { boxes: bases(1), resources: { government: 0 } })[0]).not.toContain('train')
  })

  test('8.6.5/4 Civic Action at one Coalition Base: greatest shift, not Pashtun, without Taliban; with PRTs at two', () => {
    const police = 'coalition-base 1, coalition-troops 1, government-police 2'
    const board: Board = { konduz: police, khowst: police, balkh: `${police}, taliban-active 1`, herat: police }
    const said = answers(board, { boxes: bases(4) })
    expect(said.filter((each) => each.includes('8.6.5/4'))).toEqual(['konduz 8.6.5/4', 'civic-action 8.6.5/4'])
    const two = answers(board, { boxes: bases(4), lasting: { 18: 'unshaded' } })
    expect(two.filter((each) => each.includes('8.6.5/4'))).toEqual([
      'konduz 8.6.5/4',
      'balkh 8.6.5/4',
      'civic-action 8.6.5/4',
      'konduz 8.6.5/4',
      'balkh 8.6.5/4',
    ])
  })

  test('8.6.5/4 not without COIN Control, nor where Support is: Civic Action comes elsewhere', () => {
    const at = 'coalition-base 1, coalition-troops 1, government-police 2'
    for (const konduz of [`${at}, warlords-active 5`, `${at}, support`]) {
      const said = answers({ konduz, herat: 'coalition-troops 1' }, { boxes: bases(1) })
      expect(said).toContain('herat 8.6.5/6')
      expect(said.join()).not.toContain('8.6.5/4')
    }
  })

  test('8.6.5/5 cubes at Coalition Bases with fewer than 2 Government pieces or without Police: Police first', () => {
    const t = coalition(
      {
        kabul: 'coalition-base 1, coalition-troops 1, government-police 2, support',
        herat: 'coalition-base 1, coalition-troops 1, government-troops 3, support',
      },
      { boxes: bases(2) },
    )
    expect(t.bots()).toEqual(['train 8.6.5/if', 'herat 8.6.5/5', '0 8.6.5/5', '6 8.6.5/5', 'done 8.2/stop'])
    expect(t.resources('government')).toBe(17)
  })

  test('8.6.5/no-cubes none where Civic Action is all that a line asks for; 8.6.5/5 with a single Police it asks for more', () => {
    const board = (police: number): Board => ({
      konduz: `coalition-base 1, coalition-troops 1, government-police ${police}`,
    })
    const t = coalition(board(2), { boxes: bases(1) })
    expect(t.bots().slice(1, 4)).toEqual(['konduz 8.6.5/4', '0 8.6.5/no-cubes', '0 8.6.5/no-cubes'])
    expect(t.count('konduz', 'government-police')).toBe(2)
    const fewer = answers(board(1), { boxes: bases(1) })
    expect(fewer.slice(1, 4)).toEqual(['konduz 8.6.5/4', '0 8.6.5/5', '6 8.6.5/5'])
  })

  test('8.6.5/6 Civic Action where Coalition pieces are and COIN Controls', () => {
    const board: Board = { konduz: 'coalition-troops 1', herat: 'coalition-troops 1' }
    expect(answers(board, { boxes: NO_BASES })).toContain('konduz 8.6.5/6')
    const noControl: Board = { konduz: 'coalition-troops 1, warlords-underground 1' }
    expect(answers(noControl, { boxes: NO_BASES })).not.toContain('konduz 8.6.5/6')
  })

  test('8.6.5 two thirds of the Resources at most', () => {
    const bare = 'coalition-base 1, coalition-troops 1, support'
    const t = coalition({ herat: bare, balkh: bare, konduz: bare }, { boxes: bases(3), resources: { government: 9 } })
    t.bots()
    expect(t.resources('government')).toBe(3)
  })

  test('8.6.5/surge after the Train, for Bases that can move to more people', () => {
    const board: Board = {
      herat: 'coalition-base 1, coalition-troops 1, government-police 2',
      balkh: 'coalition-base 1, coalition-troops 1, government-police 2',
      kabul: 'coalition-base 1, coalition-troops 1, government-police 2, support',
      konduz: 'government-police 3, support',
    }
    expect(answers(board, { boxes: bases(3) })).toContain('surge 8.6.5/surge')
    const { konduz: _, ...settled } = board
    expect(answers(settled, { boxes: bases(3) })).not.toContain('surge 8.6.5/surge')
  })

  test('8.6.1/vso Police come where Coalition Troops and Government cubes are, highest Population', () => {
    const board: Board = {
      konduz: 'coalition-troops 1, government-police 1',
      herat: 'coalition-troops 1, government-police 1',
      balkh: 'coalition-troops 1',
    }
    expect(answers(board, { boxes: NO_BASES, lasting: { 12: 'unshaded' } })).toContain('konduz 8.6.1/vso')
    expect(answers(board, { boxes: NO_BASES }).join()).not.toContain('8.6.1/vso')
  })
})

describe('arponen 8.6.5 Surge', () => {
  const GUARDED = 'coalition-base 1, government-police 3'

  test('8.6.5/surge-1 in the last campaign Troops go home, but not the last one at a Base', () => {
    const board: Board = { kabul: `${GUARDED}, coalition-troops 4`, konduz: 'coalition-troops 3' }
    const t = coalition(board, { boxes: bases(1), tracks: { propaganda: 4 } })
    const said = t.bots()
    expect(said).toContain('konduz 8.6.5/surge-1')
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
    expect(t.count('konduz', 'coalition-troops')).toBe(0)
    expect(answers(board, { boxes: bases(2) }).join()).not.toContain('8.6.5/surge-1')
  })

  test('8.6.5/surge-2 Bases with a Troop each to different spaces of most people', () => {
    const t = coalition(
      { kabul: 'government-police 3', konduz: 'government-police 3', herat: 'government-police 3' },
      { boxes: bases(2), botDice: [6] },
    )
    expect(t.bots()).toContain('konduz 8.6.5/surge-2')
    expect(t.count('kabul', 'coalition-base')).toBe(1)
    expect(t.count('konduz', 'coalition-base')).toBe(1)
    expect(t.count('konduz', 'coalition-troops')).toBeGreaterThan(0)
  })

  test('8.6.5/surge-2 with no Troops Available one comes from another of the three spaces', () => {
    const t = coalition(
      { kabul: `${GUARDED}, coalition-troops 3, support`, konduz: 'government-police 3' },
      { boxes: { 'out-of-play': { 'coalition-bases': 4, 'coalition-troops': 17 } } },
    )
    t.bots()
    expect([t.count('konduz', 'coalition-base'), t.count('konduz', 'coalition-troops')]).toEqual([1, 1])
  })

  test('8.6.5/surge-2 only Kabul or where COIN Controls, and nowhere without Population', () => {
    const t = coalition({ samangan: 'government-police 3', konduz: 'warlords-underground 1' }, { boxes: bases(3) })
    t.bots()
    expect(t.count('kabul', 'coalition-base')).toBe(1)
    expect(t.count('samangan', 'coalition-base')).toBe(0)
    expect(t.count('konduz', 'coalition-base')).toBe(0)
  })

  test('8.6.5/surge-2 not without a Base that is Available', () => {
    const at = `${GUARDED}, coalition-troops 1`
    const t = coalition({ kabul: at, herat: at, konduz: 'government-police 3, support' }, { boxes: bases(2) })
    const said = t.bots()
    expect(said).toContain('konduz 8.6.5/surge-3')
    expect(said.join()).not.toContain('8.6.5/surge-2')
  })

  test('8.6.5/surge-3 not from Support, nor to where no more people live', () => {
    const at = `${GUARDED}, coalition-troops 1`
    const t = coalition(
      { kabul: 'government-police 3', konduz: 'government-police 3, support', kandahar: at, herat: `${at}, support` },
      { boxes: bases(3) },
    )
    const said = t.bots()
    expect(said).toContain('kabul 8.6.5/surge-2')
    expect(said.join()).not.toContain('8.6.5/surge-3')
    expect([t.count('kandahar', 'coalition-base'), t.count('herat', 'coalition-base')]).toEqual([1, 1])
  })

  test('8.6.5/surge-3 Bases move from few people without Support to more, to most Support first', () => {
    const t = coalition(
      {
        herat: `${GUARDED}, coalition-troops 1`,
        kandahar: `${GUARDED}, coalition-troops 1`,
        konduz: 'government-police 3, support',
        balkh: 'government-police 3',
      },
      { boxes: bases(2) },
    )
    expect(t.bots()).toContain('konduz 8.6.5/surge-3')
    expect(t.count('konduz', 'coalition-base')).toBe(1)
    expect(t.count('herat', 'coalition-base')).toBe(0)
  })

  test('8.6.5/surge-4a brings Available Troops near Support, by the die at most', () => {
    const board: Board = { kabul: 'government-police 3', konduz: 'government-police 3, support' }
    const t = coalition(board, { boxes: bases(1), botDice: [4] })
    t.bots()
    // 20 Troops Available, 1 with the Base to Kabul; Support 2: as many more as the die shows.
    expect(t.count('kabul', 'coalition-troops')).toBe(5)
  })

  test('8.6.5/surge-4a at other Bases too; not with as many Available as Support, nor in the last campaign', () => {
    const board: Board = { kabul: 'government-police 3', herat: `${GUARDED}, coalition-troops 1` }
    const surge = (more: SceneOptions): string[] => answers(board, { boxes: bases(2), botDice: [4], ...more })
    expect(surge({})).toContain('herat 8.6.5/surge-4a')
    const even = surge({ boxes: { 'out-of-play': { 'coalition-bases': 4, 'coalition-troops': 18 } } })
    for (const said of [even, surge({ tracks: { propaganda: 4 } })]) {
      expect(said).toContain('kabul 8.6.5/surge-2')
      expect(said.join()).not.toContain('8.6.5/surge-4a')
    }
  })

  test('8.6.5/surge-4b a Troop for each Coalition Base without one', () => {
    const surge = (konduz: string): string[] =>
      answers({ kabul: 'government-police 3', konduz: `${konduz}, support` }, { boxes: bases(2), botDice: [1] })
    expect(surge(GUARDED)).toContain('konduz 8.6.5/surge-4b')
    const guarded = surge(`${GUARDED}, coalition-troops 1`)
    expect(guarded).toContain('kabul 8.6.5/surge-2')
    expect(guarded.join()).not.toContain('8.6.5/surge-4b')
  })

  test('8.6.5/surge-4c Aid; for a Government that is a Player only below 6 Patronage', () => {
    const board: Board = { kabul: 'government-police 3' }
    const player = { coalition: 'arponen', taliban: 'bot' }
    expect(answers(board, { boxes: bases(1) })).toContain('yes 8.6.5/surge-4c')
    expect(answers(board, { boxes: bases(1), seats: player, tracks: { patronage: 6 } })).toContain('no 8.6.5/surge-4c')
    expect(answers(board, { boxes: bases(1), seats: player, tracks: { patronage: 5 } })).toContain('yes 8.6.5/surge-4c')
  })

  test('8.6.5/surge-4c not where no piece can move', () => {
    const said = answers({ kabul: `${GUARDED}, coalition-troops 1` }, { boxes: bases(1) })
    expect(said[0]).toBe('train 8.6.5/if')
    expect(said.join()).not.toContain('surge')
  })
})

describe('arponen 8.6.1 Lasting effects', () => {
  test('8.6.1/elders to Support, but only those that it won itself', () => {
    const civic = (elders: string): Scene =>
      coalition(
        { konduz: 'coalition-troops 1, opposition' },
        { boxes: NO_BASES, lasting: { 45: 'unshaded' }, tracks: { elders } },
      )
    const t = civic('coalition')
    expect(t.bots()).toContain('support 8.6.1/elders')
    expect(t.level('konduz')).toBe('support')
    const other = civic('government').bots()
    expect(other).toContain('civic-action 8.6.5/6')
    expect(other.join()).not.toContain('8.6.1/elders')
  })
})

describe('arponen 9.4 AR-10 (T4) Coalition Train with Surge', () => {
  /** The Short scenario with the changes of the example. */
  const changed: Board = {
    ghazni: 'coalition-base 1, coalition-troops 1, government-troops 2, taliban-base 1, taliban-underground 2',
    kandahar: 'taliban-base 1, taliban-underground 2',
    baghlan: 'government-base 1, government-troops 2, government-police 2, returnees 1',
    konduz: 'government-troops 2, government-police 2, warlords-base 1, warlords-underground 1, returnees 1',
  }
  const example = (botDice: readonly number[]): Scene =>
    standard(changed, {
      scenario: 'short',
      card: 11,
      draw: [75, 13, 76],
      eligible: ['coalition', 'warlords'],
      seats: { coalition: 'arponen', government: 'bot', taliban: 'bot' },
      dice: [2],
      botDice,
    })

  test('AR-10 position', () => {
    const t = example([])
    expect(t.total('support-and-available')).toBe(13)
    expect(t.resources('government')).toBe(30)
  })

  test('AR-10 as printed: Baghlan, Helmand to Konduz, 3 Troops, Aid, Civic Action in Baghlan, Police in Ghazni', () => {
    // Dice: Baghlan rather than Konduz; Helmand of the three; 4 Troops; where the first two go; Baghlan again for Civic Action.
    const t = example([3, 5, 3, 1, 3, 5, 4, 1, 1, 1, 1, 1, 1, 3, 5, 3])
    expect(t.bots()).toEqual([
      'train 8.6.5/if',
      'surge 8.6.5/3',
      'baghlan 8.6.5/surge-2',
      'helmand 8.6.5/surge-3',
      'konduz 8.6.5/surge-3',
      // Troops, then Bases, as they stand in the end.
      '2 8.6.5/surge-2',
      '3 8.6.5/surge-3',
      '2 8.6.5/surge-3',
      '1 8.6.5/surge-2',
      '0 8.6.5/surge-3',
      '1 8.6.5/surge-3',
      'yes 8.6.5/surge-4c',
      '2 8.6.5/surge-4c',
      'baghlan 8.6.5/4',
      '0 8.6.5/no-cubes',
      '0 8.6.5/no-cubes',
      'ghazni 8.6.5/5',
      '0 8.6.5/5',
      '6 8.6.5/5',
      'done 8.2/stop',
      'civic-action 8.6.5/4',
      'baghlan 8.6.5/4',
    ])
    expect(t.total('support-and-available')).toBe(11)
    expect(t.level('baghlan')).toBe('support')
    expect(t.aid).toBe(26)
    expect(t.resources('government')).toBe(24)
  })

  test('AR-10 Konduz ties with Baghlan by the position itself: the dice may choose it for the Base and for Civic Action', () => {
    const t = example([5, 1, 1, 1, 3, 5, 4, 1, 1, 1, 1, 1, 1, 5, 1, 1])
    const said = t.bots()
    expect(said.slice(2, 5)).toEqual(['konduz 8.6.5/surge-2', 'helmand 8.6.5/surge-3', 'baghlan 8.6.5/surge-3'])
    expect(said.at(-1)).toBe('konduz 8.6.5/4')
    expect(t.total('support-and-available')).toBe(11)
  })
})
