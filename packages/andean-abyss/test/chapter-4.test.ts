import { type Decider, DONE } from '@coinflict/kernel/state'
import { positionOf, readPosition, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { andeanAbyss } from '../src/index.ts'
import { type Board, Scene, type SceneOptions, scene } from './kit.ts'

/** The 2nd eligible faction of a card whose 1st did a plain operation: it has a Limited Operation. */
const afterOperation: SceneOptions = { position: { slot: 1, firstDid: 'operation' } }

describe('AA 4.1 special activities in general', () => {
  const board: Board = { choco: 'farc-underground 2', huila: 'farc-underground 2' }

  test('AA 4.1 it may come before the operation', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 5 } })
    t.play('rally', 'extort', 'choco', 'done')
    expect(t.resources('farc')).toBe(6)
    expect(t.question).toBe('rally.where')
    t.play('choco', 'guerrilla', 'done')
    expect(t.resources('farc')).toBe(5)
  })

  test('AA 4.1 it may come during the operation, between two spaces', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 1 } })
    t.play('rally', 'choco', 'guerrilla')
    expect(t.whyNot('huila')).toEqual({ id: 'why.cost', rule: '3.1' })
    t.play('extort', 'choco', 'done', 'huila', 'guerrilla')
    expect(t.resources('farc')).toBe(0)
    expect(t.count('huila', 'farc-underground')).toBe(3)
  })

  test('AA 4.1 it may come within one space of the operation', () => {
    const t = scene({ choco: 'farc-underground, farc-base' }, { first: 'farc' })
    t.play('rally', 'choco')
    expect(t.question).toBe('rally.how')
    t.play('extort')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-base': 1 })
    t.play('regroup', 'done')
    expect(t.pieces('choco')).toEqual({ 'farc-underground': 1, 'farc-base': 1 })
  })

  test('AA 4.1 it may come after the operation, with what the operation brought', () => {
    const t = scene({ cesar: 'auc-underground' }, { first: 'farc' })
    t.play('rally', 'choco', 'extort')
    expect(t.count('choco', 'farc-active')).toBe(1)
    expect(t.resources('farc')).toBe(20)
    t.play('done')
    expect(t.question).toBe('turn.second')
  })

  test('AA 4.1 after a Sweep, when all guerrillas are shown', () => {
    const t = scene({ huila: 'troops 1, farc-underground' }, { first: 'govt' })
    t.play('sweep', 'huila', 'done', 'done')
    expect(t.question).toBe('activity.after')
    t.play('air-strike')
    expect(t.pieces('huila')).toEqual({ troops: 1 })
  })

  test('AA 4.1 after a Train, when the base stands', () => {
    const t = scene({ bogota: 'troops 6' }, { first: 'govt' })
    t.play('train', 'bogota', '0', '0', 'done', 'base', 'air-lift')
    expect(t.question).toBe('lift.to')
    t.play('cali', '3')
    expect(t.pieces('bogota')).toEqual({ 'govt-base': 1 })
  })

  test('AA 4.1 after a Patrol that has used up all Resources', () => {
    const t = scene({ bogota: 'troops 3' }, { first: 'govt', resources: { govt: 3 } })
    t.play('patrol', 'done')
    expect(t.question).toBe('activity.after')
    t.play('air-lift', 'cali', '3')
    expect(t.count('cali', 'troops')).toBe(3)
  })

  test('AA 4.1 one type of activity, at one time', () => {
    const t = scene(
      { ...board, cali: 'farc-underground, police', pasto: 'farc-underground, police' },
      { first: 'farc' },
    )
    t.play('attack', 'extort', 'choco', 'done')
    expect(t.whyNot('extort')).toEqual({ id: 'why.activity-used', rule: '4.1' })
    expect(t.whyNot('ambush')).toEqual({ id: 'why.activity-used', rule: '4.1' })
  })

  test('AA 4.1 not with a Limited Operation', () => {
    const t = scene(board, { first: 'farc', ...afterOperation })
    t.play('rally')
    expect(t.answers).toContain('choco')
    expect(t.answers).not.toContain('extort')
    t.play('choco')
    expect(t.answers).not.toContain('extort')
    t.play('guerrilla')
    expect(t.count('choco', 'farc-underground')).toBe(3)
    expect(t.by).not.toBe('farc')
  })

  test('AA 4.1 an activity alone is no turn: the operation must cover a space', () => {
    const t = scene(board, { first: 'farc' })
    t.play('rally', 'extort', 'choco', 'done')
    expect(t.whyNot('done')).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
  })

  test('AA 4.1 the 2nd eligible may take the event after an operation with activity, not after one without', () => {
    const t = scene(board, { first: 'farc' })
    t.play('rally', 'extort', 'choco', 'done', 'huila', 'guerrilla', 'done')
    expect(t.question).toBe('turn.second')
    expect(t.answers).toContain('event')
    const u = scene(board, { first: 'farc' })
    u.play('rally', 'huila', 'guerrilla', 'done')
    expect(u.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
  })

  test('AA 4.1 AA-10 FARC with no Resources Extorts first and pays the operation with it', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 0 } })
    // Until the Resources are there, Rally has nowhere to go.
    t.play('rally')
    expect(t.question).toBe('extort.where')
    t.play('choco', 'done')
    expect(t.resources('farc')).toBe(1)
    t.play('huila', 'guerrilla')
    expect(t.resources('farc')).toBe(0)
    expect(t.count('huila', 'farc-underground')).toBe(3)
  })

  test('AA 4.1 AA-10 FARC with no Resources Kidnaps first and pays the Terror with the ransom', () => {
    const t = scene({ cali: 'farc-underground 2, police' }, { first: 'farc', resources: { farc: 0 }, dice: [2] })
    t.play('terror', 'kidnap')
    expect(t.resources('farc')).toBe(1)
    expect(t.resources('govt')).toBe(18)
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.level('cali')).toBe('passive-opposition')
  })

  test('AA 4.1 without Resources a Limited Operation cannot be paid by an activity', () => {
    const t = scene(board, { first: 'farc', resources: { farc: 0 }, ...afterOperation })
    expect(t.whyNot('rally')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })
})

