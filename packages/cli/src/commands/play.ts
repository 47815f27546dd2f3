import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { cardName, factionName, familyName } from '@coinflict/kernel/shelf'
import { BadInput, currentCard, type Volume } from '@coinflict/kernel/state'
import {
  dealerOf,
  type Loaded,
  SAVE_FORMAT,
  type Save,
  type SetupWish,
  saveOf,
  type Table,
} from '@coinflict/kernel/table'
import { LANGUAGES, type Language, message } from '@coinflict/kernel/text'
import { type Arguments, pairs, readArguments, text } from '../arguments.ts'
import { Autosave, loadGame, lookAtKept, stateFile } from '../autosave.ts'
import { phaseText, trackText } from '../board.ts'
import type { Command } from '../command.ts'
import { readJson, writeJson } from '../files.ts'
import { VOLUMES, volumeOf } from '../games.ts'
import { COLOURS, PLAIN } from '../layout.ts'
import { layNext, stackOf } from '../ready.ts'
import { gameOf, isSave, needGame, newSeed, type Sitting as Opened, sitDown, sitDownAt } from '../tables.ts'
import { Conversation, type Reply } from '../terminal.ts'
import { say } from '../text/say.ts'

/** Where the conversation takes place: the process's own streams, or a test's. */
export interface Stage {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: Readonly<Record<string, string | undefined>>
}

const OPTIONS = {
  scenario: 'string',
  options: 'string',
  seats: 'string',
  seed: 'string',
  cards: 'string',
  dice: 'string',
  load: 'string',
  position: 'string',
  lang: 'string',
  file: 'string',
  fresh: 'boolean',
  why: 'boolean',
} as const

/** What can be chosen for a new game; the first value of an option is what it is where nothing is said. */
function choicesOf(volume: Volume): string {
  const { id, scenarios, options, factions, families } = volume
  const lines = [
    id,
    `  scenarios  ${scenarios.map((s) => s.id).join(', ')}`,
    `  options    ${options.map((o) => `${o.id}=${o.values.join('|')}`).join(', ')}`,
    `  seats      ${factions.map((f) => f.id).join(', ')}`,
    ...families.map(
      (f, i) => `  ${i === 0 ? 'bots' : '    '}       ${familyName(volume, f.id, 'en')}: ${f.factions.join(', ')}`,
    ),
  ]
  return lines.join('\n')
}

export const play: Command = {
  about: 'play a game in the terminal',
  usage: `Usage: coinflict play GAME [--scenario S] [--options k=v,…] [--seats F=KIND,…] [--seed X] [--lang en|es|pl]
       coinflict play --load FILE
       coinflict play --position FILE [--options k=v,…] [--seats F=KIND,…] [--seed X]
       coinflict play GAME --cards 3,61,41 --dice 4,6

  --scenario S   scenario of the game
  --options k=v  options of the game, separated by commas
  --seats F=K    who plays: person (also with a name, person:ann), random, or a family of non-players (bots, below);
                 a person where nothing is said
  --why          non-players say why they do what they do
  --seed X       same seed, same cards and dice; a new one where nothing is said
  --cards N,…    the cards that you deal yourselves, in the order in which they are turned; then the seed deals
  --dice N,…     the dice that you roll yourselves; in the game deal and roll lay more of both ready
  --load FILE    go on with a saved game; FILE itself stays as it is
  --position F   a new game from a position (coinflict position check says what is wrong with one)
  --lang L       language: en, es, pl
  --file FILE    where the game is kept after every answer
  --fresh        a new game, without the question whether to go on with the kept one

The game is kept after every answer, by default in the user's state folder; starting again goes on with it.
Answers may come from a pipe, one a line; then a kept game goes on without a question. help lists what can be typed.

${VOLUMES.map(choicesOf).join('\n')}`,
  run: (args) => playOn(args, { input: process.stdin, output: process.stdout, env: process.env }),
}

/** The language asked for. */
export function languageOf(a: Arguments): Language {
  const wished = text(a, 'lang') ?? 'en'
  const found = LANGUAGES.find((language) => language === wished)
  if (found === undefined) throw new BadInput('arguments', `--lang is ${LANGUAGES.join(', ')}, not "${wished}"`)
  return found
}

