import { logText, questionText } from '@coinflict/kernel/display'
import { controlledBy, ranking } from '@coinflict/kernel/rules'
import { type Asked, BadInput, type LogEvent, type Reason } from '@coinflict/kernel/state'
import { Refused } from '@coinflict/kernel/table'
import { LANGUAGES } from '@coinflict/kernel/text'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { aDistantPlain } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, idOf, type Scene, type SceneOptions, scene } from './kit.ts'

const FACTIONS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']
const spaces = aDistantPlain.spaces
const totals = (t: Scene) => aDistantPlain.totals(t.table.game)

/** Why something out of turn is refused; nothing if it was done. */
function refusal(t: Scene, by: FactionId, words: string): Reason | undefined {
  const [verb = '', ...rest] = words.split(' ')
  try {
    t.table.interject(idOf(aDistantPlain.factionIndex, by), verb, rest)
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
  return undefined
}

/** A scene in which a faction has a Limited Operation, so that no Special Activity asks. */
const limited = (board: Board, by: FactionId, more: SceneOptions = {}): Scene =>
  scene(board, {
    ...more,
    position: {
      slot: 1,
      firstDid: 'operation',
      factions: Object.fromEntries(FACTIONS.map((f) => [f, { eligible: f === by }])),
    },
  })

/** Where a lone Taliban guerrilla can March to. */
const marchTargets = (from: SpaceId): string[] =>
  limited({ [from]: 'taliban-underground' }, 'taliban').play('march').answers

const ids = (fits: (space: (typeof spaces)[number]) => boolean): string[] =>
  spaces
    .filter(fits)
    .map(({ id }) => id)
    .sort()
const isAfghan = ({ kind, traits }: (typeof spaces)[number]): boolean => kind !== 'loc' && !traits?.includes('pakistan')

describe('ADP 1.2 components', () => {
  test('78 cards: 72 events and 6 Propaganda', () => {
    expect(aDistantPlain.cards.filter((c) => c.round !== true)).toHaveLength(72)
    expect(aDistantPlain.cards.filter((c) => c.round === true).map((c) => c.number)).toEqual([73, 74, 75, 76, 77, 78])
    expect(new Set(aDistantPlain.cards.map((c) => c.number)).size).toBe(78)
  })

  test('158 pieces', () => {
    expect(aDistantPlain.supplies.reduce((sum, { count }) => sum + count, 0)).toBe(158)
  })
})

describe('ADP 1.3 the map', () => {
  test('ADP 1.3.1 provinces, Kabul and roads are spaces and all hold forces', () => {
    expect(ids(({ kind }) => kind === 'city')).toEqual(['kabul'])
    expect(ids((space) => isAfghan(space) && space.kind === 'country')).toHaveLength(21)
    expect(ids(({ kind }) => kind === 'loc')).toHaveLength(7)
    const t = limited({ kabul: 'taliban-underground' }, 'taliban').play('march', 'loc-kabul-aibak')
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'taliban-underground': 1 })
  })

  test('ADP 1.3.2 provinces have their printed terrain and population', () => {
    const printed = {
      mountain: {
        0: 'samangan sar-e-pol zabol',
        1: 'badakhshan badghis bamian ghazni ghowr oruzgan paktika',
        2: 'baghlan khowst nuristan',
      },
      plains: { 0: 'farah nimruz', 1: 'faryab helmand herat', 2: 'balkh kandahar konduz' },
    }
    for (const [terrain, byPop] of Object.entries(printed)) {
      for (const [pop, names] of Object.entries(byPop)) {
        expect(ids((space) => space.terrain === terrain && space.pop === Number(pop))).toEqual(names.split(' '))
      }
    }
  })

  test('ADP 1.3.2 ADP 1.3.3 Pashtun spaces, Kabul among them', () => {
    expect(ids(({ traits }) => traits?.includes('pashtun') === true)).toEqual(
      'farah ghazni ghowr helmand kabul kandahar khowst nimruz northwest-frontier nuristan oruzgan paktika waziristan zabol'.split(
        ' ',
      ),
    )
    expect(spaces.find(({ id }) => id === 'kabul')?.pop).toBe(3)
  })

  test('ADP 1.3.4 roads have their printed Econ, 12 in all, and are never Pashtun', () => {
    const econ = spaces.filter(({ kind }) => kind === 'loc').map((loc) => [loc.id, loc.econ])
    expect(Object.fromEntries(econ)).toEqual({
      'loc-kabul-tor-kham': 4,
      'loc-kandahar-spin-boldak': 3,
      'loc-farah-kandahar': 1,
      'loc-kabul-aibak': 1,
      'loc-kandahar-kabul': 1,
      'loc-shibirghan-aibak': 1,
      'loc-toraghondi-farah': 1,
    })
    expect(ids(({ kind, traits }) => kind === 'loc' && traits?.includes('pashtun') === true)).toEqual([])
  })

  describe('ADP 1.3.5 Pakistan', () => {
    test('three provinces where only Taliban may be', () => {
      expect(ids(({ traits }) => traits?.includes('pakistan') === true)).toEqual([
        'balochistan',
        'northwest-frontier',
        'waziristan',
      ])
      for (const piece of ['warlords-active', 'warlords-base', 'government-police', 'coalition-troops'])
        expect(() => scene({ waziristan: piece }), piece).toThrow(BadInput)
      expect(scene({ waziristan: 'taliban-active, taliban-base 2' }).table.isOver).toBe(false)
    })
  })

  describe('ADP 1.3.6 adjacency', () => {
    test('AP-01 Faryab and the road that ends at Shibirghan are adjacent', () => {
      expect(marchTargets('faryab')).toContain('loc-shibirghan-aibak')
    })

    test('AP-02 provinces on both sides of that road are adjacent', () => {
      expect(marchTargets('balkh')).toEqual(expect.arrayContaining(['sar-e-pol', 'samangan']))
    })

    test('Kabul is a space: roads that end there are not adjacent to each other', () => {
      for (const road of ['loc-kabul-tor-kham', 'loc-kandahar-kabul', 'loc-kabul-aibak'] as const) {
        expect(marchTargets(road)).toContain('kabul')
        const others = marchTargets(road).filter((id) => id.startsWith('loc-kabul') || id.endsWith('-kabul'))
        expect(others).toEqual([])
      }
    })

    test('roads that meet at a Town are', () => {
      expect(marchTargets('loc-kandahar-kabul')).toEqual(
        expect.arrayContaining(['loc-farah-kandahar', 'loc-kandahar-spin-boldak', 'kandahar', 'zabol']),
      )
      expect(marchTargets('loc-kabul-aibak')).toContain('loc-shibirghan-aibak')
    })

    test('it goes both ways everywhere', () => {
      for (const { id, adjacent } of spaces) {
        for (const other of adjacent)
          expect(spaces.find((s) => s.id === other)?.adjacent, `${other} - ${id}`).toContain(id)
      }
    })

    test('a space that is not adjacent is refused with the rule', () => {
      const t = limited({ konduz: 'taliban-underground' }, 'taliban').play('march')
      expect(t.whyNot('herat')).toEqual({ id: 'why.not-adjacent', rule: '3.3.2' })
    })
  })
})

