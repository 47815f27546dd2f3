import { describe, expect, test } from 'vitest'
import { everywhere, NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { andeanAbyss } from '../index.ts'
import type { SpaceId } from '../map.ts'

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

describe('AA 5.1 card 14 Tres Esquinas', () => {
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
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
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
