import type { Space } from '@coinflict/kernel/state'
import { useEffect, useState } from 'preact/hooks'
import { TableBar } from '../board/furniture.tsx'
import { ListBoard } from '../board/list.tsx'
import { lookAtBoard, spaceText } from '../board/look.ts'
import { MapBoard } from '../board/map.tsx'
import { lookAtTable } from '../board/table.ts'
import { complain, notice } from '../parts/notice.ts'
import { usePageClass } from '../parts/page-class.ts'
import { Tabs } from '../parts/tabs.tsx'
import { useKeys } from '../play/keys.ts'
import { replace, route } from '../route.ts'
import { boardView, chances } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { ChancesBar } from '../think/chances.tsx'
import { thinker } from '../think/thinker.ts'
import { Bar } from './bar.tsx'
import { CardsPanel } from './cards-panel.tsx'
import { open, redoEdit, saveFrom, undoEdit, work } from './desk.ts'
import { Foot } from './foot.tsx'
import { GamePanel } from './game-panel.tsx'
import { MoveDialog } from './move.tsx'
import { editing, SpacePanel } from './space-panel.tsx'
import { StartDialog } from './start.tsx'
import { TracksPanel } from './tracks-panel.tsx'
import { TurnPanel } from './turn-panel.tsx'

/** Opens the editor, with the position that the address carries if there is one. */
export function EditorPage({ packed }: { packed: string }) {
  useEffect(() => {
    // The address lets go of what it carried: from now on the desk keeps it, edits included.
    const letGo = () => {
      if (packed !== '') replace('editor')
    }
    open(packed).catch(complain).then(letGo)
    return () => {
      thinker.close()
      if (route.value.page !== 'editor') notice.value = undefined
    }
  }, [packed])
  return work.value === undefined ? <p class="loading">{say('app.loading')}</p> : <Editor work={work.value} />
}

const TABS = ['space', 'tracks', 'cards', 'turn', 'game'] as const
type Tab = (typeof TABS)[number]

/** A board to set up, and beside it all that can be set. */
function Editor({ work: { box, volume, draft, game, flaws } }: { work: NonNullable<typeof work.value> }) {
  const [space, setSpace] = useState<Space | undefined>(undefined)
  const [tab, setTab] = useState<Tab>('space')
  const [carried, setCarried] = useState<{ from: Space; to: Space } | undefined>(undefined)
  const [starts, setStarts] = useState(false)
  const { position } = draft
  usePageClass('in-editor')
  const board = lookAtBoard(game)
  const table = lookAtTable(game)
  const choices = new Set(board.map((look) => look.space))
  const marked = new Set(space === undefined ? [] : [space])
  const pick = (chosen: Space) => {
    setSpace(chosen)
    setTab('space')
  }
  const backToBoard = () => {
    const id = space === undefined ? '' : volume.spaces[space]?.id
    document.querySelector<HTMLElement>(`.board [data-id="${id}"]`)?.focus()
  }
  useKeys({
    u: undoEdit,
    r: redoEdit,
    b: () => {
      boardView.value = boardView.value === 'map' ? 'list' : 'map'
    },
  })
  const hasPieces = (from: Space) => board.some((look) => look.space === from && look.stacks.length > 0)
  return (
    <main class="play editor">
      <div class="board">
        <Bar title={`${say('app.editor')}: ${volume.title}`} onStart={() => setStarts(true)} />
        {chances.value === 'on' && (
          <ChancesBar
            volume={volume}
            viewer="everything"
            moment={flaws.length > 0 ? undefined : JSON.stringify(draft)}
            saveOf={() => saveFrom({ draft, volume })}
          />
        )}
        {boardView.value === 'map' ? (
          <MapBoard
            drawing={box.drawing}
            board={board}
            choices={choices}
            marked={marked}
            table={table}
            caption={(id) => ofVolume(volume, id)}
            describe={(look) => spaceText(game, look)}
            onPick={pick}
            mayLift={hasPieces}
            onCarry={(from, to) => hasPieces(from) && setCarried({ from, to })}
            onLook={() => undefined}
          />
        ) : (
          <>
            <TableBar table={table} />
            <ListBoard
              game={game}
              board={board}
              choices={choices}
              marked={marked}
              whyNot={() => undefined}
              onPick={pick}
              onLook={() => undefined}
            />
          </>
        )}
      </div>
      <div class="side">
        <Tabs
          label={say('tabs.label')}
          names={TABS}
          open={tab}
          panel="editor-panel"
          textOf={(name) => say(`editor.tab-${name}`)}
          onOpen={(name) => setTab(name)}
        />
        <div class="tab-panel" id="editor-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === 'space' && space === undefined && <p class="empty">{say('editor.pick')}</p>}
          {tab === 'space' && space !== undefined && (
            <SpacePanel
              game={game}
              space={space}
              hand={editing(game, position, space)}
              back={say('editor.back')}
              onBack={backToBoard}
            />
          )}
          {tab === 'tracks' && <TracksPanel game={game} position={position} />}
          {tab === 'cards' && <CardsPanel game={game} draft={draft} />}
          {tab === 'turn' && <TurnPanel game={game} draft={draft} />}
          {tab === 'game' && <GamePanel volume={volume} draft={draft} />}
        </div>
        <Foot game={game} flaws={flaws} onPick={pick} />
      </div>
      {starts && <StartDialog volume={volume} onClose={() => setStarts(false)} />}
      {carried !== undefined && <MoveDialog game={game} {...carried} onClose={() => setCarried(undefined)} />}
    </main>
  )
}
