import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { families } from '@coinflict/andean-abyss/nonplayers'
import { type Scene, scene } from '@coinflict/andean-abyss/testkit'
import { fireInTheLake } from '@coinflict/fire-in-the-lake'
import type { Stack } from '@coinflict/kernel/questions'
import { BadInput } from '@coinflict/kernel/state'
import { dealerOf, positionOf, type Save, setupOf, Table } from '@coinflict/kernel/table'
import { kernelEnglish, type Language, simplify } from '@coinflict/kernel/text'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stateFile } from '../src/autosave.ts'
import { boardText } from '../src/board.ts'
import { playOn, type Stage } from '../src/commands/play.ts'
import { usualLanguage } from '../src/language.ts'
import { COLOURS, PLAIN } from '../src/layout.ts'
import { layNext } from '../src/ready.ts'
import { Conversation, type Reply } from '../src/terminal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinflict-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A conversation that nobody keeps; counts how often it would have been. */
class Talk {
  kept = 0
  failure: string | undefined
  stack: Stack | undefined
  readonly saved: string[] = []
  readonly conversation: Conversation
  last: Reply

  constructor(
    readonly table: Table,
    width = 80,
    why = false,
  ) {
    this.conversation = new Conversation(table, {
      why,
      language: 'en',
      paint: PLAIN,
      families,
      wipe: '<wiped>',
      width: () => width,
      keep: () => {
        this.kept++
        return undefined
      },
      saveAs: (file) => void this.saved.push(file),
      layReady: (next) => {
        this.stack = layNext({ table, ...(this.stack === undefined ? {} : { stack: this.stack }) }, next)
        table.game.script.dealer = dealerOf(table.setup.seed, this.stack)
      },
      moveLink: (page) => `${page}#/move/x`,
      whyNotKept: () => this.failure,
    })
    this.last = this.conversation.begin()
  }

  /** Types lines; gives what the last of them brought. */
  type(...lines: readonly string[]): string {
    for (const line of lines) this.last = this.conversation.hear(line)
    return this.last.text
  }

  /** The same without line breaks. */
  hear(...lines: readonly string[]): string {
    return flat(this.type(...lines))
  }
}

/** A text without its line breaks. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')

const talk = (t: Scene): Talk => new Talk(t.table)

/** A new game, in Andean Abyss with these cards prepared: the AUC is first on 54, the Government on 1. */
const CARDS = [54, 1] as const

function newTable(
  seats: Record<string, string> = {},
  scenario = 'standard',
  seed = '7',
  volume = andeanAbyss,
  cards: readonly number[] = volume === andeanAbyss ? CARDS : [],
): Table {
  const setup = setupOf(volume, { scenario, seats, seed }, SEAT_KINDS)
  const dealer = dealerOf(seed, { cards })
  return new Table(volume, setup, decidersOf(volume, setup, families), { dealer })
}

