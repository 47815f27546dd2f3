import { OPPOSITION } from './forces.ts'
import { persuasion } from './persuasion.ts'

/** 6.4.2 Sharia: 1 Taliban Resource a step toward Opposition. Where it may be conducted, Rally (3.3.1) and the round (6.4.2) say. */
export const {
  whyNotStep: whyNotShariaStep,
  step: buySharia,
  conduct: conductSharia,
} = persuasion('6.4.2', 1, OPPOSITION, 'sharia.more')
