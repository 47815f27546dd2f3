import { linesOf } from '@coinflict/kernel/nonplayers'
import { describe, expect, test } from 'vitest'
import type { Board } from '../../../test/kit.ts'
import { decision, execute, IDS, type More } from '../../../test/nonplayers.ts'
import type { FactionId } from '../../forces.ts'
import { rulebook } from './index.ts'

/** The answers to an event's question. */
function answersTo(question: string, { t }: ReturnType<typeof execute>): string[] {
  return t.table.explanations.flatMap((each) =>
    each?.question === question ? [t.table.volume.spaces[each.answer as number]?.id ?? `${each.answer}`] : [],
  )
}
const byLine = (said: readonly string[], line: string): string[] =>
  said.filter((each) => each.endsWith(` ${line}`)).map((each) => each.split(' ')[0] as string)

test('FITL 8 every line has a number of its own and speaks every language', () => {
  const lines = linesOf(rulebook)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  for (const { text } of lines) for (const sentence of Object.values(text)) expect(sentence).not.toBe('')
})

describe('FITL 8.4.3 How many and which pieces', () => {
  test('FITL 8.4.3/1 as many as the text and Available pieces allow, nothing if none is left', () => {
    const { t, said } = execute('nva', 47, {})
    expect(byLine(said, '8.4.3/1')).toEqual([])
    expect(byLine(said, '8.1.1/1')).toEqual(['10'])
    expect(
      ['north-vietnam', 'central-laos', 'quang-tri-thua-thien', 'loc-hue-khe-sanh'].map((s) =>
        t.count(s as 'hue', 'nva-troops'),
      ),
    ).toContain(10)
    const few = execute('nva', 47, {}, { boxes: { 'out-of-play': { 'nva-troops': 36 } } })
    expect(byLine(few.said, '8.1.1/1')).toEqual(['4'])
    expect(execute('nva', 47, {}, { boxes: { 'out-of-play': { 'nva-troops': 40 } } }).said).toEqual([])
    const dodged = execute('vc', 103, {}, { boxes: { casualties: { 'us-troops': 2 } } })
    expect(dodged.said).toEqual(['2 8.4.3/1'])
  })

  test('FITL 8.4.3/2 own Bases first, then Rangers, then Troops and Police in turn; of the enemy in the same order', () => {
    const { said } = execute('us', 49, {}, { boxes: { 'out-of-play': { rangers: 4 } } })
    expect(byLine(said, '8.4.3/2').slice(0, 5)).toEqual([
      ...['arvn-base', 'arvn-base', 'arvn-base'],
      ...['rangers-underground', 'rangers-underground'],
    ])
    const cubes = execute('arvn', 123, { hue: 'arvn-police 2' }).said
    expect(byLine(cubes, '8.4.3/2')).toEqual(['arvn-troops', 'arvn-police', 'arvn-troops', 'arvn-police'])
    const hit = execute(
      'us',
      2,
      { 'central-laos': 'nva-base 1, nva-underground 1, vc-active 1, nva-troops 2' },
      { dice: [4] },
    )
    expect(byLine(hit.said, '8.4.3/2')).toEqual(['nva-base', 'nva-underground', 'vc-active'])
  })

  test('FITL 8.4.3/2, 8.1.2/3 no second COIN Base in a space, no ARVN Base in a City', () => {
    const boxes = { 'out-of-play': { 'us-bases': 1, 'us-troops': 1 } }
    const board: Board = {
      hue: 'us-base 1',
      'da-nang': 'us-base 1',
      kontum: 'us-base 1',
      'qui-nhon': 'us-base 1',
      'cam-ranh': 'arvn-base 1',
      'an-loc': 'arvn-base 1',
      saigon: 'arvn-base 1',
    }
    expect(execute('us', 1, board, { boxes }).t.count('can-tho', 'us-base')).toBe(1)
    const nearHue = execute('arvn', 87, {}, { bots: ['us'] })
    expect(nearHue.t.count('hue', 'arvn-base') + nearHue.t.count('da-nang', 'arvn-base')).toBe(0)
  })

  test('FITL 8.4.3/2, 8.4.4/4 where friends must go, the other faction loses them, Bases last', () => {
    const traps: Board = { hue: 'us-base 1, vc-underground 1, nva-underground 1' }
    expect(execute('nva', 17, traps).t.pieces('hue')).toEqual({ 'nva-underground': 1 })
    expect(execute('vc', 17, traps, { bots: ['nva'] }).t.pieces('hue')).toEqual({ 'vc-underground': 1 })
    const own = execute('nva', 65, { hue: 'us-base 1, irregulars-active 1, us-troops 1' }, { dice: [2], bots: ['us'] })
    expect(own.t.pieces('hue')).toEqual({ 'us-base': 1 })
  })

  test('FITL 8.1.2/2 of the cubes that desert Troops and Police go evenly, the more numerous first', () => {
    const left = (hue: string) => execute('vc', 84, { hue }, { bots: ['arvn'] }).t.pieces('hue')
    expect(left('arvn-troops 5, arvn-police 4')).toMatchObject({ 'arvn-troops': 3, 'arvn-police': 3 })
    expect(left('arvn-troops 4, arvn-police 5')).toMatchObject({ 'arvn-troops': 3, 'arvn-police': 3 })
  })

  test('FITL 8.4.3/3 from Out of Play first, then Casualties, then Available; Bases, Rangers, Troops, Irregulars', () => {
    const boxes = { casualties: { 'us-troops': 1, irregulars: 2, 'us-bases': 1 } }
    expect(byLine(execute('us', 57, {}, { boxes }).said, '8.4.3/3')).toEqual(['us-base', 'us-troops'])
    const out = { 'out-of-play': { 'arvn-troops': 1, rangers: 1 } }
    const held: Board = { hue: 'arvn-police 1', saigon: 'arvn-police 1' }
    expect(byLine(execute('arvn', 90, held, { boxes: out }).said, '8.4.3/3')).toEqual(
      ['out-of-play', 'rangers-underground', 'out-of-play', 'arvn-troops'].filter((each) => each !== 'arvn-troops'),
    )
    expect(byLine(execute('arvn', 90, held).said, '8.4.3/3').filter((each) => each === 'available')).toHaveLength(2)
    const lost = { casualties: { 'us-troops': 1 } }
    expect(byLine(execute('nva', 2, {}, { boxes: lost, bots: ['us'] }).said, '8.4.3/3')).toEqual(['casualties'])
    const pow = { casualties: { 'us-troops': 3 }, 'out-of-play': { 'us-troops': 3 } }
    expect(byLine(execute('us', 121, { 'north-vietnam': 'nva-base 1' }, { boxes: pow }).said, '8.4.3/3')).toEqual([
      'out-of-play',
    ])
  })
})

