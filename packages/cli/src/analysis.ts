import { cardName, factionName, factionNoun } from '@coinflict/kernel/display'
import type { Faction, Volume } from '@coinflict/kernel/state'
import { numeral } from '@coinflict/kernel/text'
import {
  type Chances,
  type Consideration,
  type GameReview,
  type Mark,
  type Point,
  pointsOf,
  type Stretch,
  type TurnSeen,
} from '@coinflict/players'
import type { View } from './board.ts'
import { cell, layRows, type Row, wrap } from './layout.ts'
import { say } from './text/say.ts'

/** What an analyst says, in lines. */

/** What is shown of an analysis: no game is needed for it. */
export type Sheet = Omit<View, 'g'> & { readonly volume: Volume }

export const percent = ({ language }: Sheet, share: number, decimals = 1): string =>
  `${numeral(Math.round(share * 100 * 10 ** decimals) / 10 ** decimals, language, decimals)} %`

/** In percentage points. */
export const change = ({ language }: Sheet, share: number): string => pointsOf(share, language)

const BAR = 30

/** Each faction's chance, with its error and a bar. */
export function chancesLines(sheet: Sheet, { chances, errors, playouts }: Chances): string[] {
  const { language, paint, volume, width } = sheet
  const rows = chances.map((chance, f): Row => {
    const bar = '█'.repeat(Math.round(chance * BAR))
    return {
      cells: [
        cell(`  ${factionName(volume, f as Faction, language)}`, (text) => paint.faction(f as Faction, text)),
        { text: percent(sheet, chance), right: true },
        { text: playouts === 0 ? '' : `± ${numeral((errors[f] ?? 0) * 100, language, 1)}`, right: true },
      ],
      rest: bar === '' ? [] : [cell(bar, (text) => paint.faction(f as Faction, text))],
    }
  })
  const head = playouts === 0 ? say(language, 'chances.final') : say(language, 'chances.head', { n: playouts })
  return [paint.strong(head), ...layRows(rows, width)]
}

/** A turn in words, and what tells it from the one it is compared with. */
function turnLines(sheet: Sheet, turn: TurnSeen, head: string, note: string | undefined): string[] {
  const { language, paint, width } = sheet
  const words = turn.words.map((each) => each[language]).join(' · ')
  const reasons = turn.tellings.map(({ text }) => text[language]).join('; ')
  return [
    ...wrap(`${words}${note === undefined ? '' : ` ${note}`}`, width, '     ', `  ${head} `),
    ...(reasons === '' ? [] : wrap(reasons, width, '       ', '     ').map(paint.faint)),
  ]
}

/** The turns considered at a question, the best first. */
export function considerationLines(
  sheet: Sheet,
  { by, chart, count, played, playouts, turns }: Consideration,
): string[] {
  const { language, paint, volume, width } = sheet
  const head = say(language, 'considered.head', {
    faction: factionNoun(volume, by, language),
    n: count,
    playouts,
  })
  const noteOf = (i: number): string | undefined => {
    const notes = [
      ...(i === chart ? [say(language, 'considered.chart')] : []),
      ...(i === played ? [say(language, 'considered.played')] : []),
    ]
    return notes.length === 0 ? undefined : `(${notes.join(', ')})`
  }
  return [
    ...wrap(head, width).map(paint.strong),
    ...turns.flatMap((turn, i) => {
      const value = `${percent(sheet, turn.value)} ± ${numeral(turn.error * 100, language, 1)}`
      const than = i === 0 ? '' : ` (${change(sheet, turn.difference)})`
      return turnLines(sheet, turn, `${i + 1}. ${value}${than}:`, noteOf(i))
    }),
  ]
}

const HEIGHTS = '▁▂▃▄▅▆▇█'

/** The chances over the game, a line for each faction. */
function curveLines(sheet: Sheet, points: readonly Point[]): string[] {
  const { language, paint, volume, width } = sheet
  const room = Math.max(10, width - 40)
  const shown = Math.min(room, points.length)
  const at = (i: number): Point | undefined =>
    points[shown < 2 ? 0 : Math.round((i * (points.length - 1)) / (shown - 1))]
  const rows = volume.allFactions.map((f): Row => {
    const line = Array.from({ length: shown }, (_, i) => {
      const chance = at(i)?.chances[f] ?? 0
      return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.floor(chance * HEIGHTS.length))]
    }).join('')
    const colour = (text: string): string => paint.faction(f, text)
    return {
      cells: [
        cell(`  ${factionName(volume, f, language)}`, colour),
        { text: percent(sheet, points[0]?.chances[f] ?? 0, 0), right: true },
        cell(line, colour),
        { text: percent(sheet, points.at(-1)?.chances[f] ?? 0, 0), right: true },
      ],
      rest: [],
    }
  })
  return [paint.strong(say(language, 'review.curve', { n: points.length })), ...layRows(rows, width)]
}

/** What was play and what was luck for each faction. */
function accountLines(sheet: Sheet, { accounts }: GameReview): string[] {
  const { language, paint, volume, width } = sheet
  const right = (text: string) => ({ text, right: true })
  const heads = ['review.own', 'review.others', 'review.luck', 'review.all'] as const
  const rows: Row[] = [
    { cells: [cell(''), ...heads.map((id) => right(say(language, id)))], rest: [] },
    ...accounts.map(
      ({ begun, ended, faction, luck, others, own }): Row => ({
        cells: [
          cell(`  ${factionName(volume, faction, language)}`, (text) => paint.faction(faction, text)),
          ...[own, others, luck, ended - begun].map((share) => right(change(sheet, share))),
        ],
        rest: [],
      }),
    ),
  ]
  return [paint.strong(say(language, 'review.accounts')), ...layRows(rows, width)]
}

function markLines(sheet: Sheet, stretch: Stretch, { consideration, kind, worth }: Mark): string[] {
  const { language, paint, volume, width } = sheet
  const { played, turns } = consideration
  const done = turns[played]
  const [best] = turns
  const head = say(language, kind === 'cost' ? 'review.cost' : 'review.gain', {
    at: String(stretch.from),
    card: cardName(volume, stretch.card),
    faction: factionNoun(volume, stretch.by, language),
    text: change(sheet, worth),
  })
  const label = (id: 'review.played' | 'review.better'): string => say(language, id)
  return [
    ...wrap(head, width, '  ').map((line) => paint.faction(stretch.by, line)),
    ...(done === undefined ? [] : turnLines(sheet, done, label('review.played'), undefined)),
    ...(kind === 'gain' || best === undefined || best === done
      ? []
      : turnLines(sheet, { ...best, tellings: [] }, label('review.better'), undefined)),
  ]
}

export function reviewLines(sheet: Sheet, review: GameReview): string[] {
  const { language, paint } = sheet
  const marks = review.marks.flatMap((mark) => {
    const stretch = review.stretches[mark.stretch]
    return stretch === undefined ? [] : markLines(sheet, stretch, mark)
  })
  return [
    ...curveLines(sheet, review.points),
    '',
    ...accountLines(sheet, review),
    ...(marks.length === 0 ? [] : ['', paint.strong(say(language, 'review.marks')), ...marks]),
  ]
}
