import { existsSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { cardName, factionNoun, familyName } from '@coinflict/kernel/display'
import { BadInput, currentCard, type Volume } from '@coinflict/kernel/state'
import {
  addresseeOf,
  dealerOf,
  type Loaded,
  type Move,
  meeting,
  moveOf,
  SAVE_FORMAT,
  type Save,
  type SavedLink,
  type SetupWish,
  saveOf,
  type Table,
  writeJournal,
} from '@coinflict/kernel/table'
import { harmless, type Language, message, nouns } from '@coinflict/kernel/text'
import { boxOf, everyVolume } from '@coinflict/library'
import { type Arguments, needNoMore, pairs, readArguments, text } from '../arguments.ts'
import { Autosave, loadGame, lookAtKept, stateFile } from '../autosave.ts'
import { phaseText, trackText } from '../board.ts'
import type { Command } from '../command.ts'
import { inFile, readBeginning, readJson, writeJson } from '../files.ts'
import { namedBox } from '../games.ts'
import { type Environment, localeOf, usualLanguage } from '../language.ts'
import { COLOURS, cell, layRows, PLAIN, type Row } from '../layout.ts'
import { linesOf } from '../lines.ts'
import { isLink, newGameName, pageOf, readLink, USUAL_PAGE, writeLink } from '../links.ts'
import { layNext, stackOf } from '../ready.ts'
import {
  FOR_PEOPLE,
  gameOf,
  isSave,
  loadTable,
  needGame,
  newSeed,
  newTable,
  type OpenTable as Opened,
  tableAt,
} from '../tables.ts'
import { Conversation, type Reply } from '../terminal.ts'
import { complaint, say } from '../text/say.ts'

/** Where the conversation takes place: the process's own streams, or a test's. */
export interface Stage {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: Environment
  readonly language: Language
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
  file: 'string',
  'real-table': 'boolean',
  fresh: 'boolean',
  why: 'boolean',
} as const

/** What can be chosen for a new game; the first value of an option is what it is where nothing is said. */
function choicesOf(volume: Volume, language: Language): string {
  const { id, scenarios, options, factions, families } = volume
  const row = (label: string, ...items: readonly string[]): Row => ({
    cells: [cell(`  ${label}`)],
    rest: items.map((item, i) => cell(i < items.length - 1 ? `${item},` : item)),
  })
  const rows = [
    row(say(language, 'play.scenarios'), ...scenarios.map((s) => s.id)),
    row(say(language, 'play.options'), ...options.map((o) => `${o.id}=${o.values.join('|')}`)),
    row(say(language, 'play.seats'), ...factions.map((f) => f.id)),
    ...families.map((f, i) =>
      row(
        i === 0 ? say(language, 'play.bots') : '',
        `${familyName(volume, f.id, language)} (${f.id}): ${f.factions.join(', ')}`,
      ),
    ),
  ]
  return [id, ...layRows(rows, 100)].join('\n')
}

export const play: Command = {
  async usage(language) {
    const choices = (await everyVolume()).map((volume) => choicesOf(volume, language))
    return say(language, 'usage.play', { games: choices.join('\n') })
  },
  run: (args, language) => playOn(args, { input: process.stdin, output: process.stdout, env: process.env, language }),
}

export async function playOn(args: readonly string[], stage: Stage): Promise<number> {
  const a = readArguments(args, OPTIONS)
  const { language } = stage
  needNoMore('play', a.rest.slice(1))
  const why = a.values.why === true
  const load = text(a, 'load')
  const [first] = a.rest
  if (first !== undefined && isLink(first)) {
    await playTable(stage, why, await linkedGame(a, first, stage))
    return 0
  }
  if (load !== undefined) {
    await playTable(stage, why, await loadedGame(a, load, language, stage.env))
    return 0
  }
  // A wrong wish is refused before anything else is asked.
  const from = text(a, 'position')
  const fresh = from === undefined ? await newGame(a) : await fromPosition(a, from)
  const { volume } = fresh.table
  const file = fileFor(a, volume, stage.env)
  const kept = await lookAtKept(file, language)
  if (kept.kind === 'set-aside' || kept.kind === 'stuck') stage.output.write(`${kept.notice}\n`)
  const unfinished = kept.kind === 'game' && isUnfinished(kept.loaded.table, volume) ? kept.loaded : undefined
  if (unfinished !== undefined && a.values.fresh !== true && from === undefined) {
    const goesOn = stage.input.isTTY === true ? await askToGoOn(stage, unfinished.table, file) : mustGoOn(a, file)
    if (goesOn === undefined) return 0
    if (goesOn) {
      await playTable(stage, why, goingOn(unfinished, file, true, language, linkIn(file)))
      return 0
    }
  }
  const holds = kept.kind === 'game' ? 'another' : kept.kind === 'stuck' ? 'stuck' : 'nothing'
  const opening = say(language, from === undefined ? 'new.game' : 'new.position', {
    title: volume.title,
    seed: fresh.table.setup.seed,
    file: from ?? '',
  })
  const isOwn = fresh.table.setup.ownDeck === true
  await playTable(stage, why, {
    ...fresh,
    autosave: new Autosave(file, language, holds),
    opening: isOwn ? [opening, say(language, 'new.own-deck')] : [opening],
  })
  return 0
}

const isUnfinished = (table: Table, volume: Volume): boolean => table.volume === volume && !table.isOver

/** A game to be played here: its table, where it is kept, what is said first. */
interface OpenTable extends Opened {
  readonly autosave: Autosave
  readonly link?: SavedLink | undefined
  readonly opening: readonly string[]
}

function goingOn(
  { table, warning, ...beginning }: Loaded,
  file: string,
  isInPlace: boolean,
  language: Language,
  link: SavedLink | undefined,
): OpenTable {
  const { volume } = table
  const head = say(language, 'load.game', { title: volume.title, n: table.entries.length })
  // What was played under other rules is set aside whole: the game goes on with only the last part of its journal.
  const holds = isInPlace && warning === undefined ? 'this' : 'another'
  return {
    table,
    autosave: new Autosave(file, language, holds),
    opening: warning === undefined ? [head] : [head, message(volume.catalogues, language, warning)],
    link,
    ...beginning,
  }
}

/** The game of a file; all that it began with stands in the file. */
async function loadedGame(a: Arguments, load: string, language: Language, env: Stage['env']): Promise<OpenTable> {
  refuseWishes(a)
  const wanted = a.rest[0] === undefined ? undefined : namedBox(a.rest[0])
  const loaded = await loadGame(load)
  const { volume } = loaded.table
  if (wanted !== undefined && wanted.id !== volume.id)
    throw complaint('game', 'error.other-game', { file: load, title: volume.title, other: wanted.title })
  const file = fileFor(a, volume, env)
  const isSame = existsSync(file) && existsSync(load) && realpathSync(file) === realpathSync(load)
  return goingOn(loaded, file, isSame, language, isLink(load) ? undefined : linkIn(load))
}

/** All that a game began with stands in its file or link. */
function refuseWishes(a: Arguments): void {
  for (const name of ['scenario', 'options', 'seats', 'seed', 'real-table', 'cards', 'dice', 'position'] as const) {
    if (a.values[name] !== undefined) throw complaint('arguments', 'error.with-load', { option: `--${name}` })
  }
}

/** How the game of a file goes by links; nothing if it does not. */
function linkIn(file: string): SavedLink | undefined {
  const { link } = Object(readJson(file)) as Partial<Save>
  const { game, page } = Object(link) as Partial<SavedLink>
  return typeof game === 'string' && typeof page === 'string' ? { game, page } : undefined
}

/**
 * The game that a link carries. If it is the one that is kept here, that goes on with what was played elsewhere; one that went another way is
 * set aside, as any other.
 */
async function linkedGame(a: Arguments, link: string, { env, language }: Stage): Promise<OpenTable> {
  refuseWishes(a)
  const { page, save, move } = readLink(link)
  const came = await loadTable(save, FOR_PEOPLE)
  const file = fileFor(a, came.table.volume, env)
  const kept = await lookAtKept(file, language)
  const name = { game: move?.game ?? newGameName(), page }
  const isKept = kept.kind === 'game' && move !== undefined && linkIn(file)?.game === move.game
  const how = isKept ? meeting(writeJournal(kept.loaded.table.game), move.save.journal) : 'new'
  let table: OpenTable
  if (!isKept || how === 'apart') table = goingOn(came, file, false, language, name)
  else if (how === 'on') {
    const { checkpoint: _, ...before } = Object(readJson(file)) as Save
    table = goingOn(await loadTable({ ...before, journal: move.save.journal }, FOR_PEOPLE), file, true, language, name)
  } else table = goingOn(kept.loaded, file, true, language, name)
  const told = how === 'behind' || how === 'apart' ? [say(language, `link.${how}`)] : []
  return { ...table, opening: [...table.opening, ...told, ...ownMove(table.table, move, language)] }
}

/** That it is the move of who opened the link. */
function ownMove(table: Table, move: Move | undefined, language: Language): string[] {
  const to = addresseeOf(table)
  if (to === undefined || table.volume.factions[to]?.id !== move?.to) return []
  return [say(language, 'link.own', { faction: factionNoun(table.volume, to, language) })]
}

/** Where the game is kept: the file that was named, unless it is something else's, or the usual one. */
function fileFor(a: Arguments, volume: Volume, env: Stage['env']): string {
  const named = text(a, 'file')
  if (named === undefined) return stateFile(volume.id, env)
  if (existsSync(named) && !isOurs(named)) throw complaint('file', 'save.foreign', { file: named })
  return named
}

const wishOf = (a: Arguments): SetupWish => ({
  scenario: text(a, 'scenario'),
  options: pairs(text(a, 'options'), 'options'),
  seats: pairs(text(a, 'seats'), 'seats'),
  seed: text(a, 'seed') ?? newSeed(),
  ownDeck: a.values['real-table'] === true,
})

async function newGame(a: Arguments): Promise<Opened> {
  const box = namedBox(a.rest[0])
  return newTable(box, wishOf(a), stackOf(a, await box.volume()), FOR_PEOPLE)
}

/** A new game from the position of a file, or what is wrong with it. */
async function fromPosition(a: Arguments, file: string): Promise<Opened> {
  const wanted = a.rest[0] === undefined ? undefined : namedBox(a.rest[0])
  const data = readJson(file)
  if (isSave(data)) throw complaint('position', 'error.is-save', { file })
  try {
    needGame(data)
    const box = wanted ?? namedBox(gameOf(data))
    return await tableAt(box, data, wishOf(a), stackOf(a, await box.volume()), FOR_PEOPLE)
  } catch (error) {
    throw error instanceof BadInput && error.code === 'position' ? inFile(error, file) : error
  }
}

/** Where nobody can be asked, the kept game goes on; a wish for another one is refused rather than guessed at. */
function mustGoOn(a: Arguments, file: string): true {
  const names = ['scenario', 'options', 'seats', 'seed', 'real-table', 'cards', 'dice'] as const
  const wishes = names.filter((name) => a.values[name] !== undefined)
  if (wishes.length === 0) return true
  const list = wishes.map((name) => `--${name}`).join(', ')
  throw complaint('arguments', 'go-on.refused', { file, list })
}

/** A day and an hour as people write them where they live. */
function momentIn(when: Date, language: Language, env: Environment) {
  const own = localeOf(env)
  const isOfLanguage = /^[a-z]{2}-[A-Z]{2}$/.test(own) && own.startsWith(language)
  const locale = isOfLanguage ? own : language === 'en' ? 'en-GB' : language
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(when)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(when)
  return { date, time, hour: Number.parseInt(time, 10) }
}

/** Which game is kept: scenario, who plays, how far it has come, when it was played. */
function keptGame({ game, setup, volume }: Table, file: string, { env, language }: Stage): string[] {
  const view = { g: game, language, width: 80, paint: PLAIN }
  const people = volume.allFactions.filter((f) => setup.seats[f]?.kind === 'person')
  const faction = nouns(
    people.map((f) => factionNoun(volume, f, language)),
    language,
  )
  const moment = `${phaseText(view)}, ${cardName(volume, currentCard(game))}; ${trackText(view, volume.turn.rounds)}`
  return [
    say(language, 'go-on.kept', { title: volume.title, ...momentIn(statSync(file).mtime, language, env) }),
    `  ${message(volume.catalogues, language, `scenario.${setup.scenario}`)}`,
    ...(people.length === 0 ? [] : [`  ${say(language, 'go-on.played', { faction })}`]),
    `  ${moment}`,
  ]
}

/** Whether to go on with the kept game; nothing if the player leaves. */
async function askToGoOn(stage: Stage, table: Table, file: string): Promise<boolean | undefined> {
  const { language } = stage
  let goesOn: boolean | undefined
  const question = [
    ...keptGame(table, file, stage),
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
async function playTable(stage: Stage, why: boolean, sitting: OpenTable): Promise<void> {
  const { table, autosave } = sitting
  const { language, output } = stage
  const box = boxOf(table.volume.id)
  let { stack, link } = sitting
  const beginning = () => ({ ...sitting, ...(stack === undefined ? {} : { stack }) })
  const save = (): Save => ({ ...saveOf(table, beginning()), ...(link === undefined ? {} : { link }) })
  let savedIn: string | undefined
  const conversation = new Conversation(table, {
    language,
    why,
    families: await box.charts(),
    nets: await box.nets?.(),
    paint: output.isTTY === true && !stage.env.NO_COLOR && stage.env.TERM !== 'dumb' ? COLOURS : PLAIN,
    wipe: output.isTTY === true ? '\x1b[2J\x1b[3J\x1b[H' : '',
    width: () => Math.max(60, Math.min(100, output.columns ?? 80)),
    keep() {
      savedIn = undefined
      return autosave.write(save())
    },
    saveAs(file) {
      saveAs(file, save(), autosave)
      savedIn = file
    },
    layReady(next) {
      stack = layNext(beginning(), next)
      table.game.script.dealer = dealerOf(table.setup.seed, stack, table.setup.ownDeck)
    },
    moveLink(page) {
      const { game = newGameName(), page: before = USUAL_PAGE } = link ?? {}
      link = { game, page: page === '' ? before : pageOf(page) }
      autosave.write(save())
      return writeLink(link, moveOf(table, game, beginning()))
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
  const shown = `${why ? ' --why' : ''}${language === usualLanguage(stage.env) ? '' : ` --lang ${language}`}`
  output.write(`${farewell(sitting, language, stateFile(table.volume.id, stage.env), shown, savedIn)}\n`)
}

/** Where the game is and how to come back to it, shown as it was. */
function farewell(
  { table, autosave }: OpenTable,
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
  return say(language, 'leave.saved', { file, command: `npx coinflict play ${table.volume.id}${named}${shown}` })
}

/** Saves where the player says; what is no saved game is not written over. */
function saveAs(name: string, save: Save, autosave: Autosave): void {
  const file = resolve(name.replace(/^~(?=[/\\])/, homedir()))
  if (file !== resolve(autosave.file)) {
    if (existsSync(file) && !isOurs(file)) throw complaint('file', 'save.foreign', { file: name })
    writeJson(file, save)
    return
  }
  autosave.write(save)
  if (autosave.failure !== undefined) throw complaint('file', 'file.failed', { text: autosave.failure })
}

/** Whether a file is a saved game, perhaps a broken one, or empty: nothing of anybody else's. */
function isOurs(file: string): boolean {
  try {
    const beginning = readBeginning(file, 200).toString('utf8').slice(0, 200)
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

/** So many bytes of a line are heard. */
const MOST_OF_A_LINE = 10_000

/** Hears line after line until the listener leaves or nothing more comes (end of a pipe, Ctrl-D, Ctrl-C). */
const listen = (stage: Stage, listener: Listener): Promise<void> =>
  stage.input.isTTY === true ? listenToKeys(stage, listener) : listenToPipe(stage, listener)

/** Lines that a program or a file brings. A transcript should show what was answered; a terminal shows it by itself. */
async function listenToPipe({ input, output }: Stage, listener: Listener): Promise<void> {
  let isGone = false
  // Whoever reads the output may go away first (a pipe into head): then there is nobody left to talk to.
  const leave = (): void => {
    isGone = true
  }
  output.on('error', leave)
  for await (const typed of linesOf(input, MOST_OF_A_LINE)) {
    if (isGone) break
    const line = typed.replace(/\r$/, '')
    output.write(`\n${listener.prompt()}${harmless(line)}\n`)
    const reply = listener.hear(line)
    if (reply.text !== '') output.write(`${reply.text}\n`)
    if (reply.leaves) break
  }
  output.removeListener('error', leave)
}

function listenToKeys({ input, output }: Stage, listener: Listener): Promise<void> {
  const lines = createInterface({
    input,
    output,
    crlfDelay: Number.POSITIVE_INFINITY,
    terminal: true,
    completer: (line: string): [string[], string] => [listener.complete(line), line],
  })
  const ask = (): void => {
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
    output.on('error', leave)
    lines.on('line', (line) => {
      if (isDone) return
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
      if (!isDone) output.write('\n')
      leave()
    })
    ask()
  })
}
