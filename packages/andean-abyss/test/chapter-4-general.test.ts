import { questionText, remarkText } from '@coinflict/kernel/display'
import { type Asked, type Decider, DONE } from '@coinflict/kernel/state'
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
    const asked = t.table.pending as Asked
    expect(remarkText(t.table.game, asked, 'en')).toBe(' Assault: only after a special activity.')
    expect(questionText(t.table.game, asked, 'en')).toMatch(/What now\? Assault: only after a special activity\.$/)
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
