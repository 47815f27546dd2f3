import { isNonPlayer } from '@coinflict/kernel/state'
import { expect, test } from 'vitest'
import { Lesson } from '../src/guide/lesson.ts'
import { openSave } from '../src/storage/open.ts'
import { GAMES, loadFullBox } from '../src/volumes.ts'

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
