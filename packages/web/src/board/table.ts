import { deedText, supplyName } from '@coinflict/kernel/display'
import { DEEDS, did, executing, firstDid, isOnBoard, NOTHING, PASSED, shownTrack, slot } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  type Colour,
  currentCard,
  type Faction,
  type Game,
  type Holder,
  inBox,
  inForce,
  isEligible,
  type Piece,
  phase,
  resources,
  type Side,
  type Track,
  type TrackFacts,
} from '@coinflict/kernel/state'
import { capital, numeral } from '@coinflict/kernel/text'
import { phaseText } from '../play/phase.ts'
import { language } from '../settings.ts'
import { hasMessage, ofVolume, say } from '../text/say.ts'
import { factionLook, holderLook, type SpaceLook, type StackLook, stackLook } from './look.ts'

/** What lies beside the spaces of the printed board, as it is to be seen: boxes, tracks, the sequence of play, cards in force. */

export type FactionLook = ReturnType<typeof factionLook>

/** Pieces of a kind that wait beside the map. */
export interface SupplyLook {
  readonly stack: StackLook
  readonly n: number
  readonly text: string
}

export interface BoxLook {
  readonly id: string
  readonly name: string
  readonly factions: readonly { readonly faction: FactionLook; readonly supplies: readonly SupplyLook[] }[]
}

/** One of the two who act on a card: who it was or will be, and as what. */
export interface SlotLook {
  readonly name: string
  readonly faction: FactionLook | undefined
  readonly text: string
  readonly isOpen: boolean
}

export interface SequenceLook {
  /** The phase that goes on while nobody's turn comes by the sequence of play; nothing on a card and after the game. */
  readonly phase: string | undefined
  readonly slots: readonly SlotLook[]
  readonly groups: readonly { readonly name: string; readonly factions: readonly FactionLook[] }[]
}

/** A track that has a place of its own: its boxes by name, or by number, and the one where it stands. */
export interface TrackLook {
  readonly id: string
  readonly name: string
  readonly boxes: readonly string[]
  /** Whether its boxes have names. */
  readonly isNamed: boolean
  readonly at: number
}

/** A marker on the track around the edge: a purse, a figure that somebody wins by, or another. */
export interface EdgeLook {
  readonly kind: 'purse' | 'goal' | 'other'
  readonly colour: Colour | undefined
  readonly letter: string
  /** The initial of a figure, where the faction wins by several. */
  readonly detail: string
  readonly value: number
  /** The last number that is not enough. */
  readonly beyond: number | undefined
  readonly text: string
}

export interface HeldLook {
  readonly card: number
  readonly title: string
  readonly side: Side
  readonly sideName: string
  readonly lasts: string
  readonly isCapability: boolean
}

export interface TableLook {
  readonly boxes: readonly BoxLook[]
  readonly sequence: SequenceLook
  readonly tracks: readonly TrackLook[]
  readonly edge: readonly EdgeLook[]
  /** The last number of the track around the edge. */
  readonly edgeEnd: number
  readonly held: readonly HeldLook[]
  /** One piece of each kind, with its name. */
  readonly legend: readonly StackLook[]
  /** Who can control a space. */
  readonly controls: readonly NonNullable<SpaceLook['control']>[]
}

/** What is to be seen while somebody is asked, or nobody; in a draft the game is further than they. */
export const lookAtTable = (g: Game, asked?: Faction): TableLook => ({
  boxes: g.volume.boxes.flatMap((id, box) => boxLook(g, id, box)),
  sequence: sequenceLook(g, asked),
  tracks: ownTracks(g),
  edge: edgeLooks(g),
  edgeEnd: Math.max(...g.volume.purseOf.map((t) => g.volume.tracks[t]?.max ?? 0)),
  held: heldLooks(g),
  legend: legendOf(g),
  controls: g.volume.holders.map((_, holder) => holderLook(g, holder as Holder)),
})

const legends = new WeakMap<Game['volume'], Map<string, readonly StackLook[]>>()

/** It stays the same as long as the language does. */
function legendOf(g: Game): readonly StackLook[] {
  const known = legends.get(g.volume) ?? new Map<string, readonly StackLook[]>()
  legends.set(g.volume, known)
  const legend = known.get(language.value) ?? g.volume.allPieces.flatMap((piece) => stackLook(g, piece, 1))
  known.set(language.value, legend)
  return legend
}

/** A box with its pieces; those that may be empty are left out if they are. */
function boxLook(g: Game, id: string, box: number): BoxLook[] {
  const { volume } = g
  const kinds = volume.entersAs.filter((piece) => box === 0 || inBox(g, box, piece) > 0)
  const factions = volume.allFactions.flatMap((f) => {
    const supplies = kinds
      .filter((piece) => volume.factionOf[piece] === f)
      .flatMap((piece) => supplyLook(g, box, piece))
    return supplies.length === 0 ? [] : [{ faction: factionLook(g, f), supplies }]
  })
  return factions.length === 0 ? [] : [{ id, name: ofVolume(volume, `box.${id}`), factions }]
}

function supplyLook(g: Game, box: number, piece: Piece): SupplyLook[] {
  const n = inBox(g, box, piece)
  const name = supplyName(g.volume, piece, language.value, n)
  return stackLook(g, piece, Math.max(1, n)).map((stack) => ({
    stack,
    n,
    text: say('space.pieces', { n, piece: name }),
  }))
}

/** How those stand who do not act on a card. */
type Stand = 'eligible' | 'passed' | 'ineligible'

/** Whether turns come by the sequence of play: in rounds, before the first card and after the game they do not. */
export const isOnCard = (g: Game): boolean => !g.isOver && g.volume.phases[phase(g)]?.id === 'card'

