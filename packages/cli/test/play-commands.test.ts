import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { scene } from '@coinflict/andean-abyss/testkit'
import { positionOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { newTable, Talk, talk } from './talk.ts'

describe('commands', () => {
  test('undo undoes an answer; past a die or another seat the other people must agree', () => {
    const t = talk(scene({ choco: 'farc-underground 3, troops 1' }, { first: 'farc', dice: [6] }))
    t.type('rally')
    expect(t.hear('undo')).toContain('Undone: Rally.')
    expect(t.last.text).toContain('1st eligible')
    expect(t.hear('undo')).toContain('There is nothing to undo.')
    t.type('attack', 'choco')
    const refused = t.hear('undo')
    expect(refused).toContain('a die has been rolled')
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
    expect(text).toMatch(/^Chocó–Córdoba: department, Forest, on the coast, Pop 1$/m)
    expect(text).toMatch(/^ {2}Control +FARC$/m)
    expect(text).toMatch(/^ {2}Pieces +FARC 1u$/m)
    expect(text).toMatch(/^ {2}Huila +Mountain +Pop 2 {2}Active Opposition\. AUC 1B$/m)
    expect(text).toMatch(/^ {2}Cali–Buenaventura +Pipeline +Econ 1$/m)
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
