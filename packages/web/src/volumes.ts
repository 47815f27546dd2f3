import {
  BadInput,
  type Drawing,
  type Family,
  type Guide,
  type Language,
  type Rulebook,
  type Volume,
} from '@coinflict/kernel'
import type { Message } from './text/en.ts'

/** A game as the app knows it before anything of it is loaded. */
export interface Shelf {
  readonly id: string
  readonly title: string
  /** Where it is set, as a message of the app. */
  readonly where: Message
  load(): Promise<Box>
  /** The charts of its non-players, for those who play. */
  charts(): Promise<readonly Family[]>
  rulebook(language: Language): Promise<Rulebook>
  /** A first game for newcomers, where there is one. */
  guide?(): Promise<Guide>
}

/** What is needed to set a game up: the rules and the map. */
export interface Box {
  readonly volume: Volume
  readonly drawing: Drawing
}

/** What is needed to play: with the charts of the non-players. */
export interface FullBox extends Box {
  readonly families: readonly Family[]
}

type Books = Readonly<Record<Language, () => Promise<Rulebook>>>

const ANDEAN_ABYSS: Books = {
  en: () => import('@coinflict/andean-abyss/rulebook/en').then((m) => m.english),
  es: () => import('@coinflict/andean-abyss/rulebook/es').then((m) => m.spanish),
  pl: () => import('@coinflict/andean-abyss/rulebook/pl').then((m) => m.polish),
}

const A_DISTANT_PLAIN: Books = {
  en: () => import('@coinflict/a-distant-plain/rulebook/en').then((m) => m.english),
  es: () => import('@coinflict/a-distant-plain/rulebook/es').then((m) => m.spanish),
  pl: () => import('@coinflict/a-distant-plain/rulebook/pl').then((m) => m.polish),
}

/** Every game there is. Each is loaded when it is chosen, its charts when a game of it begins. */
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
    charts: () => import('@coinflict/andean-abyss/nonplayers').then((m) => m.families),
    rulebook: (language) => ANDEAN_ABYSS[language](),
    guide: () => import('@coinflict/andean-abyss/guide').then((m) => m.guide),
  },
  {
    id: 'a-distant-plain',
    title: 'A Distant Plain',
    where: 'shelf.a-distant-plain',
    load: async () => {
      const [{ aDistantPlain }, { drawing }] = await Promise.all([
        import('@coinflict/a-distant-plain'),
        import('@coinflict/a-distant-plain/drawing'),
      ])
      return { volume: aDistantPlain, drawing }
    },
    charts: () => import('@coinflict/a-distant-plain/nonplayers').then((m) => m.families),
    rulebook: (language) => A_DISTANT_PLAIN[language](),
  },
]

export function shelfOf(id: unknown): Shelf {
  const shelf = SHELF.find((s) => s.id === id)
  if (shelf === undefined) throw new BadInput('game', `there is no game "${String(id)}"`)
  return shelf
}

/** Everything of a game that is needed to play it. */
export async function unpackBox(shelf: Shelf): Promise<FullBox> {
  const [box, families] = await Promise.all([shelf.load(), shelf.charts()])
  return { ...box, families }
}