/** 2.3 Who acts first and second on the card, and how the others stand. */
function sequenceLook(g: Game, asked: Faction | undefined): SequenceLook {
  const { volume } = g
  const acted = volume.order(g).filter((f) => did(g, f) > PASSED)
  const first = DEEDS[firstDid(g)] ?? 'nothing'
  const next = executing(g) === -1 && asked !== undefined && acted.includes(asked) ? asked : executing(g)
  const acting = next === -1 ? -1 : acted.indexOf(next)
  const now = acting === -1 ? slot(g) : acting
  const open = [say('sequence.open'), first === 'nothing' ? say('sequence.waits') : say(`sequence.after-${first}`)]
  const names = isOnCard(g) ? [say('sequence.first'), say('sequence.second')] : []
  const slots = names.map((name, i): SlotLook => {
    const f = acted[i] ?? (now === i && next !== -1 && !acted.includes(next) ? next : undefined)
    const isDone = acted[i] !== undefined
    return {
      name,
      faction: f === undefined ? undefined : factionLook(g, f),
      text: isDone ? deedText(g, acted[i] as Faction, language.value) : (open[i] as string),
      isOpen: now === i,
    }
  })
  const idle = volume.allFactions.filter((f) => !acted.includes(f) && f !== next)
  const waiting: readonly (readonly [Stand, readonly Faction[]])[] = [
    ['eligible', idle.filter((f) => isEligible(g, f) && did(g, f) === NOTHING)],
    ['passed', idle.filter((f) => did(g, f) === PASSED)],
    ['ineligible', idle.filter((f) => !isEligible(g, f) && did(g, f) === NOTHING)],
  ]
  // Before the first card it is not told yet who is eligible.
  const groups = (currentCard(g) === 0 ? [] : waiting).map(([stand, factions]) => ({
    name: say(`sequence.${stand}`, { count: factions.length }),
    factions: factions.map((f) => factionLook(g, f)),
  }))
  return { phase: g.isOver || isOnCard(g) ? undefined : phaseText(g), slots, groups }
}

/** Tracks that go farther than this are on the track around the edge. */
const SHORT = 10

const isLong = ({ boxes, max }: TrackFacts): boolean => boxes === undefined && max > SHORT

function shownTracks(g: Game): (readonly [facts: TrackFacts, t: Track])[] {
  const { tracks, purseOf } = g.volume
  return tracks
    .map((facts, t) => [facts, t as Track] as const)
    .filter(([, t]) => isOnBoard(g, t) && !purseOf.includes(t))
}

const ownTracks = (g: Game): TrackLook[] =>
  shownTracks(g)
    .filter(([facts]) => !isLong(facts))
    .map(([{ id, min, max, boxes }, t]) => ({
      id,
      name: ofVolume(g.volume, `track.${id}`),
      boxes:
        boxes?.map((box) => ofVolume(g.volume, `box.${box}`)) ??
        Array.from({ length: max - min + 1 }, (_, i) => String(min + i)),
      isNamed: boxes !== undefined,
      at: shownTrack(g, t) - min,
    }))

/** A figure in words. */
const figure = (name: string, value: number): string => `${name}: ${numeral(value, language.value)}`

function edgeLooks(g: Game): EdgeLook[] {
  const { volume } = g
  const purses = volume.allFactions
    .filter((f) => volume.purseOf[f] !== -1 && volume.factions[f]?.lender === undefined)
    .map((f): EdgeLook => {
      const { colour, letter, name } = factionLook(g, f)
      const value = resources(g, f)
      return {
        kind: 'purse',
        colour,
        letter,
        detail: '',
        value,
        beyond: undefined,
        text: `${name}, ${figure(ofVolume(volume, 'fact.resources'), value)}`,
      }
    })
  const goals = volume.allFactions.flatMap((f) =>
    volume.goals(g, f).map(({ id, value, beyond }, _, all): EdgeLook => {
      const { colour, letter, name } = factionLook(g, f)
      const total = ofVolume(volume, hasMessage(volume, `total.${id}`) ? `total.${id}` : `fact.${id}`)
      return {
        kind: 'goal',
        colour,
        letter,
        detail: all.length > 1 ? total.slice(0, 1).toLowerCase() : '',
        value,
        beyond,
        text: `${name}, ${figure(total, value)} (${say('edge.beyond', { n: beyond })})`,
      }
    }),
  )
  const others = shownTracks(g)
    .filter(([facts]) => isLong(facts))
    .map(([{ id }, t]): EdgeLook => {
      const name = ofVolume(volume, `track.${id}`)
      const value = shownTrack(g, t)
      return {
        kind: 'other',
        colour: undefined,
        letter: hasMessage(volume, `sign.${id}`) ? ofVolume(volume, `sign.${id}`) : shortName(name),
        detail: '',
        value,
        beyond: undefined,
        text: figure(name, value),
      }
    })
  return [...others, ...goals, ...purses]
}

/** Three letters of a name, for a marker. */
const shortName = (name: string): string => capital(name.slice(0, 3))

const SIDES: readonly Side[] = ['unshaded', 'shaded']

const heldLooks = (g: Game): HeldLook[] =>
  g.volume.cards.flatMap((card) =>
    SIDES.filter((side) => inForce(g, card.number, side)).map((side) => heldLook(g, card, side)),
  )

function heldLook({ volume }: Game, card: CardFacts, side: Side): HeldLook {
  const isCapability = card.lasts?.[side] !== 'momentum'
  return {
    card: card.number,
    title: card.title,
    side,
    sideName: card.dual ? ofVolume(volume, `side.${side}`) : '',
    lasts: ofVolume(volume, isCapability ? 'lasts.capability' : 'lasts.momentum'),
    isCapability,
  }
}
