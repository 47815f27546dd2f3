import {
  cardName,
  deedText,
  factionName,
  factionNoun,
  holderName,
  markerName,
  pieceName,
  supplyName,
  verdictText,
} from '@coinflict/kernel/display'
import { cardsLeft, isOnBoard, levelOf, ranking, shownControl, shownTrack, sourceOf } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  count,
  currentCard,
  deckAt,
  type Faction,
  type Game,
  inBox,
  inForce,
  isEligible,
  type Lasts,
  level,
  type Marker,
  markers,
  nextCard,
  type PieceFacts,
  phase,
  resources,
  type Side,
  type Space,
  type SpaceFacts,
  type SpaceKind,
  type Track,
} from '@coinflict/kernel/state'
import { cardText, type Language, message, nouns, signed } from '@coinflict/kernel/text'
import { type Cell, cell, layRows, number, type Paint, PLAIN, type Row, unbroken, wrap } from './layout.ts'
import { say } from './text/say.ts'

export interface BoardOptions {
  readonly width?: number
  readonly paint?: Paint
}

/** What everything that is shown needs to know: the game, the language, how wide and how coloured. */
export interface View {
  readonly g: Game
  readonly language: Language
  readonly width: number
  readonly paint: Paint
}

const KINDS: readonly SpaceKind[] = ['city', 'country', 'loc']
const SIDES: readonly Side[] = ['unshaded', 'shaded']

