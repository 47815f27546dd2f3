import type { Rulebook } from '@coinflict/kernel/display'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { LinkTo, Place } from '../parts/rule.tsx'
import { say } from '../text/say.ts'
import { Chart } from './chart.tsx'
import { chartAt } from './charts.ts'
import { ChartsPart } from './charts-part.tsx'
import { useCharts, useRulebook } from './load.ts'
import type { PlaceLink } from './place.tsx'
import { findAll } from './search.ts'
import { isChapter, nearest, Summary } from './summary.tsx'

/** Stands in an address where a family could stand, for the newest. */
const CHARTS = 'charts'

interface BookProps {
  readonly place: Place
  readonly linkTo: PlaceLink
}

/** Where the chapters stand beside the text. */
const WIDE = '(min-width: 64rem)'

/** The rules of a game in two parts, the summary and the charts of the non-players. A search goes through both. */
export function Book({ place, linkTo }: BookProps) {
  const { game, family, rule } = place
  const [typed, setTyped] = useState('')
  const letters = typed.trim()
  const book = useRulebook(game)
  const box = useCharts(game, family !== undefined || letters !== '')
  const entries = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setTyped('')
  }, [place])
  const isLoaded = book !== undefined && (family === undefined || box !== undefined)
  useEffect(() => {
    if (!isLoaded || rule === '') return
    const entry = entries.current?.querySelector<HTMLElement>('.wanted')
    entry?.scrollIntoView({ block: 'start' })
    ;(entry?.querySelector<HTMLElement>('h2, h3') ?? entry)?.focus({ preventScroll: true })
  }, [isLoaded, place])
  if (book === undefined) return <p class="loading">{say('app.loading')}</p>
  const linkToRule = (number: string) => linkTo({ game, rule: number }, number)
  const found = letters === '' ? undefined : findAll(letters, book, box)
  // What no chart of the family has is looked for in the summary.
  const chart = family === undefined || box === undefined ? undefined : chartAt(box.families, family, rule)
  const isSummary = isLoaded && chart === undefined
  return (
    <div class="book">
      <div class="book-ways">
        <label class="search">
          <span>{say('rules.search')}</span>
          <input type="search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <p class="found" aria-live="polite">
          {found !== undefined && (found.n === 0 ? say('rules.none') : say('rules.found', { n: found.n }))}
        </p>
        {found === undefined && (
          <>
            <nav class="books" aria-label={say('rules.parts')}>
              {linkTo({ game, rule: '' }, say('rules.summary'), isSummary)}
              {linkTo({ game, family: CHARTS, rule: '' }, say('rules.charts'), !isSummary)}
            </nav>
            {isSummary && <Contents book={book} linkTo={(number, text) => linkTo({ game, rule: number }, text)} />}
          </>
        )}
      </div>
      <div class="book-text" ref={entries}>
        {found === undefined && !isLoaded && <p class="loading">{say('app.loading')}</p>}
        {found === undefined && box !== undefined && chart !== undefined && (
          <ChartsPart box={box} chart={chart} place={place} linkTo={linkTo} />
        )}
        {found === undefined && isSummary && <Whole book={book} rule={rule} linkTo={linkToRule} />}
        {found !== undefined && (
          <>
            <Summary book={found.book} wanted="" isSearched linkTo={linkToRule} />
            {box === undefined && <p class="loading">{say('app.loading')}</p>}
            {box !== undefined &&
              found.charts.map((chart) => (
                <Chart
                  key={`${chart.family} ${chart.faction}`}
                  volume={box.volume}
                  chart={chart}
                  wanted=""
                  linkTo={linkTo}
                />
              ))}
          </>
        )}
      </div>
    </div>
  )
}

/** The chapters: beside the text where there is room, else folded up. */
function Contents({ book, linkTo }: { book: Rulebook; linkTo(rule: string, text: string): ComponentChildren }) {
  const chapters = Object.entries(book.rules).filter(([number]) => isChapter(number))
  return (
    <details class="contents" open={matchMedia(WIDE).matches}>
      <summary>{say('rules.contents')}</summary>
      <ul>
        {chapters.map(([number, { title }]) => (
          <li key={number}>{linkTo(number, `${number} ${title}`)}</li>
        ))}
      </ul>
    </details>
  )
}

/** The whole summary with the wanted rule marked, or what is nearest to it. */
function Whole({ book, rule, linkTo }: { book: Rulebook; rule: string; linkTo: LinkTo }) {
  const shown = nearest(book, rule)
  return (
    <>
      {shown !== rule && (
        <p>{shown === '' ? say('rules.unknown', { rule }) : say('rules.nearest', { rule, nearest: shown })}</p>
      )}
      <Summary book={book} wanted={shown} isSearched={false} linkTo={linkTo} />
    </>
  )
}
