import { cardName } from '@coinflict/kernel/display'
import { cardsLeft, sourceOf } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  currentCard,
  deckAt,
  type Faction,
  type Game,
  inForce,
  isEligible,
  type Lasts,
  nextCard,
  type Side,
} from '@coinflict/kernel/state'
import { cardText } from '@coinflict/kernel/text'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { Emblem } from '../cards/emblem.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { together } from '../text/sentences.ts'

const SIDES: readonly Side[] = ['unshaded', 'shaded']

interface CardProps {
  readonly game: Game
  readonly number: number
  readonly label: string
  /** The heading that its title is. */
  readonly heading?: 'h2' | 'h3'
  /** Where it is shown in short: tells it at length. */
  readonly onOpen?: () => void
}

/** One card: title, faction order, both effects in our words. */
export function Card({ game, number, label, heading: Heading = 'h3', onOpen }: CardProps) {
  const { volume } = game
  const card = volume.cardByNumber[number]
  if (card === undefined) return null
  const isCurrent = number === currentCard(game)
  const order = (isCurrent ? volume.order(game) : volume.orders[number]) ?? []
  return (
    <article class={`card ${isCurrent ? 'current' : ''}`} aria-label={`${label}: ${cardName(volume, number)}`}>
      <header>
        <p class="card-label">{label}</p>
        <Emblem volume={volume} card={number} />
        <Heading>
          {/* One text: of a number in an element of its own screen readers say nothing. */}
          {cardName(volume, number)}
        </Heading>
        {onOpen !== undefined && (
          <button type="button" class="card-open" aria-label={cardName(volume, number)} onClick={onOpen} />
        )}
        {order.length > 0 && (
          <p class="order">
            <span class="hidden">{say('card.order')}</span>
            {/* Signs are made anew for each card: Chromium keeps old styles for elements that change and move at once. */}
            {order.map((f) => (
              <FactionInOrder key={`${number} ${f}`} game={game} faction={f} isCurrent={isCurrent} />
            ))}
            {hasGreyTwo(game, number) && (
              <span class="grey-two" title={say('card.grey-two')}>
                2<span class="hidden">: {say('card.grey-two')}</span>
              </span>
            )}
          </p>
        )}
      </header>
      <CardSides game={game} card={card} />
    </article>
  )
}

/** Whether a card has the grey 2 that the charts of a non-player at the table speak of. */
function hasGreyTwo({ volume, setup }: Game, number: number): boolean {
  const families = volume.families.filter(({ id }) => setup.seats.some(({ kind }) => kind === id))
  return families.some(({ secondOperates = [] }) => secondOperates.includes(number))
}

function FactionInOrder({ game, faction, isCurrent }: { game: Game; faction: Faction; isCurrent: boolean }) {
  const look = factionLook(game, faction)
  const out = isCurrent && !isEligible(game, faction)
  return (
    <span
      class={out ? 'in-order out' : 'in-order'}
      title={out ? say('card.ineligible', { faction: look.name }) : look.name}
    >
      <FactionSign {...look} />
      <span class="hidden">{out ? say('card.ineligible', { faction: look.name }) : look.name} </span>
    </span>
  )
}

function CardSides({ game, card }: { game: Game; card: CardFacts }) {
  const texts = cardText(card, game.volume.edition(game.setup.options), language.value)
  return (
    <div class="sides">
      {SIDES.map((side) => {
        const text = texts[side]
        if (text === undefined) return null
        const lasts = card.lasts?.[side]
        return (
          <p key={side} class={`side ${side}`}>
            {texts.shaded !== undefined && <strong>{ofVolume(game.volume, `word.${side}`)}</strong>}
            {/* A text that holds for the rest of the game says so itself. */}
            {lasts !== undefined && lasts !== 'game' && <em> {ofVolume(game.volume, `lasts.${lasts}`)}.</em>}{' '}
            {together(game.volume, text, language.value)}
            {card.provenance?.[side] !== undefined && (
              <small class="provenance"> ({ofVolume(game.volume, `provenance.${card.provenance[side]}`)})</small>
            )}
          </p>
        )
      })}
    </div>
  )
}

