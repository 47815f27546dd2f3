import type { Rulebook } from '@coinflict/kernel/display'
import { type LinkTo, withLinks } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'

/** Whether a number heads a chapter. */
export const isChapter = (rule: string): boolean => rule.endsWith('.0')

/** The entry of a rule, or of what it is part of: 8.5.1, else 8.5, else 8.0; nothing if there is none. */
export function nearest(book: Rulebook, rule: string): string {
  const [chapter = '', section = ''] = rule.split('.')
  return [rule, `${chapter}.${section}`, `${chapter}.0`].find((number) => book.rules[number] !== undefined) ?? ''
}

/** The rules in short and the glossary, or what a search has left of them. */
export function Summary({
  book,
  wanted,
  isSearched,
  linkTo,
}: {
  book: Rulebook
  /** The entry that is looked for. */
  wanted: string
  isSearched: boolean
  linkTo: LinkTo
}) {
  const terms = Object.entries(book.glossary).sort(([, a], [, b]) => a.term.localeCompare(b.term, language.value))
  return (
    <>
      {Object.entries(book.rules).map(([number, { title, text }]) => {
        const isHead = isChapter(number)
        // What is found stands without its chapter.
        const Heading = isHead || isSearched ? 'h2' : 'h3'
        return (
          <article key={number} data-rule={number} class={number === wanted ? 'entry wanted' : 'entry'}>
            <Heading tabIndex={-1} class={isHead ? 'chapter' : ''}>
              <span class="number">{number}</span> {title}
            </Heading>
            <Paragraphs text={text} linkTo={linkTo} />
          </article>
        )
      })}
      {terms.length > 0 && <h2>{say('rules.glossary')}</h2>}
      {terms.map(([id, { term, text, rule }]) => (
        <article key={id} class="entry term">
          <h3>{term}</h3>
          <p>
            {withLinks(text, linkTo)} {linkTo(rule)}
          </p>
        </article>
      ))}
    </>
  )
}

const BULLET = '• '

/** A paragraph whose lines have dots is a list. */
const Paragraphs = ({ text, linkTo }: { text: string; linkTo: LinkTo }) => (
  <>
    {text.split('\n\n').map((paragraph) =>
      paragraph.startsWith(BULLET) ? (
        <ul key={paragraph}>
          {paragraph.split('\n').map((line) => (
            <li key={line}>{withLinks(line.slice(BULLET.length), linkTo)}</li>
          ))}
        </ul>
      ) : (
        <p key={paragraph}>{withLinks(paragraph, linkTo)}</p>
      ),
    )}
  </>
)