describe('AA 4.1 an activity that comes first leaves the operation possible', () => {
  test('Extort does not show the last hidden guerrilla before Terror', () => {
    const board: Board = { choco: 'farc-underground' }
    const t = scene(board, { first: 'farc', resources: { farc: 0 } })
    expect(t.whyNot('terror')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    const u = scene({ ...board, huila: 'farc-underground, troops' }, { first: 'farc', resources: { farc: 0 } })
    u.play('terror')
    // Choco is Extorted (the only place), which pays for Terror in Huila, the only hidden guerrilla left.
    expect(u.markers('huila', 'terror')).toBe(1)
  })

  test('Extort in one of two spaces, but not in both, before Terror', () => {
    const t = scene({ choco: 'farc-underground', huila: 'farc-underground' }, { first: 'farc' })
    t.play('terror', 'extort', 'choco')
    // The second Extortion is not offered: nobody hidden would be left.
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.markers('huila', 'terror')).toBe(1)
    expect(t.resources('farc')).toBe(20)
  })

  test('the Cartels cannot spend their last 3 Resources on a Bribe before a Rally', () => {
    const board: Board = { cali: 'cartels-underground, police' }
    const t = scene(board, { first: 'cartels', resources: { cartels: 3 } })
    t.play('rally')
    expect(t.whyNot('bribe')).toEqual({ id: 'why.needs-operation', rule: '4.1' })
    const u = scene(board, { first: 'cartels', resources: { cartels: 4 } })
    u.play('rally')
    expect(u.answers).toContain('bribe')
    const v = scene(board, { first: 'cartels', resources: { cartels: 2 } })
    v.play('rally')
    expect(v.whyNot('bribe')).toEqual({ id: 'why.cost', rule: '4.5.4' })
  })

  test('but before a March that goes onto a line for nothing they can', () => {
    const t = scene({ cali: 'cartels-underground, police' }, { first: 'cartels', resources: { cartels: 3 } })
    t.play('march', 'bribe', 'remove-cubes')
    expect(t.resources('cartels')).toBe(0)
    // Only lines are open to the guerrilla now.
    expect(t.question).toBe('march.to')
    expect(t.answers).toEqual(['cali-pasto-loc', 'buenaventura-cali-loc', 'cali-ibague-loc'])
  })

  test('a Bribe does not buy off the only enemy before an Attack', () => {
    const t = scene({ cali: 'cartels-underground, police' }, { first: 'cartels', dice: [6] })
    t.play('attack', 'bribe')
    // What is left to buy is to turn the guerrilla over; then it Attacks the Police, who are still there.
    expect(t.resources('cartels')).toBe(16)
    expect(t.pieces('cali')).toEqual({ police: 1, 'cartels-active': 1 })
    const u = scene({ cali: 'cartels-underground, police 2' }, { first: 'cartels', dice: [6] })
    u.play('attack', 'bribe', 'remove-cubes')
    // One Police is bought off, the other must stay to be Attacked, which it is at once: there is no other space.
    expect(u.count('cali', 'police')).toBe(1)
    expect(u.count('cali', 'cartels-active')).toBe(1)
  })

  test('a Bribe may hide a guerrilla and so make Terror possible', () => {
    const t = scene({ cali: 'cartels-active' }, { first: 'cartels', resources: { cartels: 4 } })
    t.play('terror')
    expect(t.resources('cartels')).toBe(0)
    expect(t.markers('cali', 'terror')).toBe(1)
    const u = scene({ cali: 'cartels-active' }, { first: 'cartels', resources: { cartels: 3 } })
    expect(u.whyNot('terror')?.id).toBe('why.operation-impossible')
  })

  test('a Bribe does not show the last hidden guerrilla before Terror', () => {
    const t = scene({ cali: 'cartels-underground, farc-underground' }, { first: 'cartels' })
    t.play('terror', 'bribe', 'flip')
    // Only the FARC guerrilla could be turned over; the other one serves for the Terror.
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'cartels-active': 1 })
    expect(t.markers('cali', 'terror')).toBe(1)
  })

  test('the Cartels with no Resources cash bases in to Rally, though not the one they need', () => {
    const t = scene({ cali: 'cartels-base 2' }, { first: 'cartels', resources: { cartels: 0 } })
    t.play('rally', '1', 'done', 'cali', 'guerrilla')
    expect(t.resources('cartels')).toBe(2)
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
  })

  test('an Air Lift may open an Assault', () => {
    const t = scene({ bogota: 'troops 3', huila: 'farc-active' }, { first: 'govt' })
    // A mountain: two Troops for a guerrilla.
    expect(t.table.pending?.params?.note).toBe('turn.activity-first')
    t.exactly('assault')
    expect([t.question, t.table.pending?.params?.note]).toEqual(['assault.where', 'operation.activity-first'])
    expect(t.answers).toEqual(['air-lift'])
    t.play('air-lift')
    expect(t.question).toBe('move.how-many')
    expect(t.answers).toEqual(['2', '3'])
    t.play('2')
    expect(t.pieces('huila')).toEqual({ troops: 2 })
    expect(t.resources('govt')).toBe(17)
  })

  test('an Air Lift does not take the Troops that the Assault needs', () => {
    const t = scene({ huila: 'troops 3, farc-active' }, { first: 'govt' })
    t.play('assault', 'air-lift')
    expect(t.question).toBe('lift.to')
    t.play('bogota')
    // Two must stay, so one goes; the Assault follows, there being no other.
    expect(t.count('bogota', 'troops')).toBe(1)
    expect(t.pieces('huila')).toEqual({ troops: 2 })
  })

  test('an Air Strike does not take the only target of the Assault', () => {
    const t = scene({ choco: 'troops, farc-active' }, { first: 'govt' })
    t.play('assault')
    // It was not offered before the Assault, which is carried out already.
    expect(t.resources('govt')).toBe(17)
    const u = scene({ choco: 'troops, farc-active, farc-base' }, { first: 'govt' })
    u.play('assault', 'air-strike')
    // With a base left to Assault it may come first.
    expect(u.pieces('choco')).toEqual({ troops: 1 })
  })
})

describe('AA 4.1 what is done out of turn after an activity came first leaves the operation possible too', () => {
  const noWayOn = { id: 'why.no-way-on', rule: '' }
  const extorting = (board: Board) => {
    const t = scene(board, { first: 'farc', resources: { farc: 0 } })
    return t.play('rally', 'choco')
  }

  test('AA 4.1, 1.5.1 who gives away what Extort brought must Extort again', () => {
    const t = extorting({ choco: 'farc-underground', huila: 'farc-underground' })
    t.interject('farc', 'give auc resources 1').exactly('yes')
    expect([t.question, t.answers]).toEqual(['extort.where', ['huila']])
    expect(t.whyNot('done')).toEqual(noWayOn)
    t.play('huila', 'choco')
    expect([t.resources('farc'), t.resources('auc')]).toEqual([0, 21])
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
  })

  test('AA 4.1, 1.5.1 what stays struck out does not stand in the way of anything else', () => {
    const t = extorting({ choco: 'farc-underground', huila: 'farc-underground', cesar: 'farc-active' })
    t.interject('farc', 'give auc resources 1').exactly('yes')
    t.interject('farc', 'withdraw farc-active cesar 1')
    expect([t.pieces('cesar'), t.answers, t.whyNot('done')]).toEqual([{}, ['huila'], noWayOn])
    t.interject('auc', 'give farc resources 2').play('yes')
    expect(t.answers).toContain('done')
  })

  test('AA 4.1, 1.5.1 Resources that nothing else can bring back are not given away', () => {
    const board: Board = { choco: 'cartels-base', cali: 'cartels-base' }
    const t = scene(board, { first: 'cartels', resources: { cartels: 0 } }).play('rally', 'choco')
    t.interject('cartels', 'withdraw cartels-base cali 1')
    expect([t.question, t.resources('cartels')]).toEqual(['rally.where', 3])
    expect(() => t.interject('cartels', 'give auc resources 3')).toThrow('no legal way to continue')
    expect([t.question, t.resources('cartels')]).toEqual(['rally.where', 3])
    t.interject('cartels', 'give auc resources 2').play('yes')
    expect([t.question, t.resources('cartels')]).toEqual(['rally.where', 1])
  })

  test('a seat that answers by itself does not take what is struck out', () => {
    const { table } = scene(
      { choco: 'farc-underground', huila: 'farc-underground' },
      { first: 'farc', resources: { farc: 0 } },
    )
    const start = positionOf(table.game)
    const soonDone: Decider = (_, q) => (q.isPossible(DONE) ? DONE : q.at(0))
    const t = new Scene(
      new Table(andeanAbyss, table.setup, [undefined, soonDone], { start: (g) => readPosition(g, start) }),
    )
    t.table.run(3)
    expect([t.question, t.answers]).toEqual(['extort.where', ['huila', 'done']])
    t.interject('farc', 'give auc resources 1').play('yes')
    t.table.run()
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
    expect([t.count('choco', 'farc-active'), t.count('huila', 'farc-active')]).toEqual([1, 1])
  })

  test('AA 4.1, 1.4.1 who withdraws the guerrilla for Terror amid a Bribe must Bribe another', () => {
    const board: Board = {
      cali: 'cartels-underground',
      bogota: 'cartels-active',
      huila: 'cartels-active, farc-active',
    }
    const t = scene(board, { first: 'cartels' }).play('terror', 'bribe', 'huila', 'flip', 'farc-active')
    expect([t.question, t.answers]).toEqual(['bribe.flip', ['cartels-active', 'done']])
    t.interject('cartels', 'withdraw cartels-underground cali 1').exactly('done')
    expect([t.question, t.answers]).toEqual(['bribe.where', ['bogota']])
    expect(t.whyNot('done')).toEqual(noWayOn)
    t.play('bogota')
    expect(t.markers('bogota', 'terror')).toBe(1)
  })
})

