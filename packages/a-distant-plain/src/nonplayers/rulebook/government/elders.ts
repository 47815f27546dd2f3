import { type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { setLevel } from '@coinflict/kernel/rules'
import { type Space, type Word, word } from '@coinflict/kernel/state'
import { COALITION, GOVERNMENT, SUPPORT } from '../../../forces.ts'
import { margin } from '../../../victory.ts'

/** 8.6.1 The Government and the Tribal Elders. */
const sheet = new Sheet()
const momentum = sheet.part('8.6.1')
export const eldersLines = sheet.lines

const TO_SUPPORT = momentum.line('1', {
  en: 'Tribal Elders: set Support.',
  es: 'Tribal Elders: establece Apoyo.',
  pl: 'Tribal Elders: ustaw poparcie.',
})
const TO_NEUTRAL = momentum.line('2', {
  en: 'Tribal Elders: set Neutral if Support would raise the Coalition’s margin above the Government’s.',
  es: 'Tribal Elders: establece Neutral si el Apoyo elevara el margen de la Coalición por encima del margen del Gobierno.',
  pl: 'Tribal Elders: ustaw poziom neutralny, jeśli poparcie podniosłoby margines koalicji ponad margines rządu.',
})

function wouldLiftCoalition(np: NonPlayer, s: Space): boolean {
  const g = np.draft()
  setLevel(g, s, SUPPORT)
  return margin(g, COALITION) > margin(g, GOVERNMENT)
}

export const setByElders = (np: NonPlayer, s: Space): Word =>
  wouldLiftCoalition(np, s) ? np.say(TO_NEUTRAL, word('neutral')) : np.say(TO_SUPPORT, word('support'))
