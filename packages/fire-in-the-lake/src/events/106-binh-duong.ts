import { single } from './verbs.ts'

export const card = single(
  106,
  'Binh Duong',
  'VNAU',
  {
    en: {
      unshaded:
        'Choose 2 Provinces bordering Saigon; in each move Support/Opposition one level whichever way and add a VC Guerrilla or a Police.',
    },
    es: {
      unshaded: '',
    },
    pl: {
      unshaded: '',
    },
  },
  () => {},
)
