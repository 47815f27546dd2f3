import { useId, useState } from 'preact/hooks'
import { notice } from '../parts/notice.ts'
import { go, route } from '../route.ts'
import { useAct } from './act.tsx'
import { logIn, logInByPasskey, register, registerByPasskey } from './api.ts'
import { Field, Form, Part } from './fields.tsx'
import { findMe } from './me.ts'
import { hasPasskeys } from './passkey.ts'
import { say } from './text/say.ts'

const LEAST_OF_A_PASSWORD = 8

/** Whoever came in goes on: to their games, or stays where they were to log in first. */
async function goOn(linked: readonly string[]): Promise<undefined> {
  await findMe()
  if (route.value.rest === '') go('people', 'games')
  if (linked.length > 0) notice.value = { text: say('people.linked', { n: linked.length }) }
}

/** With an account, or a new one. */
export function LogInPage() {
  return (
    <>
      <p>{say('people.lead')}</p>
      <div class="way-in">
        <Part id="log-in" title={say('app.log-in')}>
          <LogInForm />
        </Part>
        <Part id="register" title={say('people.register')}>
          <RegisterForm />
        </Part>
      </div>
    </>
  )
}

function LogInForm() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { act, isBusy, told } = useAct()
  return (
    <Form onSend={() => act(async () => goOn((await logIn(name, password)).linked))}>
      <Field label="people.name" value={name} onWrite={setName} required autocomplete="username" />
      <Field
        label="people.password"
        type="password"
        value={password}
        onWrite={setPassword}
        required
        autocomplete="current-password"
      />
      {told}
      <button type="submit" class="primary" disabled={isBusy}>
        {say('app.log-in')}
      </button>
      {hasPasskeys() && (
        <button type="button" disabled={isBusy} onClick={() => act(async () => goOn((await logInByPasskey()).linked))}>
          {say('people.with-passkey')}
        </button>
      )}
    </Form>
  )
}

function RegisterForm() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { act, isBusy, told } = useAct()
  return (
    <Form onSend={() => act(async () => goOn((await register(name, password)).linked))}>
      <Field label="people.name" value={name} onWrite={setName} required maxLength={40} autocomplete="username" />
      <NewPassword value={password} onWrite={setPassword} label="people.password" />
      {told}
      <button type="submit" class="primary" disabled={isBusy}>
        {say('people.register')}
      </button>
      {hasPasskeys() && (
        <button
          type="button"
          disabled={isBusy || name.trim() === ''}
          onClick={() => act(async () => goOn((await registerByPasskey(name)).linked))}
        >
          {say('people.register-passkey')}
        </button>
      )}
    </Form>
  )
}

/** A password that is chosen now. */
export function NewPassword({
  label,
  value,
  onWrite,
}: {
  label: 'people.password' | 'people.new-password'
  value: string
  onWrite(text: string): void
}) {
  const hint = useId()
  return (
    <>
      <Field
        label={label}
        type="password"
        value={value}
        onWrite={onWrite}
        required
        minLength={LEAST_OF_A_PASSWORD}
        autocomplete="new-password"
        describedBy={hint}
      />
      <small id={hint}>{say('people.least', { n: LEAST_OF_A_PASSWORD })}</small>
    </>
  )
}