export async function playOn(args: readonly string[], stage: Stage): Promise<number> {
  const a = readArguments(args, OPTIONS)
  const language = languageOf(a)
  if (a.rest.length > 1) throw new BadInput('arguments', `play takes one game, not "${a.rest.slice(1).join(' ')}" too`)
  const why = a.values.why === true
  const load = text(a, 'load')
  if (load !== undefined) {
    await playTable(stage, language, why, loadedGame(a, load, language, stage.env))
    return 0
  }
  // A wrong wish is refused before anything else is asked.
  const from = text(a, 'position')
  const fresh =
    from === undefined ? sitDown(a.rest[0], wishOf(a), stackOf(a, volumeOf(a.rest[0]))) : fromPosition(a, from)
  const { volume } = fresh.table
  const file = fileFor(a, volume, stage.env)
  const kept = lookAtKept(file, language)
  if (kept.kind === 'set-aside' || kept.kind === 'stuck') stage.output.write(`${kept.notice}\n`)
  const unfinished = kept.kind === 'game' && isUnfinished(kept.loaded.table, volume) ? kept.loaded : undefined
  if (unfinished !== undefined && a.values.fresh !== true && from === undefined) {
    const goesOn =
      stage.input.isTTY === true
        ? await askToGoOn(stage, language, unfinished.table, file)
        : mustGoOn(a, language, file)
    if (goesOn === undefined) return 0
    if (goesOn) {
      await playTable(stage, language, why, goingOn(unfinished, file, true, language))
      return 0
    }
  }
  const holds = kept.kind === 'game' ? 'another' : kept.kind === 'stuck' ? 'stuck' : 'nothing'
  const opening = say(language, from === undefined ? 'new.game' : 'new.position', {
    title: volume.title,
    seed: fresh.table.setup.seed,
    file: from ?? '',
  })
  await playTable(stage, language, why, { ...fresh, autosave: new Autosave(file, language, holds), opening: [opening] })
  return 0
}

const isUnfinished = (table: Table, volume: Volume): boolean => table.volume === volume && !table.isOver

/** A game to be played here: its table, where it is kept, what is said first. */
interface Sitting extends Opened {
  readonly autosave: Autosave
  readonly opening: readonly string[]
}

function goingOn(
  { table, warning, ...beginning }: Loaded,
  file: string,
  isInPlace: boolean,
  language: Language,
): Sitting {
  const { volume } = table
  const head = say(language, 'load.game', { title: volume.title, n: table.entries.length })
  // What was played under other rules is set aside whole: the game goes on with only the last part of its journal.
  const holds = isInPlace && warning === undefined ? 'this' : 'another'
  return {
    table,
    autosave: new Autosave(file, language, holds),
    opening: warning === undefined ? [head] : [head, message(volume.catalogues, language, warning)],
    ...beginning,
  }
}

/** The game of a file; all that it began with stands in the file. */
function loadedGame(a: Arguments, load: string, language: Language, env: Stage['env']): Sitting {
  for (const name of ['scenario', 'options', 'seats', 'seed', 'cards', 'dice', 'position'] as const) {
    if (a.values[name] !== undefined)
      throw new BadInput('arguments', `--${name} goes with a new game; with --load it comes from the file`)
  }
  const wanted = a.rest[0] === undefined ? undefined : volumeOf(a.rest[0])
  const loaded = loadGame(load)
  const { volume } = loaded.table
  if (wanted !== undefined && wanted !== volume)
    throw new BadInput('game', `${load} is a game of ${volume.title}, not of ${wanted.title}`)
  const file = fileFor(a, volume, env)
  const isSame = existsSync(file) && realpathSync(file) === realpathSync(load)
  return goingOn(loaded, file, isSame, language)
}

/** Where the game is kept: the file that was named, unless it is something else's, or the usual one. */
function fileFor(a: Arguments, volume: Volume, env: Stage['env']): string {
  const named = text(a, 'file')
  if (named === undefined) return stateFile(volume.id, env)
  if (existsSync(named) && !isOurs(named)) throw new BadInput('file', `${named} is there already and is no kept game`)
  return named
}

