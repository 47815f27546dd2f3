import { capability, dual } from './verbs.ts'

export const card = dual(
  4,
  'Top Gun',
  'UNAV',
  {
    en: {
      unshaded:
        'Shaded MiGs leaves play if in force and can no longer be brought in. Whenever an Air Strike Degrades the Trail it does so by 2 boxes.',
      shaded:
        'When an Air Strike tries to Degrade the Trail, US first announces the try and rolls: it works only on 4-6.',
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
  capability(4),
)
