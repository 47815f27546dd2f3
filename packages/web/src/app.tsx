import type { ComponentChildren } from 'preact'
import { AppNotices } from './parts/app-notices.tsx'
import { lazy } from './parts/lazy.tsx'
import { NothingHere } from './parts/nothing-here.tsx'
import { openRule } from './parts/rule.tsx'
import { Settings } from './parts/settings.tsx'
import { Status } from './parts/status.tsx'
import { AccountLink } from './people/account-link.tsx'
import { hrefOf, route } from './route.ts'
import { SetupPage } from './setup/setup.tsx'
import { say } from './text/say.ts'

const GamePage = lazy(() => import('./play/game-page.tsx').then((m) => m.GamePage), <NothingHere />)
const RulesPage = lazy(() => import('./rules/rules.tsx').then((m) => m.RulesPage), <NothingHere />)
const RuleDialog = lazy(() => import('./rules/rules.tsx').then((m) => m.RuleDialog))
const EditorPage = lazy(() => import('./editor/editor.tsx').then((m) => m.EditorPage), <NothingHere />)
const RecordPage = lazy(() => import('./record/record.tsx').then((m) => m.RecordPage), <NothingHere />)
const OnlinePage = lazy(() => import('./online/page.tsx').then((m) => m.OnlinePage), <NothingHere />)
const PeoplePage = lazy(() => import('./people/page.tsx').then((m) => m.PeoplePage), <NothingHere />)
const GuidePage = lazy(() => import('./guide/guide.tsx').then((m) => m.GuidePage), <NothingHere />)

export function App() {
  const { page, rest } = route.value
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('content')?.focus()}>
        {say('app.skip')}
      </button>
      <header class="app-bar">
        <a class="brand" href={hrefOf('')}>
          coinflict
        </a>
        <nav>
          <PageLink page="">{say('app.home')}</PageLink>
          <PageLink page="guide">{say('app.guide')}</PageLink>
          <PageLink page="editor">{say('app.editor')}</PageLink>
          <PageLink page="rules">{say('app.rules')}</PageLink>
        </nav>
        <AccountLink />
        <Settings />
      </header>
      <AppNotices />
      <div id="content" class="content" tabIndex={-1}>
        <Page page={page} rest={rest} />
      </div>
      {openRule.value !== undefined && <RuleDialog />}
      <Status />
    </>
  )
}

function Page({ page, rest }: { page: string; rest: string }) {
  switch (page) {
    case '':
      return <SetupPage />
    case 'play':
    case 'open':
    case 'move':
      return <GamePage key={`${page}/${rest}`} page={page} rest={rest} />
    case 'rules':
      return <RulesPage address={rest} />
    case 'editor':
      return <EditorPage key={rest} packed={rest} />
    case 'record':
      return <RecordPage key={rest} address={rest} />
    case 'online':
      return rest === '' ? <NothingHere /> : <OnlinePage key={rest} address={rest} />
    case 'people':
      return <PeoplePage key={rest} address={rest} />
    case 'guide':
      return <GuidePage key={rest} game={rest} />
    default:
      return <NothingHere />
  }
}

function PageLink({ page, children }: { page: string; children: ComponentChildren }) {
  return (
    <a href={hrefOf(page)} aria-current={route.value.page === page ? 'page' : undefined}>
      {children}
    </a>
  )
}
