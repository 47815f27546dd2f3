import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../../test/kit.ts'

/** The Government operates: on a Momentum card before Propaganda that it does not take; the Warlords, a person, come next. */
const ON = {
  card: 11,
  draw: [75, 19, 76],
  eligible: ['government', 'warlords'],
  seats: { coalition: 'bot', government: 'arponen', taliban: 'bot' },
} as const satisfies SceneOptions
/** Only the Taliban are a Player, only the Coalition is one. */
const TALIBAN_PLAYER = {
  seats: { coalition: 'bot', government: 'arponen', warlords: 'bot' },
  eligible: ['government', 'taliban'],
} as const
const NO_INSURGENT_PLAYER = {
  seats: { government: 'arponen', taliban: 'bot', warlords: 'bot' },
  eligible: ['government', 'taliban'],
} as const

const government = (board: Board, more: SceneOptions = {}): Scene => scene(board, { ...ON, ...more })
const answers = (board: Board, more: SceneOptions = {}): string[] => government(board, more).bots()

/** With so many Troops on the map, so few Available that nothing calls for a Train, and no Base to build. */
const few = (troops: number, bases = 3): NonNullable<SceneOptions['boxes']> => ({
  'out-of-play': { 'government-troops': 25 - troops, 'government-bases': bases },
})
/** No Base to build. */
const NO_BASES: NonNullable<SceneOptions['boxes']> = { 'out-of-play': { 'government-bases': 3 } }

describe('arponen 8.7.2 Events of the Government', () => {
  const taking = (card: number, board: Board, more: SceneOptions = {}): string =>
    answers(board, { card, draw: [13, 75], ...more, eligible: ['government'] })[0] as string

  test('8.7.2/1 raises Patronage, Resources, Aid or COIN Control', () => {
    expect(taking(42, {})).toBe('event 8.7.2/1')
    expect(taking(47, {})).not.toContain('event')
  })

  test('8.7.2/2 places Government pieces, or gives the Government free operations', () => {
    expect(taking(37, { herat: 'government-police 3, taliban-underground 1' })).toBe('event 8.7.2/2')
    expect(taking(37, { herat: 'government-police 3' })).toBe('train 8.7.5/if')
  })

  test('8.7.2/3 shifts Islamabad, only if the Taliban are a Player', () => {
    expect(taking(6, {}, TALIBAN_PLAYER)).toBe('event 8.7.2/3')
    expect(taking(6, {})).not.toContain('event')
  })

  test('8.7.2 only its own half counts', () => {
    expect(
      taking(40, { kabul: 'government-police 1' }, { tracks: { aid: 0 }, resources: { government: 75 } }),
    ).not.toContain('event')
  })
})

describe('arponen 8.7.3 Assault', () => {
  test('8.7.3/if 2 or more people come under COIN Control, or a Taliban Base goes', () => {
    const assault = 'assault 8.7.3/if'
    expect(answers({ konduz: 'government-troops 4, warlords-active 4' })[0]).toBe(assault)
    expect(answers({ herat: 'government-troops 4, warlords-active 4' })[0]).not.toBe(assault)
    expect(answers({ herat: 'government-troops 4, taliban-base 1' })[0]).toBe(assault)
    expect(answers({ herat: 'government-troops 4, warlords-base 1' })[0]).not.toBe(assault)
  })

  test('8.7.3/1 Control first, 8.7.3/2-bases then Bases, 8.7.3/2-guerrillas then most Guerrillas; 3 spaces', () => {
    const board: Board = {
      konduz: 'government-troops 4, warlords-active 4',
      herat: 'government-troops 4, taliban-base 1',
      balkh: 'government-troops 8, warlords-active 2',
      helmand: 'government-troops 8, warlords-active 3',
    }
    const assault = (more: Board = {}): string[] => answers({ ...board, ...more }).slice(0, 4)
    const [where, base, most] = ['konduz 8.7.3/1', 'herat 8.7.3/2-bases', 'helmand 8.7.3/2-guerrillas']
    expect(assault()).toEqual(['assault 8.7.3/if', where, base, most])
    // Konduz is under Control; the Base of Herat is guarded; nobody is seen but where Control and a Base are to be had.
    const held = assault({ konduz: 'government-troops 5, warlords-active 4' })
    expect(held).toEqual(['assault 8.7.3/if', base, most, 'konduz 8.7.3/2-guerrillas'])
    const guarded = assault({ herat: 'government-troops 4, taliban-base 1, taliban-underground 1' })
    expect(guarded).toEqual(['assault 8.7.3/if', where, most, 'balkh 8.7.3/2-guerrillas'])
    const unseen = 'government-troops 8, warlords-underground 2'
    const hidden = assault({ balkh: unseen, helmand: unseen })
    expect(hidden).toEqual(['assault 8.7.3/if', where, base, 'eradicate 8.7.3/eradicate-if'])
  })

  test('8.7.3/2-locs LoCs last, and only with Player or Taliban pieces', () => {
    const board: Board = {
      konduz: 'government-troops 4, warlords-active 4',
      'loc-kabul-aibak': 'government-police 4, warlords-active 2',
    }
    expect(answers(board)).toContain('loc-kabul-aibak 8.7.3/2-locs')
    expect(answers(board, NO_INSURGENT_PLAYER)).not.toContain('loc-kabul-aibak 8.7.3/2-locs')
  })

  test('8.7.3 for two thirds of Resources', () => {
    const board: Board = {
      konduz: 'government-troops 4, warlords-active 4',
      herat: 'government-troops 4, taliban-base 1',
      balkh: 'government-troops 4, warlords-active 2',
    }
    const t = government(board, { resources: { government: 9 } })
    t.bots()
    expect(t.count('balkh', 'warlords-active')).toBe(2)
  })

  test('8.7.3/whom whose Base can go, then a Player’s', () => {
    const board: Board = { herat: 'government-troops 4, taliban-base 1, warlords-active 2' }
    expect(answers(board)).toContain('taliban-base 8.7.3/whom')
    const other: Board = { konduz: 'government-troops 4, taliban-active 2, warlords-active 2' }
    expect(answers(other)).toContain('warlords-active 8.7.3/whom')
    expect(answers(other, TALIBAN_PLAYER)).toContain('taliban-active 8.7.3/whom')
    const alone = answers({ herat: 'government-troops 4, taliban-base 1, warlords-underground 2' })
    expect(alone).toContain('herat 8.7.3/2-bases')
    expect(alone.join()).not.toContain('8.7.3/whom')
  })
})

