import { rollDie } from '@coinflict/kernel/questions'
import { allGuerrillas, flip, markerRoom, undergroundOf } from '@coinflict/kernel/rules'
import { type Game, markers, type Space } from '@coinflict/kernel/state'
import { active, coinPieces, INSURGENTS, NVA, SABOTAGE, TERROR, underground, VC } from '../forces.ts'
import { removeEnemies } from '../losses.ts'
import { CITIES, EVERY, isLoc, S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { placingOneOf } from '../nonplayers/effects.ts'
import { attrition } from '../operations/attack.ts'
import { terrorIn, whyNotTerror } from '../operations/terror.ts'
import { pickSpace, placeAmong, placed, single } from './verbs.ts'

export const card = single(
  124,
  'Tet Offensive',
  'VNUA',
  ['blast', 'city'],
  {
    en: {
      unshaded:
        'Free VC Terror wherever there are Underground VC Guerrillas. Then the VC place 6 VC pieces in cities. Then VC and NVA Guerrillas Attack together, free, wherever there are enemies: their numbers add up for the roll, and VC pieces are lost first.',
    },
    es: {
      unshaded:
        'Terror gratuito del VC en cada casilla con Guerrillas Ocultas del VC. Luego el VC coloca 6 fichas suyas en ciudades. Luego las Guerrillas del VC y del EVN ejecutan juntas un Ataque gratuito dondequiera que haya enemigos: sus números se suman para la tirada y se pierden primero las del VC.',
    },
    pl: {
      unshaded:
        'Darmowy terror VC wszędzie, gdzie są ukryci partyzanci VC. Potem VC umieszcza 6 elementów VC w miastach. Potem partyzanci VC i NVA razem wykonują darmowy atak wszędzie, gdzie są wrogowie: do rzutu liczy się ich suma, a pierwsi giną partyzanci VC.',
    },
  },
  (g) => {
    terrorEverywhere(g)
    g.cite('5.1', VC)
    placeAmong(g, VC, 6, placed(VC), CITIES)
    g.cite('3.3.3', VC)
    for (const s of EVERY) if (allGuerrillas(g, s) > 0 && coinPieces(g, s) > 0) attackTogether(g, s)
  },
)

/** Whether Terror would lay a marker there. */
const isUnmarked = (g: Game, s: Space): boolean => markers(g, s, isLoc(s) ? SABOTAGE : TERROR) === 0

/** Everywhere; where comes first matters only if the markers run out. */
function terrorEverywhere(g: Game): void {
  g.cite('3.3.4', VC)
  const done: Space[] = []
  const open = (): readonly Space[] => EVERY.filter((s) => !done.includes(s) && whyNotTerror(g, VC, s) === undefined)
  for (;;) {
    const enough = open().filter((s) => isUnmarked(g, s)).length <= markerRoom(g, TERROR, S.saigon)
    const s = enough ? open()[0] : pickSpace(g, VC, 'event.terror-where', open)
    if (s === undefined) return
    done.push(s)
    terrorIn(g, VC, s)
  }
}

/** 3.3.3 All guerrillas there as one. */
function attackTogether(g: Game, s: Space): void {
  for (const f of INSURGENTS) flip(g, underground(f), s, undergroundOf(g, f, s))
  const n = allGuerrillas(g, s)
  if (rollDie(g, n) > n) return
  attrition(g, [active(VC), active(NVA)], s, removeEnemies(g, VC, s, 2, 'attack', '3.3.3'))
}

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': placingOneOf(placed(VC)),
  },
}
