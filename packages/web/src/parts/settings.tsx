import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import type { Signal } from '@preact/signals'
import { language, motion, SOUNDS, SWITCHED, sound, theme } from '../settings.ts'
import { say } from '../text/say.ts'
import { speak } from '../text/speak.ts'
import { complain } from './notice.ts'

/** The languages, each in its own words: no text that is said in one of them. */
const NAMES: ReadonlyMap<Language, string> = new Map([
  ['en', 'English'],
  ['es', 'Español'],
  ['pl', 'Polski'],
])
export const languageName = (each: Language): string => NAMES.get(each) ?? each

const THEMES = ['system', 'light', 'dark'] as const

/** Language and colours. */
export function Settings() {
  return (
    <div class="settings">
      <label>
        <span class="settings-name">{say('app.language')}</span>
        <select
          value={language.value}
          onChange={(event) => {
            const chosen = LANGUAGES.find((l) => l === event.currentTarget.value)
            if (chosen !== undefined) speak(chosen).catch(complain)
          }}
        >
          {LANGUAGES.map((l) => (
            <option key={l} value={l} lang={l}>
              {languageName(l)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="settings-name">{say('app.theme')}</span>
        <select
          value={theme.value}
          onChange={(event) => {
            const chosen = THEMES.find((t) => t === event.currentTarget.value)
            if (chosen !== undefined) theme.value = chosen
          }}
        >
          {THEMES.map((t) => (
            <option key={t} value={t}>
              {say(`app.theme.${t}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** What is to be seen and heard of the table. */
export function TableSettings() {
  return (
    <div class="table-settings">
      <Choice
        label={say('app.motion')}
        setting={motion}
        values={SWITCHED}
        textOf={(value) => say(`app.motion.${value}`)}
      />
      <Choice label={say('app.sound')} setting={sound} values={SOUNDS} textOf={(value) => say(`app.sound.${value}`)} />
    </div>
  )
}

function Choice<Value extends string>({
  label,
  setting,
  values,
  textOf,
}: {
  label: string
  setting: Signal<Value>
  values: readonly Value[]
  textOf(value: Value): string
}) {
  return (
    <label>
      {label}{' '}
      <select
        value={setting.value}
        onChange={(event) => {
          const chosen = values.find((value) => value === event.currentTarget.value)
          if (chosen !== undefined) setting.value = chosen
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {textOf(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