describe('arponen 8.7.3 Eradicate and Transport', () => {
  /** A Train in Kabul, after which the activity follows. */
  const TRAINS: Board = { kabul: 'government-troops 1, government-police 1' }

  test('8.7.3/eradicate-if with 2 or less Aid, or Warlords that are a Player; 8.7.4/govern-if otherwise Govern', () => {
    const board: Board = { ...TRAINS, herat: 'government-police 2, warlords-base 1, opposition' }
    expect(answers(board, { boxes: NO_BASES })).toContain('eradicate 8.7.3/eradicate-if')
    expect(answers(board, { ...NO_INSURGENT_PLAYER, boxes: NO_BASES, tracks: { aid: 2 } })).toContain(
      'eradicate 8.7.3/eradicate-if',
    )
    const rich: Board = { ...board, kabul: 'government-police 2, support' }
    expect(answers(rich, { ...NO_INSURGENT_PLAYER, boxes: NO_BASES, tracks: { aid: 3 } })).toContain(
      'govern 8.7.4/govern-if',
    )
  })

  test('8.7.3/eradicate-1 at Opposition, 8.7.3/eradicate-3 then where no Pashtuns are, not against Taliban of a Player', () => {
    const board: Board = {
      ...TRAINS,
      herat: 'government-police 2, warlords-base 1, opposition, terror 9',
      helmand: 'government-police 2, warlords-base 1',
      balkh: 'government-police 2, warlords-base 1, terror 1',
    }
    const eradicate = (more: SceneOptions = {}, changed: Board = {}): string[] =>
      answers({ ...board, ...changed }, { boxes: NO_BASES, ...more })
        .filter((each) => each.includes('/eradicate-'))
        .slice(1)
    expect(eradicate()).toEqual(['herat 8.7.3/eradicate-1', 'balkh 8.7.3/eradicate-3'])
    const calm = eradicate({}, { herat: 'government-police 2, warlords-base 1, terror 9' })
    expect(calm.sort()).toEqual(['balkh 8.7.3/eradicate-3', 'herat 8.7.3/eradicate-3'])
    expect(eradicate({ ...TALIBAN_PLAYER, tracks: { aid: 2 } })).toEqual(['herat 8.7.3/eradicate-1'])
  })

  test('8.7.3/eradicate-2 without Aid anywhere, even against Taliban of a Player', () => {
    const board: Board = {
      ...TRAINS,
      helmand: 'government-police 2, warlords-base 1',
      herat: 'government-police 2, warlords-base 1',
    }
    expect(answers(board, { ...TALIBAN_PLAYER, boxes: NO_BASES, tracks: { aid: 0 } }).join()).toContain(
      '8.7.3/eradicate-2',
    )
    expect(answers(board, { ...TALIBAN_PLAYER, boxes: NO_BASES, tracks: { aid: 1 } }).join()).not.toContain(
      '8.7.3/eradicate-2',
    )
  })

  test('8.7.3/eradicate-2 whether there is Aid is looked at before the first space', () => {
    const board: Board = {
      ...TRAINS,
      herat: 'government-police 2, warlords-base 1, opposition, terror 9',
      balkh: 'government-police 2, warlords-base 1',
    }
    const said = answers(board, { ...TALIBAN_PLAYER, boxes: NO_BASES, tracks: { aid: 0 } })
    expect(said.filter((each) => each.includes('/eradicate-')).slice(1)).toContain('herat 8.7.3/eradicate-1')
    expect(said).toContain('balkh 8.7.3/eradicate-2')
  })

  test('8.7.3/eradicate-4 last anywhere; against Taliban of a Player only with the Tribal Elders', () => {
    const board: Board = { ...TRAINS, helmand: 'government-police 2, warlords-base 1', ghazni: 'government-police 2' }
    const options = { options: { printing: '1st' }, boxes: NO_BASES }
    expect(answers(board, options).join()).toContain('8.7.3/eradicate-4')
    const player = { ...options, ...TALIBAN_PLAYER, tracks: { aid: 2 } }
    expect(answers(board, player).join()).not.toContain('8.7.3/eradicate-4')
    expect(answers(board, { ...player, tracks: { aid: 2, elders: 'government' } }).join()).toContain(
      '8.7.3/eradicate-4',
    )
  })

  test('8.7.3/transport-1 up to 4 Troops to Control the most populous space, from where most can leave; 8.7.3/transport-if after Sweep', () => {
    const t = government(
      {
        kabul: 'coalition-base 1, government-troops 9, taliban-active 1',
        herat: 'government-troops 3',
        nuristan: 'government-troops 1, warlords-underground 4',
      },
      { boxes: few(13) },
    )
    const said = t.bots()
    expect(said[0]).toBe('sweep 8.7.6/if')
    expect(said).toContain('transport 8.7.3/transport-if')
    expect(said.join()).toContain('8.7.3/transport-1')
  })

  test('8.7.3/transport-if after a Train only if there is nothing to Govern or to Eradicate', () => {
    const train = (kabul: string): string[] => answers({ kabul }, { ...NO_INSURGENT_PLAYER, boxes: NO_BASES })
    expect(train('government-police 2')).toContain('transport 8.7.3/transport-if')
    const governed = train('government-police 2, support')
    expect(governed).toContain('govern 8.7.4/govern-if')
    expect(governed.join()).not.toContain('8.7.3/transport-if')
  })

  test('8.7.3/transport-1 neither the last Troop of a Government Base nor COIN Control is given up', () => {
    const t = government(
      { herat: 'government-base 1, government-troops 2', konduz: 'government-troops 2, warlords-active 1' },
      { boxes: few(4, 2) },
    )
    t.bots()
    expect(t.count('herat', 'government-troops')).toBeGreaterThanOrEqual(1)
    expect(t.count('konduz', 'government-troops')).toBe(2)
  })
})

