import type { FamilyFacts } from '@coinflict/kernel/state'
import { cardsWhere } from './events/cards.ts'

/** 8.1 Cards with the grey 2: a non-player that is 2nd Eligible operates. */
export const SECOND_OPERATES = cardsWhere(({ greyTwo }) => greyTwo === true)

/** 8 The non-players of the 1st edition, which knows none for the Government, and those of the 2nd. */
export const FAMILY_FACTS = [
  { id: 'aa1', factions: ['farc', 'auc', 'cartels'], goesWith: { edition: '1st' }, secondOperates: SECOND_OPERATES },
  {
    id: 'aa2',
    factions: ['govt', 'farc', 'auc', 'cartels'],
    goesWith: { edition: '2nd' },
    secondOperates: SECOND_OPERATES,
  },
] as const satisfies readonly FamilyFacts[]

/** Alone as the Government or as FARC, or both against the rest. */
export const TABLES = [['govt'], ['farc'], ['govt', 'farc']]
