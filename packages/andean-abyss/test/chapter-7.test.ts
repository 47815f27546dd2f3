import { ranking } from '@coinflict/kernel/rules'
import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, SUPPORT_60, scene } from './kit.ts'

/** The start of a Propaganda round. */
const check = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase: 'victory', card: 73, ...more, tracks: { propaganda: 1, president: 'uribe', ...more.tracks } })

/** The end of the final round: AUC declines its Rally, and margins are read. */
const finish = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, {
    phase: 'elite-backing',
    card: 73,
    ...more,
    tracks: { propaganda: 4, president: 'uribe', ...more.tracks },
  }).play('done')

const standings = (t: Scene) =>
  ranking(t.table.game).map(({ faction, place }) => [t.table.volume.factions[faction]?.id, place])

/** Opposition of 16 and three people more, 19, and six FARC bases: 25. */
const OPPOSITION_25: Board = {
  bogota: 'active-opposition',
  cali: 'passive-opposition',
  huila: 'farc-base 2',
  choco: 'farc-base 2',
  narino: 'farc-base 2',
}
/** Total Support of 35, which is 25 short; without Opposition FARC is 25 short too. */
const SUPPORT_35: Board = {
  bogota: 'active-support',
  cali: 'active-support',
  medellin: 'active-support',
  ibague: 'active-support',
  cucuta: 'active-support',
  choco: 'passive-support',
}
/** Ten Cartels bases. */
const TEN_BASES: Board = {
  huila: 'cartels-base 2',
  choco: 'cartels-base 2',
  narino: 'cartels-base 2',
  cesar: 'cartels-base 2',
  vaupes: 'cartels-base 2',
}

describe('AA 7.2 victory conditions, checked at the start of a Propaganda round', () => {
  test('AA 7.2 the Government needs Total Support above 60', () => {
    expect(check(SUPPORT_60).table.isOver).toBe(false)
    const t = check({ ...SUPPORT_60, choco: 'passive-support' })
    expect(t.table.isOver).toBe(true)
    expect(standings(t)[0]).toEqual(['govt', 1])
  })

  test('AA 7.2 passive support counts once, active twice, times population', () => {
    // 61: one active less (2 x 1), three passive more.
    const t = check({
      ...SUPPORT_60,
      cesar: 'neutral',
      choco: 'passive-support',
      narino: 'passive-support',
      atlantico: 'passive-support',
    })
    expect(t.margins.govt).toBe(1)
    expect(check({ ...SUPPORT_60, bogota: 'passive-support' }).margins.govt).toBe(-8)
  })

  test('AA 7.2 FARC needs Opposition and bases above 25', () => {
    expect(check(OPPOSITION_25).table.isOver).toBe(false)
    const t = check({ ...OPPOSITION_25, cesar: 'farc-base' })
    expect(t.table.isOver).toBe(true)
    expect(standings(t)[0]).toEqual(['farc', 1])
  })

  test('AA 7.2 AUC needs more bases than FARC', () => {
    expect(check({ choco: 'auc-base 2', huila: 'farc-base 2' }).table.isOver).toBe(false)
    const t = check({ choco: 'auc-base 2', huila: 'farc-base' })
    expect(t.table.isOver).toBe(true)
    expect(standings(t)[0]).toEqual(['auc', 1])
    expect(check({ choco: 'auc-base' }).table.isOver).toBe(true)
  })

  test('AA 7.2 the Cartels need more than 10 bases and more than 40 Resources', () => {
    const eleven: Board = { ...TEN_BASES, amazonas: 'cartels-base' }
    expect(check(TEN_BASES, { resources: { cartels: 99 } }).table.isOver).toBe(false)
    expect(check(eleven, { resources: { cartels: 40 } }).table.isOver).toBe(false)
    const t = check(eleven, { resources: { cartels: 41 } })
    expect(t.table.isOver).toBe(true)
    expect(standings(t)[0]).toEqual(['cartels', 1])
  })

  test('AA 7.2 bases in Ecuador and Panamá count', () => {
    const t = check({ panama: 'auc-base' }, { lasting: { 71: 'shaded' } })
    expect(t.table.isOver).toBe(true)
  })

  test('AA 7.2 a player with two factions ends the game only if both meet their conditions (1.5)', () => {
    const seats = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    const won: Board = { ...SUPPORT_60, choco: 'passive-support' }
    expect(check(won, { seats }).table.isOver).toBe(false)
    expect(check({ ...won, narino: 'auc-base' }, { seats }).table.isOver).toBe(true)
    // Without sharing, either is enough.
    expect(check(won).table.isOver).toBe(true)
  })
})