describe('arponen 8.7.4 Patrol', () => {
  test('8.7.4/if 2 Player pieces on a LoC, or Taliban ahead on a LoC of Econ 3 or 4', () => {
    const patrol = 'patrol 8.7.4/if'
    const police: Board = { kabul: 'government-police 6' }
    expect(answers({ ...police, 'loc-kabul-aibak': 'warlords-active 2' })[0]).toBe(patrol)
    expect(answers({ ...police, 'loc-kabul-aibak': 'warlords-active 1' })[0]).not.toBe(patrol)
    expect(answers({ ...police, 'loc-kabul-tor-kham': 'taliban-active 1' })[0]).toBe(patrol)
    expect(answers({ ...police, 'loc-kabul-aibak': 'taliban-active 1' })[0]).not.toBe(patrol)
  })

  test('8.7.4/1 Police come to Control Kabul', () => {
    const t = government({
      kabul: 'taliban-underground 1',
      khowst: 'government-police 6',
      'loc-kabul-aibak': 'warlords-active 2',
    })
    expect(t.bots().slice(0, 3)).toEqual(['patrol 8.7.4/if', 'khowst 8.7.4/1', 'kabul 8.7.4/1'])
    expect(t.count('kabul', 'government-police')).toBe(2)
  })

  test('8.7.4/1 not where Control is held, nor where all Police that may leave do not bring it', () => {
    for (const kabul of ['government-police 1', 'taliban-underground 6']) {
      const said = answers({ kabul, khowst: 'government-police 6', 'loc-kabul-aibak': 'warlords-active 2' })
      expect(said.slice(0, 2)).toEqual(['patrol 8.7.4/if', 'khowst 8.7.4/2-players'])
      expect(said.join()).not.toContain('8.7.4/1')
    }
  })

  test('8.7.4/2-players to equal a Player, 8.7.4/2-rich then 2 on rich LoCs, 8.7.4/2-others then 1 elsewhere', () => {
    const t = government({
      kabul: 'government-police 12, coalition-base 1',
      'loc-kabul-aibak': 'warlords-underground 3',
    })
    const said = t.bots()
    expect(said.filter((each) => each.startsWith('loc-')).map((each) => each.split('/')[1])).toEqual(
      expect.arrayContaining(['2-players', '2-rich', '2-others']),
    )
    expect(t.count('loc-kabul-aibak', 'government-police')).toBe(3)
    expect(t.count('loc-kabul-tor-kham', 'government-police')).toBe(2)
    expect(t.count('loc-kandahar-spin-boldak', 'government-police')).toBe(2)
    expect(t.count('loc-farah-kandahar', 'government-police')).toBe(1)
  })

  test('8.7.4/2-players not where a Player is equalled, 8.7.4/2-rich nor where 2 cubes are, 8.7.4/2-others nor when Police run out', () => {
    const patrol = (kabul: number, board: Board): string =>
      answers({
        kabul: `government-police ${kabul}, coalition-base 1`,
        'loc-kabul-aibak': 'warlords-underground 3',
        ...board,
      }).join()
    const equal = patrol(6, { 'loc-kabul-aibak': 'warlords-underground 3, government-police 3' })
    expect(equal).toContain('loc-kabul-tor-kham 8.7.4/2-rich')
    expect(equal).not.toContain('2-players')
    const watched = patrol(8, {
      'loc-kabul-tor-kham': 'government-police 2',
      'loc-kandahar-spin-boldak': 'coalition-troops 2',
    })
    expect(watched).toMatch(/2-players.*2-others/)
    expect(watched).not.toContain('2-rich')
    const spent = patrol(6, {})
    expect(spent).toMatch(/2-players.*2-rich/)
    expect(spent).not.toContain('2-others')
  })

  test('8.7.4 not the last Police of a non-Pashtun space, and no COIN Control is lost', () => {
    const t = government({
      samangan: 'government-police 2',
      khowst: 'government-police 3, warlords-active 1',
      'loc-kabul-aibak': 'warlords-underground 2',
    })
    t.bots()
    expect(t.count('samangan', 'government-police')).toBe(1)
    expect(t.count('khowst', 'government-police')).toBe(2)
  })

  test('8.7.4/3 an Assault where a Player loses most', () => {
    const said = answers({
      'loc-kabul-aibak': 'government-police 4, warlords-active 2',
      'loc-kabul-tor-kham': 'government-police 4, taliban-active 2',
      kabul: 'government-police 1',
    })
    expect(said).toContain('loc-kabul-aibak 8.7.4/3')
    // One Police on the LoC removes nobody.
    const weak = answers({
      'loc-kabul-aibak': 'warlords-active 2',
      kabul: 'government-police 1',
      khowst: 'government-police 2',
    })
    expect(weak.slice(0, 2)).toEqual(['patrol 8.7.4/if', 'khowst 8.7.4/2-players'])
    expect(weak.join()).not.toContain('8.7.4/3')
  })

  test('8.7.4 a Patrol with nobody to move and nobody to hit becomes a Train', () => {
    const said = answers({ 'loc-kabul-tor-kham': 'taliban-underground 2' })
    expect(said[0]).toBe('train 8.2/none')
  })
})

