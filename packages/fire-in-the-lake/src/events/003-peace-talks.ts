import { dual } from './verbs.ts'

export const card = dual(
  3,
  'Peace Talks',
  'UNAV',
  {
    en: {
      unshaded:
        'NVA Resources −9. From now on Linebacker II needs only Support+Available above 25 rather than above 40 (set the marker; its other requirement stays).',
      shaded: 'NVA Resources +9. If the Trail is at 0, 1 or 2, set it to 3.',
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
    lasts: { unshaded: 'game' },
  },
)
