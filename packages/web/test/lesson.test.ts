import { isNonPlayer, type Space } from '@coinflict/kernel/state'
import { expect, test } from 'vitest'
import { Lesson } from '../src/guide/lesson.ts'
import { openSave } from '../src/storage/open.ts'
import { GAMES, loadFullBox } from '../src/volumes.ts'

test('every guide teaches to drag pieces: to where they are wanted, and nowhere else', async () => {
  for (const game of GAMES) {
    const guide = await game.guide?.()
    if (guide === undefined) continue
    const { volume, ...box } = await loadFullBox(game)
    const at = guide.steps.findIndex(({ text }) => text.en.includes('Drag'))
    const lesson = new Lesson({ ...box, volume }, guide, at)
    const from = volume.spaceIndex.get(lesson.now.answer ?? '') as Space
    lesson.session.carry(from, from)
    expect([lesson.at, lesson.hint]).toEqual([at, 'guide.other-way'])
    lesson.session.carry(from, lesson.session.question?.params?.space as Space)
    expect(lesson.at).toBe(at + 1)
  }
})

test('whoever leaves the guided game, at any step, goes on against non-players from the beginning of the turn', async () => {
  for (const game of GAMES) {
    const guide = await game.guide?.()
    if (guide === undefined) continue
    const box = await loadFullBox(game)
    const lesson = new Lesson(box, guide)
    const hasCharts = box.volume.families.length > 0
    for (let at = 0; at < lesson.length; at++, lesson.next()) {
      const save = lesson.release(lesson.session.presentSave())
      const { table, warning } = openSave(box.volume, box.families, save)
      expect(warning).toBeUndefined()
      for (const f of box.volume.allFactions)
        expect(isNonPlayer(table.game, f)).toBe(hasCharts && box.volume.factions[f]?.id !== guide.faction)
      table.run()
      expect(box.volume.factions[table.pending?.by ?? -1]?.id).toBe(guide.faction)
    }
  }
})
