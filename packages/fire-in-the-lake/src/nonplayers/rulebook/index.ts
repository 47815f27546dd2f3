import { chain, type Family } from '@coinflict/kernel/nonplayers'
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
  common: COMMON,
  draw: drawSpace,
}