describe('arponen 8.7.4 Govern', () => {
  const POLICE = 'government-police 2'

  test('8.7.4/govern-1 Aid to Patronage among most people without a Coalition Base, 8.7.4/govern-2 then Returnees at COIN Bases', () => {
    const t = government(
      {
        konduz: `${POLICE}, support, terror 1`,
        kabul: `${POLICE}, coalition-base 1, support`,
        herat: `${POLICE}, support`,
      },
      { ...NO_INSURGENT_PLAYER, boxes: NO_BASES },
    )
    const said = t.bots()
    expect(said.filter((each) => each.includes('govern-'))).toEqual([
      'govern 8.7.4/govern-if',
      'konduz 8.7.4/govern-1',
      'patronage 8.7.4/govern-1',
      'herat 8.7.4/govern-1',
      'patronage 8.7.4/govern-1',
    ])
    expect(t.track('patronage')).toBe(8)
  })

  test('8.7.4/govern-1 not at a Coalition Base, 8.7.4/govern-2 there Returnees', () => {
    const at = `${POLICE}, coalition-base 1, support`
    const t = government({ konduz: at, kabul: at }, { ...NO_INSURGENT_PLAYER, boxes: NO_BASES })
    expect(t.bots().filter((each) => each.includes('govern-'))).toEqual([
      'govern 8.7.4/govern-if',
      'kabul 8.7.4/govern-2',
      'konduz 8.7.4/govern-2',
    ])
    expect([t.track('patronage'), t.markers('kabul', 'returnees')]).toEqual([5, 1])
  })

  test('8.7.4/govern-2 Returnees only at COIN Bases', () => {
    const board: Board = {
      kabul: `${POLICE}, coalition-base 1, support`,
      konduz: `${POLICE}, coalition-base 1, support, returnees 1`,
    }
    const t = government(board, { ...NO_INSURGENT_PLAYER, boxes: NO_BASES, tracks: { aid: 3 } })
    expect(t.bots()).toContain('govern 8.7.4/govern-if')
    expect(t.markers('kabul', 'returnees')).toBe(1)
    const noBase = government(
      { kabul: `${POLICE}, support` },
      { ...NO_INSURGENT_PLAYER, boxes: NO_BASES, tracks: { aid: 0 } },
    )
    expect(noBase.bots().join()).not.toContain('govern-2')
  })

  test('AR-05 Support, COIN Control and no Coalition Base are what the rules demand, whatever else is there', () => {
    const t = government({ konduz: `${POLICE}, support, terror 3` }, { ...NO_INSURGENT_PLAYER, boxes: NO_BASES })
    expect(t.bots()).toContain('govern 8.7.4/govern-if')
    expect(t.level('konduz')).toBe('neutral')
  })
})

