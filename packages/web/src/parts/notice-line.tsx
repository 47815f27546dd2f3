import { say } from '../text/say.ts'
import { notice } from './notice.ts'

/** The last thing the app had to say, until it is closed. */
export function NoticeLine() {
  if (notice.value === undefined) return null
  return (
    <p class="notice" role="alert">
      {notice.value.text}{' '}
      <button
        type="button"
        class="quiet"
        onClick={() => {
          notice.value = undefined
        }}
      >
        {say('dialog.close')}
      </button>
    </p>
  )
}