test('ADP 1.4 forces: Troops of both COIN factions, Police of the Government, guerrillas, and Bases of all', () => {
  const types = (faction: string) =>
    new Set(aDistantPlain.pieces.filter((p) => p.faction === faction).map((p) => p.type))
  expect(types('coalition')).toEqual(new Set(['troops', 'base']))
  expect(types('government')).toEqual(new Set(['troops', 'police', 'base']))
  for (const insurgent of ['taliban', 'warlords']) expect(types(insurgent)).toEqual(new Set(['guerrilla', 'base']))
})

describe('ADP 1.4.1 availability and removal', () => {
  test('the inventory', () => {
    expect(Object.fromEntries(aDistantPlain.supplies.map(({ id, count }) => [id, count]))).toEqual({
      'coalition-troops': 20,
      'coalition-bases': 6,
      'government-troops': 30,
      'government-police': 30,
      'government-bases': 3,
      'taliban-guerrillas': 30,
      'taliban-bases': 12,
      'warlords-guerrillas': 15,
      'warlords-bases': 12,
    })
  })

  test('Active and Underground guerrillas draw on the same supply', () => {
    const seats = { warlords: 'bot' }
    const t = limited({ balkh: 'warlords-active 8, warlords-underground 7, warlords-base' }, 'warlords', { seats })
    t.play('rally', 'balkh')
    for (const way of ['guerrilla', 'many']) expect(t.whyNot(way)).toEqual({ id: 'why.none-available', rule: '1.4.1' })
  })

  test('without a Base Available two guerrillas cannot become one', () => {
    const full = ['balkh', 'konduz', 'baghlan', 'herat', 'faryab', 'badghis'].map((id) => [id, 'warlords-base 2'])
    const t = limited({ ...Object.fromEntries(full), bamian: 'warlords-active 2' }, 'warlords').play('rally', 'bamian')
    // Only the guerrilla was possible.
    expect(t.pieces('bamian')).toEqual({ 'warlords-active': 2, 'warlords-underground': 1 })
  })

  test('AP-03 own guerrillas are taken up during a Rally and placed anew Underground', () => {
    const all = () => limited({ balkh: 'warlords-active 14, warlords-base', konduz: 'warlords-active' }, 'warlords')
    const t = all().play('rally', 'balkh').interject('warlords', 'withdraw warlords-active balkh 4').play('many')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect(t.pieces('balkh')).toEqual({ 'warlords-active': 10, 'warlords-underground': 3, 'warlords-base': 1 })
    const u = all().play('rally', 'balkh', 'many', '2')
    expect([u.question, u.rule, u.answers]).toEqual(['recall.where', '1.4.1', ['balkh', 'konduz']])
    u.play('konduz')
    expect(u.pieces('balkh')).toEqual({ 'warlords-active': 13, 'warlords-underground': 2, 'warlords-base': 1 })
    expect(u.pieces('konduz')).toEqual({})
  })

  test('AP-03 a Rally is offered though none is Available: the one to be placed is taken off the map', () => {
    const t = limited({ 'loc-kabul-aibak': 'warlords-active 15' }, 'warlords').play('rally', 'balkh')
    expect(t.pieces('balkh')).toEqual({ 'warlords-underground': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'warlords-active': 14 })
    const bot = limited({ 'loc-kabul-aibak': 'warlords-active 15' }, 'warlords', { seats: { warlords: 'bot' } })
    expect(bot.whyNot('rally')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })

  test('AP-03 an Attack that rolls 1 with none Available asks whether one is taken off to join', () => {
    const board: Board = { balkh: 'warlords-active 14, government-police 3', konduz: 'warlords-active' }
    const rolled = () => limited(board, 'warlords', { dice: [1] }).play('attack', 'balkh')
    const t = rolled()
    expect([t.question, t.rule, t.answers]).toEqual(['recall.where', '1.4.1', ['balkh', 'konduz', 'done']])
    t.play('konduz')
    expect(t.pieces('balkh')).toEqual({ 'warlords-active': 14, 'warlords-underground': 1, 'government-police': 1 })
    expect(rolled().play('done').pieces('balkh')).toEqual({ 'warlords-active': 14, 'government-police': 1 })
  })

  test('AP-03 only insurgents, and only their own pieces, as many as there are', () => {
    const t = scene({ balkh: 'taliban-active 2, warlords-active, coalition-troops' }, { first: 'taliban' }).play(
      'rally',
    )
    const what = { id: 'why.withdraw-what', rule: '1.4.1' }
    for (const words of ['warlords-active balkh 1', 'taliban-active balkh 3', 'taliban-active konduz 1'])
      expect(refusal(t, 'taliban', `withdraw ${words}`), words).toEqual(what)
    expect(refusal(t, 'taliban', 'withdraw taliban-active balkh 2')).toBeUndefined()
    expect(t.pieces('balkh')).toEqual({ 'warlords-active': 1, 'coalition-troops': 1 })
    const coin = scene({ kabul: 'coalition-troops 3, coalition-base' }, { first: 'coalition' }).play('train')
    expect(refusal(coin, 'coalition', 'withdraw coalition-troops kabul 1')).toEqual({
      id: 'why.own-removal',
      rule: '1.4.1',
    })
  })

  test('not before an Operation or Event is chosen, not by others, not by non-players', () => {
    const board: Board = { balkh: 'taliban-active 2, warlords-active' }
    const not = { id: 'why.own-removal', rule: '1.4.1' }
    const t = scene(board, { first: 'taliban' })
    expect(refusal(t, 'taliban', 'withdraw taliban-active balkh 1')).toEqual(not)
    t.play('rally')
    expect(refusal(t, 'warlords', 'withdraw warlords-active balkh 1')).toEqual(not)
    const bot = scene(board, { first: 'taliban', seats: { taliban: 'bot' } }).play('rally')
    expect(refusal(bot, 'taliban', 'withdraw taliban-active balkh 1')).toEqual(not)
  })

  test('a group that is taken off while its size is asked for goes nowhere; what is left of it goes', () => {
    const marching = () => limited({ ghazni: 'taliban-active 2' }, 'taliban').play('march', 'bamian')
    expect(marching().question).toBe('move.how-many')
    expect(marching().interject('taliban', 'withdraw taliban-active ghazni 1').pieces('bamian')).toEqual({
      'taliban-active': 1,
    })
    const t = marching().interject('taliban', 'withdraw taliban-active ghazni 2')
    expect([t.pieces('bamian'), t.resources('taliban')]).toEqual([{}, 19])
  })

  test('AP-04 a Coalition Assault with 3 Troops must remove 3 Active pieces of its targets', () => {
    const t = limited({ balkh: 'coalition-troops 3, taliban-active 2, warlords-active 4' }, 'coalition')
    t.play('assault').play('warlords-active')
    expect(t.answers).toEqual(['taliban-active', 'warlords-active'])
    t.play('warlords-active')
    expect(t.answers).not.toContain('done')
    t.play('warlords-active')
    expect(t.pieces('balkh')).toEqual({ 'coalition-troops': 3, 'taliban-active': 2, 'warlords-active': 1 })
  })

  test('AP-04 other factions may be left alone once the target has nothing more in reach', () => {
    const t = limited(
      { balkh: 'coalition-troops 3, taliban-active, taliban-underground, warlords-active' },
      'coalition',
    )
    t.play('assault', 'taliban-active')
    expect(t.answers).toEqual(['warlords-active', 'done'])
  })
})

describe('ADP 1.4.2 stacking', () => {
  test('two Bases to a space, of whatever factions; none on roads', () => {
    const t = limited(
      { balkh: 'taliban-underground 2, warlords-base, government-base', konduz: 'taliban-underground 2' },
      'taliban',
    )
    t.play('rally', 'balkh')
    // Only the guerrilla was possible.
    expect(t.pieces('balkh')).toEqual({ 'taliban-underground': 3, 'warlords-base': 1, 'government-base': 1 })
    expect(() => scene({ balkh: 'taliban-base 2, warlords-base' })).toThrow(BadInput)
    expect(() => scene({ 'loc-kabul-aibak': 'taliban-base' })).toThrow(BadInput)
  })

  test('hands keep to it too: nobody but Taliban in Pakistan', () => {
    const t = scene({ waziristan: 'taliban-base' })
    expect(refusal(t, 'coalition', 'hand place warlords-underground waziristan 1')).toEqual({
      id: 'why.stacking',
      rule: '1.4.2',
    })
    expect(refusal(t, 'coalition', 'hand place taliban-base waziristan 2')?.rule).toBe('1.4.2')
    t.interject('coalition', 'hand place taliban-underground waziristan 2')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 2, 'taliban-base': 1 })
  })
})

