import { describe, expect, test } from 'vitest'
import { CITIES, deployed, govt } from '../../../../test/government.ts'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'

/** A phase of the round. */
const phase = (id: string, board: Board, more: SceneOptions = {}): Scene =>
  govt(board, { ...more, phase: id, card: 73, played: [46] })

/** The Government's answers to one kind of question. */
function answersTo(t: Scene, question: string): string[] {
  const said: string[] = []
  while (t.table.waitsForDecider && t.by === 'govt' && t.question === question) said.push(...t.bots(1))
  return said
}
const civic = (board: Board, n: number, more: SceneOptions = {}): string[] =>
  answersTo(phase('support', board, { resources: { govt: n }, ...more }), 'civic.where')

const TOWN = 'troops 1, police 1'
/** No line of Econ 3 asks for Police. */
const WATCHED: Board = {
  'arauca-cucuta-loc': 'police 1',
  'ayacucho-cucuta-loc': 'police 1',
  'ayacucho-sincelejo-loc': 'police 1',
}

describe('aa2 8.8.8 Civic Action', () => {
  test('8.8.8/1, T12 none that leaves fewer than 15 Resources, except in the final round', () => {
    const board: Board = { cali: TOWN, ibague: TOWN }
    expect(civic(board, 17)).toEqual(['done 8.8.8/1'])
    expect(civic(board, 18)).toEqual(['cali 8.8.8/3', 'done 8.8.8/1'])
    const last = phase('support', board, { resources: { govt: 8 }, tracks: { propaganda: 4 } })
    answersTo(last, 'civic.where')
    expect(last.resources('govt')).toBe(2)
  })

  test('8.8.8/2, 8.8.8/h1 in a Train the greatest shift that the Resources allow', () => {
    const board: Board = { ...CITIES, neiva: `${TOWN}, active-opposition`, ibague: TOWN }
    const shifts = (n: number): (string | undefined)[] => {
      // Six cubes or more would go to any city: none is left.
      const t = govt(board, {
        resources: { govt: n },
        boxes: { 'out-of-play': { troops: 19, police: 19, 'govt-bases': 3 } },
      })
      t.bots()
      return [t.level('neiva'), t.level('ibague')]
    }
    expect(shifts(30)).toEqual(expect.arrayContaining(['active-support']))
    expect(shifts(21)).toEqual(['active-opposition', 'passive-support'])
  })

  test('8.8.8/3 to Passive Support: without Terror first, then largest fall of Opposition, then largest rise of Support', () => {
    const board: Board = {
      cali: `${TOWN}, terror 1, active-opposition`,
      neiva: `${TOWN}, active-opposition`,
      ibague: `${TOWN}, passive-opposition`,
      pasto: TOWN,
      medellin: TOWN,
    }
    const said = civic(board, 60)
    expect(said.filter((answer) => answer.endsWith('/3')).map((answer) => answer.split(' ')[0])).toEqual([
      // Ibagué and Neiva both lose 2 of Opposition, Ibagué gains 2 of Support.
      ...['ibague', 'ibague', 'neiva', 'neiva', 'neiva', 'medellin', 'pasto'],
      'cali',
      'cali',
      'cali',
      'cali',
    ])
  })

  test('8.8.8/4 with what is left to Active Support, highest Population first', () => {
    const board: Board = { neiva: `${TOWN}, passive-support`, cali: `${TOWN}, passive-support`, pasto: TOWN }
    expect(civic(board, 24)).toEqual([
      'pasto 8.8.8/3',
      'cali 8.8.8/4',
      expect.stringMatching(/8.8.8.4/),
      'done 8.8.8/1',
    ])
  })

  test('8.8.8/h2 Terror only where a shift follows', () => {
    const board: Board = { cali: `${TOWN}, terror 2` }
    expect(civic(board, 23)).toEqual(['done 8.1.1/1'])
    expect(civic(board, 24)).toEqual(['cali 8.8.8/3', 'cali 8.8.8/3', 'cali 8.8.8/3', 'done 8.8.8/1'])
  })

  test('8.8.8/h2 1st Division: the first space by these lines that lacks Troops or Police', () => {
    const board: Board = { cali: 'police 1', ibague: 'troops 1', neiva: TOWN }
    const said = civic(board, 60, { lasting: { 1: 'unshaded' } })
    expect(said[0]).toBe('cali 8.8.8/3')
    expect(said.join()).not.toContain('ibague')
    expect(civic({ cali: TOWN }, 60, { lasting: { 1: 'shaded' } })).toEqual([])
  })
})