describe('FITL 8.4.4 Who, what and where', () => {
  test('FITL 8.4.4/1 itself, then the friendly faction, then a random enemy', () => {
    const choice = (by: FactionId) => byLine(execute(by, 106, {}).said, '8.4.4/1')
    expect(IDS.map((by) => [...new Set(choice(by))])).toEqual([
      ['arvn-police'],
      ['arvn-police'],
      ['vc-underground'],
      ['vc-underground'],
    ])
    expect(execute('arvn', 25, {}).said[0]).toBe('arvn 8.4.4/1')
    expect(execute('nva', 91, { 'quang-nam': 'us-troops 1' }).said[0]).toBe('nva 8.4.4/1')
    expect(byLine(execute('nva', 63, {}).said, '8.4.4/1')).toEqual(['four-vc-resources'])
    const none = { 'out-of-play': { 'arvn-police': 30 } }
    expect(byLine(execute('us', 106, {}, { boxes: none }).said, '8.4.4/1')).toEqual([])
  })

  test('FITL 8.4.4/1a Aid, Resources and Patronage go up or down by faction', () => {
    const choices = (by: FactionId, card: number, more: More = {}) =>
      byLine(execute(by, card, {}, more).said, '8.4.4/1a')
    expect(choices('arvn', 85, { side: 'shaded' })).toEqual(['raise', 'raise', 'raise'])
    expect(choices('nva', 85)).toEqual(['lower', 'lower', 'lower'])
    expect(choices('us', 64)).toEqual(['raise'])
    expect(choices('vc', 64)).toEqual(['lower', 'patronage-minus-5'])
    expect(choices('arvn', 64)).toEqual(['raise', 'patronage-plus-3'])
    expect(choices('vc', 105)).toEqual(['lower'])
    expect(choices('arvn', 97)).toEqual(['aid'])
  })

  test('FITL 8.4.4/2 what is free is done if it finds something to do, otherwise left', () => {
    expect(execute('arvn', 40, { hue: 'arvn-troops 1, nva-troops 2' }).said[0]).toBe('air-strike 8.4.4/2')
    const calm = execute('arvn', 40, { hue: 'arvn-troops 1, vc-underground 1' }, { tracks: { trail: 0 } })
    expect(calm.said).toEqual(['done 8.4.4/2'])
  })

  test('FITL 8.4.4 FL-22 SEALORDS by non-player US: Assault if its own test is met, otherwise Sweep', () => {
    const what = (board: Board) => byLine(execute('us', 92, board).said, '8.4.4/2')
    expect(what({ 'kien-phong': 'us-troops 6, vc-active 6, vc-underground 1' })).toEqual(['assault'])
    expect(what({ 'kien-phong': 'us-troops 2, vc-active 1, vc-underground 1' })).toEqual(['sweep'])
  })

  test('FITL 8.4.4/2 a choice of operations goes by the chart', () => {
    const board: Board = { hue: 'vc-underground 2, active-support' }
    const { said } = execute('vc', 50, board, { tracks: { trail: 0 } })
    expect(said[0]).toBe('terror 8.4.4/2')
    expect(execute('vc', 50, { 'quang-nam': 'vc-underground 4' }).said[0]).toBe('rally 8.4.4/2')
  })

  test('FITL 8.4.4/2 a choice of special activities: the one that goes with the operation of the chart', () => {
    const board: Board = {
      hue: 'vc-underground 2, active-support',
      'quang-nam': 'vc-underground 1, arvn-police 2, active-opposition',
      'loc-can-tho-chau-doc': 'vc-underground 1',
    }
    expect(execute('vc', 69, board, { resources: { vc: 5 } }).said).toContain('tax 8.4.4/2')
    expect(execute('vc', 69, board, { resources: { vc: 15 } }).said).toContain('subvert 8.4.4/2')
  })

  test('FITL 8.4.4/4 US Troops that must leave Laos go anywhere in the South; NVA Bases that may move stay', () => {
    const { t, said } = execute('nva', 58, { 'central-laos': 'us-troops 2' }, { bots: ['us'] })
    expect([t.count('central-laos', 'us-troops'), said[0]?.endsWith(' 8.4.4/4')]).toEqual([0, true])
    expect(execute('nva', 55, { 'central-laos': 'nva-base 1' }).said).toEqual(['done 8.4.4/4'])
  })

  test('FITL 8.4.4/4 where most Bases, then most other pieces come or go; the rest of it in the same space', () => {
    const board: Board = {
      'binh-dinh': 'us-troops 1, vc-underground 3',
      'khanh-hoa': 'us-troops 1, vc-base 1',
      'quang-nam': 'vc-base 2, vc-underground 4',
    }
    expect(answersTo('event.remove-where', execute('us', 24, board))).toEqual(['khanh-hoa'])
    expect(
      answersTo('event.remove-where', execute('us', 24, { ...board, 'khanh-hoa': 'us-troops 1, vc-active 2' })),
    ).toEqual(['binh-dinh'])
    const laos: Board = {
      'central-laos': 'nva-troops 6',
      'southern-laos': 'nva-troops 6',
      sihanoukville: 'vc-active 6',
    }
    expect(new Set(answersTo('event.remove-where', execute('us', 51, laos))).size).toBe(1)
  })

  test('FITL 8.4.4 FL-21 Cu Chi by non-player VC: 2 own Bases, then one of each, then 1', () => {
    const [two, both, one] = ['vc-base 2', 'vc-base 1, nva-base 1', 'vc-base 1']
    const where = (board: Board) => answersTo('event.space', execute('vc', 102, board))
    expect(where({ 'quang-nam': both, 'binh-dinh': two, 'tay-ninh': one })).toEqual(['binh-dinh'])
    expect(where({ 'quang-nam': both, 'tay-ninh': one })).toEqual(['quang-nam'])
    expect(where({ 'quang-nam': 'nva-base 2', 'tay-ninh': one })).toEqual(['tay-ninh'])
  })
})

