import { cardName } from '@coinflict/kernel/display'
import type { Game, Lasts, Side, Volume } from '@coinflict/kernel/state'
import type { Position } from '@coinflict/kernel/table'
import { Emblem } from '../cards/emblem.tsx'
import { Icon } from '../parts/icon.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { edit, plan } from './desk.ts'
import type { Draft } from './draft.ts'
import { cardsLeft, mostLeft, openCards, seenCards, setCurrent, setLasting, setLeft, setPlayed } from './edits.ts'

interface Props {
  readonly game: Game
  readonly draft: Draft
}

const NO_CARD = 0

/** The deck, and the cards in force. */
export function CardsPanel({ game, draft }: Props) {
  const { volume } = game
  const { position, stack } = draft
  const { cards } = position
  const seen = [...seenCards(cards), ...stack]
  return (
    <>
      <h2>{say('editor.cards')}</h2>
      <Choose
        label={<CardLabel volume={volume} card={cards.current} text={say('card.current')} />}
        value={cards.current}
        values={[...(cards.played.length === 0 ? [NO_CARD] : []), ...volume.cards.map(({ number }) => number)]}
        textOf={(card) => (card === NO_CARD ? say('editor.no-card') : cardName(volume, card))}
        onChange={(card) => edit((p) => setCurrent(p, card))}
      />
      <DrawDeck game={game} draft={draft} />
      <CardList
        title={say('editor.stack')}
        lead={say('editor.stack-lead')}
        volume={volume}
        cards={stack}
        seen={seen}
        whyNot={stack.length + openCards(cards).length < cardsLeft(cards) ? undefined : say('editor.no-more')}
        onChange={(laid) => plan({ stack: laid })}
      />
      <CardList
        title={say('card.played')}
        volume={volume}
        cards={cards.played}
        seen={seen}
        whyNot={cards.current === NO_CARD ? say('editor.first-current') : undefined}
        onChange={(played) => edit((p) => setPlayed(p, played))}
      />
      <LastingCards game={game} position={position} />
    </>
  )
}

/** Words beside the emblem of a card. */
const CardLabel = ({ volume, card, text }: { volume: Volume; card: number; text: string }) => (
  <>
    <Emblem volume={volume} card={card} small />
    {text}
  </>
)

/** How many cards are left to draw, and the one that lies open. */
function DrawDeck({ game, draft: { position, stack } }: Props) {
  const { volume } = game
  const { cards } = position
  const left = cardsLeft(cards)
  const [next] = openCards(cards)
  const seen = seenCards(cards)
  const free = volume.cards.map(({ number }) => number).filter((card) => card === next || !seen.includes(card))
  return (
    <>
      <Stepper
        label={say('editor.cards-left')}
        value={left}
        min={stack.length + (next === undefined ? 0 : 1)}
        max={mostLeft(volume, cards)}
        onChange={(n) => edit((p) => setLeft(p, n, next))}
      />
      {left > 0 && (
        <Choose
          label={<CardLabel volume={volume} card={next ?? NO_CARD} text={say('card.next')} />}
          value={next ?? NO_CARD}
          values={[NO_CARD, ...free]}
          textOf={(card) => (card === NO_CARD ? say('editor.any-card') : cardName(volume, card))}
          onChange={(card) => edit((p) => setLeft(p, left, card === NO_CARD ? undefined : card))}
        />
      )}
    </>
  )
}

/** Cards in an order that can be changed. */
function CardList({
  title,
  lead,
  volume,
  cards,
  seen,
  whyNot,
  onChange,
}: {
  title: string
  lead?: string
  volume: Volume
  cards: readonly number[]
  /** Cards that have a place already. */
  seen: readonly number[]
  /** Why no card can be added, if so. */
  whyNot?: string | undefined
  onChange(cards: readonly number[]): void
}) {
  const free = volume.cards.map(({ number }) => number).filter((card) => !seen.includes(card))
  const swap = (at: number, by: number) => {
    const next = [...cards]
    next.splice(at + by, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <details class="card-list">
      <summary>{say('editor.list', { title, n: cards.length })}</summary>
      {lead !== undefined && <p class="empty">{lead}</p>}
      <ol>
        {cards.map((card, at) => {
          const name = cardName(volume, card)
          return (
            <li key={card}>
              <div class="card-row">
                <span>
                  <CardLabel volume={volume} card={card} text={name} />
                </span>
                <span>
                  <button
                    type="button"
                    aria-label={say('editor.earlier', { card: name })}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && swap(at, -1)}
                  >
                    <Icon name="up" />
                  </button>
                  <button
                    type="button"
                    aria-label={say('editor.later', { card: name })}
                    aria-disabled={at === cards.length - 1}
                    onClick={() => at < cards.length - 1 && swap(at, 1)}
                  >
                    <Icon name="down" />
                  </button>
                  <button
                    type="button"
                    aria-label={say('editor.remove', { card: name })}
                    onClick={() => onChange(cards.filter((other) => other !== card))}
                  >
                    <Icon name="away" />
                  </button>
                </span>
              </div>
            </li>
          )
        })}
      </ol>
      {whyNot !== undefined ? (
        <p class="empty">{whyNot}</p>
      ) : (
        <Choose
          label={say('editor.add-card')}
          value={NO_CARD}
          values={[NO_CARD, ...free]}
          textOf={(card) => (card === NO_CARD ? '…' : cardName(volume, card))}
          onChange={(card) => card !== NO_CARD && onChange([...cards, card])}
        />
      )}
    </details>
  )
}

const KINDS: readonly Lasts[] = ['capability', 'momentum', 'game']
const SIDES: readonly Side[] = ['unshaded', 'shaded']
const OFF = 'off'

/** Every card that can be in force, by how long it lasts. */
function LastingCards({ game, position }: { game: Game; position: Position }) {
  const { volume } = game
  return (
    <>
      <h3>{say('card.in-force')}</h3>
      {KINDS.map((kind) => {
        // A card whose sides last differently stands once, where its first side does.
        const cards = volume.cards.filter(({ lasts }) => (lasts?.unshaded ?? lasts?.shaded) === kind)
        if (cards.length === 0) return null
        const inForce = cards.filter(({ number }) => position.lasting?.[number] !== undefined).length
        return (
          <details key={kind} class="lasting-list">
            <summary>{say('editor.list', { title: ofVolume(volume, `lasts.${kind}`), n: inForce })}</summary>
            {cards.map(({ number, lasts }) => (
              <Choose
                key={number}
                label={<CardLabel volume={volume} card={number} text={cardName(volume, number)} />}
                value={(position.lasting?.[number] as Side | undefined) ?? OFF}
                values={[OFF, ...SIDES.filter((side) => lasts?.[side] !== undefined)]}
                textOf={(side) => ofVolume(volume, side === OFF ? 'part.off' : `part.${side}`)}
                onChange={(side) => edit((p) => setLasting(p, number, side === OFF ? undefined : side))}
              />
            ))}
          </details>
        )
      })}
    </>
  )
}
