import { dual } from './verbs.ts'

export const card = dual(
  62,
  'Cambodian Civil War',
  'AUNV',
  {
    en: {
      unshaded:
        'US free Air Lifts into Cambodia; then US or ARVN (executor picks) free Sweeps within Cambodia (Monsoon no bar; may move among its spaces); then remove 2 untunneled NVA/VC Bases from Cambodia.',
      shaded: 'NVA places 12 NVA Troops and/or Guerrillas in all in Cambodia.',
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
