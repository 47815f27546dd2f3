import { capability, dual } from './verbs.ts'

export const card = dual(
  28,
  'Search and Destroy',
  'UVAN',
  {
    en: {
      unshaded:
        'In each US Assault space 1 of the removed pieces may be an Underground Guerrilla; if the Assault’s strength is 0 this one may still be removed.',
      shaded:
        'Each Province where a US and/or ARVN Assault takes place shifts 1 level toward Active Opposition (once; Cities and LoCs unaffected).',
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
  capability(28),
)
