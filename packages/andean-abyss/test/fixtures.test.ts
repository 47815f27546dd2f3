import { currentCard } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { type Board, type Scene, standard } from './kit.ts'

/** Declines what may be declined, and takes the first answer otherwise, until the question comes. */
function skipTo(t: Scene, question: string): Scene {
  while (t.question !== question) t.play(t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  return t
}

const resources = (t: Scene) =>
  (['govt', 'farc', 'auc', 'cartels'] as const).map((faction): number => t.resources(faction))

/** The playbook's tutorial game with its stacked deck, Propaganda as card 73. */
describe('AA 2.3 tutorial', () => {
  const DECK = [28, 29, 68, 48, 1, 72, 26, 19, 50, 44, 73, 45, 21]

  const trained = () =>
    standard({}, { card: 12, draw: DECK })
      .play('train', 'cali', '3', '3', 'bucaramanga', '4', '2', 'done')
      .play('civic-action', 'more', 'done')

  test('AA 3.2.1 tutorial: Training in Cali and Bucaramanga, Civic Action twice in Cali', () => {
    const t = trained()
    expect(t.pieces('cali')).toEqual({ troops: 6, police: 4, 'cartels-underground': 1, 'cartels-base': 1 })
    expect(t.pieces('bucaramanga')).toEqual({ troops: 4, police: 3 })
    expect(t.level('cali')).toBe('active-support')
    expect(t.total('support')).toBe(56)
    expect(resources(t)).toEqual([28, 10, 10, 10])
  })

  test('AA 2.3.3 tutorial: AUC passes for 1 Resource, and the Cartels come second', () => {
    const t = trained()
    expect([t.by, t.question]).toEqual(['auc', 'turn.second'])
    t.play('pass')
    expect([t.by, t.question]).toEqual(['cartels', 'turn.second'])
    expect(resources(t)).toEqual([28, 10, 11, 10])
  })

  test('AA 2.3.5 tutorial: the Cartels have a Limited Operation, a Rally in Huila', () => {
    const t = trained().play('pass')
    expect(t.whyNot('event')).toEqual({ id: 'why.event-closed', rule: '2.3.4' })
    t.play('rally', 'huila')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1, 'farc-base': 1, 'cartels-underground': 1 })
    expect(resources(t)).toEqual([28, 10, 11, 9])
  })

  test('AA 2.3.7 tutorial: on the next card FARC and AUC are eligible', () => {
    const t = trained().play('pass', 'rally', 'huila')
    expect(currentCard(t.table.game)).toBe(28)
    expect([t.by, t.question]).toEqual(['farc', 'turn.first'])
    expect((['govt', 'farc', 'auc', 'cartels'] as const).map((f) => t.isEligible(f))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  /** The figures at the Propaganda card: FARC has lost a base and stirs Huila, the Cartels have built one and are broke. */
  const AT_PROPAGANDA: Board = {
    cali: 'troops 6, police 4, passive-support',
    cesar: 'active-support',
    choco: 'farc-underground, active-opposition',
    huila: 'farc-base, cartels-base, active-opposition',
    narino: 'cartels-base, active-opposition',
    'ayacucho-cucuta-loc': 'sabotage',
    'arauca-cucuta-loc': 'farc-active',
  }
  const atPropaganda = () =>
    standard(AT_PROPAGANDA, {
      card: 44,
      draw: [73, 45, 21],
      played: [12, ...DECK.slice(0, 9)],
      eligible: ['farc'],
      resources: { govt: 10, farc: 10, auc: 10, cartels: 0 },
    })

  test('AA 7.3 tutorial: the margins before the Propaganda card', () => {
    const t = atPropaganda()
    expect([t.total('support'), t.total('opposition-and-bases')]).toEqual([55, 23])
    expect(t.margins).toEqual({ govt: -5, farc: -2, auc: -4, cartels: -40 })
  })

  test('AA 6.3.1 tutorial: 30 Econ less 6 sabotaged, and no Aid under Samper: 24 for the Government', () => {
    const t = atPropaganda().play('pass')
    expect(t.question).toBe('civic.where')
    // 6.2 The second line fell to the guerrilla on it only now.
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.resources('govt')).toBe(10 + 24)
  })

  test('AA 6.3.2 tutorial: FARC earns 5, AUC 1, the Cartels 21', () => {
    const t = atPropaganda().play('pass')
    // FARC had 1 more from passing.
    expect(resources(t).slice(1)).toEqual([11 + 5, 10 + 1, 0 + 21])
  })
})

/** The playbook's game of one player, the Government, against three non-players. */
describe('AA 6.4 one-player example', () => {
  const seats = { govt: 'person', farc: 'bot', auc: 'bot', cartels: 'bot' }

  test('AA 6.4.3 one-player example: at a Total Support of 62 Samper stays', () => {
    const t = standard(
      {
        cali: 'troops 3, police 1, cartels-base',
        antioquia: 'troops 3, police 1, auc-base',
        cesar: 'troops, police',
        choco: 'active-opposition',
      },
      {
        seats,
        phase: 'control',
        card: 73,
        draw: [51, 33, 63, 38, 46, 6, 54, 70, 74],
        played: [57, 21, 39, 26, 61, 37, 8, 42, 27],
        resources: { govt: 1, farc: 19, auc: 8, cartels: 6 },
        tracks: { propaganda: 1 },
      },
    )
    t.play('cali', 'cali', 'antioquia', 'antioquia', 'cesar', 'cesar')
    skipTo(t, 'turn.first')
    expect([t.total('support'), t.total('opposition-and-bases')]).toEqual([62, 19])
    expect(t.track('president')).toBe(0)
    expect(resources(t)).toEqual([13, 24, 9, 24])
    expect(currentCard(t.table.game)).toBe(51)
  })

  /** Seven FARC bases and ten of the Cartels; Support 55, Opposition 11 until FARC agitates in Huila. */
  const SECOND_ROUND: Board = {
    cali: 'troops 2, passive-support',
    cesar: 'active-support',
    antioquia: 'cartels-base 2',
    choco: 'farc-underground 2, farc-base, cartels-base',
    narino: 'farc-base, cartels-base, passive-opposition',
    huila: 'farc-underground 5, farc-base, cartels-base',
    arauca: 'farc-underground, farc-base, active-opposition',
  }

  test('AA 6.4.3 one-player example: at a Total Support of 55 Pastrana follows, with a FARC Zone', () => {
    const t = standard(SECOND_ROUND, {
      seats,
      phase: 'control',
      card: 74,
      draw: [2],
      played: [57, 21, 39, 26, 61, 37, 8, 42, 27, 73, 51, 33, 63, 38, 46, 6, 54, 70],
      resources: { farc: 3, cartels: 20 },
      tracks: { propaganda: 2 },
    })
    expect(t.track('president')).toBe(0)
    skipTo(t, 'agitate.where').play('huila', 'done', 'done')
    expect(t.question).toBe('redeploy.may')
    expect([t.total('support'), t.total('opposition-and-bases')]).toEqual([55, 20])
    expect(t.track('president')).toBe(1)
    expect(t.markers('huila', 'farc-zone')).toBe(1)
    expect(t.margins).toEqual({ govt: -5, farc: -5, auc: -7, cartels: 0 })
  })
})
