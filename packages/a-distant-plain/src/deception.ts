import { deception } from '@coinflict/kernel/rules'
import { because } from './ask.ts'
import { DECEPTION_TRACKS, isSecondPrinting } from './forces.ts'

const ONLY_AS_USED = because('why.reveal-use', '7.3')

/** 7.3 The Deception option: in the 1st printing any marker but an Asset is revealed at any time, in the 2nd only as it is used. */
export const { deal, openAgendas, isWonInSecret, usesAsset, putAssetsAway, revealAll, secrets, reveal } = deception({
  rule: '7.3',
  tracks: DECEPTION_TRACKS,
  whyNotAtWill: (g) => (isSecondPrinting(g) ? ONLY_AS_USED : undefined),
})