/** How well the text of a side in force is known, and whether the players follow their own card. */
function Source({ game, card, side }: { game: Game; card: CardFacts; side: Side }) {
  const source = sourceOf(game, card, side)
  if (source === undefined) return null
  return <small class="provenance"> ({ofVolume(game.volume, `provenance.${source}`)})</small>
}

/** Cards in force, by how long they last. */
function Lasting({ game }: { game: Game }) {
  const held = game.volume.cards.flatMap((card) =>
    SIDES.filter((side) => inForce(game, card.number, side)).map((side) => ({ card, side })),
  )
  const kinds: readonly Lasts[] = ['capability', 'momentum', 'game']
  if (held.length === 0) return <p class="empty">{say('card.none-lasting')}</p>
  return (
    <>
      <h3>{say('card.in-force')}</h3>
      {kinds.map((kind) => {
        const list = held.filter(({ card, side }) => (card.lasts?.[side] ?? 'game') === kind)
        if (list.length === 0) return null
        return (
          <div key={kind}>
            <h4>{kind === 'game' ? ofVolume(game.volume, 'lasts.game') : say(`card.${kind}`, { n: list.length })}</h4>
            <ul class="lasting">
              {list.map(({ card, side }) => (
                <li key={card.number}>
                  <Emblem volume={game.volume} card={card.number} small />
                  <strong>{cardName(game.volume, card.number)}</strong>
                  {card.dual && ` (${ofVolume(game.volume, `side.${side}`)})`}:{' '}
                  {cardText(card, game.volume.edition(game.setup.options), language.value)[side]}
                  <Source game={game} card={card} side={side} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}

/** The current card and the next, by their numbers; 0 for one that does not lie open. */
function openCards(game: Game): readonly [current: number, next: number] {
  return [currentCard(game), game.volume.looksAhead(game) === 'none' || game.isOver ? 0 : nextCard(game)]
}

/** The two cards that lie open, beside each other and always in view; touched, they are told at length. */
export function TableCards({ game, onOpen }: { game: Game; onOpen(): void }) {
  const [current, next] = openCards(game)
  if (current === 0) return null
  return (
    <div class={next === 0 ? 'open-cards alone' : 'open-cards'}>
      <Card game={game} number={current} label={say('card.current')} heading="h2" onOpen={onOpen} />
      {next !== 0 && <Card game={game} number={next} label={say('card.next-in-short')} heading="h2" onOpen={onOpen} />}
    </div>
  )
}

/** The cards that lie open, at full length. */
export function CardsWindow({ game, onClose }: { game: Game; onClose(): void }) {
  const [current, next] = openCards(game)
  return (
    <Dialog title={say('tabs.cards')} onClose={onClose}>
      <Card game={game} number={current} label={say('card.current')} />
      {next !== 0 && <Card game={game} number={next} label={say('card.next')} />}
    </Dialog>
  )
}

/** Beside the cards that lie open: what is in force, what was played and what is left. */
export function CardsPanel({ game }: { game: Game }) {
  const { volume } = game
  const at = deckAt(game)
  const current = currentCard(game)
  const season = game.isOver ? undefined : volume.turn.season?.(game)
  const played = Array.from(game.n.slice(volume.layout.deck, volume.layout.deck + Math.max(0, at)))
  return (
    <div class="cards">
      {current === 0 && <p class="empty">{say('card.before')}</p>}
      {season !== undefined && <p class="season">{ofVolume(volume, season)}</p>}
      {current !== 0 &&
        !game.isOver &&
        (volume.looksAhead(game) === 'none' ? (
          <p class="empty">{say('card.hidden')}</p>
        ) : (
          nextCard(game) === 0 && <p class="empty">{say(cardsLeft(game) === 0 ? 'card.last' : 'card.face-down')}</p>
        ))}
      <Lasting game={game} />
      {at >= 0 && <p>{say('card.deck', { left: cardsLeft(game), played: at })}</p>}
      {played.length > 0 && (
        <details>
          <summary>{say('card.played')}</summary>
          <ol class="played">
            {played.map((number) => (
              <li key={number}>
                <Emblem volume={volume} card={number} small />
                {cardName(volume, number)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
