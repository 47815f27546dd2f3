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
  en: 'MANPADS Scare: with 5 or more Resources, cancel an Air Lift or Air Strike on a die roll of 1 to 4.',
  es: 'MANPADS Scare: con 5 o más Recursos, cancela un Transporte Aéreo o Ataque Aéreo si el dado saca de 1 a 4.',
  pl: 'MANPADS Scare: mając co najmniej 5 zasobów, anuluj transport lotniczy lub atak z powietrza, jeśli na kości wypadnie od 1 do 4.',
})
const ELDERS = lasting.line('elders', {
  en: 'Tribal Elders: set Opposition.',
  es: 'Tribal Elders: establece Oposición.',
  pl: 'Tribal Elders: ustaw opozycję.',
})
const BACKLASH = [
  lasting.line(
    'backlash-1',
    {
      en: 'Accidental Guerrillas: place the Guerrilla at Support, highest Population first.',
      es: 'Accidental Guerrillas: coloca la Guerrilla donde haya Apoyo, primero en la casilla de mayor Población.',
      pl: 'Accidental Guerrillas: umieść partyzanta na polu z poparciem, najpierw z największą populacją.',
    },
    { where: (np: NonPlayer, s: Space) => hasSupport(np.g, s), by: [highestPopulation] },
  ),
  lasting.line(
    'backlash-2',
    {
      en: 'Then at a Taliban Base, highest Population first.',
      es: 'Luego junto a una Base Talibán, primero en la casilla de mayor Población.',
      pl: 'Potem przy bazie talibów, najpierw na polu z największą populacją.',
    },
    { where: (np: NonPlayer, s: Space) => bases(np.g, TALIBAN, s) > 0, by: [highestPopulation] },
  ),
  lasting.line(
    'backlash-3',
    {
      en: 'Then in a random space, highest Population first.',
      es: 'Luego en una casilla al azar, primero entre las de mayor Población.',
      pl: 'Potem na losowym polu, najpierw z największą populacją.',
    },
    { where: () => true, by: [highestPopulation] },
  ),
]
const baseFirst = first(
  { en: 'at a Taliban Base', es: 'junto a una Base Talibán', pl: 'przy bazie talibów' },
  (np, s) => bases(np.g, TALIBAN, s) > 0,
)
const SLIP = lasting.line('aerostats', {
  en: 'Aerostats: flip Guerrillas Underground at Support, else at a Taliban Base, else in a random space.',
  es: 'Aerostats: gira Guerrillas a Ocultas donde haya Apoyo; si no, junto a una Base Talibán; si no, en una casilla al azar.',
  pl: 'Aerostats: ukryj partyzantów przy poparciu, w razie braku przy bazie talibów, w razie braku na losowym polu.',
})
const IEDS = lasting.line('ieds', {
  en: 'Roadside IEDs: remove a cube wherever that does not Activate the last Underground Guerrilla at a Base.',
  es: 'Roadside IEDs: elimina un cubo donde eso no Active la última Guerrilla Oculta junto a una Base.',
  pl: 'Roadside IEDs: usuń kostkę wszędzie tam, gdzie nie aktywuje to ostatniego ukrytego partyzanta przy bazie.',
})
const BOMBERS = lasting.line('bombers', {
  en: 'Suicide Bombers: with fewer than 6 Guerrillas, one dies, an Active one first; otherwise roll.',
  es: 'Suicide Bombers: con menos de 6 Guerrillas muere una, primero una Activa; si no, tira el dado.',
  pl: 'Suicide Bombers: jeśli jest mniej niż 6 partyzantów, ginie jeden, najpierw aktywny; w przeciwnym razie rzuć kością.',
})
const SHIFT = shifts.line('taliban', {
  en: 'Shift where Opposition gains most, otherwise where Support loses most.',
  es: 'Modifica donde más gane la Oposición; si no, donde más pierda el Apoyo.',
  pl: 'Przesuwaj tam, gdzie opozycja zyskuje najwięcej, w przeciwnym razie tam, gdzie poparcie najwięcej traci.',
})
const neutralFirst = first({ en: 'Neutral', es: 'Neutral', pl: 'pole neutralne' }, (np, s) => isNeutral(np.g, s))

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
