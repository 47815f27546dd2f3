import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  11,
  'Abrams',
  'UANV',
  ['general', 'star'],
  {
    en: {
      unshaded: 'In 1 space of each US Assault a Base without a Tunnel may be removed first.',
      shaded: 'The US Assaults in 2 spaces at most.',
    },
    es: {
      unshaded: 'En 1 casilla de cada Asalto de EE.\u00a0UU. se puede eliminar primero una Base sin Túnel.',
      shaded: 'EE.\u00a0UU. Asalta en 2 casillas como máximo.',
    },
    pl: {
      unshaded: 'Na 1 polu każdego szturmu USA można najpierw usunąć bazę bez tunelu.',
      shaded: 'USA szturmują najwyżej na 2 polach.',
    },
  },
  capability(CARD.abrams),
)
