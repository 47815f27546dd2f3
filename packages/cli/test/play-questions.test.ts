import { andeanAbyss } from '@coinflict/andean-abyss'
import { scene } from '@coinflict/andean-abyss/testkit'
import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import { dealerOf, setupOf, Table } from '@coinflict/kernel/table'
import { simplify } from '@coinflict/kernel/text'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { flat, newTable, Talk, talk } from './talk.ts'

describe('answers', () => {
  const rally = () =>
    talk(
      scene(
        {
          bogota: 'troops 2, police 1',
          'meta-west': 'farc-underground 2',
          'meta-east': 'farc-base 1',
          huila: 'farc-zone',
        },
        { first: 'farc' },
      ),
    )

  test('a question is one sentence with faction and rule number, then numbered answers', () => {
    const t = rally()
    expect(t.last.text).toMatch(/^FARC is 1st eligible on #22 Alfonso Cano\. What now\? \(2\.3\.4\)$/m)
    expect(t.last.text).toMatch(/1 {2}Rally/)
    t.type('1')
    expect(t.last.text).toContain('FARC: Rally where? (3.3.1)')
    expect(t.last.text).toMatch(/\d+ {2}Meta West: F 2u/)
  })

  test('a long list keeps every piece, and special activities stand apart', () => {
    const crowd =
      'troops 3, police 2, govt-base 1, farc-underground 2, farc-active 1, auc-underground 1, cartels-base 1'
    const t = talk(scene({ choco: crowd, bogota: 'police 1', 'meta-west': 'farc-underground 2' }, { first: 'farc' }))
    const text = t.type('rally')
    expect(text).toMatch(/13 {2}Chocó: F 2u 1a \| G 3T 2P \+1B .*\n {8}\| A 1u \| C 1B /)
    expect(text).toMatch(/ {2}Special activities\n {2}\d+ {2}Extort/)
    expect(flat(text)).toContain('G Government, F FARC, A AUC, C Cartels; T Troops')
  })

  test('2.3.4 where only a Limited Operation is open the question says so', () => {
    const first = { choco: 'farc-underground 1', bogota: 'troops 1' }
    const t = talk(scene(first, { first: 'farc', draw: [1, 73] }))
    expect(t.last.text).not.toContain('Limited')
    expect(t.hear('rally', 'choco', 'guerrilla', 'd')).toContain('What now? Any operation must be a Limited Operation.')
    const last = talk(scene({}, { draw: [76, 73], tracks: { propaganda: 3 } }))
    expect(flat(last.last.text)).toContain(
      'What now? This is the last event card: any operation must be a Limited Operation.',
    )
  })

  test('a number where letters are asked for names them', () => {
    const t = talk(scene({ choco: 'farc-underground 1', huila: 'auc-underground 1' }, { first: 'farc' }))
    t.type('rally', 'give auc resources 3')
    expect(t.hear('0')).toContain('The answers here are y, n.')
  })

  test('numbers, keys, names, beginnings and accents all answer', () => {
    for (const way of ['1', 'rally', 'RALLY', 'Rally', 'ral']) expect(rally().type(way)).toContain('Rally where?')
    for (const way of ['narino', 'Nariño', 'NARIÑO', 'nar', 'narino - cauca', 'narino-cauca', 'Nariño–Cauca', 'cauca'])
      expect(rally().type('rally', way)).toContain(' in Nariño')
    expect(rally().type('rally', 'meta w')).toContain('Rally in Meta West')
    expect(rally().type('rally', 'huila', 'guerrilla', 'd')).toContain('2nd eligible')
  })

  test('an ambiguous beginning names what it could be, and asks again', () => {
    const t = rally()
    const text = t.type('rally', 'meta')
    expect(text).toContain('“meta” could be Meta West, Meta East.')
    expect(text).toContain('Rally where?')
    expect(t.table.entries).toHaveLength(1)
  })

  test('the space that others begin with is meant by its beginning', () => {
    const t = talk(scene({ bogota: 'police 3' }, { first: 'govt' }))
    t.type('patrol', 'bog')
    expect(t.last.text).toContain('From Bogotá to which LoC')
    expect(t.hear('bog')).toMatch(/Bogotá: Cubes cannot .*\(3\.2\.2\)/)
    expect(t.hear('bogota-neiva-loc')).not.toContain('could be')
  })

  test('d is Done, never the beginning of a name', () => {
    const setup = setupOf(fireInTheLake, { seed: '3' }, SEAT_KINDS)
    const t = new Talk(new Table(fireInTheLake, setup, [], { dealer: dealerOf('3', { cards: [1, 2] }) }))
    t.type('patrol', 'saigon')
    expect(t.hear('d')).toContain('“d” is not an answer here.')
    expect(t.hear('da')).toContain('from Saigon to Da Nang?')
  })

  test('where a number is asked for, a number is itself', () => {
    const t = talk(scene({ bogota: 'troops 1' }, { first: 'govt' }))
    expect(t.hear('train', 'bogota')).toContain('Place how many Troops in Bogotá? (29 Available) (3.2.1)')
    expect(t.last.text).toContain('Type a number from 0 to 6.')
    expect(t.hear('9')).toContain('The answer is a number from 0 to 6.')
    expect(t.hear('d')).toContain('The answer is a number from 0 to 6.')
    expect(t.hear('2')).toContain('Place how many Police in Bogotá?')
    expect(t.hear('0')).toContain('2 Troops placed in Bogotá. (3.2.1)')
  })

  test('5.2 the sides of a card are shown with their texts', () => {
    const t = talk(scene({}, { card: 4 }))
    const text = t.hear('event')
    expect(text).toContain('Government: Which side of #4 Caño Limón - Coveñas? (5.2)')
    expect(text).toMatch(/1 Unshaded: \S.* 2 Shaded: \S/)
  })

  test('what is no answer gets a sentence, and nothing changes', () => {
    const t = rally()
    t.type('rally')
    const before = [...t.table.entries]
    expect(t.hear('99')).toContain('The answers are numbered 1 to')
    expect(t.hear('atlantis')).toContain('“atlantis” is not an answer here.')
    expect(t.hear('%$!')).toContain('is not an answer here.')
    expect(t.hear('d')).toContain('Nothing has been done yet: choose at least one space first. (3.1)')
    expect(t.hear('cali-pasto-loc')).toMatch(/Cali–Pasto is .*\(3\.3\.1\)/)
    expect(t.table.entries).toEqual(before)
    expect(t.kept).toBe(1)
  })

  test('an empty line puts the question again with all its answers; after a mistake only how many there are', () => {
    const t = rally()
    t.type('rally')
    expect(t.hear('atlantis')).toContain('(28 answers; Enter shows them)')
    expect(t.type('')).toMatch(/1 {2}Bogotá/)
  })

  test('simplify', () => {
    for (const name of ['Bogotá–San José', 'Bogotá - San José', 'Bogotá-San José'])
      expect(simplify(name)).toBe('bogota san jose')
  })

  test('the tab key completes keys', () => {
    const t = rally()
    t.type('rally')
    expect(t.conversation.complete('meta')).toEqual(['meta-west', 'meta-east'])
  })
})

describe('why not', () => {
  test('? lists every refused answer with its reason and rule number', () => {
    const t = talk(scene({ choco: 'farc-underground 1', huila: 'farc-underground 1, troops 1' }, { first: 'farc' }))
    const text = t.type('terror', '?')
    expect(text).toContain('Not possible now:')
    expect(text).toMatch(/Underground Guerrilla in Bogotá\. \(3\.3\.4\)\n {4}likewise/)
    const refused = t.table.pending?.refused ?? []
    expect(refused.length).toBeGreaterThan(40)
    for (const word of refused) if (word < 500) expect(flat(text)).toContain(andeanAbyss.spaces[word]?.name)
  })

  test('? and a name give the reason against one answer', () => {
    const t = talk(scene({ choco: 'farc-underground 1', huila: 'farc-underground 1' }, { first: 'farc' }))
    t.type('terror')
    expect(t.hear('? bogota')).toContain('Underground Guerrilla in Bogotá. (3.3.4)')
    expect(t.hear('why bogotá')).toContain('Underground Guerrilla in Bogotá. (3.3.4)')
    expect(t.hear('? choco')).toContain('Chocó is possible.')
    expect(t.hear('? police')).toContain('Police is not an answer to this question.')
    expect(t.hear('? atlantis')).toContain('Nothing here is called “atlantis”.')
  })

  test('a reason against a word of a menu names the space that the question is about', () => {
    const t = talk(scene({ choco: 'farc-underground 1' }, { first: 'farc' }))
    const text = t.type('rally', 'choco', '?')
    expect(text).toContain('no Base in Chocó.')
    expect(text).not.toMatch(/ in \./)
  })

  test('a reason that is about no space in particular says so', () => {
    const t = talk(
      scene({ choco: 'auc-underground 1, troops 3', huila: 'auc-underground 1, troops 3' }, { first: 'auc' }),
    )
    expect(t.hear('terror', '? extort')).toContain('Extort: It is not possible in any space right now. (4.3.1)')
  })
})

describe('out of turn', () => {
  test('1.5.1 a faction offers Resources, in its name or as the one that is asked', () => {
    const t = talk(scene({ choco: 'farc-underground 1', huila: 'auc-underground 1' }, { first: 'farc' }))
    expect(t.hear('give auc resources 3')).toContain(
      'One of the two factions must be executing an operation or event. (1.5.1)',
    )
    t.type('rally')
    expect(t.hear('give auc resources 3')).toContain('AUC: FARC offers you 3 Resources. Accept? (1.5.1)')
    expect(t.hear('y')).toContain('FARC gives 3 Resources to AUC. (1.5.1)')
    expect(t.last.text).toContain('FARC: Rally where?')
    expect(t.hear('auc: give farc resources 2', 'n')).toMatch(/FARC .* offer .* AUC\. \(1\.5\.1\)/)
    expect(t.hear('AUC: give FARC resources 99')).toContain('does not have that m')
    expect(t.hear('request auc resources 1')).toContain('FARC asks you for 1 Resource. Agree?')
    expect(t.hear('y')).toContain('AUC gives 1 Resource to FARC.')
  })

  test('1.4.1 own pieces are withdrawn, by id or its beginning', () => {
    const t = talk(scene({ choco: 'farc-underground 2', huila: 'farc-active 1' }, { first: 'farc' }))
    expect(t.hear('withdraw farc-underground choco 1')).toContain('(1.4.1)')
    t.type('rally')
    expect(t.hear('withdraw farc-und choc 1')).toContain('1 Underground FARC Guerrilla removed from Chocó. (1.4.1)')
    expect(t.hear('withdraw farc-underground choco 9')).toContain('Say which piece, where and how many. (1.4.1)')
    expect(t.hear('withdraw')).toContain('Say which piece, where and how many.')
  })

  test('the board is set by hand, within what the game allows', () => {
    const t = talk(scene({ choco: 'farc-underground 1' }, { first: 'farc' }))
    expect(t.hear('hand')).toContain('hand place PIECE SPACE N')
    expect(t.hear('hand place troops bogota 3')).toContain('3 Troops placed in Bogotá.')
    expect(t.hear('hand level bogota active-support')).toContain('Bogotá shifts to Active Support.')
    expect(t.hear('hand place troops bogota 99')).toContain('That number is not possible.')
    expect(t.hear('hand fly to the moon')).toContain('one of these words')
  })

  test('nobody speaks for a seat that plays by itself, nor for a faction that is not there', () => {
    const t = new Talk(newTable({ farc: 'random' }))
    expect(t.hear('farc: give auc resources 1')).toContain('FARC is not played by a person (random)')
    expect(t.hear('nato: give auc resources 1')).toContain(
      'There is no faction “nato”; there are govt, farc, auc, cartels.',
    )
    expect(t.hear('govt: dance')).toContain('“dance” is none of these')
  })
})

test('a whole game answered by random numbers comes to its ranking', () => {
  for (const [scenario, seed] of [
    ['quick', '1'],
    ['open', '3'],
  ] as const) {
    const t = new Talk(newTable({}, scenario, seed))
    let chance = 12345
    const below = (n: number): number => {
      chance = (Math.imul(chance, 1103515245) + 12345) >>> 0
      return Math.floor((chance / 4294967296) * n)
    }
    for (let i = 0; !t.table.isOver; i++) {
      if (i > 20_000) expect.fail('the game does not end')
      const labels = [...t.type('').matchAll(/(?:^| {2})([dyn]|\d+) {2}\S/gm)].map((match) => match[1] as string)
      const range = /Type a number from (\d+) to (\d+)/.exec(t.last.text)
      const from = Number(range?.[1] ?? 0)
      const numbers = range === null ? [] : [String(from + below(Number(range[2]) - from + 1))]
      const ways = [...labels, ...numbers]
      if (ways.length === 0) expect.fail(t.last.text)
      const before = t.table.entries.length
      const way = ways[below(ways.length)] as string
      t.type(way)
      if (t.table.entries.length <= before) expect.fail(`${way}: ${t.last.text}`)
      const wide = t.last.text.split('\n').filter((line) => line.length > 80)
      if (wide.length > 0) expect(wide).toEqual([])
    }
    expect(t.last.text).toContain('The game is over.')
    expect(t.last.text).toMatch(/ {2}1\. \w+, margin [+−]?\d+\n/)
  }
})

describe('a question in secret', () => {
  const options = { deception: 'yes', 'handicap-1': 'vc', 'handicap-2': 'us', 'handicap-3': 'nva' }
  const begin = (seats: Record<string, string> = {}): Talk => {
    const wish = { options, seats, seed: '3' }
    const setup = setupOf(fireInTheLake, wish, SEAT_KINDS)
    return new Talk(new Table(fireInTheLake, setup, decidersOf(fireInTheLake, setup, [])))
  }

  test('shows its answers to who asks for them, and leaves nothing of them on the screen', () => {
    const talk = begin()
    talk.hear('hidden-agenda')
    talk.hear('hidden-agenda')
    talk.hear('hidden-agenda')
    expect(talk.last.text).toMatch(/^<wiped>/)
    talk.hear('hidden-agenda')
    expect(talk.last.text).toContain('For the eyes of the NVA only')
    for (const line of ['', 'board'])
      expect(talk.hear(line)).not.toMatch(/Hidden Asset|Empty Threat|answers? is|2 answers/)
    // Nor does the board show what the others chose, or what this scenario does not have.
    expect(talk.hear('board')).toContain('US Deception 1 face down')
    expect(talk.hear('board')).not.toMatch(/Hidden Agenda|Pivotal|not in play/)
    expect(talk.conversation.complete('')).toEqual([])
    expect(talk.hear('show')).toMatch(/Empty Threat[\s\S]*Hidden Asset/)
    expect(talk.hear('?')).toContain('Hidden Agenda')
    // The second marker is for the same eyes.
    expect(talk.hear('empty-threat')).toMatch(/^<wiped>[\s\S]*Hidden Asset/)
  })

  test('needs no veil where nobody else is at the screen', () => {
    const talk = begin({ us: 'random', arvn: 'random', nva: 'random' })
    expect(talk.last.text).toContain('Hidden Asset')
  })
})
