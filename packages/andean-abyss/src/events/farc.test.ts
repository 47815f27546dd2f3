import { keyOf, type Word } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { event, type Scene, scene } from '../../test/kit.ts'
import { andeanAbyss } from '../index.ts'

const SECOND = { options: { edition: '2nd' } } as const

/** Lets everybody pass and be done until the next such question. */
function playOn(t: Scene, question: string): void {
  for (let n = 0; n < 50 && (n === 0 || t.question !== question); n++) t.play(t.answers.at(-1) ?? 'pass')
}

/** Operations and special activities in the log: whose, which, by which rule. */
const deeds = (t: Scene): readonly string[] =>
  (t.table.game.log ?? [])
    .filter(({ kind }) => kind === 'operation' || kind === 'activity')
    .map(({ by, word, rule }) => `${andeanAbyss.factions[by]?.id} ${keyOf(andeanAbyss, word as Word)} ${rule}`)

describe('AA 5.5 card 19 General Offensive', () => {
  test('AA 5.5 card 19: an insurgent acts once, free, in every space where it can', () => {
    const t = event(
      19,
      'single',
      {
        arauca: 'farc-underground 2, troops',
        vichada: 'farc-active, police',
        pasto: 'farc-underground',
        'meta-east': 'farc-active',
      },
      { dice: [1] },
    )
    expect([t.by, t.question]).toEqual(['farc', 'event.operation-where'])
    expect(t.answers).toEqual(['pasto', 'arauca', 'vichada'])
    expect(t.whyNot('meta-east')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.answers).toEqual(['attack', 'terror'])
    t.play('terror', 'vichada')
    expect(t.level('arauca')).toBe('passive-opposition')
    expect(t.pieces('arauca')).toEqual({ troops: 1, 'farc-underground': 1, 'farc-active': 1 })
    expect(t.pieces('vichada')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
    expect(t.markers('pasto', 'terror')).toBe(1)
    expect(t.resources('farc')).toBe(20)
    expect(t.question).toBe('turn.second')
  })

  test('AA-14 card 19: free Terror needs an Underground guerrilla', () => {
    const t = event(19, 'single', { arauca: 'farc-active, troops', cali: 'farc-underground' }, { dice: [6] })
    t.play('arauca')
    expect(t.markers('arauca', 'terror')).toBe(0)
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.count('arauca', 'troops')).toBe(1)
  })

  test('AA 3.3.4 card 19: AUC Terror cuts Aid once, by 5 for two spaces with lines counted, by 3 for one', () => {
    const t = event(
      19,
      'single',
      { pasto: 'auc-underground', 'pasto-tumaco-loc': 'auc-underground' },
      { eligible: ['auc'] },
    )
    t.play('pasto')
    expect(t.markers('pasto-tumaco-loc', 'sabotage')).toBe(1)
    expect(t.aid).toBe(4)
    expect(event(19, 'single', { pasto: 'auc-underground' }, { eligible: ['auc'] }).aid).toBe(6)
    expect(event(19, 'single', { pasto: 'cartels-underground' }, { eligible: ['cartels'] }).aid).toBe(9)
  })

  test('AA 5.1.2 card 19: the Government Sweeps in place or Assaults, cards 2, 3, 17 and 42 notwithstanding', () => {
    const t = event(
      19,
      'single',
      {
        arauca: 'troops 2, farc-underground, farc-active',
        'meta-east': 'troops 2, farc-underground 3',
        'meta-west': 'troops, farc-underground',
        'arauca-cucuta-loc': 'police, farc-active, auc-underground',
        bogota: 'police 2',
      },
      {
        eligible: ['govt'],
        lasting: { 2: 'shaded', 3: 'shaded', 17: 'shaded', 42: 'shaded' },
        tracks: { senado: 'farc' },
      },
    )
    expect(t.answers).toEqual(['arauca', 'meta-east', 'arauca-cucuta-loc'])
    expect(t.whyNot('meta-west')?.id).toBe('why.event-not-here')
    t.play('meta-east')
    expect(t.pieces('meta-east')).toEqual({ troops: 2, 'farc-underground': 1, 'farc-active': 2 })
    t.play('arauca')
    expect(t.answers).toEqual(['sweep', 'assault'])
    t.play('assault')
    expect(t.pieces('arauca')).toEqual({ troops: 2, 'farc-underground': 1 })
    expect(t.pieces('arauca-cucuta-loc')).toEqual({ police: 1, 'auc-underground': 1 })
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 5.5 card 19: the log names each operation, and the Aid cut by the rule of Terror', () => {
    const board = { pasto: 'auc-underground', arauca: 'auc-underground 2, troops' }
    const t = event(19, 'single', board, { eligible: ['auc'], dice: [2] }).play('pasto', 'attack')
    expect(deeds(t)).toEqual(['auc terror 3.3.4', 'auc attack 3.3.3'])
    expect(t.table.game.log?.find(({ kind }) => kind === 'track')?.rule).toBe('3.3.4')
  })

  test('AA 5.1.3 card 19: nothing is asked where nobody can act', () => {
    const t = event(19, 'single', { arauca: 'cartels-active' }, { eligible: ['cartels'] })
    expect(t.question).toBe('turn.first')
    expect(t.pieces('arauca')).toEqual({ 'cartels-active': 1 })
    expect(t.isEligible('cartels')).toBe(false)
  })
})

describe('AA 5.1 card 20 Mono Jojoy', () => {
  test('AA-55 card 20 unshaded: the Government moves up to 6 FARC guerrillas, and none turns Active', () => {
    const t = event(20, 'unshaded', {
      huila: 'farc-underground 5, farc-active 3',
      bogota: 'troops 4, passive-support',
    })
    expect([t.by, t.question]).toEqual(['govt', 'event.move-from'])
    expect(t.answers).toEqual(['huila', 'done'])
    t.play('huila')
    expect(t.whyNot('medellin')?.id).toBe('why.event-not-here')
    t.play('bogota', '4')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.pieces('bogota')).toEqual({ troops: 4, 'farc-underground': 4, 'farc-active': 2 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 20 unshaded: each guerrilla moves one space only', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground', cali: 'farc-active' }).play('huila', 'cali')
    expect(t.answers).toEqual(['cali', 'done'])
    t.play('cali', 'narino')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1 })
    expect(t.pieces('narino')).toEqual({ 'farc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 20 unshaded: it may stop at once; with no FARC guerrilla on the map nothing is asked', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground 2' }).play('done')
    expect(t.count('huila', 'farc-underground')).toBe(2)
    expect(event(20, 'unshaded', { huila: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 4.5.3 card 20 unshaded: FARC says which guerrilla carries its Shipment', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground 2, farc-shipment' }).play('huila', 'bogota', '1')
    expect([t.by, t.question]).toEqual(['farc', 'shipment.carry'])
    t.play('0', 'done')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.count('bogota', 'farc-underground')).toBe(1)
  })

  test('AA 1.4.2 card 20 unshaded: Ecuador takes no third FARC piece', () => {
    const board = { ecuador: 'farc-base', pasto: 'farc-underground 3' }
    const t = event(20, 'unshaded', board, { lasting: { 33: 'shaded' } }).play('pasto', 'ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 1, 'farc-base': 1 })
    t.play('pasto')
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 5.5 card 20 shaded: FARC Marches free by the March rules, then hides up to 3', () => {
    const t = event(
      20,
      'shaded',
      { huila: 'farc-underground 2, farc-active 4', bogota: 'troops 3, passive-support' },
      { eligible: ['auc'] },
    )
    expect([t.by, t.question]).toEqual(['farc', 'event.choice'])
    expect(t.answers).toEqual(['march', 'done'])
    t.play('march', 'bogota', '1', '0', 'done')
    expect(t.pieces('bogota')).toEqual({ troops: 3, 'farc-active': 1 })
    expect(t.resources('farc')).toBe(20)
    expect([t.by, t.question]).toEqual(['farc', 'event.flip-where'])
    t.play('huila')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('2', 'bogota')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 3, 'farc-active': 2 })
    expect(t.pieces('bogota')).toEqual({ troops: 3, 'farc-underground': 1 })
    expect(t.question).toBe('turn.first')
  })

  test('AA 5.5 card 20 shaded: FARC may do without either; without guerrillas nothing is asked', () => {
    const t = event(20, 'shaded', { huila: 'farc-active 2' }).play('done', 'done')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 2 })
    expect(t.question).toBe('turn.second')
    expect(event(20, 'shaded', { huila: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 2.3.9 card 20 shaded: the free March is not barred on the final event card (ruling 35)', () => {
    const t = event(
      20,
      'shaded',
      { huila: 'farc-underground' },
      { draw: [76], played: [73, 74, 75], tracks: { propaganda: 3 } },
    )
    t.play('march', 'cali')
    expect(t.count('cali', 'farc-underground')).toBe(1)
  })
})