describe('arponen 8.7.5 Train', () => {
  test('8.7.5/if 10 Troops Available, or cubes for a Base', () => {
    const few = { boxes: { 'out-of-play': { 'government-troops': 21 } } }
    const board: Board = { kabul: 'coalition-base 1, government-police 3' }
    expect(answers(board)[0]).toBe('train 8.7.5/if')
    expect(answers(board, few)[0]).not.toBe('train 8.7.5/if')
    expect(answers({ ...board, konduz: 'government-police 3' }, few)[0]).toBe('train 8.7.5/if')
  })

  test('8.7.5/1 three random cubes of the most populous Province become a Base', () => {
    const t = government({ konduz: 'government-troops 3, government-police 3', herat: 'government-troops 3' })
    expect(t.bots().slice(0, 2)).toEqual(['train 8.7.5/if', 'konduz 8.7.5/1'])
    expect(t.count('konduz', 'government-base')).toBe(1)
    const taken = answers({ konduz: 'government-troops 3, coalition-base 1', herat: 'government-troops 2' })
    expect(taken).not.toContain('konduz 8.7.5/1')
  })

  test('8.7.5/2 Train, Civic Action and Govern where COIN Controls 2 or more people; AR-03 Civic Action comes last', () => {
    const t = government({ konduz: 'government-police 2', kabul: 'government-police 2' })
    const said = t.bots()
    expect(said[1]).toBe('konduz 8.7.5/2')
    expect(said.indexOf('civic-action 8.7.5/2')).toBeGreaterThan(said.indexOf('kabul 8.7.5/4'))
    expect(said.indexOf('govern 8.7.5/2')).toBeGreaterThan(said.indexOf('civic-action 8.7.5/2'))
    expect(t.track('patronage')).toBe(7)
    expect(t.level('konduz')).toBe('neutral')
  })

  test('AR-04 (8.7.5/2) only if all three can be done', () => {
    const board: Board = { konduz: 'government-police 2', kabul: 'government-police 2' }
    expect(answers(board, { tracks: { aid: 0 } }).join()).not.toContain('8.7.5/2')
    expect(answers(board, { resources: { government: 5 } }).join()).not.toContain('8.7.5/2')
    expect(answers({ ...board, konduz: 'government-police 2, terror 1' }).join()).not.toContain('8.7.5/2')
  })

  test('8.7.5/2 at Support already: no Civic Action, Govern at once', () => {
    const said = answers({ konduz: 'government-police 2, support', kabul: 'government-police 2' })
    expect(said).toContain('govern 8.7.5/2')
    expect(said.join()).not.toContain('civic-action')
  })

  test('8.7.5/3 Troops trained in Kabul drive to a populous space and build a Base', () => {
    const t = government({ kabul: 'government-police 2' }, { botDice: [3, 1, 3] })
    expect(t.bots().slice(0, 8)).toEqual([
      'train 8.7.5/if',
      '6 8.7.5/3',
      'transport 8.7.5/3',
      'khowst 8.7.3/transport-1',
      '5 8.7.3/transport-1',
      'khowst 8.7.5/3',
      'base 8.7.5/3',
      'khowst 8.7.5/3',
    ])
    expect(t.pieces('khowst')).toEqual({ 'government-base': 1, 'government-troops': 2 })
    expect(answers({ kabul: 'government-police 2' }, { boxes: few(0) }).join()).not.toContain('8.7.5/3')
  })

  test('8.7.5/4 cubes in Kabul and at COIN Bases, fewest Government cubes first; 8.7.5/cubes 4 Troops and 2 Police', () => {
    const board: Board = {
      konduz: 'government-police 2, coalition-base 1',
      kabul: 'government-police 3',
      herat: 'government-police 4, government-base 1',
    }
    const said = answers(board, { boxes: { 'out-of-play': { 'government-bases': 2 } } })
    expect(said.slice(1, 7)).toEqual([
      'konduz 8.7.5/4',
      '4 8.7.5/cubes',
      '2 8.7.5/cubes',
      'kabul 8.7.5/4',
      '4 8.7.5/cubes',
      '2 8.7.5/cubes',
    ])
    const four = answers(board, { boxes: { 'out-of-play': { 'government-bases': 2 } }, lasting: { 29: 'shaded' } })
    expect(four.slice(1, 4)).toEqual(['konduz 8.7.5/4', '3 8.7.5/cubes', '1 8.7.5/cubes'])
  })

  test('8.7.5/4, 8.7.5/cubes none with no cube Available: a Base is all that the Train brings', () => {
    const board: Board = { konduz: 'government-police 3', kabul: 'government-police 3' }
    const boxes = { 'out-of-play': { 'government-troops': 30, 'government-police': 24 } }
    expect(answers(board, { boxes })).toEqual(['train 8.7.5/if', 'konduz 8.7.5/1', 'done 8.2/stop', 'base 8.7.5/1'])
  })

  test('8.7.5/5 Civic Action where it removes most Opposition', () => {
    const board: Board = {
      kabul: 'government-police 3',
      herat: 'government-police 1, opposition',
      konduz: 'government-police 1, opposition, terror 1',
    }
    const t = government(board, { boxes: NO_BASES, options: { printing: '2nd' } })
    expect(t.bots()).toContain('konduz 8.7.5/5')
    expect(t.level('konduz')).toBe('neutral')
    const calm = answers({ kabul: 'government-police 3' }, { boxes: { 'out-of-play': { 'government-bases': 3 } } })
    expect(calm.join()).not.toContain('konduz 8.7.5/5')
    const built = answers({ ...board, herat: 'government-police 3, opposition' }, { options: { printing: '2nd' } })
    expect(built).toContain('base 8.7.5/1')
    expect(built.join()).not.toContain('8.7.5/5')
  })
})

