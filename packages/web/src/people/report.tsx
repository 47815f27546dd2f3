import { useState } from 'preact/hooks'
import { useAct } from './act.tsx'
import { report } from './api.ts'
import { Field, Form } from './fields.tsx'
import { say } from './text/say.ts'

/** Tells whoever runs the server about somebody. */
export function ReportPage({ name: first }: { name: string }) {
  const [name, setName] = useState(first)
  const [text, setText] = useState('')
  const { act, isBusy, told } = useAct()
  const send = () =>
    act(async () => {
      await report(name.trim(), text)
      setText('')
      return say('people.reported')
    })
  return (
    <>
      <p>{say('people.report-lead')}</p>
      <Form onSend={send}>
        <Field label="people.about" value={name} onWrite={setName} maxLength={40} />
        <label class="long">
          <span>{say('people.what')}</span>
          <textarea
            rows={6}
            maxLength={2000}
            required
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        {told}
        <button type="submit" class="primary" disabled={isBusy}>
          {say('people.send')}
        </button>
      </Form>
    </>
  )
}
