import { ranking } from '@coinflict/kernel/rules'
import { BadInput } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { andeanAbyss } from '../src/index.ts'
import { refusal, scene, totals } from './kit.ts'

describe('AA 1.5 players and factions', () => {
  test('each faction is enemy to all others: an Attack may remove pieces of every other one', () => {
    const t = scene(
      { huila: 'auc-underground 3, farc-underground, cartels-active, police' },
      { first: 'auc', dice: [2] },
    ).play('attack', 'huila')
    expect(t.answers).toEqual(['police', 'farc-underground', 'cartels-active'])
  })

  test('Government first, FARC second, AUC third, Cartels fourth', () => {
    expect(andeanAbyss.factions.map((f) => f.id)).toEqual(['govt', 'farc', 'auc', 'cartels'])
  })

  test('a seat may be a person or a non-player, and nothing else', () => {
    expect(() => scene({}, { seats: { farc: 'nobody' } })).toThrow(BadInput)
    expect(() => scene({}, { seats: { eln: 'person' } })).toThrow(BadInput)
    expect(scene({}, { seats: { farc: 'bot' } }).table.setup.seats[1]?.nonPlayer).toBe(true)
  })

  describe('who holds several factions', () => {
    const ann = 'person:ann'
    const bob = 'person:bob'
    const refused = (seats: Record<string, string>, edition = '1st'): unknown => {
      try {
        scene({}, { seats, options: { edition } })
        return undefined
      } catch (error) {
        return error instanceof BadInput ? [error.code, error.rule] : error
      }
    }

    test.each(['1st', '2nd'])(
      'AA 1.5 three players: AUC has the Cartels; two: FARC then, and the Government AUC (%s)',
      (edition) => {
        expect(refused({ auc: ann, cartels: ann }, edition)).toBeUndefined()
        expect(refused({ govt: ann, auc: ann, farc: bob, cartels: bob }, edition)).toBeUndefined()
        expect(refused({ govt: ann, farc: bob }, edition)).toBeUndefined()
      },
    )

    test('AA 1.5 no other way: not with three, not with non-players, not three factions', () => {
      const no = ['seat', '1.5']
      expect(refused({ govt: ann, auc: ann })).toEqual(no)
      expect(refused({ govt: ann, farc: ann, auc: bob, cartels: bob })).toEqual(no)
      expect(refused({ auc: ann, cartels: ann, farc: 'bot' })).toEqual(no)
      expect(refused({ farc: ann, auc: ann, cartels: ann })).toEqual(no)
      expect(refused({ govt: ann, farc: ann, auc: ann, cartels: ann })).toEqual(no)
    })
  })

  test('a player with two factions ends the game at a check only if both meet their conditions', () => {
    const board = { huila: 'auc-base', choco: 'cartels-base 2' } as const
    const pair = { auc: 'person:ann', cartels: 'person:ann' }
    const alone = scene(board, { card: 73, played: [4], phase: 'victory' })
    expect(alone.table.isOver).toBe(true)
    const shared = scene(board, { card: 73, played: [4], phase: 'victory', seats: pair })
    expect(shared.table.isOver).toBe(false)
  })

  test('and is ranked by the lower margin', () => {
    const places = (seats: Record<string, string>) =>
      Object.fromEntries(
        ranking(scene({ huila: 'auc-base' }, { seats }).table.game).map(({ faction, place }) => [
          andeanAbyss.factions[faction]?.id,
          place,
        ]),
      )
    // AUC +1, Cartels -20 (Resources), FARC -25, Government -60.
    expect(places({})).toEqual({ auc: 1, cartels: 2, farc: 3, govt: 4 })
    const pairs = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    expect(places(pairs)).toEqual({ farc: 1, cartels: 1, auc: 2, govt: 2 })
  })
})

