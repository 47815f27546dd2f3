import { type CardFacts, cardText } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { type Board, event, type Scene, type SceneOptions, scene } from '../../test/kit.ts'
import { andeanAbyss } from '../index.ts'
import type { SpaceId } from '../map.ts'

const NOT_HERE = 'why.event-not-here'
const ROUND = [73, 4, 20, 74, 75, 76]

const PIPELINES = [
  'buenaventura-cali-loc',
  'cartagena-sincelejo-loc',
  'medellin-sincelejo-loc',
  'ibague-medellin-loc',
  'cali-ibague-loc',
  'bogota-bucaramanga-ibague-loc',
  'bogota-neiva-loc',
  'arauca-cucuta-loc',
  'bogota-yopal-loc',
  'ayacucho-santa-marta-loc',
  'ayacucho-bucaramanga-loc',
  'ayacucho-sincelejo-loc',
  'ayacucho-cucuta-loc',
] as const satisfies readonly SpaceId[]

const DEPARTMENTS = [
  'atlantico',
  'choco',
  'narino',
  'meta-west',
  'guaviare',
  'putumayo',
  'cesar',
  'antioquia',
  'santander',
  'huila',
  'arauca',
  'meta-east',
  'vichada',
  'guainia',
  'vaupes',
  'amazonas',
] as const satisfies readonly SpaceId[]

/** The same in each of some spaces. */
const everywhere = (spaces: readonly SpaceId[], text: string): Board => Object.fromEntries(spaces.map((s) => [s, text]))

/** FARC executes the event; then the Government goes first on the next card. */
function later(card: number, side: 'unshaded' | 'shaded', board: Board, more: SceneOptions = {}): Scene {
  return event(card, side, board, { eligible: ['farc'], draw: [4, 20, 38, 73], ...more })
}

/** The same with a Propaganda card next, Uribe being president. */
function nextRound(card: number, side: 'unshaded' | 'shaded', board: Board, edition = '1st'): Scene {
  return later(card, side, board, { draw: ROUND, tracks: { president: 'uribe', aid: 0 }, options: { edition } })
}

/** Plays the round on to the next card, nobody wanting anything. */
function endRound(t: Scene): Scene {
  while (t.question !== 'turn.first') t.play('done')
  return t
}

describe.each(['1st', '2nd'])('AA 5.3 cards 1 and 7, %s edition', (edition) => {
  test('AA 5.3 card 1 unshaded: one space a Support phase needs Control and a cube only, as often as it is bought', () => {
    const t = nextRound(
      1,
      'unshaded',
      { bogota: 'troops', cali: 'police', neiva: 'govt-base', pasto: 'troops, police' },
      edition,
    )
    expect(t.question).toBe('civic.where')
    // A base alone is no cube.
    expect(t.answers).toEqual(['bogota', 'cali', 'pasto', 'done'])
    t.play('bogota')
    expect(t.whyNot('cali')?.id).toBe('why.civic-forces')
    t.play('bogota', 'pasto')
    expect(t.level('bogota')).toBe('active-support')
    expect(t.level('pasto')).toBe('passive-support')
  })

  test('AA 5.3 card 1 unshaded: the next round has a fresh choice', () => {
    const t = nextRound(1, 'unshaded', { bogota: 'troops', cali: 'police' }, edition)
    endRound(t.play('bogota'))
    t.play('pass', 'pass', 'pass', 'pass')
    t.play('pass', 'pass', 'pass', 'pass')
    expect(t.question).toBe('civic.where')
    t.play('cali')
    expect(t.level('cali')).toBe('passive-support')
    expect(t.whyNot('bogota')?.id).toBe('why.civic-forces')
  })

  test('AA 5.3 card 1 shaded: Civic Action in the Support phase needs 2 Troops and 2 Police', () => {
    const t = nextRound(
      1,
      'shaded',
      { bogota: 'troops 3, police', cali: 'troops 2, police 2', pasto: 'police' },
      edition,
    )
    expect(t.question).toBe('civic.where')
    expect(t.answers).toEqual(['cali', 'done'])
    expect(t.whyNot('bogota')?.id).toBe('why.civic-forces')
  })

  test('AA 5.3 card 7 unshaded: after Sabotage up to 3 Terror and Sabotage markers go, before earnings', () => {
    const t = nextRound(7, 'unshaded', { 'arauca-cucuta-loc': 'farc-underground', bogota: 'terror 3' }, edition)
    expect(t.question).toBe('repair.where')
    expect(t.answers).toEqual(['bogota', 'arauca-cucuta-loc', 'done'])
    t.play('arauca-cucuta-loc', 'bogota', 'bogota')
    expect(t.question).not.toBe('repair.where')
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(0)
    expect(t.markers('bogota', 'terror')).toBe(1)
    expect(t.resources('govt')).toBe(20 + 30)
  })

  test('AA 5.3 card 7 unshaded: the Government may leave the markers', () => {
    const t = nextRound(7, 'unshaded', { 'arauca-cucuta-loc': 'farc-underground' }, edition).play('done')
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.resources('govt')).toBe(20 + 27)
  })

  test('AA 5.3 card 7 shaded: as many guerrillas as cubes sabotage a line, but not nobody against nobody', () => {
    const t = nextRound(
      7,
      'shaded',
      {
        'arauca-cucuta-loc': 'farc-active, auc-underground, police, troops',
        'bogota-yopal-loc': 'cartels-underground, police 2',
      },
      edition,
    )
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.markers('bogota-yopal-loc', 'sabotage')).toBe(0)
    expect(t.resources('govt')).toBe(20 + 27)
  })

  test('AA 5.3 card 7: its text names the phase as the edition does', () => {
    const card = andeanAbyss.cardByNumber[7] as CardFacts
    const { unshaded, shaded } = cardText(card, edition, 'en')
    const phase = edition === '1st' ? 'Control phase' : 'Sabotage phase'
    expect(unshaded).toContain(phase)
    expect(shaded).toContain(phase)
  })
})

