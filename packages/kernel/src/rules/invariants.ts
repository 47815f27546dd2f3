import type { SpaceFacts } from '../state/facts.ts'
import { flawText } from '../state/flaw.ts'
import type { Faction, Holder, Marker, Piece, Space } from '../state/ids.ts'
import type { Flaw, Game } from '../state/model.ts'
import { isPresent, spacesWith } from '../state/presence.ts'
import { count, inBox, markers } from '../state/reading.ts'
import { controlledBy } from './control.ts'
import { mostLevel } from './influence.ts'

/** What does not hold in the state, a sentence each: pieces conserved, tracks in bounds, pools as laid, presence, the volume's own. */
export function flawsOf(g: Game): string[] {
  const { volume } = g
  const { layout } = volume
  const flaws: string[] = []
  volume.supplies.forEach((supply, i) => {
    let sum = 0
    volume.boxes.forEach((_, box) => {
      const held = inBox(g, box, volume.entersAs[i] as Piece)
      if (held < 0) flaws.push(`${supply.id}: ${held} in ${volume.boxes[box]}`)
      sum += held
    })
    for (const piece of volume.allPieces) {
      if (volume.supplyOf[piece] !== i) continue
      for (const space of volume.allSpaces) sum += count(g, space, piece)
    }
    if (sum !== supply.count) flaws.push(`${supply.id}: ${sum} pieces, there are ${supply.count}`)
  })
  for (let at = 0; at < layout.boxes; at++) {
    if ((g.n[at] as number) < 0) flaws.push(`fewer than no ${volume.pieces[(at % layout.pieceKinds) as Piece]?.id}`)
  }
  volume.tracks.forEach((facts, t) => {
    const value = g.n[layout.tracks + t] as number
    if (value < facts.min || value > facts.max) flaws.push(`${facts.id} stands at ${value}`)
  })
  volume.poolLimits.forEach((limit, pool) => {
    let laid = 0
    volume.markers.forEach((facts, m) => {
      if (volume.poolOf[m] !== pool) return
      for (const space of volume.allSpaces) {
        const here = markers(g, space, m as Marker)
        if (here < 0 || here > facts.mostPerSpace) flaws.push(`${here} ${facts.id} in ${volume.spaces[space]?.id}`)
        laid += here
      }
    })
    if (laid !== g.n[layout.pools + pool] || laid > limit) flaws.push(`${laid} markers of pool ${pool}, limit ${limit}`)
  })
  for (const space of volume.allSpaces) {
    const level = g.n[layout.levels + space] as number
    if (Math.abs(level) > mostLevel(volume) || (level !== 0 && !volume.takesSides(g, space))) {
      flaws.push(`${volume.spaces[space]?.id}: level ${level}`)
    }
  }
  for (const faction of volume.allFactions) {
    const counted = volume.allSpaces.filter((space) => isPresent(g, faction, space))
    if (counted.join() !== spacesWith(g, faction).join()) flaws.push(`${volume.factions[faction]?.id}: presence`)
  }
  return [...flaws, ...positionFlaws(g).map((flaw) => flawText(volume, flaw))]
}

/** What must hold in every position: bases and markers where they may be, Control with the majority, and the volume's own. */
export function positionFlaws(g: Game): Flaw[] {
  const { volume } = g
  const found: Flaw[] = []
  for (const space of volume.allSpaces) {
    const { id: where, kind } = volume.spaces[space] as SpaceFacts
    const isLine = kind === 'loc'
    const n = basesIn(g, space)
    if (n > (isLine ? 0 : 2)) found.push({ where, id: 'flaw.bases', params: { n } })
    volume.markers.forEach(({ onLines = isLine }, m) => {
      if (onLines !== isLine && markers(g, space, m as Marker) > 0) found.push({ where, id: 'flaw.wrong-marker' })
    })
    if (controlledBy(g, space) !== (isLine ? -1 : majorityIn(g, space))) found.push({ where, id: 'flaw.control' })
  }
  return [...found, ...volume.flaws(g)]
}

/** 1.4.2 Bases of all factions in a space. */
function basesIn(g: Game, space: Space): number {
  let sum = 0
  for (const piece of g.volume.allPieces) if (g.volume.pieces[piece]?.type === 'base') sum += count(g, space, piece)
  return sum
}

/** Who has more pieces in a space than all others together: Control, counted apart from the rules that use it; -1 for nobody. */
function majorityIn(g: Game, space: Space): Holder | -1 {
  const { allPieces, factionIndex, factionOf, factions, holders } = g.volume
  const counts = factions.map(() => 0)
  let all = 0
  for (const piece of allPieces) {
    const n = count(g, space, piece)
    const faction = factionOf[piece] as Faction
    counts[faction] = (counts[faction] as number) + n
    all += n
  }
  const heldBy = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (counts[factionIndex.get(id) as Faction] as number), 0)
  return holders.findIndex((holder) => 2 * heldBy(holder.factions) > all) as Holder | -1
}
