import { tryOut } from '../questions/fork.ts'
import type { Reason } from '../state/asked.ts'
import type { Part } from '../state/facts.ts'
import type { Faction, Marker, Piece, Space, Track } from '../state/ids.ts'
import type { Game, InterjectionRules, VolumeFacts } from '../state/model.ts'
import { available, count, markers } from '../state/reading.ts'
import { wordOf } from '../state/words.ts'
import { flip, mark, markerRoom, move, place, remove, unmark } from './forces.ts'
import { levelOf, setLevel } from './influence.ts'
import { flawsOf } from './invariants.ts'
import { setEligible, setExecuting } from './sequence.ts'
import { lapse, putInForce, setTrack } from './tracks.ts'
import { grant, whyNotGrant } from './turn.ts'

const REASONS = {
  unknown: { id: 'why.hand-unknown', rule: '' },
  number: { id: 'why.hand-number', rule: '' },
  room: { id: 'why.stacking', rule: '1.4.2' },
  hidden: { id: 'why.hand-hidden', rule: '' },
  flaws: { id: 'why.hand-flaws', rule: '' },
} as const satisfies Record<string, Reason>

type Act = () => void

/** What each tool takes, word by word. */
const FORMS: Readonly<Record<string, readonly Part[]>> = {
  place: ['piece', 'space', 'number'],
  remove: ['piece', 'space', 'number'],
  move: ['piece', 'space', 'space', 'number'],
  flip: ['piece', 'space', 'number'],
  level: ['space', 'level'],
  mark: ['marker', 'space', 'number'],
  unmark: ['marker', 'space', 'number'],
  track: ['track'],
  eligible: ['faction', ['yes', 'no']],
  lasting: ['card', ['unshaded', 'shaded', 'off']],
  operation: ['faction', 'operation'],
}

/** A track with named boxes is set to one of them, any other to a number. */
const valuesOf = (volume: VolumeFacts, id: string | undefined): Part =>
  volume.tracks.find((track) => track.id === id)?.boxes ?? 'number'

/**
 * Hand tools: the players set the board themselves, for a card played from the printed deck, a house rule or an agreed correction.
 * `place P S n`, `remove P S n` (to Available, or with a box behind it to there), `move P S S n`, `flip P S n`, `level S l`, `mark M S n`, `unmark M S n`, `track T v`,
 * `eligible F yes|no`, `lasting CARD unshaded|shaded|off`, `operation F op`. They keep the same invariants as the rules.
 */
export const handTools: InterjectionRules = {
  rule: '',
  next(volume, words) {
    const [verb, ...rest] = words
    if (verb === undefined) return Object.keys(FORMS)
    if (verb === 'track' && rest.length === 1) return valuesOf(volume, rest[0])
    return Object.hasOwn(FORMS, verb) ? FORMS[verb]?.[rest.length] : undefined
  },
  more: (volume, words) => (words[0] === 'remove' && words.length === 4 ? volume.boxes : undefined),
  whyNot(g, _by, words) {
    const act = parse(g, words)
    if (typeof act !== 'function') return act
    if (words[0] === 'operation') return undefined
    return tryOut(g, {}, (trial) => {
      const deed = parse(trial, words)
      if (typeof deed === 'function') deed()
      // Judged as a position at rest: what may be open in the middle of an operation is not for hands to leave open.
      setExecuting(trial, -1)
      return flawsOf(trial).length === 0 ? undefined : REASONS.flaws
    })
  },
  carryOut(g, _by, words) {
    if (g.log) g.write('hand', { text: words.join(' ') })
    const act = parse(g, words)
    if (typeof act === 'function') act()
  },
}