describe('ADP 1.4.3 Underground and Active', () => {
  test('new guerrillas enter Underground, also those that an Attack brings, and those that come back', () => {
    const t = limited({ ghazni: 'taliban-active 2, government-police 3' }, 'taliban', { dice: [1] }).play('attack')
    expect(t.pieces('ghazni')).toEqual({ 'government-police': 1, 'taliban-active': 2, 'taliban-underground': 1 })
    const back = limited({ balkh: 'warlords-active 8', konduz: 'warlords-active 7' }, 'warlords').play('rally')
    back.interject('warlords', 'withdraw warlords-active balkh 8').play('herat')
    expect(back.pieces('herat')).toEqual({ 'warlords-underground': 1 })
  })

  test('only guerrillas have two states', () => {
    for (const { id, type } of aDistantPlain.pieces) {
      const piece = idOf(aDistantPlain.pieceIndex, id)
      expect(aDistantPlain.flipOf[piece] === piece, id).toBe(type !== 'guerrilla')
    }
  })

  test('Attack "Activates" guerrillas that are Active already; Terror asks for an Underground one', () => {
    const attack = limited({ ghazni: 'taliban-active 2, government-police' }, 'taliban', { dice: [2] }).play('attack')
    expect(attack.pieces('ghazni')).toEqual({ 'taliban-active': 2 })
    expect(limited({ ghazni: 'taliban-active 2' }, 'taliban').whyNot('terror')?.id).toBe('why.operation-impossible')
  })
})

