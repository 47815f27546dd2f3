import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'

/** The Taliban are to operate: alone eligible on a card that does nothing here. */
const taliban = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { card: 67, eligible: ['taliban'], seats: { taliban: 'arponen' }, ...more })

const lines = (board: Board, more: SceneOptions = {}): string => taliban(board, more).bots().join(', ')

describe('arponen 8.8.3 Terror', () => {
  test('8.8.3/if Terror for three points of Support and Opposition together', () => {
    expect(lines({ kabul: 'taliban-underground, support' })).toMatch(/^terror 8\.8\.3\/if/)
    expect(lines({ kandahar: 'taliban-underground, support', ghazni: 'taliban-underground' })).toMatch(/^terror/)
    expect(lines({ kandahar: 'taliban-underground, support' })).not.toContain('8.8.3/if')
  })

  test('8.8.3/if Opposition cannot rise where it stands, nor where nobody lives', () => {
    const board = {
      kabul: 'taliban-underground, opposition',
      zabol: 'taliban-underground',
      waziristan: 'taliban-underground',
    }
    expect(lines(board)).not.toContain('8.8.3/if')
  })

  test('8.8.3/if the Tribal Elders make two levels of one', () => {
    const board = { kandahar: 'taliban-underground, support' }
    const elders = { tracks: { elders: 'taliban' }, lasting: { 45: 'unshaded' } } as const
    expect(lines(board, elders)).toMatch(/^terror 8\.8\.3\/if, opposition 8\.8\.1\/elders/)
    expect(taliban(board, { tracks: { elders: 'taliban' } }).bots(1)).not.toContain('terror 8.8.3/if')
    const kabul = { kabul: 'taliban-underground, support' }
    expect(lines(kabul, { ...elders, tracks: { elders: 'coalition' } })).not.toContain('8.8.3/if')
  })

  test('8.8.3/if not with the last hidden Guerrilla at a Base, nor with the last two under Find Fix Finish', () => {
    const at = (n: number) => ({ kabul: `taliban-base, taliban-underground ${n}, support` })
    const hunted = { lasting: { 7: 'unshaded' } } as const
    expect(lines(at(1))).not.toContain('8.8.3/if')
    expect(lines(at(2))).toContain('8.8.3/if')
    expect(lines(at(2), hunted)).not.toContain('8.8.3/if')
    expect(lines(at(3), hunted)).toContain('8.8.3/if')
  })

  test('8.8.3/1, 8.8.3/2 Support spaces, then Neutral ones, highest Population first; no others', () => {
    const t = taliban({
      ghazni: 'taliban-underground',
      kandahar: 'taliban-underground',
      paktika: 'taliban-underground, support',
      khowst: 'taliban-underground, support',
      helmand: 'taliban-underground, opposition',
      zabol: 'taliban-underground',
    })
    const answers = t.bots()
    expect(answers.slice(0, 5)).toEqual([
      'terror 8.8.3/if',
      'khowst 8.8.3/1',
      'paktika 8.8.3/1',
      'kandahar 8.8.3/2',
      'ghazni 8.8.3/2',
    ])
    expect(t.level('khowst')).toBe('neutral')
    expect(t.level('kandahar')).toBe('opposition')
    expect(t.count('zabol', 'taliban-underground')).toBe(1)
  })

  test('8.8.3/1 not without Support, 8.8.3/2 nor where nobody is Neutral', () => {
    const neutral = lines({ khowst: 'taliban-underground', kandahar: 'taliban-underground' })
    expect(neutral).toMatch(/^terror 8\.8\.3\/if, (khowst|kandahar) 8\.8\.3\/2/)
    expect(neutral).not.toContain('8.8.3/1')
    const support = lines({ kabul: 'taliban-underground, support', helmand: 'taliban-underground, opposition' })
    expect(support).toMatch(/^terror 8\.8\.3\/if, kabul 8\.8\.3\/1/)
    expect(support).not.toContain('8.8.3/2')
  })

  test('8.8.3/1 a Guerrilla at a Base stays hidden', () => {
    const board = { kabul: 'taliban-underground, support', khowst: 'taliban-base, taliban-underground, support' }
    expect(lines(board)).not.toContain('khowst 8.8.3')
  })
})

describe('arponen 8.8.3 Extort', () => {
  const few = { resources: { taliban: 1 } }

  test('8.8.3/extort Terror stops for it when Resources run out, and goes on', () => {
    const board = {
      kabul: 'taliban-underground, support',
      kandahar: 'taliban-underground',
      waziristan: 'taliban-underground 2',
    }
    const t = taliban(board, few)
    expect(t.bots()).toEqual([
      'terror 8.8.3/if',
      'kabul 8.8.3/1',
      'extort 8.8.3/extort',
      'waziristan 8.8.3/extort-1',
      'done 8.2/stop',
      'kandahar 8.8.3/2',
    ])
    expect([t.resources('taliban'), t.count('waziristan', 'taliban-active')]).toEqual([0, 1])
  })

  test('8.8.3/extort with Resources it comes after the Terror', () => {
    const board = { kabul: 'taliban-underground, support', waziristan: 'taliban-underground 2' }
    expect(taliban(board).bots(3)).toEqual(['terror 8.8.3/if', 'kabul 8.8.3/1', 'extort 8.8.3/extort'])
  })

  test('8.8.3/extort-1 not the last hidden Guerrilla at a Base or without Opposition', () => {
    const t = taliban({
      kabul: 'taliban-underground, support',
      helmand: 'taliban-underground, opposition',
      zabol: 'taliban-underground',
      farah: 'taliban-underground 2',
      khowst: 'taliban-base, taliban-underground, opposition',
      paktika: 'taliban-base, taliban-underground 2, opposition',
      nimruz: 'taliban-underground 2, warlords-underground 2',
    })
    expect(t.bots().filter((answer) => answer.includes('extort'))).toEqual([
      'extort 8.8.3/extort',
      'farah 8.8.3/extort-1',
      'helmand 8.8.3/extort-1',
      'paktika 8.8.3/extort-1',
    ])
    expect(t.count('khowst', 'taliban-active')).toBe(0)
    const last = taliban({ kabul: 'taliban-underground, support', zabol: 'taliban-underground' })
    expect(last.bots()).toEqual(['terror 8.8.3/if', 'kabul 8.8.3/1', 'done 8.2/stop'])
  })

  test('8.8.3/extort-1 not the one that the Terror still needs', () => {
    const t = taliban(
      {
        kabul: 'taliban-underground, support',
        helmand: 'taliban-base, taliban-underground 2',
        waziristan: 'taliban-underground 2',
      },
      few,
    )
    expect(t.bots()).toContain('waziristan 8.8.3/extort-1')
    expect([t.level('helmand'), t.count('helmand', 'taliban-active')]).toEqual(['opposition', 1])
  })

  test('8.8.3/extort-2 without Resources everywhere, but not the last one at a Base nor the one that Terror needs', () => {
    const board = {
      kabul: 'taliban-underground, support',
      farah: 'taliban-underground',
      nimruz: 'taliban-underground',
      zabol: 'taliban-base, taliban-underground',
    }
    const t = taliban(board, { resources: { taliban: 0 } })
    expect(t.bots().slice(0, 3)).toEqual(['terror 8.8.3/if', 'farah 8.8.3/extort-2', 'nimruz 8.8.3/extort-2'])
    expect([t.count('zabol', 'taliban-active'), t.level('kabul')]).toEqual([0, 'neutral'])
    expect(lines(board)).not.toContain('extort-2')
  })
})
