import { expect } from 'vitest'
import { atMoment, openGame, visit } from './browser.ts'
import { clickThrough, saveOfTurn, TURNS } from './turns.ts'

for (const turn of TURNS) {
  visit(
    `${turn.name}: at most ${turn.most} clicks`,
    async (page) => {
      await openGame(page, saveOfTurn(turn))
      expect(await clickThrough(page, turn)).toBeLessThanOrEqual(turn.most)
      // What was put together is given, or stands in the draft.
      const drafted = page.locator('.draft-row:not(.broken)')
      if (turn.acts.some((act) => 'button' in act && /^(do-it|hand-done)$/.test(act.button))) {
        await drafted.first().waitFor({ state: 'detached' })
        await atMoment(page, turn.answers)
      } else await drafted.first().waitFor()
    },
    { settings: { pace: 'step' }, viewport: { width: 1440, height: 900 } },
  )
}