describe('AA 4.1.1 accompanying operations', () => {
  const EVERYBODY: Board = {
    bogota: 'troops 3',
    huila: 'troops 4, farc-active, farc-underground 2, cartels-base',
    cali: 'farc-underground 3, auc-underground 3, cartels-underground 3, cartels-base, police',
    choco: 'farc-underground 2',
    narino: 'auc-underground 2',
    putumayo: 'cartels-underground, cartels-base',
  }
  test.each([
    ['govt', 'train', ['air-lift', 'eradicate'], ['air-strike']],
    ['govt', 'patrol', ['air-lift', 'air-strike', 'eradicate'], []],
    ['govt', 'sweep', ['air-lift', 'air-strike', 'eradicate'], []],
    ['govt', 'assault', ['air-lift', 'air-strike', 'eradicate'], []],
    ['farc', 'rally', ['extort'], ['ambush', 'kidnap']],
    ['farc', 'march', ['extort'], ['ambush', 'kidnap']],
    ['farc', 'attack', ['extort', 'ambush'], ['kidnap']],
    ['farc', 'terror', ['extort', 'kidnap'], ['ambush']],
    ['auc', 'rally', ['extort'], ['ambush', 'assassinate']],
    ['auc', 'march', ['extort'], ['ambush', 'assassinate']],
    ['auc', 'attack', ['extort', 'ambush'], ['assassinate']],
    ['auc', 'terror', ['extort', 'assassinate'], ['ambush']],
    ['cartels', 'rally', ['cultivate', 'process', 'bribe'], []],
    ['cartels', 'march', ['cultivate', 'process', 'bribe'], []],
    ['cartels', 'attack', ['bribe'], ['cultivate', 'process']],
    ['cartels', 'terror', ['bribe'], ['cultivate', 'process']],
  ] as const)('AA 4.2, AA 4.3, AA 4.4, AA 4.5 %s with %s: %j, not %j', (first, operation, may, mayNot) => {
    const t = scene(EVERYBODY, { first })
    t.play(operation)
    const all = [
      'air-lift',
      'air-strike',
      'eradicate',
      'extort',
      'ambush',
      'kidnap',
      'assassinate',
      'cultivate',
      'process',
      'bribe',
    ]
    expect(t.answers.filter((key) => all.includes(key)).sort()).toEqual([...may].sort())
    for (const activity of mayNot) expect(t.whyNot(activity)).toEqual({ id: 'why.not-with-this', rule: '4.1.1' })
  })
})

describe('AA 4.2.1 Air Lift', () => {
  test('moves up to 3 Troops from one space to another', () => {
    const t = scene({ bogota: 'troops 5, police 2' }, { first: 'govt' })
    t.play('train', 'air-lift', 'cali')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect(t.pieces('bogota')).toEqual({ troops: 2, police: 2 })
    expect(t.pieces('cali')).toEqual({ troops: 3 })
    // One origin, one destination: it is over.
    expect(t.question).toBe('train.where')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.activity-used', rule: '4.1' })
  })

  test('any two spaces, lines of communication too', () => {
    const t = scene({ 'arauca-cucuta-loc': 'troops 1', bogota: 'police' }, { first: 'govt' })
    t.play('train', 'air-lift')
    expect(t.answers).toEqual(expect.arrayContaining(['pasto-tumaco-loc', 'vaupes', 'pasto']))
    t.play('pasto-tumaco-loc')
    expect(t.pieces('pasto-tumaco-loc')).toEqual({ troops: 1 })
    expect(t.pieces('arauca-cucuta-loc')).toEqual({})
  })

  test('Police do not fly', () => {
    const t = scene({ bogota: 'police 3' }, { first: 'govt' })
    t.play('train')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.no-troops', rule: '4.2.1' })
  })

  test('not into a FARC Zone (6.4.4)', () => {
    const t = scene({ bogota: 'troops 3', 'meta-west': 'farc-zone' }, { first: 'govt' })
    t.play('train', 'air-lift')
    expect(t.whyNot('meta-west')).toEqual({ id: 'why.no-entry', rule: '1.4.2' })
    expect(t.answers).toContain('meta-east')
  })

  test('lifted Troops may go on at once with the Patrol', () => {
    const t = scene({ huila: 'troops 3' }, { first: 'govt' })
    t.play('patrol', 'air-lift', 'neiva', '3', 'neiva', 'bogota-neiva-loc', '3')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ troops: 3 })
  })

  test('costs nothing', () => {
    const t = scene({ bogota: 'troops 3' }, { first: 'govt', resources: { govt: 3 } })
    t.play('train', 'air-lift', 'cali', '1')
    expect(t.resources('govt')).toBe(3)
  })
})

