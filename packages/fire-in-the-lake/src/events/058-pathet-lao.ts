import { mustRedeploy, noArrivals } from '@coinflict/kernel/rules'
import type { Faction, Game, Piece, Space } from '@coinflict/kernel/state'
import { adjustControl, freezeControl, isCoinControlled, isNvaControlled } from '../control.ts'
import { ARVN, ARVN_POLICE, ARVN_TROOPS, coinBases, coinCubes, kinds, NVA, US, US_TROOPS } from '../forces.ts'
import { EVERY, isCity, isLaos, isLoc, S, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R6 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { improveTrail } from '../trail.ts'
import { dual, giveUp } from './verbs.ts'

const LAOS = EVERY.filter(isLaos)

export const card = dual(
  58,
  'Pathet Lao',
  'NVAU',
  ['guerrilla', 'mountain'],
  {
    en: {
      unshaded: 'The NVA remove 6 of their pieces, Bases too, from North Vietnam and Laos.',
      shaded:
        'With no US or ARVN cube in Laos, Improve the Trail 2 boxes. Otherwise the US and the ARVN Redeploy the cubes there to the South.',
    },
    es: {
      unshaded: 'El EVN elimina 6 de sus fichas, Bases incluidas, de Vietnam del Norte y Laos.',
      shaded:
        'Sin cubos de EE.\u00a0UU. ni del ARVN en Laos, Mejora la Ruta 2 casillas. Si los hay, EE.\u00a0UU. y el ARVN hacen su Redespliegue al Sur.',
    },
    pl: {
      unshaded: 'NVA usuwa 6 swoich elementów, także bazy, z Wietnamu Północnego i Laosu.',
      shaded:
        'Jeśli w Laosie nie ma kostek USA ani ARVN, ulepsz szlak o 2 pola. W przeciwnym razie USA i ARVN przeprowadzają ich rozmieszczenie na Południe.',
    },
  },
  {
    unshaded(g) {
      giveUp(g, NVA, 6, [S['north-vietnam'], ...LAOS])
    },
    shaded(g, by) {
      if (LAOS.every((s) => coinCubes(g, s) === 0)) {
        improveTrail(g, 2)
        return
      }
      // 6.4 Control is the one before any of it.
      freezeControl(g)
      leave(g, US, US_TROOPS, () => true)
      leave(g, ARVN, ARVN_TROOPS, (s) => s === S.saigon || coinBases(g, s) > 0 || (isCity(s) && !isNvaControlled(g, s)))
      leave(g, ARVN, ARVN_POLICE, (s) => isLoc(s) || isCoinControlled(g, s))
      adjustControl(g)
      g.cite('5.1', by)
    },
  },
)

/** All of a kind go from Laos to the South, as in a Redeploy Phase (6.4.2). */
function leave(g: Game, f: Faction, piece: Piece, mayGo: (s: Space) => boolean): void {
  g.cite('5.1', f)
  mustRedeploy(g, {
    by: f,
    piece,
    rule: '5.1',
    leaves: isLaos,
    to: () => SOUTH.filter(mayGo),
    arrived: noArrivals(g),
  })
}

export const nonPlayers: CardInstructions = {
  arvn: R6,
  effects: {
    'event.remove-where': harming(1, kinds(NVA)),
  },
}
