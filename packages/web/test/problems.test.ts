import { andeanAbyss } from '@coinflict/andean-abyss'
import type { Language } from '@coinflict/kernel/text'
import { boxOf } from '@coinflict/library'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from '../src/editor/draft.ts'
import { problemText } from '../src/parts/notice.ts'
import { language } from '../src/settings.ts'
import { unpack } from '../src/storage/link.ts'

// The settings ask the browser for its languages and tell the page its own.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

afterEach(() => {
  language.value = 'en'
})

/** What is said in a language of what goes wrong. */
async function said(reader: Language, deed: () => unknown): Promise<string> {
  language.value = reader
  try {
    await deed()
    return 'nothing'
  } catch (error) {
    return problemText(error)
  }
}

const POSITION = {
  game: 'andean-abyss',
  spaces: {},
  tracks: {},
  factions: Object.fromEntries(andeanAbyss.factions.map(({ id }) => [id, { eligible: true }])),
  cards: { played: [], current: 4, left: 40 },
  phase: 'card',
}

test.each<[Language, string, string, string]>([
  ['en', 'This cannot be opened: this is not a saved game.', '(there is no game “chess”; there are', '(phase: a list '],
  [
    'es',
    'No se puede abrir: esto no es una partida guardada.',
    '(no existe el juego «chess»; hay',
    '(phase: una lista ',
  ],
  ['pl', 'Nie można tego otworzyć: to nie jest zapisana gra.', '(nie ma gry „chess”; są', '(phase: lista '],
])(
  'what is wrong with a file or link is said in the language of the app, details too: %s',
  async (reader, ...texts) => {
    const [noSave, noGame, flaw] = texts
    expect(await said(reader, () => readDraft(andeanAbyss, { save: { game: 'andean-abyss' } }, {}))).toContain(noSave)
    expect(await said(reader, () => boxOf('chess'))).toContain(noGame)
    expect(await said(reader, () => readDraft(andeanAbyss, { ...POSITION, phase: [] }, {}))).toContain(flaw)
    expect(await said(reader, () => unpack('x'))).not.toContain('(')
  },
)
