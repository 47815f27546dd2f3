import { hrefOf, route } from '../route.ts'
import { say } from '../text/say.ts'
import { me, myTables } from './me.ts'

/** The way to the own account, with how many tables wait for an answer; nothing where there are no accounts. */
export function AccountLink() {
  if (me.value === undefined) return null
  const asked = myTables.value.filter(({ you }) => you.asked).length
  return (
    <a
      class="account-link"
      href={hrefOf('people', me.value === null ? '' : 'games')}
      aria-current={route.value.page === 'people' ? 'page' : undefined}
    >
      <span class="account-name">{me.value?.name ?? say('app.log-in')}</span>{' '}
      {asked > 0 && (
        <span class="asked-count">
          {asked} <span class="hidden">{say('online.your-move')}</span>
        </span>
      )}
    </a>
  )
}