const wishOf = (a: Arguments): SetupWish => ({
  scenario: text(a, 'scenario'),
  options: pairs(text(a, 'options'), 'options'),
  seats: pairs(text(a, 'seats'), 'seats'),
  seed: text(a, 'seed') ?? newSeed(),
})

/** A new game from the position of a file, or what is wrong with it. */
function fromPosition(a: Arguments, file: string): Opened {
  const wanted = a.rest[0] === undefined ? undefined : volumeOf(a.rest[0]).id
  const data = readJson(file)
  if (isSave(data)) throw new BadInput('position', `${file} is a saved game; --load goes on with it`)
  try {
    needGame(data)
    return sitDownAt(data, wanted, wishOf(a), stackOf(a, volumeOf(wanted ?? gameOf(data))))
  } catch (error) {
    throw error instanceof BadInput && error.code === 'position'
      ? new BadInput(error.code, `${file}: ${error.message}`)
      : error
  }
}

/** Where nobody can be asked, the kept game goes on; a wish for another one is refused rather than guessed at. */
function mustGoOn(a: Arguments, language: Language, file: string): true {
  const names = ['scenario', 'options', 'seats', 'seed', 'cards', 'dice'] as const
  const wishes = names.filter((name) => a.values[name] !== undefined)
  if (wishes.length === 0) return true
  const list = wishes.map((name) => `--${name}`).join(', ')
  throw new BadInput('arguments', say(language, 'go-on.refused', { file, list }))
}

/** Which game is kept: scenario, who plays, how far it has come, when it was played. */
function keptGame({ game, setup, volume }: Table, language: Language, file: string): string[] {
  const view = { g: game, language, width: 80, paint: PLAIN }
  const people = volume.allFactions.filter((f) => setup.seats[f]?.kind === 'person')
  const list = people.map((f) => factionName(volume, f, language)).join(', ')
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(statSync(file).mtime)
  const moment = `${phaseText(view)}, ${cardName(volume, currentCard(game))}; ${trackText(view, volume.turn.rounds)}`
  return [
    say(language, 'go-on.kept', { title: volume.title, date }),
    `  ${message(volume.catalogues, language, `scenario.${setup.scenario}`)}`,
    ...(people.length === 0 ? [] : [`  ${say(language, 'go-on.played', { list, n: people.length })}`]),
    `  ${moment}`,
  ]
}

/** Whether to go on with the kept game; nothing if the player leaves. */
async function askToGoOn(stage: Stage, language: Language, table: Table, file: string): Promise<boolean | undefined> {
  let goesOn: boolean | undefined
  const question = [
    ...keptGame(table, language, file),
    say(language, 'go-on.ask'),
    say(language, 'go-on.yes'),
    say(language, 'go-on.no'),
  ].join('\n')
  stage.output.write(`${question}\n`)
  await listen(stage, {
    prompt: () => '> ',
    complete: () => [],
    hear(line) {
      const typed = line.trim().toLowerCase()
      if (typed === 'y' || typed === 'yes') goesOn = true
      if (typed === 'n' || typed === 'no') goesOn = false
      const leaves = goesOn !== undefined || typed === 'quit'
      return { text: leaves ? '' : say(language, 'go-on.again'), leaves }
    },
  })
  return goesOn
}

/** Plays until the player leaves or the input ends. */
async function playTable(stage: Stage, language: Language, why: boolean, sitting: Sitting): Promise<void> {
  const { table, autosave } = sitting
  const { output } = stage
  let { stack } = sitting
  const save = () => saveOf(table, { ...sitting, ...(stack === undefined ? {} : { stack }) })
  let savedIn: string | undefined
  const conversation = new Conversation(table, {
    language,
    why,
    paint: output.isTTY === true && !stage.env.NO_COLOR && stage.env.TERM !== 'dumb' ? COLOURS : PLAIN,
    width: () => Math.max(60, Math.min(100, output.columns ?? 80)),
    keep() {
      savedIn = undefined
      return autosave.write(save())
    },
    saveAs(file) {
      saveAs(file, save(), autosave, language)
      savedIn = file
    },
    layReady(next) {
      stack = layNext({ ...sitting, ...(stack === undefined ? {} : { stack }) }, next)
      table.game.script.dealer = dealerOf(table.setup.seed, stack)
    },
    whyNotKept: () => (savedIn === undefined ? autosave.failure : undefined),
  })
  output.write(`${sitting.opening.join('\n')}\n\n`)
  const first = conversation.begin()
  output.write(`${first.text}\n`)
  await listen(stage, {
    prompt: () => conversation.prompt,
    complete: (line) => conversation.complete(line),
    hear: (line) => conversation.hear(line),
  })
  const shown = `${why ? ' --why' : ''}${language === 'en' ? '' : ` --lang ${language}`}`
  output.write(`${farewell(sitting, language, stateFile(table.volume.id, stage.env), shown, savedIn)}\n`)
}

