import { factionNoun } from '@coinflict/kernel/display'
import type { Faction } from '@coinflict/kernel/state'
import { isSecretMove, SPECTATOR } from '@coinflict/kernel/table'
import { useRef, useState } from 'preact/hooks'
import { canHandOn, handOn, linkTo, shareLink } from '../parts/share.ts'
import { language } from '../settings.ts'
import { seat } from '../storage/mail.ts'
import { say } from '../text/say.ts'
import { useFocus } from './focus.ts'
import type { Session } from './session.ts'

/** Stands where the question would be when who is asked answers elsewhere: sends them the game. */
export function SendMove({ session, to }: { session: Session; to: Faction }) {
  const section = useRef<HTMLElement>(null)
  useFocus(section, `${session.length}`)
  const { volume, tableShown } = session
  const faction = factionNoun(volume, to, language.value)
  const isSecret = isSecretMove(tableShown)
  const [told, setTold] = useState('')
  const copyLook = async () => {
    const { checkpoint: _, ...save } = session.save(SPECTATOR)
    const link = await linkTo('open', { save })
    const text = say((await shareLink(link)) ? 'menu.link-copied' : 'menu.link-here', { link })
    setTold(`${text} ${say('menu.link-hidden')}`)
  }
  return (
    <section class="question send-move" aria-labelledby="send-title" ref={section} tabIndex={-1}>
      <h2 id="send-title" tabIndex={-1}>
        {say('mail.waits', { faction })}
      </h2>
      <p>{say(isSecret ? 'mail.secret' : 'mail.lead', { faction })}</p>
      <div class="answers">
        {isSecret ? (
          <button type="button" class="primary" onClick={copyLook}>
            {say('mail.copy-look')}
          </button>
        ) : (
          <SendButtons session={session} to={to} onTold={setTold} />
        )}
        <button type="button" onClick={() => seat(session.id, tableShown.setup.seats[to]?.player ?? '', false)}>
          {say('mail.answer-here')}
        </button>
      </div>
      <Told text={told} />
    </section>
  )
}

/** What came of it, where it was asked for. */
export const Told = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p class="notice" role="alert">
      {text}
    </p>
  )

/** Copies or hands on the link that carries the game to who is to answer, or to all if it is over. */
export function SendButtons({
  session,
  to,
  onTold,
}: {
  session: Session
  to: Faction | undefined
  onTold(text: string): void
}) {
  const { volume } = session
  const faction = to === undefined ? undefined : factionNoun(volume, to, language.value)
  const link = () => linkTo('move', session.move())
  const copy = async () => {
    const address = await link()
    const isCopied = await shareLink(address)
    if (faction === undefined) onTold(say(isCopied ? 'menu.link-copied' : 'menu.link-here', { link: address }))
    else onTold(say(isCopied ? 'mail.copied' : 'mail.here', { faction, link: address }))
  }
  const share = async () => {
    const text = faction === undefined ? volume.title : say('mail.shared', { title: volume.title, faction })
    await handOn(text, await link())
  }
  return (
    <>
      <button type="button" class="primary" onClick={copy}>
        {say(faction === undefined ? 'mail.over' : 'mail.copy')}
      </button>
      {canHandOn() && (
        <button type="button" onClick={share}>
          {say('mail.share')}
        </button>
      )}
    </>
  )
}
