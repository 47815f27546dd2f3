import type { Drawing } from '@coinflict/kernel/display'
import { cardName, factionNameOf, holderName } from '@coinflict/kernel/display'
import type { Colour, Holder, SpaceFacts, Volume } from '@coinflict/kernel/state'
import { type Language, message, numeral } from '@coinflict/kernel/text'
import { boxOf } from '@coinflict/library'
import type { ActFindings, CardWorth, CellFindings, Comparison, Findings, GroupFindings } from '../findings.ts'
import { mainHolder } from '../findings.ts'
import type { PlayersFindings } from '../players.ts'
import { type Mean, reachOf } from '../statistics.ts'
import type { LabMessage } from '../text/en.ts'
import { sayLab } from '../text/say.ts'
import { details, escaped, figure, type Html, heading, paragraph, table } from './html.ts'
import { map, shapes } from './maps.ts'
import { bars, course, ends, intervals } from './plots.ts'
import { STYLE } from './style.ts'

/** A report: one page that needs nothing but itself. */

interface View {
  readonly volume: Volume
  readonly drawing: Drawing
  readonly language: Language
  say(id: LabMessage, params?: Parameters<typeof sayLab>[2]): string
}

export interface ReportOptions {
  readonly language: Language
  readonly version: string
}

/** The page of an experiment's findings. */
export async function reportOf(findings: Findings, { language, version }: ReportOptions): Promise<Html> {
  const say: View['say'] = (id, params) => sayLab(language, id, params)
  const views = new Map<string, View>()
  for (const { game } of findings.groups) {
    if (views.has(game)) continue
    const box = boxOf(game)
    const [volume, drawing] = await Promise.all([box.volume(), box.drawing()])
    views.set(game, { volume, drawing, language, say })
  }
  const viewOf = (game: string): View => views.get(game) as View
  const title = findings.title === '' ? say('report.title') : findings.title
  const games = findings.groups.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell.games, 0)
  const parts = [
    ...findings.groups.map((group, i) => ({
      id: `group-${i}`,
      name: groupName(viewOf(group.game), group),
      html: () => groupHtml(viewOf(group.game), group),
    })),
    ...findings.players.map((players) => ({
      id: `players-${players.game}`,
      name: say('players.title', { game: viewOf(players.game).volume.title }),
      html: () => playersHtml(viewOf(players.game), players),
    })),
  ]
  const contents = parts.map(({ id, name }) => `<li><a href="#${id}">${escaped(name)}</a></li>`).join('')
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    '<body>',
    ...[...views.values()].map(({ volume, drawing }) => shapes(volume, drawing)),
    heading(1, title),
    ...(findings.about === '' ? [] : [paragraph(findings.about)]),
    `<p class="soft">${escaped(say('report.made', { version, n: games, seed: findings.seed }))} ${escaped(say('report.intervals'))}</p>`,
    parts.length > 1 ? `<nav aria-label="${escaped(say('report.contents'))}"><ol>${contents}</ol></nav>` : '',
    ...parts.flatMap(({ id, name, html }) => [heading(2, name, id), html()]),
    '</body></html>',
    '',
  ].join('\n')
}

const groupName = ({ volume, language }: View, { scenario, options }: GroupFindings): string => {
  const of = (id: string): string => message(volume.catalogues, language, id)
  const edition = of(`option.${volume.editionOption}.${volume.edition(options)}`)
  const [name = ''] = of(`scenario.${scenario}`).split(':')
  return `${volume.title}, ${name}, ${edition}`
}

function groupHtml(view: View, group: GroupFindings): Html {
  return [
    settingHtml(view, group),
    winsHtml(view, group),
    comparisonsHtml(view, group),
    courseHtml(view, group),
    lengthHtml(view, group),
    cardsHtml(view, group),
    actsHtml(view, group),
    boardHtml(view, group),
  ].join('\n')
}

const variable = (colour: Colour | undefined): string => `var(--${colour ?? 'black'})`
const nameOf = ({ volume, language }: View, faction: string): string => factionNameOf(volume, faction, language)

const factionColours = (view: View) => ({
  names: view.volume.factions.map(({ id }) => nameOf(view, id)),
  colours: view.volume.factions.map(({ colour }) => variable(colour)),
})