/** Where the game is and how to come back to it, shown as it was. */
function farewell(
  { table, autosave }: Sitting,
  language: Language,
  usual: string,
  shown: string,
  savedIn: string | undefined,
): string {
  const { file, failure, isKept } = autosave
  const quoted = (name: string): string => (/\s/.test(name) ? `"${name}"` : name)
  if (failure !== undefined && savedIn !== undefined) {
    const command = `npx coinflict play --load ${quoted(savedIn)}${shown}`
    return say(language, 'leave.saved', { file: savedIn, command })
  }
  if (failure !== undefined) return say(language, 'leave.lost', { text: failure })
  if (!isKept) return say(language, 'leave.nothing')
  if (table.isOver) return say(language, 'over.kept', { file })
  const named = file === usual ? '' : ` --file ${quoted(file)}`
  return say(language, 'leave.kept', { file, command: `npx coinflict play ${table.volume.id}${named}${shown}` })
}

/** Saves where the player says; what is no saved game is not written over. */
function saveAs(name: string, save: Save, autosave: Autosave, language: Language): void {
  const file = resolve(name.replace(/^~(?=[/\\])/, homedir()))
  if (file !== resolve(autosave.file)) {
    if (existsSync(file) && !isOurs(file)) throw new BadInput('file', say(language, 'save.foreign', { file: name }))
    writeJson(file, save)
    return
  }
  autosave.write(save)
  if (autosave.failure !== undefined) throw new BadInput('file', autosave.failure)
}

/** Whether a file is a saved game, perhaps a broken one, or empty: nothing of anybody else's. */
function isOurs(file: string): boolean {
  try {
    const beginning = readFileSync(file, 'utf8').slice(0, 200)
    return beginning === '' || beginning.includes(`"${SAVE_FORMAT}"`)
  } catch {
    return false
  }
}

interface Listener {
  prompt(): string
  complete(line: string): string[]
  hear(line: string): Reply
}

/** Hears line after line until the listener leaves or nothing more comes (end of a pipe, Ctrl-D, Ctrl-C). */
function listen(stage: Stage, listener: Listener): Promise<void> {
  const { input, output } = stage
  const isTTY = input.isTTY === true
  const lines = createInterface({
    input,
    crlfDelay: Number.POSITIVE_INFINITY,
    terminal: isTTY,
    ...(isTTY ? { output, completer: (line: string): [string[], string] => [listener.complete(line), line] } : {}),
  })
  const ask = (): void => {
    if (!isTTY) return
    lines.setPrompt(`\n${listener.prompt()}`)
    lines.prompt()
  }
  return new Promise((resolve, reject) => {
    let isDone = false
    const leave = (): void => {
      if (isDone) return
      isDone = true
      lines.close()
      output.removeListener('error', leave)
      resolve()
    }
    // Whoever reads the output may go away first (a pipe into head): then there is nobody left to talk to.
    output.on('error', leave)
    lines.on('line', (line) => {
      if (isDone) return
      // A transcript should show what was answered; a terminal shows it by itself.
      if (!isTTY) output.write(`\n${listener.prompt()}${line}\n`)
      try {
        const reply = listener.hear(line)
        if (reply.text !== '') output.write(`${reply.text}\n`)
        if (reply.leaves) leave()
        else ask()
      } catch (error) {
        isDone = true
        lines.close()
        reject(error as Error)
      }
    })
    lines.on('SIGINT', () => {
      output.write('\n')
      leave()
    })
    lines.on('close', () => {
      if (isTTY && !isDone) output.write('\n')
      leave()
    })
    ask()
  })
}
