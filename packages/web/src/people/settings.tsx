import { LANGUAGES } from '@coinflict/kernel/text'
import { useState } from 'preact/hooks'
import { notice } from '../parts/notice.ts'
import { Pick } from '../parts/pick.tsx'
import { languageName } from '../parts/settings.tsx'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { offerFile } from '../storage/file.ts'
import { speak } from '../text/speak.ts'
import { whenText } from '../text/when.ts'
import { useAct, useLoaded } from './act.tsx'
import {
  block,
  blocked,
  changeLanguage,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  personalData,
  sessions,
  unblock,
} from './api.ts'
import { Field, Form, Part } from './fields.tsx'
import { leaveBy } from './leave.ts'
import { NewPassword } from './log-in.tsx'
import { findMe } from './me.ts'
import { Passkeys } from './passkeys.tsx'
import { Programs } from './programs.tsx'
import { ProofField, useProof } from './proof.tsx'
import { say } from './text/say.ts'
import { BeingTold } from './told.tsx'

/** Everything about the own account. */
export function SettingsPage() {
  return (
    <>
      <Tongue />
      <BeingTold />
      <Password />
      <Passkeys />
      <Sessions />
      <Programs />
      <BlockedPeople />
      <Data />
    </>
  )
}

function Tongue() {
  const { act, told } = useAct()
  return (
    <Part id="language" title={say('app.language')}>
      <div class="fields">
        <Pick
          label={say('people.language-lead')}
          value={language.value}
          values={LANGUAGES}
          textOf={languageName}
          onPick={(tongue) =>
            act(async () => {
              await changeLanguage(tongue)
              await speak(tongue)
              return say('people.kept')
            })
          }
        />
      </div>
      {told}
    </Part>
  )
}

function Password() {
  const proof = useProof()
  const [password, setPassword] = useState('')
  const { act, isBusy, told } = useAct()
  const change = () =>
    act(async () => {
      await changePassword(await proof.give(), password)
      setPassword('')
      await findMe()
      return say('people.password-changed')
    })
  return (
    <Part id="password" title={say('people.change-password')}>
      <Form onSend={change}>
        <ProofField proof={proof} label="people.old-password" />
        <NewPassword label="people.new-password" value={password} onWrite={setPassword} />
        <button type="submit" disabled={isBusy}>
          {say('people.change-password')}
        </button>
      </Form>
      {told}
    </Part>
  )
}

function Sessions() {
  const { value, reload, problem } = useLoaded(sessions)
  const { act, isBusy, told } = useAct()
  return (
    <Part id="sessions" title={say('people.sessions')}>
      {problem}
      <ul class="items">
        {value?.map(({ id, agent, seen_at, here }) => (
          <li key={id}>
            <span>
              {here ? <strong>{say('people.this-browser')}</strong> : agent}
              <small>{say('people.seen', { when: whenText(seen_at) })}</small>
            </span>
            {!here && (
              <button type="button" disabled={isBusy} onClick={() => act(() => endSession(id).then(reload))}>
                {say('people.end-session')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {value !== undefined && value.length > 1 && (
        <button type="button" disabled={isBusy} onClick={() => act(() => endOtherSessions().then(reload))}>
          {say('people.end-others')}
        </button>
      )}
      {told}
    </Part>
  )
}

function BlockedPeople() {
  const { value, setValue, problem } = useLoaded(blocked)
  const [name, setName] = useState('')
  const { act, isBusy, told } = useAct()
  const add = () =>
    act(async () => {
      setValue(await block(name.trim()))
      setName('')
      return undefined
    })
  return (
    <Part id="blocked" title={say('people.blocked')}>
      <p>{say('people.blocked-lead')}</p>
      {problem}
      {value?.length === 0 && <p class="empty">{say('people.blocked-none')}</p>}
      <ul class="items">
        {value?.map((each) => (
          <li key={each.name}>
            <span>{each.name}</span>
            <button
              type="button"
              disabled={isBusy}
              aria-label={`${say('people.unblock')}: ${each.name}`}
              onClick={() =>
                act(async () => {
                  setValue(await unblock(each.name))
                  return undefined
                })
              }
            >
              {say('people.unblock')}
            </button>
          </li>
        ))}
      </ul>
      <Form onSend={add}>
        <Field label="people.name" value={name} onWrite={setName} required maxLength={40} />
        <button type="submit" disabled={isBusy}>
          {say('people.block')}
        </button>
      </Form>
      {told}
      <p>
        <a href={hrefOf('people', 'report')}>{say('people.report-title')}</a>
      </p>
    </Part>
  )
}

/** To take everything along, and to go. */
function Data() {
  const proof = useProof()
  const saving = useAct()
  const going = useAct()
  const save = () =>
    saving.act(async () => {
      offerFile('coinflict-my-data.json', await personalData())
      return undefined
    })
  const leave = () => {
    if (!confirm(say('people.delete-sure'))) return
    going.act(async () => {
      const given = await proof.give()
      await leaveBy(() => deleteAccount(given))
      notice.value = { text: say('people.deleted') }
      return undefined
    })
  }
  return (
    <>
      <Part id="data" title={say('people.data')}>
        <p>{say('people.data-lead')}</p>
        <button type="button" disabled={saving.isBusy} onClick={save}>
          {say('people.export')}
        </button>
        {saving.told}
      </Part>
      <Part id="delete" title={say('people.delete')}>
        <p>{say('people.delete-lead')}</p>
        <Form onSend={leave}>
          <ProofField proof={proof} />
          <button type="submit" class="danger" disabled={going.isBusy}>
            {say('people.delete')}
          </button>
        </Form>
        {going.told}
      </Part>
    </>
  )
}
