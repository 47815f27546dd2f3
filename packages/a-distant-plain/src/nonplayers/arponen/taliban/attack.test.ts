import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'

/** Sixteen who cannot leave without losing Control, at two Bases that are guarded: so few are Available. */
const HELD: Board = { herat: 'taliban-base 2, taliban-underground, taliban-active 15, government-police 17' }

/** The Taliban are to operate: alone eligible on a card that does nothing here. */
const taliban = (board: Board, more: SceneOptions = {}): Scene =>
  scene(
    { ...HELD, ...board },
    { card: 67, eligible: ['taliban'], seats: { taliban: 'arponen', warlords: 'arponen' }, ...more },
  )
const answers = (board: Board, more: SceneOptions = {}): string[] => taliban(board, more).bots()
const hidden = 'taliban-underground'

describe('arponen 8.8.6 Attack', () => {
  test('8.8.6/if to remove two Coalition pieces', () => {
    expect(answers({ zabol: `${hidden}, coalition-troops 2` })[0]).toBe('attack 8.8.6/if')
    expect(answers({ zabol: `${hidden}, coalition-base 1, coalition-troops` })[0]).toBe('attack 8.8.6/if')
    expect(answers({ zabol: `${hidden}, coalition-troops` })[0]).not.toBe('attack 8.8.6/if')
  })

  test('8.8.6/if in several spaces together; a single Government cube leaves one hit for the Coalition', () => {
    const one = `${hidden}, coalition-troops 2, government-police`
    expect(answers({ zabol: one })[0]).not.toBe('attack 8.8.6/if')
    expect(answers({ zabol: one, farah: one })[0]).toBe('attack 8.8.6/if')
    const two = `${hidden}, coalition-troops 2, government-police 2`
    expect(answers({ zabol: two, farah: two })[0]).not.toBe('attack 8.8.6/if')
  })

  test('8.8.6/if an Attack that could fail does not count, one that cannot does', () => {
    expect(answers({ zabol: 'taliban-active 2, coalition-troops 2' })[0]).not.toBe('attack 8.8.6/if')
    expect(answers({ zabol: 'taliban-active 6, coalition-troops 2, coalition-base 2' })[0]).toBe('attack 8.8.6/if')
  })

  test('8.8.6/if not with the last hidden Guerrilla at a Base, nor during talks, nor without Resources', () => {
    const board = (n: number): Board => ({ zabol: `taliban-base, ${hidden} ${n}, coalition-troops 2, coalition-base` })
    expect(answers(board(1))[0]).not.toBe('attack 8.8.6/if')
    expect(answers(board(2))[0]).toBe('attack 8.8.6/if')
    expect(answers(board(2), { lasting: { 7: 'unshaded' } })[0]).not.toBe('attack 8.8.6/if')
    expect(answers(board(2), { lasting: { 24: 'unshaded' } })[0]).not.toBe('attack 8.8.6/if')
    expect(answers(board(2), { resources: { taliban: 0 } })[0]).not.toBe('attack 8.8.6/if')
  })

  test('8.8.6/1 without Ambush where six make it certain, else with it', () => {
    const board: Board = { zabol: 'taliban-active 6, coalition-troops 2, coalition-base 2' }
    const t = taliban(board, { dice: [6] })
    expect(t.bots().slice(0, 2)).toEqual(['attack 8.8.6/if', 'zabol 8.8.6/1'])
    expect(t.pieces('zabol')).toEqual({ 'coalition-base': 2, 'taliban-active': 6 })
    expect(answers({ farah: `${hidden} 2, coalition-troops 2` }).slice(0, 3)).toEqual([
      'attack 8.8.6/if',
      'ambush 8.8.6/1',
      'farah 8.8.6/ambush-1',
    ])
  })

  test('8.8.6/1 not where Government cubes stand before the Coalition: in an Attack begun for them Ambush comes by 8.8.6/2', () => {
    const board = (police: number): Board => ({ zabol: `${hidden}, coalition-troops 2, government-police ${police}` })
    const attacked = (police: number): string[] => taliban(board(police)).play('attack').bots()
    expect(attacked(1).slice(0, 2)).toEqual(['ambush 8.8.6/1', 'zabol 8.8.6/ambush-1'])
    const shielded = attacked(2)
    expect(shielded.slice(0, 2)).toEqual(['ambush 8.8.6/2', 'zabol 8.8.6/ambush-2'])
    expect(shielded.join()).not.toContain('8.8.6/1')
  })

  test('8.8.6/2 and by Ambush where others can be hit, but not with six or more', () => {
    const zabol = 'taliban-active 6, coalition-troops 2, coalition-base 2'
    const said = answers({ zabol, farah: `${hidden} 2, government-police 2` })
    expect(said).toContain('ambush 8.8.6/2')
    expect(answers({ zabol, farah: `${hidden} 6, government-police 2, warlords-base 2` }).join()).not.toContain(
      '8.8.6/2',
    )
  })

  test('8.8.6/3 with groups of four', () => {
    const zabol = `${hidden}, coalition-troops 2`
    const four = answers({ zabol, farah: 'taliban-active 4, government-police 5, warlords-base 2' })
    expect(four).toContain('farah 8.8.6/3')
    const three = answers({ zabol, farah: 'taliban-active 3, government-police 5, warlords-base 2' })
    expect(three.join()).not.toContain('farah 8.8.6/3')
  })

  test('8.8.6/3 not where the last hidden Guerrilla at a Base would be shown', () => {
    const zabol = `${hidden}, coalition-troops 2`
    const board = (at: string): Board => ({
      zabol,
      farah: `taliban-base 2, taliban-active 4, government-police 7${at}`,
    })
    expect(answers(board(''))).toContain('farah 8.8.6/3')
    expect(answers(board(`, ${hidden}`)).join()).not.toContain('farah 8.8.6')
  })
})