describe('ADP 1.5 players and factions', () => {
  test('Coalition, Government, Taliban, Warlords; insurgents are enemy to all others', () => {
    expect(aDistantPlain.factions.map((f) => f.id)).toEqual(FACTIONS)
    const t = limited({ ghazni: 'warlords-underground 3, taliban-underground, government-police' }, 'warlords', {
      dice: [2],
    }).play('attack')
    expect(t.answers).toEqual(['government-police', 'taliban-underground'])
    const base = limited({ ghazni: 'warlords-underground 3, coalition-base' }, 'warlords', { dice: [2] })
    expect(base.play('attack').pieces('ghazni')).toEqual({ 'warlords-active': 3 })
  })

  test('a seat may be a person or a non-player, and nothing else', () => {
    expect(() => scene({}, { seats: { taliban: 'nobody' } })).toThrow(BadInput)
    expect(() => scene({}, { seats: { haqqani: 'person' } })).toThrow(BadInput)
    expect(scene({}, { seats: { taliban: 'bot' } }).table.setup.seats[2]?.nonPlayer).toBe(true)
  })

  describe('who holds several factions', () => {
    const ann = 'person:ann'
    const bob = 'person:bob'
    const refused = (seats: Record<string, string>): unknown => {
      try {
        scene({}, { seats })
        return undefined
      } catch (error) {
        return error instanceof BadInput ? [error.code, error.rule] : error
      }
    }

    test('ADP 1.5 three players: the Coalition has the Warlords; two: it has either, the Taliban the other', () => {
      expect(refused({ coalition: ann, warlords: ann })).toBeUndefined()
      expect(refused({ coalition: ann, government: ann, taliban: bob, warlords: bob })).toBeUndefined()
      expect(refused({ coalition: ann, warlords: ann, taliban: bob, government: bob })).toBeUndefined()
    })

    test('ADP 1.5 no other way: not with three, not with non-players, not three factions', () => {
      const no = ['seat', '1.5']
      expect(refused({ coalition: ann, government: ann })).toEqual(no)
      expect(refused({ government: ann, warlords: ann })).toEqual(no)
      expect(refused({ coalition: ann, taliban: ann, government: bob, warlords: bob })).toEqual(no)
      expect(refused({ coalition: ann, warlords: ann, government: 'bot' })).toEqual(no)
      expect(refused({ coalition: ann, government: ann, warlords: ann })).toEqual(no)
    })

    test('ADP 1.5 the refusal says who goes with whom, in every language', () => {
      for (const catalogue of Object.values(aDistantPlain.catalogues)) expect(catalogue['setup.shared']).toBeTruthy()
      expect(() => scene({}, { seats: { coalition: ann, government: ann } })).toThrow(
        /Coalition also plays the Warlords/,
      )
    })
  })

  test('a player with several factions is ranked by the lowest of their margins', () => {
    const places = (seats: Record<string, string>) =>
      Object.fromEntries(
        ranking(scene({}, { seats }).table.game).map(({ faction, place }) => [FACTIONS[faction], place]),
      )
    // Coalition 26 - 30 = -4, Taliban -20, Warlords -20 (Resources), Government -30.
    expect(places({})).toEqual({ coalition: 1, warlords: 2, taliban: 3, government: 4 })
    const pairs = { coalition: 'person:ann', government: 'person:ann', taliban: 'person:bob', warlords: 'person:bob' }
    expect(places(pairs)).toEqual({ warlords: 1, taliban: 1, coalition: 2, government: 2 })
  })

  test('and does not transfer between them', () => {
    const seats = { coalition: 'person:ann', warlords: 'person:ann', taliban: 'person:bob', government: 'person:bob' }
    const t = scene({}, { first: 'taliban', seats }).play('rally')
    expect(refusal(t, 'taliban', 'give government resources 1')).toEqual({ id: 'why.same-player', rule: '1.5' })
    expect(refusal(t, 'taliban', 'give warlords resources 1')).toBeUndefined()
    const w = scene({}, { first: 'warlords', seats }).play('rally')
    expect(refusal(w, 'warlords', 'request government patronage 1')).toBeUndefined()
  })

  test('play stops at a check only if all factions of a player meet their conditions', () => {
    const board: Board = { kabul: 'coalition-troops' }
    const more: SceneOptions = { card: 73, played: [4], phase: 'victory', tracks: { patronage: 40 } }
    expect(scene(board, more).table.isOver).toBe(true)
    const seats = { coalition: 'person:ann', government: 'person:ann', taliban: 'person:bob', warlords: 'person:bob' }
    expect(scene(board, { ...more, seats }).table.isOver).toBe(false)
  })
})

