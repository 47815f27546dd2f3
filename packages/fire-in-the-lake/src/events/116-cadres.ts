import { capability, dual } from './verbs.ts'

export const card = dual(
  116,
  'Cadres',
  'VANU',
  ['guerrilla', 'book'],
  {
    en: {
      unshaded: 'To use Terror or to Agitate in a space, the VC must remove 2 VC Guerrillas there.',
      shaded:
        'In 1 space of each Rally where they had a Base before, the VC may Agitate as in the Support phase, even under COIN Control.',
    },
    es: {
      unshaded: 'Para ejecutar Terror o Agitación en una casilla el VC debe eliminar allí 2 Guerrillas suyas.',
      shaded:
        'En 1 casilla de cada Reagrupamiento donde ya tuviera una Base, el VC puede ejecutar Agitación como en la fase de Apoyo, incluso con Control COIN.',
    },
    pl: {
      unshaded: 'Aby użyć terroru lub agitacji na polu, VC musi usunąć tam 2 swoich partyzantów.',
      shaded:
        'Na 1 polu każdego zgrupowania, gdzie miała już bazę, VC może użyć agitacji jak w fazie poparcia, nawet pod kontrolą COIN.',
    },
  },
  capability(116),
)
