import { dual } from './verbs.ts'

export const card = dual(
  37,
  'Khe Sanh',
  'NUVA',
  {
    en: {
      unshaded:
        'Pick a space with a US Base and US Troops; remove 10 NVA Troops in all from it and its adjacent spaces.',
      shaded:
        'Up to 3 US Troops in one space that has NVA pieces go to Casualties. US Ineligible through the next card.',
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
