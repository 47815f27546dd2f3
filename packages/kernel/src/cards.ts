import type { Game } from './game.ts'
import type { Faction, Side } from './ids.ts'
import type { CardText } from './text/catalogue.ts'

/** How long an effect lasts: to the end of the game, until the next round's reset, or only as long as it is carried out. */
export type Lasts = 'capability' | 'momentum' | 'game'

/** How well the printed text is known: a source states it, other rules imply it, or it is ours in the spirit of the title. */
export type Provenance = 'printed' | 'derived' | 'reconstructed'

export interface CardFacts {
  readonly number: number
  readonly title: string
  /** Faction order, leftmost first; empty on the cards that bring a round. */
  readonly order: readonly string[]
  readonly dual: boolean
  readonly lasts?: { readonly unshaded?: Lasts; readonly shaded?: Lasts }
  /** True for a card that brings a round (Propaganda, Coup). */
  readonly round?: boolean
  readonly text: CardText
  /** Texts of the editions whose card differs, by the edition option's value. */
  readonly editions?: Readonly<Record<string, CardText>>
  /** Where the sides come from, if the printed text is not known of all cards of the volume. */
  readonly provenance?: { readonly unshaded: Provenance; readonly shaded?: Provenance }
  /** Carries out one side for the executing faction. Lasting sides put themselves in force. */
  readonly effect?: (g: Game, by: Faction, side: Side) => void
}
