import { dual } from './verbs.ts'

export const card = dual(
  50,
  'Uncle Ho',
  'NAVU',
  {
    en: {
      unshaded:
        'Either 4 US Troops from Out of Play into South Vietnam (executor places them) or ARVN Resources +9. Then ARVN makes 2 free Limited Operations.',
      shaded: 'VC makes 3 free Limited Operations, then NVA makes 3.',
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
