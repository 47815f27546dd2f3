import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  12,
  'Village Stability Operations',
  'CGWT',
  ['village', 'badge'],
  {
    en: {
      unshaded:
        'Rest of the game: after each Coalition Train, place 1 Police (from the map if none are Available) in a space with Coalition Troops.',
      shaded:
        'Rest of the game: after each Coalition Train, the Warlords may place a Guerrilla in Kabul or a Province with Police.',
    },
    es: {
      unshaded:
        'Resto de la partida: después de cada Entrenamiento de la Coalición, coloca 1 Policía (del mapa si no hay Disponible) en una casilla con Tropas de la Coalición.',
      shaded:
        'Resto de la partida: después de cada Entrenamiento de la Coalición, los Señores de la Guerra pueden colocar 1 Guerrilla en Kabul o en una provincia con Policía.',
    },
    pl: {
      unshaded:
        'Do końca gry: po każdym szkoleniu koalicji umieść 1 kostkę policji (z mapy, jeśli nie ma dostępnej) na polu z wojskiem koalicji.',
      shaded:
        'Do końca gry: po każdym szkoleniu koalicji watażkowie mogą umieścić partyzanta w Kabulu lub w prowincji z policją.',
    },
  },
  { ...capability(CARD.villageStability), provenance: { unshaded: 'printed', shaded: 'reconstructed' } },
)
