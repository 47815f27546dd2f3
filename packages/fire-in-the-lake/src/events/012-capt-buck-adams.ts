import { dual } from './verbs.ts'

export const card = dual(
  12,
  'Capt Buck Adams',
  'UANV',
  {
    en: {
      unshaded:
        'Turn every Insurgent Guerrilla outside the South Active; then remove 1 (untunneled) NVA Base from outside the South.',
      shaded:
        'Place 1 Available NVA Base in a space outside the South that is NVA-Controlled and has room; flip 3 NVA Guerrillas anywhere to Underground.',
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