describe('AA 5.1 card 21 Raúl Reyes', () => {
  test('AA 5.1 card 21 unshaded: FARC loses 6 Resources and a Base, guarded or not', () => {
    const t = event(
      21,
      'unshaded',
      { arauca: 'farc-base 2, farc-underground 3', cali: 'farc-base', pasto: 'auc-base' },
      { eligible: ['govt'], resources: { farc: 4 } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.remove-where'])
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'farc-base': 1, 'farc-underground': 3 })
    expect(t.resources('farc')).toBe(0)
  })

  test('AA 5.1.3 card 21 unshaded: without a Base only the Resources go', () => {
    const t = event(21, 'unshaded', { cali: 'farc-underground' })
    expect(t.resources('farc')).toBe(14)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.2 card 21 shaded: FARC gains 6 and a Base where stacking allows one', () => {
    const t = event(
      21,
      'shaded',
      { arauca: 'auc-base, cartels-base', cali: 'troops 5, active-support' },
      { resources: { farc: 95 } },
    )
    expect(t.resources('farc')).toBe(99)
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    expect(t.whyNot('cali-pasto-loc')?.id).toBe('why.event-not-here')
    t.play('cali')
    expect(t.count('cali', 'farc-base')).toBe(1)
  })

  test('AA 1.4.1 card 21 shaded: no Base is placed if none is Available', () => {
    const t = event(21, 'shaded', {
      arauca: 'farc-base 2',
      vichada: 'farc-base 2',
      guainia: 'farc-base 2',
      vaupes: 'farc-base 2',
      amazonas: 'farc-base',
    })
    expect(t.resources('farc')).toBe(26)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.1 card 21 shaded: FARC may first take a Base of its own off the map', () => {
    const full = 'farc-base 2'
    const board = { arauca: full, vichada: full, guainia: full, vaupes: full, amazonas: 'farc-base' }
    const t = scene(board, { card: 21 }).play('event').interject('farc', 'withdraw farc-base arauca 1')
    t.play('shaded', 'cali')
    expect([t.count('arauca', 'farc-base'), t.count('cali', 'farc-base')]).toEqual([1, 1])
  })
})

describe('AA 5.4 card 22 Alfonso Cano', () => {
  test('AA 5.1 card 22 unshaded: a space in Opposition of either level becomes Neutral', () => {
    const t = event(22, 'unshaded', { huila: 'active-opposition', cali: 'passive-opposition', pasto: 'active-support' })
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.level('huila')).toBe('neutral')
    expect(t.level('cali')).toBe('passive-opposition')
  })

  test('AA 5.1.3 card 22 unshaded: without Opposition nothing happens', () => {
    expect(event(22, 'unshaded', { cali: 'active-support' }).question).toBe('turn.second')
  })

  const contested = {
    antioquia: 'farc-underground 3',
    huila: 'farc-underground, auc-underground, terror',
    santander: 'farc-base, auc-underground',
    cesar: 'farc-active, auc-underground',
    arauca: 'farc-underground, auc-underground',
    'meta-east': 'police 3, farc-underground',
    guaviare: 'auc-underground',
  }

  test.each(['1st', '2nd'])('AA 6.4.2 card 22 shaded: three more spaces for Agitation, %s edition', (edition) => {
    const t = event(22, 'shaded', contested, { eligible: ['farc'], draw: [73, 2, 74], options: { edition } })
    expect([t.by, t.question]).toEqual(['farc', 'agitate.where'])
    expect(t.answers).toEqual(['cesar', 'antioquia', 'santander', 'huila', 'arauca', 'done'])
    expect(t.whyNot('meta-east')?.id).toBe('why.farc-control')
    expect(t.whyNot('guaviare')?.id).toBe('why.farc-control')
    const before = t.resources('farc')
    t.play('huila', 'huila', 'santander', 'cesar')
    expect(t.whyNot('arauca')?.id).toBe('why.farc-control')
    t.play('huila', 'antioquia')
    expect([t.level('huila'), t.markers('huila', 'terror')]).toEqual(['active-opposition', 0])
    expect([t.level('cesar'), t.level('antioquia')]).toEqual(['passive-opposition', 'passive-opposition'])
    expect(t.resources('farc')).toBe(before - 6)
  })

  test('AA 6.4.2 card 22: without the card Agitation is open only where FARC Controls', () => {
    const t = event(22, 'unshaded', contested, { eligible: ['farc'], draw: [73, 2, 74] })
    expect(t.question).toBe('agitate.where')
    expect(t.answers).toEqual(['antioquia', 'done'])
  })

  test('AA 6.6 card 22 shaded: its effect ends with the Reset', () => {
    const t = event(
      22,
      'shaded',
      { antioquia: 'farc-underground 3', huila: 'farc-underground, cartels-underground' },
      { eligible: ['farc'], draw: [73, 2, 74, 3, 75, 76] },
    )
    expect(t.answers).toEqual(['antioquia', 'huila', 'done'])
    playOn(t, 'agitate.where')
    expect(t.answers).toEqual(['antioquia', 'done'])
  })
})

