import { deedText } from '@coinflict/kernel/display'
import { DEEDS, firstDid, isOnBoard, slot } from '@coinflict/kernel/rules'
import { type Faction, type Game, inBox, resources, type Track } from '@coinflict/kernel/state'
import { numeral, signed } from '@coinflict/kernel/text'
import { factionLook, stackLook } from '../board/look.ts'
import { FactionSign, PieceIcon } from '../board/pieces.tsx'
import { isOnCard } from '../board/table.ts'
import { language } from '../settings.ts'
import { factionNouns, ofVolume, say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { Lender, lentText } from './purse.tsx'
import { trackText } from './strip.tsx'

/** Factions with what they have, how far from victory they are and what they did on this card. */
export function FactionsPanel({ game, asked }: { game: Game; asked: Faction | undefined }) {
  const { volume } = game
  return (
    <div class="factions">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('factions.faction')}</th>
            <th scope="col">{ofVolume(volume, 'fact.resources')}</th>
            <th scope="col">{ofVolume(volume, 'fact.margin')}</th>
            <th scope="col">{say('factions.card')}</th>
          </tr>
        </thead>
        <tbody>
          {volume.allFactions.map((f) => {
            const look = factionLook(game, f)
            const seat = game.setup.seats[f]
            return (
              <tr key={f} class={f === asked ? 'now' : ''} aria-current={f === asked ? 'true' : undefined}>
                <th scope="row">
                  <FactionSign {...look} />
                  {'\u00a0'}
                  {look.name}
                  {seat !== undefined && seat.kind !== 'person' && (
                    <span class="seat"> {seatName(volume, seat.kind)}</span>
                  )}
                </th>
                <td title={lentText(volume, f)}>
                  <Lender game={game} faction={f} /> {volume.purseOf[f] === -1 ? '' : resources(game, f)}
                </td>
                <td class={volume.margin(game, f) > 0 ? 'met' : ''}>{signed(volume.margin(game, f))}</td>
                <td>{deedText(game, f, language.value)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Secrets game={game} />
      {isOnCard(game) && <Sequence game={game} />}
      <h3>{ofVolume(volume, 'fact.available')}</h3>
      <Box game={game} box={0} />
      {volume.boxes.slice(1).map((id, i) => {
        const isEmpty = volume.entersAs.every((piece) => inBox(game, i + 1, piece) === 0)
        return isEmpty ? null : (
          <div key={id}>
            <h3>{ofVolume(volume, `box.${id}`)}</h3>
            <Box game={game} box={i + 1} />
          </div>
        )
      })}
      <h3>{say('factions.totals')}</h3>
      <ul class="figures">
        {Object.entries(volume.totals(game)).map(([id, value]) => (
          <li key={id}>
            {ofVolume(volume, `total.${id}`)} <b>{numeral(value, language.value)}</b>
          </li>
        ))}
        {volume.tracks.map((facts, t) =>
          !isOnBoard(game, t as Track) || volume.purseOf.includes(t as Track) ? null : (
            <li key={facts.id}>
              {ofVolume(volume, `track.${facts.id}`)} <b>{trackText(game, t as Track)}</b>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

/** What only a faction's player may look at stays shut until it is opened; at the end everybody sees it. */
function Secrets({ game }: { game: Game }) {
  const { volume } = game
  return (
    <>
      {volume.allFactions.map((f) => {
        const secrets = volume.secrets?.(game, f) ?? []
        if (secrets.length === 0 || game.setup.seats[f]?.kind !== 'person') return null
        return (
          <details key={f}>
            <summary>{say('factions.secrets', { faction: factionNouns(volume, [f]) })}</summary>
            {secrets.map(({ id }) => ofVolume(volume, id)).join(', ')}
          </details>
        )
      })}
    </>
  )
}

/** What the two slots of the card are open for. */
function Sequence({ game }: { game: Game }) {
  const first = DEEDS[firstDid(game)] ?? 'nothing'
  const now = slot(game)
  return (
    <ul class="slots" aria-label={say('sequence.label')}>
      <li aria-current={now === 0 ? 'step' : undefined}>
        {say('sequence.first')}:{' '}
        <b>{first === 'nothing' ? say('sequence.open') : ofVolume(game.volume, `deed.${first}`)}</b>
      </li>
      <li aria-current={now === 1 ? 'step' : undefined}>
        {say('sequence.second')}:{' '}
        <b>
          {now > 1
            ? say('sequence.taken')
            : first === 'nothing'
              ? say('sequence.waits')
              : say(`sequence.after-${first}`)}
        </b>
      </li>
    </ul>
  )
}

/** Pieces that wait beside the map. */
function Box({ game, box }: { game: Game; box: number }) {
  const { volume } = game
  return (
    <ul class="box">
      {volume.entersAs.map((piece) => {
        const n = inBox(game, box, piece)
        if (box > 0 && n === 0) return null
        const [stack] = stackLook(game, piece, Math.max(1, n))
        if (stack === undefined) return null
        return (
          <li key={piece} class={n === 0 ? 'gone' : ''} title={say('space.pieces', { n, piece: stack.name })}>
            <PieceIcon stack={stack} />
            <span aria-hidden="true">{n}</span>
            <span class="hidden">{say('space.pieces', { n, piece: stack.name })}</span>
          </li>
        )
      })}
    </ul>
  )
}
