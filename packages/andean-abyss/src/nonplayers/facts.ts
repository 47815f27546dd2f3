import { cardsWhere } from './events/cards.ts'

/** 8.1 Cards with the grey 2: a non-player that is 2nd Eligible operates. */
export const SECOND_OPERATES = cardsWhere(({ greyTwo }) => greyTwo === true)
