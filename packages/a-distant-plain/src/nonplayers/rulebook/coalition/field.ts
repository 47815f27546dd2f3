import {
  first,
  highestPopulation,
  most,
  type NonPlayer,
  Sheet,
  type SpaceLine,
  type Step,
} from '@coinflict/kernel/nonplayers'
import {
  basesOnMap,
  canChoose,
  carryOut,
  guerrillas,
  lapse,
  operationFor,
  PASS,
  pieces,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  type Game,
  type Line,
  NO,
  type Piece,
  resources,
  type Space,
  spacesWith,
  type Word,
  YES,
} from '@coinflict/kernel/state'
import { airStrike } from '../../../activities/air-strike.ts'
import { CARD, inForce } from '../../../events/lasting.ts'
import {
  active,
  base,
  COALITION,
  coalitionTroops,
  GOVERNMENT,
  INSURGENTS,
  TALIBAN,
  underground,
  WARLORDS,
} from '../../../forces.ts'
import { AFGHAN, isAfghan } from '../../../map.ts'
import { ASSAULT, assault as assaultRules, borrowedStrength, findsHidden } from '../../../operations/assault.ts'
import { isAnyHidden } from '../../../operations/coin.ts'
import { SWEEP, sweepStrength } from '../../../operations/sweep.ts'
import type { Answers } from '../../answers.ts'
import { here, locFirst, nextSpace } from '../../terms.ts'
import { assaultLosses, isNobodyLost, type Losses, mostActivated, talibanFirst } from '../coin.ts'
import { joinLift, joinStrike, mayBeStopped, struck } from './air.ts'

/** 8.8.3-4 The Coalition in the field: Sweep and Assault. */
const sheet = new Sheet()
const sweep = sheet.part('8.8.3', SWEEP)
const assault = sheet.part('8.8.4', ASSAULT)
export const fieldLines = sheet.lines

// What an Assault would come to.

/** What all insurgents lose. */
interface Toll {
  readonly bases: number
  readonly taliban: number
  readonly guerrillas: number
}

/**
 * What Assault and its activity would remove, tried out; without the cards that let the Taliban answer, as what they would say is not to be
 * known.
 */
const tollOfAssault = (np: NonPlayer): Toll =>
  np.once('toll', () => {
    const before = muster(np.g)
    const trial = np.attempt((g) => {
      lapse(g, CARD.accidentalGuerrillas)
      lapse(g, CARD.manpadsScare)
      const op = operationFor(g, COALITION, assaultRules)
      if (canChoose(g, op)) carryOut(g, op)
    })
    const after = trial === undefined ? before : muster(trial)
    return {
      bases: before.bases - after.bases,
      taliban: before.taliban - after.taliban,
      guerrillas: before.guerrillas - after.guerrillas,
    }
  })

/** Insurgents on the map. */
function muster(g: Game): Toll {
  const sum = { bases: 0, taliban: 0, guerrillas: 0 }
  for (const f of INSURGENTS) {
    sum.bases += basesOnMap(g, f)
    for (const s of spacesWith(g, f)) {
      sum.guerrillas += guerrillas(g, f, s)
      if (f === TALIBAN) sum.taliban += pieces(g, f, s)
    }
  }
  return sum
}

// 8.8.3 Sweep.

