import { BadInput, type SetupWish, setupOf, type Volume } from '@coinflict/kernel'
import { SEAT_KINDS } from '@coinflict/players'
import { type Notice, noticeOf } from '../parts/notice.ts'
import { ofVolume } from '../text/say.ts'
import { countPlayers } from './seats.ts'

type Wish = SetupWish & Required<Pick<SetupWish, 'scenario' | 'options' | 'seats'>>

/** Why a game cannot be set up as somebody wishes; nothing if it can. */
export function whyNotBegin(volume: Volume, wish: Wish): Notice | undefined {
  const { scenario = '', options = {}, seats = {} } = wish
  const reason = volume.whyNotSetup(scenario, options, countPlayers(volume, seats))
  if (reason !== undefined) return { text: ofVolume(volume, reason.id), rule: reason.rule }
  try {
    setupOf(volume, wish, SEAT_KINDS)
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return noticeOf(error)
    throw error
  }
}