describe('AA 7.1 ranking', () => {
  test('AA 7.1 by margin, the highest first, whoever met the condition', () => {
    // AUC +1, the Government +3.
    const t = check({ ...SUPPORT_60, choco: 'passive-support', huila: 'passive-support', narino: 'auc-base' })
    expect(t.margins).toMatchObject({ govt: 3, auc: 1 })
    expect(standings(t)).toEqual([
      ['govt', 1],
      ['auc', 2],
      ['cartels', 3],
      ['farc', 4],
    ])
  })

  test('AA 7.1 ties go to the Cartels, then AUC, then FARC; the Government comes last', () => {
    // All at 0: support 60, opposition and bases 25, no more AUC than FARC bases, 10 bases and 40 Resources.
    const support: Board = {
      bogota: 'active-support',
      medellin: 'active-support',
      bucaramanga: 'active-support',
      ibague: 'active-support',
      'santa-marta': 'active-support',
      cartagena: 'active-support',
      cucuta: 'active-support',
      neiva: 'active-support',
      pasto: 'active-support',
      sincelejo: 'active-support',
      antioquia: 'active-support, farc-base 2',
      santander: 'active-support, farc-base 2',
      cesar: 'active-support, farc-base',
      cali: 'active-support, auc-base 2',
    }
    const t = finish(
      {
        ...support,
        huila: 'active-opposition, auc-base 2',
        choco: 'active-opposition, cartels-base 2',
        narino: 'active-opposition, cartels-base 2',
        'meta-west': 'active-opposition, cartels-base 2',
        guaviare: 'active-opposition, cartels-base 2',
        putumayo: 'active-opposition, cartels-base 2',
        arauca: 'active-opposition, auc-base',
        'meta-east': 'active-opposition',
        atlantico: 'active-opposition',
      },
      { resources: { cartels: 40 } },
    )
    expect(t.margins).toEqual({ govt: 0, farc: 0, auc: 0, cartels: 0 })
    expect(standings(t)).toEqual([
      ['cartels', 1],
      ['auc', 2],
      ['farc', 3],
      ['govt', 4],
    ])
  })

  test('AA 7.1 ties go to non-players first', () => {
    const seats = { govt: 'bot', farc: 'person', auc: 'person', cartels: 'person' }
    // Government and AUC at 0.
    expect(standings(finish(SUPPORT_60, { seats })).slice(0, 2)).toEqual([
      ['govt', 1],
      ['auc', 2],
    ])
    expect(standings(finish(SUPPORT_60)).slice(0, 2)).toEqual([
      ['auc', 1],
      ['govt', 2],
    ])
  })

  test('AA 7.1 a non-player that passes a check beats the players, who lose alike', () => {
    const seats = { govt: 'person', farc: 'person', auc: 'bot', cartels: 'bot' }
    const t = check({ ...SUPPORT_60, choco: 'passive-support', huila: 'active-support', narino: 'auc-base' }, { seats })
    expect(t.margins).toMatchObject({ govt: 5, auc: 1 })
    expect(standings(t)).toEqual([
      ['auc', 1],
      ['govt', 2],
      ['cartels', 2],
      ['farc', 2],
    ])
    // With players only the margin decides.
    expect(standings(check({ ...SUPPORT_60, huila: 'active-support', narino: 'auc-base' }))[0]).toEqual(['govt', 1])
  })

  test('AA 7.1 after the final round the margins decide, non-players among them', () => {
    const seats = { govt: 'person', farc: 'person', auc: 'bot', cartels: 'bot' }
    const t = finish(
      { ...SUPPORT_60, choco: 'passive-support', huila: 'active-support', narino: 'auc-base' },
      { seats },
    )
    expect(standings(t).slice(0, 2)).toEqual([
      ['govt', 1],
      ['auc', 2],
    ])
  })

  test('AA 7.1 a player with two factions is ranked by the lower margin (1.5)', () => {
    const seats = { govt: 'person:ann', farc: 'person:bob', auc: 'person:cid', cartels: 'person:cid' }
    // AUC -1 but Cartels -20; the Government +1, FARC -24.
    const t = finish({ ...SUPPORT_60, choco: 'passive-support', huila: 'farc-base' }, { seats })
    expect(t.margins).toEqual({ govt: 1, farc: -24, auc: -1, cartels: -20 })
    expect(standings(t)).toEqual([
      ['govt', 1],
      ['auc', 2],
      ['cartels', 2],
      ['farc', 3],
    ])
  })

  test('AA 7.1 in a tie a pair counts by its better faction (ruling 131)', () => {
    const seats = { govt: 'person:ann', auc: 'person:ann', farc: 'person:bob', cartels: 'person:bob' }
    // The Government and FARC are 25 short, their partners less.
    const t = finish(SUPPORT_35, { seats })
    expect(Math.min(t.margins.govt as number, t.margins.auc as number)).toBe(
      Math.min(t.margins.farc as number, t.margins.cartels as number),
    )
    expect(standings(t).map(([id]) => id)).toEqual(['farc', 'cartels', 'govt', 'auc'])
  })
})

