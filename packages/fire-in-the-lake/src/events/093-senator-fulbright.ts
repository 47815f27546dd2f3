import { dual } from './verbs.ts'

export const card = dual(
  93,
  'Senator Fulbright',
  'VUNA',
  {
    en: {
      unshaded: 'US moves 4 of its pieces from the map to Available.',
      shaded: '1 Available US Base goes Out of Play. Aid −9.',
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
