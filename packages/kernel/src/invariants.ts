import { flawText } from './flaw.ts'
import type { Game } from './game.ts'
import type { Marker, Piece } from './ids.ts'
import { mostLevel } from './influence.ts'
import { count, inBox, markers } from './state.ts'
import { isPresent, spacesWith } from './whereabouts.ts'

/** What does not hold in the state, a sentence each: pieces conserved, tracks in bounds, pools as laid, whereabouts, the volume's own. */
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
    if (counted.join() !== spacesWith(g, faction).join()) flaws.push(`${volume.factions[faction]?.id}: whereabouts`)
  }
  return [...flaws, ...volume.flaws(g).map((flaw) => flawText(volume, flaw))]
}
