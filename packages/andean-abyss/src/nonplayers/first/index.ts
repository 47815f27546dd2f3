import { type Chart, type Family, type NonPlayer, Sheet, type Step } from '@coinflict/kernel/nonplayers'
import { currentCard, word } from '@coinflict/kernel/state'
import type { Answers } from '../answers.ts'
import { events } from '../events.ts'
import { SECOND_OPERATES } from '../facts.ts'
import { COMMON, general, TITLES_OF_BOTH } from '../general.ts'
import { drawSpace } from '../random.ts'
import { insurgentTurn, isLeftmost, isRuledToTakeEvent } from '../turn.ts'
import { STEPS as AUC_STEPS, auc } from './auc.ts'
import { STEPS as CARTELS_STEPS, cartels } from './cartels.ts'
import { STEPS as FARC_STEPS, farc } from './farc.ts'

/** 8.1 The turn of the 1st edition's non-players. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const dualUse = sheet.part('8.4.1')

const LINES = {
  event: turn.line('event', {
    en: '1st eligible with the leftmost symbol, or 2nd eligible on a card without the grey 2: take the event if it changes anything.',
    es: '1.ª elegible con el símbolo más a la izquierda, o 2.ª elegible en una carta sin el 2 gris: ejecuta el evento si cambia algo.',
    pl: 'Pierwsza uprawniona z symbolem skrajnie z lewej albo druga uprawniona na karcie bez szarej dwójki: wykonaj wydarzenie, jeśli coś zmienia.',
  }),
  broke: turn.line('broke', {
    en: 'Without Resources: pass instead of carrying out an operation.',
    es: 'Sin Recursos: pasa en lugar de ejecutar una operación.',
    pl: 'Bez zasobów: rezygnacja zamiast operacji.',
  }),
}
const SHADED = dualUse.line('1', {
  en: 'Always the shaded text.',
  es: 'Siempre el texto sombreado.',
  pl: 'Zawsze tekst zacieniony.',
})

/** 8.4.4 Cards whose instruction is to operate, as far as the instructions are known. */
const OPERATES = [63]

/** 8.1 Whether the card is one whose event falls to it. */
function isItsEvent(np: NonPlayer): boolean {
  const card = currentCard(np.g)
  if (isRuledToTakeEvent(np)) return true
  if (OPERATES.includes(card)) return false
  return np.q.id === 'turn.first' ? isLeftmost(np) : !SECOND_OPERATES.includes(card)
}

/** 8.1 Ineffective events are left alone; one that lasts always changes something. */
function hasEffect(np: NonPlayer): boolean {
  const isDual = np.g.volume.cardByNumber[currentCard(np.g)]?.dual === true
  return np.isEffective(isDual ? 'shaded' : 'unshaded')
}

const withTurn = (chart: Chart, steps: readonly Step[]): Chart => ({
  lines: chart.lines,
  answers: { ...insurgentTurn(LINES, (np) => isItsEvent(np) && hasEffect(np), steps), ...chart.answers },
})

const answers: Answers = { 'event.side': (np) => np.say(SHADED, word('shaded')) }

/** 8 The non-players of the 1st edition. */
export const first: Family = {
  id: 'aa1',
  charts: {
    farc: withTurn(farc, FARC_STEPS),
    auc: withTurn(auc, AUC_STEPS),
    cartels: withTurn(cartels, CARTELS_STEPS),
  },
  general: {
    lines: [...general.lines, ...events.lines, ...sheet.lines],
    answers: { ...general.answers, ...events.answers, ...answers },
  },
  titles: TITLES_OF_BOTH,
  common: COMMON,
  draw: drawSpace,
}
