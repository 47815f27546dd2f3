import { currentCard, inBox, inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { CASUALTIES, FROZEN, OUT_OF_PLAY, US, US_BASE, US_TROOPS, underground } from '../src/forces.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** A Coup Round from one of its phases on; the card is Thieu, the first Coup of three. */
const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase, card: 128, ...more, tracks: { coups: 1, ...more.tracks } })

/** Answers `done` where it may, and otherwise the first answer, until the question comes or the game is over. */
function skipTo(t: Scene, question: string): Scene {
  while (t.question !== question && t.question !== 'over') {
    t.play(t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  }
  return t
}

const phases = (t: Scene) => (t.table.game.log ?? []).filter(({ kind }) => kind === 'phase').map(({ text }) => text)
const box = (t: Scene, where: number, piece = US_TROOPS): number => inBox(t.table.game, where, piece)
const passAll = (t: Scene): Scene => t.play('pass', 'pass', 'pass', 'pass')

describe('FITL 6.0 Coup Rounds', () => {
  test('FITL 6.0 the phases in order; then the next card', () => {
    const t = skipTo(passAll(scene({}, { draw: [128, 21, 40] })), 'turn.first')
    expect(phases(t)).toEqual(['victory', 'resources', 'support', 'redeploy', 'commitment', 'reset'])
    expect([t.track('coups'), t.track('leader-cards'), currentCard(t.table.game)]).toEqual([1, 1, 21])
    const told = (t.table.game.log ?? []).filter(({ kind }) => kind === 'track').map(({ track }) => track)
    expect(told).not.toContain(FROZEN)
  })

  test('FITL 6.0 FL-71 a second Coup card right after it brings its leader and no round', () => {
    const t = skipTo(passAll(scene({}, { draw: [128, 127, 21, 40] })), 'turn.first')
    expect([t.track('coups'), t.track('leader'), t.track('leader-cards')]).toEqual([2, 3, 2])
    expect(phases(t).filter((id) => id === 'resources')).toHaveLength(1)
    expect(currentCard(t.table.game)).toBe(21)
  })

  test('FITL 6.0 FL-71 and its immediate effect; if it is the last the game ends', () => {
    const t = skipTo(passAll(scene({ saigon: 'arvn-police 6' }, { draw: [128, 129], tracks: { coups: 1 } })), 'over')
    expect([t.table.isOver, t.track('coups'), t.count('saigon', 'arvn-police')]).toEqual([true, 3, 4])
    expect(phases(t)).toHaveLength(6)
  })
})

describe('FITL 6.1 Victory Phase', () => {
  test('FITL 6.1 a faction beyond its condition ends the game before anything else', () => {
    const t = round('victory', {}, { tracks: { patronage: 51 } })
    expect([t.table.isOver, phases(t)]).toEqual([true, ['victory']])
  })

  test('FITL 6.1 one that only reaches it does not', () => {
    expect(phases(round('victory', {}, { tracks: { patronage: 50 } }))).toContain('resources')
  })
})

describe('FITL 6.2 Resources Phase', () => {
  const coin: Board = {
    hue: 'arvn-police',
    'da-nang': 'arvn-police',
    kontum: 'arvn-police',
    'qui-nhon': 'arvn-police',
    'cam-ranh': 'arvn-police',
    'an-loc': 'arvn-police',
    saigon: 'arvn-police',
    'can-tho': 'arvn-police',
  }
  const resources = (board: Board, more: SceneOptions = {}) => round('resources', { ...coin, ...board }, more)

  test('FITL 6.2.1 FL-72 where Guerrillas of both outnumber COIN pieces, or next to a City without COIN Control', () => {
    const t = resources({
      'loc-saigon-can-tho': 'vc-underground 1, nva-active 1, arvn-police 1',
      'loc-hue-khe-sanh': 'vc-underground 1, rangers-active 1',
      'loc-kontum-dak-to': 'nva-troops 3',
      'cam-ranh': 'arvn-police 1, vc-active 1',
    })
    const cut = ['loc-saigon-can-tho', 'loc-qui-nhon-cam-ranh', 'loc-cam-ranh-da-lat', 'loc-saigon-cam-ranh'] as const
    for (const loc of cut) expect([loc, t.markers(loc, 'sabotage')]).toEqual([loc, 1])
    for (const loc of ['loc-hue-khe-sanh', 'loc-kontum-dak-to'] as const)
      expect([loc, t.markers(loc, 'sabotage')]).toEqual([loc, 0])
    expect(t.track('econ')).toBe(15 - 2 - 1 - 1 - 1)
  })

  test('FITL 6.2.1 if markers run short the VC choose', () => {
    const t = resources({
      'tay-ninh': 'terror 14',
      'loc-saigon-can-tho': 'vc-underground',
      'loc-hue-khe-sanh': 'nva-underground',
    })
    expect([t.by, t.question, [...t.answers].sort()]).toEqual([
      'vc',
      'sabotage.where',
      ['loc-hue-khe-sanh', 'loc-saigon-can-tho'],
    ])
    t.play('loc-saigon-can-tho')
    expect([t.track('econ'), t.markers('loc-hue-khe-sanh', 'sabotage')]).toEqual([13, 0])
  })

  test('FITL 6.2.2 COIN Control in Laos or Cambodia Degrades the Trail one box, however many spaces', () => {
    const board: Board = { 'southern-laos': 'arvn-troops', 'the-fishhook': 'us-troops' }
    expect(resources(board, { tracks: { trail: 3 } }).track('trail')).toBe(2)
    expect(resources({ 'southern-laos': 'arvn-troops, vc-active' }, { tracks: { trail: 3 } }).track('trail')).toBe(3)
    // Before the NVA earn; ADSID takes 6.
    expect(resources(board, { tracks: { trail: 3 } }).resources('nva')).toBe(20 + 4)
    expect(resources(board, { tracks: { trail: 3 }, lasting: { 7: 'unshaded' } }).resources('nva')).toBe(20 - 6 + 4)
  })

  test('FITL 5.4 Oriskany, shaded, protects the Trail', () => {
    const t = resources({ 'southern-laos': 'arvn-troops' }, { tracks: { trail: 3 }, lasting: { 39: 'shaded' } })
    expect(t.track('trail')).toBe(3)
  })

  test('FITL 6.2.3 FL-73 the ARVN earn Aid and Econ, which is marked', () => {
    const t = resources(
      { 'loc-saigon-can-tho': 'sabotage', 'loc-hue-khe-sanh': 'sabotage' },
      { tracks: { aid: 20 }, resources: { arvn: 10 } },
    )
    expect([t.track('econ'), t.resources('arvn')]).toEqual([12, 42])
    expect(resources({}, { resources: { arvn: 60 } }).resources('arvn')).toBe(75)
  })

  test('FITL 6.2.4 FL-74 the VC have 1 for each Base, the NVA for those in Laos and Cambodia and twice the Trail', () => {
    const t = resources(
      {
        'southern-laos': 'nva-base 2',
        sihanoukville: 'nva-tunnel',
        'north-vietnam': 'nva-base',
        'quang-nam': 'nva-base, vc-base',
        'tay-ninh': 'vc-tunnel, vc-base',
        'binh-dinh': 'vc-base 2',
        'the-fishhook': 'vc-base',
      },
      { tracks: { trail: 3 } },
    )
    expect([t.resources('nva'), t.resources('vc')]).toEqual([29, 26])
  })

  test('FITL 6.2.5 FL-75 Aid falls by 3 for each Casualty, after it was earned', () => {
    const boxes = { casualties: { 'us-troops': 5, irregulars: 1, 'us-bases': 1 } }
    const t = resources({}, { boxes, tracks: { aid: 30 } })
    expect([t.aid, t.resources('arvn')]).toEqual([9, 20 + 30 + 15])
    expect(resources({}, { boxes, tracks: { aid: 10 } }).aid).toBe(0)
  })
})

describe('FITL 6.3.1 Pacification', () => {
  const five: Board = Object.fromEntries(
    ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh'].map((s) => [s, 'us-troops, arvn-troops, arvn-police']),
  )
  const support = (board: Board, more: SceneOptions = {}) =>
    round('support', board, { resources: { arvn: 60 }, ...more })

  test('FITL 6.3.1 needs COIN Control, Police and Troops of its own', () => {
    const t = support({
      hue: 'us-troops, arvn-police',
      'da-nang': 'arvn-troops, arvn-police',
      kontum: 'us-troops 2',
      'qui-nhon': 'us-troops, arvn-police, vc-active 2',
      'cam-ranh': 'us-troops, arvn-police, active-support',
    })
    expect([t.by, t.question, t.answers]).toEqual(['us', 'pacify.where', ['hue', 'done']])
    expect(t.whyNot('da-nang')?.id).toBe('why.pacify-forces')
    expect(t.whyNot('kontum')?.id).toBe('why.pacify-forces')
    expect(t.whyNot('qui-nhon')?.id).toBe('why.coin-control')
    expect(t.whyNot('cam-ranh')?.id).toBe('why.nothing-to-shift')
    t.play('done')
    expect([t.by, t.answers]).toEqual(['arvn', ['da-nang', 'done']])
  })

  test('FITL 6.3.1 3 for each Terror marker, then for each of up to two levels', () => {
    const t = support({ hue: 'us-troops, arvn-police, terror 2, passive-opposition' })
    t.play('hue', 'more', 'more', 'more')
    expect([t.level('hue'), t.markers('hue', 'terror'), t.resources('arvn')]).toEqual(['passive-support', 0, 60 - 12])
    expect(t.question).not.toBe('pacify.more')
  })

  test.each([0, 1, 2, 3, 4])('FITL 6.3.1 FL-16 after the US in %i spaces the ARVN have the rest of four', (n) => {
    const t = support({ ...five, 'an-loc': 'arvn-troops, arvn-police', 'can-tho': 'arvn-troops, arvn-police' })
    const spaces = ['hue', 'da-nang', 'kontum', 'qui-nhon']
    for (const s of spaces.slice(0, n)) t.play(s, 'more')
    if (n < 4) t.play('done')
    let own = 0
    while (t.by === 'arvn' && t.question === 'pacify.where') {
      const next = t.answers.find((s) => s !== 'done')
      if (next === undefined) break
      t.play(next, 'more')
      own++
    }
    expect(own).toBe(4 - n)
  })

  test('FITL 6.3.1 two levels a space for both together; a space of both counts once', () => {
    const t = support({ hue: 'us-troops, arvn-troops, arvn-police, active-opposition' }).play('hue', 'done', 'done')
    expect([t.by, t.level('hue')]).toEqual(['arvn', 'passive-opposition'])
    t.play('hue')
    expect([t.level('hue'), t.question]).toEqual(['neutral', 'redeploy.may'])
    const full = support({ hue: 'us-troops, arvn-troops, arvn-police, active-opposition' }).play('hue', 'more')
    expect([full.level('hue'), full.question]).toEqual(['neutral', 'redeploy.may'])
  })

  test('FITL 1.8.1 the US spends only what is above Econ', () => {
    const board: Board = { hue: 'us-troops, arvn-troops, arvn-police' }
    const t = support(board, { resources: { arvn: 17 } })
    expect([t.by, t.whyNot('hue')]).toEqual(['arvn', undefined])
    const us = support(board, { resources: { arvn: 18 } })
    expect(us.play('hue', 'done').resources('arvn')).toBe(15)
  })

  test('FITL 2.4.1 FL-56 4 a step under Ky, in his own round too', () => {
    const t = support({ hue: 'us-troops, arvn-police' }, { card: 127, tracks: { leader: 'ky' } }).play('hue', 'done')
    expect(t.resources('arvn')).toBe(56)
  })

  test('FITL 5.4 Blowtorch Komer: 1 a step; under Ky too, but not in the round that brings him (5.1.2)', () => {
    const komer = (card: number) =>
      support({ hue: 'us-troops, arvn-police' }, { card, tracks: { leader: 'ky' }, lasting: { 16: 'unshaded' } })
    expect(komer(129).play('hue', 'done').resources('arvn')).toBe(59)
    expect(komer(127).play('hue', 'done').resources('arvn')).toBe(56)
  })

  test('FITL 5.3 Mandate of Heaven, shaded: the ARVN Pacify in one space, the US as usual', () => {
    const t = support(five, { lasting: { 86: 'shaded' } }).play('hue', 'more', 'da-nang', 'more', 'done')
    expect(t.by).toBe('arvn')
    t.play('kontum', 'done')
    expect([t.by, t.whyNot('qui-nhon')?.id, t.answers]).toEqual(['arvn', 'why.mandate-one', ['kontum', 'done']])
  })
})

describe('FITL 6.3.2 Agitation', () => {
  const agitate = (board: Board, more: SceneOptions = {}) => round('support', board, more)

  test('FITL 6.3.2 with VC pieces and no COIN Control, 1 for Terror or a level, up to two levels', () => {
    const t = agitate({
      hue: 'vc-base, passive-support, terror',
      'da-nang': 'vc-active, arvn-police 2',
      kontum: 'nva-troops',
      'qui-nhon': 'vc-active, active-opposition',
    })
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'agitate.where', ['hue', 'done']])
    expect(t.whyNot('da-nang')?.id).toBe('why.agitate-control')
    expect(t.whyNot('kontum')?.id).toBe('why.no-vc')
    t.play('hue', 'more', 'more')
    expect([t.level('hue'), t.markers('hue', 'terror'), t.resources('vc')]).toEqual(['passive-opposition', 0, 17])
  })

  test('FITL 6.3.2 up to four spaces; Ky is nothing to the VC', () => {
    const board: Board = {
      hue: 'vc-active',
      kontum: 'vc-active',
      'da-nang': 'vc-active',
      'an-loc': 'vc-active',
      saigon: 'vc-active',
    }
    const t = agitate(board, { tracks: { leader: 'ky' } })
    t.play('hue', 'done', 'kontum', 'done', 'da-nang', 'done', 'an-loc', 'done')
    expect([t.resources('vc'), t.level('saigon')]).toEqual([16, 'neutral'])
    expect(t.question).not.toBe('agitate.where')
  })

  test('FITL 5.3 Cadres, unshaded: two Guerrillas go, even if nobody is left', () => {
    const t = agitate(
      { hue: 'vc-underground, vc-active', kontum: 'vc-active, vc-base' },
      { lasting: { 116: 'unshaded' } },
    )
    expect(t.whyNot('kontum')).toEqual({ id: 'why.cadres-two', rule: '5.3' })
    t.play('hue', 'more')
    expect([t.pieces('hue'), t.level('hue')]).toEqual([{}, 'active-opposition'])
  })
})