describe('AA 5.3 Capabilities', () => {
  test('AA 5.3 card 1 unshaded: Civic Action of a Train needs Troops and Police as ever', () => {
    const t = later(1, 'unshaded', { bogota: 'troops 3' }).play('train', 'bogota', '0', '0', 'done')
    expect(t.question).toBe('train.then')
    expect(t.whyNot('civic-action')?.id).toBe('why.civic-forces')
  })

  test('AA 5.3 card 1 shaded: Civic Action of a Train needs 2 Troops and 2 Police too', () => {
    const t = later(1, 'shaded', { bogota: 'troops 2, police' }).play('train', 'bogota', '0', '0', 'done')
    expect(t.whyNot('civic-action')?.id).toBe('why.civic-forces')
    const enough = later(1, 'shaded', { bogota: 'troops 2, police' }).play('train', 'bogota', '0', '1', 'done')
    enough.play('civic-action')
    expect(enough.level('bogota')).toBe('passive-support')
  })

  test('AA 5.3 card 2 unshaded: a Sweep space costs 1', () => {
    const t = later(2, 'unshaded', { bogota: 'troops 2' }, { resources: { govt: 2 } })
    t.play('sweep', 'meta-west', 'bogota', '1', 'done', 'meta-east', 'bogota')
    expect(t.count('meta-east', 'troops')).toBe(1)
    expect(t.resources('govt')).toBe(0)
  })

  test('AA 5.3 card 2 shaded: a second Sweep space is refused, a special activity is not', () => {
    const t = later(2, 'shaded', { bogota: 'troops 2' }).play('sweep', 'meta-west', 'bogota', '1', 'done')
    expect(t.question).toBe('sweep.where')
    expect(t.whyNot('meta-east')?.id).toBe('why.one-space')
    expect(t.answers).toContain('air-lift')
    expect(t.resources('govt')).toBe(17)
  })

  test('AA 5.3 card 2 shaded: it does not touch Assault', () => {
    const t = later(2, 'shaded', { bogota: 'troops, farc-active', cali: 'troops, farc-active' })
    t.play('assault', 'bogota', 'cali')
    expect(t.count('cali', 'farc-active')).toBe(0)
    expect(t.resources('govt')).toBe(14)
  })

  test('AA 5.3 card 3 unshaded: an Assault space costs 1', () => {
    const board: Board = { bogota: 'troops, farc-active', cali: 'troops, farc-active' }
    const t = later(3, 'unshaded', board, { resources: { govt: 2 } }).play('assault', 'bogota', 'cali')
    expect(t.count('bogota', 'farc-active') + t.count('cali', 'farc-active')).toBe(0)
    expect(t.resources('govt')).toBe(0)
  })

  test('AA 5.3 card 3 shaded: a second Assault space is refused, a special activity is not', () => {
    const t = later(3, 'shaded', { bogota: 'troops, farc-active', cali: 'troops, farc-active' })
    t.play('assault', 'bogota')
    expect(t.whyNot('cali')?.id).toBe('why.one-space')
    expect(t.answers).toContain('air-lift')
    expect(t.resources('govt')).toBe(17)
  })

  test('AA 5.3 card 3: the free Assault of a Patrol stays, at no cost', () => {
    const board: Board = { 'cali-pasto-loc': 'police, farc-active', 'neiva-pasto-loc': 'police, farc-active' }
    for (const side of ['unshaded', 'shaded'] as const) {
      const t = later(3, side, board).play('patrol', 'done', 'cali-pasto-loc')
      expect(t.count('cali-pasto-loc', 'farc-active')).toBe(0)
      expect(t.resources('govt')).toBe(17)
    }
  })

  test('AA 5.3 card 9 unshaded: in a Mountain every cube removes a piece', () => {
    const t = later(9, 'unshaded', {
      santander: 'troops, police, farc-active 3',
      arauca: 'troops, police, auc-active 2',
    })
    t.play('assault', 'santander')
    expect(t.pieces('santander')).toEqual({ troops: 1, police: 1, 'farc-active': 1 })
    t.play('arauca')
    expect(t.count('arauca', 'auc-active')).toBe(1)
  })

  test('AA 5.3 card 9 unshaded: Madrid Donors does not close Mountains to Assault, only to Sweep', () => {
    const board: Board = {
      santander: 'troops, farc-active, farc-underground',
      arauca: 'troops, farc-active, farc-underground',
      bogota: 'troops, farc-underground',
    }
    const more: SceneOptions = { lasting: { 9: 'unshaded', 17: 'shaded' } }
    const t = scene(board, more).play('assault')
    expect(t.answers).toContain('santander')
    expect(t.whyNot('arauca')?.id).toBe('why.madrid-donors')
    const swept = scene(board, more).play('sweep')
    expect(swept.answers).toContain('bogota')
    expect(swept.whyNot('santander')?.id).toBe('why.madrid-donors')
  })

  test('AA 5.3 card 9 shaded: in a Mountain every 4 Troops remove a piece', () => {
    const t = later(9, 'shaded', { santander: 'troops 7, farc-active 3', huila: 'troops 3, farc-active' })
    t.play('assault')
    expect(t.whyNot('huila')?.id).toBe('why.assault-weak')
    t.play('santander')
    expect(t.count('santander', 'farc-active')).toBe(2)
  })

  test('AA 5.3 card 10 unshaded: an Air Lift takes any number of Troops', () => {
    const t = later(10, 'unshaded', { bogota: 'troops 8' }).play('train', 'air-lift', 'cali')
    expect(t.question).toBe('move.how-many')
    t.play('8')
    expect(t.count('cali', 'troops')).toBe(8)
  })

  test('AA 5.3 card 10 shaded: an Air Lift takes one Troops cube', () => {
    const t = later(10, 'shaded', { bogota: 'troops 8' }).play('train', 'air-lift', 'cali')
    expect(t.question).toBe('train.where')
    expect(t.count('cali', 'troops')).toBe(1)
    expect(t.count('bogota', 'troops')).toBe(7)
  })

  test('AA 5.3 card 11 unshaded: one Police moves into each Sweep space and helps to find guerrillas', () => {
    const t = later(11, 'unshaded', {
      bogota: 'troops, police 3',
      'meta-west': 'farc-underground 2',
      'meta-east': 'police, farc-underground 2',
    })
    t.play('sweep', 'meta-west', 'bogota', '1')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.whyNot('bogota')?.id).toBe('why.no-troops-in-reach')
    // The second space has its own Police; with no Troops left to come it moves without a further question.
    t.play('done', 'meta-east', 'bogota', 'done', 'done')
    expect(t.pieces('meta-west')).toEqual({ troops: 1, police: 1, 'farc-underground': 1, 'farc-active': 1 })
    expect(t.pieces('meta-east')).toEqual({ police: 2, 'farc-active': 2 })
  })

  test('AA 5.3 card 11 shaded: the more numerous kind of cubes counts, in Forest by halves', () => {
    const t = later(11, 'shaded', {
      'meta-east': 'troops 2, police, farc-underground 4',
      'meta-west': 'troops, police 3, farc-underground 4',
    })
    t.play('sweep', 'meta-east', 'done', 'meta-west', 'done', 'done')
    expect(t.count('meta-east', 'farc-active')).toBe(2)
    expect(t.count('meta-west', 'farc-active')).toBe(1)
  })

  test('AA 5.3 card 13 unshaded: a Patrol Assaults on every line', () => {
    const board: Board = { 'cali-pasto-loc': 'police, farc-active', 'neiva-pasto-loc': 'troops, auc-active' }
    const t = later(13, 'unshaded', board).play('patrol', 'done', 'cali-pasto-loc', 'neiva-pasto-loc')
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
    expect(t.pieces('neiva-pasto-loc')).toEqual({ troops: 1 })
    expect(t.resources('govt')).toBe(17)
  })

  test('AA 5.3 card 13 unshaded: a Limited Patrol Assaults at its destination only', () => {
    const t = scene(
      {
        pasto: 'police',
        'cali-pasto-loc': 'farc-active',
        'neiva-pasto-loc': 'troops, auc-active',
        'bogota-yopal-loc': 'farc-underground',
      },
      { first: 'farc', eligible: ['farc', 'govt'], lasting: { 13: 'unshaded' } },
    )
    t.play('terror', 'bogota-yopal-loc', 'done')
    t.play('patrol', 'pasto', 'cali-pasto-loc', 'done')
    expect(t.question).toBe('patrol.assault')
    expect(t.answers).toEqual(['cali-pasto-loc', 'done'])
  })

  test('AA 5.3 card 13 shaded: a Patrol brings no Assault', () => {
    const t = later(13, 'shaded', { 'cali-pasto-loc': 'police, farc-active' }).play('patrol', 'done')
    expect(t.answers).not.toContain('cali-pasto-loc')
    t.play('done')
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1, 'farc-active': 1 })
  })

  test('AA 5.3 a Capability outlasts the Reset', () => {
    const t = endRound(nextRound(3, 'unshaded', { bogota: 'troops 2, farc-base', cali: 'troops 2, farc-base' }))
    const before = t.resources('govt')
    t.play('assault', 'bogota')
    expect(t.resources('govt')).toBe(before - 1)
  })
})

