import { signal } from '@preact/signals'
import { language } from '../settings.ts'

/** What is told now, and in which language. */
const said = signal({ text: '', tongue: language.peek() })
let waiting: ReturnType<typeof setTimeout> | undefined

/** Milliseconds: screen readers drop what is said while the page still changes; what was said long ago, they are not to meet again. */
const QUIET = 400
const LONG = 3000

/** Tells those who hear the page what others see, in the place of whatever was still to be told. */
export function announce(...sentences: readonly string[]): void {
  const text = sentences
    .filter((sentence) => sentence !== '')
    .map(ended)
    .join(' ')
  if (text === '') return
  clearTimeout(waiting)
  // The same words are heard once more only if they went away in between.
  const tongue = language.peek()
  said.value = { text: '', tongue }
  waiting = setTimeout(() => {
    said.value = { text, tongue }
    waiting = setTimeout(() => {
      said.value = { text: '', tongue }
    }, LONG)
  }, QUIET)
}

const ended = (sentence: string): string => (/[.?!…]$/.test(sentence) ? sentence : `${sentence}.`)

/** Where that is told. It has no role, since an empty status is met as a bar of its own. Nothing is told in a language that has been left. */
export const Status = () => (
  <div class="hidden" aria-live="polite">
    {said.value.tongue === language.value && said.value.text}
  </div>
)
