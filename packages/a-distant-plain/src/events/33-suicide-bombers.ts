import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  33,
  'Suicide Bombers',
  'TWCG',
  ['blast', 'city'],
  {
    en: {
      unshaded:
        'Rest of the game: each successful Taliban Attack or Ambush also costs the Taliban 1 of their Guerrillas there.',
      shaded:
        'Rest of the game: in up to 2 Attack spaces, the Taliban may remove 1 of their own Guerrillas instead of rolling: the Attack succeeds.',
    },
    es: {
      unshaded:
        'Resto de la partida: cada Ataque o Emboscada Talibán con éxito cuesta además a los Talibanes 1 de sus Guerrillas de allí.',
      shaded:
        'Resto de la partida: en hasta 2 casillas de cada Ataque, los Talibanes pueden eliminar 1 Guerrilla propia en vez de tirar: el Ataque tiene éxito.',
    },
    pl: {
      unshaded: 'Do końca gry: każdy udany atak lub zasadzka talibów kosztuje ich też 1 partyzanta na tym polu.',
      shaded:
        'Do końca gry: na maksymalnie 2 polach ataku talibowie mogą zamiast rzutu usunąć 1 własnego partyzanta: atak się udaje.',
    },
  },
  {
    ...capability(CARD.suicideBombers),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)
