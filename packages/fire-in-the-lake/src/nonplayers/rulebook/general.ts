import { type Chart, commonLines, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import type { Word } from '@coinflict/kernel/state'
import type { Answers } from '../answers.ts'
import { here, lossesOf, takePiece, targetsOf } from '../terms.ts'
import { turnLines } from './turn.ts'

/** 8.1 What holds for all non-players. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const conduct = sheet.part('8.1.1')
const procedure = sheet.part('8.1.2')
const selecting = sheet.part('8.1.3')

export const COMMON = commonLines(turn, conduct, selecting)

export const FULL = conduct.line('1', {
  en: 'Do everything to the full: as many spaces and pieces as possible.',
  es: 'Hazlo todo al máximo: tantas casillas y fichas como sea posible.',
  pl: 'Wszystko w pełni: tyle pól i elementów, ile się da.',
})
export const TARGET = procedure.line('1', {
  en: 'Enemy Bases first, then Guerrillas or Special Forces, Underground before Active, then Troops and Police in turn, the fewer first; US before ARVN, VC before NVA.',
  es: 'Primero Bases enemigas, luego Guerrillas o Fuerzas Especiales, Ocultas antes que Activas, luego Tropas y Policía por turno, primero las menos numerosas; EE.\u00a0UU. antes que ARVN, VC antes que EVN.',
  pl: 'Najpierw wrogie bazy, potem partyzanci lub siły specjalne, ukryci przed aktywnymi, potem wojsko i policja na przemian, najpierw mniej liczne; USA przed ARVN, VC przed NVA.',
})
export const LOSE = procedure.line('2', {
  en: 'Lose Troops and Police in turn, the more numerous first, then Active before Underground pieces, Bases last.',
  es: 'Pierde Tropas y Policía por turno, primero las más numerosas, luego fichas Activas antes que Ocultas, las Bases lo último.',
  pl: 'Trać wojsko i policję na przemian, najpierw liczniejsze, potem elementy aktywne przed ukrytymi, bazy ostatnie.',
})

/** 8.1.2 An enemy piece, or one's own where nothing else can go. */
export function removeWhich(np: NonPlayer): Word | undefined {
  const s = here(np)
  return takePiece(np, TARGET, s, targetsOf(np, s)) ?? takePiece(np, LOSE, s, lossesOf(np, s))
}

const answers: Answers = {
  'remove.which': removeWhich,
  'move.how-many': (np) => np.ordered() ?? np.highest(FULL),
  'place.how-many': (np) => np.highest(FULL),
}

export const general: Chart = { lines: [...sheet.lines, ...turnLines], answers }
