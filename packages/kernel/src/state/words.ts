import type { Catalogue } from '../text/catalogue.ts'
import type { Faction, Piece, Space, Word } from './ids.ts'
import type { Volume } from './model.ts'

/**
 * Every answer is one number. Spaces, pieces, factions, cards and counts have a range each; the number of a menu word (`rally`, `done`)
 * comes from its letters. A journal shows them as keys: the id of the space, the word of the menu.
 */
const PIECES = 500
const FACTIONS = 700
const CARDS = 800
const NUMBERS = 1000
const MENU = 2000

const menuWords = new Map<Word, string>()
const menuIndex = new Map<string, Word>()

/** The same in every thread and program, whatever it has opened before: FNV-1a, cut to what engines keep as small numbers. */
function menuNumber(text: string): Word {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (MENU + (hash >>> 3)) as Word
}

/** The answer that a menu word stands for. */
export function word(text: string): Word {
  const known = menuIndex.get(text)
  if (known !== undefined) return known
  const made = menuNumber(text)
  if (menuWords.has(made)) throw new Error(`${text} and ${menuWords.get(made)} have the same number`)
  menuWords.set(made, text)
  menuIndex.set(text, made)
  return made
}

const learnt = new WeakSet<Catalogue>()

/**
 * Every word of a menu has a text, its own (`word.rally`) or one that goes with its question (`event.choice.replace`): so all are known
 * before a rule first names them, and a journal can be read in a program that has not played yet.
 */
function learnWords(catalogue: Catalogue): void {
  if (learnt.has(catalogue)) return
  learnt.add(catalogue)
  for (const id of Object.keys(catalogue)) {
    const dot = id.lastIndexOf('.')
    const question = id.slice(0, dot)
    if (question === 'word' || Object.hasOwn(catalogue, question)) word(id.slice(dot + 1))
  }
}

export const spaceWord = (space: Space): Word => space as number as Word
export const pieceWord = (piece: Piece): Word => (PIECES + piece) as Word
export const factionWord = (faction: Faction): Word => (FACTIONS + faction) as Word
export const cardWord = (card: number): Word => (CARDS + card) as Word
export const numberWord = (n: number): Word => (NUMBERS + n) as Word

export const isSpaceWord = (w: Word): boolean => w < PIECES
export const isPieceWord = (w: Word): boolean => w >= PIECES && w < FACTIONS
export const isFactionWord = (w: Word): boolean => w >= FACTIONS && w < CARDS
export const isCardWord = (w: Word): boolean => w >= CARDS && w < NUMBERS
export const isNumberWord = (w: Word): boolean => w >= NUMBERS && w < MENU
export const isMenuWord = (w: Word): boolean => w >= MENU

export const wordSpace = (w: Word): Space => w as number as Space
export const wordPiece = (w: Word): Piece => (w - PIECES) as Piece
export const wordFaction = (w: Word): Faction => (w - FACTIONS) as Faction
export const wordCard = (w: Word): number => w - CARDS
export const wordNumber = (w: Word): number => w - NUMBERS

export const DONE = word('done')
export const YES = word('yes')
export const NO = word('no')
const DECLINING: ReadonlySet<Word> = new Set([DONE, NO, word('neither'), word('nothing'), word('nobody')])
/** Whether an answer says that nothing, or nothing more, is to be done. */
export const declines = (w: Word): boolean => DECLINING.has(w)
/** In a journal: what lies face down for its reader. */
export const HIDDEN = word('?')

/** The readable key of an answer, as journals and the protocol write it. */
export function keyOf(volume: Volume, w: Word): string {
  if (isSpaceWord(w)) return volume.spaces[w]?.id ?? `space-${w}`
  if (isPieceWord(w)) return volume.pieces[wordPiece(w)]?.id ?? `piece-${w}`
  if (isFactionWord(w)) return volume.factions[wordFaction(w)]?.id ?? `faction-${w}`
  if (isCardWord(w)) return `card-${wordCard(w)}`
  if (isNumberWord(w)) return String(wordNumber(w))
  if (!menuWords.has(w)) learnWords(volume.catalogues.en)
  return menuWords.get(w) ?? `word-${w}`
}

/** The answer that a key stands for, or nothing if no answer of this volume is called so. */
export function wordOf(volume: Volume, key: string): Word | undefined {
  const space = volume.spaceIndex.get(key)
  if (space !== undefined) return spaceWord(space)
  const faction = volume.factionIndex.get(key)
  if (faction !== undefined) return factionWord(faction)
  const piece = volume.pieceIndex.get(key)
  if (piece !== undefined) return pieceWord(piece)
  if (/^\d{1,3}$/.test(key)) return numberWord(Number(key))
  const card = Number(/^card-(\d{1,3})$/.exec(key)?.[1])
  if (volume.cardByNumber[card] !== undefined) return cardWord(card)
  if (!menuIndex.has(key)) learnWords(volume.catalogues.en)
  return menuIndex.get(key)
}
