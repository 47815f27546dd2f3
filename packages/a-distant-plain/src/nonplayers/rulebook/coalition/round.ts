import { type NonPlayer, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { type Space, type Word, word } from '@coinflict/kernel/state'
import { police } from '../../../forces.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { fewestCoalitionTroops, here } from '../../terms.ts'
import { nextCivicAction, spare } from '../coin.ts'
import { CIVIC_BY, canPersuade, TRAIN_CIVIC } from './train.ts'

/** 8.8.1, 8.8.5-6 The Coalition between operations: Tribal Elders, Civic Action, Redeploy. */
const sheet = new Sheet()
const momentum = sheet.part('8.8.1')
const civic = sheet.part('8.8.5')
const redeploy = sheet.part('8.8.6')
export const roundLines = sheet.lines

const ELDERS = momentum.line('1', {
  en: 'Tribal Elders: set Support.',
  es: 'Tribal Elders: establece Apoyo.',
  pl: 'Tribal Elders: ustaw poparcie.',
})

const CIVIC: SpaceLine = civic.line(
  '1',
  {
    en: 'Buy all Civic Action possible: first for the greatest shift, then with Opposition, then with the fewest Terror markers; remove Terror only to reach a shift.',
    es: 'Compra toda la Acción Cívica posible: primero para la mayor modificación, luego con Oposición, luego con menos marcadores de Terror; retira Terror solo para lograr una modificación.',
    pl: 'Kup jak najwięcej akcji obywatelskiej: najpierw tam, gdzie przesunięcie będzie największe, potem na polach z opozycją, potem na polach z najmniejszą liczbą żetonów terroru; terror usuwaj tylko po to, by uzyskać przesunięcie.',
  },
  { where: canPersuade, by: CIVIC_BY },
)
const MORE = word('more')

const REDEPLOY = redeploy.line('1', {
  en: 'Redeploy Troops only from spaces without Police, to spaces with the fewest Coalition Troops.',
  es: 'Redespliega Tropas solo desde casillas sin Policía, a casillas con menos Tropas de la Coalición.',
  pl: 'Przenoś wojsko tylko z pól bez policji, na pola z najmniejszą liczbą kostek wojska koalicji.',
})
const mayLeave = ({ g }: NonPlayer, s: Space): boolean => police(g, s) === 0 && spare(g, s) > 0

/** Troops Redeploy (6.5.2) one by one: each to where the fewest are by then. */
export const howManyRedeploy = (np: NonPlayer): Word | undefined =>
  np.q.rule === '6.5.2' ? np.lowest(REDEPLOY) : undefined

export const roundAnswers: Answers = {
  'elders.level': (np) => np.say(ELDERS, word('support')),
  'civic.where': (np) => nextCivicAction(np, [CIVIC]) ?? np.done(),
  'civic.more'(np) {
    const line = np.op?.rules.word === TRAIN ? TRAIN_CIVIC : CIVIC
    return canPersuade(np, here(np)) ? np.firstOf(line, [MORE]) : np.done()
  },
  'assault.civic': (np) => np.select([CIVIC]) ?? np.done(),
  'redeploy.may': (np) => np.chooseSpace(REDEPLOY, mayLeave) ?? np.done(),
  'redeploy.to': (np) => np.chooseSpace(REDEPLOY, () => true, [fewestCoalitionTroops]),
}
