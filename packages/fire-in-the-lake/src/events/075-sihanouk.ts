import { dual } from './verbs.ts'

export const card = dual(
  75,
  'Sihanouk',
  'ANUV',
  {
    en: {
      unshaded:
        'Executor names US or ARVN: it free Sweeps into or in any Cambodia spaces (Monsoon no bar), then free Assaults in 1 of them (US may add ARVN free).',
      shaded:
        'VC free Rallies in any Cambodia spaces, then free Marches out of any spaces it just Rallied in; then NVA does the same (Trail continuation only through Cambodia spaces where NVA just Rallied).',
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
