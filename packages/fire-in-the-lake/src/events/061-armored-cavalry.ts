import { capability, dual } from './verbs.ts'

export const card = dual(
  61,
  'Armored Cavalry',
  'AUNV',
  ['tank', 'horse'],
  {
    en: {
      unshaded:
        'After a Transport and its operation the ARVN may make a free Assault in 1 space where the Transport went.',
      shaded: 'Transport moves Rangers only.',
    },
    es: {
      unshaded:
        'Tras un Transporte y su operación, el ARVN puede ejecutar un Asalto gratuito en 1 de las casillas de destino del Transporte.',
      shaded: 'El Transporte solo mueve Rangers.',
    },
    pl: {
      unshaded: 'Po transporcie i jego operacji ARVN może wykonać darmowy szturm na 1 polu, na które dotarł transport.',
      shaded: 'Transport przenosi tylko rangersów.',
    },
  },
  capability(61),
)
