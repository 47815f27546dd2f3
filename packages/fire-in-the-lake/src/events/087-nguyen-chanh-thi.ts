import { pieces, remove, shift } from '@coinflict/kernel/rules'
import { ARVN, kinds, PATRONAGE, VC } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R48, R78A } from '../nonplayers/conditions.ts'
import { harming, placingOneOf } from '../nonplayers/effects.ts'
import { chosen } from '../nonplayers/prospect.ts'
import { bringOneOf, dual, pickPiece, pickSpace, placeAmong, placed, raiseOrLower, within } from './verbs.ts'

export const card = dual(
  87,
  'Nguyen Chanh Thi',
  'AVNU',
  ['general', 'pagoda'],
  {
    en: {
      unshaded:
        'Place 3 ARVN pieces, Bases too, within 3 spaces of Hue. Shift each space that got any 1 level toward Active Support.',
      shaded: 'Replace 2 ARVN pieces within 2 spaces of Hue with any 2 VC pieces. Patronage +4 or −4.',
    },
    es: {
      unshaded:
        'Coloca 3 fichas del ARVN, Bases incluidas, a 3 casillas o menos de Hue. Modifica cada casilla que reciba alguna 1 nivel hacia Apoyo Activo.',
      shaded:
        'Reemplaza 2 fichas del ARVN a 2 casillas o menos de Hue por 2 fichas cualesquiera del VC. Patrocinio +4 o −4.',
    },
    pl: {
      unshaded:
        'Umieść 3 elementy ARVN, także bazy, najwyżej 3 pola od Hue. Przesuń każde pole, na które coś trafiło, o 1 poziom w kierunku aktywnego poparcia.',
      shaded: 'Zamień 2 elementy ARVN najwyżej 2 pola od Hue na 2 dowolne elementy VC. Patronat +4 albo −4.',
    },
  },
  {
    unshaded(g, by) {
      const reached = placeAmong(g, by, 3, placed(ARVN), within(S.hue, 3))
      for (const s of new Set(reached)) shift(g, s, 1)
    },
    shaded(g, by) {
      for (let left = 2; left > 0; left--) {
        const s = pickSpace(g, by, 'event.replace-piece-where', () =>
          within(S.hue, 2).filter((s) => pieces(g, ARVN, s) > 0),
        )
        const piece = s === undefined ? undefined : pickPiece(g, by, 'event.replace-which', s, kinds(ARVN))
        if (s === undefined || piece === undefined) break
        // The piece goes first: a Base makes room for a Base.
        remove(g, piece, s)
        bringOneOf(g, by, s, placed(VC))
      }
      raiseOrLower(g, by, 'event.change-patronage', PATRONAGE, 4)
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R78A,
  nva: R48,
  effects: {
    'event.space': (p) => placingOneOf(placed(ARVN))(chosen(p.np).includes(p.s) ? p : p.shift(1)),
    'event.replace-piece-where': harming(1, kinds(ARVN)),
  },
}
