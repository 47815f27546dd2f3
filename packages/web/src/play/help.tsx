import { Dialog } from '../parts/dialog.tsx'
import { gathering, shortcuts } from '../settings.ts'
import { type Message, say } from '../text/say.ts'

/** Each key as it is printed on it, and what it does. */
const KEYS = (): readonly (readonly [keys: string, what: Message])[] => [
  ['0 – 9', 'keys.answer'],
  ['d', 'keys.done'],
  ['y, n', 'keys.yes-no'],
  [say('key.enter'), 'keys.confirm'],
  [say('key.enter'), 'keys.do-it'],
  ['Esc', 'keys.last-back'],
  ['↑ ↓', 'keys.arrows'],
  ['h', 'keys.advice'],
  ['u', 'keys.undo'],
  ['r', 'keys.redo'],
  ['s', 'keys.again'],
  ['x', 'keys.by-hand'],
  ['q', 'keys.question'],
  ['b', 'keys.board'],
  ['i', 'keys.space'],
  ['c, f, l, g', 'keys.tabs'],
  ['l l', 'keys.log'],
  ['w', 'keys.news'],
  ['p', 'keys.pace'],
  ['e', 'keys.finish'],
  ['t', 'keys.turns'],
  [', .', 'keys.timeline'],
  ['← ↑ → ↓', 'keys.map'],
  [`${say('key.shift')} + ← ↑ → ↓`, 'keys.pan'],
  [`+ − ${say('key.home')}`, 'keys.zoom'],
  ['?', 'keys.help'],
]

/** Every key that does something. */
export function Help({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={say('keys.title')} onClose={onClose} wide>
      <dl class="keys">
        {KEYS().map(([keys, what]) => (
          <div key={what}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
      <label class="only">
        <input
          type="checkbox"
          checked={shortcuts.value === 'on'}
          onChange={(event) => {
            shortcuts.value = event.currentTarget.checked ? 'on' : 'off'
          }}
        />{' '}
        {say('keys.setting')}
      </label>
      <label class="only">
        <input
          type="checkbox"
          checked={gathering.value === 'on'}
          onChange={(event) => {
            gathering.value = event.currentTarget.checked ? 'on' : 'off'
          }}
        />{' '}
        {say('keys.gather')}
      </label>
      <p>{say('keys.drag')}</p>
      <p>{say('keys.reader')}</p>
    </Dialog>
  )
}
