import { BadInput, type Drawing, type Guide, type Language, type Rulebook, type Volume } from '@coinflict/kernel'
import type { Message } from './text/en.ts'

/** A game as the app knows it before anything of it is loaded. */
export interface Shelf {
  readonly id: string
  readonly title: string
  /** Where it is set, as a message of the app. */
  readonly where: Message
  load(): Promise<Box>
  rulebook(language: Language): Promise<Rulebook>
  guide(): Promise<Guide>
}

/** What is needed to play: the rules and the map. */
export interface Box {
  readonly volume: Volume
  readonly drawing: Drawing
}

const RULEBOOKS = {
  'andean-abyss': {
    en: () => import('@coinflict/andean-abyss/rulebook/en').then((m) => m.english),
    es: () => import('@coinflict/andean-abyss/rulebook/es').then((m) => m.spanish),
    pl: () => import('@coinflict/andean-abyss/rulebook/pl').then((m) => m.polish),
  },
} as const satisfies Record<string, Record<Language, () => Promise<Rulebook>>>

/** Every game there is. Each is loaded when it is chosen. */
export const SHELF: readonly Shelf[] = [
  {
    id: 'andean-abyss',
    title: 'Andean Abyss',
    where: 'shelf.andean-abyss',
    load: async () => {
      const [{ andeanAbyss }, { drawing }] = await Promise.all([
        import('@coinflict/andean-abyss'),
        import('@coinflict/andean-abyss/drawing'),
      ])
      return { volume: andeanAbyss, drawing }
    },
    rulebook: (language) => RULEBOOKS['andean-abyss'][language](),
    guide: () => import('@coinflict/andean-abyss/guide').then((m) => m.guide),
  },
]

export function shelfOf(id: unknown): Shelf {
  const shelf = SHELF.find((s) => s.id === id)
  if (shelf === undefined) throw new BadInput('game', `there is no game "${String(id)}"`)
  return shelf
}
