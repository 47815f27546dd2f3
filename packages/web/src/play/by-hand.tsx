import type { Faction, Space } from '@coinflict/kernel/state'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { questionText } from '../text/sentences.ts'
import { HandWork } from './hand.ts'
import { HandPanel, HandSpace } from './hand-panel.tsx'
import { BY_HAND } from './local-session.ts'
import type { Session } from './session.ts'
import { whyNotByHand } from './whenever.ts'

/** The board is set by hand: what was set so far, and what stands on the page meanwhile. */
interface ByHand {
  readonly work: HandWork
  readonly band: ComponentChildren
  readonly space: ComponentChildren
  readonly panel: ComponentChildren
  /** The space that is being set. */
  readonly marked: ReadonlySet<Space>
  pick(space: Space): void
}

/** Setting the board by hand: while a printed card is carried out, or since somebody wished to. */
export function useByHand(
  session: Session,
  {
    isWished,
    onLeave,
    onOther,
    attempt,
  }: {
    isWished: boolean
    onLeave(): void
    onOther(): void
    attempt(act: () => void): void
  },
): ByHand | undefined {
  const { question, volume } = session
  const version = session.changed.value
  const [kept, setKept] = useState<{ readonly version: number; readonly work: HandWork } | undefined>(undefined)
  const [chosen, setChosen] = useState<Space | undefined>(undefined)
  const [refused, setRefused] = useState<HandWork | undefined>(undefined)
  const isCard = question?.id === BY_HAND
  if (!(isCard || isWished) || whyNotByHand(session) !== undefined) return undefined
  const { own } = session
  const by = own.find((f) => f === question?.by) ?? own[0]
  if (by === undefined) return undefined
  const work = kept?.version === version ? kept.work : fresh(session, by)
  const take = (next: HandWork) => {
    setRefused(undefined)
    setKept({ version, work: next })
  }
  const leave = () => {
    setKept(undefined)
    setChosen(undefined)
    setRefused(undefined)
    onLeave()
  }
  return {
    work,
    marked: new Set(chosen === undefined ? [] : [chosen]),
    pick: (space) => {
      setRefused(undefined)
      setChosen(space)
    },
    band: (
      <p class="hand-band">
        <Icon name="hand" /> <strong>{say('hand.title')}:</strong> {say('hand.band')}
      </p>
    ),
    space: chosen !== undefined && (
      <HandSpace
        work={work}
        space={chosen}
        refused={refused}
        onWork={take}
        onRefused={setRefused}
        onClose={() => {
          setChosen(undefined)
          const id = volume.spaces[chosen]?.id
          document.querySelector<HTMLElement>(`.board [data-id="${id}"]`)?.focus({ preventScroll: true })
        }}
      />
    ),
    panel: (
      <HandPanel
        work={work}
        title={isCard ? questionText(session.game, question, language.value) : say('hand.title')}
        onWork={take}
        onDone={() => {
          leave()
          if (isCard || work.changes.length > 0) attempt(() => session.adjust(by, work.words))
        }}
        onCancel={isCard ? undefined : leave}
        onOther={onOther}
      />
    ),
  }
}

const fresh = (session: Session, by: Faction): HandWork => new HandWork(session.game, by)
