import type { CardFacts } from '@coinflict/kernel/state'
import type { CardInstructions } from '../nonplayers/book.ts'
import * as c01 from './01-isr.ts'
import * as c02 from './02-predators.ts'
import * as c03 from './03-reapers.ts'
import * as c04 from './04-number-two-is-dead.ts'
import * as c05 from './05-aerostats.ts'
import * as c06 from './06-us-pakistan-talks.ts'
import * as c07 from './07-find-fix-finish.ts'
import * as c08 from './08-seal-team-6.ts'
import * as c09 from './09-special-forces.ts'
import * as c10 from './10-partnering-policy.ts'
import * as c11 from './11-strategic-release.ts'
import * as c12 from './12-village-stability-operations.ts'
import * as c13 from './13-anti-corruption-drive.ts'
import * as c14 from './14-economic-project.ts'
import * as c15 from './15-one-tribe-at-a-time.ts'
import * as c16 from './16-amnesty.ts'
import * as c17 from './17-nato.ts'
import * as c18 from './18-prts.ts'
import * as c19 from './19-al-qaeda.ts'
import * as c20 from './20-errant-air-strike.ts'
import * as c21 from './21-operation-iraqi-freedom.ts'
import * as c22 from './22-border-incident.ts'
import * as c23 from './23-roadside-ieds.ts'
import * as c24 from './24-us-taliban-talks.ts'
import * as c25 from './25-koran-burning.ts'
import * as c26 from './26-manpads-scare.ts'
import * as c27 from './27-tehrik-i-taliban-pakistan.ts'
import * as c28 from './28-karzai-to-islamabad.ts'
import * as c29 from './29-night-letters.ts'
import * as c30 from './30-urban-specialists.ts'
import * as c31 from './31-car-bombs.ts'
import * as c32 from './32-haqqani.ts'
import * as c33 from './33-suicide-bombers.ts'
import * as c34 from './34-accidental-guerrillas.ts'
import * as c35 from './35-gulbuddin-hekmatyar.ts'
import * as c36 from './36-mullah-omar.ts'
import * as c37 from './37-afghan-commandos.ts'
import * as c38 from './38-night-raids.ts'
import * as c39 from './39-trilateral-summit.ts'
import * as c40 from './40-line-item.ts'
import * as c41 from './41-nato-politics.ts'
import * as c42 from './42-ngos.ts'
import * as c43 from './43-pakistani-offensive.ts'
import * as c44 from './44-pakistani-politics.ts'
import * as c45 from './45-tribal-elders.ts'
import * as c46 from './46-id-cards.ts'
import * as c47 from './47-loya-jirga.ts'
import * as c48 from './48-strategic-partners.ts'
import * as c49 from './49-crop-substitution.ts'
import * as c50 from './50-development-aid.ts'
import * as c51 from './51-karzai.ts'
import * as c52 from './52-power-shuffle.ts'
import * as c53 from './53-prison-break.ts'
import * as c54 from './54-profit-sharing.ts'
import * as c55 from './55-breaktime.ts'
import * as c56 from './56-fratricide.ts'
import * as c57 from './57-sandstorms.ts'
import * as c58 from './58-counter-narc.ts'
import * as c59 from './59-local-truce.ts'
import * as c60 from './60-tajiks.ts'
import * as c61 from './61-desertions-and-defections.ts'
import * as c62 from './62-local-understanding.ts'
import * as c63 from './63-teetotalers.ts'
import * as c64 from './64-hazara.ts'
import * as c65 from './65-islamabad-blocks-resupply.ts'
import * as c66 from './66-mountain-fastness.ts'
import * as c67 from './67-change-in-tactics.ts'
import * as c68 from './68-dostum.ts'
import * as c69 from './69-mine-removal.ts'
import * as c70 from './70-contractor-surge.ts'
import * as c71 from './71-coup.ts'
import * as c72 from './72-poppy-crop-failure.ts'
import { PROPAGANDA } from './73-78-propaganda.ts'

/** A card: its facts, and what non-players do with it. */
interface Card {
  readonly card: CardFacts
  readonly nonPlayers?: CardInstructions
}

/** Every card with an event, by number. */
export const CARDS: readonly Card[] = [
  c01,
  c02,
  c03,
  c04,
  c05,
  c06,
  c07,
  c08,
  c09,
  c10,
  c11,
  c12,
  c13,
  c14,
  c15,
  c16,
  c17,
  c18,
  c19,
  c20,
  c21,
  c22,
  c23,
  c24,
  c25,
  c26,
  c27,
  c28,
  c29,
  c30,
  c31,
  c32,
  c33,
  c34,
  c35,
  c36,
  c37,
  c38,
  c39,
  c40,
  c41,
  c42,
  c43,
  c44,
  c45,
  c46,
  c47,
  c48,
  c49,
  c50,
  c51,
  c52,
  c53,
  c54,
  c55,
  c56,
  c57,
  c58,
  c59,
  c60,
  c61,
  c62,
  c63,
  c64,
  c65,
  c66,
  c67,
  c68,
  c69,
  c70,
  c71,
  c72,
]

/** The whole deck. */
export const EVENTS: readonly CardFacts[] = [...CARDS.map(({ card }) => card), ...PROPAGANDA]