describe('AA 1.5.1 transfers, 1st edition', () => {
  const give = 'give auc resources 3'

  test('AA-20 a player may give to a non-player under the normal rules', () => {
    const t = scene({ huila: 'troops' }, { seats: { auc: 'bot' } }).play('train')
    t.interject('govt', give)
    expect([t.by, t.resources('govt'), t.resources('auc')]).toEqual(['govt', 17, 23])
  })

  test('a gift to the next faction while an event is executed binds nobody', () => {
    const t = scene({ huila: 'farc-base, farc-active' }, { card: 21, resources: { auc: 0 } }).play('event', 'shaded')
    t.interject('farc', 'give auc resources 1').play('yes', 'cali')
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
    t.play('pass')
    expect(t.by).toBe('auc')
    expect(t.answers).toContain('pass')
  })

  test('who is about to choose may be given the Resources for it, and may still pass', () => {
    const poor = () => scene({ huila: 'farc-active' }, { first: 'farc', resources: { farc: 0 } })
    const t = poor()
    expect(t.answers).not.toContain('rally')
    t.interject('auc', 'give farc resources 2').play('yes')
    expect([t.by, t.question]).toEqual(['farc', 'turn.first'])
    expect(t.answers).toContain('pass')
    t.play('rally', 'huila', 'done')
    expect([t.resources('farc'), t.resources('auc')]).toEqual([1, 18])
    const u = poor().interject('auc', 'give farc resources 2').play('yes', 'pass')
    expect([u.by, u.resources('farc')]).toEqual(['govt', 3])
  })

  test('who has nothing but a pass is asked, so that it can be given the Resources for more', () => {
    const t = scene({}, { eligible: ['govt', 'farc'], resources: { farc: 0 } })
    t.play('train', 'cali', '0', '0').exactly('done')
    expect([t.by, t.question, t.answers]).toEqual(['farc', 'turn.second', ['pass']])
    t.interject('auc', 'give farc resources 1').play('yes')
    expect([t.by, t.answers]).toEqual(['farc', ['rally', 'pass']])
  })

  test('an operation with one possible space asks for it: what is given then has its moment', () => {
    const t = scene({ huila: 'auc-underground' }, { first: 'auc' }).exactly('terror')
    expect([t.question, t.answers]).toEqual(['terror.where', ['huila']])
    t.interject('auc', 'give farc resources 2').exactly('yes', 'huila')
    expect([t.resources('auc'), t.resources('farc'), t.markers('huila', 'terror')]).toEqual([17, 22, 1])
  })

  test('who could go on but for the money is asked before it is done, if somebody could give it', () => {
    const after = (seats: Record<string, string>) =>
      scene({}, { first: 'cartels', resources: { cartels: 1 }, seats }).exactly('rally', 'vichada')
    const t = after({})
    expect([t.question, t.answers, t.whyNot('choco')?.id]).toEqual(['rally.where', ['done'], 'why.cost'])
    t.interject('auc', 'give cartels resources 1').exactly('yes', 'choco')
    expect(t.pieces('choco')).toEqual({ 'cartels-underground': 1 })
    // Non-players give nothing away: the Rally is over.
    expect(after({ govt: 'bot', farc: 'bot', auc: 'bot' }).question).not.toBe('rally.where')
  })

  test('Civic Action goes on with Resources that are given', () => {
    const t = scene({ cali: 'troops, police' }, { eligible: ['govt'], resources: { govt: 6 } })
    t.play('train', 'cali', '0', '0', 'done').exactly('civic-action')
    expect([t.level('cali'), t.resources('govt'), t.answers]).toEqual(['passive-support', 0, ['done']])
    t.interject('auc', 'give govt resources 3').exactly('yes', 'more')
    expect([t.level('cali'), t.resources('govt')]).toEqual(['active-support', 0])
  })

  test('a faction that an event lets operate gives and receives in the 1st edition, in the 2nd not', () => {
    const marching = (edition: string) =>
      scene({ huila: 'farc-active 2' }, { card: 20, eligible: ['govt'], options: { edition } }).exactly(
        'event',
        'shaded',
      )
    const t = marching('1st').exactly('march')
    expect([t.by, t.question]).toEqual(['farc', 'march.from'])
    t.interject('cartels', 'give farc resources 2').exactly('yes')
    t.interject('farc', 'give auc resources 3').exactly('yes')
    expect([t.resources('farc'), t.resources('auc'), t.resources('cartels')]).toEqual([19, 23, 18])
    expect(refusal(t, 'cartels', give)?.id).toBe('why.not-executing')
    const second = marching('2nd').exactly('march')
    expect(refusal(second, 'cartels', 'give farc resources 2')).toEqual({ id: 'why.not-executing', rule: '1.5.2' })
  })

  test('Resources go to or from the faction that executes; the other one is asked', () => {
    const t = scene({}, { first: 'farc' }).play('rally').interject('farc', give)
    expect([t.by, t.question]).toEqual(['auc', 'give.agree'])
    t.play('yes')
    expect([t.resources('farc'), t.resources('auc')]).toEqual([17, 23])
    expect(t.question).toBe('rally.where')
    t.interject('cartels', 'give farc resources 20').play('yes')
    expect([t.resources('farc'), t.resources('cartels')]).toEqual([37, 0])
  })

  test('who is asked may refuse', () => {
    const t = scene({}, { first: 'farc' }).play('rally').interject('farc', give).play('no')
    expect([t.resources('farc'), t.resources('auc')]).toEqual([20, 20])
    expect(t.table.game.log?.at(-1)).toMatchObject({ kind: 'refuse', text: 'offer' })
  })

  test('one may also ask for Resources', () => {
    const t = scene({}, { first: 'farc' }).play('rally').interject('farc', 'request govt resources 5')
    expect([t.by, t.question]).toEqual(['govt', 'request.agree'])
    t.play('yes')
    expect([t.resources('farc'), t.resources('govt')]).toEqual([25, 15])
  })

  test('not between two that do not execute, not before the Operation is chosen, not in a round', () => {
    const not = { id: 'why.not-executing', rule: '1.5.1' }
    const t = scene({}, { first: 'farc' })
    expect(refusal(t, 'farc', give)).toEqual(not)
    t.play('rally')
    expect(refusal(t, 'cartels', give)).toEqual(not)
    const round = scene({ huila: 'farc-active, farc-shipment' }, { card: 73, played: [4], phase: 'resources' })
    expect(refusal(round, 'farc', give)).toEqual(not)
  })

  test('only Resources and Shipments, to somebody else, and no more than one has', () => {
    const t = scene({ huila: 'farc-active' }, { first: 'farc', resources: { farc: 2 } }).play('rally')
    expect(refusal(t, 'farc', give)).toEqual({ id: 'why.give-number', rule: '1.7' })
    for (const words of [
      'give farc resources 1',
      'give auc aid 1',
      'give auc farc-active huila',
      'give auc resources 0',
    ]) {
      expect(refusal(t, 'farc', words), words).toEqual({ id: 'why.give-what', rule: '1.5.1' })
    }
  })

  test('Shipments change hands at any time, between guerrillas of one space', () => {
    const t = scene({ huila: 'farc-active, farc-shipment, auc-active', choco: 'cartels-active' })
    expect(t.by).toBe('govt')
    t.interject('farc', 'give auc shipment huila').play('yes')
    expect([t.markers('huila', 'farc-shipment'), t.markers('huila', 'auc-shipment')]).toEqual([0, 1])
    const not = { id: 'why.give-shipment', rule: '4.5.3' }
    expect(refusal(t, 'auc', 'give cartels shipment huila')).toEqual(not)
    expect(refusal(t, 'auc', 'give govt shipment huila')).toEqual(not)
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
  })
})

