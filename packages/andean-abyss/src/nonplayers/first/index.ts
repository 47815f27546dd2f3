import { type Answers, type Chart, currentCard, type Family, Sheet, type Step, word } from '@coinflict/kernel'
import { COMMON, general } from '../general.ts'
import { drawSpace } from '../random.ts'
import { insurgentTurn, isLeftmost } from '../turn.ts'
import { STEPS as AUC_STEPS, auc } from './auc.ts'
import { STEPS as CARTELS_STEPS, cartels } from './cartels.ts'
import { STEPS as FARC_STEPS, farc } from './farc.ts'

/** 8.1 The turn of the 1st edition's non-players. */
const sheet = new Sheet()
const turn = sheet.part('8.1')
const events = sheet.part('8.4')

const LINES = {
  event: turn.line('event', {
    en: 'The leftmost symbol as 1st Eligible, or 2nd Eligible on a card without the grey 2: take the event.',
    es: 'Símbolo más a la izquierda como 1.ª Elegible, o 2.ª Elegible en una carta sin el 2 gris: realiza el evento.',
    pl: 'Symbol skrajnie z lewej jako 1. uprawniona albo 2. uprawniona na karcie bez szarej dwójki: wykonaj wydarzenie.',
  }),
  broke: turn.line('broke', {
    en: 'Without Resources: pass instead of operating.',
    es: 'Sin Recursos: pasa en lugar de operar.',
    pl: 'Bez zasobów: spasuj zamiast operacji.',
  }),
}
const SHADED = events.line('1', {
  en: 'Always the shaded text.',
  es: 'Siempre el texto sombreado.',
  pl: 'Zawsze tekst zacieniony.',
})

/** Cards with the grey 2: who is 2nd Eligible operates. */
export const SECOND_OPERATES = [20, 21, 25, 26, 30, 32, 37, 38, 41, 47, 49, 52, 56, 59, 61, 62, 63, 64, 66, 68, 72]

const withTurn = (chart: Chart, steps: readonly Step[]): Chart => ({
  lines: chart.lines,
  answers: {
    ...insurgentTurn(
      LINES,
      (np) => {
        const isOurs = np.q.id === 'turn.first' ? isLeftmost(np) : !SECOND_OPERATES.includes(currentCard(np.g))
        const trial = isOurs
          ? np.tryEvent(np.g.volume.cardByNumber[currentCard(np.g)]?.dual ? 'shaded' : 'unshaded')
          : undefined
        return trial !== undefined && np.isChanged(trial)
      },
      steps,
    ),
    ...chart.answers,
  },
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
  general: { lines: [...general.lines, ...sheet.lines], answers: { ...general.answers, ...answers } },
  common: COMMON,
  draw: drawSpace,
}
