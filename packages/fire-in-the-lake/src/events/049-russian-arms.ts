import { dual } from './verbs.ts'

export const card = dual(
  49,
  'Russian Arms',
  'NAVU',
  {
    en: {
      unshaded: 'Executing faction places 6 ARVN pieces of any types anywhere in South Vietnam.',
      shaded:
        'NVA picks 3 spaces and in each places as many Troops as it already has there; then NVA makes a free Bombard.',
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
