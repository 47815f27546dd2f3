import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../../../test/boxes.ts'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'

/** A player has the say after the round. */
const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase, card: 127, draw: [36, 40, 70, 128, 129], seats: { us: 'fitl' }, ...more })

const POLICIES = ['jfk', 'lbj', 'nixon']

describe('FITL 8.8.1 US Policy', () => {
  /** 45 or more: 42 Troops and Bases Available, and so much Support. */
  const rolled = (die: number, north: string): Scene => {
    const t = round(
      'commitment',
      { saigon: 'us-troops', hue: 'passive-support', 'da-nang': north },
      {
        dice: [die],
        tracks: { policy: 'lbj', 'leader-cards': 3 },
        boxes: { 'out-of-play': { 'us-troops': 3 } },
      },
    )
    expect(t.total('support-and-available')).toBe(north === 'passive-support' ? 45 : 46)
    t.bots(1)
    return t
  }
  const policy = (t: Scene): string | undefined => POLICIES[t.track('policy')]

  test('FITL 8.8.1 FL-79 at 45 a die against 3 cards in the RVN Leader box: equal JFK, above LBJ, below Nixon', () => {
    const policies = [1, 2, 3, 4, 5, 6].map((die) => policy(rolled(die, 'passive-support')))
    expect(policies).toEqual(['nixon', 'nixon', 'jfk', 'lbj', 'lbj', 'lbj'])
  })

  test('FITL 8.8.1 FL-79 at 46 no roll', () => {
    expect(policy(rolled(1, 'active-support'))).toBe('lbj')
  })

  test('FITL 8.8.1 a player who is the US has no policy', () => {
    const t = scene(
      { saigon: 'us-troops' },
      {
        phase: 'commitment',
        card: 127,
        dice: [1],
        tracks: { policy: 'lbj', 'leader-cards': 3 },
        boxes: { 'out-of-play': { 'us-troops': 20 } },
      },
    )
    expect([t.question, POLICIES[t.track('policy')]]).toEqual(['commit.piece', 'lbj'])
  })
})