describe('AA 5.4 Momentum', () => {
  test('AA 5.4 card 12 shaded: no Air Strikes', () => {
    const t = later(12, 'shaded', { arauca: 'troops, farc-active' }).play('assault')
    expect(t.whyNot('air-strike')?.id).toBe('why.plan-colombia')
  })

  test('AA 5.4 card 12 shaded: Patrol finds nobody, but may Assault', () => {
    const t = later(12, 'shaded', { 'cali-pasto-loc': 'police 2, farc-active, auc-underground' })
    t.play('patrol', 'done', 'cali-pasto-loc')
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 2, 'auc-underground': 1 })
  })

  test('AA 5.4 card 12 shaded: it ends with the Reset', () => {
    const t = endRound(nextRound(12, 'shaded', { 'cali-pasto-loc': 'police, farc-underground', choco: 'farc-base' }))
    t.play('patrol')
    expect(t.answers).toContain('air-strike')
    t.play('done')
    expect(t.count('cali-pasto-loc', 'farc-active')).toBe(1)
  })

  test('AA 5.4 card 17 shaded: departments are closed to Sweep and Assault, cities and lines are not', () => {
    const board: Board = {
      bogota: 'troops, farc-active, auc-underground',
      arauca: 'troops, farc-active, auc-underground',
      'cali-pasto-loc': 'police, farc-active',
    }
    const t = later(17, 'shaded', board).play('assault')
    expect(t.whyNot('arauca')?.id).toBe('why.madrid-donors')
    expect(t.answers).toEqual(['bogota', 'cali-pasto-loc', 'air-lift', 'air-strike'])
    const swept = later(17, 'shaded', board).play('sweep')
    expect(swept.whyNot('arauca')?.id).toBe('why.madrid-donors')
    expect(swept.answers).toContain('bogota')
  })

  test('AA 5.4 card 17 shaded: Air Strikes in departments go on', () => {
    const t = later(17, 'shaded', { bogota: 'troops, farc-active', arauca: 'auc-active' })
    t.play('assault', 'bogota', 'air-strike')
    expect(t.count('arauca', 'auc-active')).toBe(0)
  })

  test('AA 5.4 card 17 shaded: it ends with the Reset', () => {
    const t = endRound(nextRound(17, 'shaded', { arauca: 'troops, govt-base, farc-base' })).play('assault')
    expect(t.count('arauca', 'farc-base')).toBe(0)
  })
})