export const SWEEP_STEP: Step = sweep.line(
  '1',
  {
    en: 'Otherwise Sweep, unless Assault (with Air Lift or Air Strike) would remove a Base or 4 Taliban pieces.',
    es: 'Si no, Barrido, salvo que el Asalto (con Transporte Aéreo o Ataque Aéreo) eliminara una Base o 4 fichas Talibanes.',
    pl: 'W przeciwnym razie przeszukiwanie, chyba że szturm (z transportem lotniczym lub atakiem z powietrza) usunąłby bazę lub 4 elementy talibów.',
  },
  { operation: SWEEP, when: () => true, ifNone: [ASSAULT] },
)
const IN_PLACE: SpaceLine = sweep.line(
  '2',
  {
    en: 'Without moving, in all spaces with Coalition pieces where Guerrillas turn Active, first Taliban, then Warlord.',
    es: 'Sin mover, en todas las casillas con fichas de la Coalición donde se Activen Guerrillas, primero Talibanes, luego de los Señores de la Guerra.',
    pl: 'Bez ruchu, na wszystkich polach z elementami koalicji, gdzie aktywuje to partyzantów, najpierw talibów, potem watażków.',
  },
  {
    where: ({ g }: NonPlayer, s: Space) => sweepStrength(g, COALITION, s) > 0 && isAnyHidden(g, s),
    by: mostActivated(({ g }, s) => sweepStrength(g, COALITION, s)),
  },
)
const ISR: SpaceLine = sweep.line(
  '4',
  {
    en: 'With ISR unshaded, Activate Taliban: first on a LoC, then the last Underground ones in an Afghan space, then at random.',
    es: 'Con ISR sin sombrear, Activa Talibanes: primero en una LdC, luego los últimos Ocultos de una casilla afgana, luego al azar.',
    pl: 'Przy niezacienionym ISR aktywuj talibów: najpierw na LiKomie, potem ostatnich ukrytych na afgańskim polu, potem losowo.',
  },
  {
    where: ({ g }: NonPlayer, s: Space) => undergroundOf(g, TALIBAN, s) > 0,
    by: [
      locFirst,
      first(
        {
          en: 'last Underground Taliban in an Afghan space',
          es: 'últimos Talibanes Ocultos de una casilla afgana',
          pl: 'ostatni ukryci talibowie na afgańskim polu',
        },
        ({ g }, s) => isAfghan(s) && undergroundOf(g, TALIBAN, s) <= SEEN_FROM_ABOVE,
      ),
    ],
  },
)
const SEEN_FROM_ABOVE = 2

/** A Sweep that finds nobody unless Troops are flown in is not begun if the flight may be stopped. */
const mayFlyFirst = (np: NonPlayer): boolean =>
  np.op?.spaces.length === 0 && (!mayBeStopped(np) || AFGHAN.some((s) => IN_PLACE.where(np, s)))

// 8.8.4 Assault.

const COST = 3

/** What an Assault removes there, with Government cubes or without. */
function lossesAt(np: NonPlayer, s: Space, joins: boolean, looks: boolean) {
  const strength = coalitionTroops(np.g, s) + (joins ? borrowedStrength(np.g, s) : 0)
  return assaultLosses(np.g, s, strength, looks)
}
const lookedFor = ({ g, op }: NonPlayer): boolean => op !== undefined && findsHidden(g, op)

const basesIn = ({ taliban, warlords }: { taliban: Losses; warlords: Losses }): number => taliban.bases + warlords.bases
const piecesIn = ({ taliban, warlords }: { taliban: Losses; warlords: Losses }): number =>
  taliban.guerrillas + taliban.bases + warlords.guerrillas + warlords.bases

/** Whether Government cubes are paid for: where they first remove more, and wherever they remove a Base. */
function joins(np: NonPlayer, s: Space, looks = lookedFor(np)): boolean {
  const { g, op } = np
  if (borrowedStrength(g, s) === 0 || (op?.free !== true && resources(g, GOVERNMENT) < COST)) return false
  const alone = lossesAt(np, s, false, looks)
  const together = lossesAt(np, s, true, looks)
  return basesIn(together) > basesIn(alone) || ((op?.paid ?? 0) === 0 && piecesIn(together) > piecesIn(alone))
}

const expected = (np: NonPlayer, s: Space) => lossesAt(np, s, joins(np, s), lookedFor(np))