describe('AA 7.3 after the final Propaganda', () => {
  test('AA 7.3 AA-64 margins', () => {
    const t = finish(
      {
        ...TEN_BASES,
        amazonas: 'cartels-base 2',
        bogota: 'passive-opposition',
        cali: 'active-opposition, farc-base 2',
        atlantico: 'farc-base 2',
        guaviare: 'farc-base 2',
        putumayo: 'farc-base 2',
        antioquia: 'auc-base 2',
        santander: 'auc-base 2',
        arauca: 'auc-base',
      },
      { resources: { cartels: 45 } },
    )
    expect(t.table.volume.totals(t.table.game)).toMatchObject({ opposition: 14 })
    expect(t.margins).toEqual({ govt: -60, farc: -3, auc: -3, cartels: 2 })
    expect(standings(t)[0]).toEqual(['cartels', 1])
  })

  test('AA 7.3 the Cartels take the lower of bases and Resources', () => {
    expect(finish(TEN_BASES, { resources: { cartels: 30 } }).margins.cartels).toBe(-10)
    expect(finish({ huila: 'cartels-base' }, { resources: { cartels: 60 } }).margins.cartels).toBe(-9)
  })

  test.each([
    ['standard', {}, 4],
    ['short', {}, 3],
    ['standard', { 'short-game': 'yes' }, 3],
    ['quick', { edition: '2nd' }, 2],
  ] as const)('AA 7.3 %s %j: the game ends with the round of Propaganda card %i', (scenario, options, last) => {
    const after = (propaganda: number) => finish({ bogota: 'police' }, { scenario, options, tracks: { propaganda } })
    expect(after(last - 1).table.isOver).toBe(false)
    expect(after(last).table.isOver).toBe(true)
  })

  test('AA 7.3 margins are read after the Support phase of the final round', () => {
    const t = check(
      { ...SUPPORT_60, cesar: 'active-support, terror, troops, police', choco: 'troops, police' },
      { tracks: { propaganda: 4 } },
    )
    t.play('choco', 'done', 'done')
    expect(t.table.isOver).toBe(true)
    expect(t.margins.govt).toBe(1)
    expect(standings(t)[0]).toEqual(['govt', 1])
  })

  test('AA 7.3 event cards under the final Propaganda are not played', () => {
    const t = scene({}, { draw: [76, 2, 3], tracks: { propaganda: 3, president: 'uribe' } })
    t.play('pass', 'pass', 'pass', 'pass', 'done')
    expect(t.table.isOver).toBe(true)
    expect(t.question).toBe('over')
  })
})
