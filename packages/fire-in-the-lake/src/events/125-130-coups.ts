import type { CardFacts, Emblem } from '@coinflict/kernel/state'
import type { CardText } from '@coinflict/kernel/text'

/** 2.4 The Coup cards: four leaders and two Failed Attempts (leaders.ts). */
const coup = (number: number, title: string, emblem: Emblem, text: CardText): CardFacts => ({
  number,
  title: `Coup! ${title}`,
  order: [],
  emblem,
  dual: false,
  round: true,
  text,
})

const FAILED: CardText = {
  en: {
    unshaded: 'In each space a third of the ARVN cubes desert, rounded down. The leader stays, but Minh does not.',
  },
  es: {
    unshaded:
      'En cada casilla deserta un tercio de los cubos del ARVN, redondeando hacia abajo. El líder sigue, salvo Minh.',
  },
  pl: {
    unshaded:
      'Na każdym polu dezerteruje jedna trzecia kostek ARVN, zaokrąglając w dół. Przywódca zostaje, ale nie Minh.',
  },
}

export const COUPS: readonly CardFacts[] = [
  coup(125, 'Nguyen Khanh', ['general', 'road'], {
    en: { unshaded: 'While he leads, a Transport uses at most 1 LoC.' },
    es: { unshaded: 'Mientras sea líder, un Transporte usa como máximo 1 LdC.' },
    pl: { unshaded: 'Dopóki przewodzi, transport korzysta najwyżej z 1 LiKomu.' },
  }),
  coup(126, 'Young Turks', ['soldiers', 'parliament'], {
    en: { unshaded: 'While they lead, every Govern adds 2 Patronage.' },
    es: { unshaded: 'Mientras sean líderes, cada Gobernar añade 2 al Patrocinio.' },
    pl: { unshaded: 'Dopóki przewodzą, każde rządzenie dodaje 2 do patronatu.' },
  }),
  coup(127, 'Nguyen Cao Ky', ['general', 'plane'], {
    en: { unshaded: 'While he leads, Pacification costs 4 per Terror marker or level.' },
    es: { unshaded: 'Mientras sea líder, la Pacificación cuesta 4 por marcador de Terror o nivel.' },
    pl: { unshaded: 'Dopóki przewodzi, pacyfikacja kosztuje 4 za żeton terroru lub poziom.' },
  }),
  coup(128, 'Nguyen Van Thieu', ['general', 'parliament'], {
    en: { unshaded: 'He has no effect of his own.' },
    es: { unshaded: 'No tiene efecto propio.' },
    pl: { unshaded: 'Nie ma własnego efektu.' },
  }),
  coup(129, 'Failed Attempt', ['tank', 'footprints'], FAILED),
  coup(130, 'Failed Attempt', ['tank', 'footprints'], FAILED),
]