describe('FITL 6.4 Redeploy Phase', () => {
  const redeploy = (board: Board, more: SceneOptions = {}) => round('redeploy', board, more)

  test.each([
    { edition: '1st', where: OUT_OF_PLAY },
    { edition: '2nd', where: CASUALTIES },
  ])('FITL 6.4.1 FL-76 COIN leaves Laos and Cambodia, $edition edition', ({ edition, where }) => {
    const t = redeploy(
      {
        'southern-laos': 'us-troops 2, irregulars-active 1, us-base, arvn-troops 3, rangers-active 1, nva-troops 1',
        'north-vietnam': 'nva-base',
      },
      { options: { edition } },
    )
    expect(t.pieces('southern-laos')).toEqual({ 'nva-troops': 1 })
    expect(box(t, where)).toBe(2)
    expect([box(t, 0, US_BASE), box(t, 0, underground(US))]).toEqual([6, 6])
  })

  test('FITL 6.4.2 ARVN Troops leave LoCs and Provinces without a COIN Base for Cities, Bases, Saigon', () => {
    const t = redeploy({
      'tay-ninh': 'arvn-troops 2',
      'binh-dinh': 'us-base, arvn-troops 1',
      'loc-hue-da-nang': 'arvn-troops 1',
      hue: 'nva-troops 2',
      saigon: 'nva-troops 2',
    })
    expect([t.by, t.question, t.rule]).toEqual(['arvn', 'redeploy.must', '6.4.2'])
    expect(t.answers).toEqual(expect.arrayContaining(['saigon', 'binh-dinh', 'kontum']))
    expect(t.answers).not.toContain('hue')
    t.play('saigon', '2', 'binh-dinh')
    expect(t.pieces('saigon')).toMatchObject({ 'arvn-troops': 2 })
  })

  test('FITL 6.4.2 any other ARVN Troops may go, each once, then Police to LoCs and COIN-Controlled spaces of the South', () => {
    const t = redeploy({
      kontum: 'arvn-troops 2, arvn-police 1',
      saigon: 'arvn-police 2',
      'tay-ninh': 'vc-active 1',
    })
    expect(t.question).toBe('redeploy.may')
    t.play('kontum', 'hue', '1', 'done')
    expect([t.question, t.answers.includes('kontum')]).toEqual(['redeploy.may', true])
    t.play('kontum')
    expect(t.answers).toEqual(expect.arrayContaining(['loc-saigon-can-tho', 'saigon']))
    // Troops have come to Hue, but its Control is not adjusted yet.
    expect(t.answers).not.toContain('hue')
    expect(t.answers).not.toContain('tay-ninh')
  })

  test('FITL 6.4.3 NVA Troops may go to any NVA Base, COIN-Controlled or not', () => {
    const t = redeploy({
      'north-vietnam': 'nva-base, nva-troops 4, nva-active 2',
      'quang-nam': 'nva-tunnel, us-base, irregulars-active 3',
      hue: 'nva-troops 1',
    })
    expect([t.by, t.question, t.answers]).toEqual(['nva', 'redeploy.may', ['hue', 'north-vietnam', 'done']])
    t.play('north-vietnam', '3', 'done')
    expect(t.count('quang-nam', 'nva-troops')).toBe(3)
  })

  test('FITL 6.4.4 Control is adjusted afterwards', () => {
    const t = redeploy({ kontum: 'arvn-troops 2', hue: 'vc-active 1' }).play('kontum', 'hue', '2')
    skipTo(t, 'commit.piece')
    expect(t.total('coin-and-patronage')).toBe(15 + 2)
    expect(t.track('frozen')).toBe(1)
    expect(skipTo(t, 'turn.first').track('frozen')).toBe(0)
  })

  test('FITL 6.4.5 the final round ends here', () => {
    const t = skipTo(redeploy({ saigon: 'arvn-troops' }, { tracks: { coups: 3 } }), 'over')
    expect([t.table.isOver, phases(t)]).toEqual([true, ['redeploy']])
  })
})

