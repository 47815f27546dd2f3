import { factionName } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import type { Save, Viewer } from '@coinflict/kernel/table'
import { FactionSign } from '../board/pieces.tsx'
import { Icon } from '../parts/icon.tsx'
import { chances, language } from '../settings.ts'
import { say } from '../text/say.ts'
import { error, percent } from './percent.ts'
import { useStudy } from './use-study.ts'
import '../styles/think.css'

/** Playouts for the chances at one moment. */
const PLAYOUTS = 200

/** Shows or hides the chances. */
export function ChancesSwitch() {
  const isOn = chances.value === 'on'
  return (
    <button
      type="button"
      class="chances-switch signed"
      aria-pressed={isOn}
      title={say('chances.title')}
      onClick={() => {
        chances.value = isOn ? 'off' : 'on'
      }}
    >
      <Icon name="chances" />
      <span class="hidden-on-phone">{say('chances.short')}</span>
    </button>
  )
}

interface ChancesProps {
  readonly volume: Volume
  readonly viewer: Viewer
  /** What is looked at: another moment has another key; with none, what was known stays. */
  readonly moment: string | undefined
  saveOf(): Save
}

/** The chance of each faction to win, as it is worked out beside the page. */
export function ChancesBar({ volume, viewer, moment, saveOf }: ChancesProps) {
  const { result, isBusy, hasFailed } = useStudy(
    moment,
    () => ({ about: 'chances', save: saveOf(), viewer, playouts: PLAYOUTS }),
    { stays: true },
  )
  const shareOf = (f: number): number => result?.chances[f] ?? 0
  return (
    <section class="chances" aria-label={say('chances.title')} aria-busy={isBusy}>
      <div class="chances-bar" aria-hidden="true">
        {volume.factions.map(({ id, colour }, f) => (
          <span key={id} class={colour} style={{ flexGrow: shareOf(f) }} />
        ))}
      </div>
      {hasFailed ? (
        <p>{say('chances.failed')}</p>
      ) : (
        <ul>
          {volume.allFactions.map((f) => {
            const { colour = '', letter = '', id } = volume.factions[f] ?? {}
            return (
              <li key={id}>
                <FactionSign colour={colour} letter={letter} />
                <span class="hidden">{factionName(volume, f, language.value)}: </span>{' '}
                {result === undefined ? (
                  '…'
                ) : (
                  <>
                    <b>{percent(shareOf(f))}</b> <small>{error(result.errors[f] ?? 0)}</small>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
