import { dual } from './verbs.ts'

export const card = dual(
  5,
  'Wild Weasels',
  'UNAV',
  {
    en: {
      unshaded: 'If shaded SA-2s is in force, remove it. Otherwise Degrade the Trail 2 boxes and NVA Resources −9.',
      shaded:
        'Until Coup an Air Strike may Degrade the Trail only when it selects no spaces at all, i.e. each Air Strike either removes pieces or Degrades.',
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
    lasts: { shaded: 'momentum' },
  },
)
