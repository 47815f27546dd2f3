import { BadInput, type Cover } from '@coinflict/kernel/state'
import { setupOf, whyNotShare } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { type Notice, noticeOf } from '../parts/notice.ts'
import { ofVolume } from '../text/say.ts'
import { type Options, playersOf, type Seats, usualOptions } from './seats.ts'

/** A game as somebody wishes it. */
export interface Wish {
  readonly scenario: string
  readonly options: Options
  readonly seats: Seats
}

/** Why a game cannot be set up as somebody wishes; nothing if it can. */
export function whyNotBegin(volume: Cover, wish: Wish): Notice | undefined {
  const { scenario, options, seats } = wish
  const players = playersOf(volume, seats)
  const reason = volume.whyNotSetup(scenario, options, players) ?? whyNotShare(volume, players)
  if (reason !== undefined) return { text: ofVolume(volume, reason.id), rule: reason.rule }
  try {
    setupOf(volume, wish, SEAT_KINDS)
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return noticeOf(error)
    throw error
  }
}

/** Why a value of an option does not go with the scenario and the options that stand before it; those after it give way. */
export function whyNotOption(volume: Cover, wish: Wish, id: string, value: string): Notice | undefined {
  const { scenario, options, seats } = wish
  const before = volume.options.slice(
    0,
    volume.options.findIndex((option) => option.id === id),
  )
  const chosen = Object.fromEntries(before.map((option) => [option.id, options[option.id] ?? option.default]))
  const reason = volume.whyNotSetup(
    scenario,
    { ...usualOptions(volume), ...chosen, [id]: value },
    playersOf(volume, seats),
  )
  return reason === undefined ? undefined : { text: ofVolume(volume, reason.id), rule: reason.rule }
}

/** The options that somebody wishes, with the usual value for those that do not go with the scenario and the options before them. */
export function fittingOptions(volume: Cover, wish: Wish): Options {
  const options: Record<string, string> = {}
  for (const { id, default: usual } of volume.options) {
    const value = wish.options[id] ?? usual
    options[id] = whyNotOption(volume, { ...wish, options }, id, value) === undefined ? value : usual
  }
  return options
}