const legend = (view: View): Html => {
  const items = view.volume.factions.map(
    ({ id, colour }) =>
      `<li><span class="swatch" style="background:${variable(colour)}"></span>${escaped(nameOf(view, id))}</li>`,
  )
  return `<ul class="legend">${items.join('')}</ul>`
}

const percent = ({ language }: View, share: number): string => {
  const text = numeral(100 * share, language, 1)
  return language === 'en' || language === 'pl' ? `${text}%` : `${text}\u00a0%`
}
const plain = ({ language }: View, n: number, decimals = 1): string => numeral(n, language, decimals)
const withSign = (n: number, text: string): string => (n > 0 ? `+${text}` : text)
const withError = (view: View, mean: Mean, decimals = 1): string =>
  mean.error === undefined
    ? plain(view, mean.mean, decimals)
    : `${plain(view, mean.mean, decimals)} ± ${plain(view, mean.error, decimals)}`

/** Options that are not as usual, and who sits where. */
function settingHtml(view: View, { options, cells }: GroupFindings): Html {
  const { volume, language, say } = view
  const changed = volume.options
    .filter(
      ({ id, default: usual }) => id !== volume.editionOption && options[id] !== undefined && options[id] !== usual,
    )
    .map(
      ({ id }) =>
        `${message(volume.catalogues, language, `option.${id}`)}: ${message(volume.catalogues, language, `option.${id}.${options[id]}`)}`,
    )
  const ids = volume.factions.map(({ id }) => id)
  const rows = cells.map(({ lineup, seats, games }) => [
    escaped(lineup),
    ...ids.map((id) => escaped(seats[id] ?? '')),
    numeral(games, language),
  ])
  return [
    ...(changed.length === 0 ? [] : [paragraph(say('group.options', { text: changed.join('; ') }))]),
    heading(3, say('group.lineups')),
    table([say('column.lineup'), ...ids.map((id) => nameOf(view, id)), say('column.games')], rows, [ids.length + 1]),
  ].join('\n')
}

function winsHtml(view: View, { cells }: GroupFindings): Html {
  const { volume, say } = view
  const ids = volume.factions.map(({ id }) => id)
  const figures = cells.flatMap(({ lineup, wins }) =>
    ids.flatMap((id) => {
      const its = wins[id]
      const name = nameOf(view, id)
      return its === undefined
        ? []
        : [{ row: name, panel: lineup, colour: name, value: its.share, low: its.low, high: its.high }]
    }),
  )
  const rows = cells.flatMap(({ lineup, wins, margins }) =>
    ids.flatMap((id) => {
      const [its, margin] = [wins[id], margins[id]]
      if (its === undefined || margin === undefined) return []
      const span = `${percent(view, its.low)} – ${percent(view, its.high)}`
      return [[escaped(lineup), escaped(nameOf(view, id)), percent(view, its.share), span, withError(view, margin)]]
    }),
  )
  const heads = (
    ['column.lineup', 'column.faction', 'column.wins', 'column.interval', 'column.mean-margin'] as const
  ).map((id) => say(id))
  return [
    heading(3, say('wins.title')),
    figure(intervals(figures, say('wins.axis'), factionColours(view), { share: true }), say('wins.about')),
    table(heads, rows, [2, 3, 4]),
  ].join('\n')
}

/** In words what tells a line-up from the first one for a faction. */
export function verdictOf(comparison: Comparison): readonly LabMessage[] {
  const { wins, margin, winsDiffer, marginsDiffer, chanceOfMargin, onlyHere, onlyThere } = comparison
  if (!winsDiffer && !marginsDiffer)
    return [margin.mean === 0 && chanceOfMargin === 1 && onlyHere + onlyThere === 0 ? 'compare.same' : 'compare.noise']
  return [
    ...(winsDiffer ? [wins.mean > 0 ? ('compare.more' as const) : ('compare.less' as const)] : []),
    ...(marginsDiffer ? [margin.mean > 0 ? ('compare.higher' as const) : ('compare.lower' as const)] : []),
  ]
}

