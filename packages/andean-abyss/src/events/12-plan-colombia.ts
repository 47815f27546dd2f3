import { putInForce } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual, payAid } from './verbs.ts'

export const card = dual(
  12,
  'Plan Colombia',
  'GACF',
  ['document', 'helicopter'],
  {
    en: {
      unshaded: 'The Government gains Resources equal to Aid, up to 20; then Aid +10.',
      shaded: 'Until the next Reset: no Air Strikes, and Patrol does not flip Guerrillas to Active.',
    },
    es: {
      unshaded: 'El Gobierno gana tantos Recursos como la Ayuda, como máximo 20; luego Ayuda +10.',
      shaded: 'Hasta la próxima Propaganda no hay Ataques Aéreos y la Patrulla no Activa Guerrillas.',
    },
    pl: {
      unshaded: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20; potem wsparcie +10.',
      shaded: 'Do następnej propagandy nie ma ataków z powietrza, a patrol nie aktywuje partyzantów.',
    },
  },
  {
    unshaded: payAid(10),
    shaded: (g) => putInForce(g, CARD.planColombia, 'shaded'),
    lasts: { shaded: 'momentum' },
  },
)
