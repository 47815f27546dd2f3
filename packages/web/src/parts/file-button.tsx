import { useState } from 'preact/hooks'
import { say } from '../text/say.ts'
import { problemText } from './notice.ts'

/**
 * Opens a file of a person's machine, and says beside itself what is wrong with it. What the browser itself says beside such a field is in the
 * browser's language, so it is not shown.
 */
export function FileButton({ onFile }: { onFile(file: File): Promise<void> }) {
  const [problem, setProblem] = useState<unknown>(undefined)
  return (
    <>
      <label class="file">
        <span>{say('setup.import')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            setProblem(undefined)
            if (file !== undefined) onFile(file).catch(setProblem)
          }}
        />
      </label>
      {problem !== undefined && (
        <p class="notice" role="alert">
          {problemText(problem)}
        </p>
      )}
    </>
  )
}
