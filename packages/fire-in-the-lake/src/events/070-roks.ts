import { dual } from './verbs.ts'

export const card = dual(
  70,
  'ROKs',
  'AUVN',
  {
    en: {
      unshaded:
        'Executor names US or ARVN: it free Sweeps into/in and then free Assaults Phu Bon-Phu Yen and its neighbours (Qui Nhon, Binh Dinh, Kontum, Pleiku-Darlac, Khanh Hoa; for Assault also the LoCs touching Phu Bon), acting as the US with every US Troop, ARVN Troop and Police counting as a US Troop.',
      shaded: 'Qui Nhon, Phu Bon-Phu Yen and Khanh Hoa each shift 1 level toward Active Opposition.',
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
