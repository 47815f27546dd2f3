import { factionName, partText, reasonText } from '@coinflict/kernel/display'
import { verbsInPlay } from '@coinflict/kernel/questions'
import { type Faction, keyOf, type Part, type Volume } from '@coinflict/kernel/state'
import { useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import type { Session } from './session.ts'

/** What players may do between a question and its answer: transfers, voluntary removal of pieces, manual corrections. */
export function OutOfTurn({
  session,
  attempt,
  onClose,
}: {
  session: Session
  attempt(act: () => void): void
  onClose(): void
}) {
  const { volume, question, game } = session
  const { own } = session
  const [by, setBy] = useState<Faction>(own.find((f) => f === question?.by) ?? own[0] ?? (0 as Faction))
  const [verb, setVerb] = useState(verbsInPlay(game)[0] ?? '')
  const [words, setWords] = useState<readonly string[]>([])
  const rules = volume.interjections[verb]
  const parts: Part[] = []
  for (let i = 0; i <= words.length; i++) {
    const part = rules?.next(volume, words.slice(0, i))
    if (part === undefined) break
    parts.push(part)
  }
  const factions = volume.allFactions.filter((f) => rules?.whyNotWith?.(game, by, f) === undefined)
  const others = factions.map((f) => volume.factions[f]?.id ?? '')
  const [someone] = volume.allFactions.filter((f) => f !== by)
  const nobody = others.length > 0 || someone === undefined ? undefined : rules?.whyNotWith?.(game, by, someone)
  const isWhole = parts.length === words.length
  const set = (at: number, word: string) => setWords(word === '' ? words.slice(0, at) : [...words.slice(0, at), word])
  return (
    <Dialog title={say('out-of-turn.title')} onClose={onClose}>
      <div class="form">
        <label>
          {say('out-of-turn.who')}
          <select
            value={by}
            onChange={(event) => {
              setBy(Number(event.currentTarget.value) as Faction)
              setWords([])
            }}
          >
            {own.map((f) => (
              <option key={f} value={f}>
                {factionName(volume, f, language.value)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('out-of-turn.what')}
          <select
            value={verb}
            onChange={(event) => {
              setVerb(event.currentTarget.value)
              setWords([])
            }}
          >
            {verbsInPlay(game).map((id) => (
              <option key={id} value={id}>
                {ofVolume(volume, `verb.${id}`)}
              </option>
            ))}
          </select>
        </label>
        {parts.map((part, i) => (
          <label key={`${verb} ${words.slice(0, i).join(' ')}`}>
            {say(partLabel(part))}
            <select value={words[i] ?? ''} onChange={(event) => set(i, event.currentTarget.value)}>
              <option value="">…</option>
              {(part === 'faction' ? others : wordsOf(volume, part)).map((word) => (
                <option key={word} value={word}>
                  {partText(volume, part, word, language.value)}
                </option>
              ))}
            </select>
            {part === 'faction' && nobody !== undefined && <small>{reasonText(game, nobody, language.value)}</small>}
          </label>
        ))}
        <button
          type="button"
          class="primary"
          disabled={!isWhole}
          onClick={() => {
            attempt(() => session.interject(by, verb, words))
            onClose()
          }}
        >
          {say('out-of-turn.do')}
        </button>
      </div>
    </Dialog>
  )
}

const partLabel = (part: Part) => (typeof part === 'string' ? (`part.${part}` as const) : 'part.choice')

const NUMBERS = Array.from({ length: 100 }, (_, n) => String(n))

/** Everything that a word can be. */
function wordsOf(volume: Volume, part: Part): readonly string[] {
  switch (part) {
    case 'faction':
      return volume.factions.map(({ id }) => id)
    case 'space':
      return volume.spaces.map(({ id }) => id)
    case 'piece':
      return volume.pieces.map(({ id }) => id)
    case 'marker':
      return volume.markers.map(({ id }) => id)
    case 'track':
      return volume.tracks.filter(({ bookkeeping }) => bookkeeping !== true).map(({ id }) => id)
    case 'level':
      return volume.levels
    case 'card':
      return volume.cards.filter(({ lasts }) => lasts !== undefined).map(({ number }) => String(number))
    case 'operation':
      return [...new Set(volume.allFactions.flatMap((f) => volume.turn.operationsOf(f)))].map(({ word }) =>
        keyOf(volume, word),
      )
    case 'number':
      return NUMBERS
    default:
      return part
  }
}