function comparisonsHtml(view: View, { comparisons, cells }: GroupFindings): Html {
  if (comparisons.length === 0) return ''
  const { say } = view
  const rows = comparisons.map((each) => {
    const { lineup, faction, wins, margin, winsDiffer, marginsDiffer } = each
    const inWords = verdictOf(each).map((id) => say(id))
    const points = (n: number): string => withSign(n, percent(view, n))
    const steps = (n: number): string => withSign(n, plain(view, n))
    return [
      escaped(lineup),
      escaped(nameOf(view, faction)),
      `${points(wins.mean)} (${points(wins.low)} … ${points(wins.high)})`,
      `${steps(margin.mean)} (${steps(margin.low)} … ${steps(margin.high)})`,
      `<span class="${winsDiffer || marginsDiffer ? 'sure' : 'noise'}">${escaped(inWords.join(', '))}</span>`,
    ]
  })
  const heads = (['column.lineup', 'column.faction', 'compare.wins', 'compare.margin', 'compare.verdict'] as const).map(
    (id) => say(id),
  )
  return [
    heading(3, say('compare.title')),
    paragraph(say('compare.about', { baseline: cells[0]?.lineup })),
    table(heads, rows, [2, 3]),
  ].join('\n')
}

function courseHtml(view: View, { cells }: GroupFindings): Html {
  const { volume, say } = view
  const points = cells.flatMap((cell) =>
    cell.course.flatMap(({ cards, margins }) =>
      volume.factions.flatMap(({ id }) => {
        const its = margins[id]
        if (its === undefined) return []
        const reach = reachOf(its)
        const [low, high] = [its.mean - reach, its.mean + reach]
        return [{ cards, faction: nameOf(view, id), panel: cell.lineup, mean: its.mean, low, high }]
      }),
    ),
  )
  const plot = course(points, { x: say('course.axis'), y: say('column.margin') }, factionColours(view))
  return [heading(3, say('course.title')), legend(view), figure(plot, say('course.about'))].join('\n')
}

function lengthHtml(view: View, { cells }: GroupFindings): Html {
  const { say } = view
  const points = cells.flatMap((cell) => cell.ends.map((each) => ({ ...each, panel: cell.lineup })))
  const rows = cells.map(({ lineup, length: { cards, rounds, decisions } }) => [
    escaped(lineup),
    withError(view, cards),
    withError(view, rounds, 2),
    withError(view, decisions, 0),
  ])
  const heads = (['column.lineup', 'length.cards', 'length.rounds', 'length.decisions'] as const).map((id) => say(id))
  return [
    heading(3, say('length.title')),
    figure(ends(points, { x: say('length.cards'), y: say('column.games') }), say('length.about')),
    table(heads, rows, [1, 2, 3]),
  ].join('\n')
}

/** So many events have room in the plot. */
const MOST_IN_PLOT = 24

function cardsHtml(view: View, { cards }: GroupFindings): Html {
  const { volume, language, say } = view
  if (cards.length === 0) return ''
  const name = ({ card, side }: CardWorth): string =>
    side === 'event'
      ? cardName(volume, card)
      : `${cardName(volume, card)}, ${message(volume.catalogues, language, `side.${side}`)}`
  const distance = ({ worth: { mean, error } }: CardWorth): number =>
    Math.abs(mean) / (error || Number.POSITIVE_INFINITY)
  const shown = [...cards]
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, MOST_IN_PLOT)
    .sort((a, b) => b.worth.mean - a.worth.mean)
  const noise = say('cards.noise')
  const sure = [say('cards.helps'), say('cards.harms')] as const
  const verdict = ({ differs, worth }: CardWorth): string => (!differs ? noise : worth.mean > 0 ? sure[0] : sure[1])
  const figures = shown.map((each) => {
    const reach = reachOf(each.worth)
    const value = each.worth.mean
    return { row: name(each), panel: '', colour: verdict(each), value, low: value - reach, high: value + reach }
  })
  const colours = { names: [...sure, noise], colours: ['var(--green)', 'var(--red)', 'var(--soft)'] }
  const rows = cards.map((each) => [
    escaped(name(each)),
    `${withError(view, each.played)} (${each.played.n})`,
    `${withError(view, each.left)} (${each.left.n})`,
    withError(view, each.worth),
    withError(view, each.atOnce),
    `<span class="${each.differs ? 'sure' : 'noise'}">${escaped(verdict(each))}</span>`,
  ])
  const heads = (
    ['cards.event', 'cards.played', 'cards.left', 'cards.worth', 'cards.at-once', 'cards.verdict'] as const
  ).map((id) => say(id))
  return [
    heading(3, say('cards.title')),
    paragraph(say('cards.about')),
    figure(intervals(figures, say('cards.axis'), colours, { zero: 0 }), say('cards.most', { n: shown.length })),
    details(say('cards.table'), table(heads, rows, [1, 2, 3, 4])),
  ].join('\n')
}

