import { dual } from './verbs.ts'

export const card = dual(
  53,
  'Sappers',
  'NVUA',
  {
    en: {
      unshaded: 'In up to 3 South Vietnam spaces remove 2 NVA Troops each. Executing faction stays Eligible.',
      shaded:
        'Remove up to 1 US Base and up to 2 ARVN Bases from Provinces (US to Casualties; Bases in Cities are safe).',
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
