import { most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  activeOf,
  announce,
  enemiesOf,
  guerrillas,
  PASSIVE_OPPOSITION,
  PASSIVE_SUPPORT,
  pickFaction,
  pickWay,
  setLevel,
  spacesWhere,
  takeOff,
} from '@coinflict/kernel/rules'
import { type Faction, type Game, level, type Space, word } from '@coinflict/kernel/state'
import { FARC, GOVT, INSURGENTS, kinds } from '../forces.ts'
import { pop } from '../map.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { mostOfPlayers, where } from '../nonplayers/events/lines.ts'
import { cutAid, terror, terrorIn } from '../operations/terror.ts'
import { pickSpace, single } from './verbs.ts'

export const card = single(
  46,
  'Limpieza',
  'AFCG',
  ['skull', 'city'],
  {
    en: {
      unshaded:
        'Name an insurgent faction: it uses any one of its Guerrillas for free Terror with 2 markers, then removes any 2 enemy pieces there and sets the space to Passive Support or Passive Opposition.',
    },
    es: {
      unshaded:
        'La facción insurgente que elijas ejecuta un Terror gratuito con una cualquiera de sus Guerrillas y 2 marcadores; luego elimina allí 2 fichas enemigas cualesquiera y establece la casilla en Apoyo Pasivo u Oposición Pasiva.',
    },
    pl: {
      unshaded:
        'Wskazana przez ciebie frakcja powstańcza wykonuje dowolnym swoim partyzantem darmowy terror z 2 żetonami; potem usuwa stamtąd 2 dowolne wrogie elementy i ustawia to pole na bierne poparcie albo bierną opozycję.',
    },
  },
  (g, by) => {
    const armed = (f: Faction) => spacesWhere(g, (s) => guerrillas(g, f, s) > 0)
    const f = pickFaction(g, by, () => INSURGENTS.filter((each) => armed(each).length > 0))
    if (f === undefined) return
    g.cite('5.1', f)
    const s = pickSpace(g, f, 'event.operation-where', () => armed(f))
    if (s !== undefined) cleanse(g, f, s)
  },
)

/** Terror, then two enemies, then the people. An Active guerrilla will do (5.1.1), so none is shown where there is one. */
function cleanse(g: Game, f: Faction, s: Space): void {
  announce(g, f, terror)
  terrorIn(g, f, s, 2, activeOf(g, f, s) === 0)
  cutAid(g, f, 1)
  g.cite('5.1', f)
  takeOff(g, f, 2, enemiesOf(g, f).flatMap(kinds), [s])
  if (pop(s) === 0) return
  const way = pickWay(g, f, () => ['passive-support', 'passive-opposition'], { space: s })
  setLevel(g, s, way === 'passive-support' ? PASSIVE_SUPPORT : PASSIVE_OPPOSITION)
}

// What non-players do with it.

const LIMPIEZA = insurgentLine('h46', {
  en: 'Limpieza: where Support and Opposition change most, then where players lose the most pieces: Passive Opposition against a player Government or by FARC, otherwise Passive Support.',
  es: 'Limpieza: donde más cambien Apoyo y Oposición, luego donde los jugadores pierdan más fichas: Oposición Pasiva contra un Gobierno con jugador o si actúan las FARC; si no, Apoyo Pasivo.',
  pl: 'Limpieza: gdzie poparcie i opozycja zmienią się najbardziej, potem gdzie gracze stracą najwięcej elementów: bierna opozycja przeciw rządowi gracza lub gdy działa FARC, w przeciwnym razie bierne poparcie.',
})
const turnsAgainst = (np: NonPlayer): boolean => np.me === FARC || np.isPlayer(GOVT)
const mostTurned = most(
  { en: 'greatest change', es: 'mayor cambio', pl: 'największa zmiana' },
  (np, s) => pop(s) * (turnsAgainst(np) ? level(np.g, s) - PASSIVE_OPPOSITION : PASSIVE_SUPPORT - level(np.g, s)),
)

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [LIMPIEZA],
    answers: {
      'event.operation-where': where(LIMPIEZA, [mostTurned, mostOfPlayers(2)]),
      'event.choice': (np) => np.say(LIMPIEZA, word(turnsAgainst(np) ? 'passive-opposition' : 'passive-support')),
    },
  },
  government: { operates: true },
}