const actName = ({ volume, language }: View, { word: key }: ActFindings): string =>
  message(volume.catalogues, language, `word.${key}`)

/** The acts of all line-ups together, in the order of the first that has them. */
function allActs(cells: readonly CellFindings[]): readonly (ActFindings & { readonly games: number })[] {
  const sums = new Map<string, ActFindings & { readonly games: number }>()
  const games = cells.reduce((sum, cell) => sum + cell.games, 0)
  for (const act of cells.flatMap(({ acts }) => acts)) {
    const name = `${act.faction} ${act.kind} ${act.word}`
    const known = sums.get(name)
    const spaces: Record<string, number> = { ...known?.spaces }
    for (const [space, n] of Object.entries(act.spaces)) spaces[space] = (spaces[space] ?? 0) + n
    sums.set(name, { ...act, games, times: act.times + (known?.times ?? 0), spaces })
  }
  return [...sums.values()]
}

const MOST_SPACES = 3

function actsHtml(view: View, { cells }: GroupFindings): Html {
  const { volume, drawing, say } = view
  const order = volume.factions.map(({ id }) => id)
  const acts = [...allActs(cells)].sort((a, b) => order.indexOf(a.faction) - order.indexOf(b.faction))
  if (acts.length === 0) return ''
  const figures = acts.map((act) => {
    const faction = nameOf(view, act.faction)
    return { row: actName(view, act), panel: faction, colour: faction, value: act.times / act.games }
  })
  const nameOfSpace = (id: string): string => volume.spaces.find((space) => space.id === id)?.name ?? id
  const rows = cells.flatMap(({ lineup, acts: own }) =>
    own.map((act) => [
      escaped(lineup),
      escaped(nameOf(view, act.faction)),
      escaped(actName(view, act)),
      withError(view, act.perGame, 2),
      escaped(
        Object.entries(act.spaces)
          .sort(([, a], [, b]) => b - a)
          .slice(0, MOST_SPACES)
          .map(([id, n]) => `${nameOfSpace(id)} ${percent(view, n / act.times)}`)
          .join(', '),
      ),
    ]),
  )
  const heads = (['column.lineup', 'column.faction', 'acts.act', 'acts.per-game', 'acts.main'] as const).map((id) =>
    say(id),
  )
  const maps = acts.map((act) => {
    const name = `${nameOf(view, act.faction)}: ${actName(view, act)}`
    const most = Math.max(1, ...Object.values(act.spaces))
    const { colour } = volume.factions[order.indexOf(act.faction)] ?? {}
    const picture = map(volume, drawing, name, ({ id }) => {
      const n = act.spaces[id]
      return n === undefined
        ? undefined
        : { colour: variable(colour), strength: n / most, text: percent(view, n / act.times) }
    })
    return `<figure>${picture}<figcaption>${escaped(name)}</figcaption></figure>`
  })
  const plots = bars(figures, say('acts.axis'), factionColours(view))
  return [
    heading(3, say('acts.title')),
    paragraph(say('acts.about')),
    legend(view),
    ...plots.map((plot) => `<div class="wide">${plot}</div>`),
    details(say('acts.act'), table(heads, rows, [3])),
    details(say('acts.where'), paragraph(say('acts.where-about')), `<div class="maps">${maps.join('\n')}</div>`),
  ].join('\n')
}

function boardHtml(view: View, { cells }: GroupFindings): Html {
  const { say } = view
  const maps = (about: LabMessage, one: (cell: CellFindings) => Html): Html =>
    [
      paragraph(say(about)),
      `<div class="maps">${cells
        .map((cell) => `<figure>${one(cell)}<figcaption>${escaped(cell.lineup)}</figcaption></figure>`)
        .join('\n')}</div>`,
    ].join('\n')
  return [
    heading(3, say('board.title')),
    heading(4, say('board.control')),
    holderLegend(view),
    maps('board.control-about', (cell) => controlMap(view, cell)),
    heading(4, say('board.support')),
    maps('board.support-about', (cell) => supportMap(view, cell)),
    details(say('board.table'), spacesTable(view, cells)),
  ].join('\n')
}

