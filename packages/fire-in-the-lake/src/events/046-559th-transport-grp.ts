import { dual } from './verbs.ts'

export const card = dual(
  46,
  '559th Transport Grp',
  'NAVU',
  {
    en: {
      unshaded: 'Degrade the Trail 2 boxes. Until Coup Infiltrate is limited to 1 space.',
      shaded: 'NVA makes a free Infiltrate. Then NVA Resources +3 times Trail, VC Resources +2 times Trail.',
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
    lasts: { unshaded: 'momentum' },
  },
)
