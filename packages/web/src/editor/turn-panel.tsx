import { factionNameOf } from '@coinflict/kernel/display'
import { DEEDS, MARKS } from '@coinflict/kernel/rules'
import type { Faction, Game } from '@coinflict/kernel/state'
import type { Position } from '@coinflict/kernel/table'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { edit } from './desk.ts'
import { type Draft, hasControlMarkers, layControl, takeControl } from './draft.ts'
import { setDid, setEligible, setExecuting, setMark, setOver, setPart, setPhase } from './edits.ts'

/** More parts than any phase has. */
const MOST_PARTS = 99

/** Where in the sequence of play the game stands. */
export function TurnPanel({ game, draft }: { game: Game; draft: Draft }) {
  const { volume } = game
  const { position } = draft
  const nobody = ''
  return (
    <>
      <h2>{say('editor.turn')}</h2>
      <Choose
        label={say('editor.phase')}
        value={position.phase}
        values={volume.phases.map(({ id }) => id)}
        textOf={(id) => ofVolume(volume, `phase.${id}`)}
        onChange={(phase) => edit((p) => setPhase(p, phase))}
      />
      {volume.allFactions.map((faction) => (
        <FactionFields key={faction} game={game} position={position} faction={faction} />
      ))}
      <details>
        <summary>{say('editor.rare')}</summary>
        <Choose
          label={say('editor.executing')}
          value={position.executing ?? nobody}
          values={[nobody, ...volume.factions.map(({ id }) => id)]}
          textOf={(id) => (id === nobody ? say('editor.nobody') : factionNameOf(volume, id, language.value))}
          onChange={(id) => edit((p) => setExecuting(p, id === nobody ? undefined : id))}
        />
        <Stepper
          label={say('editor.part')}
          value={position.part ?? 0}
          max={MOST_PARTS}
          onChange={(part) => edit((p) => setPart(p, part))}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={hasControlMarkers(position)}
            onChange={(event) => {
              const lies = event.currentTarget.checked
              edit((p) => (lies ? layControl(volume, draft) : takeControl(p)))
            }}
          />{' '}
          {say('editor.control')}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={position.over === true}
            onChange={(event) => {
              const over = event.currentTarget.checked
              edit((p) => setOver(p, over))
            }}
          />{' '}
          {say('editor.over')}
        </label>
      </details>
    </>
  )
}

/** Whether a faction may act, what it did on this card and what becomes of it on the next. */
function FactionFields({ game, position, faction }: { game: Game; position: Position; faction: Faction }) {
  const { volume } = game
  const look = factionLook(game, faction)
  const id = volume.factions[faction]?.id as string
  const { eligible = false, did = 'nothing', mark = 'none' } = position.factions[id] ?? {}
  return (
    <fieldset class="faction-fields">
      <legend>
        <FactionSign {...look} /> {look.name}
      </legend>
      <label class="check">
        <input
          type="checkbox"
          checked={eligible}
          onChange={(event) => {
            const to = event.currentTarget.checked
            edit((p) => setEligible(p, id, to))
          }}
        />{' '}
        {ofVolume(volume, 'deed.eligible')}
      </label>
      <Choose
        label={say('factions.card')}
        value={did}
        values={DEEDS as readonly string[]}
        textOf={(deed) => (deed === 'nothing' ? say('editor.nothing-yet') : ofVolume(volume, `deed.${deed}`))}
        onChange={(to) => edit((p) => setDid(volume, p, id, to))}
      />
      <Choose
        label={say('editor.mark')}
        value={mark}
        values={MARKS as readonly string[]}
        textOf={(each) => (each === 'none' ? say('editor.as-usual') : ofVolume(volume, `mark.${each}`))}
        onChange={(to) => edit((p) => setMark(p, id, to))}
      />
    </fieldset>
  )
}
