import { dual } from './verbs.ts'

export const card = dual(
  16,
  'Blowtorch Komer',
  'UAVN',
  {
    en: {
      unshaded: 'Aid +10 now. In the coming Support Phase Pacification costs 1 Resource per Terror marker or level.',
      shaded: 'Aid −10. One space holding both COIN Troops and Police shifts 1 level toward Active Opposition.',
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
