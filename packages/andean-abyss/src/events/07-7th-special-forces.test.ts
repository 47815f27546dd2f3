import type { CardFacts } from '@coinflict/kernel/state'
import { cardText } from '@coinflict/kernel/text'
import { describe, expect, test } from 'vitest'
import { nextRound } from '../../test/events.ts'
import { andeanAbyss } from '../index.ts'

describe.each(['1st', '2nd'])('AA 5.3 card 7, %s edition', (edition) => {
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
