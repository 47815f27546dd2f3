import type { Faction } from '../state/ids.ts'
import { EXECUTING, FIRST_DID, OVER, PART, PHASE, SLOT } from '../state/layout.ts'
import type { Game } from '../state/model.ts'
import { cardAt, currentCard, deckAt, deckCount, isEligible, isRoundCard, part } from '../state/reading.ts'

/** What a faction did on the current card. */
export const NOTHING = 0
export const PASSED = 1
export const LIMITED_OPERATION = 2
export const OPERATION = 3
export const OPERATION_AND_ACTIVITY = 4
export const EVENT = 5
export const DEEDS = ['nothing', 'pass', 'limited-operation', 'operation', 'operation-and-activity', 'event'] as const

/** How a faction's eligibility for the next card departs from the normal. */
export const STAYS_ELIGIBLE = 1
export const INELIGIBLE_NEXT = 2
export const MARKS = ['none', 'stays-eligible', 'ineligible-next'] as const

const sequence = (g: Game, place: number): number => g.n[g.at.sequence + place] as number
const setSequence = (g: Game, place: number, to: number): void => {
  g.n[g.at.sequence + place] = to
}

/** Which of the two slots of a card is open: 0 for the 1st eligible, 1 for the 2nd, 2 when both are taken. */
export const slot = (g: Game): number => sequence(g, SLOT)
export const firstDid = (g: Game): number => sequence(g, FIRST_DID)
export const did = (g: Game, faction: Faction): number => g.n[g.at.did + faction] as number
export const markOf = (g: Game, faction: Faction): number => g.n[g.at.mark + faction] as number

/** The faction that executes by the sequence of play right now, -1 between turns and in rounds. */
export const executing = (g: Game): Faction | -1 => (sequence(g, EXECUTING) - 1) as Faction | -1
export const setExecuting = (g: Game, faction: Faction | -1): void => setSequence(g, EXECUTING, faction + 1)

/** Goes on with another phase at the next checkpoint. */
export function goTo(g: Game, phase: string): void {
  setSequence(g, PHASE, g.volume.phaseIndex.get(phase) as number)
  setSequence(g, PART, 0)
}

/** A phase of a round begins: said even if nothing happens in it. */
export function beginPhase(g: Game, id: string, rule: string): void {
  g.cite(rule, -1)
  if (g.log) g.write('phase', { text: id })
}

/** Goes on with the next part of the same phase at the next checkpoint. */
export const goOn = (g: Game): void => setSequence(g, PART, sequence(g, PART) + 1)

/** A phase of several parts, each a stretch of play, and its end. */
export const inParts =
  (parts: readonly ((g: Game) => void)[], finish: (g: Game) => void) =>
  (g: Game): void => {
    const play = parts[part(g)]
    if (play === undefined) {
      finish(g)
      return
    }
    play(g)
    goOn(g)
  }

export function endGame(g: Game): void {
  g.volume.turn.atEnd?.(g)
  setSequence(g, OVER, 1)
  if (g.log) g.write('over', {})
}

export function setEligible(g: Game, faction: Faction, eligible: boolean): void {
  if (isEligible(g, faction) === eligible) return
  g.n[g.at.eligible + faction] = eligible ? 1 : 0
  if (g.log) g.write(eligible ? 'eligible' : 'ineligible', { faction })
}

export function setMark(g: Game, faction: Faction, mark: number): void {
  g.n[g.at.mark + faction] = mark
}

/** Out of this card at once if it has not acted, and ineligible on the next one too. */
export function sitOut(g: Game, faction: Faction): void {
  setMark(g, faction, INELIGIBLE_NEXT)
  setEligible(g, faction, false)
}

/** 2.3.2 The eligible faction whose symbol is leftmost and that has not had its say, if a slot is open. */
export function nextFaction(g: Game, order: readonly Faction[]): Faction | undefined {
  if (slot(g) > 1) return undefined
  for (const faction of order) if (isEligible(g, faction) && did(g, faction) === NOTHING) return faction
  return undefined
}

/** 2.3.1 Faction order by the next event card, which lies open (deck.ts); at the end of the deck by the first one played; none before it is laid. */
export function orderOfNextEvent(g: Game): readonly Faction[] {
  if (deckCount(g) === 0) return []
  let at = deckAt(g) + 1
  while (at < deckCount(g) && isRoundCard(g, cardAt(g, at))) at++
  if (at === deckCount(g)) {
    at = 0
    while (isRoundCard(g, cardAt(g, at))) at++
  }
  return g.volume.orders[cardAt(g, at)] as readonly Faction[]
}

/** 2.3.1 Options A and B: faction order is that of the next event card, and cards are turned up to it. */
const readsNextEvent = (g: Game): boolean => g.setup.options.eligibility === 'a' || g.setup.options.eligibility === 'b'

/** 2.2 The next card lies open, unless the players want no card ahead of time. */
export function looksAhead(g: Game): 'none' | 'card' | 'event' {
  if (g.setup.options['no-reveal'] === 'yes') return 'none'
  return readsNextEvent(g) ? 'event' : 'card'
}

/** 2.3.2 Faction order. */
export const factionOrder = (g: Game): readonly Faction[] =>
  readsNextEvent(g) ? orderOfNextEvent(g) : (g.volume.orders[currentCard(g)] ?? [])

/** Records what a faction did; all but a pass takes the open slot. */
export function record(g: Game, faction: Faction, deed: number): void {
  g.n[g.at.did + faction] = deed
  if (deed === PASSED) return
  if (slot(g) === 0) setSequence(g, FIRST_DID, deed)
  setSequence(g, SLOT, slot(g) + 1)
}

/** 2.3.7 Adjust eligibility at the end of a card. `makesIneligible` says whom executing makes ineligible, as it usually does. */
export function adjustEligibility(g: Game, makesIneligible: (faction: Faction) => boolean): void {
  for (const faction of g.volume.allFactions) {
    const special = markOf(g, faction)
    const isTired = did(g, faction) > PASSED && makesIneligible(faction)
    setEligible(g, faction, special === STAYS_ELIGIBLE || (special !== INELIGIBLE_NEXT && !isTired))
  }
  clearCard(g)
}

/** 6.6 Everybody is eligible again. */
export function makeAllEligible(g: Game): void {
  for (const faction of g.volume.allFactions) setEligible(g, faction, true)
  clearCard(g)
}

function clearCard(g: Game): void {
  const { layout, allFactions } = g.volume
  for (const faction of allFactions) {
    g.n[layout.did + faction] = NOTHING
    g.n[layout.mark + faction] = 0
  }
  setSequence(g, SLOT, 0)
  setSequence(g, FIRST_DID, NOTHING)
}