/** The whole board: spaces, factions, tracks, cards. */
export function boardText(g: Game, language: Language, options: BoardOptions = {}): string {
  const view: View = { g, language, width: options.width ?? 80, paint: options.paint ?? PLAIN }
  const sections = [
    titleLines(view),
    ...KINDS.map((kind) => spaceLines(view, kind)),
    factionLines(view),
    [...sumLines(view), ...boxLines(view), ...lastingLines(view)],
    [...cardLines(view), ...deckLines(view)],
    wrap(say(language, 'board.legend', kindsOf(view)) + terrainLegend(view), view.width).map(view.paint.faint),
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

export const ofVolume = ({ g, language }: View, id: string): string => message(g.volume.catalogues, language, id)

/** A label and a list behind it; no item is broken. */
function listLines(label: string, items: readonly string[], width: number): string[] {
  const rest = items.map((item, i) => cell(i < items.length - 1 ? `${item},` : item))
  return layRows([{ cells: [cell(label)], rest }], width)
}

function titleLines(view: View): string[] {
  const { g, paint, width } = view
  const scenario = ofVolume(view, `scenario.${g.setup.scenario}`)
  return [...wrap(`${g.volume.title}. ${scenario}`, width).map(paint.strong), phaseText(view)]
}

/** Which part of the game this is. */
export function phaseText(view: View): string {
  const id = `phase.${view.g.volume.phases[phase(view.g)]?.id}`
  const own = `${id}.${view.g.volume.edition(view.g.setup.options)}`
  return ofVolume(view, view.g.volume.catalogues.en[own] === undefined ? id : own)
}

/** Pieces of one faction in a space: `Troops 3 Police 1 +1B`, `FARC 2u 1a +1B`; or as short as can be: `G 3T 1P +1B`, `F 2u 1a +1B`. */
function factionGroup({ g, language }: View, space: Space, faction: Faction, isBrief: boolean): string {
  const cubes: string[] = []
  let hidden = 0
  let seen = 0
  let bases = 0
  let tunnels = 0
  for (const piece of g.volume.allPieces) {
    if (g.volume.factionOf[piece] !== faction) continue
    const n = count(g, space, piece)
    if (n === 0) continue
    const facts = g.volume.pieces[piece] as PieceFacts
    if (facts.tunneled === true) tunnels += n
    else if (facts.type === 'base') bases += n
    else if (facts.type === 'troops' || facts.type === 'police')
      cubes.push(
        isBrief
          ? say(language, `board.${facts.type}`, { n })
          : unbroken(`${pieceName(g.volume, piece, language, n)} ${n}`),
      )
    else if (facts.active === true) seen += n
    else hidden += n
  }
  const parts = [...cubes]
  if (isBrief && cubes.length + hidden + seen + bases + tunnels > 0)
    parts.unshift(g.volume.factions[faction]?.letter ?? '')
  else if (hidden + seen > 0 || (bases + tunnels > 0 && cubes.length === 0))
    parts.push(factionName(g.volume, faction, language))
  if (hidden > 0) parts.push(say(language, 'board.underground', { n: hidden }))
  if (seen > 0) parts.push(say(language, 'board.active', { n: seen }))
  const isFirst = cubes.length + hidden + seen === 0
  const standing = [
    ...(bases > 0 ? [say(language, 'board.base', { n: bases })] : []),
    ...(tunnels > 0 ? [say(language, 'board.tunnel', { n: tunnels })] : []),
  ]
  standing.forEach((text, i) => {
    parts.push(isFirst && i === 0 ? text : `+${text}`)
  })
  return parts.join(' ')
}

/** What stands in a space: pieces by faction (one of them first, if it is named), then markers in brackets. */
export function standing(view: View, space: Space, first?: Faction, isBrief = false): Cell[] {
  const { g, language, paint } = view
  const { allFactions } = g.volume
  const factions = first === undefined ? allFactions : [first, ...allFactions.filter((f) => f !== first)]
  const groups = factions
    .map((faction) => ({ faction, text: factionGroup(view, space, faction, isBrief) }))
    .filter(({ text }) => text !== '')
    .map(({ faction, text }, i) => cell((i === 0 ? '' : unbroken('| ')) + text, (s) => paint.faction(faction, s)))
  const laid = g.volume.markers.flatMap((facts, m) => {
    const n = markers(g, space, m as Marker)
    if (n === 0) return []
    const name = markerName(g.volume, facts.id, language, n)
    return [cell(facts.mostPerSpace === 1 ? `[${name}]` : `[${name} ${n}]`)]
  })
  return [...groups, ...laid]
}

/** What stands in a space, in one uncoloured line, own pieces first; what belongs together is not broken. */
export const spaceNote = (view: View, space: Space, own: Faction, isBrief: boolean): string =>
  standing(view, space, own, isBrief)
    .map(({ text }) => unbroken(text))
    .join(' ')

/** What the shortest signs stand for. */
export function briefLegend(view: View): string {
  const { volume } = view.g
  const factions = volume.factions.map(
    ({ letter }, f) => `${letter} ${factionName(volume, f as Faction, view.language)}`,
  )
  const levels = volume.levels
    .map((id) => levelOf(volume, id))
    .filter((n) => n !== undefined && n !== 0)
    .map((n) => ofVolume(view, `level.${n}`))
    .map((name) => unbroken(`${initials(name)} ${name}`))
  const words = { factions: factions.join(', '), levels: levels.join(', '), ...kindsOf(view) }
  return say(view.language, 'board.brief', words)
}

/** What only some volumes have: special forces, who are Underground or Active too, and Tunnels. */
function kindsOf({ g, language }: View): { readonly special?: string; readonly tunnel?: string } {
  const { pieces } = g.volume
  return {
    ...(pieces.some(({ type }) => type === 'special-force') ? { special: say(language, 'board.special') } : {}),
    ...(pieces.some(({ tunneled }) => tunneled === true) ? { tunnel: say(language, 'board.tunnel', { n: '' }) } : {}),
  }
}

/** What a space is worth: `Pop 2`, `Econ 3`. */
export function valueText(view: View, space: Space): string {
  const { econ, kind } = view.g.volume.spaces[space] as SpaceFacts
  const pop = view.g.volume.population(view.g, space)
  return kind === 'loc' ? `${ofVolume(view, 'fact.econ')} ${econ}` : `${ofVolume(view, 'fact.pop')} ${pop}`
}

/** What a space is worth and how its people stand: `(Pop 2, Active Support)`, `(Econ 3)`. */
export function valueNote(view: View, space: Space): string {
  const value = valueText(view, space)
  return !view.g.volume.takesSides(view.g, space)
    ? `(${value})`
    : `(${value}, ${ofVolume(view, `level.${level(view.g, space)}`)})`
}

/** The same as short as can be: `AO` for Active Opposition, `Econ 3`; nothing for neutral people. */
export function briefNote(view: View, space: Space): string {
  if (view.g.volume.spaces[space]?.kind === 'loc') return valueText(view, space)
  const standing = level(view.g, space)
  return standing === 0 ? '' : initials(ofVolume(view, `level.${standing}`))
}

const initials = (name: string): string => name.replaceAll(/(\S)\S*\s*/g, '$1')

/** A letter for each terrain: the first of its name that no other has. */
function terrainLetters(view: View): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  const isFree = (letter: string): boolean => ![...letters.values()].includes(letter)
  for (const terrain of new Set(view.g.volume.spaces.flatMap((space) => space.terrain ?? []))) {
    const name = ofVolume(view, `terrain.${terrain}`).toUpperCase()
    letters.set(terrain, [...name].find(isFree) ?? name.slice(0, 1))
  }
  return letters
}

const terrainLetter = (view: View, s: Space): string =>
  terrainLetters(view).get(view.g.volume.spaces[s]?.terrain ?? '') ?? ''

/** Signs of what else a space is: ` (P)` for a Pashtun one; nothing for most. */
const traitSigns = (view: View, s: Space): string =>
  (view.g.volume.spaces[s]?.traits ?? [])
    .map((id) => ofVolume(view, `trait-sign.${id}`))
    .map((sign) => (sign === '' ? '' : ` (${sign})`))
    .join('')

/** What the letters of terrain and the signs beside names stand for. */
function terrainLegend(view: View): string {
  const { volume } = view.g
  const terrains = new Set(volume.onMap(view.g).flatMap((s) => volume.spaces[s]?.terrain ?? []))
  const letters = terrainLetters(view)
  const list = [...terrains].map((id) => `${letters.get(id)} ${ofVolume(view, `terrain.${id}`)}`)
  const traits = new Set(volume.spaces.flatMap((space) => space.traits ?? []))
  for (const id of traits) {
    const sign = ofVolume(view, `trait-sign.${id}`)
    if (sign !== '') list.push(`(${sign}) ${ofVolume(view, `trait.${id}`)}`)
  }
  return list.length === 0 ? '' : ` ${say(view.language, 'board.terrains', { list: list.join(', ') })}`
}

function spaceLines(view: View, kind: SpaceKind): string[] {
  const { g, language, paint, width } = view
  const here = g.volume.onMap(g).filter((s) => g.volume.spaces[s]?.kind === kind)
  if (here.length === 0) return []
  const isEmpty = (s: Space): boolean => level(g, s) === 0 && standing(view, s).length === 0
  const value = (s: Space): number => {
    return kind === 'loc' ? (g.volume.spaces[s]?.econ ?? 0) : g.volume.population(g, s)
  }
  const valueName = ofVolume(view, kind === 'loc' ? 'fact.econ' : 'fact.pop')
  const name = (s: Space): string => {
    const facts = g.volume.spaces[s]
    return `${facts?.name ?? ''}${facts?.coastal === true ? ' ~' : ''}${traitSigns(view, s)}`
  }
  const hasTerrain = here.some((s) => terrainLetter(view, s) !== '')
  const head = [cell(ofVolume(view, `kind.${kind}`), paint.strong)]
  if (hasTerrain) head.push(cell(say(language, 'board.terrain'), paint.faint))
  head.push(cell(valueName, paint.faint))
  if (kind !== 'loc')
    head.push(cell(ofVolume(view, 'fact.level'), paint.faint), cell(ofVolume(view, 'fact.control'), paint.faint))
  const rows: Row[] = [
    { cells: head, rest: [cell(say(language, 'board.pieces'), paint.faint)] },
    ...here
      .filter((s) => !isEmpty(s))
      .map((s) => ({
        cells: [
          cell(name(s)),
          ...(hasTerrain ? [cell(terrainLetter(view, s))] : []),
          number(value(s)),
          ...(kind === 'loc' ? [] : [levelCell(view, s), controlCell(view, s)]),
        ],
        rest: standing(view, s),
      })),
  ]
  const empty = here.filter(isEmpty)
  const emptyNames = empty.map((s) => `${name(s)} (${terrainLetter(view, s)}${value(s)})`)
  return [
    ...layRows(rows.length === 1 ? rows.map(({ cells }) => ({ cells, rest: [] })) : rows, width),
    ...(empty.length === 0 ? [] : listLines(say(language, 'board.empty'), emptyNames, width)),
  ]
}

const levelCell = (view: View, s: Space): Cell =>
  cell(!view.g.volume.takesSides(view.g, s) ? '' : ofVolume(view, `level.${level(view.g, s)}`))

function controlCell({ g, language, paint }: View, s: Space): Cell {
  const holder = shownControl(g, s)
  if (holder === -1) return cell('')
  const [first] = g.volume.holders[holder]?.factions ?? []
  const faction = g.volume.factionIndex.get(first ?? '') as Faction
  return cell(holderName(g.volume, holder, language), (text) => paint.faction(faction, text))
}

/** Whether a faction has Resources of its own. */
export const hasPurse = ({ volume }: Game, faction: Faction): boolean =>
  volume.purseOf[faction] !== -1 && volume.factions[faction]?.lender === undefined

/** A kind of player as it is shown; families of non-players have their short names. */
export const seatKind = (kind: string, language: Language): string =>
  kind === 'random' ? say(language, 'seat.random') : kind

/** Who sits there, if it is no nameless person. */
function seatNote({ g, language }: View, faction: Faction): string {
  const seat = g.setup.seats[faction]
  if (seat === undefined) return ''
  if (seat.kind !== 'person') return ` (${seatKind(seat.kind, language)})`
  const isNamed = seat.player !== g.volume.factions[faction]?.id
  return isNamed ? ` (${seat.player.slice('person:'.length)})` : ''
}

function factionLines(view: View): string[] {
  const { g, language, paint, width } = view
  const heads = [ofVolume(view, 'fact.resources'), ofVolume(view, 'fact.margin'), say(language, 'board.on-card')].map(
    (text) => cell(text, paint.faint),
  )
  const rows: Row[] = [
    {
      cells: [cell(say(language, 'board.faction'), paint.strong), ...heads],
      rest: [cell(ofVolume(view, 'fact.available'), paint.faint)],
    },
    ...g.volume.allFactions.map((f) => ({
      cells: [
        cell(factionName(g.volume, f, language) + seatNote(view, f), (text) => paint.faction(f, text)),
        hasPurse(g, f) ? number(resources(g, f)) : cell(''),
        { text: signed(g.volume.margin(g, f)), right: true },
        cell(deedText(g, f, language)),
      ],
      rest: boxCells(view, 0, f),
    })),
  ]
  return layRows(rows, width)
}

/** Pieces of a faction (or of all) in a box beside the map. */
function boxCells(view: View, box: number, faction?: Faction): Cell[] {
  const { g, language } = view
  return g.volume.entersAs.flatMap((piece) => {
    const n = inBox(g, box, piece)
    if (faction !== undefined && g.volume.factionOf[piece] !== faction) return []
    if (faction === undefined) return n === 0 ? [] : [cell(`${supplyName(g.volume, piece, language, n)} ${n}`)]
    const { type } = g.volume.pieces[piece] as PieceFacts
    if (type === 'guerrilla') return [cell(say(language, 'board.guerrillas', { n }))]
    return [
      cell(type === 'base' ? say(language, 'board.bases', { n }) : `${supplyName(g.volume, piece, language, n)} ${n}`),
    ]
  })
}

/** Boxes beside the map other than Available, where they hold anything. */
function boxLines(view: View): string[] {
  return view.g.volume.boxes.slice(1).flatMap((id, i) => {
    const held = boxCells(view, i + 1).map(({ text }) => text)
    const name = view.g.volume.catalogues.en[`box.${id}`] === undefined ? id : ofVolume(view, `box.${id}`)
    const label = say(view.language, 'board.boxes', { text: name })
    return held.length === 0 ? [] : listLines(label, held, view.width)
  })
}

export const trackText = (view: View, t: Track): string => {
  const facts = view.g.volume.tracks[t]
  const value = shownTrack(view.g, t)
  const box = facts?.boxes?.[value]
  return `${ofVolume(view, `track.${facts?.id}`)} ${box === undefined ? value : ofVolume(view, `box.${box}`)}`
}

/** The figures of the edge track, and the tracks that are nobody's purse. */
function sumLines(view: View): string[] {
  const { g, language, width } = view
  const totals = Object.entries(g.volume.totals(g)).map(([id, n]) => `${ofVolume(view, `total.${id}`)} ${n}`)
  const tracks = g.volume.tracks
    .map((_, t) => t as Track)
    .filter((t) => !g.volume.purseOf.includes(t) && isOnBoard(g, t))
    .map((t) => trackText(view, t))
  return [
    ...listLines(say(language, 'board.totals'), totals, width),
    ...listLines(say(language, 'board.tracks'), tracks, width),
  ]
}

/** Capabilities, momentum and other lasting cards in force. */
function lastingLines(view: View): string[] {
  const { g, language, width } = view
  const held: Record<Lasts, string[]> = { capability: [], momentum: [], game: [] }
  for (const card of g.volume.cards) {
    for (const side of SIDES) {
      if (!inForce(g, card.number, side)) continue
      const name = cardName(g.volume, card.number)
      const source = sourceOf(g, card, side)
      const known = source === undefined ? '' : ` [${ofVolume(view, `provenance.${source}`)}]`
      const text = card.dual ? `${name} (${ofVolume(view, `side.${side}`)})` : name
      held[card.lasts?.[side] ?? 'game'].push(text + known)
    }
  }
  const line = (lasts: Lasts, list: readonly string[]): string[] =>
    listLines(say(language, `board.${lasts}`), list.length === 0 ? [ofVolume(view, 'fact.none')] : list, width)
  return [
    ...line('capability', held.capability),
    ...line('momentum', held.momentum),
    ...(held.game.length === 0 ? [] : line('game', held.game)),
  ]
}

/** The current card with its texts, and the next one. */
export function cardLines(view: View): string[] {
  const { g, language, paint, width } = view
  const card = currentCard(g)
  const next = nextCard(g)
  const season = g.volume.turn.season?.(g)
  const current = [
    ...(card === 0 ? [say(language, 'card.before')] : oneCard(view, card, say(language, 'card.current'))),
    ...(season === undefined ? [] : wrap(ofVolume(view, season), width, '    ', '  ')),
  ]
  if (g.volume.looksAhead(g) === 'none') return [...current, say(language, 'card.hidden')]
  if (next === 0) return [...current, say(language, 'card.none')]
  const order = orderText(view, next, false)
  const title = `${say(language, 'card.next')} ${cardName(g.volume, next)}`
  return [...current, ...wrap(order === '' ? title : `${title}. ${order}`, width, '  ').map(paint.faint)]
}

/** The current card and the next one, both with their texts. */
export function bothCards(view: View): string[] {
  const { g, language } = view
  const next = nextCard(g)
  const current = currentCard(g)
  if (next === 0 || current === 0) return cardLines(view)
  return [...oneCard(view, current, say(language, 'card.current')), ...oneCard(view, next, say(language, 'card.next'))]
}

/** One card: title, faction order, both texts. */
export function oneCard(view: View, number: number, label: string): string[] {
  const { g, language, paint, width } = view
  const card = g.volume.cardByNumber[number] as CardFacts
  const order = orderText(view, number, number === currentCard(g))
  const { unshaded, shaded } = cardText(card, g.volume.edition(g.setup.options), language)
  const side = (id: Side, text: string): string => {
    const lasts = card.lasts?.[id]
    const source = card.provenance?.[id]
    const whole = source === undefined ? text : `${text} [${ofVolume(view, `provenance.${source}`)}]`
    const lasting = lasts === undefined ? whole : say(language, `card.${lasts}`, { text: whole })
    return shaded === undefined ? lasting : say(language, `card.${id}`, { text: lasting })
  }
  return [
    paint.strong(`${label} ${cardName(g.volume, number)}`),
    ...(order === '' ? [] : wrap(order, width, '    ', '  ')),
    ...wrap(side('unshaded', unshaded), width, '    ', '  '),
    ...(shaded === undefined ? [] : wrap(side('shaded', shaded), width, '    ', '  ')),
  ]
}

function orderText({ g, language }: View, card: number, isCurrent: boolean): string {
  const order = (isCurrent ? g.volume.order(g) : g.volume.orders[card]) ?? []
  const names = order.map((f) => {
    const text = factionName(g.volume, f, language)
    return isCurrent && !isEligible(g, f) ? say(language, 'card.ineligible', { text }) : text
  })
  return names.length === 0 ? '' : say(language, 'card.order', { text: names.join(', ') })
}

/** How many cards are to come, and how many were played before the one on the table. */
function deckLines({ g, language }: View): string[] {
  const at = deckAt(g)
  return [say(language, 'board.deck', { left: cardsLeft(g), played: Math.max(0, at) })]
}

/** One line on how things stand: each faction's Resources and margin. */
export function standingLine(view: View): string[] {
  const { g, language, width } = view
  const items = g.volume.allFactions.map((f) => {
    const purse = hasPurse(g, f) ? ` ${resources(g, f)}` : ''
    return `${factionName(g.volume, f, language)}${purse} (${signed(g.volume.margin(g, f))})`
  })
  return listLines(say(language, 'board.standing'), items, width)
}

/** How a game against non-players ended for the players, where the rule book says it. */
function verdictLines({ g, language, width }: View): string[] {
  const text = verdictText(g, language)
  return text === undefined ? [] : wrap(text, width)
}

/** The final places, and why the first of them won. */
export function rankingLines(view: View): string[] {
  const { g, language, paint, width } = view
  const standings = ranking(g)
  const winners = standings.filter(({ place }) => place === 1)
  const faction = nouns(
    winners.map((s) => factionNoun(g.volume, s.faction, language)),
    language,
  )
  const met = winners.every(({ margin }) => margin > 0)
  return [
    paint.strong(say(language, 'over.head')),
    ...standings.map((s) =>
      paint.faction(
        s.faction,
        `  ${say(language, 'over.place', {
          place: s.place,
          faction: factionName(g.volume, s.faction, language) + seatNote(view, s.faction),
          margin: signed(s.margin),
        })}`,
      ),
    ),
    ...wrap(say(language, met ? 'over.met' : 'over.best', { faction }), width),
    ...verdictLines(view),
  ]
}
