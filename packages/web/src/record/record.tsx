import { endText, verdictText } from '@coinflict/kernel/display'
import { hasBeatenAll, ranking } from '@coinflict/kernel/rules'
import type { Faction } from '@coinflict/kernel/state'
import { deedsOf, reviewOf, turningPoints } from '@coinflict/kernel/table'
import { signed } from '@coinflict/kernel/text'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { NothingHere } from '../parts/nothing-here.tsx'
import { problemText } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { Rule, withLinks } from '../parts/rule.tsx'
import { go, hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { factionNouns, ofVolume, say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { GameChances } from './chances.tsx'
import { Chart, MarginTable } from './chart.tsx'
import { DeedsTable } from './deeds.tsx'
import { type OpenRecord, openRecord } from './open.ts'
import { Points } from './points.tsx'
import { StatisticsPage } from './statistics.tsx'
import { WriteDown } from './write-down.tsx'

/** The record of a game that this browser keeps; without a game, all that were finished. */
export function RecordPage({ address }: { address: string }) {
  const [open, setOpen] = useState<OpenRecord | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (address !== '')
      openRecord(address).then(setOpen, (error) => {
        setProblem(problemText(error))
      })
  }, [address])
  if (address === '') return <StatisticsPage />
  if (problem !== undefined) return <NothingHere why={problem} />
  return open === undefined ? <p class="loading">{say('app.loading')}</p> : <Record open={open} />
}

const VIEWS = ['chart', 'table'] as const

function Record({ open: { id, box, save, table } }: { open: OpenRecord }) {
  const { game, setup, volume } = table
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart')
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const review = useMemo(() => reviewOf(table), [table])
  const points = useMemo(() => turningPoints(review), [review])
  const deeds = useMemo(() => deedsOf(volume, table.log), [table])
  const tongue = language.value
  const [outcome = '', why = ''] = game.isOver ? endText(game, tongue) : []
  const verdict = game.isOver ? verdictText(game, tongue) : undefined
  const linked = (text: string) => withLinks(text, (rule) => <Rule game={volume.id} rule={rule} />)
  const people = volume.allFactions.filter((f) => setup.seats[f]?.kind === 'person')
  const facts = [
    volume.title,
    ofVolume(volume, `scenario.${setup.scenario}`).replace(/:.*/, ''),
    say('record.cards', { n: review.cards.length }),
    ...(people.length === 0 || people.length === volume.allFactions.length
      ? []
      : [say('setup.kept-people', { factions: factionNouns(volume, people) })]),
  ]
  const choose = (point: number) => setChosen(point === chosen ? undefined : point)
  return (
    <main class="page record">
      <header class="record-head">
        <div>
          <PageTitle>{game.isOver ? outcome : say('record.so-far', { title: volume.title })}</PageTitle>
          <p class="record-facts">{facts.join(' · ')}</p>
          {game.isOver && (
            <p class="record-why">
              {linked(why)} {verdict !== undefined && linked(verdict)}
            </p>
          )}
        </div>
        <div class="record-acts">
          <a class="button" href={hrefOf('play', id)}>
            {say('record.back')}
          </a>
          <a class="button" href={hrefOf('record')}>
            {say('stats.title')}
          </a>
          <button type="button" onClick={() => print()}>
            {say('record.print')}
          </button>
        </div>
      </header>
      <Standing open={{ table }} />
      <section class="panel record-margins" aria-labelledby="margins-title">
        <div class="record-title">
          <h2 id="margins-title">{say('record.margins')}</h2>
          <fieldset class="views" aria-label={say('record.as')}>
            {VIEWS.map((each) => (
              <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
                {say(`record.as.${each}`)}
              </button>
            ))}
          </fieldset>
        </div>
        <div class={view === 'chart' ? undefined : 'on-paper'}>
          <Chart volume={volume} review={review} points={points} chosen={chosen} onChoose={choose} />
        </div>
        {view === 'table' && <MarginTable volume={volume} review={review} />}
      </section>
      <section class="panel record-points" aria-labelledby="points-title">
        <h2 id="points-title">{say('record.points')}</h2>
        <Points
          box={box}
          table={table}
          review={review}
          points={points}
          chosen={chosen}
          onChoose={choose}
          onShow={(at) => go('play', `${id}/${at}`)}
        />
      </section>
      <GameChances table={table} save={save} review={review} onShow={(at) => go('play', `${id}/${at}`)} />
      <section class="panel record-deeds" aria-labelledby="deeds-title">
        <h2 id="deeds-title">{say('record.deeds')}</h2>
        <DeedsTable volume={volume} deeds={deeds} />
      </section>
      <section class="panel record-away" aria-labelledby="away-title">
        <h2 id="away-title">{say('record.write-down')}</h2>
        <WriteDown moment={{ box, table, game, log: table.log }} />
      </section>
    </main>
  )
}

/** All factions by place; those that a non-player has beaten have lost alike. */
function Standing({ open: { table } }: { open: Pick<OpenRecord, 'table'> }) {
  const { game, setup, volume } = table
  const standings = ranking(game)
  const isBeaten = standings.some(({ faction }) => hasBeatenAll(game, faction))
  const seat = (f: Faction) => seatName(volume, setup.seats[f]?.kind ?? '')
  return (
    <ol class="standing" aria-label={say('record.standing')}>
      {standings.map(({ faction, margin, place }) => {
        const look = factionLook(game, faction)
        return (
          <li key={faction} class={place === 1 ? `first ${look.colour}` : look.colour}>
            {!isBeaten && <span class="place">{place}</span>}
            <FactionSign {...look} />
            <span class="who">
              <b>{look.name}</b>
              <span>{seat(faction)}</span>
            </span>
            <span class="hidden">{ofVolume(volume, 'fact.margin')} </span>
            <b class="margin">{signed(margin)}</b>
          </li>
        )
      })}
    </ol>
  )
}
