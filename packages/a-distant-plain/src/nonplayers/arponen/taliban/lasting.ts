import { first, highestPopulation, type NonPlayer, Sheet, supportFirst } from '@coinflict/kernel/nonplayers'
import { bases, hasSupport } from '@coinflict/kernel/rules'
import { type Line, NO, resources, type Space, word, YES } from '@coinflict/kernel/state'
import { active, TALIBAN, underground } from '../../../forces.ts'
import type { Answers } from '../../answers.ts'
import { here, own } from '../../terms.ts'
import { enemyPieces } from '../general.ts'
import { isNeutral, mayShow } from '../insurgents.ts'

/** 8.8.1 What the Taliban make of events that last; 8.3.5 and 8.2.1 speak where it does not. */
const sheet = new Sheet()
const lasting = sheet.part('8.8.1')
const shifts = sheet.part('8.3.5')
export const LASTING_SHEET: readonly Line[] = sheet.lines

const MANPADS = lasting.line('manpads', {
  en: 'MANPADS Scare: with 5 or more Resources cancel an Air Lift or Air Strike on a die of 1 to 4.',
  es: 'Miedo a los MANPADS: con 5 o más Recursos cancela un Transporte Aéreo o Ataque Aéreo con un dado de 1 a 4.',
  pl: 'Strach przed MANPADS: mając co najmniej 5 zasobów, odwołaj transport lotniczy lub atak z powietrza przy rzucie 1–4.',
})
const ELDERS = lasting.line('elders', {
  en: 'Tribal Elders: to Opposition.',
  es: 'Ancianos tribales: a Oposición.',
  pl: 'Starszyzna plemienna: na opozycję.',
})
const BACKLASH = [
  lasting.line(
    'backlash-1',
    {
      en: 'Accidental Guerrillas: place the Guerrilla at Support, highest Population first.',
      es: 'Guerrillas accidentales: coloca la Guerrilla donde haya Apoyo, primero la de mayor Población.',
      pl: 'Przypadkowi partyzanci: umieść partyzanta przy poparciu, najpierw największa populacja.',
    },
    { where: (np: NonPlayer, s: Space) => hasSupport(np.g, s), by: [highestPopulation] },
  ),
  lasting.line(
    'backlash-2',
    {
      en: 'Then at a Taliban Base, highest Population first.',
      es: 'Luego junto a una Base Talibán, primero la de mayor Población.',
      pl: 'Potem przy bazie talibów, najpierw największa populacja.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, TALIBAN, s) > 0, by: [highestPopulation] },
  ),
  lasting.line(
    'backlash-3',
    {
      en: 'Then in a random space, highest Population first.',
      es: 'Luego en una casilla al azar, primero la de mayor Población.',
      pl: 'Potem na losowym polu, najpierw największa populacja.',
    },
    { where: () => true, by: [highestPopulation] },
  ),
]
const baseFirst = first(
  { en: 'at a Taliban Base', es: 'junto a una Base Talibán', pl: 'przy bazie talibów' },
  (np, s) => bases(np.g, TALIBAN, s) > 0,
)
const SLIP = lasting.line('aerostats', {
  en: 'Aerostats: turn Guerrillas Underground at Support, else at a Taliban Base, else in a random space.',
  es: 'Aeróstatos: oculta Guerrillas donde haya Apoyo, si no junto a una Base Talibán, si no en una casilla al azar.',
  pl: 'Aerostaty: ukryj partyzantów przy poparciu, inaczej przy bazie talibów, inaczej na losowym polu.',
})
const IEDS = lasting.line('ieds', {
  en: 'Roadside IEDs: remove a cube wherever that does not show the last hidden Guerrilla at a Base.',
  es: 'Artefactos explosivos: elimina un cubo donde eso no descubra la última Guerrilla Oculta junto a una Base.',
  pl: 'Miny przydrożne: usuń kostkę wszędzie tam, gdzie nie ujawnia to ostatniego ukrytego partyzanta przy bazie.',
})
const BOMBERS = lasting.line('bombers', {
  en: 'Suicide Bombers: with fewer than 6 Guerrillas a Guerrilla dies, an Active one first; else roll.',
  es: 'Terroristas suicidas: con menos de 6 Guerrillas muere una, primero una Activa; si no, tira el dado.',
  pl: 'Zamachowcy samobójcy: przy mniej niż 6 partyzantach ginie partyzant, najpierw aktywny; inaczej rzuć kością.',
})
const SHIFT = shifts.line('taliban', {
  en: 'Shift where Opposition gains most, else where Support loses most.',
  es: 'Cambia donde más gane la Oposición, si no donde más pierda el Apoyo.',
  pl: 'Przesuwaj tam, gdzie opozycja zyskuje najwięcej, inaczej tam, gdzie poparcie najwięcej traci.',
})
const neutralFirst = first({ en: 'Neutral', es: 'Neutral', pl: 'neutralne' }, (np, s) => isNeutral(np.g, s))

const LEAST_FOR_MANPADS = 5
const CANCELS = 4
const CERTAIN = 6

export const lastingAnswers: Answers = {
  'manpads.cancel': (np) =>
    np.firstOf(MANPADS, [resources(np.g, TALIBAN) >= LEAST_FOR_MANPADS && np.die() <= CANCELS ? YES : NO]),
  'elders.level': (np) => np.firstOf(ELDERS, [word('opposition')]),
  'assault.backlash': (np) => np.select(BACKLASH) ?? np.done(),
  'march.hide': (np) => np.chooseSpace(SLIP, () => true, [supportFirst, baseFirst]),
  'ied.where': (np) => np.chooseSpace(IEDS, (_, s) => mayShow(np, s)) ?? np.done(IEDS),
  'ied.which': (np) => np.firstPiece(IEDS, enemyPieces(np)),
  'attack.how': (np) =>
    np.firstOf(BOMBERS, own(np, here(np)) < CERTAIN ? [word('bomb'), word('roll')] : [word('roll')]),
  'attack.bomber': (np) => np.firstPiece(BOMBERS, [active(TALIBAN), underground(TALIBAN)]),
  'strike.shift': (np) => np.chooseSpace(SHIFT, () => true, [neutralFirst, highestPopulation]),
}