describe('ADP 1.5.1 negotiation', () => {
  const give = 'give warlords resources 3'
  const not = { id: 'why.not-executing', rule: '1.5.1' }

  test('Resources go to or from the faction that executes; the other one is asked, and may refuse', () => {
    const t = scene({}, { first: 'taliban' }).play('rally').interject('taliban', give)
    expect([t.by, t.question]).toEqual(['warlords', 'give.agree'])
    t.play('yes')
    expect([t.resources('taliban'), t.resources('warlords')]).toEqual([17, 23])
    expect(t.question).toBe('rally.where')
    t.interject('government', 'give taliban resources 20').play('no')
    expect([t.resources('taliban'), t.resources('government')]).toEqual([17, 20])
    expect(t.table.game.log?.at(-1)).toMatchObject({ kind: 'refuse', text: 'offer' })
  })

  test('one may also ask for Resources', () => {
    const t = scene({}, { first: 'taliban' }).play('rally').interject('taliban', 'request government resources 5')
    expect([t.by, t.question]).toEqual(['government', 'request.agree'])
    t.play('yes')
    expect([t.resources('taliban'), t.resources('government')]).toEqual([25, 15])
  })

  test('the Coalition neither gives nor gets any, also while it executes', () => {
    const t = scene({ kabul: 'coalition-base, coalition-troops' }, { first: 'coalition' }).play('train')
    const coalition = { id: 'why.give-coalition', rule: '1.5.1' }
    expect(refusal(t, 'coalition', 'give warlords resources 1')).toEqual(coalition)
    expect(refusal(t, 'warlords', 'give coalition resources 1')).toEqual(coalition)
    expect(refusal(t, 'coalition', 'request taliban resources 1')).toEqual(coalition)
    // Its Resources are the Government's, but it is the Coalition that executes.
    expect(refusal(t, 'warlords', 'give government resources 1')).toEqual(not)
  })

  test('not between two that do not execute, and nobody gives before choosing', () => {
    const t = scene({}, { first: 'taliban' })
    expect(refusal(t, 'taliban', give)).toEqual(not)
    t.play('rally')
    expect(refusal(t, 'government', give)).toEqual(not)
  })

  test('who is about to choose may be given the Resources for it, and may still pass', () => {
    const poor = () => scene({}, { first: 'taliban', resources: { taliban: 0 } })
    const t = poor()
    expect(t.answers).not.toContain('rally')
    t.interject('warlords', 'give taliban resources 2').play('yes', 'rally', 'kabul')
    expect([t.resources('taliban'), t.resources('warlords')]).toEqual([1, 18])
    const u = poor().interject('warlords', 'give taliban resources 2').play('yes', 'pass')
    expect([u.isEligible('taliban'), u.resources('taliban')]).toEqual([true, 3])
  })

  test('who is 2nd eligible and can only pass is asked; a gift neither passes nor executes for it', () => {
    const t = scene({ balkh: 'coalition-troops' }, { eligible: ['coalition', 'warlords'], resources: { warlords: 0 } })
    t.exactly('train', 'kabul')
    while (t.by === 'coalition') t.exactly(t.answers.includes('done') ? 'done' : (t.answers.at(-1) as string))
    expect([t.by, t.question, t.answers]).toEqual(['warlords', 'turn.second', ['pass']])
    t.interject('taliban', 'give warlords resources 1').play('yes')
    expect([t.by, t.question, t.answers]).toEqual(['warlords', 'turn.second', ['rally', 'pass']])
  })

  test('an operation with one possible space asks for it; a gift opens another', () => {
    const board = { balkh: 'warlords-underground', konduz: 'warlords-underground' } as const
    const t = scene(board, { first: 'warlords', resources: { warlords: 1 } }).exactly('terror')
    expect([t.question, t.answers]).toEqual(['terror.where', ['balkh', 'konduz']])
    t.exactly('balkh')
    expect([t.question, t.answers, t.whyNot('konduz')?.id]).toEqual(['terror.where', ['done'], 'why.cost'])
    t.interject('taliban', 'give warlords resources 1').exactly('yes', 'konduz')
    expect(t.markers('konduz', 'terror')).toBe(1)
    const one = scene({ balkh: 'warlords-underground' }, { first: 'warlords' }).exactly('terror')
    expect([one.question, one.answers]).toEqual(['terror.where', ['balkh']])
  })

  test('card 57: who takes a Resource and has nothing but the event or a pass executes nothing by that', () => {
    const t = scene({}, { card: 57, eligible: ['government'], resources: { government: 0 } })
    t.interject('taliban', 'give government resources 1').exactly('yes')
    expect([t.by, t.question, t.answers]).toEqual(['government', 'turn.first', ['event', 'pass']])
  })

  test('card 10: who operates by the event gives and receives; who does not is left out', () => {
    const t = scene({}, { card: 10, eligible: ['coalition'] }).play('event', 'unshaded', 'government')
    expect([t.by, t.question]).toEqual(['government', 'event.choice'])
    t.interject('warlords', 'give government resources 2').exactly('yes', 'train')
    expect([t.by, t.question]).toEqual(['government', 'train.where'])
    t.interject('taliban', 'give government resources 3').exactly('yes')
    t.interject('government', 'give warlords patronage 1').exactly('yes')
    expect([t.resources('government'), t.resources('warlords'), t.track('patronage')]).toEqual([25, 19, 4])
    expect(refusal(t, 'taliban', 'give warlords resources 1')).toEqual({ id: 'why.not-executing', rule: '1.5.1' })
  })

  test('only Resources and Patronage, to somebody else, and no more than one has', () => {
    const t = scene({ balkh: 'taliban-active' }, { first: 'taliban', resources: { taliban: 2 } }).play('rally')
    expect(refusal(t, 'taliban', give)).toEqual({ id: 'why.give-number', rule: '1.8' })
    for (const words of [
      'taliban resources 1',
      'warlords aid 1',
      'warlords taliban-active balkh',
      'warlords resources 0',
    ])
      expect(refusal(t, 'taliban', `give ${words}`), words).toEqual({ id: 'why.give-what', rule: '1.5.1' })
  })

  test('what the receiver could not hold is refused', () => {
    const t = scene({}, { first: 'taliban', resources: { warlords: 74 } }).play('rally')
    expect(refusal(t, 'taliban', 'give warlords resources 2')).toEqual({ id: 'why.give-number', rule: '1.8' })
    expect(refusal(t, 'taliban', 'give warlords resources 1')).toBeUndefined()
  })

  describe('Patronage becomes Resources of the Warlords, 1 for 1', () => {
    test('while the Warlords execute, offered or asked for', () => {
      const t = scene({}, { first: 'warlords' }).play('rally').interject('government', 'give warlords patronage 2')
      expect([t.by, t.question]).toEqual(['warlords', 'give.agree-patronage'])
      t.play('yes')
      expect([t.track('patronage'), t.resources('warlords'), t.resources('government')]).toEqual([3, 22, 20])
      t.interject('warlords', 'request government patronage 3')
      expect([t.by, t.question]).toEqual(['government', 'request.agree-patronage'])
      t.play('yes')
      expect([t.track('patronage'), t.resources('warlords')]).toEqual([0, 25])
    })

    test('ADP 1.5.1 it is asked and told in sentences of each language', () => {
      const t = scene({}, { first: 'warlords' }).play('rally').interject('government', 'give warlords patronage 2')
      const asked = LANGUAGES.map((each) => questionText(t.table.game, t.table.pending as Asked, each))
      expect(asked).toEqual([
        'The Government offers 2 Patronage as Resources. Accept?',
        'El Gobierno ofrece 2 de Patrocinio como Recursos. ¿Aceptar?',
        'Oferta rządu: 2 punkty patronatu jako zasoby. Przyjąć?',
      ])
      t.play('yes')
      const given = t.table.log.find(({ kind }) => kind === 'give')
      expect(LANGUAGES.map((each) => logText(aDistantPlain, given as LogEvent, each))).toEqual([
        'The Government gives 2 Patronage to the Warlords as Resources.',
        'El Gobierno da 2 de Patrocinio a los Señores de la Guerra como Recursos.',
        'Rząd przekazuje watażkom 2 punkty patronatu jako zasoby.',
      ])
    })

    test('while the Government executes', () => {
      const t = scene({}, { first: 'government' }).play('train').interject('government', 'give warlords patronage 5')
      t.play('yes')
      expect([t.track('patronage'), t.resources('warlords')]).toEqual([0, 25])
    })

    test('from the Government to the Warlords only, while one of them executes, no more than there is', () => {
      const t = scene({}, { first: 'taliban' }).play('rally')
      const no = { id: 'why.give-patronage', rule: '1.5.1' }
      expect(refusal(t, 'government', 'give taliban patronage 1')).toEqual(no)
      expect(refusal(t, 'warlords', 'give government patronage 1')).toEqual(no)
      expect(refusal(t, 'government', 'give warlords patronage 1')).toEqual(not)
      const rich = scene({}, { first: 'warlords' }).play('rally')
      expect(refusal(rich, 'government', 'give warlords patronage 6')).toEqual({ id: 'why.give-number', rule: '1.8' })
    })
  })
})

