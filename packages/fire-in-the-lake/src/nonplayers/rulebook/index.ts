import { chain, type Family, TITLES } from '@coinflict/kernel/nonplayers'
import { drawSpace } from '../random.ts'
import { arvn } from './arvn/index.ts'
import { events, withInstructions } from './events.ts'
import { COMMON, general } from './general.ts'
import { nva } from './nva/index.ts'
import { us } from './us/index.ts'
import { vc } from './vc/index.ts'

/** 8 The non-players of the rule book. */
export const rulebook: Family = {
  id: 'fitl',
  charts: {
    us: withInstructions('us', us),
    arvn: withInstructions('arvn', arvn),
    nva: withInstructions('nva', nva),
    vc: withInstructions('vc', vc),
  },
  general: {
    lines: [...general.lines, ...events.lines],
    answers: chain(events.answers, general.answers),
  },
  titles: {
    '8.1': TITLES.turn,
    '8.1.1': TITLES.conduct,
    '8.1.2': TITLES.procedure,
    '8.1.3': { en: 'Choosing spaces', es: 'Elección de casillas', pl: 'Wybór pól' },
    '8.3': { en: 'Sabotage', es: 'Sabotaje', pl: 'Sabotaż' },
    '8.4.1': TITLES.cards,
    '8.4.2': TITLES.side,
    '8.4.3': TITLES.pieces,
    '8.4.4': TITLES.where,
    '8.4.5': TITLES.shifts,
    '8.4.6': { en: 'Pivotal Events', es: 'Eventos Cruciales', pl: 'Wydarzenia przełomowe' },
    '8.4.7': { en: 'Events: other choices', es: 'Eventos: otras elecciones', pl: 'Wydarzenia: inne wybory' },
    '8.5.5': TITLES.agitation,
    '8.6.6': TITLES.redeploy,
    '8.7.6': { en: 'Pacification', es: 'Pacificación', pl: 'Pacyfikacja' },
    '8.7.7': TITLES.redeploy,
    '8.8.7': { en: 'Commitment', es: 'Asignación', pl: 'Zaangażowanie' },
  },
  common: COMMON,
  draw: drawSpace,
}