describe('FITL 6.5 Commitment Phase', () => {
  const commit = (board: Board, more: SceneOptions = {}) => round('commitment', board, more)
  const boxes = { casualties: { 'us-troops': 5, irregulars: 1, 'us-bases': 1 } }

  test('FITL 6.5 FL-75 one Troop in three and all Bases go out of play, the rest is Available', () => {
    const t = commit({}, { boxes })
    expect([box(t, OUT_OF_PLAY), box(t, OUT_OF_PLAY, US_BASE), box(t, CASUALTIES)]).toEqual([1, 1, 0])
    expect([box(t, 0), box(t, 0, underground(US))]).toEqual([39, 6])
  })

  test('FITL 5.4 Medevac, unshaded: no Troops go out of play; Bases do', () => {
    const t = commit({}, { boxes, lasting: { 15: 'unshaded' } })
    expect([box(t, OUT_OF_PLAY), box(t, OUT_OF_PLAY, US_BASE), box(t, 0)]).toEqual([0, 1, 40])
  })

  test('FITL 6.5 up to 10 Troops and 2 Bases among Available, COIN-Controlled spaces, LoCs and Saigon', () => {
    const t = commit({
      hue: 'us-troops 3',
      kontum: 'us-troops 1, vc-active 2',
      saigon: 'vc-active 1',
      'loc-hue-da-nang': 'us-troops 1',
    })
    expect([t.by, t.question, t.answers]).toEqual(['us', 'commit.piece', ['us-troops', 'us-base', 'done']])
    t.play('us-troops')
    expect([...t.answers].sort()).toEqual(['available', 'hue', 'loc-hue-da-nang'])
    t.play('available')
    expect(t.answers).toEqual(expect.arrayContaining(['hue', 'saigon', 'loc-saigon-can-tho']))
    expect(t.answers).not.toContain('kontum')
    t.play('saigon', '8', 'us-troops', 'hue', 'available', '2')
    expect([t.count('saigon', 'us-troops'), t.count('hue', 'us-troops')]).toEqual([8, 1])
    expect(t.whyNot('us-troops')?.id).toBe('why.commit-most')
    t.play('us-base')
    expect(t.answers).toEqual(['hue', 'saigon'])
    t.play('hue', 'us-base', 'available', 'saigon')
    expect([t.count('hue', 'us-base'), t.count('saigon', 'us-base')]).toEqual([1, 1])
    expect(t.question).not.toBe('commit.piece')
  })

  test('FITL 6.5 Control is adjusted at the end: who comes opens no space, who goes closes none', () => {
    const t = commit({ hue: 'us-troops 1', 'da-nang': '' }).play('us-troops', 'hue', 'saigon')
    t.play('us-troops', 'available')
    expect(t.answers).toContain('hue')
    t.play('hue', '1', 'done')
    expect(t.total('coin-and-patronage')).toBe(15 + 2 + 6)
  })

  test('FITL 6.5 the 2nd edition: the Troops that are left go to the map, and are among the 10', () => {
    const t = commit({ hue: 'us-troops 1' }, { boxes, options: { edition: '2nd' } })
    expect([t.question, t.answers.includes('hue'), t.answers.includes('da-nang')]).toEqual([
      'commit.return',
      true,
      false,
    ])
    t.play('hue', '3', 'saigon')
    expect([t.count('hue', 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([4, 1])
    t.play('us-troops', 'available', 'saigon')
    expect(t.answers).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  test('FITL 6.5 the 2nd edition: for every 2 pieces withdrawn in all the VC turn 1 Population a level', () => {
    const t = commit({ hue: 'us-troops 6, us-base', 'da-nang': 'passive-support' }, { options: { edition: '2nd' } })
    t.play('us-troops', 'hue', 'available', '6', 'us-troops', 'saigon', '1', 'us-base', 'hue', 'available', 'done')
    // 6 Troops and a Base went, a Troop came: 6 pieces, 3 Population.
    expect([t.by, t.question]).toEqual(['vc', 'commit.unrest'])
    expect(t.answers).not.toContain('saigon')
    t.play('hue')
    expect([t.level('hue'), t.answers.includes('hue'), t.answers.includes('tay-ninh')]).toEqual([
      'passive-opposition',
      false,
      false,
    ])
    t.play('da-nang')
    expect([t.level('da-nang'), t.question]).not.toEqual(['passive-support', 'commit.unrest'])
  })
})

describe('FITL 6.6 Reset Phase', () => {
  const reset = (board: Board, more: SceneOptions = {}) => round('reset', board, more)

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('FITL 6.6 FL-77 the Trail goes from %i to %i', (from, to) => {
    expect(reset({}, { tracks: { trail: from } }).track('trail')).toBe(to)
  })

  test('FITL 5.4 ADSID takes 6 for the change, Oriskany keeps it at 4; MiGs, unshaded, cost 6', () => {
    expect(reset({}, { tracks: { trail: 4 }, lasting: { 7: 'unshaded' } }).resources('nva')).toBe(14)
    expect(reset({}, { tracks: { trail: 2 }, lasting: { 7: 'unshaded' } }).resources('nva')).toBe(20)
    expect(reset({}, { tracks: { trail: 4 }, lasting: { 39: 'shaded' } }).track('trail')).toBe(4)
    expect(reset({}, { tracks: { trail: 0 }, lasting: { 39: 'shaded' } }).track('trail')).toBe(1)
    expect(reset({}, { lasting: { 33: 'unshaded' } }).resources('nva')).toBe(14)
  })

  test('FITL 6.6 markers off, Guerrillas and special forces Underground, Momentum over, Capabilities not, all Eligible', () => {
    const t = reset(
      {
        hue: 'terror 2, vc-active 2, rangers-active',
        'loc-hue-da-nang': 'sabotage, nva-active, irregulars-active',
        'tay-ninh': 'nva-troops 1, vc-tunnel',
      },
      { eligible: [], lasting: { 115: 'unshaded', 116: 'shaded' } },
    )
    expect([t.pieces('hue'), t.markers('hue', 'terror')]).toEqual([
      { 'vc-underground': 2, 'rangers-underground': 1 },
      0,
    ])
    expect(t.pieces('loc-hue-da-nang')).toEqual({ 'nva-underground': 1, 'irregulars-underground': 1 })
    expect(t.markers('loc-hue-da-nang', 'sabotage')).toBe(0)
    expect([inForce(t.table.game, 115, 'unshaded'), inForce(t.table.game, 116, 'shaded')]).toEqual([false, true])
    for (const f of ['us', 'arvn', 'nva', 'vc'] as const) expect(t.isEligible(f)).toBe(true)
    expect(t.question).toBe('turn.first')
  })
})