describe('AA 5.1 card 23 DoD Contractors', () => {
  test('AA 5.1 card 23 unshaded: in a department all guerrillas turn Active and Cartels Bases go', () => {
    const t = event(23, 'unshaded', {
      arauca: 'farc-underground 2, auc-underground, cartels-underground, cartels-active, cartels-base 2',
      vichada: 'cartels-base',
      guainia: 'farc-active',
      cali: 'farc-underground, cartels-base',
    })
    expect(t.answers).toEqual(['arauca', 'vichada'])
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    expect(t.whyNot('guainia')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'farc-active': 2, 'auc-active': 1, 'cartels-active': 2 })
  })

  test('AA 5.1.3 card 23 unshaded: nothing to find in any department', () => {
    expect(event(23, 'unshaded', { cali: 'farc-underground' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 23 shaded: the Government chooses 3 Troops; it and FARC sit out this card and the next', () => {
    const t = event(23, 'shaded', { bogota: 'troops 2, police 2', cali: 'troops 2' }, { draw: [2, 20, 3] })
    expect([t.by, t.question]).toEqual(['govt', 'event.remove-where'])
    t.play('bogota', '2')
    expect(t.count('cali', 'troops')).toBe(1)
    expect(t.pieces('bogota')).toEqual({ police: 2 })
    expect([t.by, t.question]).toEqual(['cartels', 'turn.second'])
    t.play('pass', 'pass')
    expect([t.by, t.question]).toEqual(['auc', 'turn.first'])
    expect([t.isEligible('govt'), t.isEligible('farc')]).toEqual([false, false])
    t.play('pass', 'pass')
    expect([t.isEligible('govt'), t.isEligible('farc')]).toEqual([true, true])
    expect(t.by).toBe('farc')
  })

  test('AA 5.1.3 card 23 shaded: with fewer than 3 Troops all go', () => {
    const t = event(23, 'shaded', { bogota: 'troops', 'bogota-yopal-loc': 'police' })
    expect(t.pieces('bogota')).toEqual({})
    expect(t.by).toBe('cartels')
    expect(event(23, 'shaded', { bogota: 'police' }).by).toBe('cartels')
  })

  test('AA 2.3.7 card 23 shaded: also a Government that had passed sits out the next card (ruling 33)', () => {
    const t = scene({}, { card: 23, eligible: ['govt', 'cartels'], draw: [2, 20, 3] }).play('pass', 'event', 'shaded')
    expect([t.by, t.question]).toEqual(['auc', 'turn.first'])
    expect([t.isEligible('govt'), t.isEligible('farc'), t.isEligible('auc')]).toEqual([false, false, true])
  })
})

describe('AA 5.1 card 24 Operación Jaque', () => {
  test('AA 5.1 card 24 unshaded: a city goes to Active Support from any level; FARC sits out', () => {
    const t = scene({ cali: 'active-opposition', pasto: 'active-support' }, { card: 24, draw: [2, 20, 3] })
    t.play('pass', 'event', 'unshaded')
    expect(t.by).toBe('govt')
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('cali')
    expect(t.level('cali')).toBe('active-support')
    t.play('pass', 'pass')
    expect([t.by, t.isEligible('farc')]).toEqual(['auc', false])
  })

  test('AA 5.1.3 card 24 unshaded: FARC sits out even if every city is at Active Support', () => {
    const loyal = 'active-support'
    const cities = { bogota: loyal, cali: loyal, medellin: loyal, bucaramanga: loyal, ibague: loyal, pasto: loyal }
    const coast = { 'santa-marta': loyal, cartagena: loyal, cucuta: loyal, neiva: loyal, sincelejo: loyal }
    const t = event(24, 'unshaded', { ...cities, ...coast }, { eligible: ['govt'], draw: [2, 20, 3] })
    expect(t.by).toBe('auc')
    expect(t.isEligible('farc')).toBe(false)
  })

  test('AA 5.1 card 24 shaded: 2 Troops leave a space with FARC pieces, a city with Support turns Neutral', () => {
    const t = event(24, 'shaded', {
      huila: 'farc-underground, troops 3',
      cesar: 'farc-base, troops 2',
      arauca: 'farc-underground, troops',
      antioquia: 'troops 4',
      cali: 'active-support',
      pasto: 'passive-support',
    })
    expect(t.answers).toEqual(['cesar', 'huila'])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    expect(t.whyNot('antioquia')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.count('huila', 'troops')).toBe(1)
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('cali')
    expect([t.level('cali'), t.level('pasto')]).toEqual(['neutral', 'passive-support'])
  })

  test('AA 5.1.3 card 24 shaded: a lone cube goes if no space has 2 Troops (ruling 91)', () => {
    const t = event(24, 'shaded', { arauca: 'farc-underground, troops, police', huila: 'passive-support' })
    expect(t.pieces('arauca')).toEqual({ police: 1, 'farc-underground': 1 })
    expect(t.level('huila')).toBe('passive-support')
    expect(t.question).toBe('turn.second')
  })
})

describe('AA 5.1 card 25 Ejército de Liberación Nacional', () => {
  test('AA 5.1 card 25 unshaded: every FARC piece leaves one Mountain', () => {
    const t = event(25, 'unshaded', {
      huila: 'farc-underground 2, farc-active, farc-base, auc-active',
      cesar: 'farc-base',
      arauca: 'farc-base',
    })
    expect(t.answers).toEqual(['cesar', 'huila'])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
    expect(event(25, 'unshaded', { arauca: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 25 shaded: 3 FARC pieces in one space at Antioquia, any mix of Bases and guerrillas', () => {
    const t = event(25, 'shaded', { choco: 'auc-base' }, { eligible: ['cartels'] })
    expect(t.by).toBe('cartels')
    expect(t.answers).toEqual(['atlantico', 'choco', 'cesar', 'antioquia', 'santander', 'huila'])
    expect(t.whyNot('medellin')?.id).toBe('why.event-not-here')
    expect(t.whyNot('narino')?.id).toBe('why.event-not-here')
    t.play('choco')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.pieces('choco')).toEqual({ 'auc-base': 1, 'farc-base': 1, 'farc-underground': 2 })
  })

  test('AA 1.4.2 card 25 shaded: guerrillas only where 2 Bases stand', () => {
    const t = event(25, 'shaded', { choco: 'auc-base, cartels-base' }).play('choco')
    expect(t.pieces('choco')).toEqual({ 'auc-base': 1, 'cartels-base': 1, 'farc-underground': 3 })
  })

  test('AA 1.4.1 card 25 shaded: what is not Available does not come; a space that takes all 3 goes first', () => {
    const t = event(25, 'shaded', { choco: 'auc-base', vichada: 'farc-underground 29' })
    expect(t.whyNot('choco')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'farc-base': 2, 'farc-underground': 1 })
  })

  test('AA 5.1.3 card 25 shaded: as many as possible if 3 are nowhere possible', () => {
    const t = event(25, 'shaded', { vichada: 'farc-underground 30' }).play('huila')
    expect(t.pieces('huila')).toEqual({ 'farc-base': 2 })
    const board = { arauca: 'farc-base 2', vichada: 'farc-base 2, farc-underground 30', guainia: 'farc-base 2' }
    const none = event(25, 'shaded', { ...board, vaupes: 'farc-base 2', amazonas: 'farc-base' })
    expect(none.question).toBe('turn.second')
  })
})

describe('AA 5.1 card 26 Gramaje', () => {
  test('AA-11 card 26 unshaded: the Cartels Attack FARC, and FARC only, in each space with both', () => {
    const t = event(
      26,
      'unshaded',
      {
        arauca: 'cartels-underground 2, farc-underground, farc-base, auc-underground, troops',
        vichada: 'cartels-underground, farc-underground 2',
        guainia: 'cartels-base, farc-underground',
        vaupes: 'cartels-underground, auc-underground',
      },
      { dice: [2, 3] },
    )
    expect([t.by, t.question]).toEqual(['cartels', 'event.operation-where'])
    expect(t.answers).toEqual(['arauca', 'vichada'])
    expect(t.whyNot('vaupes')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'cartels-active': 2, 'auc-underground': 1, troops: 1 })
    expect(t.pieces('vichada')).toEqual({ 'cartels-active': 1, 'farc-underground': 2 })
    expect(t.resources('cartels')).toBe(20)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.5 card 26 unshaded: the log names each Attack', () => {
    const board = { arauca: 'cartels-active, farc-base', cali: 'cartels-active, farc-base' }
    const t = event(26, 'unshaded', board, { dice: [6, 6] }).play('cali')
    expect(deeds(t)).toEqual(['cartels attack 3.3.3', 'cartels attack 3.3.3'])
    expect(t.table.game.log?.filter(({ kind }) => kind === 'roll').map(({ rule }) => rule)).toEqual(['3.3.3', '3.3.3'])
  })

  test('AA 3.3.3 card 26 unshaded: a 1 brings a guerrilla, and a Shipment is captured', () => {
    const t = event(26, 'unshaded', { arauca: 'cartels-active, farc-active 2, farc-shipment, auc-base' }, { dice: [1] })
    expect(t.pieces('arauca')).toEqual({ 'cartels-active': 1, 'cartels-underground': 1, 'auc-base': 1 })
    expect(t.markers('arauca', 'cartels-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 26 unshaded: nobody meets', () => {
    expect(event(26, 'unshaded', { arauca: 'cartels-underground', cali: 'farc-base' }).question).toBe('turn.second')
  })

  const fees = {
    arauca: 'cartels-base 2, farc-active',
    cali: 'cartels-base, farc-underground 3',
    vichada: 'cartels-base, farc-base',
    guainia: 'cartels-underground, farc-underground',
  }

  test('AA 5.1 card 26 shaded: 3 Resources a space go from the Cartels to FARC, 6 in the 2nd edition', () => {
    const first = event(26, 'shaded', fees)
    expect([first.resources('farc'), first.resources('cartels')]).toEqual([26, 14])
    const second = event(26, 'shaded', fees, SECOND)
    expect([second.resources('farc'), second.resources('cartels')]).toEqual([32, 8])
  })

  test('AA 1.7 card 26 shaded: no more than the Cartels have, and FARC holds no more than 99', () => {
    const poor = event(26, 'shaded', fees, { resources: { cartels: 4 } })
    expect([poor.resources('farc'), poor.resources('cartels')]).toEqual([24, 0])
    const rich = event(26, 'shaded', fees, { resources: { farc: 97 } })
    expect([rich.resources('farc'), rich.resources('cartels')]).toEqual([99, 14])
  })
})

describe('AA 5.4 card 27 Misil Antiaéreo', () => {
  test('AA 5.5 card 27 unshaded: the Government carries out three Special Activities in any mix', () => {
    const t = event(
      27,
      'unshaded',
      { bogota: 'troops 4', arauca: 'cartels-base, farc-active' },
      { lasting: { 12: 'shaded' } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.choice'])
    expect(t.answers).toEqual(['air-lift', 'air-strike', 'eradicate'])
    t.play('air-strike', 'farc-active', 'eradicate')
    expect(t.question).toBe('eradicate.shift')
    t.play('santander')
    expect(t.level('santander')).toBe('passive-opposition')
    expect(t.aid).toBe(13)
    expect(t.question).toBe('lift.to')
    t.play('cali', '3')
    expect([t.count('bogota', 'troops'), t.count('cali', 'troops')]).toEqual([1, 3])
    expect(t.pieces('arauca')).toEqual({})
    expect([t.question, t.resources('govt')]).toEqual(['turn.second', 20])
  })

  test('AA 5.1.3 card 27 unshaded: as many as are possible', () => {
    const t = event(27, 'unshaded', { vichada: 'farc-active 2', cali: 'auc-active' })
    expect(t.pieces('vichada')).toEqual({})
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 4.2 card 27 shaded: no Government Special Activity where guerrillas are', () => {
    const t = event(
      27,
      'shaded',
      {
        bogota: 'troops 3',
        cali: 'troops 3, auc-underground',
        arauca: 'farc-active, troops',
        vichada: 'farc-base',
        guainia: 'farc-base, cartels-active',
        vaupes: 'cartels-base, farc-underground',
        amazonas: 'cartels-base',
      },
      { eligible: ['farc', 'govt'] },
    )
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
    t.play('assault', 'air-strike')
    // Vichada and Amazonas hold Bases and no guerrilla of anybody.
    expect(t.answers).toEqual(['vichada', 'amazonas'])
    expect(t.whyNot('arauca')?.id).toBe('why.misil')
    expect(t.whyNot('guainia')?.id).toBe('why.misil')
  })

  test('AA 4.2 card 27 shaded: Air Lift neither from nor to guerrillas, Eradicate not beside them (ruling 98)', () => {
    const board = {
      bogota: 'troops 3',
      cali: 'troops 3, auc-underground',
      vaupes: 'cartels-base, farc-underground',
      amazonas: 'cartels-base',
      narino: 'cartels-active',
    }
    const t = event(27, 'shaded', board, { eligible: ['farc', 'govt'] }).play('patrol', 'air-lift')
    expect(t.question).toBe('lift.to')
    expect(t.whyNot('cali')?.id).toBe('why.misil')
    t.play('pasto', '2')
    expect([t.count('bogota', 'troops'), t.count('pasto', 'troops')]).toEqual([1, 2])
    const spray = event(27, 'shaded', board, { eligible: ['farc', 'govt'] }).play('patrol', 'eradicate')
    expect(spray.pieces('amazonas')).toEqual({})
    expect(spray.level('putumayo')).toBe('passive-opposition')
    expect(spray.count('vaupes', 'cartels-base')).toBe(1)
  })

  test('AA 6.6 card 27 shaded: its effect ends with the Reset', () => {
    const board = { bogota: 'police 2', arauca: 'cartels-base, cartels-underground' }
    const held = event(27, 'shaded', board, { eligible: ['farc', 'govt'] }).play('patrol')
    expect(held.question).toBe('patrol.from')
    expect(held.answers).not.toContain('eradicate')
    const t = event(27, 'shaded', board, { eligible: ['farc'], draw: [73, 2, 74, 3, 75, 76] })
    playOn(t, 'turn.first')
    t.play('patrol')
    expect(t.answers).toContain('eradicate')
  })
})

describe('AA 5.1 card 28 Hugo Chávez', () => {
  test('AA-02 card 28 unshaded: Guainía is next to Venezuela, Vaupés is not', () => {
    const t = event(28, 'unshaded', {
      guainia: 'farc-base',
      vaupes: 'farc-base',
      'arauca-cucuta-loc': 'auc-active',
      'ayacucho-cucuta-loc': 'farc-active',
      cucuta: 'troops',
    })
    expect(t.answers).toEqual(['guainia', 'arauca-cucuta-loc', 'ayacucho-cucuta-loc'])
    expect(t.whyNot('vaupes')?.id).toBe('why.event-not-here')
    expect(t.whyNot('cucuta')?.id).toBe('why.event-not-here')
  })

  test('AA 5.1 card 28 unshaded: up to 3 insurgent pieces of any factions, guarded Bases too', () => {
    const t = event(28, 'unshaded', {
      santander: 'farc-underground, farc-base, auc-active 2, cartels-base, troops 2',
      arauca: 'farc-active',
    })
    t.play('santander')
    expect(t.answers).toEqual(['farc-underground', 'farc-base', 'auc-active', 'cartels-base', 'done'])
    t.play('farc-base', 'auc-active', 'cartels-base')
    expect(t.pieces('santander')).toEqual({ troops: 2, 'farc-underground': 1, 'auc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 28 unshaded: fewer will do; a Shipment left alone goes', () => {
    const t = event(28, 'unshaded', { arauca: 'farc-active, farc-shipment, auc-base' }).play('farc-active', 'done')
    expect(t.pieces('arauca')).toEqual({ 'auc-base': 1 })
    expect(t.markers('arauca', 'farc-shipment')).toBe(0)
    expect(event(28, 'unshaded', { cali: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 28 shaded: a FARC Base on the border, and the empty lines at Cúcuta are sabotaged', () => {
    const t = event(
      28,
      'shaded',
      { santander: 'auc-base, cartels-base', 'ayacucho-cucuta-loc': 'farc-underground' },
      { eligible: ['auc'] },
    )
    expect([t.by, t.question]).toEqual(['auc', 'event.place-where'])
    expect(t.answers).toEqual(['cesar', 'arauca', 'vichada', 'guainia'])
    expect(t.whyNot('cucuta')?.id).toBe('why.event-not-here')
    expect(t.whyNot('santander')?.id).toBe('why.event-not-here')
    t.play('guainia')
    expect(t.count('guainia', 'farc-base')).toBe(1)
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
    expect(t.markers('ayacucho-bucaramanga-loc', 'sabotage')).toBe(0)
  })

  test('AA 3.3.4 card 28 shaded: with one marker left the executor chooses the line', () => {
    const t = event(28, 'shaded', { bogota: 'terror 39' }).play('arauca')
    expect([t.by, t.question]).toEqual(['farc', 'event.sabotage-where'])
    t.play('arauca-cucuta-loc')
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
  })

  test('AA 5.1.3 card 28 shaded: the lines are sabotaged even if no Base is Available, as far as markers go', () => {
    const full = 'farc-base 2'
    const board = { narino: full, choco: full, vaupes: full, amazonas: full, putumayo: 'farc-base' }
    const t = event(28, 'shaded', board)
    expect(t.markers('arauca-cucuta-loc', 'sabotage') + t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(2)
    const none = event(28, 'shaded', { ...board, bogota: 'terror 40' })
    expect(none.markers('arauca-cucuta-loc', 'sabotage')).toBe(0)
    expect(none.question).toBe('turn.second')
  })
})

describe('AA 5.5 card 29 Kill Zone', () => {
  test('AA 5.1.2 card 29 unshaded: the Government shows FARC in one space and Assaults there, whatever protects it', () => {
    const t = event(
      29,
      'unshaded',
      {
        arauca: 'troops 2, farc-underground 3, auc-active',
        vichada: 'farc-underground',
        'meta-east': 'troops, cartels-base',
        cali: 'police, auc-underground',
      },
      { lasting: { 17: 'shaded', 42: 'shaded' }, tracks: { senado: 'farc' } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.operation-where'])
    expect(t.answers).toEqual(['arauca', 'meta-east', 'vichada'])
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect([t.by, t.question]).toEqual(['govt', 'remove.which'])
    expect(t.answers).toEqual(['farc-active', 'auc-active'])
    t.play('farc-active', 'farc-active')
    expect(t.pieces('arauca')).toEqual({ troops: 2, 'farc-active': 1, 'auc-active': 1 })
    expect([t.resources('govt'), t.question]).toEqual([20, 'turn.second'])
  })

  test('AA 5.1.3 card 29 unshaded: guerrillas are shown even where no cube can Assault', () => {
    const t = event(29, 'unshaded', { huila: 'troops, farc-underground 2' })
    expect(t.pieces('huila')).toEqual({ troops: 1, 'farc-active': 2 })
    expect(event(29, 'unshaded', { huila: 'troops 4, auc-underground' }).question).toBe('turn.second')
  })

  test('AA-12 card 29 shaded: two Ambushes in one space by guerrillas of any state, which stay as they are', () => {
    const t = event(
      29,
      'shaded',
      {
        arauca: 'farc-active, farc-underground, troops 5',
        'meta-east': 'auc-underground, police',
        cali: 'cartels-underground, police',
      },
      { eligible: ['cartels'] },
    )
    expect([t.by, t.question]).toEqual(['cartels', 'event.faction'])
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc')
    expect(t.pieces('arauca')).toEqual({ troops: 1, 'farc-active': 1, 'farc-underground': 3 })
    expect(t.resources('farc')).toBe(20)
  })

  test('AA-11 card 29 shaded: the named faction picks the space and the victims', () => {
    const t = event(29, 'shaded', {
      arauca: 'auc-active, troops 2, farc-underground, farc-base',
      'meta-east': 'auc-underground, police',
      bogota: 'auc-base, police',
    })
    t.play('auc')
    expect([t.by, t.question]).toEqual(['auc', 'event.operation-where'])
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect([t.by, t.question]).toEqual(['auc', 'remove.which'])
    expect(t.answers).toEqual(['troops', 'farc-underground'])
    t.play('farc-underground')
    expect(t.answers).toEqual(['troops', 'farc-base'])
    t.play('farc-base')
    expect(t.pieces('arauca')).toEqual({ 'auc-active': 1, 'auc-underground': 2 })
  })

  test('AA 5.5 card 29: the log names the Assault and each Ambush', () => {
    const shown = event(29, 'unshaded', { arauca: 'troops, farc-underground' }, { eligible: ['auc'] })
    expect(deeds(shown)).toEqual(['govt assault 3.2.4'])
    const t = event(29, 'shaded', { arauca: 'farc-active, troops 5' }, { eligible: ['cartels'] })
    expect(deeds(t)).toEqual(['farc ambush 4.3.2', 'farc ambush 4.3.2'])
  })

  test('AA 5.1.3 card 29 shaded: no second Ambush without enemies; nobody to ambush', () => {
    const t = event(29, 'shaded', { 'meta-east': 'auc-active, police' })
    expect(t.pieces('meta-east')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
    expect(event(29, 'shaded', { cali: 'cartels-underground, police' }).question).toBe('turn.second')
  })
})

describe('AA 6.4.4 card 30 Peace Commission', () => {
  const zones = {
    huila: 'farc-zone, farc-underground',
    cesar: 'farc-zone, farc-base 2, farc-underground',
    arauca: 'farc-base',
  }

  test('AA 6.4.4 card 30 unshaded: any FARC Zone goes and nothing else in the 1st edition', () => {
    const t = event(30, 'unshaded', zones, { eligible: ['govt'] })
    expect([t.by, t.answers]).toEqual(['govt', ['cesar', 'huila']])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('cesar')
    expect([t.markers('cesar', 'farc-zone'), t.markers('huila', 'farc-zone')]).toEqual([0, 1])
    expect(t.count('cesar', 'farc-base')).toBe(2)
  })

  test('AA 6.4.4 card 30 unshaded: in the 2nd edition a Zone with a FARC Base first, and the Base goes too', () => {
    const t = event(30, 'unshaded', zones, SECOND)
    expect(t.markers('cesar', 'farc-zone')).toBe(0)
    expect(t.pieces('cesar')).toEqual({ 'farc-base': 1, 'farc-underground': 1 })
    const bare = event(30, 'unshaded', { huila: 'farc-zone', arauca: 'farc-base' }, SECOND)
    expect(bare.markers('huila', 'farc-zone')).toBe(0)
    expect(bare.count('arauca', 'farc-base')).toBe(1)
  })

  test('AA 5.1.3 card 30 unshaded: without a Zone nothing happens', () => {
    expect(event(30, 'unshaded', { cesar: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 6.4.4 card 30 shaded: the Government marks one more Zone among those with most FARC pieces', () => {
    const t = event(30, 'shaded', {
      huila: 'farc-zone, farc-underground 5',
      arauca: 'farc-underground, farc-base',
      vichada: 'farc-active 2',
      cali: 'farc-underground 4',
      'meta-east': 'farc-underground',
    })
    expect([t.by, t.question]).toEqual(['govt', 'zone.where'])
    expect(t.answers).toEqual(['arauca', 'vichada'])
    t.play('vichada')
    expect(t.markers('vichada', 'farc-zone')).toBe(1)
    expect(t.count('vichada', 'farc-base')).toBe(0)
  })

  test('AA 6.4.4 card 30 shaded: in the 2nd edition FARC gets a Base there once the Government Base has made room', () => {
    const board = { arauca: 'farc-underground 2, govt-base, cartels-base, troops 2', bogota: 'police 2' }
    const t = event(30, 'shaded', board, SECOND)
    expect([t.by, t.question]).toEqual(['govt', 'move.how-many'])
    t.play('2')
    expect(t.pieces('arauca')).toEqual({ 'farc-underground': 2, 'farc-base': 1, 'cartels-base': 1 })
    expect(t.count('bogota', 'troops')).toBe(2)
    const full = event(30, 'shaded', { arauca: 'farc-underground, auc-base, cartels-base' }, SECOND)
    expect(full.markers('arauca', 'farc-zone')).toBe(1)
    expect(full.count('arauca', 'farc-base')).toBe(0)
  })
})

describe('AA 5.1 card 31 Betancourt', () => {
  test('AA 5.1 card 31 unshaded: 2 cities and 1 department rise a level', () => {
    const t = event(31, 'unshaded', { cali: 'active-support', pasto: 'passive-opposition', huila: 'active-opposition' })
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('pasto')
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    t.play('bogota')
    expect(t.whyNot('vichada')?.id).toBe('why.event-not-here')
    expect(t.whyNot('ibague')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.level('pasto')).toBe('neutral')
    expect(t.level('bogota')).toBe('passive-support')
    expect(t.level('huila')).toBe('passive-opposition')
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 31 unshaded: one city if only one can rise', () => {
    const loyal = 'active-support'
    const cities = { bogota: loyal, cali: loyal, medellin: loyal, bucaramanga: loyal, ibague: loyal, pasto: 'neutral' }
    const coast = { 'santa-marta': loyal, cartagena: loyal, cucuta: loyal, neiva: loyal, sincelejo: loyal }
    const t = event(31, 'unshaded', { ...cities, ...coast })
    expect(t.level('pasto')).toBe('passive-support')
    t.play('arauca')
    expect(t.level('arauca')).toBe('passive-support')
  })

  test('AA 5.1 card 31 shaded: 3 spaces from Passive to Active Opposition', () => {
    const low = 'passive-opposition'
    const t = event(31, 'shaded', { cali: low, pasto: low, huila: low, arauca: low, cesar: 'active-opposition' })
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('cali', 'huila', 'arauca')
    for (const s of ['cali', 'huila', 'arauca'] as const) expect(t.level(s)).toBe('active-opposition')
    expect(t.level('pasto')).toBe(low)
  })

  test('AA 5.1.3 card 31 shaded: fewer if there are fewer', () => {
    const t = event(31, 'shaded', { cali: 'passive-opposition' })
    expect(t.level('cali')).toBe('active-opposition')
    expect(t.question).toBe('turn.second')
  })
})

describe('AA 5.1 card 32 Secuestrados', () => {
  test('AA 5.1 card 32 unshaded: 2 spaces, Neutral or in Passive Opposition, go to Passive Support', () => {
    const t = event(32, 'unshaded', {
      cali: 'passive-opposition',
      huila: 'active-opposition',
      pasto: 'passive-support',
    })
    for (const s of ['huila', 'pasto', 'vichada', 'cali-pasto-loc']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('cali', 'bogota')
    expect([t.level('cali'), t.level('bogota')]).toEqual(['passive-support', 'passive-support'])
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.7 card 32 shaded: FARC gains 12 Resources, up to 99', () => {
    expect(event(32, 'shaded', {}).resources('farc')).toBe(32)
    expect(event(32, 'shaded', {}, { eligible: ['auc'], resources: { farc: 90 } }).resources('farc')).toBe(99)
  })
})

describe('AA 1.3.5 card 33 Sucumbíos', () => {
  test('AA 5.1 card 33 unshaded: up to 3 insurgent pieces leave one space next to Ecuador', () => {
    const t = event(
      33,
      'unshaded',
      {
        putumayo: 'cartels-base, cartels-active, farc-underground 3',
        'pasto-tumaco-loc': 'farc-active',
        huila: 'farc-base',
        pasto: 'police',
      },
      { eligible: ['govt'] },
    )
    expect(t.answers).toEqual(['putumayo', 'pasto-tumaco-loc'])
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    expect(t.whyNot('ecuador')).toBeUndefined()
    t.play('putumayo', 'cartels-base', 'farc-underground', 'farc-underground')
    expect(t.pieces('putumayo')).toEqual({ 'cartels-active': 1, 'farc-underground': 1 })
    expect(event(33, 'unshaded', { huila: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 1.3.5 card 33 shaded: Ecuador opens and the executor places 2 of its own pieces', () => {
    const t = event(33, 'shaded', {})
    expect([t.by, t.question]).toEqual(['farc', 'event.place-which'])
    expect(t.answers).toEqual(['farc-underground', 'farc-base'])
    t.play('farc-base', 'farc-base')
    expect(t.pieces('ecuador')).toEqual({ 'farc-base': 2 })
    const govt = event(33, 'shaded', {}, { eligible: ['govt'] })
    expect(govt.answers).toEqual(['troops', 'police', 'govt-base'])
    govt.play('police', 'govt-base')
    expect(govt.pieces('ecuador')).toEqual({ police: 1, 'govt-base': 1 })
  })

  test('AA 1.4.1 card 33 shaded: only what is Available comes, nobody else fills in', () => {
    const full = { arauca: 'cartels-active 12, cartels-base 2', vichada: 'cartels-base 2', guainia: 'cartels-base 2' }
    const bases = { vaupes: 'cartels-base 2', amazonas: 'cartels-base 2', huila: 'cartels-base 2' }
    const one = event(33, 'shaded', { ...full, ...bases, cali: 'cartels-base 2' }, { eligible: ['cartels'] })
    expect(one.pieces('ecuador')).toEqual({ 'cartels-base': 1 })
    const none = event(
      33,
      'shaded',
      { ...full, ...bases, cali: 'cartels-base 2', cesar: 'cartels-base' },
      { eligible: ['cartels'] },
    )
    expect(none.pieces('ecuador')).toEqual({})
    expect(none.question).toBe('turn.first')
  })

  test('AA 1.4.2 card 33 shaded: a Sweep brings at most 2 Troops into Ecuador and finds guerrillas there', () => {
    const t = event(33, 'shaded', { pasto: 'troops 5', bogota: 'troops 4' }, { eligible: ['farc', 'govt'] })
    t.play('farc-underground', 'farc-underground', 'sweep', 'ecuador', 'pasto')
    expect(t.answers).toEqual(['1', '2'])
    t.play('1', 'air-lift', 'bogota', 'ecuador')
    expect(t.count('ecuador', 'troops')).toBe(2)
    t.play('done')
    expect(t.pieces('ecuador')).toEqual({ troops: 2, 'farc-active': 2 })
  })

  test('AA 1.4.2 card 33 shaded: March and Rally keep to 2 pieces a faction in Ecuador', () => {
    const board = { ecuador: 'farc-base, auc-underground 2', pasto: 'farc-underground 3', narino: 'farc-active' }
    const t = scene(board, { first: 'farc', lasting: { 33: 'shaded' } }).play('march', 'pasto', 'ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 1, 'farc-base': 1, 'auc-underground': 2 })
    t.play('narino')
    expect(t.whyNot('ecuador')?.id).toBe('why.stacking')
    const rally = scene(board, { first: 'farc', lasting: { 33: 'shaded' } }).play('rally', 'ecuador', 'guerrilla')
    expect(rally.count('ecuador', 'farc-underground')).toBe(1)
    expect(rally.resources('farc')).toBe(19)
  })

  test('AA 1.3.5 card 33: without the card Ecuador is no space', () => {
    const t = scene({ pasto: 'farc-underground' }, { first: 'farc' }).play('march', 'pasto')
    expect(t.answers).toContain('narino')
    expect(t.answers).not.toContain('ecuador')
  })

  test('AA 1.3.5 card 33 shaded: Ecuador stays a space after the Reset', () => {
    const t = event(
      33,
      'shaded',
      { pasto: 'troops 3' },
      { eligible: ['farc'], draw: [73, 2, 74, 3, 75, 76], tracks: { president: 'uribe' } },
    )
    t.play('farc-underground', 'farc-underground')
    playOn(t, 'turn.first')
    t.play('sweep')
    expect(t.answers).toContain('ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 2 })
  })
})

describe('AA 5.1 card 34 Airdropped AKs', () => {
  test('AA 5.1 card 34 unshaded: an insurgent faction of the executor’s choice loses 5 Resources', () => {
    const t = event(34, 'unshaded', {}, { resources: { auc: 3 } })
    expect(t.answers).toEqual(['farc', 'auc', 'cartels'])
    t.play('auc')
    expect([t.resources('farc'), t.resources('auc'), t.resources('cartels')]).toEqual([20, 0, 20])
    expect(event(34, 'unshaded', {}).play('cartels').resources('cartels')).toBe(15)
  })

  test('AA 5.1 card 34 shaded: the named faction picks an empty department for a Base and 2 guerrillas', () => {
    const t = event(
      34,
      'shaded',
      { vichada: 'farc-base, auc-base' },
      { eligible: ['govt'], lasting: { 33: 'shaded', 71: 'shaded' } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.faction'])
    t.play('cartels')
    expect([t.by, t.question]).toEqual(['cartels', 'event.space'])
    // In Ecuador only 2 of the 3 pieces would fit, in Vichada no Base.
    expect(t.answers).toEqual(['guainia', 'vaupes', 'amazonas', 'panama'])
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    expect(t.whyNot('vichada')?.id).toBe('why.event-not-here')
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('vaupes')
    expect(t.pieces('vaupes')).toEqual({ 'cartels-base': 1, 'cartels-underground': 2 })
  })

  test('AA 5.1.3 card 34 shaded: where no Base fits the guerrillas come alone', () => {
    const full = 'farc-base, cartels-base'
    const t = event(34, 'shaded', { vichada: full, guainia: full, vaupes: full, amazonas: full })
    t.play('auc', 'amazonas')
    expect(t.pieces('amazonas')).toEqual({ 'farc-base': 1, 'cartels-base': 1, 'auc-underground': 2 })
  })

  test('AA 5.1.3 card 34 shaded: a Base with what guerrillas are left, Ecuador open then; who has nothing is not named', () => {
    const t = event(
      34,
      'shaded',
      { arauca: 'auc-underground 17', huila: 'cartels-underground 12, cartels-base 2', ecuador: 'auc-underground' },
      { lasting: { 33: 'shaded' } },
    )
    t.play('auc')
    expect(t.answers).toContain('ecuador')
    t.play('ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'auc-underground': 1, 'auc-base': 1 })
    const spent = { arauca: 'auc-underground 18, auc-base 2', cesar: 'auc-base 2', cali: 'auc-base 2' }
    expect(event(34, 'shaded', spent).answers).toEqual(['farc', 'cartels'])
  })
})

describe('AA 5.1 card 34 shaded: what is available fits all (as with card 14)', () => {
  const noBases = { arauca: 'auc-base 2', cesar: 'auc-base 2', huila: 'auc-base 2' }
  const open = { lasting: { 33: 'shaded' } } as const

  test('AA 5.1.3 card 34 shaded: without a Base the guerrillas come where both have room', () => {
    const t = event(34, 'shaded', { ...noBases, ecuador: 'auc-underground' }, open).play('auc')
    expect(t.answers).toEqual(['vichada', 'guainia', 'vaupes', 'amazonas'])
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    const empty = event(34, 'shaded', noBases, open).play('auc', 'ecuador')
    expect(empty.pieces('ecuador')).toEqual({ 'auc-underground': 2 })
  })

  test('AA 5.1.3 card 34 shaded: a Base and the last guerrilla come where both have room', () => {
    const board = { arauca: 'auc-underground 16', ecuador: 'auc-underground' }
    const t = event(34, 'shaded', board, open).play('auc')
    expect(t.answers).toEqual(['vichada', 'guainia', 'vaupes', 'amazonas'])
    t.play('vaupes')
    expect(t.pieces('vaupes')).toEqual({ 'auc-base': 1, 'auc-underground': 1 })
  })
})

describe('AA 5.1 card 35 Crop Substitution', () => {
  test('AA 5.1.1 card 35 unshaded: Police take the place of all Cartels Bases in a department; Aid rises by 3', () => {
    const t = event(35, 'unshaded', {
      putumayo: 'cartels-base 2, cartels-underground',
      arauca: 'cartels-base, farc-zone',
      cali: 'cartels-base',
      huila: 'cartels-active',
      vichada: 'cartels-base',
    })
    expect(t.answers).toEqual(['putumayo', 'vichada'])
    for (const s of ['arauca', 'cali', 'huila']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('putumayo')
    expect(t.pieces('putumayo')).toEqual({ police: 2, 'cartels-underground': 1 })
    expect(t.aid).toBe(12)
  })

  test('AA 5.1.1 card 35 unshaded: without Police the Bases are just removed, in a FARC Zone too', () => {
    const board = { bogota: 'police 29', arauca: 'cartels-base 2' }
    expect(event(35, 'unshaded', board).pieces('arauca')).toEqual({ police: 1 })
    const zone = event(35, 'unshaded', { bogota: 'police 30', arauca: 'cartels-base 2, farc-zone' })
    expect(zone.pieces('arauca')).toEqual({})
  })

  test('AA 1.4.2 card 35 unshaded: not in Ecuador if Police are there to come but have no room', () => {
    const board = { ecuador: 'cartels-base 2, police', arauca: 'cartels-base' }
    const t = event(35, 'unshaded', board, { lasting: { 33: 'shaded' } })
    expect(t.pieces('arauca')).toEqual({ police: 1 })
    expect(t.pieces('ecuador')).toEqual({ police: 1, 'cartels-base': 2 })
  })

  test('AA 1.7 card 35 unshaded: Aid rises even if there is no Base, to no more than 29', () => {
    expect(event(35, 'unshaded', {}).aid).toBe(12)
    expect(event(35, 'unshaded', {}, { tracks: { aid: 28 } }).aid).toBe(29)
  })

  test('AA 5.1 card 35 shaded: a department with a Cartels Base drops 2 levels, to Active Opposition at most', () => {
    const t = event(35, 'shaded', {
      putumayo: 'cartels-base, active-support',
      arauca: 'cartels-base 2, passive-opposition',
      cesar: 'cartels-base, active-opposition',
      vichada: 'cartels-base',
      huila: 'cartels-active',
      cali: 'cartels-base',
    })
    expect(t.answers).toEqual(['putumayo', 'arauca'])
    for (const s of ['cesar', 'vichada', 'huila', 'cali']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('putumayo')
    expect(t.level('putumayo')).toBe('neutral')
    const low = event(35, 'shaded', { arauca: 'cartels-base, passive-opposition' })
    expect(low.level('arauca')).toBe('active-opposition')
    expect(event(35, 'shaded', { cali: 'cartels-base' }).question).toBe('turn.second')
  })
})

describe('AA 6.4.4 card 36 Zona de Convivencia', () => {
  test('AA-15 card 36: the Zone goes to a Mountain with most FARC pieces, the Government choosing among equals', () => {
    const t = event(36, 'single', {
      huila: 'farc-underground, farc-base',
      cesar: 'farc-active 2',
      santander: 'farc-underground',
      antioquia: 'farc-zone, farc-underground 5',
      arauca: 'farc-underground 6',
    })
    expect([t.by, t.question]).toEqual(['govt', 'zone.where'])
    expect(t.answers).toEqual(['cesar', 'huila'])
    t.play('cesar')
    expect(t.markers('cesar', 'farc-zone')).toBe(1)
    expect(t.markers('arauca', 'farc-zone')).toBe(0)
  })

  test('AA 5.1 card 36: in the 1st edition 2 Neutral neighbours go to Passive Support; the executor stays Eligible', () => {
    const t = event(
      36,
      'single',
      { cesar: 'farc-underground', atlantico: 'passive-opposition', santander: 'passive-support' },
      { eligible: ['auc', 'govt'], draw: [2, 20, 3] },
    )
    expect([t.by, t.question]).toEqual(['auc', 'event.set-where'])
    expect(t.answers).toEqual(['santa-marta', 'antioquia'])
    expect(t.whyNot('atlantico')?.id).toBe('why.event-not-here')
    t.play('antioquia')
    expect([t.level('antioquia'), t.level('santa-marta')]).toEqual(['passive-support', 'passive-support'])
    expect([t.level('atlantico'), t.level('santander')]).toEqual(['passive-opposition', 'passive-support'])
    expect(t.count('cesar', 'farc-base')).toBe(0)
    t.play('train', 'bogota', '0', '0', 'done')
    expect([t.isEligible('auc'), t.isEligible('govt')]).toEqual([true, false])
  })

  test('AA 5.1 card 36: in the 2nd edition a FARC Base comes too and 2 neighbours rise a level', () => {
    const t = event(
      36,
      'single',
      { cesar: 'farc-underground', atlantico: 'active-opposition', santander: 'active-support' },
      { ...SECOND, eligible: ['cartels'], draw: [2, 20, 3] },
    )
    expect(t.count('cesar', 'farc-base')).toBe(1)
    expect([t.by, t.question]).toEqual(['cartels', 'event.shift-where'])
    expect(t.answers).toEqual(['santa-marta', 'atlantico', 'antioquia'])
    t.play('atlantico', 'antioquia')
    expect([t.level('atlantico'), t.level('antioquia')]).toEqual(['passive-opposition', 'passive-support'])
    expect(t.isEligible('cartels')).toBe(true)
  })

  test('AA 6.4.4 card 36: Government forces leave the Zone first, Troops to quarters, Police to lines or held spaces', () => {
    const t = event(36, 'single', {
      cesar: 'farc-underground 4, govt-base, troops 2, police',
      bogota: 'police 2',
      cali: 'troops 2',
      arauca: 'police 3',
    })
    expect([t.by, t.question]).toEqual(['govt', 'zone.leave'])
    expect(t.answers).toEqual(['bogota', 'cali'])
    t.play('cali', '2')
    expect(t.answers).toContain('arauca')
    expect(t.answers).toContain('ayacucho-cucuta-loc')
    expect(t.answers).not.toContain('cesar')
    t.play('arauca')
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 4 })
    expect([t.count('cali', 'troops'), t.count('arauca', 'police')]).toEqual([4, 4])
  })

  test('AA 5.1.3 card 36: with every Mountain a Zone the executor still stays Eligible', () => {
    const zone = 'farc-zone'
    const t = event(
      36,
      'single',
      { cesar: zone, antioquia: zone, santander: zone, huila: zone, arauca: 'farc-base' },
      { eligible: ['farc'], draw: [2, 20, 3] },
    )
    expect(t.markers('arauca', 'farc-zone')).toBe(0)
    expect([t.question, t.isEligible('farc')]).toEqual(['turn.first', true])
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 20 unshaded: the Government moves no more guerrillas than FARC left', () => {
    const t = event(20, 'unshaded', { huila: 'farc-underground 5' }).play('huila', 'bogota')
    expect([t.by, ...t.answers]).toEqual(['govt', '1', '2', '3', '4', '5'])
    t.interject('farc', 'withdraw farc-underground huila 3')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect([t.count('huila', 'farc-underground'), t.count('bogota', 'farc-underground')]).toEqual([0, 2])
  })

  test('AA 1.4.1 card 20 shaded: no March once the last guerrilla was taken up', () => {
    const t = event(20, 'shaded', { huila: 'farc-active' })
    expect(t.answers).toEqual(['march', 'done'])
    expect(t.interject('farc', 'withdraw farc-active huila 1').question).toBe('turn.second')
  })

  test('AA 1.4.1 card 19: no operation in a space that the executor has just left', () => {
    const t = event(19, 'single', { arauca: 'farc-underground, troops', pasto: 'farc-underground' }).play('arauca')
    expect([t.question, ...t.answers]).toEqual(['event.operation-what', 'attack', 'terror'])
    t.interject('farc', 'withdraw farc-underground arauca 1')
    expect([t.markers('arauca', 'terror'), t.markers('pasto', 'terror')]).toEqual([0, 1])
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.1 cards 20 and 23 shaded: pieces taken up while their number is asked are not asked for any more', () => {
    const hide = event(20, 'shaded', { huila: 'farc-active 2', pasto: 'farc-active' }).play('done', 'huila')
    expect([hide.question, ...hide.answers]).toEqual(['event.how-many', '1', '2'])
    hide.interject('farc', 'withdraw farc-active huila 2')
    expect([hide.question, ...hide.answers]).toEqual(['event.flip-where', 'pasto', 'done'])
    const board = { bogota: 'troops 2', cali: 'troops 2', pasto: 'troops 2' }
    const t = event(23, 'shaded', board, { eligible: ['govt'] }).play('bogota')
    t.interject('govt', 'withdraw troops bogota 2')
    expect([t.question, ...t.answers]).toEqual(['event.remove-where', 'cali', 'pasto'])
    t.play('cali', '2')
    expect([t.count('cali', 'troops'), t.count('pasto', 'troops')]).toEqual([0, 1])
  })

  test('AA 1.4.1 card 21 unshaded: a space whose Base FARC took up is no choice', () => {
    const t = event(21, 'unshaded', { arauca: 'farc-base', cali: 'farc-base', huila: 'farc-base' })
    expect(t.answers).toEqual(['cali', 'huila', 'arauca'])
    t.interject('farc', 'withdraw farc-base arauca 1')
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect([t.count('cali', 'farc-base'), t.count('huila', 'farc-base')]).toEqual([1, 0])
  })

  test('AA 1.4.2 card 21 shaded: a Base that FARC took up makes room for the new one', () => {
    const t = event(21, 'shaded', { arauca: 'farc-base, auc-base' })
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.interject('farc', 'withdraw farc-base arauca 1').play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'farc-base': 1, 'auc-base': 1 })
  })

  test('AA 1.4.2 card 25 shaded: the number of Bases follows the room', () => {
    const t = event(25, 'shaded', { choco: 'farc-base' }).play('choco')
    expect(t.answers).toEqual(['0', '1'])
    t.interject('farc', 'withdraw farc-base choco 1')
    expect(t.answers).toEqual(['0', '1', '2'])
  })

  test('AA 1.4.1 card 29 shaded: FARC without guerrillas leaves the Ambushes to AUC', () => {
    const t = event(29, 'shaded', { arauca: 'farc-active, police', 'meta-east': 'auc-active, police' })
    expect(t.answers).toEqual(['farc', 'auc'])
    t.interject('farc', 'withdraw farc-active arauca 1')
    expect(t.pieces('meta-east')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
  })

  test('AA 1.4.1 card 29 shaded: no Ambush if FARC takes up the only enemy of AUC', () => {
    const t = event(29, 'shaded', { arauca: 'farc-active, auc-active' })
    expect(t.answers).toEqual(['farc', 'auc'])
    expect(t.interject('farc', 'withdraw farc-active arauca 1').question).toBe('turn.second')
    expect(t.pieces('arauca')).toEqual({ 'auc-active': 1 })
  })

  test('AA 1.4.1 card 35 unshaded: Police taken up must have room, so that no FARC Zone is left to choose', () => {
    const zone = 'cartels-base, farc-zone'
    const t = event(35, 'unshaded', { bogota: 'police 30', arauca: zone, vichada: zone }, { eligible: ['govt'] })
    expect(t.answers).toEqual(['arauca', 'vichada'])
    t.interject('govt', 'withdraw police bogota 1')
    expect([t.count('arauca', 'cartels-base'), t.count('vichada', 'cartels-base'), t.aid]).toEqual([1, 1, 12])
  })

  test('AA 1.4.1 card 30 unshaded, 2nd edition: a Zone whose Base FARC took up does not come first any more', () => {
    const zones = { huila: 'farc-zone, farc-base', cesar: 'farc-zone, farc-base', santander: 'farc-zone' }
    const t = event(30, 'unshaded', zones, SECOND)
    expect(t.answers).toEqual(['cesar', 'huila'])
    t.interject('farc', 'withdraw farc-base cesar 1')
    expect([t.markers('cesar', 'farc-zone'), t.markers('huila', 'farc-zone')]).toEqual([1, 0])
    expect(t.pieces('huila')).toEqual({})
  })
})

test('AA 5.1 cards 26, 30, 36 have a text of their own in the 2nd edition', () => {
  for (const card of andeanAbyss.cards.filter(({ number }) => number >= 19 && number <= 36)) {
    expect(card.editions !== undefined, card.title).toBe([26, 30, 36].includes(card.number))
  }
})
