import { adjust, gain, mark, pickWay, pieces, setTrack, shift } from '@coinflict/kernel/rules'
import { type Game, track } from '@coinflict/kernel/state'
import { AID, ARVN, LEADER, LEADERS, leads, PATRONAGE, TERROR, VC } from '../forces.ts'
import { CITIES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer } from '../nonplayers/conditions.ts'
import { dual, pickSpace } from './verbs.ts'

const TRANSFER = 4

export const card = dual(
  97,
  'Brinks Hotel',
  'VUAN',
  ['city', 'bomb'],
  {
    en: {
      unshaded:
        'Aid +10, or 4 Patronage to ARVN Resources. Then turn the RVN Leader’s card face down: its text no longer has any effect.',
      shaded:
        'Shift a city with VC pieces 2 levels toward Active Opposition and add a Terror marker there, even a second one.',
    },
    es: {
      unshaded:
        'Ayuda +10, o 4 de Patrocinio pasan a Recursos del ARVN. Luego gira boca abajo la carta del Líder RVN: su texto deja de tener efecto.',
      shaded:
        'Modifica una ciudad con fichas del VC 2 niveles hacia Oposición Activa y añade allí un marcador de Terror, aunque ya haya.',
    },
    pl: {
      unshaded:
        'Wsparcie +10 albo 4 punkty patronatu do zasobów ARVN. Potem odwróć kartę przywódcy RVN: jej tekst już nie działa.',
      shaded:
        'Przesuń miasto z elementami VC o 2 poziomy w kierunku aktywnej opozycji i dodaj tam żeton terroru, choćby już tam był.',
    },
  },
  {
    unshaded(g, by) {
      const ways = () => [
        ...(track(g, AID) < 75 ? (['aid'] as const) : []),
        ...(track(g, PATRONAGE) > 0 ? (['patronage'] as const) : []),
      ]
      const way = pickWay(g, by, ways)
      if (way === 'aid') adjust(g, AID, 10)
      else if (way === 'patronage') takePatronage(g)
      // Minh is no card.
      if (!leads(g, 'minh')) setTrack(g, LEADER, LEADERS.indexOf('nobody'))
    },
    shaded(g, by) {
      const s = pickSpace(g, by, 'event.space', () => CITIES.filter((s) => pieces(g, VC, s) > 0))
      if (s === undefined) return
      shift(g, s, -2)
      mark(g, TERROR, s)
    },
  },
)

function takePatronage(g: Game): void {
  const n = Math.min(TRANSFER, track(g, PATRONAGE))
  adjust(g, PATRONAGE, -n)
  gain(g, ARVN, n)
}

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': (p) => p.shift(-2),
  },
  answers: ({ lines }) => ({
    'event.choice': (np) => (np.me === ARVN ? prefer(lines.tracks, 'aid')(np) : undefined),
  }),
}
