import { deception, goOn, playNextCard } from '@coinflict/kernel/rules'
import { type Faction, type Game, part } from '@coinflict/kernel/state'
import { because } from './ask.ts'
import { HANDICAPS, NOBODY } from './cover.ts'
import { DECEPTION_TRACKS } from './forces.ts'

const ONLY_AS_USED = because('why.reveal-use', '7.3')

/** 7.3 The Deception option: markers are revealed only as they are used. */
export const { deal, openAgendas, isWonInSecret, usesAsset, putAssetsAway, revealAll, secrets, reveal, choose } =
  deception({ rule: '7.3', tracks: DECEPTION_TRACKS, whyNotAtWill: () => ONLY_AS_USED })

/** 7.3 Who chooses markers, in order. */
export const inexperienced = (g: Game): readonly Faction[] =>
  HANDICAPS.flatMap((id) => g.volume.factionIndex.get(g.setup.options[id] ?? NOBODY) ?? [])

/** 7.3 Handicap, one player at a time; then the others draw, and the first card is turned. */
export function handicapPhase(g: Game): void {
  const f = inexperienced(g)[part(g)]
  if (f !== undefined) {
    choose(g, f)
    goOn(g)
    return
  }
  deal(g)
  playNextCard(g)
}
