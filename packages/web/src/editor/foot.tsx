import { type Flaw, flawText, type Game, type Space } from '@coinflict/kernel/state'
import { numeral, signed } from '@coinflict/kernel/text'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { NoticeLine } from '../parts/notice-line.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'

/** What always stays in sight: messages, what is wrong with the position, and how it counts. */
export function Foot({ game, flaws, onPick }: { game: Game; flaws: readonly Flaw[]; onPick(space: Space): void }) {
  return (
    <footer class="editor-foot">
      <NoticeLine />
      <Figures game={game} />
      <div class="verdict" role="status">
        {flaws.length === 0 ? (
          <p class="good">{say('editor.good')}</p>
        ) : (
          <>
            <p class="bad">{say('editor.flaws', { n: flaws.length })}</p>
            <ul>
              {flaws.map((flaw) => (
                <li key={flawText(game.volume, flaw)}>
                  <FlawLine game={game} flaw={flaw} onPick={onPick} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </footer>
  )
}

/** A flaw names the place where it is; if that is a space, it can be gone to. */
function FlawLine({ game, flaw, onPick }: { game: Game; flaw: Flaw; onPick(space: Space): void }) {
  const { volume } = game
  const [id = ''] = flaw.where.replace(/^spaces\./, '').split('.')
  const space = volume.spaceIndex.get(id)
  if (space === undefined) return <>{flawText(volume, flaw, language.value)}</>
  return (
    <>
      <button type="button" class="link" onClick={() => onPick(space)}>
        {volume.spaces[space]?.name}
      </button>
      : {flawText(volume, { ...flaw, where: '' }, language.value)}
    </>
  )
}

/** Margins of the factions and the totals they are made of. */
function Figures({ game }: { game: Game }) {
  const { volume } = game
  return (
    <ul class="figures-strip">
      {volume.allFactions.map((f) => {
        const look = factionLook(game, f)
        const margin = volume.margin(game, f)
        return (
          <li key={f} title={`${look.name}: ${ofVolume(volume, 'fact.margin')} ${signed(margin)}`}>
            <FactionSign {...look} />
            <span class="hidden">
              {look.name}: {ofVolume(volume, 'fact.margin')}{' '}
            </span>
            <b class={margin > 0 ? 'met' : ''}>{signed(margin)}</b>
          </li>
        )
      })}
      {Object.entries(volume.totals(game)).map(([id, value]) => (
        <li key={id}>
          {ofVolume(volume, `total.${id}`)} <b>{numeral(value, language.value)}</b>
        </li>
      ))}
    </ul>
  )
}
