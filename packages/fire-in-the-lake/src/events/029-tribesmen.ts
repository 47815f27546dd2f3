import { ACTIVE_OPPOSITION, adjust, NEUTRAL, remove } from '@coinflict/kernel/rules'
import { available, count, type Faction, type Game, level, type Piece, type Space } from '@coinflict/kernel/state'
import { PATRONAGE, specialForcesOf, US, underground, VC } from '../forces.ts'
import { EVERY, isHighland, isProvince } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R6, R26, R29 } from '../nonplayers/conditions.ts'
import { harming, stillToGo } from '../nonplayers/effects.ts'
import { bring } from '../recall.ts'
import { dual, guerrillaKinds, INSURGENT_PIECES, pickPiece, pickSpace, setSpaces, takeAny } from './verbs.ts'

/** Where Irregulars are. */
const tribes = (g: Game): readonly Space[] => EVERY.filter((s) => specialForcesOf(g, US, s) > 0)

export const card = dual(
  29,
  'Tribesmen',
  'UVAN',
  ['crossbow', 'mountain'],
  {
    en: {
      unshaded: 'Remove 4 insurgent pieces in all, Bases too, from spaces with Irregulars.',
      shaded:
        'Replace every Irregular with a VC Guerrilla. Set 1 Neutral Highland province to Active Opposition. Patronage −3.',
    },
    es: {
      unshaded: 'Elimina en total 4 fichas insurgentes, Bases incluidas, de casillas con Irregulares.',
      shaded:
        'Reemplaza cada Irregular por una Guerrilla del VC. Establece en Oposición Activa 1 provincia Neutral de Tierras Altas. Patrocinio −3.',
    },
    pl: {
      unshaded: 'Usuń łącznie 4 elementy powstańcze, także bazy, z pól z nieregularnymi.',
      shaded:
        'Zamień każdego nieregularnego na partyzanta VC. Ustaw aktywną opozycję w 1 neutralnej prowincji na wyżynach. Patronat −3.',
    },
  },
  {
    unshaded(g, by) {
      takeAny(g, by, 4, INSURGENT_PIECES, tribes(g))
    },
    shaded(g, by) {
      desert(g, by)
      setSpaces(g, by, 1, (s) => isProvince(s) && isHighland(s) && level(g, s) === NEUTRAL, ACTIVE_OPPOSITION)
      adjust(g, PATRONAGE, -3)
    },
  },
)

/** Every Irregular changes sides; if Guerrillas run short, first those that the executor says. */
function desert(g: Game, by: Faction): void {
  const swap = (piece: Piece, s: Space): void => {
    remove(g, piece, s)
    bring(g, by, underground(VC), s, 1, true)
  }
  while (tribes(g).length > 0) {
    const all = tribes(g).reduce((sum, s) => sum + specialForcesOf(g, US, s), 0)
    const isPlenty = available(g, underground(VC)) >= all
    const s = isPlenty ? tribes(g)[0] : pickSpace(g, by, 'event.replace-piece-where', () => tribes(g))
    if (s === undefined) return
    const there = guerrillaKinds(US).filter((piece) => count(g, s, piece) > 0)
    const piece = isPlenty ? there[0] : pickPiece(g, by, 'event.replace-which', s, there)
    if (piece !== undefined) swap(piece, s)
  }
}

export const nonPlayers: CardInstructions = {
  us: R6,
  arvn: R29,
  nva: R26,
  effects: {
    'event.remove-where': (p) => harming(stillToGo(p, 4), INSURGENT_PIECES)(p),
    'event.replace-piece-where': harming(1, guerrillaKinds(US)),
  },
}