describe('AA 1.5.1 spare factions, 2nd edition', () => {
  const options = { edition: '2nd' }

  test('a player does not transfer between own factions', () => {
    const seats = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    const t = scene({}, { options, seats }).play('train')
    expect(refusal(t, 'govt', 'give auc resources 1')).toEqual({ id: 'why.same-player', rule: '1.5' })
    expect(refusal(t, 'govt', 'give farc resources 1')).toBeUndefined()
  })

  test('both factions must meet their conditions', () => {
    const board = { bogota: 'active-support', cali: 'active-support', medellin: 'active-support' } as const
    const more = { card: 73, played: [4], phase: 'victory', options, tracks: { president: 'uribe' } } as const
    const rest = Object.fromEntries(
      ['bucaramanga', 'ibague', 'santa-marta', 'cartagena', 'cucuta', 'neiva', 'pasto', 'sincelejo', 'santander'].map(
        (id) => [id, 'active-support'],
      ),
    )
    const antioquia = { antioquia: 'active-support', huila: 'active-support' } as const
    const alone = scene({ ...board, ...rest, ...antioquia }, more)
    expect(totals(alone).support).toBe(62)
    expect(alone.table.isOver).toBe(true)
    const seats = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    expect(scene({ ...board, ...rest, ...antioquia }, { ...more, seats }).table.isOver).toBe(false)
    expect(scene({ ...board, ...rest, ...antioquia, vichada: 'auc-base' }, { ...more, seats }).table.isOver).toBe(true)
  })
})

describe('AA 1.5.2 negotiation, 2nd edition', () => {
  const options = { edition: '2nd' }

  test('Resources and Shipments only while one of the two executes', () => {
    const t = scene({ huila: 'farc-active, farc-shipment, auc-active 2' }, { first: 'govt', options })
    const not = { id: 'why.not-executing', rule: '1.5.2' }
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
    t.play('train')
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
    t.play('bogota', '0', '0', 'done', 'done')
    expect(t.by).toBe('farc')
    expect(refusal(t, 'farc', 'give auc shipment huila')).toEqual(not)
    t.play('rally').interject('farc', 'give auc shipment huila').play('yes')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })

  test('while an event is executed too', () => {
    const t = scene({ huila: 'farc-active' }, { card: 20, eligible: ['govt'], options }).play('event')
    expect(refusal(t, 'auc', 'give govt resources 2')).toBeUndefined()
    expect(refusal(t.play('yes'), 'farc', 'give auc resources 2')?.id).toBe('why.not-executing')
  })
})
