import { markerName, pieceName } from '@coinflict/kernel/display'
import { isOnBoard, levelOf } from '@coinflict/kernel/rules'
import { count, type Game, level, markers, type Space, spaceWord, type Track, track } from '@coinflict/kernel/state'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { SpacePanel } from '../editor/space-panel.tsx'
import { TrackField } from '../editor/tracks-panel.tsx'
import { Icon } from '../parts/icon.tsx'
import { Pick } from '../parts/pick.tsx'
import { Rule } from '../parts/rule.tsx'
import { announce } from '../parts/status.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { reasonText } from '../text/sentences.ts'
import { useFocus } from './focus.ts'
import { boxOf, type Change, type HandWork } from './hand.ts'
import { useCorner } from './space-info.tsx'

interface HandProps {
  readonly work: HandWork
  onWork(work: HandWork): void
}

/** Takes a change if it can be made; else says why not. */
function attempted({ work, onWork }: HandProps, change: Change): void {
  const next = work.with(change)
  if (next.refused === undefined) onWork(next)
  else announce(refusalText(next))
}

const spaceOf = (change: Change): Space | undefined => ('space' in change ? change.space : undefined)

function refusalText({ game, refused }: HandWork): string {
  if (refused === undefined) return ''
  const space = spaceOf(refused.change)
  return reasonText(game, refused.reason, language.value, space === undefined ? undefined : spaceWord(space))
}

