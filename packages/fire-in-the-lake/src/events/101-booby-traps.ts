import { capability, dual } from './verbs.ts'

export const card = dual(
  101,
  'Booby Traps',
  'VNUA',
  ['stakes'],
  {
    en: {
      unshaded: 'VC and NVA Ambush in 1 space only.',
      shaded:
        'After each Sweep space the VC roll: on a 1 to 3, 1 Troop that Swept there is lost, a US one to Casualties.',
    },
    es: {
      unshaded: 'El VC y el EVN ejecutan Emboscadas solo en 1 casilla.',
      shaded:
        'Tras cada casilla de Barrido el VC tira un dado: con 1 a 3 se elimina 1 Tropa que ejecutó allí el Barrido, a Bajas si es de EE.\u00a0UU.',
    },
    pl: {
      unshaded: 'Zasadzka VC i NVA obejmuje tylko 1 pole.',
      shaded:
        'Po każdym polu przeszukiwania VC rzuca kością: na 1–3 ginie 1 kostka wojska, które tam przeszukiwało, kostka USA do strat.',
    },
  },
  capability(101),
)