describe('arponen 8.7.6 Sweep', () => {
  test('8.7.6/if neither Assault nor Patrol nor Train is called for', () => {
    const board: Board = { baghlan: 'government-troops 5', balkh: 'warlords-underground 2' }
    expect(answers(board, { boxes: few(5) })[0]).toBe('sweep 8.7.6/if')
    expect(answers(board, { boxes: NO_BASES })[0]).toBe('train 8.7.5/if')
    const taliban: Board = { ...board, 'loc-kabul-tor-kham': 'taliban-active 1' }
    expect(answers(taliban, { boxes: few(5) })[0]).toBe('patrol 8.7.4/if')
  })

  test('8.7.6/1 Troops bring COIN Control to the most populous spaces without COIN Base, two at most', () => {
    const t = government(
      { baghlan: 'government-troops 5', balkh: 'warlords-underground 2', samangan: 'government-troops 4' },
      { boxes: few(9) },
    )
    const said = t.bots()
    expect(said[0]).toBe('sweep 8.7.6/if')
    expect(said).toContain('kabul 8.7.6/1')
    expect(t.total('coin-and-patronage')).toBeGreaterThan(9)
  })

  test('8.7.6/2 not where both spaces are taken for Control', () => {
    const said = answers(
      {
        baghlan: 'government-troops 5',
        balkh: 'government-police 1, warlords-underground 2',
        nuristan: 'returnees',
        samangan: 'government-troops 4',
      },
      { boxes: few(9) },
    )
    expect(said).toEqual(expect.arrayContaining(['kabul 8.7.6/1', 'nuristan 8.7.6/1']))
    expect(said.join()).not.toContain('8.7.6/2')
  })

  test('8.7.6/2 else in place, where most of a Player are found; 8.7.6/1 not without Troops', () => {
    const said = answers(
      {
        herat: 'government-police 2, warlords-underground 2, taliban-underground 3',
        konduz: 'government-police 1, taliban-underground 3',
        balkh: 'government-police 1, warlords-underground 1',
      },
      { boxes: { 'out-of-play': { 'government-troops': 30, 'government-bases': 3 } } },
    )
    expect(said.slice(0, 2)).toEqual(['sweep 8.7.6/if', 'herat 8.7.6/2'])
    expect(said).toContain('balkh 8.7.6/2')
  })
})

