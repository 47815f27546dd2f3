import { dual } from './verbs.ts'

export const card = dual(
  90,
  'Walt Rostow',
  'AVNU',
  {
    en: {
      unshaded:
        'Put 2 ARVN pieces of any types, taken from anywhere (map, Available, Out of Play), into COIN-Controlled spaces.',
      shaded:
        'Place 1 Guerrilla (NVA or VC, executor’s choice each time) in every Province with ARVN pieces. Then ARVN Troops Redeploy per 6.4.2 as though no Bases existed: all leave Provinces and LoCs for Cities without NVA Control or Saigon.',
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
