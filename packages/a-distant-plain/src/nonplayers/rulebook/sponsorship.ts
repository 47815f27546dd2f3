import { track } from '@coinflict/kernel/state'
import { ISLAMABAD, SPONSORSHIP } from '../../forces.ts'
import type { Condition } from '../book.ts'

/** 8.4.1 Cards 6, 8 and 9: what moves Islamabad toward Sponsorship is not taken once it is there. */
export const BELOW_SPONSORSHIP: Condition = {
  mark: '6',
  text: {
    en: 'US-Pakistan Talks, SEAL Team 6, Special Forces: not if Islamabad is at Sponsorship.',
    es: 'US-Pakistan Talks, SEAL Team 6, Special Forces: no si Islamabad está en Financiación.',
    pl: 'US-Pakistan Talks, SEAL Team 6, Special Forces: nie, jeśli Islamabad jest na polu sponsorowania.',
  },
  takes: ({ g }) => track(g, ISLAMABAD) !== SPONSORSHIP,
}
