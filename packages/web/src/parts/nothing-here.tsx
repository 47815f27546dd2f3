import { hrefOf } from '../route.ts'
import { say } from '../text/say.ts'
import { PageTitle } from './page-title.tsx'

/** What an address leads to that has no page, why if that is known, and the way back. */
export function NothingHere({ why }: { why?: string }) {
  return (
    <main class="page">
      <PageTitle>{say('app.not-found')}</PageTitle>
      {why !== undefined && <p role="alert">{why}</p>}
      <p>
        <a class="button" href={hrefOf('')}>
          {say('app.home')}
        </a>
      </p>
    </main>
  )
}
