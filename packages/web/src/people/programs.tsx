import { useState } from 'preact/hooks'
import { Pick } from '../parts/pick.tsx'
import { hrefOf } from '../route.ts'
import { whenText } from '../text/when.ts'
import { useAct, useLoaded } from './act.tsx'
import { endToken, makeProgram, makeToken, programs, RIGHTS, type Right, tokens } from './api.ts'
import { Field, Form, Part } from './fields.tsx'
import { me } from './me.ts'
import { profileAddress } from './ratings.tsx'
import { say } from './text/say.ts'

/** Accounts that programs play with, and the tokens that let them in. */
export function Programs() {
  const own = useLoaded(programs)
  const [name, setName] = useState('')
  const { act, isBusy, told } = useAct()
  const make = () =>
    act(async () => {
      await makeProgram(name.trim())
      setName('')
      return own.reload()
    })
  return (
    <Part id="programs" title={say('people.programs')}>
      <p>{say('people.programs-lead')}</p>
      {own.problem}
      <ul class="items">
        {own.value?.map((each) => (
          <li key={each.id}>
            <a href={hrefOf('people', profileAddress(each.name))}>{each.name}</a>
          </li>
        ))}
      </ul>
      <Form onSend={make}>
        <Field label="people.program-name" value={name} onWrite={setName} required maxLength={40} />
        <button type="submit" disabled={isBusy}>
          {say('people.make-program')}
        </button>
      </Form>
      {told}
      <Tokens players={own.value?.map((each) => each.name) ?? []} />
    </Part>
  )
}

/** The tokens there are, and a new one, which is shown once. */
function Tokens({ players }: { players: readonly string[] }) {
  const { value, reload, problem } = useLoaded(tokens)
  const [name, setName] = useState('')
  const [right, setRight] = useState<Right>('read')
  const [bot, setBot] = useState('')
  const [shown, setShown] = useState<string | undefined>(undefined)
  const { act, isBusy, told } = useAct()
  const make = () =>
    act(async () => {
      setShown((await makeToken({ name, rights: [right], ...(bot === '' ? {} : { bot }) })).token)
      setName('')
      return reload()
    })
  return (
    <>
      {problem}
      <ul class="items">
        {value?.map(({ id, name: what, rights, person, created_at }) => (
          <li key={id}>
            <span>
              {what}
              <small>
                {person} · {say(`people.right.${rights}`)} · {whenText(created_at)}
              </small>
            </span>
            <button
              type="button"
              disabled={isBusy}
              aria-label={`${say('people.end-token')}: ${what}`}
              onClick={() => act(() => endToken(id).then(reload))}
            >
              {say('people.end-token')}
            </button>
          </li>
        ))}
      </ul>
      <Form onSend={make}>
        <Field label="people.token-name" value={name} onWrite={setName} required maxLength={60} />
        <Pick
          label={say('people.token-of')}
          value={bot}
          values={['', ...players]}
          textOf={(each) => (each === '' ? (me.value?.name ?? '') : each)}
          onPick={(each) => setBot(each)}
        />
        <Pick
          label={say('people.right')}
          value={right}
          values={RIGHTS}
          textOf={(each) => say(`people.right.${each}`)}
          onPick={(each) => setRight(each)}
        />
        <button type="submit" disabled={isBusy}>
          {say('people.make-token')}
        </button>
      </Form>
      {shown !== undefined && (
        <p class="notice" role="status">
          {say('people.token-once')} <code class="secret">{shown}</code>
        </p>
      )}
      {told}
    </>
  )
}
