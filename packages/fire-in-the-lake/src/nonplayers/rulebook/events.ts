import { byCard, type Chart, chain, drawFaction, type NonPlayer, prospects, Sheet } from '@coinflict/kernel/nonplayers'
import {
  currentCard,
  DONE,
  type Faction,
  factionWord,
  isFactionWord,
  isPieceWord,
  isSpaceWord,
  type Line,
  type Space,
  type Word,
  word,
  wordFaction,
  wordPiece,
  wordSpace,
  YES,
} from '@coinflict/kernel/state'
import { FACTION_FACTS } from '../../cover.ts'
import { CARDS } from '../../events/index.ts'
import {
  ARVN,
  active,
  base,
  COIN,
  COIN_BASES,
  COIN_CUBES,
  FACTIONS,
  type FactionId,
  INSURGENTS,
  isCoin,
  kinds,
  NVA,
  NVA_TROOPS,
  underground,
  VC,
} from '../../forces.ts'
import { isWithinReach } from '../../losses.ts'
import type { Answers } from '../answers.ts'
import type { CardInstructions, Condition, EventBook, EventLines, Instruction } from '../book.ts'
import { EFFECTS, type Effect, harmed, placedFirst, RETURNING, type SpaceQuestion } from '../effects.ts'
import { betterWay, CHOSEN, chosen, Prospect, type Prospects, priorities } from '../prospect.ts'
import { friendOf, here, takePiece } from '../terms.ts'

/** 8.4 Events. */
const sheet = new Sheet()
const instructed = sheet.part('8.4.1')
const placing = sheet.part('8.4.3')
const choosing = sheet.part('8.4.4')
const shifting = sheet.part('8.4.5')
const others = sheet.part('8.4.7')