describe('arponen 8.8.6 Ambush', () => {
  const zabol = `${hidden}, coalition-troops 2`

  test('8.8.6/ambush-1 the Coalition: a Base before Troops', () => {
    const said = answers({ zabol, farah: `${hidden}, coalition-base, government-police` })
    expect(said.filter((answer) => /ambush-\d/.test(answer))).toEqual(['farah 8.8.6/ambush-1', 'zabol 8.8.6/ambush-1'])
    expect(answers({ zabol, farah: `${hidden}, government-base` }).join()).not.toContain('farah 8.8.6/ambush-1')
  })

  test('8.8.6/ambush-1 not where six Attack the Coalition: the Ambush is for others', () => {
    const six = 'taliban-active 6, coalition-troops 2, coalition-base 2'
    const said = answers({ zabol: six, farah: `${hidden}, government-police 2` })
    expect(said.slice(1, 4)).toEqual(['zabol 8.8.6/1', 'ambush 8.8.6/2', 'farah 8.8.6/ambush-2'])
    expect(said.join()).not.toContain('8.8.6/ambush-1')
  })

  test('8.8.6/ambush-2 then the Government: Bases, Police, Troops', () => {
    const board: Board = {
      zabol,
      nimruz: `${hidden}, government-troops 2`,
      farah: `${hidden}, government-police, government-troops`,
      samangan: `${hidden}, government-base`,
    }
    const said = answers(board).filter((answer) => /ambush-\d/.test(answer))
    expect(said).toEqual(['zabol 8.8.6/ambush-1', 'samangan 8.8.6/ambush-2', 'farah 8.8.6/ambush-2'])
    const without = answers({ zabol, nimruz: `${hidden}, warlords-underground 2` })
    expect(without).toContain('nimruz 8.8.6/ambush-3')
    expect(without.join()).not.toContain('8.8.6/ambush-2')
  })

  test('8.8.6/ambush-3 then the Warlords: Bases before Guerrillas', () => {
    const board: Board = {
      zabol,
      nimruz: `${hidden}, warlords-underground 2`,
      farah: `${hidden}, warlords-base, warlords-underground`,
    }
    const said = answers(board).filter((answer) => /ambush-\d/.test(answer))
    expect(said).toEqual(['zabol 8.8.6/ambush-1', 'farah 8.8.6/ambush-3', 'nimruz 8.8.6/ambush-3'])
    const government = answers({ zabol, nimruz: `${hidden}, warlords-underground, government-police` })
    expect(government).toContain('nimruz 8.8.6/ambush-2')
  })

  test('8.8.6/ambush-remove Coalition pieces before all others, as far as the rules let it', () => {
    const t = taliban({ zabol: `${hidden}, coalition-troops, government-base, warlords-underground`, farah: zabol })
    t.bots()
    expect(t.pieces('zabol')).toMatchObject({ 'warlords-underground': 1 })
    expect([t.count('zabol', 'coalition-troops'), t.count('zabol', 'government-base')]).toEqual([0, 0])
  })

  test('8.8.6/ambush-remove no choice where only two of a kind are', () => {
    const t = taliban({ zabol })
    expect(t.bots().join()).not.toContain('8.8.6/ambush-remove')
    expect(t.count('zabol', 'coalition-troops')).toBe(0)
  })

  test('8.8.3/extort if no Ambush is possible', () => {
    const said = answers({ zabol: 'taliban-active 6, coalition-troops 2, coalition-base 2', waziristan: `${hidden} 2` })
    expect(said).toContain('extort 8.8.3/extort')
    expect(answers({ zabol, waziristan: `${hidden} 2` }).join()).not.toContain('extort')
  })
})
