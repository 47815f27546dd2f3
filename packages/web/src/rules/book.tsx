import type { Rulebook } from '@coinflict/kernel/display'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Place } from '../parts/rule.tsx'
import { say } from '../text/say.ts'
import type { FullBox } from '../volumes.ts'
import { Chart } from './chart.tsx'
import { chartAt } from './charts.ts'
import { ChartsPart } from './charts-part.tsx'
import { useCharts, useRulebook } from './load.ts'
import type { PlaceLink } from './place.tsx'
import { findAll } from './search.ts'
import { nearest, Summary } from './summary.tsx'

/** Stands in an address where a family could stand, for the newest. */
const CHARTS = 'charts'

interface BookProps {
  readonly place: Place
  readonly linkTo: PlaceLink
}

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
  }, [family, rule])
  const isLoaded = book !== undefined && (family === undefined || box !== undefined)
  useEffect(() => {
    if (!isLoaded || rule === '') return
    const entry = entries.current?.querySelector<HTMLElement>('.wanted')
    entry?.scrollIntoView({ block: 'start' })
    ;(entry?.querySelector<HTMLElement>('h2, h3') ?? entry)?.focus({ preventScroll: true })
  }, [isLoaded, family, rule])
  if (book === undefined) return <p class="loading">{say('app.loading')}</p>
  const linkToRule = (number: string) => linkTo({ game, rule: number }, number)
  const found = letters === '' ? undefined : findAll(letters, book, box)
  return (
    <div class="book">
      <label class="search">
        <span>{say('rules.search')}</span>
        <input type="search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <p class="found" aria-live="polite">
        {found !== undefined && (found.n === 0 ? say('rules.none') : say('rules.found', { n: found.n }))}
      </p>
      <div ref={entries}>
        {found === undefined ? (
          <Parts book={book} box={box} place={place} linkTo={linkTo} />
        ) : (
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

/** The part that the place is in; what no chart of the family has is looked for in the summary. */
function Parts({ book, box, place, linkTo }: BookProps & { book: Rulebook; box: FullBox | undefined }) {
  const { game, family, rule } = place
  const isWaiting = family !== undefined && box === undefined
  const chart = family === undefined || box === undefined ? undefined : chartAt(box.families, family, rule)
  const isSummary = !isWaiting && chart === undefined
  const shown = nearest(book, rule)
  return (
    <>
      <nav class="books" aria-label={say('rules.parts')}>
        {linkTo({ game, rule: '' }, say('rules.summary'), isSummary)}
        {linkTo({ game, family: CHARTS, rule: '' }, say('rules.charts'), !isSummary)}
      </nav>
      {isWaiting && <p class="loading">{say('app.loading')}</p>}
      {box !== undefined && chart !== undefined && <ChartsPart box={box} chart={chart} place={place} linkTo={linkTo} />}
      {isSummary && (
        <>
          {shown !== rule && (
            <p>{shown === '' ? say('rules.unknown', { rule }) : say('rules.nearest', { rule, nearest: shown })}</p>
          )}
          <Summary
            book={book}
            wanted={shown}
            isSearched={false}
            linkTo={(number) => linkTo({ game, rule: number }, number)}
          />
        </>
      )}
    </>
  )
}
