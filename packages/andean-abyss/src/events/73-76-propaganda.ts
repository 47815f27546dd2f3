import type { CardFacts } from '@coinflict/kernel/state'

/** 6.0 The four Propaganda cards are alike. */
export const PROPAGANDA: readonly CardFacts[] = [73, 74, 75, 76].map((number) => ({
  number,
  title: 'Propaganda!',
  order: [],
  emblem: ['microphone', 'press'],
  dual: false,
  round: true,
  text: {
    en: { unshaded: 'Carry out a Propaganda round.' },
    es: { unshaded: 'Ejecuta una Ronda de Propaganda.' },
    pl: { unshaded: 'Przeprowadź rundę propagandy.' },
  },
}))