export const LINES: EventLines = {
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
  boxes: placing.line('3', {
    en: 'Events: US and ARVN pieces come from Out of Play first, then from Casualties, then from Available; Bases, then Rangers, Troops, Irregulars.',
    es: 'Eventos: las fichas de EE.\u00a0UU. y ARVN vienen primero de Fuera de Juego, luego de Bajas, luego de Disponibles; Bases, luego Rangers, Tropas, Irregulares.',
    pl: 'Wydarzenia: elementy USA i ARVN przybywają najpierw spoza gry, potem ze strat, potem z dostępnych; bazy, potem rangersi, wojsko, nieregularni.',
  }),
  who: choosing.line('1', {
    en: 'Events: benefit this faction, then the friendly one, then a random enemy, non-players first.',
    es: 'Eventos: se beneficia esta facción; si no, la amiga; si no, una enemiga al azar, primero las facciones sin jugador.',
    pl: 'Wydarzenia: korzysta ta frakcja, potem sojusznicza, potem losowa wroga, najpierw nieobsadzone.',
  }),
  tracks: choosing.line('1a', {
    en: 'Events: US and ARVN raise Aid and ARVN Resources, NVA and VC lower them; the ARVN raise Patronage, all others lower it.',
    es: 'Eventos: EE.\u00a0UU. y ARVN suben la Ayuda y los Recursos ARVN, EVN y VC los bajan; el ARVN sube el Patrocinio, los demás lo bajan.',
    pl: 'Wydarzenia: USA i ARVN podnoszą wsparcie i zasoby ARVN, NVA i VC je obniżają; ARVN podnosi patronat, pozostali go obniżają.',
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
    es: 'Eventos que modifican: el VC, la mayor ganancia de Oposición; EVN y EE.\u00a0UU., la mayor pérdida o ganancia de Apoyo; el ARVN, la mayor pérdida de Oposición.',
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
    if (condition !== undefined) found[card.number] = { ...condition, line: lineOf(condition) }
  }
  return found
}

const lineByMark = new Map<string, Line>()
function lineOf({ mark, text }: Condition): Line {
  const line = lineByMark.get(mark) ?? instructed.line(mark, text)
  lineByMark.set(mark, line)
  return line
}

/** 8.4.1 The chart of a faction, and before it what it answers to single cards. */
export function withInstructions(faction: FactionId, chart: Chart): Chart {
  const instructions = CARDS.map(({ card, nonPlayers = {} }) => {
    const condition = nonPlayers[faction]
    const own = condition?.answers?.(lineOf(condition), book)
    return [card.number, { ...nonPlayers.answers?.(book), ...own }]
  })
  return { ...chart, answers: chain(byCard({}, Object.fromEntries(instructions)), chart.answers) }
}

// Where.

const INSTRUCTIONS: Readonly<Record<number, CardInstructions | undefined>> = Object.fromEntries(
  CARDS.map(({ card, nonPlayers }) => [card.number, nonPlayers]),
)

/** The instruction of the faction for the card being played. */
const instructionFor = ({ g, me }: NonPlayer): Condition | undefined =>
  INSTRUCTIONS[currentCard(g)]?.[FACTION_FACTS[me]?.id as FactionId]

/** Whether Support or Opposition would change differently in the spaces there are to choose from. */
function isAboutShifts({ q }: NonPlayer, at: Prospects): boolean {
  const all = q.answers.filter(isSpaceWord).map((answer) => at(wordSpace(answer)))
  return all.some(({ support, opposition }) => support !== all[0]?.support || opposition !== all[0]?.opposition)
}

/** The space where most comes of an effect: as the faction's instruction says, then by 8.4.5, then 8.4.4. */
function choose(np: NonPlayer, line: Line, effect: Effect): Word | undefined {
  const at = prospects((s) => effect(new Prospect(np, s)))
  const first = instructionFor(np)?.by?.(at)
  const why = line === LINES.where && isAboutShifts(np, at) ? LINES.shift : line
  const answer = np.chooseSpace(why, () => true, [...(first === undefined ? [] : [first]), ...priorities(np, at)])
  if (answer === undefined) return np.firstOf(line, [DONE])
  np.note(CHOSEN, [...chosen(np), wordSpace(answer)])
  return answer
}

const effectOf =
  (id: SpaceQuestion): Effect =>
  (p) =>
    (INSTRUCTIONS[currentCard(p.np.g)]?.effects?.[id] ?? EFFECTS[id])(p)

const book: EventBook = { lines: LINES, choose }

// Who, and which pieces.

/** Who has the benefit: the executing faction, then the friendly one, then a random enemy, non-players first. */
function beneficiary(np: NonPlayer, among: readonly Faction[]): Faction | undefined {
  for (const f of [np.me, friendOf(np.me)]) if (among.includes(f)) return f
  return drawFaction(np, among)
}

function whose(np: NonPlayer): Word | undefined {
  const f = beneficiary(np, np.q.answers.filter(isFactionWord).map(wordFaction))
  return f === undefined ? undefined : np.say(LINES.who, factionWord(f))
}

function placeWhich(np: NonPlayer): Word | undefined {
  const { factionOf } = np.g.volume
  const open = np.q.answers.filter(isPieceWord).map(wordPiece)
  const owners = FACTIONS.filter((f) => open.some((piece) => factionOf[piece] === f))
  const f = beneficiary(np, owners)
  if (f === undefined) return undefined
  const line = owners.length > 1 ? LINES.who : LINES.pieces
  const s = here(np)
  return takePiece(np, line, s, placedFirst(np, f, s)) ?? np.firstOf(line, [DONE]) ?? np.firstPiece(line, open)
}

const harmWhich = (np: NonPlayer): Word | undefined => takePiece(np, LINES.pieces, here(np), harmed(np, here(np)))

/** Own Bases get a Tunnel before the friendly faction's. */
const tunnelWhich = (np: NonPlayer): Word | undefined =>
  np.firstPiece(LINES.who, [np.me, friendOf(np.me), NVA, VC].map(base))

/** Pieces of any kind that move, in the order in which they are placed; of a kind the Underground ones first. */
const moveWhich = (np: NonPlayer): Word | undefined =>
  np.firstPiece(
    LINES.pieces,
    [np.me, friendOf(np.me), ...FACTIONS].flatMap((f) => [base(f), underground(f), active(f), ...kinds(f)]),
  )

/** 8.1.2/4 COIN pieces come back in their order; whoever sends them away takes Bases first, then Special Forces, then cubes. */
const boxPiece = (np: NonPlayer): Word | undefined =>
  isCoin(np.me)
    ? np.firstPiece(LINES.boxes, RETURNING)
    : np.firstPiece(LINES.pieces, [...COIN_BASES, ...COIN.map(underground), ...COIN_CUBES])

const BOXES: readonly Word[] = [word('out-of-play'), word('casualties'), word('available')]
const takeFrom = (np: NonPlayer): Word | undefined =>
  np.firstOf(LINES.boxes, BOXES) ?? choose(np, LINES.where, (p) => p)

// Tracks and levels.

const raises = (np: NonPlayer, isWanted: boolean): Word | undefined =>
  np.firstOf(LINES.tracks, [word(isWanted ? 'raise' : 'lower')])

const WAYS = [
  ['toward-support', 1],
  ['toward-opposition', -1],
] as const
function shiftWay(np: NonPlayer): Word | undefined {
  const better = betterWay(np, here(np))
  return np.firstOf(
    LINES.shift,
    WAYS.toSorted(([, a], [, b]) => better * (b - a)).map(([way]) => word(way)),
  )
}

// 8.4.4 Where a faction's own chart says nothing of what it does: an Air Strike of the ARVN, a Redeploy of the US.

/** What an Air Strike could remove. */
const struck: Effect = (p) => {
  const { np, s } = p
  const { g } = np
  const seen = INSURGENT_KINDS.filter((piece) => piece === NVA_TROOPS || isWithinReach(g, piece, s, 'air-strike'))
  return p.take(seen, np.q.params?.n ?? 0)
}
const INSURGENT_KINDS = INSURGENTS.flatMap(kinds)

/** Only where it removes something, if it is up to the faction. */
function strikeWhere(np: NonPlayer): Word | undefined {
  const removed = ({ bases: n, others }: Prospect): number => n + others
  const hits = (s: Space): boolean => removed(struck(new Prospect(np, s))) > 0
  const isAny = np.q.answers.some((answer) => isSpaceWord(answer) && hits(wordSpace(answer)))
  return (isAny ? undefined : (np.firstOf(LINES.where, [DONE]) ?? np.fail())) ?? choose(np, LINES.where, struck)
}

const asMany = (np: NonPlayer): Word | undefined => np.highest(LINES.amount)
const anywhere = (np: NonPlayer): Word | undefined => choose(np, LINES.where, (p) => p)
const byChance = (np: NonPlayer): Word | undefined => np.atRandom(LINES.chance, np.q.answers)

const spaces = Object.fromEntries(
  (Object.keys(EFFECTS) as SpaceQuestion[]).map((id) => [
    id,
    (np: NonPlayer) =>
      choose(np, id === 'event.shift-where' || id === 'event.set-where' ? LINES.shift : LINES.where, effectOf(id)),
  ]),
)

const answers: Answers = {
  ...spaces,
  'event.remove-which': harmWhich,
  'event.replace-which': harmWhich,
  'event.place-which': placeWhich,
  'event.replace-with': placeWhich,
  'event.tunnel-which': tunnelWhich,
  'event.move-which': moveWhich,
  'event.box-piece': boxPiece,
  'event.take-from': takeFrom,
  'event.troop-from': takeFrom,
  'event.troop-to': anywhere,
  'event.faction': whose,
  'event.from-out-of-play': (np) => np.highest(LINES.boxes),
  'event.how-many': asMany,
  'event.remove-how-many': asMany,
  'event.change-aid': (np) => raises(np, isCoin(np.me)),
  'event.change-resources': (np) => raises(np, isCoin(np.me)),
  'event.change-patronage': (np) => raises(np, np.me === ARVN),
  'event.shift-way': shiftWay,
  'event.choice': byChance,
  'event.turn-over': byChance,
  'event.operation-what': byChance,
  'strike.where': strikeWhere,
  'strike.degrade': (np) => np.say(LINES.free, YES),
  'strike.sams': anywhere,
  'redeploy.must': anywhere,
  'redeploy.to': anywhere,
  'redeploy.may': (np) => np.firstOf(LINES.where, [DONE]),
}

export const events: Chart = { lines: sheet.lines, answers }
