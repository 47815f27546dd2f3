import { gain, place, putInForce, remove } from '@coinflict/kernel/rules'
import { available, type Faction } from '@coinflict/kernel/state'
import { base, guerrillaKinds, INSURGENTS } from '../forces.ts'
import { S } from '../map.ts'
import { CARD } from './lasting.ts'
import { askEvent, dual, pickPiece } from './verbs.ts'

const INSURGENT_GUERRILLAS = INSURGENTS.flatMap(guerrillaKinds)

export const card = dual(
  71,
  'Darién',
  'CAFG',
  ['jungle', 'border'],
  {
    en: {
      unshaded: 'Remove 1 Guerrilla from Chocó; its faction loses 5 Resources.',
      shaded:
        'For the rest of the game Panamá is a Forest without Population where Sweep finds nobody. Place 1 or 2 of your Bases there.',
    },
    es: {
      unshaded: 'Elimina 1 Guerrilla de Chocó; su facción pierde 5 Recursos.',
      shaded:
        'Durante el resto de la partida Panamá es una Selva sin Población donde el Barrido no Activa a nadie. Coloca allí 1 o 2 Bases propias.',
    },
    pl: {
      unshaded: 'Usuń 1 partyzanta z departamentu Chocó; jego frakcja traci 5 zasobów.',
      shaded:
        'Do końca gry Panamá jest lasem bez populacji, w którym przeszukiwanie nikogo nie aktywuje. Umieść tam 1 lub 2 własne bazy.',
    },
  },
  {
    unshaded(g, by) {
      const piece = pickPiece(g, by, 'event.remove-which', S.choco, INSURGENT_GUERRILLAS)
      if (piece === undefined) return
      remove(g, piece, S.choco)
      gain(g, g.volume.factionOf[piece] as Faction, -5)
    },
    shaded(g, by) {
      putInForce(g, CARD.darien, 'shaded')
      // The executor's own (ruling 152).
      if (available(g, base(by)) === 0) return
      const n = askEvent(g, by, 'place.how-many', { piece: base(by), space: S.panama }).askSome(
        Math.min(2, available(g, base(by))),
      )
      place(g, base(by), S.panama, n)
    },
    lasts: { shaded: 'game' },
  },
)
