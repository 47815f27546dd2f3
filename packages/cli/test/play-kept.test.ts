import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { scene } from '@coinflict/andean-abyss/testkit'
import { BadInput } from '@coinflict/kernel/state'
import { positionOf, type Save } from '@coinflict/kernel/table'
import { kernelEnglish, type Language } from '@coinflict/kernel/text'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stateFile } from '../src/autosave.ts'
import { playOn, type Stage } from '../src/commands/play.ts'
import { usualLanguage } from '../src/language.ts'
import { flat } from './talk.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinflict-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
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
