import { first, most, type NonPlayer, Sheet, type SpaceLine } from '@coinflict/kernel/nonplayers'
import { undergroundOf } from '@coinflict/kernel/rules'
import { count, type Game, type Space, spacesWith, type Word, YES } from '@coinflict/kernel/state'
import { raid } from '../../../activities/raid.ts'
import { ARVN, insurgentPieces, specialForcesOf, underground } from '../../../forces.ts'
import { isLoc, isNorthVietnam, near } from '../../../map.ts'
import type { Answers } from '../../answers.ts'
import { here } from '../../terms.ts'
import { canJoin, lacking, spare } from '../coin.ts'
import { aimAt, hitForControl, Losses, lossesBy } from '../losses.ts'
import { joinTransport } from './transport.ts'

/** 8.7.4 The Raid before an Assault or a Sweep. */
const sheet = new Sheet()
const raiding = sheet.part('8.7.4', raid.word)
export const raidLines = sheet.lines

const JOIN = raiding.line('Raid/0', {
  en: 'Before Assault or Sweep, Raid in up to 2 spaces if at least 1 enemy is removed; otherwise Transport.',
  es: 'Antes de Asalto o Barrido, Incursión en hasta 2 casillas si se elimina al menos 1 enemigo; si no, Transporte.',
  pl: 'Przed szturmem lub przeszukiwaniem wypad na najwyżej 2 pola, jeśli usunie choć 1 wroga; w innym razie transport.',
})
const LEAVE = raiding.line('Raid/1', {
  en: 'Rangers leave only spaces where COIN Control stays.',
  es: 'Los Rangers solo salen de casillas donde no se pierda Control COIN.',
  pl: 'Rangersi opuszczają tylko pola, na których zostaje kontrola COIN.',
})
const HOW_MANY = raiding.line('Raid/2', {
  en: 'No more than 1 Ranger comes into a space, unless more add COIN Control by the end of the Raid.',
  es: 'A cada casilla entra solo 1 Ranger, salvo que más añadan Control COIN al final de la Incursión.',
  pl: 'Na pole wchodzi najwyżej 1 ranger, chyba że więcej doda kontrolę COIN pod koniec wypadu.',
})

/** Who can come to a space: Rangers, all and the hidden ones, of spaces next to it that were not Raided. */
function comers({ g, selected }: RaidView, s: Space): { readonly all: number; readonly hidden: number } {
  let all = 0
  let hidden = 0
  for (const from of near(s)) {
    const rangers = specialForcesOf(g, ARVN, from)
    if (rangers === 0 || selected.includes(from)) continue
    const free = spare(g, from)
    all += Math.min(rangers, free)
    hidden += Math.min(undergroundOf(g, ARVN, from), free)
  }
  return { all, hidden }
}

/** The position, and where was Raided already. */
interface RaidView {
  readonly g: Game
  readonly selected: readonly Space[]
}
const viewOf = (np: NonPlayer): RaidView => ({ g: np.g, selected: np.selected(TARGET_LINE, 'raid.where') })

const STRIKE = 2

/** How many a Raid removes in a space. */
const removedIn = (g: Game, s: Space): number => new Losses(g, s).raid(STRIKE).total

/** What a Raid removes in a space, with those who still come. */
const lossesAt = (np: NonPlayer, s: Space): Losses =>
  lossesBy(np.g, s, (losses) => losses.raid(STRIKE), stillToCome(viewOf(np), s))

/** How many Rangers are still to come to a space: one that can strike, or as many as COIN Control takes in the end. */
function stillToCome(view: RaidView, s: Space): number {
  const { g } = view
  const striker = undergroundOf(g, ARVN, s) > 0 ? 0 : 1
  if (isLoc(s)) return striker
  const forControl = lacking(g, s) - removedIn(g, s)
  return forControl > striker && forControl <= comers(view, s).all ? forControl : striker
}

/** Whether a hidden Ranger that is there, or comes, removes somebody. */
function isTarget(view: RaidView, s: Space): boolean {
  const { g } = view
  if (isNorthVietnam(s) || insurgentPieces(g, s) === 0 || removedIn(g, s) === 0) return false
  return undergroundOf(g, ARVN, s) > 0 || comers(view, s).hidden > 0
}

const TARGET_LINE: SpaceLine = raiding.line(
  'Raid/3',
  {
    en: 'First to remove Bases, then to end most NVA Control and add most COIN Control, then where most Underground Guerrillas are removed.',
    es: 'Primero para eliminar Bases, luego para quitar más Control del EVN y añadir más Control COIN, luego donde se eliminen más Guerrillas Ocultas.',
    pl: 'Najpierw, by usunąć bazy, potem odebrać najwięcej kontroli NVA i dodać najwięcej kontroli COIN, potem tam, gdzie usunie najwięcej ukrytych partyzantów.',
  },
  {
    where: (np: NonPlayer, s: Space) => isTarget(viewOf(np), s),
    by: [
      first(
        { en: 'a Base removed', es: 'una Base eliminada', pl: 'usunięta baza' },
        (np, s) => lossesAt(np, s).bases > 0,
      ),
      most({ en: 'most Control changed', es: 'más cambios de Control', pl: 'najwięcej zmian kontroli' }, (np, s) =>
        lossesAt(np, s).changes(stillToCome(viewOf(np), s)),
      ),
      most(
        {
          en: 'most Underground Guerrillas removed',
          es: 'más Guerrillas Ocultas eliminadas',
          pl: 'najwięcej usuniętych ukrytych partyzantów',
        },
        (np, s) => lossesAt(np, s).unmasked,
      ),
    ],
  },
)

/** Spaces with Rangers, and those next to them. */
const isAnyTarget = (np: NonPlayer): boolean => {
  const view = viewOf(np)
  return spacesWith(np.g, ARVN).some(
    (s) => undergroundOf(np.g, ARVN, s) > 0 && (isTarget(view, s) || near(s).some((other) => isTarget(view, other))),
  )
}

/** Before the first space of an Assault or a Sweep: a Raid, or else a Transport. */
export function joinRaidOrTransport(np: NonPlayer): Word | undefined {
  const { op } = np
  if (op === undefined || op.activity !== undefined || op.spaces.length > 0) return undefined
  if (np.q.isPossible(raid.word) && isAnyTarget(np) && canJoin(np, raid.word)) return np.say(JOIN, raid.word)
  return joinTransport(np)
}

/** How many Rangers of a state come. */
export function howManyRaid(np: NonPlayer): Word | undefined {
  if (np.q.rule !== '4.3.3') return undefined
  const { space, to } = np.q.params ?? {}
  return np.number(HOW_MANY, Math.min(stillToCome(viewOf(np), to as Space), spare(np.g, space as Space)))
}

/** Who goes in a space where NVA Control is to end. */
export const hitInRaid = (np: NonPlayer): Word | undefined => hitForControl(np, TARGET_LINE)

export const raidAnswers: Answers = {
  'raid.where': (np) => np.select([TARGET_LINE]) ?? np.done(),
  'raid.from'(np) {
    const s = here(np)
    if (stillToCome(viewOf(np), s) === 0) return np.done(HOW_MANY)
    const isStrikerThere = undergroundOf(np.g, ARVN, s) > 0
    return (
      np.chooseSpace(
        LEAVE,
        ({ g }, from) => spare(g, from) > 0 && (isStrikerThere || count(g, from, underground(ARVN)) > 0),
      ) ?? np.done(LEAVE)
    )
  },
  'raid.strike'(np) {
    aimAt(np, here(np), lossesAt(np, here(np)))
    return np.firstOf(JOIN, [YES])
  },
}
