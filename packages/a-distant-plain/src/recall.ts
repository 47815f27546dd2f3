import { executing, type InsurgentPieces, recalling } from '@coinflict/kernel/rules'
import { active, base, FACTIONS, isCoin, underground } from './forces.ts'

const PIECES: readonly InsurgentPieces[] = FACTIONS.map((f) => ({
  underground: underground(f),
  active: active(f),
  base: base(f),
}))

/** 1.4.1 Own guerrillas of an insurgent taken up to be placed again. Who Rallies or Attacks while another executes does so by an event. */
export const { placeable, bring, bringSome } = recalling({
  piecesOf: (f) => PIECES[f] as InsurgentPieces,
  mayNow: (g, f) => !isCoin(f) && executing(g) !== -1,
})
