import { capability, dual } from './verbs.ts'

export const card = dual(
  34,
  'SA-2s',
  'NUAV',
  ['missile', 'radar'],
  {
    en: {
      unshaded: 'Each time an Air Strike Degrades the Trail, the US removes 1 NVA piece, Bases too, outside the South.',
      shaded: 'A Rally that Improves the Trail does so by 2 boxes.',
    },
    es: {
      unshaded:
        'Cada vez que un Ataque Aéreo Degrada la Ruta, EE.\u00a0UU. elimina 1 ficha del EVN, Bases incluidas, fuera del Sur.',
      shaded: 'Un Reagrupamiento que Mejora la Ruta lo hace 2 casillas.',
    },
    pl: {
      unshaded: 'Ilekroć atak z powietrza pogarsza szlak, USA usuwają 1 element NVA, także bazę, spoza Południa.',
      shaded: 'Zgrupowanie, które ulepsza szlak, ulepsza go o 2 pola.',
    },
  },
  capability(34),
)
