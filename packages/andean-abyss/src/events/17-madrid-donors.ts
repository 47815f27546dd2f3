import { putInForce } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual, payAid } from './verbs.ts'

export const card = dual(
  17,
  'Madrid Donors',
  'GCAF',
  ['handshake', 'money'],
  {
    en: {
      unshaded: 'The Government gains Resources equal to Aid, up to 20; then Aid +6.',
      shaded: 'Until the next Reset: no Sweep or Assault in departments.',
    },
    es: {
      unshaded: 'El Gobierno gana tantos Recursos como la Ayuda, como máximo 20; luego Ayuda +6.',
      shaded: 'Hasta la próxima Propaganda no hay Barridos ni Asaltos en departamentos.',
    },
    pl: {
      unshaded: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20; potem wsparcie +6.',
      shaded: 'Do następnej propagandy nie ma przeszukiwań ani szturmów w departamentach.',
    },
  },
  {
    unshaded: payAid(6),
    shaded: (g) => putInForce(g, CARD.madridDonors, 'shaded'),
    lasts: { shaded: 'momentum' },
  },
)
