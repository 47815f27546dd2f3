import { type Chart, eventAnswers, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import type { Game, Line, Piece } from '@coinflict/kernel/state'
import { CARDS } from '../../events/index.ts'
import { FACTIONS, type FactionId, kinds } from '../../forces.ts'
import { margin } from '../../victory.ts'
import type { EventLines } from '../book.ts'
import type { Instruction } from './turn.ts'

/** 8.4 Events. */
const sheet = new Sheet()
const instructed = sheet.part('8.4.1')
const placing = sheet.part('8.4.3')
const choosing = sheet.part('8.4.4')
const shifting = sheet.part('8.4.5')
const others = sheet.part('8.4.7')

const LINES: EventLines = {
  amount: placing.line('1', {
    en: 'Events: place, remove or move as many pieces as the text, availability and stacking allow.',
    es: 'Eventos: coloca, elimina o mueve tantas fichas como permitan el texto, las Disponibles y el apilamiento.',
    pl: 'Wydarzenia: umieść, usuń lub przesuń tyle elementów, na ile pozwalają tekst, dostępne elementy i pojemność pól.',
  }),
  pieces: placing.line('2', {
    en: 'Events: place friendly and remove enemy Bases first, then Guerrillas or Special Forces, then Troops and Police in turn.',
    es: 'Eventos: coloca primero Bases propias y elimina primero Bases enemigas, luego Guerrillas o Fuerzas Especiales, luego Tropas y Policía por turno.',
    pl: 'Wydarzenia: najpierw umieszczaj własne i usuwaj wrogie bazy, potem partyzantów lub siły specjalne, potem wojsko i policję na przemian.',
  }),
  who: choosing.line('1', {
    en: 'Events: benefit this faction, then the friendly one, then a random enemy, non-players first.',
    es: 'Eventos: se beneficia esta facción; si no, la amiga; si no, una enemiga al azar, primero las facciones sin jugador.',
    pl: 'Wydarzenia: korzysta ta frakcja, potem sojusznicza, potem losowa wroga, najpierw nieobsadzone.',
  }),
  free: choosing.line('2', {
    en: 'Events: free operations and special activities follow the faction’s own priorities.',
    es: 'Eventos: operaciones y actividades especiales gratuitas según las prioridades de la facción.',
    pl: 'Wydarzenia: darmowe operacje i czynności specjalne według priorytetów frakcji.',
  }),
  where: choosing.line('4', {
    en: 'Events: where the most Bases, then the most other pieces are placed, removed or replaced; then at random.',
    es: 'Eventos: donde se coloquen, eliminen o reemplacen más Bases y luego más fichas de otro tipo; luego al azar.',
    pl: 'Wydarzenia: tam, gdzie przybędzie, ubędzie lub zmieni się najwięcej baz, potem innych elementów; potem losowo.',
  }),
  shift: shifting.line('1', {
    en: 'Events that shift: VC most Opposition gained, NVA and US most Support lost or gained, ARVN most Opposition lost.',
    es: 'Eventos que modifican: el VC, la mayor ganancia de Oposición; EVN y EE. UU., la mayor pérdida o ganancia de Apoyo; el ARVN, la mayor pérdida de Oposición.',
    pl: 'Wydarzenia przesuwające: VC największy wzrost opozycji, NVA i USA największy spadek lub wzrost poparcia, ARVN największy spadek opozycji.',
  }),
  chance: others.line('1', {
    en: 'Events: any other choice at random.',
    es: 'Eventos: cualquier otra elección, al azar.',
    pl: 'Wydarzenia: każdy inny wybór losowo.',
  }),
}

/** 8.4.1 The instructions of a faction, by the number of the card; those that several cards share are one line. */
export function instructionsOf(faction: FactionId): Readonly<Record<number, Instruction>> {
  const found: Record<number, Instruction> = {}
  for (const { card, nonPlayers } of CARDS) {
    const condition = nonPlayers?.[faction]
    if (condition === undefined) continue
    const { mark, text, ...more } = condition
    const line = lineByMark.get(mark) ?? instructed.line(mark, text)
    lineByMark.set(mark, line)
    found[card.number] = { line, ...more }
  }
  return found
}
const lineByMark = new Map<string, Line>()

const enemies = (np: NonPlayer): readonly Piece[] => FACTIONS.flatMap((f) => (f === np.me ? [] : kinds(f)))

const answers = eventAnswers({
  amount: LINES.amount,
  pieces: LINES.pieces,
  spaces: LINES.where,
  shifts: LINES.shift,
  shiftsBy: () => [],
  choices: LINES.chance,
  hostile: enemies,
  friendly: (np) => kinds(np.me),
  standing: (np: NonPlayer, g: Game) => margin(g, np.me),
})

export const events: Chart = { lines: sheet.lines, answers }