function parse(g: Game, words: readonly string[]): Act | Reason {
  const { volume } = g
  const [verb, ...rest] = words
  const space = (i: number): Space | undefined => volume.spaceIndex.get(rest[i] ?? '')
  const piece = (i: number): Piece | undefined => volume.pieceIndex.get(rest[i] ?? '')
  const marker = (i: number): Marker | undefined => volume.markerIndex.get(rest[i] ?? '')
  const faction = (i: number): Faction | undefined => volume.factionIndex.get(rest[i] ?? '')
  const number = (i: number): number | undefined => (/^\d{1,2}$/.test(rest[i] ?? '') ? Number(rest[i]) : undefined)
  const upTo = (n: number | undefined, most: number, act: (n: number) => void): Act | Reason =>
    n === undefined || n < 1 || n > most ? REASONS.number : () => act(n)
  switch (verb) {
    case 'place': {
      const p = piece(0)
      const s = space(1)
      if (p === undefined || s === undefined) return REASONS.unknown
      if (volume.room(g, p, s) < (number(2) ?? 0)) return REASONS.room
      return upTo(number(2), available(g, p), (n) => place(g, p, s, n))
    }
    case 'remove': {
      const p = piece(0)
      const s = space(1)
      const box = rest[3] === undefined ? 0 : volume.boxes.indexOf(rest[3])
      if (p === undefined || s === undefined || box === -1) return REASONS.unknown
      return upTo(number(2), count(g, s, p), (n) => remove(g, p, s, n, box))
    }
    case 'flip': {
      const p = piece(0)
      const s = space(1)
      if (p === undefined || s === undefined || volume.flipOf[p] === p) return REASONS.unknown
      return upTo(number(2), count(g, s, p), (n) => flip(g, p, s, n))
    }
    case 'move': {
      const p = piece(0)
      const from = space(1)
      const to = space(2)
      if (p === undefined || from === undefined || to === undefined) return REASONS.unknown
      if (volume.room(g, p, to) < (number(3) ?? 0)) return REASONS.room
      return upTo(number(3), count(g, from, p), (n) => move(g, p, from, to, n))
    }
    case 'level': {
      const s = space(0)
      const to = levelOf(volume, rest[1] ?? '')
      return s === undefined || to === undefined ? REASONS.unknown : () => setLevel(g, s, to)
    }
    case 'mark':
    case 'unmark': {
      const m = marker(0)
      const s = space(1)
      if (m === undefined || s === undefined) return REASONS.unknown
      return verb === 'mark'
        ? upTo(number(2), markerRoom(g, m, s), (n) => mark(g, m, s, n))
        : upTo(number(2), markers(g, s, m), (n) => unmark(g, m, s, n))
    }
    case 'track': {
      const t: Track | undefined = volume.trackIndex.get(rest[0] ?? '')
      const facts = t === undefined ? undefined : volume.tracks[t]
      if (t === undefined || facts === undefined) return REASONS.unknown
      if (facts.faceDown !== undefined) return REASONS.hidden
      const value = facts.boxes?.includes(rest[1] ?? '') ? facts.boxes.indexOf(rest[1] ?? '') : number(1)
      if (value === undefined || value < facts.min || value > facts.max) return REASONS.number
      return () => setTrack(g, t, value)
    }
    case 'eligible': {
      const f = faction(0)
      if (f === undefined || !['yes', 'no'].includes(rest[1] ?? '')) return REASONS.unknown
      return () => setEligible(g, f, rest[1] === 'yes')
    }
    case 'lasting': {
      const card = volume.cardByNumber[number(0) ?? -1]
      const side = rest[1]
      if (card === undefined) return REASONS.unknown
      if (side === 'off') return () => lapse(g, card.number)
      if ((side !== 'unshaded' && side !== 'shaded') || card.lasts?.[side] === undefined) return REASONS.unknown
      return () => putInForce(g, card.number, side)
    }
    case 'operation': {
      const f = faction(0)
      const operation = wordOf(volume, rest[1] ?? '')
      if (f === undefined || operation === undefined) return REASONS.unknown
      return whyNotGrant(g, f, operation) ?? (() => grant(g, f, operation))
    }
    default:
      return REASONS.unknown
  }
}
