import type { Rulebook } from '@coinflict/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { complain } from '../parts/notice.ts'
import { type LinkTo, openRule, withLinks } from '../parts/rule.tsx'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { SHELF, shelfOf } from '../volumes.ts'

/** The book of a game in the language chosen; nothing until it is loaded. */
function useRulebook(game: string): Rulebook | undefined {
  const [book, setBook] = useState<Rulebook | undefined>(undefined)
  const tongue = language.value
  useEffect(() => {
    let isLeft = false
    shelfOf(game)
      .rulebook(tongue)
      .then((loaded) => {
        if (!isLeft) setBook(loaded)
      }, complain)
    return () => {
      isLeft = true
    }
  }, [game, tongue])
  return book
}

/** Letters without accents, so that a search finds both. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The entry of a rule, or of what it is part of: 8.5.1, else 8.5, else 8.0; nothing if there is none. */
function nearest(book: Rulebook, rule: string): string {
  const [chapter = '', section = ''] = rule.split('.')
  return [rule, `${chapter}.${section}`, `${chapter}.0`].find((number) => book.rules[number] !== undefined) ?? ''
}

/** The whole book on a page of its own. */
export function RulesPage({ rule }: { rule: string }) {
  const [asked = '', number = ''] = rule.split('/')
  const { id } = SHELF.find((shelf) => shelf.id === asked) ?? (SHELF[0] as (typeof SHELF)[number])
  return (
    <main class="page rules">
      <h1>{say('rules.title')}</h1>
      <nav class="books" aria-label={say('setup.game')}>
        {SHELF.map((shelf) => (
          <a key={shelf.id} href={hrefOf('rules', shelf.id)} aria-current={shelf.id === id ? 'page' : undefined}>
            {shelf.title}
          </a>
        ))}
      </nav>
      <Book game={id} rule={number} linkTo={(wanted) => <a href={hrefOf('rules', `${id}/${wanted}`)}>{wanted}</a>} />
    </main>
  )
}

/** The book over whatever page a person is on, opened at a rule. */
export function RuleDialog() {
  const asked = openRule.value
  if (asked === undefined) return null
  const linkTo = (number: string) => (
    <button
      type="button"
      class="rule"
      onClick={() => {
        openRule.value = { ...asked, rule: number }
      }}
    >
      {number}
    </button>
  )
  return (
    <Dialog
      title={say('rules.title')}
      wide
      onClose={() => {
        openRule.value = undefined
      }}
    >
      <Book game={asked.game} rule={asked.rule} linkTo={linkTo} />
    </Dialog>
  )
}

function Book({ game, rule, linkTo }: { game: string; rule: string; linkTo: LinkTo }) {
  const book = useRulebook(game)
  const [search, setSearch] = useState('')
  const entries = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setSearch('')
  }, [rule])
  useEffect(() => {
    if (book === undefined || rule === '') return
    const entry = entries.current?.querySelector<HTMLElement>(`[data-rule="${nearest(book, rule)}"]`)
    entry?.scrollIntoView({ block: 'start' })
    entry?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true })
  }, [book, rule])
  if (book === undefined) return <p class="loading">{say('app.loading')}</p>
  const shown = nearest(book, rule)
  const wanted = plain(search.trim())
  const isFound = (...texts: readonly string[]) => texts.some((text) => plain(text).includes(wanted))
  const rules = Object.entries(book.rules).filter(([number, { title, text }]) => isFound(number, title, text))
  const terms = Object.entries(book.glossary)
    .filter(([, { term, text }]) => isFound(term, text))
    .sort(([, a], [, b]) => a.term.localeCompare(b.term, language.value))
  return (
    <div class="book">
      <label class="search">
        <span>{say('rules.search')}</span>
        <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <p class="found" aria-live="polite">
        {rules.length + terms.length === 0 ? say('rules.none') : say('rules.found', { n: rules.length + terms.length })}
      </p>
      {shown !== rule && (
        <p>{shown === '' ? say('rules.unknown', { rule }) : say('rules.nearest', { rule, nearest: shown })}</p>
      )}
      <div ref={entries}>
        {rules.map(([number, { title, text }]) => {
          const isChapter = number.endsWith('.0')
          // What is found stands without its chapter.
          const Heading = isChapter || wanted !== '' ? 'h2' : 'h3'
          return (
            <article key={number} data-rule={number} class={number === shown ? 'entry wanted' : 'entry'}>
              <Heading tabIndex={-1} class={isChapter ? 'chapter' : ''}>
                <span class="number">{number}</span> {title}
              </Heading>
              <Paragraphs text={text} linkTo={linkTo} />
            </article>
          )
        })}
        {terms.length > 0 && <h2>{say('rules.glossary')}</h2>}
        {terms.map(([id, { term, text, rule: more }]) => (
          <article key={id} class="entry term">
            <h3>{term}</h3>
            <p>
              {withLinks(text, linkTo)} {linkTo(more)}
            </p>
          </article>
        ))}
      </div>
    </div>
  )
}

const Paragraphs = ({ text, linkTo }: { text: string; linkTo: LinkTo }) => (
  <>
    {text.split('\n\n').map((paragraph) => (
      <p key={paragraph}>{withLinks(paragraph, linkTo)}</p>
    ))}
  </>
)
