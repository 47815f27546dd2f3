import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  34,
  'Accidental Guerrillas',
  'TWGC',
  ['guerrilla', 'village'],
  {
    en: {
      unshaded:
        'Rest of the game: after a Coalition Assault that removed a piece, the Coalition may buy Civic Action in 1 COIN-Controlled Assault space.',
      shaded:
        'Rest of the game: after each Coalition Assault, the Taliban may place 1 Guerrilla in Kabul or any Province.',
    },
    es: {
      unshaded:
        'Resto de la partida: después de un Asalto de la Coalición que eliminó una ficha, esta puede comprar Acción Cívica en 1 casilla del Asalto con Control COIN.',
      shaded:
        'Resto de la partida: después de cada Asalto de la Coalición, los Talibanes pueden colocar 1 Guerrilla en Kabul o en cualquier provincia.',
    },
    pl: {
      unshaded:
        'Do końca gry: po szturmie koalicji, który usunął element, może ona kupić akcję obywatelską na 1 polu szturmu pod kontrolą COIN.',
      shaded:
        'Do końca gry: po każdym szturmie koalicji talibowie mogą umieścić 1 partyzanta w Kabulu lub dowolnej prowincji.',
    },
  },
  {
    ...capability(CARD.accidentalGuerrillas),
    provenance: { unshaded: 'reconstructed', shaded: 'derived' },
  },
)