test('ADP 1.6 Support counts for the Coalition’s victory, Opposition for the Taliban’s, neither for the others’', () => {
  const margins = (kabul: string) => Object.values(scene({ kabul }).margins)
  expect(margins('')).toEqual([-4, -30, -20, -20])
  expect(margins('support')).toEqual([-1, -30, -20, -20])
  expect(margins('opposition')).toEqual([-4, -30, -17, -20])
})

test('ADP 1.6.1 three levels', () => {
  expect(aDistantPlain.levels).toEqual(['opposition', 'neutral', 'support'])
  const t = limited({ kabul: 'taliban-underground, support' }, 'taliban').play('terror')
  expect(t.level('kabul')).toBe('neutral')
  expect(() => scene({}, { position: { spaces: { kabul: { level: 'active-support' } } } })).toThrow(BadInput)
})

describe('ADP 1.6.2 spaces without people', () => {
  test('roads, provinces of Population 0 and Pakistan are always Neutral', () => {
    for (const id of ['zabol', 'loc-kabul-aibak', 'waziristan'] as const)
      expect(() => scene({ [id]: 'opposition' }), id).toThrow(BadInput)
    expect(limited({ zabol: 'taliban-underground' }, 'taliban').play('terror').level('zabol')).toBe('neutral')
  })

  test('AP-51 a +1 Pop marker makes such a province one of Population 1', () => {
    const t = limited({ zabol: 'taliban-underground, returnees' }, 'taliban').play('terror')
    expect([t.level('zabol'), t.total('opposition-and-bases')]).toEqual(['opposition', 1])
    expect(scene({ zabol: 'returnees, support' }).total('support-and-available')).toBe(27)
  })
})

