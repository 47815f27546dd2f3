import { dual } from './verbs.ts'

export const card = dual(
  52,
  'RAND',
  'NVUA',
  {
    en: {
      unshaded: 'Turn 1 US Capability now in force from shaded to unshaded.',
      shaded: 'Turn 1 US Capability now in force from unshaded to shaded.',
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