describe('arponen 8.7.1, 8.7.7 Lasting effects and Propaganda', () => {
  const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
    government(board, { phase, card: 75, draw: [19, 76], tracks: { propaganda: 1 }, ...more })
  const HELD = 'government-troops 2, government-police 1'

  test('8.7.1/elders to Support while the Coalition is behind, then Neutral; not those of the Coalition', () => {
    const board: Board = { konduz: `${HELD}, opposition` }
    const at = { lasting: { 45: 'unshaded' }, tracks: { propaganda: 1, elders: 'government', patronage: 40 } } as const
    const out = { 'out-of-play': { 'coalition-troops': 20, 'coalition-bases': 6 } }
    expect(round('support', board, { ...at, boxes: out }).bots()).toContain('support 8.7.1/elders')
    const poor = { ...at, tracks: { ...at.tracks, patronage: 0 } }
    expect(round('support', board, poor).bots()).toContain('neutral 8.7.1/elders')
    const other = round('support', board, { ...at, tracks: { ...at.tracks, elders: 'coalition' } }).bots()
    expect(other).toEqual(['konduz 8.7.7/civic-2'])
  })

  test('8.7.1/elders count the space as it was before it moved', () => {
    const civic = (patronage: number): Scene =>
      round(
        'support',
        { konduz: `${HELD}, government-base 1` },
        { lasting: { 45: 'unshaded' }, tracks: { propaganda: 1, elders: 'government', patronage } },
      )
    const t = civic(30)
    expect(t.bots().slice(0, 2)).toEqual(['konduz 8.7.7/civic-1', 'support 8.7.1/elders'])
    expect([t.level('konduz'), t.resources('government')]).toEqual(['support', 17])
    expect(civic(29).bots().join()).not.toContain('8.7.1/elders')
  })

  test('8.7.1/elders also where Terror takes Support away', () => {
    const terror = (patronage: number): Scene =>
      government(
        { helmand: 'taliban-underground 1, support' },
        {
          first: 'taliban',
          eligible: ['taliban'],
          seats: { government: 'arponen' },
          lasting: { 45: 'unshaded' },
          tracks: { elders: 'government', patronage },
        },
      ).play('terror')
    expect(terror(32).bots().slice(0, 1)).toEqual(['neutral 8.7.1/elders'])
    expect(terror(33).bots().slice(0, 1)).toEqual(['support 8.7.1/elders'])
  })

  test('8.7.1 no Civic Action where the Elders would undo it', () => {
    const board: Board = { konduz: `${HELD}, government-base 1` }
    const elders = (of: string) => ({ lasting: { 45: 'unshaded' }, tracks: { propaganda: 1, elders: of } }) as const
    expect(round('support', board, elders('taliban')).bots().join()).not.toContain('civic')
    expect(round('support', board, elders('government')).bots().join()).not.toContain('civic')
    expect(round('support', board, elders('coalition')).bots().join()).toContain('konduz 8.7.7/civic-1')
  })

  test('8.7.7/civic-1 Support only at Government Bases without a Coalition Base, highest Population, Terror last', () => {
    const at = `${HELD}, government-base 1`
    const t = round(
      'support',
      { herat: at, konduz: at, balkh: `${at}, terror 1`, kandahar: HELD },
      { resources: { government: 30 } },
    )
    const said = t.bots()
    expect(said.filter((each) => each.includes('civic-1'))).toEqual([
      'konduz 8.7.7/civic-1',
      'balkh 8.7.7/civic-1',
      'balkh 8.7.7/civic-1',
      'herat 8.7.7/civic-1',
    ])
    expect(t.level('kandahar')).toBe('neutral')
  })

  test('8.7.7/civic-1 not beside a Coalition Base, nor in the last round; 8.7.7/civic-2 not without Opposition', () => {
    const at = `${HELD}, government-base 1`
    const civic = (board: Board, propaganda = 1): string[] =>
      round('support', board, { tracks: { propaganda } })
        .bots()
        .filter((each) => each.includes('/civic-'))
    const opposed: Board = { konduz: `${HELD}, opposition` }
    expect(civic({ herat: at })).toEqual(['herat 8.7.7/civic-1'])
    expect(civic({ ...opposed, herat: `${at}, coalition-base 1` })).toEqual(['konduz 8.7.7/civic-2'])
    expect(civic({ ...opposed, herat: at }, 5)).toEqual(['konduz 8.7.7/civic-2'])
  })

  test('8.7.7/civic-2 elsewhere only Opposition goes; in the last round everywhere so', () => {
    const board: Board = { konduz: `${HELD}, opposition`, herat: `${HELD}, government-base 1` }
    const t = round('support', board, { tracks: { propaganda: 5 }, resources: { government: 30 } })
    expect(t.bots()).toContain('konduz 8.7.7/civic-2')
    expect(t.level('konduz')).toBe('neutral')
    expect(t.level('herat')).toBe('neutral')
  })

  test('8.7.7 Civic Action for two thirds of Resources, whatever they are', () => {
    const t = round('support', { konduz: `${HELD}, opposition` }, { resources: { government: 4 } })
    t.bots()
    expect(t.level('konduz')).toBe('opposition')
  })

  test('8.7.7/desertion evenly, Troops first, but not the last of either', () => {
    const t = round('redeploy', {
      kabul: 'government-troops 5, government-police 4',
      konduz: 'government-base 1, government-troops 1, government-police 5',
    })
    const said = t.bots()
    expect(said.filter((each) => each.includes('desertion'))).toEqual(['2 8.7.7/desertion', '0 8.7.7/desertion'])
  })

  test('8.7.7/desertion no choice where only one kind of cube is', () => {
    const t = round('redeploy', { kabul: 'government-troops 3', konduz: 'government-base 1, government-police 3' })
    expect(t.bots().join()).not.toContain('8.7.7/desertion')
    expect(t.count('kabul', 'government-troops')).toBe(2)
  })

  test('8.7.7/redeploy-troops evenly to Kabul and COIN Bases', () => {
    const t = round('redeploy', {
      balkh: 'government-troops 5, government-police 1',
      konduz: 'government-base 1, government-troops 2',
      kabul: 'coalition-base 1',
    })
    t.bots()
    expect([t.count('konduz', 'government-troops'), t.count('kabul', 'government-troops')].sort()).toEqual([2, 3])
    expect(t.count('balkh', 'government-troops')).toBe(0)
  })

  test('8.7.7/redeploy-troops none leave Kabul or a COIN Base', () => {
    const t = round('redeploy', {
      konduz: 'government-base 1, government-troops 2',
      kabul: 'coalition-base 1, government-troops 1, government-police 3',
    })
    const said = t.bots()
    expect(said).toContain('kabul 8.7.7/redeploy-locs')
    expect(said.join()).not.toContain('8.7.7/redeploy-troops')
  })

  test('8.7.7/redeploy-control Police keep Control that leaving Troops would lose', () => {
    const t = round('redeploy', {
      balkh: 'government-troops 2, government-police 1, warlords-active 2',
      kabul: 'government-police 5, coalition-base 1',
    })
    expect(t.bots()).toContain('balkh 8.7.7/redeploy-control')
    expect(t.total('coin-and-patronage')).toBeGreaterThanOrEqual(10)
  })

  test('8.7.7/redeploy-control does not count Taliban who will have to leave', () => {
    const t = round('redeploy', {
      balkh: 'government-troops 3, government-police 1, taliban-active 2',
      kabul: 'government-police 5, coalition-base 1',
    })
    expect(t.bots()).not.toContain('balkh 8.7.7/redeploy-control')
  })

  test('8.7.7/redeploy-locs 2 Police on rich LoCs, 1 on others, none of them the last of its space', () => {
    const t = round('redeploy', { kabul: 'government-police 12, coalition-base 1' })
    t.bots()
    expect(t.count('loc-kabul-tor-kham', 'government-police')).toBe(2)
    expect(t.count('loc-kandahar-spin-boldak', 'government-police')).toBe(2)
    expect(t.count('kabul', 'government-police')).toBeGreaterThanOrEqual(1)
    expect(round('redeploy', { kabul: 'government-police 1, coalition-base 1' }).bots()).toEqual(['done 8.2/stop'])
  })
})