describe('ADP 1.7 Control', () => {
  const holder = (there: string, space: SpaceId = 'balkh'): string | undefined => {
    const { game } = scene({ [space]: there }).table
    return aDistantPlain.holders[controlledBy(game, idOf(aDistantPlain.spaceIndex, space))]?.id
  }

  test('COIN factions together, or the Taliban alone, with more pieces than all others', () => {
    expect(holder('coalition-troops, government-police, taliban-active')).toBe('coin')
    expect(holder('coalition-base, taliban-base, taliban-underground')).toBe('taliban')
    expect(holder('coalition-troops, government-police, taliban-active, warlords-active')).toBeUndefined()
    expect(holder('taliban-active 2, coalition-troops, warlords-base')).toBeUndefined()
  })

  test('the Warlords never, nobody in an empty space or on a road; Taliban in Pakistan', () => {
    expect(holder('warlords-active 5')).toBeUndefined()
    expect(holder('')).toBeUndefined()
    expect(holder('government-police 2', 'loc-kabul-aibak')).toBeUndefined()
    expect(holder('taliban-active', 'waziristan')).toBe('taliban')
  })

  test('it changes with the pieces at once', () => {
    const t = limited({ kabul: 'coalition-troops, warlords-active', konduz: 'warlords-active' }, 'warlords')
    expect(t.total('coin-and-patronage')).toBe(5)
    t.play('rally').interject('warlords', 'withdraw warlords-active kabul 1')
    expect(t.total('coin-and-patronage')).toBe(8)
  })
})