function holderLegend({ volume, language }: View): Html {
  const items = volume.holders.map(
    ({ colour }, h) =>
      `<li><span class="swatch" style="background:${variable(colour)}"></span>${escaped(holderName(volume, h as Holder, language))}</li>`,
  )
  return `<ul class="legend">${items.join('')}</ul>`
}

function controlText(view: View, cell: CellFindings, id: string): string {
  const { volume, language } = view
  const control = cell.spaces[id]?.control ?? {}
  const shares = volume.holders.flatMap((holder, h) => {
    const share = control[holder.id]
    return share === undefined ? [] : [`${holderName(volume, h as Holder, language)} ${percent(view, share)}`]
  })
  return shares.length === 0 ? view.say('board.uncontrolled') : shares.join(', ')
}

const controlMap = (view: View, cell: CellFindings): Html =>
  map(view.volume, view.drawing, `${view.say('board.control')}: ${cell.lineup}`, ({ id }) => {
    const its = cell.spaces[id]
    const main = its && mainHolder(view.volume, its)
    return main && { colour: variable(main.holder.colour), strength: main.share, text: controlText(view, cell, id) }
  })

const supportMap = (view: View, cell: CellFindings): Html => {
  const most = (view.volume.levels.length - 1) / 2
  return map(view.volume, view.drawing, `${view.say('board.support')}: ${cell.lineup}`, ({ id }) => {
    const mean = cell.spaces[id]?.level.mean
    if (mean === undefined) return undefined
    const colour = mean < 0 ? 'var(--opposition)' : 'var(--support)'
    return { colour, strength: Math.abs(mean) / most, text: withSign(mean, plain(view, mean, 2)) }
  })
}

function spacesTable(view: View, cells: readonly CellFindings[]): Html {
  const { volume, say } = view
  const rows = cells.flatMap((cell) =>
    volume.spaces.flatMap(({ id, name }: SpaceFacts) => {
      const its = cell.spaces[id]
      return its === undefined
        ? []
        : [[escaped(cell.lineup), escaped(name), withError(view, its.level, 2), escaped(controlText(view, cell, id))]]
    }),
  )
  const heads = (['column.lineup', 'board.space', 'board.level', 'board.control'] as const).map((id) => say(id))
  return table(heads, rows, [2])
}

function playersHtml(view: View, { ratings, duels }: PlayersFindings): Html {
  const { say } = view
  const figures = ratings.map(({ player, faction, mu, sigma }) => {
    const name = nameOf(view, faction)
    return { row: player, panel: name, colour: name, value: mu, low: mu - sigma, high: mu + sigma }
  })
  const rows = ratings.map(({ player, faction, mu, sigma, wins }) => [
    escaped(nameOf(view, faction)),
    escaped(player),
    `${plain(view, mu)} ± ${plain(view, sigma)}`,
    `${percent(view, wins.share)} (${percent(view, wins.low)} – ${percent(view, wins.high)})`,
    numeral(wins.of, view.language),
  ])
  const heads = (['column.faction', 'column.player', 'players.rating', 'column.wins', 'column.games'] as const).map(
    (id) => say(id),
  )
  const duelRows = duels.map(({ first, second, ahead, differs }) => {
    const reach = reachOf(ahead)
    const better = ahead.mean > 0.5 ? first : second
    return [
      escaped(say('players.duel', { first, second })),
      percent(view, ahead.mean),
      `${percent(view, Math.max(0, ahead.mean - reach))} – ${percent(view, Math.min(1, ahead.mean + reach))}`,
      numeral(ahead.n, view.language),
      `<span class="${differs ? 'sure' : 'noise'}">${escaped(differs ? say('players.ahead-of', { first: better }) : say('players.noise'))}</span>`,
    ]
  })
  const duelHeads = (
    ['players.pair', 'players.ahead', 'column.interval', 'column.games', 'compare.verdict'] as const
  ).map((id) => say(id))
  return [
    figure(intervals(figures, say('players.axis'), factionColours(view)), say('players.about')),
    table(heads, rows, [2, 3, 4]),
    heading(3, say('players.duels')),
    paragraph(say('players.duels-about')),
    table(duelHeads, duelRows, [1, 2, 3]),
  ].join('\n')
}
