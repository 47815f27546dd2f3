import { Dialog } from '../parts/dialog.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { openRule } from '../parts/rule.tsx'
import { hrefOf } from '../route.ts'
import { say } from '../text/say.ts'
import { GAMES } from '../volumes.ts'
import { Book } from './book.tsx'
import { linkInWindow, linkOnPage, placeOf } from './place.tsx'

/** The whole book on a page of its own. */
export function RulesPage({ address }: { address: string }) {
  const place = placeOf(address)
  return (
    <main class="page rules">
      <PageTitle>{say('rules.title')}</PageTitle>
      <nav class="books" aria-label={say('setup.game')}>
        {GAMES.map(({ id, title }) => (
          <a key={id} href={hrefOf('rules', id)} aria-current={id === place.game ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <Book place={place} linkTo={linkOnPage} />
    </main>
  )
}

/** The book over whatever page a person is on, opened at a rule or at a line of a chart. */
export function RuleDialog() {
  const asked = openRule.value
  if (asked === undefined) return null
  return (
    <Dialog
      title={say('rules.title')}
      wide
      onClose={() => {
        openRule.value = undefined
      }}
    >
      <Book place={asked} linkTo={linkInWindow} />
    </Dialog>
  )
}
