import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  announce,
  beginOperation,
  canChoose,
  carryOut,
  guerrillas,
  spacesWhere,
  undergroundOf,
} from '@coinflict/kernel/rules'
import type { Game, Space, Word } from '@coinflict/kernel/state'
import { ambush } from '../activities/ambush.ts'
import { AUC, FARC, GOVT, isZone, police, troops } from '../forces.ts'
import { isLoc } from '../map.ts'
import { assaultFirst } from '../nonplayers/events/government.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { everywhere } from '../nonplayers/events/lines.ts'
import { assault, assaultIn, strengthOf, whyNotTargets } from '../operations/assault.ts'
import { ambushIn, whyNotAttack } from '../operations/attack.ts'
import { march } from '../operations/march.ts'
import { sweep, sweepInPlace, sweepStrength } from '../operations/sweep.ts'
import { askEvent, dual, pickSpace } from './verbs.ts'

export const card = dual(
  37,
  'Former Military',
  'AGFC',
  ['star', 'rifle'],
  {
    en: {
      unshaded:
        'In every space the Government Sweeps without moving or Assaults, for free and against FARC only; AUC Guerrillas count as Troops.',
      shaded: 'AUC Marches for free, then Ambushes for free in one of the spaces it entered.',
    },
    es: {
      unshaded:
        'En cada casilla el Gobierno ejecuta contra las FARC un Barrido o un Asalto gratuito, sin mover; las Guerrillas de las AUC cuentan como Tropas.',
      shaded:
        'Las AUC ejecutan una Marcha gratuita y luego una Emboscada gratuita en una de las casillas en las que entraron.',
    },
    pl: {
      unshaded:
        'Na każdym polu rząd wykonuje darmowe przeszukiwanie albo darmowy szturm przeciwko FARC, bez ruchu; partyzanci AUC liczą się jako wojsko.',
      shaded: 'AUC wykonuje darmowy przemarsz, a potem darmową zasadzkę na jednym z pól, na które weszła.',
    },
  },
  {
    unshaded(g) {
      for (const s of g.volume.allSpaces) sweepOrAssaultWithAuc(g, s)
    },
    shaded(g) {
      const op = beginOperation(AUC, march, { free: true })
      if (!canChoose(g, op)) return
      carryOut(g, op)
      const canAmbush = (s: Space) =>
        undergroundOf(g, AUC, s) > 0 && whyNotAttack(g, AUC, s) === undefined && op.spaces.includes(s)
      const s = pickSpace(g, AUC, 'ambush.where', () => spacesWhere(g, canAmbush))
      if (s === undefined) return
      announce(g, AUC, ambush)
      ambushIn(g, AUC, s)
    },
  },
)

/** AUC guerrillas stand in for Troops; a Sweep keeps to cities and departments outside FARC Zones (3.2.3). */
function sweepOrAssaultWithAuc(g: Game, s: Space): void {
  const asTroops = () => troops(g, s) + guerrillas(g, AUC, s)
  const sweeps = () => (isLoc(s) || isZone(g, s) ? 0 : sweepStrength(g, s, asTroops()))
  const assaults = () => strengthOf(g, s, asTroops(), police(g, s))
  const canSweep = () => sweeps() > 0 && undergroundOf(g, FARC, s) > 0
  const canAssault = () => whyNotTargets(g, s, [FARC], assaults()) === undefined
  if (!canSweep() && !canAssault()) return
  g.cite('5.1', GOVT)
  const q = askEvent(g, GOVT, 'event.operation-what', { space: s })
  if (canSweep()) q.offer(sweep.word)
  if (canAssault()) q.offer(assault.word)
  if (q.size === 0) return
  if (q.answer() === sweep.word) {
    announce(g, GOVT, sweep)
    sweepInPlace(g, s, sweeps(), [FARC])
  } else {
    announce(g, GOVT, assault)
    assaultIn(g, s, [FARC], assaults())
  }
}

// What non-players do with it.

const FORMER_MILITARY = insurgentLine('37', {
  en: 'Former Military: AUC Marches into 1 space by the lines of its March, then Ambushes by those of its Attack.',
  es: 'Former Military: las AUC marchan a 1 casilla según las líneas de su Marcha y luego ejecutan una Emboscada según las de su Ataque.',
  pl: 'Former Military: AUC wykonuje przemarsz na 1 pole według swoich wierszy przemarszu, a potem zasadzkę według wierszy ataku.',
})
/** AUC must March even if its chart would not. */
const forced = (np: NonPlayer): Word | undefined =>
  np.op?.free === true ? np.chooseSpace(FORMER_MILITARY, everywhere) : undefined

export const nonPlayers: CardInstructions = {
  greyTwo: true,
  insurgents: {
    lines: [FORMER_MILITARY],
    answers: { 'march.from': forced, 'march.to': forced },
  },
  government: {
    answers: { 'event.operation-what': assaultFirst },
  },
}