describe('arponen 9.2 AR-08 (T2) Government Train with Govern', () => {
  const board: Board = {
    kabul: 'coalition-base 1, coalition-troops 1, government-troops 2, government-police 2, support, returnees 1',
    nuristan:
      'coalition-troops 3, government-troops 1, government-police 1, taliban-underground 2, warlords-base 1, warlords-underground 1',
  }
  /** The printed line leaves Konduz out, which has more people than Nuristan: a Terror marker there takes it out of bullet 2. */
  const KONDUZ =
    'government-base 1, government-troops 2, government-police 2, warlords-base 1, warlords-underground 1, returnees 1'
  const example = (konduz: string, more: SceneOptions = {}): Scene =>
    standard(
      { ...board, konduz },
      {
        scenario: 'short',
        card: 11,
        draw: [75, 13, 76],
        eligible: ['government', 'warlords'],
        seats: { coalition: 'bot', government: 'arponen', taliban: 'bot' },
        resources: { government: 20 },
        ...more,
      },
    )

  test('AR-08 as printed, with Terror in Konduz', () => {
    const t = example(`${KONDUZ}, terror 1`, { botDice: [3, 1, 3] })
    expect(t.bots()).toEqual([
      'train 8.7.5/if',
      'nuristan 8.7.5/2',
      'kabul 8.7.5/4',
      '4 8.7.5/cubes',
      '2 8.7.5/cubes',
      'khowst 8.7.5/4',
      '4 8.7.5/cubes',
      '2 8.7.5/cubes',
      'done 8.2/stop',
      'civic-action 8.7.5/2',
      'nuristan 8.7.5/2',
      'govern 8.7.5/2',
      'patronage 8.7.4/govern-1',
    ])
    expect(t.resources('government')).toBe(8)
    expect([t.aid, t.track('patronage')]).toEqual([22, 7])
    expect(t.level('nuristan')).toBe('neutral')
  })

  test('AR-08 under shaded Night Letters 3 Troops and 1 Police', () => {
    const t = example(`${KONDUZ}, terror 1`, { botDice: [3, 1, 3], lasting: { 29: 'shaded' } })
    expect(t.bots().slice(3, 5)).toEqual(['3 8.7.5/cubes', '1 8.7.5/cubes'])
  })

  test('AR-08 by the rules of the position itself Konduz, with 3 people, comes before Nuristan', () => {
    const t = example(KONDUZ)
    expect(t.bots()[1]).toBe('konduz 8.7.5/2')
    expect([t.aid, t.track('patronage')]).toEqual([21, 8])
  })

  test('AR-08 if Herat had no Base, three random cubes there would become one', () => {
    const t = standard(
      { ...board, konduz: KONDUZ, herat: 'government-troops 2, government-police 2' },
      {
        scenario: 'short',
        ...ON,
        resources: { government: 20 },
      },
    )
    expect(t.bots()[1]).toBe('herat 8.7.5/1')
    expect(t.count('herat', 'government-base')).toBe(1)
  })
})