/** The space that was clicked, with the editor's steppers for all that stands there. */
export function HandSpace({
  work,
  space,
  refused,
  onWork,
  onRefused,
  onClose,
}: HandProps & {
  space: Space
  /** What could not be made just now. */
  refused: HandWork | undefined
  onRefused(work: HandWork): void
  onClose(): void
}) {
  const { before, game } = work
  const { levels } = game.volume
  const box = useRef<HTMLDivElement>(null)
  const { id = '' } = game.volume.spaces[space] ?? {}
  const style = useCorner(box, id)
  // In the list it stands below the rows, and takes room from them.
  useLayoutEffect(() => {
    const row = box.current?.closest('.board')?.querySelector(`.spaces [data-id="${id}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [id, style])
  const change = (next: Change) => {
    const tried = work.with(next)
    if (tried.refused === undefined) onWork(tried)
    else onRefused(tried)
  }
  return (
    <div class="hand-space" style={style} ref={box}>
      {refused?.refused !== undefined && (
        <p class="notice" role="alert">
          {refusalText(refused)} <Rule game={game.volume.id} rule={refused.refused.reason.rule} />
        </p>
      )}
      <SpacePanel
        game={game}
        space={space}
        hand={{
          pieces: (piece) => count(game, space, piece),
          piecesBefore: (piece) => count(before, space, piece),
          markers: (marker) => markers(game, space, marker),
          markersBefore: (marker) => markers(before, space, marker),
          setPieces: (piece, to) =>
            change({
              kind: 'pieces',
              space,
              piece,
              n: to - count(game, space, piece),
              box: boxOf(game.volume, piece),
            }),
          flip: (piece) => change({ kind: 'flip', space, piece, n: 1 }),
          setMarkers: (marker, to) => change({ kind: 'markers', space, marker, n: to - markers(game, space, marker) }),
          setLevel: (to) => {
            if (levels.includes(to) && levelOf(game.volume, to) !== level(game, space))
              change({ kind: 'level', space, to })
          },
        }}
        back={say('hand.close')}
        onBack={onClose}
      />
    </div>
  )
}

/** What was set by hand so far, the tracks, and the button that does it all. */
export function HandPanel({
  work,
  title,
  onWork,
  onDone,
  onCancel,
  onOther,
}: HandProps & {
  title: string
  onDone(): void
  /** Leaves the mode; nothing if a card waits to be carried out. */
  onCancel: (() => void) | undefined
  /** Puts cards in force, sets eligibility and the like. */
  onOther(): void
}) {
  const { before, changes, game } = work
  const { volume } = game
  const section = useRef<HTMLElement>(null)
  useFocus(section, title, '.map, .spaces, .hand-space')
  // Without changes there is nothing to be done but to leave, unless a card waits for it.
  const mayDo = changes.length > 0 || onCancel === undefined
  return (
    <section class="question by-hand" aria-label={say('question.label')} ref={section} tabIndex={-1}>
      <div class="question-text">
        <h2 tabIndex={-1}>{title}</h2>
      </div>
      <p>{say('hand.how')}</p>
      {changes.length > 0 && (
        <ol class="changes" aria-label={say('hand.changes', { n: changes.length })}>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>
              <span>{changeText(before, game, change)}</span>
              {change.kind === 'pieces' && change.n < 0 && volume.boxes.length > 1 && (
                <Pick
                  look="to-box"
                  label={say('hand.to')}
                  value={change.box}
                  values={volume.boxes}
                  textOf={(box) => ofVolume(volume, `box.${box}`)}
                  onPick={(box) => onWork(work.sentTo(change, box))}
                />
              )}
              <button
                type="button"
                class="quiet"
                aria-label={`${say('hand.undo')}: ${changeText(before, game, change)}`}
                onClick={() => {
                  const next = work.without(change)
                  if (next.refused === undefined) onWork(next)
                  else announce(refusalText(next))
                }}
              >
                <Icon name="undo" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="answers">
        <button
          type="button"
          class="answer primary"
          data-key="hand-done"
          data-shortcut="d"
          aria-keyshortcuts="d"
          disabled={!mayDo}
          onClick={onDone}
        >
          {changes.length === 0 ? say('hand.done-nothing') : say('hand.done', { n: changes.length })}
        </button>
        {changes.length > 0 && (
          <button type="button" class="answer" data-key="hand-clear" onClick={() => onWork(work.cleared)}>
            {say('hand.undo-all')}
          </button>
        )}
        {onCancel !== undefined && (
          <button type="button" class={mayDo ? 'answer' : 'answer primary'} data-key="hand-cancel" onClick={onCancel}>
            {say('hand.cancel')}
          </button>
        )}
      </div>
      <h3>{say('editor.tracks')}</h3>
      {volume.tracks.map((facts, t) =>
        isOnBoard(game, t as Track) ? (
          <TrackField
            key={facts.id}
            game={game}
            facts={facts}
            value={facts.boxes?.[track(game, t as Track)] ?? track(game, t as Track)}
            onChange={(to) => attempted({ work, onWork }, { kind: 'track', track: t as Track, to: String(to) })}
          />
        ) : null,
      )}
      <button type="button" class="other" onClick={onOther}>
        {say('hand.other')}
      </button>
    </section>
  )
}

/** A change in words: what, where, from how many to how many. */
function changeText(before: Game, after: Game, change: Change): string {
  const { volume } = after
  const where = 'space' in change ? (volume.spaces[change.space]?.name ?? '') : ''
  const arrow = (what: string, from: string | number, to: string | number): string =>
    say('hand.change', { where, what, from, to })
  switch (change.kind) {
    case 'pieces': {
      const from = count(before, change.space, change.piece)
      return arrow(pieceName(volume, change.piece, language.value, 2), from, from + change.n)
    }
    case 'flip':
      return say('hand.flip', { where, what: pieceName(volume, change.piece, language.value, change.n), n: change.n })
    case 'markers': {
      const from = markers(before, change.space, change.marker)
      const { id = '' } = volume.markers[change.marker] ?? {}
      return arrow(markerName(volume, id, language.value, 2), from, from + change.n)
    }
    case 'level': {
      const name = (n: number): string => ofVolume(volume, `level.${n}`)
      return arrow(
        ofVolume(volume, 'fact.level'),
        name(level(before, change.space)),
        name(levelOf(volume, change.to) ?? 0),
      )
    }
    case 'track': {
      const facts = volume.tracks[change.track]
      const shown = (value: string): string =>
        facts?.boxes === undefined ? value : ofVolume(volume, `box.${facts.boxes[Number(value)] ?? value}`)
      return say('hand.track', {
        what: ofVolume(volume, `track.${facts?.id}`),
        from: shown(String(track(before, change.track))),
        to: facts?.boxes === undefined ? change.to : ofVolume(volume, `box.${change.to}`),
      })
    }
  }
}