describe('AA 5.1 events led by the Government', () => {
  test('AA 5.1 card 4 unshaded: three sound pipelines pay twice their Econ', () => {
    const t = event(4, 'unshaded', { 'arauca-cucuta-loc': 'sabotage' })
    expect(t.whyNot('arauca-cucuta-loc')?.id).toBe(NOT_HERE)
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    t.play('ayacucho-cucuta-loc')
    expect(t.whyNot('ayacucho-cucuta-loc')?.id).toBe(NOT_HERE)
    t.play('ayacucho-sincelejo-loc', 'bogota-yopal-loc')
    expect(t.question).toBe('turn.second')
    expect(t.resources('govt')).toBe(20 + 6 + 6 + 4)
  })

  test('AA 5.1.3 card 4 unshaded: with fewer sound pipelines those that there are pay', () => {
    const t = event(4, 'unshaded', everywhere(PIPELINES.slice(2), 'sabotage'), { resources: { govt: 97 } })
    expect(t.question).toBe('event.pipeline')
    t.play('buenaventura-cali-loc')
    expect(t.question).toBe('turn.second')
    expect(t.resources('govt')).toBe(99)
  })

  test('AA 5.1 card 4 shaded: the most valuable pipelines without cubes are sabotaged first', () => {
    const t = event(4, 'shaded', { 'ayacucho-cucuta-loc': 'police' })
    expect(t.answers).toEqual(['arauca-cucuta-loc', 'ayacucho-sincelejo-loc'])
    // The two open Econ-3 lines go one after the other without a choice being left for the second.
    t.play('arauca-cucuta-loc')
    expect(t.markers('ayacucho-sincelejo-loc', 'sabotage')).toBe(1)
    expect(t.whyNot('buenaventura-cali-loc')?.id).toBe(NOT_HERE)
    t.play('bogota-yopal-loc')
    expect(t.markers('bogota-yopal-loc', 'sabotage')).toBe(1)
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
    expect(t.question).toBe('turn.second')
  })

  test('AA 3.3.4 card 4 shaded: nothing happens once all 40 markers are out', () => {
    const t = event(4, 'shaded', { bogota: 'terror 39' })
    t.play('arauca-cucuta-loc')
    expect(t.question).toBe('turn.second')
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
    expect(event(4, 'shaded', { bogota: 'terror 40' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 5 unshaded: 6 Police on pipelines, then 3 guerrillas on or next to those', () => {
    const t = event(5, 'unshaded', {
      'arauca-cucuta-loc': 'farc-underground 2',
      cucuta: 'auc-underground, cartels-underground, farc-active',
      cali: 'farc-underground',
      narino: 'farc-underground',
    })
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    t.play('arauca-cucuta-loc', '4')
    expect(t.whyNot('arauca-cucuta-loc')?.id).toBe(NOT_HERE)
    t.play('cali-ibague-loc')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect(t.question).toBe('event.flip-where')
    expect(t.answers).toEqual(['cali', 'cucuta', 'arauca-cucuta-loc'])
    expect(t.whyNot('narino')?.id).toBe(NOT_HERE)
    t.play('cucuta')
    expect(t.answers).toEqual(['auc-underground', 'cartels-underground'])
    t.play('cartels-underground', 'cali', 'arauca-cucuta-loc')
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 1, 'cartels-active': 1, 'farc-active': 1 })
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('arauca-cucuta-loc')).toEqual({ police: 4, 'farc-underground': 1, 'farc-active': 1 })
    expect(t.count('cali-ibague-loc', 'police')).toBe(2)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 5 unshaded: fewer Police, fewer guerrillas', () => {
    const t = event(5, 'unshaded', { bogota: 'police 29', cali: 'farc-underground, auc-active' })
    t.play('cali-ibague-loc')
    expect(t.count('cali-ibague-loc', 'police')).toBe(1)
    expect(t.pieces('cali')).toEqual({ 'farc-active': 1, 'auc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.1 card 5 unshaded: without Police nobody is found', () => {
    const t = event(5, 'unshaded', { bogota: 'police 30', 'arauca-cucuta-loc': 'farc-underground' })
    expect(t.question).toBe('turn.second')
    expect(t.count('arauca-cucuta-loc', 'farc-underground')).toBe(1)
  })

  test('AA 1.4.1 card 5 unshaded: the Government may take Police off the map for it', () => {
    const t = scene({ bogota: 'police 30' }, { card: 5 }).play('event')
    t.interject('govt', 'withdraw police bogota 2').play('unshaded', 'arauca-cucuta-loc', '2')
    expect(t.count('arauca-cucuta-loc', 'police')).toBe(2)
    expect(t.count('bogota', 'police')).toBe(28)
  })

  test('AA 5.1 card 5 unshaded: whoever executes it chooses', () => {
    const t = event(5, 'unshaded', { cali: 'farc-underground 5' }, { eligible: ['cartels'] })
    expect(t.by).toBe('cartels')
    t.play('cali-ibague-loc')
    expect(t.by).toBe('cartels')
    t.play('6')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 2, 'farc-active': 3 })
  })

  test('AA 5.1 card 5 shaded: a space beside an Econ-3 line shifts 2 levels', () => {
    const t = event(5, 'shaded', { sincelejo: 'active-support', antioquia: 'active-opposition' })
    expect(t.answers).toEqual(['cucuta', 'sincelejo', 'atlantico', 'cesar', 'santander', 'arauca'])
    expect(t.whyNot('antioquia')?.id).toBe(NOT_HERE)
    expect(t.whyNot('bogota')?.id).toBe(NOT_HERE)
    expect(t.whyNot('arauca-cucuta-loc')?.id).toBe(NOT_HERE)
    t.play('sincelejo')
    expect(t.level('sincelejo')).toBe('neutral')
  })

  test('AA 1.6 card 5 shaded: it stops at Active Opposition', () => {
    const t = event(5, 'shaded', { cesar: 'passive-opposition' }).play('cesar')
    expect(t.level('cesar')).toBe('active-opposition')
    const sevenSpaces = ['cucuta', 'sincelejo', 'atlantico', 'cesar', 'antioquia', 'santander', 'arauca'] as const
    expect(event(5, 'shaded', everywhere(sevenSpaces, 'active-opposition')).question).toBe('turn.second')
  })

  test('AA 5.1 card 6 unshaded: 2 departments beside sabotaged lines go to Passive Support', () => {
    const t = event(6, 'unshaded', {
      'arauca-cucuta-loc': 'sabotage',
      'bogota-san-jose-loc': 'sabotage',
      arauca: 'active-opposition',
      'meta-west': 'passive-support',
      guaviare: 'passive-opposition',
    })
    expect(t.answers).toEqual(['guaviare', 'santander', 'arauca', 'meta-east'])
    for (const refused of ['cucuta', 'meta-west', 'cesar']) expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    t.play('arauca', 'santander')
    expect(t.level('arauca')).toBe('passive-support')
    expect(t.level('santander')).toBe('passive-support')
    expect(t.level('guaviare')).toBe('passive-opposition')
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 6 unshaded: one department if there is just one, none without Sabotage', () => {
    const t = event(6, 'unshaded', { 'arauca-cucuta-loc': 'sabotage', santander: 'active-support' })
    expect(t.level('arauca')).toBe('passive-support')
    expect(t.level('santander')).toBe('active-support')
    expect(t.question).toBe('turn.second')
    expect(event(6, 'unshaded', { arauca: 'active-opposition' }).level('arauca')).toBe('active-opposition')
  })

  test('AA 5.1 card 6 shaded: a pipeline is sabotaged and a department beside it shifts', () => {
    const t = event(6, 'shaded', { 'ayacucho-cucuta-loc': 'sabotage', arauca: 'passive-support' })
    expect(t.whyNot('ayacucho-cucuta-loc')?.id).toBe(NOT_HERE)
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    t.play('arauca-cucuta-loc')
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.answers).toEqual(['santander', 'arauca'])
    expect(t.whyNot('cucuta')?.id).toBe(NOT_HERE)
    t.play('arauca')
    expect(t.level('arauca')).toBe('neutral')
  })

  test('AA 5.1.3 card 6 shaded: no department left to shift, no pipeline left to sabotage', () => {
    const t = event(6, 'shaded', { arauca: 'active-opposition', santander: 'active-opposition' })
    t.play('arauca-cucuta-loc')
    expect(t.question).toBe('turn.second')
    const full = event(6, 'shaded', everywhere(PIPELINES, 'sabotage'))
    expect(full.question).toBe('turn.second')
    expect(full.level('santander')).toBe('neutral')
    expect(event(6, 'shaded', { bogota: 'terror 40' }).question).toBe('turn.second')
  })

  test('AA 5.5 card 8 unshaded: 3 free Air Strikes, in the same space or others, not in cities', () => {
    const t = event(8, 'unshaded', {
      putumayo: 'farc-active 2, farc-base',
      'cali-pasto-loc': 'auc-active',
      guaviare: 'farc-underground, farc-base',
      bogota: 'farc-active',
    })
    expect(t.answers).toEqual(['putumayo', 'cali-pasto-loc'])
    expect(t.whyNot('bogota')?.id).toBe('why.not-city')
    expect(t.whyNot('guaviare')?.id).toBe('why.strike-none')
    t.play('putumayo', 'putumayo', 'putumayo')
    expect(t.pieces('putumayo')).toEqual({})
    expect(t.count('cali-pasto-loc', 'auc-active')).toBe(1)
    expect(t.resources('govt')).toBe(20)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 8 unshaded: the Government chooses although another faction executes it', () => {
    const t = event(8, 'unshaded', { huila: 'farc-active 2, auc-active 2' }, { eligible: ['farc'] })
    expect(t.by).toBe('govt')
    expect(t.answers).toEqual(['farc-active', 'auc-active'])
    t.play('farc-active', 'auc-active', 'farc-active')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
    expect(t.isEligible('govt')).toBe(true)
  })

  test('AA 5.1.3 card 8 unshaded: fewer targets, fewer strikes; only cities have some, none', () => {
    const t = event(8, 'unshaded', { huila: 'farc-active', cali: 'farc-active' })
    expect(t.count('huila', 'farc-active')).toBe(0)
    expect(t.count('cali', 'farc-active')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.2 card 8 unshaded: it beats Plan Colombia and Misil Antiaéreo', () => {
    const t = event(8, 'unshaded', { huila: 'farc-active' }, { lasting: { 12: 'shaded', 27: 'shaded' } })
    expect(t.count('huila', 'farc-active')).toBe(0)
  })

  test('AA 3.2.5 card 8 unshaded: a Shipment lost to an Air Strike brings no Aid', () => {
    const t = event(8, 'unshaded', { huila: 'cartels-active, cartels-shipment' })
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
    expect(t.aid).toBe(9)
  })

  test('AA 5.1 card 8 shaded: the Government loses 9 Resources, as far as it has them', () => {
    expect(event(8, 'shaded', {}).resources('govt')).toBe(11)
    expect(event(8, 'shaded', {}, { resources: { govt: 5 } }).resources('govt')).toBe(0)
  })

  test.each([
    [12, 10],
    [17, 6],
    [18, 20],
  ])('AA 6.4.3 card %i unshaded: Aid pays out under Samper too, then Aid +%i', (card, growth) => {
    const t = event(card, 'unshaded', {}, { tracks: { aid: 8 } })
    expect(t.resources('govt')).toBe(28)
    expect(t.aid).toBe(8 + growth)
  })

  test.each([12, 17, 18])(
    'AA 5.1.1 card %i unshaded: at most 20 Resources, Aid stops at 29, Resources at 99',
    (card) => {
      const t = event(card, 'unshaded', {}, { tracks: { aid: 25, president: 'uribe' } })
      expect(t.resources('govt')).toBe(40)
      expect(t.aid).toBe(29)
      expect(event(card, 'unshaded', {}, { resources: { govt: 95 } }).resources('govt')).toBe(99)
    },
  )

  test('AA 5.1 card 14 unshaded: the Government places a base and 3 Troops in a department', () => {
    const t = event(14, 'unshaded', { huila: 'farc-zone', putumayo: 'farc-base, cartels-base' }, { eligible: ['farc'] })
    expect(t.by).toBe('govt')
    for (const refused of ['huila', 'putumayo', 'bogota', 'bogota-neiva-loc', 'ecuador']) {
      expect(t.answers).not.toContain(refused)
    }
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    expect(t.whyNot('putumayo')?.id).toBe(NOT_HERE)
    t.play('amazonas')
    expect(t.pieces('amazonas')).toEqual({ 'govt-base': 1, troops: 3 })
  })

  test('AA 5.1 card 14 unshaded: the log says that the Government places, whoever executes the event', () => {
    const t = event(14, 'unshaded', {}, { eligible: ['farc'] }).play('amazonas')
    const placed = t.table.game.log?.filter(({ kind }) => kind === 'place')
    expect(placed?.map(({ by }) => andeanAbyss.factions[by]?.id)).toEqual(['govt', 'govt'])
  })

  test('AA 5.1.3 card 14 unshaded: without a base the Troops come, also where there is no room for one', () => {
    const t = event(14, 'unshaded', { huila: 'govt-base 2', santander: 'govt-base', bogota: 'troops 28' })
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'govt-base': 2, troops: 2 })
  })

  test('AA 5.1.3 card 14 unshaded: where no department has room for the base, the Troops alone come', () => {
    const t = event(14, 'unshaded', { ...everywhere(DEPARTMENTS, 'farc-zone'), huila: 'auc-base 2' })
    expect(t.pieces('huila')).toEqual({ 'auc-base': 2, troops: 3 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.2 card 14 unshaded: Ecuador with its 2 pieces a faction cannot take it all', () => {
    const t = event(14, 'unshaded', {}, { lasting: { 33: 'shaded' } })
    expect(t.whyNot('ecuador')?.id).toBe(NOT_HERE)
    const last = event(14, 'unshaded', everywhere(DEPARTMENTS, 'farc-zone'), { lasting: { 33: 'shaded' } })
    expect(last.pieces('ecuador')).toEqual({ 'govt-base': 1, troops: 1 })
  })

  test('AA 5.1.3 card 14 unshaded: nothing available or only FARC Zones, nothing placed', () => {
    const none = event(14, 'unshaded', { bogota: 'troops 30, govt-base 2', cali: 'govt-base' })
    expect(none.question).toBe('turn.second')
    const zones = event(14, 'unshaded', everywhere(DEPARTMENTS, 'farc-zone'))
    expect(zones.question).toBe('turn.second')
    expect(zones.pieces('huila')).toEqual({})
  })

  test('AA 5.1 card 14 shaded: a department loses a base and a cube of the kind the executor says', () => {
    const t = event(14, 'shaded', {
      huila: 'govt-base, troops, police',
      santander: 'govt-base, troops',
      arauca: 'troops 3',
      bogota: 'govt-base, troops',
    })
    expect(t.answers).toEqual(['santander', 'huila'])
    expect(t.whyNot('arauca')?.id).toBe(NOT_HERE)
    expect(t.whyNot('bogota')?.id).toBe(NOT_HERE)
    t.play('huila', 'police')
    expect(t.pieces('huila')).toEqual({ troops: 1 })
  })

  test('AA 5.1.3 card 14 shaded: otherwise a department loses what it has', () => {
    const t = event(14, 'shaded', { huila: 'govt-base', arauca: 'troops 3', bogota: 'govt-base, troops' })
    expect(t.answers).toEqual(['huila', 'arauca'])
    t.play('arauca')
    expect(t.count('arauca', 'troops')).toBe(2)
    const none = event(14, 'shaded', { bogota: 'govt-base, troops', huila: 'farc-base' })
    expect(none.question).toBe('turn.second')
    expect(none.pieces('bogota')).toEqual({ 'govt-base': 1, troops: 1 })
  })

  test('AA 5.1 card 15 unshaded: 4 times a die', () => {
    expect(event(15, 'unshaded', {}, { dice: [3] }).resources('govt')).toBe(32)
    expect(event(15, 'unshaded', {}, { dice: [6], resources: { govt: 90 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 15 shaded: a city Neutral or in Passive Support goes to Passive Opposition', () => {
    const t = event(15, 'shaded', { bogota: 'passive-support', cali: 'active-support', pasto: 'passive-opposition' })
    for (const refused of ['cali', 'pasto', 'huila', 'bogota-neiva-loc']) expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    expect(t.answers).toContain('medellin')
    t.play('bogota')
    expect(t.level('bogota')).toBe('passive-opposition')
  })

  test('AA 5.1.3 card 15 shaded: nothing if no city wavers', () => {
    const cities = ['bogota', 'cali', 'medellin', 'bucaramanga', 'ibague', 'santa-marta', 'cartagena'] as const
    const t = event(15, 'shaded', {
      ...everywhere(cities, 'active-support'),
      ...everywhere(['cucuta', 'neiva', 'pasto', 'sincelejo'], 'passive-opposition'),
    })
    expect(t.question).toBe('turn.second')
    expect(t.level('bogota')).toBe('active-support')
  })

  test('AA 5.1 card 16 unshaded: each Mountain pays 5 to who has most pieces, the Government in ties and if empty', () => {
    const t = event(16, 'unshaded', {
      antioquia: 'troops, police, farc-underground, farc-active, farc-base',
      santander: 'auc-underground 2, cartels-base 2, troops',
      huila: 'cartels-active, cartels-base',
      putumayo: 'auc-active 3',
    })
    // Santander is tied between others, Cesar is empty.
    expect(t.resources('govt')).toBe(30)
    expect(t.resources('farc')).toBe(25)
    expect(t.resources('cartels')).toBe(25)
    expect(t.resources('auc')).toBe(20)
  })

  test('AA 1.7 card 16 unshaded: Resources stop at 99', () => {
    const t = event(16, 'unshaded', { huila: 'auc-active' }, { resources: { auc: 97, govt: 96 } })
    expect(t.resources('auc')).toBe(99)
    expect(t.resources('govt')).toBe(99)
  })

  test('AA 5.1 card 16 shaded: the Government loses 10 Resources, as far as it has them', () => {
    expect(event(16, 'shaded', {}).resources('govt')).toBe(10)
    expect(event(16, 'shaded', {}, { resources: { govt: 4 } }).resources('govt')).toBe(0)
  })

  test('AA 5.1 card 18 shaded: 6 Resources less, and Aid less by a die', () => {
    const t = event(18, 'shaded', {}, { dice: [4] })
    expect(t.resources('govt')).toBe(14)
    expect(t.aid).toBe(5)
  })

  test('AA 1.7 card 18 shaded: neither goes below 0', () => {
    const t = event(18, 'shaded', {}, { dice: [5], resources: { govt: 2 }, tracks: { aid: 3 } })
    expect(t.resources('govt')).toBe(0)
    expect(t.aid).toBe(0)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 4 shaded: a pipeline that the Government leaves is open to Sabotage', () => {
    const t = event(4, 'shaded', { 'ayacucho-cucuta-loc': 'police' })
    expect(t.answers).toEqual(['arauca-cucuta-loc', 'ayacucho-sincelejo-loc'])
    t.interject('govt', 'withdraw police ayacucho-cucuta-loc 1')
    expect(t.answers).toEqual(['arauca-cucuta-loc', 'ayacucho-sincelejo-loc', 'ayacucho-cucuta-loc'])
    t.play('ayacucho-cucuta-loc')
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(1)
  })

  test('AA 1.4.1 card 5 unshaded: Police taken off are there to be placed', () => {
    const t = event(5, 'unshaded', { bogota: 'police 28' }).play('arauca-cucuta-loc')
    expect(t.answers).toEqual(['1', '2'])
    t.interject('govt', 'withdraw police bogota 3')
    expect(t.answers).toEqual(['1', '2', '3', '4', '5'])
    t.play('5')
    expect(t.count('arauca-cucuta-loc', 'police')).toBe(5)
  })

  test('AA 1.4.1 card 5 unshaded: a guerrilla taken off is not found', () => {
    const board: Board = {
      cali: 'farc-underground',
      cucuta: 'farc-underground, auc-underground 2, cartels-underground',
      bogota: 'police 28',
    }
    const t = event(5, 'unshaded', board, { eligible: ['farc'] }).play('arauca-cucuta-loc', '1', 'cali-ibague-loc')
    expect(t.answers).toEqual(['cali', 'cucuta'])
    // Only Cúcuta is left, so it is taken at once.
    t.interject('farc', 'withdraw farc-underground cali 1')
    expect([t.question, t.answers]).toEqual([
      'event.flip-which',
      ['farc-underground', 'auc-underground', 'cartels-underground'],
    ])
    t.interject('farc', 'withdraw farc-underground cucuta 1')
    expect(t.answers).toEqual(['auc-underground', 'cartels-underground'])
    t.play('auc-underground', 'auc-underground')
    expect(t.pieces('cucuta')).toEqual({ 'auc-active': 2, 'cartels-active': 1 })
    expect(t.pieces('cali')).toEqual({})
  })

  test('AA 1.4.1 card 14 unshaded: with a base taken off it comes, to a department with room for it', () => {
    const t = event(14, 'unshaded', { huila: 'farc-base 2', bogota: 'govt-base 2', cali: 'govt-base' })
    expect(t.answers).toContain('huila')
    t.interject('govt', 'withdraw govt-base cali 1')
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('vichada')
    expect(t.pieces('vichada')).toEqual({ 'govt-base': 1, troops: 3 })
  })

  test('AA 1.4.1 card 14 shaded: a department without base and cube is no longer among those that must lose both', () => {
    const t = event(14, 'shaded', {
      huila: 'govt-base, troops, police',
      santander: 'govt-base, troops, police',
      arauca: 'govt-base, troops',
    })
    expect(t.answers).toEqual(['santander', 'huila', 'arauca'])
    t.interject('govt', 'withdraw troops arauca 1')
    expect(t.answers).toEqual(['santander', 'huila'])
    t.play('huila')
    expect(t.answers).toEqual(['troops', 'police'])
    t.interject('govt', 'withdraw police huila 1')
    expect(t.question).toBe('turn.second')
    expect(t.pieces('huila')).toEqual({})
  })
})
