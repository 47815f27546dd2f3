import { capability, dual } from './verbs.ts'

export const card = dual(
  31,
  'AAA',
  'NUAV',
  ['cannon', 'jet'],
  {
    en: {
      unshaded: 'A Rally in more than 1 space does not Improve the Trail.',
      shaded: 'No Air Strike Degrades the Trail below 2.',
    },
    es: {
      unshaded: 'Un Reagrupamiento en más de 1 casilla no Mejora la Ruta.',
      shaded: 'Ningún Ataque Aéreo Degrada la Ruta por debajo de 2.',
    },
    pl: {
      unshaded: 'Zgrupowanie na więcej niż 1 polu nie ulepsza szlaku.',
      shaded: 'Atak z powietrza nie pogarsza szlaku poniżej 2.',
    },
  },
  capability(31),
)
