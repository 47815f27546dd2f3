import { say } from '../text/say.ts'

/** Opens a file of a person's machine. What the browser itself says beside such a field is in the browser's language, so it is not shown. */
export function FileButton({ onFile }: { onFile(file: File): void }) {
  return (
    <label class="file">
      <span>{say('setup.import')}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </label>
  )
}