describe('aa2 8.8.9 Propaganda round', () => {
  const repairs = (board: Board): string[] => {
    const t = phase('control', board, { lasting: { 7: 'unshaded' } })
    return answersTo(t, 'repair.where')
  }

  test('8.8.9/1 Sabotage of Econ 3, then Terror where Civic Action would go first, then other Sabotage', () => {
    const rich: Board = { 'arauca-cucuta-loc': 'sabotage', 'ayacucho-cucuta-loc': 'sabotage' }
    const board: Board = {
      ...rich,
      'bogota-neiva-loc': 'sabotage',
      'cali-pasto-loc': 'sabotage',
      cali: `${TOWN}, terror 1`,
      neiva: `${TOWN}, terror 1, active-opposition`,
      pasto: 'police 1, terror 1, active-opposition',
    }
    const said = repairs(board)
    expect(said.slice(0, 2).sort()).toEqual(['arauca-cucuta-loc 8.8.9/1', 'ayacucho-cucuta-loc 8.8.9/1'])
    expect(said[2]).toBe('neiva 8.8.9/1')
    expect(repairs({ ...board, 'arauca-cucuta-loc': '', 'ayacucho-cucuta-loc': '' })).toEqual([
      'neiva 8.8.9/1',
      'cali 8.8.9/1',
      'bogota-neiva-loc 8.8.9/1',
    ])
    // Pasto lacks Troops for Civic Action: its Terror is left alone.
    expect(repairs({ pasto: 'police 1, terror 1, active-opposition' })).toEqual(['done 8.1.1/1'])
  })

  /** The Redeploy phase; the game ends after it. */
  const redeployed = (board: Board): string[] => phase('redeploy', board).bots()
  const redeploy = (board: Board): Scene => {
    const t = phase('redeploy', board)
    t.bots()
    return t
  }

  test('T16 Redeploy from the Standard set-up: 1 Police from Bogotá to Santander', () => {
    const t = deployed({}, { phase: 'redeploy', card: 73, played: [46] })
    expect(t.bots()).toEqual(['done 8.8.9/h2', 'bogota 8.8.9/5', 'santander 8.8.9/5', '1 8.8.9/5', 'done 8.1.1/1'])
  })

  test('8.8.9/2, 8.8.9/h2 Troops on lines and in departments without Government base are set aside, others stay', () => {
    const t = redeploy({
      bogota: 'troops 1, police 2',
      cali: 'troops 5, police 1',
      cesar: 'troops 3',
      'cali-pasto-loc': 'troops 2',
      santander: 'troops 4, govt-base 1',
    })
    expect(t.pieces('cesar').troops).toBeUndefined()
    expect(t.pieces('cali-pasto-loc').troops).toBeUndefined()
    expect(t.count('cali', 'troops')).toBe(5)
    expect(t.count('santander', 'troops')).toBe(4)
    expect(t.count('bogota', 'troops')).toBe(6)
  })

  test('8.8.9/h2 no choice where all Troops must go', () => {
    const said = redeployed({ ...WATCHED, bogota: 'police 1', 'cali-pasto-loc': 'troops 2' })
    expect(said).toEqual(['2 8.8.9/9', 'done 8.1.1/1'])
  })

  test('8.8.9/3 Police come from where most are, never the last of a city or department', () => {
    const t = redeploy({
      bogota: 'troops 1, police 4',
      cali: 'troops 1, police 2',
      neiva: 'troops 1',
      pasto: 'troops 1',
    })
    expect([t.count('bogota', 'police'), t.count('cali', 'police')]).toEqual([1, 1])
    expect([t.count('neiva', 'police'), t.count('pasto', 'police')]).toEqual([1, 1])
    const single = redeploy({ bogota: 'troops 1, police 1', neiva: 'troops 1' })
    expect(single.count('neiva', 'police')).toBe(0)
  })

  test('8.8.9/4 first to keep Control of peopled departments without Government base', () => {
    const board: Board = {
      bogota: 'troops 1, police 4',
      huila: 'troops 4, farc-underground 2',
      vichada: 'troops 3, farc-underground 1',
      pasto: 'troops 1',
    }
    const t = redeploy(board)
    expect(t.count('huila', 'police')).toBe(3)
    expect(t.count('vichada', 'police')).toBe(0)
    // Too few to keep it: then none for its sake.
    const few = redeploy({ ...board, bogota: 'troops 1, police 3' })
    expect(few.count('huila', 'police')).toBeLessThan(3)
    expect(few.count('pasto', 'police')).toBe(1)
  })

  test('8.8.9/5 then to equal the Cartels’ or AUC’s guerrillas', () => {
    const t = redeploy({
      bogota: 'troops 1, police 5',
      cali: 'troops 6, auc-underground 2, cartels-underground 1',
      pasto: 'troops 1',
    })
    expect(t.count('cali', 'police')).toBe(2)
    expect(t.count('pasto', 'police')).toBe(1)
    const equal: Board = {
      bogota: 'troops 1, police 5',
      cali: 'troops 6, police 2, auc-underground 2',
      pasto: 'troops 1',
    }
    expect(redeployed(equal)).toContain('pasto 8.8.9/6')
    expect(redeployed(equal).join()).not.toContain('8.8.9/5')
  })

  test('8.8.9/6 then 1 Police to each peopled space without', () => {
    const t = redeploy({ bogota: 'troops 1, police 2', pasto: 'troops 1', vichada: 'police 0, govt-base 1' })
    expect(t.count('pasto', 'police')).toBe(1)
    expect(t.count('bogota', 'police')).toBe(1)
    const all: Board = { bogota: 'troops 1, police 2', pasto: 'troops 1, police 1', vichada: 'troops 1, govt-base 1' }
    expect(redeployed(all).join()).not.toContain('8.8.9/6')
  })

  test('8.8.9/7 then 1 Police to each line of Econ 3', () => {
    const t = redeploy({ bogota: 'troops 1, police 9' })
    expect(t.count('arauca-cucuta-loc', 'police')).toBe(1)
    expect(t.count('ayacucho-cucuta-loc', 'police')).toBe(1)
    expect(t.count('ayacucho-sincelejo-loc', 'police')).toBe(1)
    expect(t.count('bogota-neiva-loc', 'police')).toBe(0)
    expect(redeployed({ ...WATCHED, bogota: 'troops 1, police 9' })).toEqual(['done 8.1.1/1'])
  })

  test('8.8.9/8 last 3 cubes in Support departments without Government base', () => {
    const t = redeploy({ bogota: 'troops 1, police 9', huila: 'police 1, active-support', arauca: 'police 1' })
    expect(t.count('huila', 'police')).toBe(3)
    expect(t.count('arauca', 'police')).toBe(1)
    expect(redeployed({ ...WATCHED, bogota: 'troops 1, police 9', huila: 'police 1' })).toEqual(['done 8.1.1/1'])
  })

  test('8.8.9/h1 Police go to lines and spaces under Government Control only', () => {
    const t = redeploy({ bogota: 'troops 1, police 3', cali: 'troops 1, auc-underground 2' })
    expect(t.count('cali', 'police')).toBe(0)
  })

  test('8.8.9/9 Troops: Government bases, then cities by Population, for Control and 3 cubes', () => {
    const t = redeploy({
      santander: 'police 1, govt-base 1',
      cali: 'police 1',
      neiva: 'police 2',
      arauca: 'troops 6',
    })
    expect(t.count('santander', 'troops')).toBe(2)
    expect(t.count('cali', 'troops')).toBe(2)
    expect(t.count('neiva', 'troops')).toBe(2)
  })

  test('8.8.9/9 then 1 to Police alone; the rest to Bogotá, otherwise to a random city', () => {
    const t = redeploy({ ...WATCHED, bogota: 'troops 3, police 1', cali: 'police 3', arauca: 'troops 5' })
    expect(t.count('cali', 'troops')).toBe(1)
    expect(t.count('bogota', 'troops')).toBe(7)
    const away = redeploy({ ...WATCHED, bogota: 'farc-active 1', cali: 'police 3', arauca: 'troops 5' })
    expect(away.count('cali', 'troops')).toBe(5)
  })

  test('8.8.9/9 nobody has to leave cities and Government bases', () => {
    const said = redeployed({ ...WATCHED, bogota: 'troops 1, police 1', santander: 'troops 3, police 1, govt-base 1' })
    expect(said).toEqual(['done 8.8.9/h2', 'done 8.1.1/1'])
  })

  test('8.8.9/10 Control is frozen while they move', () => {
    // Cali gives Police away although Control hangs on them; the Troops set aside come back for it.
    const t = redeploy({
      cali: 'police 4, farc-underground 3',
      huila: 'troops 4, farc-underground 1',
      arauca: 'troops 3',
    })
    expect(t.count('huila', 'police')).toBe(2)
    expect(t.count('cali', 'troops')).toBeGreaterThan(0)
  })

  test('8.8.9/h3 a FARC Zone among the departments with most FARC pieces; its cubes go as they redeploy', () => {
    const board: Board = {
      ...CITIES,
      huila: 'farc-base 1, farc-underground 2, troops 3, police 3',
      cesar: 'farc-underground 3, police 1, troops 1',
      cali: 'police 1, active-support',
    }
    const zones = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const t = phase('election', board, { seed: `zone ${i}`, tracks: { president: 'samper' } })
      zones.add((t.bots(1)[0] as string).split(' ')[0] as string)
    }
    expect([...zones].sort()).toEqual(['cesar', 'huila'])
    const t = phase('election', { ...board, cesar: '' }, { tracks: { president: 'samper' } })
    while (t.table.waitsForDecider && t.by === 'govt' && /zone|move/.test(t.question)) t.bots(1)
    expect(t.pieces('huila')).toEqual({ 'farc-base': 1, 'farc-underground': 2 })
    // 3 Troops to Bogotá and Cali for 3 cubes, Police to lines of Econ 3.
    expect(t.count('bogota', 'troops') + t.count('cali', 'troops') + t.count('medellin', 'troops')).toBe(5)
    expect(t.count('arauca-cucuta-loc', 'police')).toBe(1)
  })
})
