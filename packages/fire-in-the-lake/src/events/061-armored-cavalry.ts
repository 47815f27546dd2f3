import { capability, dual } from './verbs.ts'

export const card = dual(
  61,
  'Armored Cavalry',
  'AUNV',
  {
    en: {
      unshaded:
        'Once a Transport and its Operation are finished, ARVN may make a free Assault in 1 of the Transport’s destinations.',
      shaded: 'Transport moves Rangers only.',
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
  capability(61),
)