describe('FITL 8.4.5 Which spaces shift', () => {
  const LEVELS: Board = {
    hue: 'active-opposition',
    saigon: 'passive-support',
    'da-nang': 'active-support',
    'can-tho': 'passive-opposition',
  }
  /** Card 41: two spaces to Passive Support. */
  const paused = (by: FactionId, board: Board = LEVELS) => answersTo('event.set-where', execute(by, 41, board))

  test('FITL 8.4.5/1 VC gain most Opposition, then take most Support', () => {
    expect(paused('vc')[0]).toBe('da-nang')
    const protest = (board: Board) => answersTo('event.shift-where', execute('vc', 83, board))
    const turned = Object.fromEntries(
      ['hue', 'qui-nhon', 'cam-ranh', 'an-loc', 'kontum'].map((city) => [city, 'active-opposition']),
    ) as Board
    expect(protest({ ...turned, saigon: 'passive-opposition', 'can-tho': '' })[0]).toBe('saigon')
    expect(protest({ ...turned, saigon: 'active-support', 'can-tho': 'active-support', 'da-nang': '' })).toEqual([
      'da-nang',
      'saigon',
    ])
  })
  test('FITL 8.4.5/1 NVA take most Support, then gain least Opposition', () => {
    expect(paused('nva')[0]).toBe('da-nang')
    const protest = answersTo(
      'event.shift-where',
      execute('nva', 83, { saigon: 'passive-opposition', 'da-nang': 'passive-support', hue: 'active-opposition' }),
    )
    expect(protest[0]).toBe('da-nang')
  })
  test('FITL 8.4.5/1 ARVN take most Opposition, then gain least Support', () => {
    expect(paused('arvn')).toEqual(['hue', 'can-tho'])
    expect(paused('arvn', { 'da-nang': 'active-support' })[0]).toBe('da-nang')
  })
  test('FITL 8.4.5/1 US gain most Support, then take most Opposition', () => {
    expect(paused('us')[0]).toBe('hue')
    expect(paused('us', { saigon: '', hue: 'active-opposition' })).toEqual(['saigon', 'hue'])
    const ways = (by: FactionId, level: string) =>
      byLine(
        execute(by, 106, {
          'tay-ninh': level,
          'kien-phong': level,
          'kien-hoa-vinh-binh': level,
          'binh-tuy-binh-thuan': level,
          'quang-duc-long-khanh': level,
        }).said,
        '8.4.5/1',
      ).filter((each) => each.startsWith('toward'))
    expect([ways('us', ''), ways('arvn', 'passive-support'), ways('vc', '')]).toEqual([
      ['toward-support', 'toward-support'],
      ['toward-opposition', 'toward-opposition'],
      ['toward-opposition', 'toward-opposition'],
    ])
  })
})

describe('FITL 8.4.7 Other choices', () => {
  test('FITL 8.4.7/1 FL-24 RAND: each Capability that can be flipped is as likely', () => {
    const lasting = { 8: 'unshaded', 13: 'unshaded', 14: 'unshaded', 31: 'unshaded', 20: 'shaded' } as const
    const flipped = Array.from({ length: 24 }, (_, seed) => execute('nva', 52, {}, { lasting, seed: `${seed}` }).said)
    expect(new Set(flipped.flat())).toEqual(new Set(['card-8 8.4.7/1', 'card-13 8.4.7/1', 'card-14 8.4.7/1']))
  })
})

describe('FITL 8.4.1 What one faction grants another', () => {
  test('FITL 8.4.1 the other faction follows its own instruction', () => {
    const board: Board = { 'central-laos': 'nva-base 1', 'southern-laos': 'nva-base 1, nva-underground 1' }
    const { said } = execute('arvn', 26, board, { bots: ['us'] })
    expect(said.slice(0, 3)).toEqual(Array(3).fill('central-laos 8.4.1/26'))
    expect(decision('arvn', 26, { hue: 'us-troops 1' }).declined ?? []).not.toContain('8.4.1/26')
  })
})