describe('AA 4.2.2 Air Strike', () => {
  test('removes one Active guerrilla, no cubes needed', () => {
    const t = scene({ vaupes: 'farc-active 2', bogota: 'troops' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.pieces('vaupes')).toEqual({ 'farc-active': 1 })
  })

  test('on a line too', () => {
    const t = scene({ 'cali-pasto-loc': 'auc-active' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.pieces('cali-pasto-loc')).toEqual({})
  })

  test('not in a city', () => {
    const t = scene({ cali: 'farc-active', vaupes: 'farc-active', guainia: 'farc-active' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.whyNot('cali')).toEqual({ id: 'why.not-city', rule: '4.2.2' })
    expect(t.answers).toEqual(['guainia', 'vaupes'])
  })

  test('not an underground guerrilla, nor a base that a guerrilla of its faction guards, Active or not', () => {
    const t = scene(
      {
        vaupes: 'farc-underground, farc-base',
        guainia: 'farc-active, farc-base',
        amazonas: 'farc-base, auc-underground',
      },
      { first: 'govt' },
    )
    t.play('patrol', 'air-strike')
    expect(t.whyNot('vaupes')).toEqual({ id: 'why.strike-none', rule: '4.2.2' })
    expect(t.answers).toEqual(['guainia', 'amazonas'])
    // Of the two in Guainia only the guerrilla can be hit.
    t.play('guainia')
    expect(t.pieces('guainia')).toEqual({ 'farc-base': 1 })
  })

  test('a base whose faction has no guerrilla there; guerrillas of others do not guard it', () => {
    const t = scene({ amazonas: 'farc-base, auc-active, cartels-base' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.question).toBe('remove.which')
    expect(t.answers).toEqual(['farc-base', 'auc-active', 'cartels-base'])
    t.play('farc-base')
    expect(t.pieces('amazonas')).toEqual({ 'auc-active': 1, 'cartels-base': 1 })
  })

  test('in a FARC Zone too (6.4.4)', () => {
    const t = scene({ vaupes: 'farc-active, farc-zone' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.pieces('vaupes')).toEqual({})
  })

  test('a Shipment lost in it brings no Aid', () => {
    const t = scene({ vaupes: 'farc-active, farc-shipment' }, { first: 'govt' })
    t.play('patrol', 'air-strike')
    expect(t.markers('vaupes', 'farc-shipment')).toBe(0)
    expect(t.aid).toBe(9)
  })
})

describe('AA 4.2.3 Eradicate', () => {
  test('Aid +4, every Cartels base goes, guarded or not, the guerrillas stay', () => {
    const t = scene({ putumayo: 'cartels-base 2, cartels-underground 2' }, { first: 'govt' })
    t.play('train', 'eradicate', 'putumayo')
    expect(t.aid).toBe(13)
    expect(t.pieces('putumayo')).toEqual({ 'cartels-underground': 2 })
    expect(t.level('putumayo')).toBe('passive-opposition')
  })

  test('Aid ends at 29', () => {
    const t = scene({ putumayo: 'cartels-base' }, { first: 'govt', tracks: { aid: 27 } })
    t.play('train', 'eradicate', 'putumayo')
    expect(t.aid).toBe(29)
  })

  test('a guerrilla is enough; a city does not do', () => {
    const t = scene({ narino: 'cartels-active', putumayo: 'cartels-base', cali: 'cartels-base' }, { first: 'govt' })
    t.play('train', 'eradicate')
    expect(t.answers).toEqual(['narino', 'putumayo'])
    expect(t.whyNot('cali')).toEqual({ id: 'why.not-department', rule: '4.2.3' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.no-cartels', rule: '4.2.3' })
  })

  test('then that or an adjacent department shifts; cities and empty land do not', () => {
    const t = scene({ putumayo: 'cartels-base', huila: 'active-support', guaviare: 'active-opposition' }, {})
    t.play('train', 'eradicate')
    expect(t.question).toBe('eradicate.shift')
    expect(t.answers).toEqual(['putumayo', 'huila', 'meta-west'])
    t.play('huila')
    expect(t.level('huila')).toBe('passive-support')
  })

  test('a department without people can be sprayed, a neighbour shifts', () => {
    const t = scene({ amazonas: 'cartels-base' }, { first: 'govt' })
    // Putumayo is its only peopled neighbour.
    t.play('train', 'eradicate')
    expect(t.level('putumayo')).toBe('passive-opposition')
    expect(t.count('amazonas', 'farc-underground')).toBe(0)
  })

  test('only if none can shift does a FARC guerrilla appear, in the sprayed department', () => {
    const t = scene({ amazonas: 'cartels-base', putumayo: 'active-opposition' }, { first: 'govt' })
    t.play('train', 'eradicate')
    expect(t.pieces('amazonas')).toEqual({ 'farc-underground': 1 })
    expect(t.aid).toBe(13)
  })

  test('in a FARC Zone too (6.4.4)', () => {
    const t = scene({ putumayo: 'cartels-base, farc-zone' }, { first: 'govt' })
    t.play('train', 'eradicate', 'putumayo')
    expect(t.pieces('putumayo')).toEqual({})
  })
})

describe('AA 4.3.1 Extort', () => {
  test('shows one guerrilla and takes one Resource in each chosen space, each once', () => {
    const t = scene(
      { choco: 'farc-underground 3', huila: 'farc-underground 2', narino: 'farc-underground 2' },
      { first: 'farc' },
    )
    t.play('rally', 'extort', 'choco')
    expect(t.whyNot('choco')).toEqual({ id: 'why.selected', rule: '4.3.1' })
    t.play('huila', 'done')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-underground': 2 })
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
    expect(t.pieces('narino')).toEqual({ 'farc-underground': 2 })
    expect(t.resources('farc')).toBe(22)
  })

  test.each(['1st', '2nd'])('%s edition: on lines and in land without people too', (edition) => {
    const t = scene(
      { 'cali-pasto-loc': 'farc-underground', vichada: 'farc-underground' },
      { first: 'farc', options: { edition } },
    )
    t.play('rally', 'extort', 'cali-pasto-loc', 'vichada')
    expect(t.resources('farc')).toBe(22)
  })

  test('own pieces, bases among them, must outnumber all others together', () => {
    const t = scene(
      {
        choco: 'farc-underground, auc-underground',
        huila: 'farc-underground, farc-base, troops, cartels-base',
        narino: 'farc-underground, farc-base, police',
        cali: 'farc-underground 2, police, troops',
        antioquia: 'farc-underground',
      },
      { first: 'farc' },
    )
    t.play('rally', 'extort')
    expect(t.answers).toEqual(['narino', 'antioquia'])
    expect(t.whyNot('choco')).toEqual({ id: 'why.no-majority', rule: '4.3.1' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.no-majority', rule: '4.3.1' })
  })

  test('needs a hidden guerrilla', () => {
    const t = scene({ choco: 'farc-active 3, farc-base', huila: 'farc-underground 2' }, { first: 'farc' })
    t.play('rally', 'extort')
    // Huila is the only place.
    expect(t.resources('farc')).toBe(21)
    expect(t.pieces('choco')).toEqual({ 'farc-active': 3, 'farc-base': 1 })
    expect(t.count('huila', 'farc-active')).toBe(1)
  })
})

describe('AA 4.3.2 Ambush', () => {
  test('succeeds without a roll, shows one guerrilla only, removes two, brings one hidden', () => {
    const t = scene({ cali: 'farc-underground 3, troops 3' }, { first: 'farc', dice: [6] })
    t.play('attack', 'ambush')
    expect(t.pieces('cali')).toEqual({ troops: 1, 'farc-active': 1, 'farc-underground': 3 })
    expect(t.resources('farc')).toBe(19)
  })

  test('the two pieces are taken as in any Attack: bases last', () => {
    const t = scene({ choco: 'farc-underground, auc-active 2, auc-base' }, { first: 'farc' })
    t.play('attack', 'ambush')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-underground': 1, 'auc-base': 1 })
  })

  test('only where a guerrilla is hidden, and where an Attack is possible', () => {
    const t = scene(
      { cali: 'farc-active 2, police', choco: 'farc-underground 2', huila: 'farc-underground, police' },
      { first: 'farc' },
    )
    t.play('attack')
    expect(t.answers).toContain('cali')
    t.play('ambush')
    // Huila is the only space for it.
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
  })

  test('not where the Attack is resolved', () => {
    const t = scene(
      { cali: 'farc-underground, police 3', huila: 'farc-underground, police', pasto: 'farc-underground, police' },
      { first: 'farc', dice: [1] },
    )
    // A 1 succeeds and leaves a new hidden guerrilla, but that Attack is over.
    t.play('attack', 'cali', 'ambush')
    expect(t.count('cali', 'farc-underground')).toBe(1)
    expect(t.whyNot('cali')).toEqual({ id: 'why.attack-resolved', rule: '4.3.2' })
    expect(t.answers).toEqual(['pasto', 'huila'])
  })

  test('one space only; other Attacks of the operation roll', () => {
    const t = scene(
      { cali: 'farc-underground, police', pasto: 'farc-underground, police' },
      { first: 'farc', dice: [6] },
    )
    t.play('attack', 'ambush', 'cali')
    expect(t.whyNot('ambush')?.id).toBe('why.activity-used')
    t.play('pasto')
    expect(t.pieces('pasto')).toEqual({ 'farc-active': 1, police: 1 })
  })

  test('no guerrilla joins if none is Available', () => {
    const t = scene(
      { cali: 'farc-underground, police 2', vaupes: 'farc-underground 29' },
      { first: 'farc', resources: { farc: 1 } },
    )
    t.play('attack', 'ambush')
    expect([t.question, t.rule, t.answers]).toEqual(['recall.where', '1.4.1', ['cali', 'vaupes', 'done']])
    t.play('done')
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1 })
  })

  test('the Attack must be paid', () => {
    const t = scene({ cali: 'farc-underground, police' }, { first: 'farc', resources: { farc: 0 } })
    expect(t.whyNot('attack')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })
})

describe('AA 4.3.3 Kidnap', () => {
  test('the Government pays the roll in a city', () => {
    const t = scene({ cali: 'farc-underground 2, police, troops 3' }, { first: 'farc', dice: [4] })
    t.play('terror', 'kidnap')
    expect(t.resources('govt')).toBe(16)
    expect(t.resources('farc')).toBe(20 + 4 - 1)
    // The Terror of the space follows at once (ruling 82).
    expect(t.markers('cali', 'terror')).toBe(1)
  })

  test('and on a line, where Terror costs nothing', () => {
    const t = scene({ 'cali-pasto-loc': 'farc-underground' }, { first: 'farc', resources: { farc: 0 }, dice: [3] })
    t.play('terror', 'kidnap')
    expect(t.resources('farc')).toBe(3)
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
  })

  test('it may come after the Terror of the space', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', dice: [5] })
    t.play('terror', 'cali', 'kidnap')
    expect(t.resources('farc')).toBe(20 - 1 + 5)
    expect(t.markers('cali', 'terror')).toBe(1)
  })

  test('not in a department without a Cartels base', () => {
    const t = scene(
      { choco: 'farc-underground 2', huila: 'farc-underground 2, cartels-base', cali: 'farc-underground' },
      { first: 'farc' },
    )
    t.play('terror', 'kidnap')
    expect(t.whyNot('choco')).toEqual({ id: 'why.kidnap-where', rule: '4.3.3' })
    expect(t.answers).toEqual(['cali', 'huila'])
  })

  test('the Cartels pay where they have a base; with both possible FARC chooses', () => {
    const t = scene({ cali: 'farc-underground, cartels-base' }, { first: 'farc', dice: [3] })
    t.play('terror', 'kidnap')
    expect(t.question).toBe('kidnap.whom')
    expect(t.answers).toEqual(['govt', 'cartels'])
    t.play('cartels')
    expect(t.resources('cartels')).toBe(17)
    expect(t.resources('govt')).toBe(20)
    const u = scene({ huila: 'farc-underground, cartels-base' }, { first: 'farc', dice: [3] })
    u.play('terror', 'kidnap')
    expect(u.resources('cartels')).toBe(17)
  })

  test('needs more FARC guerrillas, Active ones too, than Police; Troops and bases do not count', () => {
    const t = scene(
      {
        cali: 'farc-underground, farc-active, police, troops 4',
        pasto: 'farc-underground, farc-base, police',
        neiva: 'farc-underground 3, police 2',
      },
      { first: 'farc' },
    )
    t.play('terror', 'kidnap')
    expect(t.answers).toEqual(['cali', 'neiva'])
    expect(t.whyNot('pasto')).toEqual({ id: 'why.police', rule: '4.3.3' })
  })

  test('needs Terror there, so a hidden guerrilla', () => {
    const t = scene({ cali: 'farc-active', pasto: 'farc-underground', neiva: 'farc-underground' }, { first: 'farc' })
    t.play('terror', 'kidnap')
    expect(t.whyNot('cali')).toEqual({ id: 'why.no-underground', rule: '3.3.4' })
  })

  test('in up to three spaces, a roll for each', () => {
    const t = scene(
      {
        cali: 'farc-underground',
        pasto: 'farc-underground',
        neiva: 'farc-underground',
        bogota: 'farc-underground',
      },
      { first: 'farc', dice: [1, 2, 3] },
    )
    t.play('terror', 'kidnap', 'cali')
    expect(t.whyNot('cali')?.rule).toBe('4.3.3')
    t.play('pasto', 'neiva')
    expect(t.resources('govt')).toBe(14)
    expect(t.resources('farc')).toBe(20 + 6 - 3)
    expect(t.question).toBe('terror.where')
    expect(t.answers).toEqual(['bogota', 'done'])
  })

  test('no more is taken than there is, but the die is rolled all the same', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', resources: { govt: 2 }, dice: [5] })
    t.play('terror', 'kidnap')
    expect(t.resources('govt')).toBe(0)
    expect(t.resources('farc')).toBe(20 + 2 - 1)
    const u = scene({ cali: 'farc-underground' }, { first: 'farc', resources: { govt: 0 }, dice: [6] })
    u.play('terror', 'kidnap')
    expect(u.question).toBe('kidnap.avenger')
  })

  test('without Resources not from somebody who has none either', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', resources: { govt: 0, farc: 0 } })
    // Extort would show the only guerrilla.
    expect(t.whyNot('terror')?.id).toBe('why.operation-impossible')
  })

  test('a 6 brings AUC a piece of its choice', () => {
    const t = scene({ cali: 'farc-underground' }, { first: 'farc', dice: [6] })
    t.play('terror', 'kidnap')
    expect(t.by).toBe('auc')
    expect(t.answers).toEqual(['auc-underground', 'auc-base'])
    t.play('auc-base')
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'auc-base': 1 })
    expect(t.resources('govt')).toBe(14)
    const u = scene({ cali: 'farc-underground' }, { first: 'farc', dice: [5] })
    u.play('terror', 'kidnap')
    expect(u.by).not.toBe('auc')
    expect(u.pieces('cali')).toEqual({ 'farc-active': 1 })
  })

  test('the ransom cannot be given away before the Terror is paid', () => {
    const t = scene({ cali: 'farc-underground 2' }, { first: 'farc', resources: { farc: 0 }, dice: [6] })
    t.play('terror', 'kidnap')
    expect([t.by, t.resources('farc')]).toEqual(['auc', 5])
    t.interject('farc', 'give cartels resources 5').play('yes', 'auc-base')
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.resources('farc')).toBe(0)
  })

  test('within stacking: no base on a line or where two stand', () => {
    const t = scene({ 'cali-pasto-loc': 'farc-underground' }, { first: 'farc', dice: [6] })
    t.play('terror', 'kidnap')
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'farc-active': 1, 'auc-underground': 1 })
    const u = scene({ cali: 'farc-underground, farc-base 2' }, { first: 'farc', dice: [6] })
    u.play('terror', 'kidnap')
    expect(u.count('cali', 'auc-underground')).toBe(1)
  })

  test('drug ransom: where the Cartels hold a Shipment it is taken instead of a roll', () => {
    const t = scene(
      { huila: 'farc-underground, cartels-base, cartels-underground, cartels-shipment 2' },
      { first: 'farc', dice: [6] },
    )
    t.play('terror', 'kidnap')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.resources('cartels')).toBe(20)
    expect(t.count('huila', 'auc-underground')).toBe(0)
  })

  test('a ransom in drugs pays for no Terror', () => {
    const t = scene(
      { cali: 'farc-underground, cartels-base, cartels-underground, cartels-shipment' },
      { first: 'farc', resources: { farc: 0 }, dice: [2] },
    )
    t.play('terror')
    // Only the Government's money would pay for it.
    expect(t.resources('govt')).toBe(18)
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
  })
})

