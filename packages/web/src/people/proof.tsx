import { useState } from 'preact/hooks'
import { type Proof, passkeyProof } from './api.ts'
import { Field } from './fields.tsx'
import { me } from './me.ts'
import type { PeopleMessage } from './text/en.ts'

/** That it is really oneself: by the password, or without one by a passkey. */
export function useProof() {
  const [password, setPassword] = useState('')
  return {
    password,
    setPassword,
    async give(): Promise<Proof> {
      if (me.value?.hasPassword !== true) return passkeyProof()
      setPassword('')
      return { password }
    },
  }
}

/** Asks for the password of those who have one; others show a passkey afterwards. */
export function ProofField({
  proof: { password, setPassword },
  label = 'people.password',
}: {
  proof: ReturnType<typeof useProof>
  label?: PeopleMessage
}) {
  if (me.value?.hasPassword !== true) return null
  return (
    <Field
      label={label}
      type="password"
      value={password}
      onWrite={setPassword}
      required
      autocomplete="current-password"
    />
  )
}