describe('FITL 8.8.7 Commitment', () => {
  /** The die keeps or brings the policy: 3 cards in the RVN Leader box. */
  const DIE = { jfk: 3, lbj: 4, nixon: 1 }
  const committed = (
    policy: keyof typeof DIE,
    board: Board,
    troopsAvailable: number,
    more: SceneOptions = {},
    onMap = 0,
  ): Scene => {
    const t = round('commitment', board, {
      ...more,
      dice: [DIE[policy]],
      tracks: { policy, 'leader-cards': 3 },
      boxes: { 'out-of-play': { 'us-troops': 40 - onMap - troopsAvailable, 'us-bases': 6 }, ...more.boxes },
    })
    t.bots()
    return t
  }

  test('FITL 8.8.7/2 FL-80 LBJ with 12 Troops Available: 7 come, 5 stay', () => {
    const t = committed('lbj', { saigon: 'arvn-police' }, 12)
    expect([available(t, 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([5, 7])
  })

  test('FITL 8.8.7/3 FL-80 Nixon with 12 Available: 10 are withdrawn', () => {
    const t = committed('nixon', { saigon: 'us-troops 20' }, 12, {}, 20)
    expect([available(t, 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([22, 10])
  })

  test('FITL 8.8.7/1 FL-80 JFK with 15 Available: nobody moves', () => {
    const t = committed('jfk', { saigon: 'us-troops 20' }, 15, {}, 20)
    expect([available(t, 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([15, 20])
  })

  test('FITL 8.8.7/1 JFK with 10 Available withdraws 5, with 18 sends 3', () => {
    expect(available(committed('jfk', { saigon: 'us-troops 20' }, 10, {}, 20), 'us-troops')).toBe(15)
    expect(committed('jfk', { saigon: 'us-troops 20' }, 18, {}, 20).count('saigon', 'us-troops')).toBe(23)
  })

  test('FITL 8.8.7/1 8.8.7/2 8.8.7/3 JFK keeps 15 Available, LBJ 5, Nixon 25', () => {
    const left = (['jfk', 'lbj', 'nixon'] as const).map((policy) =>
      available(committed(policy, { saigon: 'us-troops 20' }, 15, {}, 20), 'us-troops'),
    )
    expect(left).toEqual([15, 5, 25])
  })

  const BASES: SceneOptions = { boxes: { 'out-of-play': { 'us-troops': 20, 'us-bases': 3 } } }
  test('FITL 8.8.7/1 8.8.7/2 JFK and LBJ send 2 Bases, where no COIN Base is, first where US pieces are', () => {
    const board: Board = {
      saigon: 'us-troops 15, arvn-base',
      hue: 'us-troops 2',
      'da-nang': 'us-troops 3',
      'qui-nhon': 'arvn-police',
    }
    for (const policy of ['jfk', 'lbj'] as const) {
      const t = committed(policy, board, 0, BASES)
      expect([t.count('hue', 'us-base'), t.count('da-nang', 'us-base'), t.count('saigon', 'us-base')]).toEqual([
        1, 1, 0,
      ])
      expect(available(t, 'us-bases')).toBe(1)
    }
  })

  test('FITL 8.8.7/3 Nixon withdraws 2 Bases, of the lowest Population first, but not the last in Saigon', () => {
    const board: Board = {
      saigon: 'us-base, us-troops 20',
      hue: 'us-base, arvn-police',
      'da-nang': 'us-base, arvn-police',
    }
    const t = committed('nixon', board, 5, { boxes: { 'out-of-play': { 'us-troops': 15, 'us-bases': 3 } } })
    expect([t.count('saigon', 'us-base'), t.count('hue', 'us-base'), t.count('da-nang', 'us-base')]).toEqual([1, 0, 0])
    const double = committed('nixon', { saigon: 'us-base 2, us-troops 20' }, 5, {
      boxes: { 'out-of-play': { 'us-troops': 15, 'us-bases': 4 } },
    })
    expect(double.count('saigon', 'us-base')).toBe(1)
  })

  test('FITL 8.8.7/4 arrivals where US pieces are, evenly, the odd one to the highest Population; not on LoCs', () => {
    const t = committed(
      'lbj',
      {
        hue: 'us-troops 2, arvn-police',
        'da-nang': 'us-troops 3, arvn-police',
        kontum: 'arvn-police 4',
        'loc-hue-da-nang': 'us-troops',
        'kien-phong': 'us-troops 1, vc-underground 3',
      },
      11,
      {},
      7,
    )
    expect([t.count('hue', 'us-troops'), t.count('da-nang', 'us-troops')]).toEqual([6, 5])
    expect([
      t.count('kontum', 'us-troops'),
      t.count('loc-hue-da-nang', 'us-troops'),
      t.count('kien-phong', 'us-troops'),
    ]).toEqual([0, 1, 1])
  })

  test('FITL 8.8.7/4 8.8.7/5 nobody comes or goes where as many are Available as the policy wants', () => {
    const t = committed('jfk', { saigon: 'us-troops 9', hue: 'us-troops 1' }, 15, {}, 10)
    expect([t.count('saigon', 'us-troops'), t.count('hue', 'us-troops')]).toEqual([9, 1])
  })

  test('FITL 8.8.7/4 to Saigon if COIN Controls nothing', () => {
    const t = committed('lbj', { saigon: 'nva-troops 3' }, 8)
    expect(t.count('saigon', 'us-troops')).toBe(3)
  })

  test('FITL 8.8.7/5 those who leave, so that the rest are spread evenly', () => {
    const t = committed('nixon', { saigon: 'us-troops 9', hue: 'us-troops 4', 'da-nang': 'us-troops 5' }, 20, {}, 18)
    expect([t.count('saigon', 'us-troops'), t.count('hue', 'us-troops'), t.count('da-nang', 'us-troops')]).toEqual([
      5, 4, 4,
    ])
  })

  test('FITL 6.5 2nd edition: Casualties that recover are spread the same way and count toward the 10', () => {
    const t = committed('lbj', { hue: 'us-troops 3', 'da-nang': 'us-troops 1' }, 0, {
      options: { edition: '2nd' },
      boxes: { casualties: { 'us-troops': 6 }, 'out-of-play': { 'us-troops': 10, 'us-bases': 6 } },
    })
    expect(casualties(t, 'us-troops')).toBe(0)
    // 20 were Available: 4 return, then 6 more may come.
    expect([t.count('hue', 'us-troops'), t.count('da-nang', 'us-troops'), available(t, 'us-troops')]).toEqual([
      7, 7, 14,
    ])
  })
})

describe('FITL 8.8.6 Pacification in the Support Phase', () => {
  const support = (board: Board, more: SceneOptions = {}): Scene => {
    const t = round('support', board, more)
    t.bots()
    return t
  }

  test('FITL 8.8.6/2 the greatest total shift first, then without Terror', () => {
    const t = support(
      { hue: 'us-troops, arvn-police', saigon: 'us-troops, arvn-police', 'da-nang': 'us-troops, arvn-police' },
      { resources: { arvn: 21 } },
    )
    expect([t.level('saigon'), t.level('hue'), t.resources('arvn')]).toEqual(['active-support', 'neutral', 15])
    const calm = support(
      {
        'qui-nhon': 'us-troops, arvn-police, passive-support',
        'da-nang': 'us-troops, arvn-police, passive-support, terror',
      },
      { resources: { arvn: 23 } },
    )
    expect([calm.level('qui-nhon'), calm.level('da-nang')]).toEqual(['active-support', 'passive-support'])
    const nobody = support({ saigon: 'us-troops', hue: 'arvn-troops, arvn-police' }, { resources: { arvn: 40 } })
    expect(nobody.level('saigon')).toBe('neutral')
  })

  test('FITL 8.8.6/3 Terror only if a shift will follow', () => {
    const board: Board = { saigon: 'us-troops, arvn-police, terror' }
    const t = support(board, { resources: { arvn: 21 } })
    expect([t.level('saigon'), t.markers('saigon', 'terror')]).toEqual(['passive-support', 0])
    const poor = support(board, { resources: { arvn: 20 } })
    expect([poor.markers('saigon', 'terror'), poor.resources('arvn')]).toEqual([1, 20])
    const won = support({ saigon: 'us-troops, arvn-police, terror, active-support' }, { resources: { arvn: 40 } })
    expect(won.markers('saigon', 'terror')).toBe(1)
  })
})