export const ASSAULT_STEP: Step = assault.line(
  '1',
  {
    en: 'Otherwise Assault if, with Air Lift or Air Strike, it removes a Base or 4 Taliban pieces.',
    es: 'Si no, Asalto si, con Transporte Aéreo o Ataque Aéreo, elimina una Base o 4 fichas Talibanes.',
    pl: 'W przeciwnym razie szturm, jeśli z transportem lotniczym lub atakiem z powietrza usunie bazę lub 4 elementy talibów.',
  },
  {
    operation: ASSAULT,
    when(np: NonPlayer) {
      const { bases, taliban } = tollOfAssault(np)
      return bases > 0 || taliban >= 4
    },
    ifNone: [],
  },
)
const STORM: SpaceLine = assault.line(
  '3',
  {
    en: 'All Coalition Troops Assault: first to remove most Taliban Bases, then most Taliban Guerrillas, then highest Population.',
    es: 'Asaltan todas las Tropas de la Coalición: primero para eliminar más Bases Talibanes, luego más Guerrillas Talibanes, luego mayor Población.',
    pl: 'Szturmuje całe wojsko koalicji: najpierw po to, by usunąć najwięcej baz talibów, potem partyzantów talibów, potem największa populacja.',
  },
  {
    where: (np: NonPlayer, s: Space) => {
      if (coalitionTroops(np.g, s) === 0) return false
      const { taliban, warlords } = expected(np, s)
      return !isNobodyLost(taliban) || !isNobodyLost(warlords)
    },
    by: [
      most(
        {
          en: 'most Taliban Bases removed',
          es: 'más Bases Talibanes eliminadas',
          pl: 'najwięcej usuniętych baz talibów',
        },
        (np, s) => expected(np, s).taliban.bases,
      ),
      most(
        {
          en: 'most Taliban Guerrillas removed',
          es: 'más Guerrillas Talibanes eliminadas',
          pl: 'najwięcej usuniętych partyzantów talibów',
        },
        (np, s) => expected(np, s).taliban.guerrillas,
      ),
      highestPopulation,
    ],
  },
)
const PAY = assault.line('4', {
  en: 'Pay for Government cubes only in the first space where they remove more, and wherever it takes them to remove a Base.',
  es: 'Paga por cubos del Gobierno solo en la primera casilla donde eliminen más y donde hagan falta para eliminar una Base.',
  pl: 'Płać za kostki rządowe tylko na pierwszym polu, gdzie usuną więcej, i wszędzie tam, gdzie są potrzebne do usunięcia bazy.',
})
const TARGET = assault.line('5', {
  en: 'Remove Taliban pieces, then Warlord pieces.',
  es: 'Elimina fichas Talibanes y luego de los Señores de la Guerra.',
  pl: 'Usuwaj elementy talibów, potem watażków.',
})
const BACKLASH = assault.line('6', {
  en: 'With Accidental Guerrillas shaded, if Assault and its special activity would remove just 1 Guerrilla: pass instead.',
  es: 'Con Accidental Guerrillas sombreado, si el Asalto y su actividad especial eliminaran solo 1 Guerrilla: pasa en su lugar.',
  pl: 'Przy zacienionym Accidental Guerrillas, jeśli szturm i jego czynność specjalna usunęłyby tylko 1 partyzanta: zrezygnuj.',
})

/** 8.8.4 What was said for a turn, unless an Assault is not worth the guerrilla that it breeds. */
export const orPass =
  (say: (np: NonPlayer) => Word | undefined) =>
  (np: NonPlayer): Word | undefined => {
    const answer = say(np)
    if (answer !== ASSAULT || !inForce(np.g, CARD.accidentalGuerrillas, 'shaded')) return answer
    const { bases, guerrillas: killed } = tollOfAssault(np)
    return bases === 0 && killed === 1 && np.q.isPossible(PASS) ? np.say(BACKLASH, PASS) : answer
  }

const PREY: readonly Piece[] = INSURGENTS.flatMap((f) => [base(f), underground(f), active(f)])

/** Which line speaks of guerrillas that turn Active: in a Patrol or Sweep, or by card 1. */
const ACTIVATION: Readonly<Record<string, Line>> = { '3.2.2': IN_PLACE, '3.2.3': IN_PLACE, '5.3': ISR }

export const fieldAnswers: Answers = {
  // 8.8 knows no Patrol; one that an event grants moves nobody.
  'patrol.from': (np) => np.done(),
  'patrol.assault': (np) => np.chooseSpace(STORM, STORM.where, STORM.by) ?? np.done(),
  'sweep.where': (np) => (mayFlyFirst(np) ? joinLift(np) : undefined) ?? nextSpace(np, [IN_PLACE]) ?? np.done(),
  'sweep.from': (np) => np.done(IN_PLACE),
  'sweep.isr': (np) => np.select([ISR]) ?? np.done(),
  'activate.whose'(np) {
    const line = ACTIVATION[np.q.rule]
    return line && talibanFirst(np, line)
  },
  'assault.where'(np) {
    if (np.op?.activity === airStrike) return np.done()
    const isFirst = np.op?.spaces.length === 0
    const lifted = isFirst ? joinLift(np) : undefined
    return lifted ?? nextSpace(np, [STORM]) ?? (isFirst ? undefined : joinStrike(np)) ?? np.done()
  },
  'assault.with-government': (np) => np.firstOf(PAY, joins(np, here(np), false) ? [YES, NO] : [NO]),
  'assault.underground': (np) => np.firstPiece(TARGET, [underground(TALIBAN), underground(WARLORDS)]) ?? np.done(),
  'remove.which'(np) {
    if (np.q.rule === '4.2.3') return struck(np)
    return np.q.rule === '3.2.4' ? np.firstPiece(TARGET, PREY) : undefined
  },
}
