import { dual } from './verbs.ts'

export const card = dual(
  40,
  'PoWs',
  'NUVA',
  {
    en: {
      unshaded: 'One free Air Strike, details by the executing faction. 2 US Troops from Casualties to Available.',
      shaded: '3 US Troops from Available to Casualties.',
    },
    es: {
      unshaded: '',
      shaded: '',
    },
    pl: {
      unshaded: '',
      shaded: '',
    },
  },
  {
    unshaded() {},
    shaded() {},
  },
)
