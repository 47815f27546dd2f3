import { endText, verdictText } from '@coinflict/kernel/display'
import { hasBeatenAll, ranking } from '@coinflict/kernel/rules'
import { signed } from '@coinflict/kernel/text'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { Rule, withLinks } from '../parts/rule.tsx'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { playersElsewhere } from '../storage/mail.ts'
import { say } from '../text/say.ts'
import { useFocus } from './focus.ts'
import { SendButtons, Told } from './send-move.tsx'
import type { Session } from './session.ts'

/** The end of a game: who won and why, places and margins, and what can be done with it now. */
export function Result({ session, afterwards }: { session: Session; afterwards?: ComponentChildren }) {
  const section = useRef<HTMLElement>(null)
  const [told, setTold] = useState('')
  useFocus(section, '')
  const { game, volume } = session
  const [outcome = '', why = ''] = endText(game, language.value)
  const verdict = verdictText(game, language.value)
  const linked = (text: string) => withLinks(text, (rule) => <Rule game={volume.id} rule={rule} />)
  return (
    <section class="question result" aria-labelledby="result-title" ref={section} tabIndex={-1}>
      <h2 id="result-title" tabIndex={-1}>
        {say('result.title')}
      </h2>
      <p class="verdict-word">{outcome}</p>
      <p>{linked(why)}</p>
      {verdict !== undefined && <p>{linked(verdict)}</p>}
      <Places session={session} />
      <Told text={told} />
      <div class="answers">
        <a class="button" href={hrefOf('')}>
          {say('setup.new')}
        </a>
        {session.id !== 'guide' && !session.isOnline && (
          <a class="button" href={hrefOf('record', session.id)}>
            {say('menu.record')}
          </a>
        )}
        {playersElsewhere(session.id).value.size > 0 && (
          <SendButtons session={session} to={undefined} onTold={setTold} />
        )}
        <button type="button" class="answer" onClick={() => session.watch({ from: 0, to: session.length })}>
          {say('result.watch')}
        </button>
        <button type="button" class="answer" onClick={() => session.lookAt(session.lastOwnTurn)}>
          {say('result.fork')}
        </button>
      </div>
      {afterwards}
    </section>
  )
}

/** All factions with their margins, by place; if a non-player has beaten all others, those have lost alike and have none. */
function Places({ session }: { session: Session }) {
  const { game } = session
  const standings = ranking(game)
  const isBeaten = standings.some(({ faction }) => hasBeatenAll(game, faction))
  const List = isBeaten ? 'ul' : 'ol'
  return (
    <List class="places">
      {standings.map(({ faction, place, margin }) => {
        const look = factionLook(game, faction)
        const word = place === 1 ? 'result.won' : 'result.lost'
        const id = isBeaten ? word : margin > 0 ? 'result.met' : 'result.short'
        return (
          <li key={faction} {...(isBeaten ? {} : { value: place })}>
            <FactionSign {...look} /> {say(id, { faction: look.name, n: signed(margin) })}
          </li>
        )
      })}
    </List>
  )
}