describe('ADP 1.8 Resources, Aid and Patronage', () => {
  test('Resources and Aid from 0 to 75, Patronage to 40', () => {
    const ends = Object.fromEntries(aDistantPlain.tracks.map(({ id, min, max }) => [id, [min, max]]))
    for (const id of ['government-resources', 'taliban-resources', 'warlords-resources', 'aid'])
      expect(ends[id], id).toEqual([0, 75])
    expect(ends.patronage).toEqual([0, 40])
    expect(
      scene({}, { first: 'government', resources: { government: 74 } })
        .play('pass')
        .resources('government'),
    ).toBe(75)
    expect(() => scene({}, { resources: { taliban: 76 } })).toThrow(BadInput)
    expect(() => scene({}, { tracks: { patronage: 41 } })).toThrow(BadInput)
  })

  test('the Coalition has none of its own: it spends the Government’s', () => {
    const t = scene({ kabul: 'coalition-base' }, { first: 'coalition' }).play('pass')
    expect(t.resources('government')).toBe(23)
  })
})

describe('ADP 1.9 victory markers', () => {
  test('the four totals', () => {
    const t = scene({
      kabul: 'support, coalition-troops 2',
      khowst: 'opposition, taliban-base, returnees',
      waziristan: 'taliban-base 2',
      konduz: 'support, warlords-active',
    })
    expect(totals(t)).toEqual({
      'support-and-available': 5 + 24,
      'coin-and-patronage': 3 + 5,
      'opposition-and-bases': 3 + 3,
      uncontrolled: 26 - 3 - 3,
    })
  })

  test('AP-52 COIN Controls 14, the Taliban 3 Afghan Population: 8 of 25 are uncontrolled', () => {
    const coin = ['kabul', 'balkh', 'konduz', 'baghlan', 'kandahar', 'khowst', 'herat']
    const t = scene({
      ...Object.fromEntries(coin.map((id) => [id, 'government-police'])),
      nuristan: 'taliban-active',
      helmand: 'taliban-active',
      waziristan: 'taliban-active',
    })
    expect([t.total('coin-and-patronage'), t.total('uncontrolled')]).toEqual([14 + 5, 8])
  })
})

test('ADP 1.3.2 eight provinces have a terrain that no source states, and say so in every language', () => {
  const ours = aDistantPlain.spaces.filter(({ terrainIsOurs }) => terrainIsOurs).map(({ id }) => id)
  expect(ours.sort()).toEqual(['badghis', 'baghlan', 'faryab', 'ghazni', 'khowst', 'paktika', 'samangan', 'zabol'])
  for (const catalogue of Object.values(aDistantPlain.catalogues)) expect(catalogue['fact.terrain-ours']).toBeTruthy()
})
