import { factionName, holderName, markerName, pieceName } from '@coinflict/kernel/display'
import { shownControl } from '@coinflict/kernel/rules'
import {
  type Colour,
  count,
  type Faction,
  type FactionFacts,
  type Game,
  type Holder,
  type HolderFacts,
  level,
  type Marker,
  type MarkerFacts,
  markers,
  type Piece,
  type PieceType,
  type Space,
  type SpaceFacts,
  type SpaceKind,
} from '@coinflict/kernel/state'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'

/** Pieces of one kind in one space. */
export interface StackLook {
  readonly piece: Piece
  readonly type: PieceType
  readonly active: boolean
  readonly tunneled: boolean
  readonly colour: Colour
  readonly letter: string
  readonly emblem: FactionFacts['emblem']
  readonly n: number
  readonly name: string
}

export interface MarkerLook {
  readonly id: string
  readonly shape: MarkerFacts['shape']
  readonly sign: string
  readonly n: number
  readonly name: string
  readonly colour: Colour | undefined
}

/** A space as it is to be seen. */
export interface SpaceLook {
  readonly space: Space
  readonly id: string
  readonly name: string
  readonly kind: SpaceKind
  readonly terrain: string | undefined
  readonly coastal: boolean
  /** What else it is: in words, and as a sign on the map. */
  readonly traits: readonly { readonly name: string; readonly sign: string }[]
  readonly pop: number
  readonly econ: number
  readonly level: number
  readonly hasPeople: boolean
  readonly control: { readonly colour: Colour; readonly letter: string; readonly name: string } | undefined
  readonly stacks: readonly StackLook[]
  readonly markers: readonly MarkerLook[]
}

/** The board as it is to be seen: the spaces that are on the map now. */
export type BoardLook = readonly SpaceLook[]

export const factionLook = (g: Game, faction: Faction) => {
  const { colour, letter, emblem } = g.volume.factions[faction] as FactionFacts
  return { colour, letter, emblem, name: factionName(g.volume, faction, language.value) }
}

export const holderLook = (g: Game, holder: Holder) => {
  const { colour, letter } = g.volume.holders[holder] as HolderFacts
  return { colour, letter, name: holderName(g.volume, holder, language.value) }
}

export const lookAtBoard = (g: Game): BoardLook => g.volume.onMap(g).map((space) => lookAtSpace(g, space))

/** The spaces on the map that a space borders on. */
export function neighboursOf(g: Game, space: Space): BoardLook {
  const near = g.volume.neighbours[space] ?? []
  return lookAtBoard(g).filter((look) => near.includes(look.space))
}

/** Looks by all that they show: as long as a space does not change, its look is the same one, and what is drawn of it can stay. */
const kept = new Map<string, SpaceLook>()
const MOST_KEPT = 2000

export function lookAtSpace(g: Game, space: Space): SpaceLook {
  const { volume } = g
  const holder = volume.spaces[space]?.kind === 'loc' ? -1 : shownControl(g, space)
  const numbers = [space, holder, level(g, space), volume.population(g, space)]
  for (const piece of volume.allPieces) numbers.push(count(g, space, piece))
  volume.markers.forEach((_, m) => {
    numbers.push(markers(g, space, m as Marker))
  })
  const key = `${volume.id} ${language.value} ${numbers}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const look = lookAfresh(g, space, holder)
  if (kept.size === MOST_KEPT) kept.clear()
  kept.set(key, look)
  return look
}

function lookAfresh(g: Game, space: Space, holder: Holder | -1): SpaceLook {
  const { volume } = g
  const facts = volume.spaces[space] as SpaceFacts
  return {
    space,
    id: facts.id,
    name: facts.name,
    kind: facts.kind,
    terrain: facts.terrain,
    coastal: facts.coastal === true,
    traits: (facts.traits ?? []).map((id) => ({
      name: ofVolume(volume, `trait.${id}`),
      sign: ofVolume(volume, `trait-sign.${id}`),
    })),
    pop: volume.population(g, space),
    econ: facts.econ,
    level: level(g, space),
    hasPeople: volume.takesSides(g, space),
    control: holder === -1 ? undefined : holderLook(g, holder),
    stacks: volume.allPieces.flatMap((piece) => stackLook(g, piece, count(g, space, piece))),
    markers: volume.markers.flatMap(({ id, faction, shape }, m) => {
      const n = markers(g, space, m as Marker)
      if (n === 0) return []
      const colour = faction === undefined ? undefined : volume.factions.find((f) => f.id === faction)?.colour
      return [
        { id, shape, sign: ofVolume(volume, `sign.${id}`), n, name: markerName(volume, id, language.value, n), colour },
      ]
    }),
  }
}

/** A group of like pieces, nothing if there are none. */
export function stackLook(g: Game, piece: Piece, n: number): StackLook[] {
  if (n === 0) return []
  const facts = g.volume.pieces[piece]
  if (facts === undefined) return []
  const { colour, letter, emblem } = factionLook(g, g.volume.factionOf[piece] as Faction)
  return [
    {
      piece,
      type: facts.type,
      active: facts.active === true,
      tunneled: facts.tunneled === true,
      colour,
      letter,
      emblem,
      n,
      name: pieceName(g.volume, piece, language.value, n),
    },
  ]
}

/** What a space is: its kind, terrain, coast and worth. */
export function natureText(g: Game, look: SpaceLook): string {
  const { volume } = g
  return [
    ofVolume(volume, `kind-of.${look.kind}`),
    look.terrain === undefined ? '' : ofVolume(volume, `terrain.${look.terrain}`),
    look.coastal ? ofVolume(volume, 'fact.coast') : '',
    ...look.traits.map(({ name }) => name),
    worthText(g, look),
  ]
    .filter((text) => text !== '')
    .join(', ')
}

/** That its terrain is what we take it for, where no source states it. */
export const terrainNote = ({ volume }: Game, { space }: SpaceLook): string =>
  volume.spaces[space]?.terrainIsOurs === true ? ofVolume(volume, 'fact.terrain-ours') : ''

export const worthText = (g: Game, look: SpaceLook): string =>
  look.kind === 'loc'
    ? `${ofVolume(g.volume, 'fact.econ')}\u00a0${look.econ}`
    : `${ofVolume(g.volume, 'fact.pop')}\u00a0${look.pop}`

export const levelText = (g: Game, look: SpaceLook): string =>
  look.hasPeople ? ofVolume(g.volume, `level.${look.level}`) : ''

export function controlText({ kind, control }: SpaceLook): string {
  if (kind === 'loc') return ''
  return control === undefined ? say('space.no-control') : say('space.control', { faction: control.name })
}

/** Pieces and markers in words. */
export const contentsText = (look: SpaceLook): string =>
  [
    ...look.stacks.map(({ n, name }) => say('space.pieces', { n, piece: name })),
    ...look.markers.map(({ n, name }) => (n === 1 ? name : say('space.pieces', { n, piece: name }))),
  ].join(', ')

/** A space with all about it, for a screen reader. */
export const spaceText = (g: Game, look: SpaceLook): string => `${look.name}: ${stateText(g, look)}`

/** What a space is, how it stands and what is there. */
export function stateText(g: Game, look: SpaceLook): string {
  const contents = contentsText(look)
  return [natureText(g, look), levelText(g, look), controlText(look), contents === '' ? say('space.empty') : contents]
    .filter((text) => text !== '')
    .join('. ')
}

/** That a space was chosen, and as which of several. */
export const chosenText = (n: number | undefined): string => (n === undefined ? '' : say('draft.chosen', { n }))
