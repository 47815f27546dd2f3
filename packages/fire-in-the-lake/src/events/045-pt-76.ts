import { capability, dual } from './verbs.ts'

export const card = dual(
  45,
  'PT-76',
  'NAUV',
  ['tank', 'river'],
  {
    en: {
      unshaded: 'Each NVA Attack or Ambush space first costs 1 NVA Troop there.',
      shaded: 'In 1 space of each Attack every NVA Troop removes 1 enemy piece.',
    },
    es: {
      unshaded: 'Cada casilla de Ataque o Emboscada del EVN cuesta primero 1 Tropa del EVN de allí.',
      shaded: 'En 1 casilla de cada Ataque, cada Tropa del EVN elimina 1 ficha enemiga.',
    },
    pl: {
      unshaded: 'Każde pole ataku lub zasadzki NVA najpierw kosztuje 1 kostkę wojska NVA z tego pola.',
      shaded: 'Na 1 polu każdego ataku każda kostka wojska NVA usuwa 1 element wroga.',
    },
  },
  capability(45),
)
