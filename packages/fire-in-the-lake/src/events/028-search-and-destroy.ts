import { capability, dual } from './verbs.ts'

export const card = dual(
  28,
  'Search and Destroy',
  'UVAN',
  ['flame', 'village'],
  {
    en: {
      unshaded:
        'US Assault: in each space 1 of the pieces removed may be an Underground Guerrilla, and it may go even if the Assault removes nothing else.',
      shaded: 'Each province where the US or the ARVN Assault shifts 1 level toward Active Opposition.',
    },
    es: {
      unshaded:
        'Asalto de EE.\u00a0UU.: en cada casilla 1 de las fichas eliminadas puede ser una Guerrilla Oculta, aunque el Asalto no elimine nada más.',
      shaded:
        'Cada provincia donde EE.\u00a0UU. o el ARVN ejecuten un Asalto se modifica 1 nivel hacia Oposición Activa.',
    },
    pl: {
      unshaded:
        'Szturm USA: na każdym polu 1 z usuwanych elementów może być ukrytym partyzantem, nawet jeśli szturm nie usuwa niczego więcej.',
      shaded:
        'Każda prowincja, w której USA lub ARVN wykonują szturm, przesuwa się o 1 poziom w kierunku aktywnej opozycji.',
    },
  },
  capability(28),
)
