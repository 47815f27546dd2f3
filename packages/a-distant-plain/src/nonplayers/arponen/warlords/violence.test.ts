import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'

/** The Warlords are to operate while a Player is ahead, so that they do not March. */
const warlords = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, {
    card: 67,
    eligible: ['warlords'],
    seats: { warlords: 'arponen' },
    ...more,
    tracks: { patronage: 36, ...more.tracks },
  })
const answers = (board: Board, more: SceneOptions = {}): string[] => warlords(board, more).bots()
const hidden = 'warlords-underground'

describe('arponen 8.9.5 Terror', () => {
  test('8.9.5/if to lower a Player’s margin', () => {
    expect(answers({ helmand: `${hidden}, support` })[0]).toBe('terror 8.9.5/if')
    expect(answers({ helmand: `${hidden}, opposition` })[0]).toBe('terror 8.9.5/if')
    expect(answers({ helmand: hidden })[0]).not.toBe('terror 8.9.5/if')
    const seats = { warlords: 'arponen', coalition: 'arponen' }
    expect(answers({ helmand: `${hidden}, support` }, { seats })[0]).not.toBe('terror 8.9.5/if')
  })

  test('8.9.5/if not with the last hidden Guerrilla at a Base', () => {
    expect(answers({ helmand: `warlords-base, ${hidden}, support` })[0]).not.toBe('terror 8.9.5/if')
    expect(answers({ helmand: `warlords-base, ${hidden} 2, support` })[0]).toBe('terror 8.9.5/if')
  })

  test('8.9.5/1 highest Population first, in three spaces', () => {
    const at = `${hidden}, support`
    const said = answers({ helmand: at, kabul: at, konduz: at, badghis: hidden, herat: at })
    expect(said.slice(0, 3)).toEqual(['terror 8.9.5/if', 'kabul 8.9.5/1', 'konduz 8.9.5/1'])
    expect(said.filter((answer) => answer.endsWith('8.9.5/1'))).toHaveLength(3)
  })

  test('8.9.5/1 not where the Coalition is no Player: 8.9.5/2 is left', () => {
    const seats = { warlords: 'arponen', coalition: 'arponen' }
    const board: Board = { konduz: `${hidden}, support`, badghis: `${hidden}, support` }
    const said = answers(board, { seats })
    expect(said.slice(0, 2)).toEqual(['terror 8.2/none', 'konduz 8.9.5/2'])
    expect(said.join()).not.toContain('8.9.5/1')
  })

  test('8.9.5/2 then one more space where most people change their minds', () => {
    const seats = { warlords: 'arponen', coalition: 'arponen' }
    const board: Board = {
      helmand: `${hidden}, opposition`,
      konduz: `${hidden}, support`,
      badghis: `${hidden}, support`,
      herat: hidden,
    }
    expect(answers(board, { seats }).slice(0, 3)).toEqual(['terror 8.9.5/if', 'helmand 8.9.5/1', 'konduz 8.9.5/2'])
    expect(answers(board, { seats }).filter((answer) => answer.endsWith('8.9.5/2'))).toHaveLength(1)
    expect(answers({ helmand: `${hidden}, opposition`, herat: hidden }, { seats }).join()).not.toContain('8.9.5/2')
  })

  test('8.9.3/suborn-2 Suborn goes with it, nothing else', () => {
    const board: Board = { helmand: `${hidden}, support`, zabol: 'warlords-base', kabul: 'taliban-active' }
    expect(answers(board, { resources: { warlords: 60 } })).toContain('suborn 8.9.3/suborn-2')
    expect(answers(board).join()).not.toMatch(/suborn|traffic|cultivate/)
  })
})

describe('arponen 8.9.6 Attack', () => {
  /** No room for a Base, so that they do not Rally. */
  const control: Board = { konduz: 'warlords-active 4, government-police 3, coalition-base 2' }

  test('8.9.6/if, 8.9.6/1 with four Guerrillas to break the Control of a Player’s Government', () => {
    const t = warlords(control, { dice: [1] })
    expect(t.bots()[0]).toBe('attack 8.9.6/if')
    expect(t.count('konduz', 'government-police')).toBe(1)
    const seats = { warlords: 'arponen', government: 'arponen' }
    expect(answers(control, { seats, tracks: { patronage: 0 }, boxes: {} })[0]).not.toContain('attack')
  })

  test('8.9.6/1 not with three, nor against too many, nor where the last hidden one at a Base would be shown', () => {
    for (const at of [
      'warlords-active 3, government-police 2, coalition-base 2',
      'warlords-active 4, government-police 5, coalition-base 2',
      `warlords-base, warlords-active 4, ${hidden}, coalition-base, government-police 6`,
    ]) {
      expect(answers({ konduz: at })[0]).not.toContain('attack')
    }
  })

  test('8.9.6/1 or to remove a Base of Taliban Players', () => {
    const board = (n: number): Board => ({
      konduz: `warlords-active 4, taliban-base, taliban-active ${n}, government-police, government-base`,
    })
    const t = warlords(board(1), { dice: [1] })
    expect(t.bots()[0]).toBe('attack 8.9.6/if')
    expect(t.pieces('konduz')).toMatchObject({ 'government-police': 1, 'government-base': 1, 'warlords-active': 4 })
    expect([t.count('konduz', 'taliban-base'), t.count('konduz', 'taliban-active')]).toEqual([0, 0])
    expect(answers(board(2))[0]).not.toContain('attack')
  })

  test('8.9.6/1 highest Population first', () => {
    const said = answers(
      { ...control, kabul: 'warlords-active 4, government-police 3, coalition-base 2' },
      { dice: [6, 6] },
    )
    expect(said.slice(0, 3)).toEqual(['attack 8.9.6/if', 'kabul 8.9.6/1', 'konduz 8.9.6/1'])
  })

  test('8.2/none without such an Attack Terror, else Rally', () => {
    const seats = { warlords: 'arponen', coalition: 'arponen' }
    expect(answers({ konduz: `${hidden}, support` }, { seats })[0]).toBe('terror 8.2/none')
    expect(answers({ konduz: hidden })[0]).toBe('rally 8.2/none')
  })
})
