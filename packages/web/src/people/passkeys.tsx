import { useState } from 'preact/hooks'
import { whenText } from '../text/when.ts'
import { useAct, useLoaded } from './act.tsx'
import { addPasskey, passkeys, removePasskey } from './api.ts'
import { Field, Form, Part } from './fields.tsx'
import { hasPasskeys } from './passkey.ts'
import { ProofField, useProof } from './proof.tsx'
import { say } from './text/say.ts'

/** The passkeys of the account, and one more; nothing where the browser has none. */
export function Passkeys() {
  const { value, setValue, problem } = useLoaded(passkeys)
  const [name, setName] = useState('')
  const proof = useProof()
  const { act, isBusy, told } = useAct()
  if (!hasPasskeys()) return null
  const add = () =>
    act(async () => {
      setValue(await addPasskey(name.trim(), await proof.give()))
      setName('')
      return undefined
    })
  return (
    <Part id="passkeys" title={say('people.passkeys')}>
      <p>{say('people.passkeys-lead')}</p>
      {problem}
      <ul class="items">
        {value?.map((each) => (
          <li key={each.id}>
            <span>
              {each.name}
              <small>{whenText(each.created_at)}</small>
            </span>
            <button
              type="button"
              disabled={isBusy}
              aria-label={`${say('people.remove')}: ${each.name}`}
              onClick={() =>
                act(async () => {
                  setValue(await removePasskey(each.id))
                  return undefined
                })
              }
            >
              {say('people.remove')}
            </button>
          </li>
        ))}
      </ul>
      <Form onSend={add}>
        <Field label="people.passkey-name" value={name} onWrite={setName} required maxLength={60} />
        <ProofField proof={proof} />
        <button type="submit" disabled={isBusy}>
          {say('people.add-passkey')}
        </button>
      </Form>
      {told}
    </Part>
  )
}