describe('non-players', () => {
  const table = () => newTable({ cartels: 'aa1' })

  /** The AUC is first on 54; then the Cartels rally. */
  const untilRally = (t: Talk): string => t.type('rally', 'bogota', 'guerrilla', 'done')

  test('with --why each turn of theirs has a head, and each reason stands once under what it explains', () => {
    const text = untilRally(new Talk(table(), 80, true))
    expect(text).toMatch(
      /^Cartels, 2nd eligible on #54 .*\nCartels: Rally\. \(3\.3\.1\)\n {4}Rally, 8\.5\.1: Rally if 10 or more \S+ pieces/,
    )
    expect(text.match(/At \S+ Bases without \S+ Guerrillas/g)).toHaveLength(1)
    expect(text).toMatch(/placed in Guaviare\. \(3\.3\.1\)\n {4}Candidates: Meta West, Guaviare\. /)
    expect(text).not.toContain('All that the lines allow is done')
  })

  test('without it they are told when asked for, also after answers of the turn that runs', () => {
    const t = new Talk(table())
    expect(flat(untilRally(t))).not.toContain('8.5.1: Rally if 10')
    expect(t.hear('reasons')).toMatch(/Cartels, 2nd eligible on #54 .*8\.5\.1: Rally if 10 or more \S+ pieces/)
    t.type('train', 'bogota')
    expect(t.hear('reasons')).toMatch(/8\.5\.1: Rally if 10 or more \S+ pieces/)
    expect(t.last.text).not.toContain('Government: Train.')
  })

  test('one that can only pass says so', () => {
    const poor = { first: 'govt', eligible: ['govt', 'cartels'], tracks: { 'cartels-resources': 0 } } as const
    const { table } = scene({ bogota: 'troops 1' }, { ...poor, seats: { cartels: 'aa2' } })
    const text = new Talk(table, 80, true).type('train', 'bogota', '1', '0', 'd')
    expect(text).toMatch(/Cartels, 2nd eligible on .*\nThe Cartels pass\. \(2\.3\.3\)\n {4}Nothing else is possible\./)
  })

  test('hint says what a non-player would do and answers nothing', () => {
    const t = new Talk(newTable())
    const { length } = t.table.entries
    expect(t.hear('hint')).toMatch(/A non-player \(aa2\) would answer: /)
    expect(t.table.entries).toHaveLength(length)
    expect(t.hear('hint chess')).toContain('chess has no chart for AUC. These have one: aa2, aa1.')
  })
})

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
    expect(t.hear('rally', 'choco', 'guerrilla', 'd')).toContain('Any operation must be a Limited Operation. What now?')
    const last = talk(scene({}, { draw: [76, 73], tracks: { propaganda: 3 } }))
    expect(flat(last.last.text)).toContain(
      'This is the last event card: any operation must be a Limited Operation. What now?',
    )
  })

  test('a number where letters are asked for names them', () => {
    const t = talk(scene({ choco: 'farc-underground 1', huila: 'auc-underground 1' }, { first: 'farc' }))
    t.type('rally', 'give auc resources 3')
    expect(t.hear('0')).toContain('The answers here are y, n.')
  })

  test('numbers, keys, names, beginnings and accents all answer', () => {
    for (const way of ['1', 'rally', 'RALLY', 'Rally', 'ral']) expect(rally().type(way)).toContain('Rally where?')
    for (const way of ['narino', 'Nariño', 'NARIÑO', 'nar', 'narino - cauca', 'cauca'])
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
    expect(t.hear('train', 'bogota')).toContain('Place how many Troops in Bogotá? (3.2.1)')
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
    expect(t.hear('cali-pasto-loc')).toMatch(/Cali - Pasto is .*\(3\.3\.1\)/)
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
    expect(simplify('Bogotá - San José')).toBe('bogota san jose')
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

describe('commands', () => {
  test('undo undoes an answer; past a die or another seat the other people must agree', () => {
    const t = talk(scene({ choco: 'farc-underground 3, troops 1' }, { first: 'farc', dice: [6] }))
    t.type('rally')
    expect(t.hear('undo')).toContain('Undone: Rally.')
    expect(t.last.text).toContain('1st eligible')
    expect(t.hear('undo')).toContain('There is nothing to undo.')
    t.type('attack', 'choco')
    const refused = t.hear('undo')
    expect(refused).toContain('A die has been rolled')
    expect(refused).toContain('If the others agree, undo! undoes it anyway.')
    expect(t.hear('undo!')).toContain('Undone: Chocó. Seen since: Die roll: 6, failure.')
  })

  test('where no other person plays, undo goes back over what other seats answered', () => {
    const t = new Talk(newTable({ farc: 'random', govt: 'random', cartels: 'random' }))
    const before = [...t.table.entries]
    t.type('pass')
    expect(t.hear('undo')).toMatch(/Undone: Pass, and \d+ later answers by others\. Seen since: .*#1 1st Division/)
    expect(t.table.entries).toEqual(before)
    expect(t.hear('undo')).toContain('There is nothing to undo.')
  })

  test('log, board, card and help', () => {
    const t = talk(scene({ choco: 'farc-underground 1' }, { first: 'farc', draw: [1, 73] }))
    expect(t.hear('log')).toContain('Nothing has happened yet.')
    t.type('rally', 'choco', 'guerrilla')
    const log = t.type('log 1')
    expect(log).toContain('1 Underground FARC Guerrilla placed in Chocó. (3.3.1)')
    expect(log).not.toContain('Resources')
    expect(t.type('log 2')).toContain('FARC Resources −1, now 19. (3.3.1)')
    expect(t.hear('log much')).toContain('Type a number after log')
    expect(t.hear('board')).toContain('FARC 2u')
    const card = t.type('card')
    expect(card).toContain('Card #22 Alfonso Cano')
    expect(card).toMatch(/Next: #1 1st Division\n {2}Order: Government, FARC, AUC, Cartels\n {2}Unshaded: /)
    expect(t.hear('card 10')).toContain('Card #10 ')
    expect(t.hear('card ace')).toContain('There is no card ace')
    expect(t.hear('help')).toContain('undo')
    expect(t.hear('help')).toContain('withdraw PIECE SPACE N')
  })

  test('log N tells the last N lines of what happened', () => {
    const t = talk(scene({}, { eligible: ['govt', 'auc'], draw: [1, 73] }))
    t.type('pass', 'pass')
    const [told = ''] = t.type('log 5').split('\n\n')
    expect(told.split('\n')).toHaveLength(5)
    expect(told).toContain('FARC is eligible. The Cartels are eligible.')
  })

  test('examples in help come from the game that is played', () => {
    const t = new Talk(newTable({}, 'main', '7', aDistantPlain))
    const help = t.hear('help')
    expect(help).toContain('the key (kabul), or the start of a name (kab)')
    expect(help).toContain('give FACTION patronage N')
    expect(help).toContain('O Opposition, S Support')
    expect(help).not.toMatch(/bogota|shipment|Active Support/)
  })

  test('a faction that pays from the purse of another has no Resources of its own', () => {
    const t = new Talk(newTable({}, 'main', '7', aDistantPlain))
    for (let i = 0; i < 9 && t.table.pending?.by !== aDistantPlain.factionIndex.get('coalition'); i++) t.type('pass')
    expect(t.conversation.prompt).toMatch(/^Coalition, \d+ Resources of the Government> $/)
    expect(t.type('board')).toMatch(/^Coalition +−?\d+ /m)
  })

  test('after the end all can still be looked at, until the player leaves', () => {
    const t = new Talk(newTable({ farc: 'random', auc: 'random', cartels: 'random' }, 'quick'))
    for (let i = 0; i < 2000 && !t.table.isOver; i++) t.type(t.table.pending?.id.startsWith('turn.') ? 'pass' : '1')
    expect(t.last.text).toContain('The game is over.')
    expect(t.last.leaves).toBe(false)
    expect(t.conversation.prompt).toBe('> ')
    expect(t.hear('board')).toContain('Bogotá')
    expect(t.hear('space cali')).toContain('Cali: city')
    expect(t.hear('pass')).toContain('The game is over.')
    expect(t.hear('undo')).toContain('Undone: ')
    expect(t.table.isOver).toBe(false)
    t.type('quit')
    expect(t.last.leaves).toBe(true)
  })

  test('ADP 1.3.2 space says where no source states the terrain', () => {
    const t = new Talk(newTable({}, 'main', '7', aDistantPlain))
    expect(t.hear('space zabol')).toContain('No source states the terrain of this space')
    expect(t.hear('space kandahar')).not.toContain('No source')
  })

  test('space shows a space, its terrain and what is next to it', () => {
    const t = talk(scene({ choco: 'farc-underground 1', huila: 'auc-base 1, active-opposition' }, { first: 'farc' }))
    const text = t.type('space choc')
    expect(text).toMatch(/^Chocó - Córdoba: department, Forest, on the coast, Pop 1$/m)
    expect(text).toMatch(/^ {2}Control +FARC$/m)
    expect(text).toMatch(/^ {2}Pieces +FARC 1u$/m)
    expect(text).toMatch(/^ {2}Huila +Mountain +Pop 2 {2}Active Opposition\. AUC 1B$/m)
    expect(text).toMatch(/^ {2}Cali - Buenaventura +Pipeline +Econ 1$/m)
    expect(text).not.toContain('Bogotá')
    expect(t.hear('space pasto')).toContain('Pasto: city, Pop 1')
    expect(t.hear('space pasto')).not.toContain('Ecuador')
    expect(t.hear('space ecuador')).toContain('Not in play now.')
    expect(t.hear('space meta')).toContain('“meta” could be Meta West, Meta East.')
    expect(t.hear('space atlantis')).toContain('Nothing here is called “atlantis”.')
    expect(t.hear('space')).toContain('Name a space')
  })

  test('a round tells its phases, each once, and what a roll meant', () => {
    const t = talk(scene({}, { draw: [73, 2, 3], options: { edition: '2nd' } }))
    const text = t.type('pass', 'pass', 'pass', 'pass')
    const told = text.match(/^Propaganda: .*/gm)
    expect(told?.slice(0, 3)).toEqual([
      'Propaganda: Victory phase (6.1)',
      'Propaganda: Sabotage phase (6.2)',
      'Propaganda: Resources phase (6.3)',
    ])
    expect(new Set(told).size).toBe(told?.length)
    const attack = talk(scene({ choco: 'farc-underground 3, troops 1' }, { first: 'farc', dice: [6] }))
    const failed = attack.type('attack', 'choco')
    expect(failed).toContain('3 Underground FARC Guerrillas in Chocó flip to Active. (3.3.3)')
    expect(failed).toContain('Die roll: 6, failure. (3.3.3)')
  })

  test('a new card is told once, and who is eligible on it in one line', () => {
    const text = talk(scene({ choco: 'farc-underground 1' }, { first: 'farc', draw: [1, 73] })).type(
      ...['rally', 'choco', 'guerrilla', 'done', 'pass', 'pass', 'pass'],
    )
    expect(text.match(/#1 1st Division/g)).toHaveLength(2)
    expect(text).toContain('Card #1 1st Division')
    expect(text).toContain('1st eligible on #1 1st Division')
    expect(text).toMatch(/^ {2}FARC is ineligible\. \(2\.3\.7\)$/m)
    const next = talk(scene({}, { eligible: ['govt', 'auc'], draw: [1, 73] })).type('pass', 'pass')
    expect(next).toMatch(/^ {2}FARC is eligible\. The Cartels are eligible\. \(2\.3\.7\)$/m)
  })

  test('save names its file and quit leaves', () => {
    const t = talk(scene({}))
    expect(t.hear('save')).toContain('Name a file')
    expect(t.hear('save my game.json')).toContain('Saved in my game.json.')
    expect(t.saved).toEqual(['my game.json'])
    t.type('quit')
    expect(t.last.leaves).toBe(true)
  })

  test('quit warns once if the game is not kept', () => {
    const t = talk(scene({}))
    t.failure = 'the disk is full'
    expect(t.hear('quit')).toContain('The game is not saved: the disk is full.')
    expect(t.last.leaves).toBe(false)
    t.type('board')
    expect(t.hear('quit')).toContain('quit once more')
    t.type('quit')
    expect(t.last.leaves).toBe(true)
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

describe('cards and dice that the players deal themselves', () => {
  test('deal lays the next cards ready, deal alone leaves them to chance', () => {
    const t = new Talk(newTable())
    expect(t.hear('deal 61, 41')).toContain('These cards come next: 61, 41.')
    t.type('pass', 'pass', 'pass', 'pass')
    expect(t.last.text).toMatch(/^Card #1 1st Division$/m)
    expect(t.last.text).toMatch(/^Next: #61 /m)
    expect(t.hear('deal')).toContain('The next cards come at random.')
    expect(t.stack?.cards).toEqual([54, 1, 61])
  })

  test('roll lays dice ready, and what is taken back falls again', () => {
    const t = talk(scene({ choco: 'farc-underground 3, troops 1' }, { first: 'farc' }))
    expect(t.hear('roll 6')).toContain('These dice come next: 6.')
    expect(t.hear('attack', 'choco')).toContain('Die roll: 6, failure.')
    t.type('undo!', 'roll')
    expect(t.hear('choco')).not.toContain('Die roll: 6, failure.')
    const again = talk(scene({ choco: 'farc-underground 3, troops 1' }, { first: 'farc' }))
    again.type('roll 6', 'attack', 'choco', 'roll 1', 'undo!')
    expect(again.hear('choco')).toContain('Die roll: 6, failure.')
  })

  test('what cannot be dealt or rolled is refused', () => {
    const t = new Talk(newTable())
    expect(t.hear('deal ace')).toContain('Type card numbers after deal')
    expect(t.hear('deal 99')).toContain('There is no card 99')
    expect(t.hear('deal 54')).toContain('#54 Deserters & Defectors cannot come any more')
    expect(t.hear('deal 3 3')).toContain('or not twice')
    expect(t.hear('roll 7')).toContain('Type dice from 1 to 6 after roll')
    expect(t.stack).toBeUndefined()
  })

  test('a card that cannot come when it is its turn stops the answer that turns it, and nothing is lost', () => {
    const t = new Talk(newTable({}, 'standard', '7', andeanAbyss, [54, 73]))
    t.type('deal 74', 'pass', 'pass', 'pass')
    const before = positionOf(t.table.game)
    expect(t.hear('pass')).toContain('#74 Propaganda! was to come next but cannot come now, so nothing has happened.')
    expect(t.last.text).toContain('1st eligible on #54')
    expect(t.table.entries).toHaveLength(3)
    expect(positionOf(t.table.game)).toEqual(before)
    expect(t.hear('deal 22', 'pass')).toContain('Card #73 Propaganda!')
    expect(t.last.text).toMatch(/^Next: #22 /m)
  })

  test('it stops non-players too, before what they would have done; they go on with another card', () => {
    const others = { govt: 'random', farc: 'random', cartels: 'random' }
    const t = new Talk(newTable(others, 'standard', '7', andeanAbyss, [54, 73]))
    t.type('deal 74')
    expect(t.hear('pass')).toContain('#74 Propaganda! was to come next but cannot come now')
    expect(t.table.entries).toHaveLength(1)
    t.type('deal')
    expect(t.table.waitsForDecider).toBe(false)
    expect(t.table.entries.length).toBeGreaterThan(3)
  })
})

describe('the board', () => {
  const t = scene(
    {
      bogota: 'troops 3, police 1, govt-base 1, active-support',
      choco: 'farc-underground 2, farc-active 1, farc-base 1, cartels-base 1, terror 2, passive-opposition',
      huila: 'auc-underground 1, auc-shipment 1, farc-zone 1',
      'cali-pasto-loc': 'police 2, sabotage 1',
    },
    {
      card: 4,
      draw: [22, 73],
      played: [1, 74],
      eligible: ['govt', 'cartels'],
      lasting: { 10: 'unshaded', 12: 'shaded', 17: 'shaded' },
      boxes: { 'out-of-play': { troops: 2 } },
      tracks: { propaganda: 1 },
      seats: { auc: 'bot' },
    },
  )
  const text = boardText(t.table.game, 'en', { width: 100 })

  test('shows what stands where', () => {
    expect(text).toMatch(/Bogotá +8 {2}Active Support +Government +Troops 3 Police 1 \+1B$/m)
    expect(text).toMatch(
      /Chocó ~ +F +1 {2}Passive Opposition +FARC +FARC 2u 1a \+1B \| Cartels 1B \[Terror markers 2\]$/m,
    )
    expect(text).toMatch(/Huila .*AUC 1u \[FARC Zone\] \[AUC Shipment 1\]$/m)
    expect(text).toMatch(/Cali - Pasto +R +1 {2}Police 2 \[Sabotage marker\]$/m)
    expect(text).toMatch(/Empty: .*Cesar ~ \(M1\)/)
    expect(text).not.toContain('Ecuador')
  })

  test('shows factions, totals, tracks, cards and what is in force', () => {
    expect(text).toMatch(/Government +20 +−44 +eligible +Troops 25 Police 27 B 2$/m)
    expect(text).toMatch(/FARC +20 +−23 +ineligible +G 27 B 8$/m)
    expect(text).toContain('AUC (bot)')
    expect(text).toMatch(/Totals: +Total Support 16, Total Opposition 1, Opposition \+ Bases 2/)
    expect(text).toMatch(/Tracks: +Aid 9, El Presidente Samper, Propaganda cards played 1/)
    expect(text).toMatch(/Capabilities: +#10 .*\(unshaded\)/)
    expect(text).toMatch(/Momentum: +#12 Plan Colombia \(shaded\), #17 Madrid Donors \(shaded\)/)
    expect(text).toMatch(
      /Card #4 Caño Limón - Coveñas\n {2}Order: Government, FARC \(ineligible\), Cartels, AUC \(ineligible\)\n {2}Unshaded: /,
    )
    expect(text).toContain('Next: #22 Alfonso Cano. Order:')
    expect(text).toContain('Deck: 2 cards to come after this one, 2 played before it')
    expect(text).toMatch(/Out of Play: +Troops 2/)
  })

  test('keeps within its width', () => {
    for (const width of [80, 100]) {
      for (const line of boardText(newTable({}, 'quick').game, 'en', { width }).split('\n'))
        expect(line.length, line).toBeLessThanOrEqual(width)
    }
  })

  test('colours add nothing but colour', () => {
    const coloured = boardText(t.table.game, 'en', { width: 100, paint: COLOURS })
    expect(coloured).not.toBe(text)
    expect(stripVTControlCharacters(coloured)).toBe(text)
  })

  test('a hidden next card stays hidden', () => {
    const hidden = scene({}, { card: 4, draw: [22, 73], options: { 'no-reveal': 'yes' } })
    const shown = boardText(hidden.table.game, 'en')
    expect(shown).not.toContain('Alfonso Cano')
    expect(shown).toContain('Next: not shown in this game')
  })

  test('every language has its own words', () => {
    expect(boardText(t.table.game, 'es')).toContain('Gobierno')
    expect(boardText(t.table.game, 'pl')).toContain('Rząd')
  })

  test('no two terrains have the same letter', () => {
    expect(flat(boardText(t.table.game, 'pl'))).toContain('L Las, G Góry, R Równiny, D Droga, U Rurociąg;')
    expect(boardText(t.table.game, 'pl')).toContain('Arauca - Cúcuta (U3)')
  })
})

/** Plays with lines from a pipe; gives the exit code and all that was written. */
async function pipe(
  args: readonly string[],
  lines: readonly string[],
  language: Language = 'en',
): Promise<{ code: number; text: string }> {
  const written: string[] = []
  const output = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk))
      done()
    },
  })
  const input = Readable.from(lines.map((line) => `${line}\n`))
  const code = await playOn(args, { input, output, env: { XDG_STATE_HOME: folder }, language })
  return { code, text: written.join('') }
}

/** Plays at a terminal: types the next line whenever there is a prompt, then closes it. */
async function atTerminal(args: readonly string[], lines: readonly string[], env: Stage['env'] = {}): Promise<string> {
  const rest = [...lines]
  const written: string[] = []
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = Object.assign(
    new Writable({
      write(chunk, _, done) {
        const text = String(chunk)
        written.push(text)
        if (/\n[^\n]*> $/.test(text)) {
          const next = rest.shift()
          setImmediate(() => (next === undefined ? input.end() : input.write(`${next}\r`)))
        }
        done()
      },
    }),
    { isTTY: true, columns: 80 },
  )
  await playOn(args, { input, output, env: { XDG_STATE_HOME: folder, ...env }, language: usualLanguage(env) })
  return written.join('')
}

const kept = () => join(folder, 'coinflict', 'andean-abyss.json')
const readSave = (file: string): Save => JSON.parse(readFileSync(file, 'utf8'))
const AA = ['andean-abyss', '--seed', '7', '--cards', '54,1'] as const
/** What was answered in a kept game; the cards that were turned stand between. */
const answersIn = (file: string): string[] => readSave(file).journal.filter((entry) => !entry.startsWith('!'))

describe('the command', () => {
  test('plays from a pipe, shows what is answered, and stops politely at its end', async () => {
    const { code, text } = await pipe(AA, ['rally', 'bog'])
    expect(code).toBe(0)
    expect(text).toContain('A new game of Andean Abyss, seed 7.')
    expect(text).toContain('\nAUC, 10 Resources> bog\n')
    expect(text).toContain(`The game is saved in ${kept()}`)
    expect(text).toContain('To continue: npx coinflict play andean-abyss\n')
    expect(answersIn(kept())).toEqual(['rally', 'bogota'])
  })

  test('help names what lies face down only where the option is used', async () => {
    const without = await pipe(['fire-in-the-lake', '--seed', '7'], ['help'])
    expect(without.text).toContain('give FACTION resources')
    expect(without.text).not.toMatch(/reveal|secrets/)
    const other = join(folder, 'other.json')
    const used = await pipe(['fire-in-the-lake', '--options', 'deception=yes', '--file', other], ['help'])
    expect(used.text).toContain('reveal hidden-agenda')
    expect(used.text).toContain('secrets')
  })

  test('keeps the game after every answer, so that a killed terminal loses nothing', async () => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done() })
    const input = new PassThrough()
    const playing = playOn(AA, { input, output, env: { XDG_STATE_HOME: folder }, language: 'en' })
    input.write('rally\n')
    await new Promise((resolve) => setImmediate(resolve))
    expect(answersIn(kept())).toEqual(['rally'])
    input.write('bogota\n')
    await new Promise((resolve) => setImmediate(resolve))
    expect(answersIn(kept())).toEqual(['rally', 'bogota'])
    input.end()
    await playing
  })

  test('a game may begin from a position, which stands in its save', async () => {
    const file = join(folder, 'position.json')
    const write = (position: unknown): void => writeFileSync(file, JSON.stringify(position))
    const position = positionOf(scene({ bogota: 'troops 7' }, { draw: [1, 73] }).table.game)
    write(position)
    const { text } = await pipe(['--position', file, '--seed', 'x', '--seats', 'farc=random'], ['pass'])
    expect(flat(text)).toContain(`A game of Andean Abyss from ${file}, seed x.`)
    expect(text).toMatch(/Bogotá +8 .*Troops 7/)
    expect(readSave(kept()).start).toEqual(position)
    expect((await pipe(['--load', kept()], ['board'])).text).toMatch(/Bogotá +8 .*Troops 7/)
    const refused = (): Promise<unknown> => pipe(['--position', file], [])
    write({ ...position, tracks: { aid: 77 } })
    await expect(refused()).rejects.toThrow(`${file}: tracks.aid`)
    write({})
    await expect(refused()).rejects.toThrow(`${file}: game: is missing`)
    write(readSave(kept()))
    await expect(refused()).rejects.toThrow('--load continues it')
  })

  test('--cards and --dice are laid ready and stand in the save, in a game from a position too', async () => {
    const { text } = await pipe(['andean-abyss', '--cards', '4,22,61', '--dice', '4,6'], ['pass'])
    expect(text).toMatch(/^Card #4 .*$/m)
    expect(text).toMatch(/^Next: #22 /m)
    expect(readSave(kept())).toMatchObject({
      stack: { cards: [4, 22, 61], dice: [4, 6] },
      journal: ['!card-4', '!card-22', 'pass'],
    })
    const { text: later } = await pipe(['andean-abyss'], ['pass', 'pass', 'pass', 'deal 41', 'roll 2'])
    expect(later).toMatch(/^Next: #61 /m)
    expect(readSave(kept()).stack).toEqual({ cards: [4, 22, 61, 41], dice: [2] })
    const file = join(folder, 'position.json')
    writeFileSync(file, JSON.stringify(readSave(kept()).checkpoint?.position))
    const other = ['--position', file, '--cards', '3,5', '--file', join(folder, 'other.json')]
    const { text: from } = await pipe(other, ['pass', 'pass', 'pass', 'pass'])
    expect(from).toMatch(/^Next: #3 /m)
  })

  test('cards and dice that cannot be are one sentence', async () => {
    const wrong: readonly (readonly [string, readonly string[]])[] = [
      ['--cards takes card numbers of Andean Abyss, separated by commas, not “ace”', ['--cards', 'ace']],
      ['--cards takes card numbers', ['--cards', '99']],
      ['--cards takes card numbers', ['--cards', '']],
      ['--cards has card 3 twice', ['--cards', '3,4,3']],
      ['card 74 has been put on top of the deck but cannot come now', ['--cards', '73,74']],
      ['--dice takes dice from 1 to 6, separated by commas, not “3,7”', ['--dice', '3,7']],
      ['--cards is for a new game', ['--load', 'x.json', '--cards', '3']],
    ]
    for (const [sentence, args] of wrong) {
      const played = pipe(['andean-abyss', ...args], [])
      await expect(played, sentence).rejects.toThrow(sentence)
      await expect(played).rejects.toBeInstanceOf(BadInput)
    }
    expect(existsSync(join(folder, 'coinflict'))).toBe(false)
  })

  test('a new start at a terminal offers to go on', async () => {
    await pipe(AA, ['rally', 'bog'])
    const text = await atTerminal(AA, ['what', 'y', 'one'])
    expect(text).toMatch(
      /There is an unfinished game of Andean Abyss, last played on \d+ \S+ \d+ at \d\d:\d\d:\r?\n {2}Standard: the full game/,
    )
    expect(text).toContain('  Played by people: Government, FARC, AUC, and Cartels')
    expect(text).toMatch(/ {2}Event card, #54 Deserters & Defectors; Propaganda cards played 0\r?\nContinue it\?/)
    expect(text).toContain('Type y to continue it or n for a new game.')
    expect(text).toContain('Andean Abyss, 2 answers so far.')
    expect(answersIn(kept())).toEqual(['rally', 'bogota', 'guerrilla'])
  })

  test('when it was played last is said as people say it where they live', async () => {
    await pipe(AA, ['rally'])
    const offered = (locale: string): Promise<string> => atTerminal(AA, ['y'], { LANG: locale })
    expect(await offered('en_US.UTF-8')).toMatch(/, last played on \w+ \d+, \d{4} at \d+:\d\d\s[AP]M:/)
    expect(await offered('C')).toMatch(/, last played on \d+ \w+ \d{4} at \d\d:\d\d:/)
    expect(await offered('es_ES.UTF-8')).toMatch(/ el \d+ de \w+ de \d{4} a las? \d+:\d\d:/)
    expect(await offered('pl_PL')).toMatch(/, ostatnio grana \d+ \S+ \d{4} o \d\d:\d\d:/)
    expect(await offered('pl_PL')).toContain('Aby grać dalej: npx coinflict play andean-abyss\n')
  })

  test('from a pipe the kept game goes on, shown as before; another one is begun only when told so', async () => {
    const { text } = await pipe([...AA, '--seats', 'cartels=aa2', '--why'], ['rally'], 'es')
    expect(text).toContain('Para continuar: npx coinflict play andean-abyss --why --lang es\n')
    await pipe(['andean-abyss', '--why'], ['bogota'], 'es')
    expect(readSave(kept())).toMatchObject({
      seats: { cartels: 'aa2' },
      journal: ['!card-54', '!card-1', 'rally', 'bogota'],
    })
    await expect(pipe(AA, ['pass'])).rejects.toThrow('without --seed, --cards the command continues it')
    expect(readdirSync(join(folder, 'coinflict'))).toEqual(['andean-abyss.json'])
  })

  test('a new game instead keeps the old one beside it', async () => {
    await pipe(AA, ['rally', 'bog'])
    const text = await atTerminal(AA, ['n', 'pass'])
    const earlier = join(folder, 'coinflict', 'andean-abyss-earlier-1.json')
    expect(text).toContain('The earlier game is now saved in')
    expect(answersIn(earlier)).toEqual(['rally', 'bogota'])
    expect(answersIn(kept())).toEqual(['pass'])
    await atTerminal([...AA, '--fresh'], ['terror'])
    expect(answersIn(join(folder, 'coinflict', 'andean-abyss-earlier-2.json'))).toEqual(['pass'])
    expect(answersIn(kept())).toEqual(['terror'])
  })

  test('leaving at the first question, or at the offer, changes nothing', async () => {
    await pipe(AA, ['rally', 'bog'])
    await atTerminal(AA, ['quit'])
    await atTerminal(AA, [])
    expect((await pipe([...AA, '--fresh'], [])).text).toContain('Nothing was answered, so there is nothing to save.')
    expect(answersIn(kept())).toEqual(['rally', 'bogota'])
  })

  test('colour only at a terminal without NO_COLOR', async () => {
    expect(await atTerminal([...AA, '--file', join(folder, 'a.json')], [])).toContain('\u001b[94m')
    expect(await atTerminal([...AA, '--file', join(folder, 'b.json')], [], { NO_COLOR: '1' })).not.toContain(
      '\u001b[94m',
    )
    expect((await pipe(AA, [])).text).not.toContain('\u001b')
  })

  test('a finished game is not offered', async () => {
    const all = 'govt=random,farc=random,auc=random,cartels=random'
    const { text } = await pipe([...AA, '--scenario', 'quick', '--seats', all], [])
    expect(text).toContain('The game is over.')
    expect(text).toMatch(/1\. \w+ \(random\), margin [+−]?\d+/)
    expect(text).toMatch(/wins?(: victory condition met| with the best margin)/)
    expect(text).toContain(`The game is saved in ${kept()}`)
    expect(await atTerminal(AA, [])).not.toContain('Go on with it?')
  })

  test('a broken kept game is reported in one line and set aside', async () => {
    mkdirSync(join(folder, 'coinflict'))
    const aside = join(folder, 'coinflict', 'andean-abyss-broken-1.json')
    for (const broken of ['{"format":"coinflict-save","jour', '[]', '{"format":"coinflict-save","version":1}']) {
      writeFileSync(kept(), broken)
      const { code, text } = await pipe(AA, ['pass'])
      expect(code).toBe(0)
      const [first = ''] = text.split('\n')
      expect(first).toContain('The saved game could not be read (')
      expect(first).toContain(aside)
      expect(readFileSync(aside, 'utf8')).toBe(broken)
      expect(answersIn(kept())).toEqual(['pass'])
      rmSync(aside)
      rmSync(kept())
    }
  })

  test('a game that cannot be kept says so once, and goes on', async () => {
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    const { text } = await pipe([...AA, '--file', join(file, 'game.json')], ['rally', 'bog', 'one', 'quit', 'quit'])
    expect(text.match(/This game is not being saved/g)).toHaveLength(1)
    expect(text).toContain('placed in Bogotá')
    expect(flat(text)).toContain('quit once more leaves anyway')
    expect(text).toContain('The game is not saved:')
  })

  test('a game that cannot be kept but was saved elsewhere is left at once', async () => {
    const file = join(folder, 'no-folder')
    const elsewhere = join(folder, 'elsewhere.json')
    writeFileSync(file, '')
    const { text } = await pipe([...AA, '--file', join(file, 'game.json')], ['rally', `save ${elsewhere}`, 'quit'])
    expect(text).not.toContain('quit once more')
    expect(text).toContain(`The game is saved in ${elsewhere}\nTo continue: npx coinflict play --load ${elsewhere}\n`)
    const { text: later } = await pipe(
      [...AA, '--file', join(file, 'game.json')],
      ['rally', `save ${elsewhere}`, 'bog', 'quit'],
    )
    expect(later).toContain('quit once more')
  })

  test('two terminals do not write over each other', async () => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done() })
    const input = new PassThrough()
    const playing = playOn(AA, { input, output, env: { XDG_STATE_HOME: folder }, language: 'en' })
    input.write('rally\n')
    await new Promise((resolve) => setImmediate(resolve))
    await pipe([...AA, '--fresh'], ['pass'])
    input.write('bogota\n')
    input.end()
    await playing
    const all = readdirSync(join(folder, 'coinflict')).map((name) => answersIn(join(folder, 'coinflict', name)))
    expect(all).toContainEqual(['pass'])
    expect(all).toContainEqual(['rally', 'bogota'])
  })

  test('two terminals that go on with the same game both keep it, and the one that comes later says so', async () => {
    await pipe(AA, ['rally'])
    const written: string[] = []
    const output = new Writable({
      write(chunk, _, done) {
        written.push(String(chunk))
        done()
      },
    })
    const input = new PassThrough()
    const playing = playOn(['andean-abyss'], { input, output, env: { XDG_STATE_HOME: folder }, language: 'en' })
    await pipe(['andean-abyss'], ['cali'])
    input.write('bogota\n')
    input.end('guerrilla\n')
    await playing
    const other = join(folder, 'coinflict', 'andean-abyss-other-1.json')
    expect(flat(written.join(''))).toContain(
      `Another game is being saved in the same file; this one is saved in ${other}`,
    )
    expect(written.join('')).toContain(`To continue: npx coinflict play andean-abyss --file ${other}`)
    expect(answersIn(kept())).toEqual(['rally', 'cali'])
    expect(answersIn(other)).toEqual(['rally', 'bogota', 'guerrilla'])
    expect(readdirSync(join(folder, 'coinflict'))).toHaveLength(2)
  })

  test('--load goes on with a file and leaves it as it is', async () => {
    const file = join(folder, 'mine.json')
    await pipe(AA, ['rally', `save ${file}`])
    const before = readFileSync(file, 'utf8')
    rmSync(kept())
    const { text } = await pipe(['--load', file], ['bogota'])
    expect(text).toContain('Andean Abyss, 1 answer so far.')
    expect(text).toContain('AUC: Rally where?')
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(answersIn(kept())).toEqual(['rally', 'bogota'])
    await pipe(['--load', file], ['bogota', `save ${file}`])
    expect(answersIn(file)).toEqual(['rally', 'bogota'])
  })

  test('--load of the kept game itself goes on in place', async () => {
    await pipe(AA, ['rally'])
    await pipe(['andean-abyss', '--load', kept()], ['bogota'])
    expect(answersIn(kept())).toEqual(['rally', 'bogota'])
    expect(readdirSync(join(folder, 'coinflict'))).toEqual(['andean-abyss.json'])
  })

  test('save does not write over what is no saved game', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear Ann')
    const { text } = await pipe(AA, [`save ${file}`, `save ${join(folder, 'nowhere', 'x.json')}`])
    expect(flat(text)).toContain('is not a saved game; choose another file name.')
    expect(flat(text)).toContain('no such file or folder')
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann')
  })

  test('--file does not touch what is no kept game', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear Ann')
    for (const other of [file, folder]) {
      await expect(pipe([...AA, '--file', other], ['pass'])).rejects.toThrow('already exists and is not a saved game')
      expect(existsSync(other)).toBe(true)
    }
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann')
  })

  test('save may name the kept file itself', async () => {
    await pipe(AA, ['rally', `save ${kept()}`, 'bogota'])
    expect(readdirSync(join(folder, 'coinflict'))).toEqual(['andean-abyss.json'])
    expect(answersIn(kept())).toEqual(['rally', 'bogota'])
  })

  test('a game that goes on from its checkpoint leaves the old file beside it', async () => {
    await pipe(AA, ['pass'])
    const old = { ...readSave(kept()), rules: 0, journal: ['hokus', 'pass'] }
    writeFileSync(kept(), JSON.stringify(old))
    const text = await atTerminal(AA, ['y', 'pass'])
    expect(text).toContain(kernelEnglish['load.from-checkpoint'])
    expect(answersIn(join(folder, 'coinflict', 'andean-abyss-earlier-1.json'))).toEqual(['hokus', 'pass'])
  })

  test('random seats move by themselves, and what they did is told', async () => {
    const { text } = await pipe([...AA, '--seats', 'cartels=random,farc=random,govt=random'], ['pass'])
    expect(text).toMatch(/AUC passes\. \(2\.3\.3\)[\s\S]*(FARC|Government|Cartels):/)
    expect(text.trimEnd().split('\n').at(-1)).toContain('To continue')
  })

  test('wrong options are one sentence', async () => {
    const wrong: readonly (readonly string[])[] = [
      [],
      ['chess'],
      ['andean-abyss', 'twice'],
      [...AA, '--scenario', 'long'],
      [...AA, '--seats', 'govt=robot'],
      [...AA, '--seats', 'nato=person'],
      [...AA, '--options', 'edition'],
      [...AA, '--options', 'edition=3rd'],
      [...AA, '--colour'],
      ['--load', 'nowhere.json'],
      ['andean-abyss', '--load', 'nowhere.json', '--seed', '3'],
    ]
    for (const args of wrong) await expect(pipe(args, []), args.join(' ')).rejects.toBeInstanceOf(BadInput)
    expect(existsSync(join(folder, 'coinflict'))).toBe(false)
  })

  test('the kept game lies in the state folder of the system', () => {
    expect(stateFile('x', { XDG_STATE_HOME: '/s' }, 'linux')).toBe(join('/s', 'coinflict', 'x.json'))
    expect(stateFile('x', { HOME: '/h' }, 'darwin')).toBe(join('/h', '.local', 'state', 'coinflict', 'x.json'))
    expect(stateFile('x', { LOCALAPPDATA: '/l' }, 'win32')).toBe(join('/l', 'coinflict', 'x.json'))
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

test('FITL 2.3.9 the card says that it is Monsoon, where a Coup card comes next', () => {
  const begin = (cards: readonly number[]): string => {
    const setup = setupOf(fireInTheLake, { seed: '3' }, SEAT_KINDS)
    return new Talk(new Table(fireInTheLake, setup, [], { dealer: dealerOf('3', { cards }) })).last.text
  }
  expect(begin([16, 127])).toContain('Monsoon: no Sweep, no March')
  expect(begin([16, 17])).not.toContain('Monsoon')
})
