import { capability } from '@coinflict/kernel/rules'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  2,
  'Predators',
  'CTGW',
  ['drone'],
  {
    en: {
      unshaded:
        'Rest of the game: each Air Strike may include 1 Pakistan space and remove an Active or Underground Guerrilla there, or a Base if there is none; that space does not shift Islamabad.',
      shaded: 'Rest of the game: an Air Strike that includes Pakistan shifts Islamabad 2 boxes toward Sponsorship.',
    },
    es: {
      unshaded:
        'Resto de la partida: cada Ataque Aéreo puede incluir 1 casilla de Pakistán donde elimina una Guerrilla Activa u Oculta, o una Base si no hay Guerrillas; esa casilla no modifica Islamabad.',
      shaded:
        'Resto de la partida: un Ataque Aéreo que incluya Pakistán modifica Islamabad 2 casillas hacia Financiación.',
    },
    pl: {
      unshaded:
        'Do końca gry: każdy atak z powietrza może objąć 1 pole w Pakistanie, gdzie usuwa partyzanta aktywnego lub ukrytego albo bazę, jeśli nie ma tam partyzantów; to pole nie przesuwa Islamabadu.',
      shaded:
        'Do końca gry: atak z powietrza obejmujący Pakistan przesuwa Islamabad o 2 pola w kierunku sponsorowania.',
    },
  },
  { ...capability(CARD.predators), provenance: { unshaded: 'derived', shaded: 'reconstructed' } },
)
