import { LANGUAGES } from '@coinflict/kernel/text'
import { language, theme } from '../settings.ts'
import { say } from '../text/say.ts'

const NAMES = { en: 'English', es: 'Español', pl: 'Polski' } as const
const THEMES = ['system', 'light', 'dark'] as const

/** Language and colours. */
export function Settings() {
  return (
    <div class="settings">
      <label>
        <span class="hidden">{say('app.language')}</span>
        <select
          value={language.value}
          onChange={(event) => {
            const chosen = LANGUAGES.find((l) => l === event.currentTarget.value)
            if (chosen !== undefined) language.value = chosen
          }}
        >
          {LANGUAGES.map((l) => (
            <option key={l} value={l} lang={l}>
              {NAMES[l]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="hidden">{say('app.theme')}</span>
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