describe('AA 4.4.1 AUC Extorts and Ambushes like FARC', () => {
  test('Extort with AUC forces', () => {
    const t = scene(
      { choco: 'auc-underground 2, farc-underground', huila: 'farc-underground 2', cali: 'auc-active 3' },
      { first: 'auc' },
    )
    t.play('rally', 'extort')
    expect(t.pieces('choco')).toEqual({ 'auc-active': 1, 'auc-underground': 1, 'farc-underground': 1 })
    expect(t.resources('auc')).toBe(21)
  })

  test('Ambush with AUC guerrillas', () => {
    const t = scene({ choco: 'auc-underground 2, farc-underground, farc-base' }, { first: 'auc', dice: [6] })
    t.play('attack', 'ambush')
    expect(t.pieces('choco')).toEqual({ 'auc-active': 1, 'auc-underground': 2 })
    expect(t.resources('auc')).toBe(19)
  })
})

describe('AA 4.4.2 Assassinate', () => {
  test('AA 4.4.2 AA-57 takes any one enemy piece, a guarded base too', () => {
    const t = scene({ huila: 'auc-underground 2, police, farc-base, farc-underground 2' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.question).toBe('remove.which')
    expect(t.answers).toEqual(['police', 'farc-underground', 'farc-base'])
    t.play('farc-base')
    expect(t.count('huila', 'farc-base')).toBe(0)
    expect(t.count('huila', 'farc-underground')).toBe(2)
    // The Terror there follows at once, with its Aid cut at the end.
    expect(t.markers('huila', 'terror')).toBe(1)
    expect(t.aid).toBe(6)
  })

  test('AUC guerrillas must outnumber Police', () => {
    const t = scene(
      { huila: 'auc-underground, police', choco: 'auc-underground, troops 3', narino: 'auc-underground 2, police' },
      { first: 'auc' },
    )
    t.play('terror', 'assassinate')
    expect(t.whyNot('huila')).toEqual({ id: 'why.police', rule: '4.4.2' })
    expect(t.answers).toEqual(['choco', 'narino'])
  })

  test('in up to three Terror spaces, before or after the Terror there', () => {
    const t = scene(
      {
        huila: 'auc-underground, farc-active',
        choco: 'auc-underground, farc-active',
        narino: 'auc-underground, farc-active',
        cesar: 'auc-underground, farc-active',
      },
      { first: 'auc' },
    )
    t.play('terror', 'huila', 'assassinate', 'huila')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
    expect(t.markers('huila', 'terror')).toBe(1)
    t.play('choco', 'narino')
    expect(t.question).toBe('terror.where')
    expect(t.answers).toEqual(['cesar', 'done'])
    expect(t.resources('auc')).toBe(17)
    t.play('done')
    expect(t.aid).toBe(4)
  })

  test('on a line too', () => {
    const t = scene({ 'cali-pasto-loc': 'auc-underground, troops 2' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'auc-active': 1, troops: 1 })
  })

  test('its Terror is paid before the victim is chosen', () => {
    const t = scene({ huila: 'auc-underground, farc-active, troops' }, { first: 'auc', resources: { auc: 1 } })
    t.play('terror', 'assassinate')
    expect([t.question, t.resources('auc')]).toEqual(['remove.which', 0])
  })

  test('commandeer: a Shipment that it knocks loose is not removed, AUC gets it', () => {
    const t = scene({ huila: 'auc-underground, farc-underground, farc-shipment' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })

  test('its owner keeps it while it has a guerrilla left, and may give it to a third faction (ruling 135)', () => {
    const t = scene({ huila: 'auc-underground, farc-underground 2, farc-shipment' }, { first: 'auc' })
    t.play('terror', 'assassinate')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    const u = scene({ huila: 'auc-underground, farc-underground, farc-shipment, cartels-active' }, { first: 'auc' })
    u.play('terror', 'assassinate')
    u.table.answer(u.table.game.q.by, 'farc-underground')
    expect(u.by).toBe('farc')
    expect(u.answers).toEqual(['auc', 'cartels'])
    u.play('cartels')
    expect(u.markers('huila', 'cartels-shipment')).toBe(1)
  })
})

describe('AA 4.5.1 Cultivate', () => {
  test('moves a base from anywhere to where the Cartels have more guerrillas than there are Police', () => {
    const t = scene(
      {
        cali: 'cartels-underground 2, police',
        pasto: 'cartels-underground, police',
        vaupes: 'cartels-base',
        amazonas: 'cartels-base',
      },
      { first: 'cartels' },
    )
    t.play('march', 'cultivate')
    // Cali is the only place; from where is the question.
    expect(t.question).toBe('cultivate.from')
    expect(t.answers).toEqual(['vaupes', 'amazonas'])
    t.play('amazonas')
    expect(t.count('cali', 'cartels-base')).toBe(1)
    expect(t.pieces('amazonas')).toEqual({})
  })

  test('not to empty land, a line or a full space', () => {
    const t = scene(
      {
        vaupes: 'cartels-underground',
        'cali-pasto-loc': 'cartels-underground',
        huila: 'cartels-underground, farc-base 2',
        pasto: 'cartels-underground, police',
        neiva: 'cartels-active',
        choco: 'cartels-underground',
        amazonas: 'cartels-base',
      },
      { first: 'cartels' },
    )
    t.play('march', 'cultivate')
    expect(t.answers).toEqual(['neiva', 'choco'])
    expect(t.whyNot('vaupes')).toEqual({ id: 'why.cultivate-where', rule: '4.5.1' })
    expect(t.whyNot('cali-pasto-loc')).toEqual({ id: 'why.cultivate-where', rule: '4.5.1' })
    expect(t.whyNot('pasto')).toEqual({ id: 'why.police', rule: '4.5.1' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
  })

  test('a new base only in a department where they Rally', () => {
    const t = scene(
      { huila: 'cartels-underground', choco: 'cartels-underground', amazonas: 'cartels-base' },
      { first: 'cartels' },
    )
    t.play('rally', 'huila', 'cultivate', 'choco')
    // Choco is not selected: the base must come from Amazonas.
    expect(t.count('choco', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base')).toBe(0)
    const u = scene({ huila: 'cartels-underground', amazonas: 'cartels-base' }, { first: 'cartels' })
    u.play('rally', 'huila', 'guerrilla', 'cultivate')
    expect(u.question).toBe('cultivate.from')
    expect(u.answers).toEqual(['new', 'amazonas'])
    u.play('new')
    expect(u.pieces('huila')).toEqual({ 'cartels-underground': 2, 'cartels-base': 1 })
    expect(u.count('amazonas', 'cartels-base')).toBe(1)
  })

  test('not in a city where they Rally, nor where they March to', () => {
    const t = scene({ cali: 'cartels-underground', amazonas: 'cartels-base' }, { first: 'cartels' })
    t.play('rally', 'cali', 'cultivate')
    expect(t.count('cali', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base')).toBe(0)
    const u = scene({ cali: 'cartels-underground' }, { first: 'cartels' })
    u.play('march', 'cali', 'huila')
    expect(u.count('huila', 'cartels-underground')).toBe(1)
    expect(u.answers).not.toContain('cultivate')
  })

  test('the new base needs no guerrilla just placed, and comes before the Rally there if wished (ruling 63)', () => {
    const t = scene({ huila: 'cartels-underground' }, { first: 'cartels' })
    t.play('rally', 'huila', 'cultivate', 'many')
    // One base and two people: up to three.
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 4, 'cartels-base': 1 })
  })

  test('no new base if none is Available', () => {
    const t = scene(
      {
        huila: 'cartels-underground',
        amazonas: 'cartels-base 2',
        vaupes: 'cartels-base 2',
        guainia: 'cartels-base 2',
        vichada: 'cartels-base 2',
        choco: 'cartels-base 2',
        narino: 'cartels-base 2',
        cesar: 'cartels-base 2',
        arauca: 'cartels-base',
      },
      { first: 'cartels' },
    )
    t.play('rally', 'huila', 'guerrilla', 'cultivate')
    expect(t.question).toBe('cultivate.from')
    expect(t.whyNot('new')?.id).toBe('why.no-base-to-move')
    expect(t.answers).toContain('arauca')
  })
})

describe('AA 4.5.2 Process', () => {
  test('3 Resources for each base removed, any of them', () => {
    const t = scene({ cali: 'cartels-base 2', choco: 'cartels-base', huila: 'cartels-base' }, { first: 'cartels' })
    t.play('rally', 'process', 'cali', '2', 'choco', 'done')
    expect(t.resources('cartels')).toBe(29)
    expect(t.pieces('cali')).toEqual({})
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1 })
  })

  test('or one or two Shipments under any guerrillas beside Cartels bases', () => {
    const t = scene(
      {
        cali: 'cartels-base, cartels-underground',
        choco: 'cartels-base, farc-active, auc-underground',
        huila: 'cartels-underground',
      },
      { first: 'cartels' },
    )
    t.play('march', 'process', 'ship')
    expect(t.answers).toEqual(['cali', 'choco'])
    expect(t.whyNot('huila')).toEqual({ id: 'why.needs-base', rule: '4.5.2' })
    t.play('choco')
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc', 'cali')
    expect(t.markers('choco', 'farc-shipment')).toBe(1)
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    // Two are the most, and no money comes with them.
    expect(t.question).toBe('march.from')
    expect(t.resources('cartels')).toBe(20)
  })

  test('one Shipment is enough, and a guerrilla may hold several', () => {
    const t = scene({ cali: 'cartels-base, cartels-underground' }, { first: 'cartels' })
    t.play('rally', 'process', 'ship', 'done')
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    const u = scene({ cali: 'cartels-base, cartels-underground' }, { first: 'cartels' })
    u.play('rally', 'process', 'ship', 'cali')
    expect(u.markers('cali', 'cartels-shipment')).toBe(2)
  })

  test('no guerrilla at a base, no Shipment', () => {
    const t = scene({ cali: 'cartels-base', choco: 'cartels-underground' }, { first: 'cartels' })
    t.play('rally', 'process')
    // Cash is the only way, and the only base is cashed.
    expect(t.resources('cartels')).toBe(23)
    expect(t.pieces('cali')).toEqual({})
  })

  test('not without a Cartels base', () => {
    const t = scene({ cali: 'cartels-underground, farc-base' }, { first: 'cartels' })
    t.play('rally')
    expect(t.answers).not.toContain('process')
    expect(t.whyNot('process')?.rule).toMatch(/^4\.5\.[23]$/)
  })
})

describe('AA 4.5.3 Shipments', () => {
  test('there are four', () => {
    const t = scene(
      { cali: 'cartels-base, cartels-underground', choco: 'cartels-underground, cartels-shipment 3' },
      { first: 'cartels' },
    )
    t.play('rally', 'process', 'ship')
    // The fourth is laid; there is no second to lay.
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    expect(t.question).toBe('rally.where')
    const u = scene(
      { cali: 'cartels-base, cartels-underground', choco: 'farc-underground, farc-shipment 4' },
      { first: 'cartels' },
    )
    u.play('rally', 'process')
    // Nothing but cash.
    expect(u.resources('cartels')).toBe(23)
  })

  test('they move with their guerrilla', () => {
    const t = scene({ cali: 'cartels-underground, cartels-shipment 2' }, { first: 'cartels' })
    t.play('march', 'cali', 'huila')
    expect(t.markers('huila', 'cartels-shipment')).toBe(2)
    expect(t.markers('cali', 'cartels-shipment')).toBe(0)
  })

  test('where one goes and one stays the owner says which carries', () => {
    const t = scene({ cali: 'cartels-underground 2, cartels-shipment' }, { first: 'cartels' })
    t.play('march', 'cali', 'huila', '1')
    expect(t.question).toBe('shipment.carry')
    t.play('0')
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    expect(t.count('huila', 'cartels-underground')).toBe(1)
  })

  test('1st edition: the owner may hand one over in the same space at any time', () => {
    const board: Board = { cali: 'cartels-underground, cartels-shipment, farc-underground', choco: 'auc-underground' }
    const t = scene(board, { first: 'govt' })
    t.interject('cartels', 'give farc shipment cali').play('yes')
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
    expect(() => scene(board, { first: 'govt' }).interject('cartels', 'give auc shipment cali')).toThrow(
      'no Shipment there',
    )
  })

  test('2nd edition: only while one of the two executes', () => {
    const board: Board = { cali: 'cartels-underground, cartels-shipment, farc-underground' }
    const second = { options: { edition: '2nd' } }
    const t = scene(board, { first: 'govt', ...second })
    expect(() => t.interject('cartels', 'give farc shipment cali')).toThrow('must be executing')
    const u = scene(board, { first: 'farc', ...second })
    u.play('rally').interject('cartels', 'give farc shipment cali').play('yes')
    expect(u.markers('cali', 'farc-shipment')).toBe(1)
  })

  test.each(['1st', '2nd'])(
    'AA 4.5.3 AA-59 %s edition: carrier Assaulted, the owner passes the Shipment on or removes it, which brings Aid',
    (edition) => {
      const board: Board = { cali: 'troops, farc-active, farc-shipment, auc-underground' }
      const t = scene(board, { first: 'govt', options: { edition } })
      t.play('assault', 'cali')
      expect(t.by).toBe('farc')
      expect(t.answers).toEqual(['auc', 'remove'])
      t.play('auc')
      expect(t.markers('cali', 'auc-shipment')).toBe(1)
      expect(t.aid).toBe(9)
      const u = scene(board, { first: 'govt', options: { edition } })
      u.play('assault', 'remove')
      expect(u.markers('cali', 'farc-shipment')).toBe(0)
      expect(u.aid).toBe(15)
    },
  )

  test('with nobody left to take it a Shipment is removed; with an own guerrilla left it is kept', () => {
    const t = scene({ cali: 'troops, farc-active, farc-shipment 2' }, { first: 'govt' })
    t.play('assault')
    expect(t.markers('cali', 'farc-shipment')).toBe(0)
    expect(t.aid).toBe(21)
    const u = scene({ cali: 'troops, farc-active, farc-underground, farc-shipment' }, { first: 'govt' })
    u.play('assault')
    expect(u.markers('cali', 'farc-shipment')).toBe(1)
    expect(u.aid).toBe(9)
  })

  test('guerrillas that become a base drop theirs', () => {
    const t = scene({ choco: 'farc-underground 2, farc-shipment, cartels-underground' }, { first: 'farc' })
    t.play('rally', 'choco')
    t.table.answer(t.table.game.q.by, 'base')
    expect(t.question).toBe('shipment.whose')
    t.play('cartels')
    expect(t.markers('choco', 'cartels-shipment')).toBe(1)
  })
})

describe('AA 4.5.4 Bribe', () => {
  test('AA 4.5.4 AA-58 3 Resources a space', () => {
    const t = scene({ cali: 'police', pasto: 'police', neiva: 'police' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'cali', 'pasto', 'done')
    expect(t.resources('cartels')).toBe(14)
    expect(t.pieces('cali')).toEqual({})
    expect(t.pieces('pasto')).toEqual({})
    expect(t.pieces('neiva')).toEqual({ police: 1 })
  })

  test('AA 4.5.4 AA-58 no other activity costs Resources', () => {
    const t = scene({ cali: 'cartels-underground, cartels-base' }, { first: 'cartels' })
    t.play('march', 'process', 'ship', 'done')
    expect(t.resources('cartels')).toBe(20)
    const u = scene({ choco: 'cartels-base, active-opposition' }, { first: 'govt' })
    u.play('patrol', 'eradicate', 'antioquia')
    expect(u.resources('govt')).toBe(17)
  })

  test('in up to three spaces, anywhere', () => {
    const t = scene(
      { cali: 'police', vaupes: 'farc-base', 'cali-pasto-loc': 'troops', pasto: 'police' },
      { first: 'cartels' },
    )
    t.play('rally', 'bribe', 'cali')
    expect(t.whyNot('cali')).toEqual({ id: 'why.selected', rule: '4.5.4' })
    expect(t.whyNot('huila')).toEqual({ id: 'why.nobody-to-bribe', rule: '4.5.4' })
    t.play('vaupes', 'cali-pasto-loc')
    expect(t.question).toBe('rally.where')
    expect(t.resources('cartels')).toBe(11)
  })

  test('no more than they can pay', () => {
    const t = scene({ cali: 'police', pasto: 'police' }, { first: 'cartels', resources: { cartels: 6 } })
    t.play('rally', 'bribe', 'cali')
    // The second would leave nothing for the Rally.
    expect(t.resources('cartels')).toBe(3)
    expect(t.question).toBe('rally.where')
  })

  test('the 3 Resources must still be there when it comes to it', () => {
    const t = scene(
      { cali: 'cartels-underground, police, farc-active' },
      { first: 'cartels', resources: { cartels: 4 } },
    )
    t.play('march', 'bribe')
    expect(t.question).toBe('bribe.how')
    // What the Bribe needs cannot be offered: nothing could follow if FARC took it.
    expect(() => t.interject('cartels', 'give farc resources 2')).toThrow('no legal way to continue')
    t.interject('cartels', 'give farc resources 1').play('yes')
    expect(t.resources('farc')).toBe(21)
  })

  test('two cubes, or the one there is (1.4.1)', () => {
    const t = scene({ cali: 'troops 2, police 2' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'troops')
    expect(t.answers).toEqual(['troops', 'police'])
    expect(t.whyNot('done')).toEqual({ id: 'why.to-the-full', rule: '1.4.1' })
    t.play('police')
    expect(t.pieces('cali')).toEqual({ troops: 1, police: 1 })
    expect(t.question).toBe('rally.where')
  })

  test('or up to two guerrillas, which may be of two factions, hidden ones too; not their own', () => {
    const t = scene(
      { cali: 'farc-underground, auc-active, cartels-underground, cartels-active, police' },
      { first: 'cartels' },
    )
    t.play('rally', 'bribe')
    expect(t.answers).toEqual(['remove-cubes', 'remove-guerrillas', 'flip'])
    expect(t.whyNot('remove-base')).toEqual({ id: 'why.nobody-to-bribe', rule: '4.5.4' })
    t.play('remove-guerrillas')
    expect(t.answers).toEqual(['farc-underground', 'auc-active'])
    t.play('farc-underground', 'auc-active')
    expect(t.pieces('cali')).toEqual({ police: 1, 'cartels-underground': 1, 'cartels-active': 1 })
  })

  test('or up to two guerrillas turned over either way, their own too, none twice', () => {
    const t = scene({ cali: 'farc-underground, cartels-active' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'flip')
    expect(t.answers).toEqual(['farc-underground', 'cartels-active'])
    t.play('cartels-active')
    expect(t.answers).toEqual(['farc-underground', 'done'])
    t.play('farc-underground')
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'cartels-underground': 1 })
  })

  test('AA 1.4.1 a faction once hit is removed or shown to the full; another may be spared, and hiding is free', () => {
    const bribed = (board: string, way: string) =>
      scene({ cali: `${board}, police` }, { first: 'cartels' }).play('rally', 'bribe', way)
    const two = bribed('farc-active 2, auc-active', 'remove-guerrillas').play('farc-active')
    expect([two.answers, two.whyNot('done')?.id]).toEqual([['farc-active', 'auc-active'], 'why.to-the-full'])
    expect(bribed('farc-active, auc-active', 'remove-guerrillas').play('farc-active').answers).toContain('done')
    const shown = bribed('farc-underground 2, cartels-active', 'flip').play('farc-underground')
    expect([shown.answers, shown.whyNot('done')?.id]).toEqual([
      ['farc-underground', 'cartels-active'],
      'why.to-the-full',
    ])
    const hidden = bribed('farc-active 2, cartels-active 2', 'flip').play('farc-active')
    expect(hidden.answers).toEqual(['farc-active', 'cartels-active', 'done'])
  })

  test('AA 1.4.1, 4.1 the enemy that the Attack needs is not in reach of the Bribe', () => {
    const t = scene({ cali: 'police 2, cartels-active' }, { first: 'cartels' })
    t.play('attack', 'bribe', 'remove-cubes')
    expect(t.count('cali', 'police')).toBe(1)
  })

  test('or a base, guarded or not, of anybody else', () => {
    const t = scene({ huila: 'farc-base, farc-underground 3, cartels-base' }, { first: 'cartels' })
    t.play('rally', 'bribe', 'remove-base')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 3, 'cartels-base': 1 })
    const u = scene({ bogota: 'govt-base, auc-base, troops' }, { first: 'cartels' })
    u.play('rally', 'bribe', 'remove-base')
    expect(u.answers).toEqual(['govt-base', 'auc-base'])
  })

  test('contraband: a Shipment that it knocks loose goes where the Cartels say', () => {
    const board: Board = { cali: 'farc-underground, farc-shipment, cartels-underground, auc-active' }
    const t = scene(board, { first: 'cartels' })
    t.play('rally', 'bribe', 'remove-guerrillas')
    t.table.answer(t.table.game.q.by, 'farc-underground')
    t.table.answer(t.table.game.q.by, 'done')
    expect(t.by).toBe('cartels')
    expect(t.answers).toEqual(['auc', 'cartels', 'remove'])
    t.play('cartels')
    expect(t.markers('cali', 'cartels-shipment')).toBe(1)
    const u = scene(board, { first: 'cartels' })
    u.play('rally', 'bribe', 'remove-guerrillas', 'farc-underground', 'done', 'auc')
    expect(u.markers('cali', 'auc-shipment')).toBe(1)
  })
})
