import { expect } from 'vitest'
import { done } from '../../server/test/client.ts'
import { answerButton, heading, panel, startButton, textOf, visit } from './browser.ts'
import { atLeast, person, tables } from './company.ts'

visit(
  'players that think sit at an online table: their turns are shown step by step, and the person goes on',
  (_, context) =>
    person(
      context,
      async (ann) => {
        await ann.goto('./')
        await ann.getByRole('radio', { name: 'Online' }).check()
        await ann.getByRole('textbox', { name: 'Your name' }).fill('Ann')
        const seats = ann.getByRole('group', { name: 'Who sits where' })
        await seats.getByRole('combobox', { name: 'Government' }).selectOption('Me')
        for (const faction of ['FARC', 'AUC', 'Cartels'])
          await seats.getByRole('combobox', { name: faction }).selectOption('Thinks (quick)')
        await startButton(ann).click()
        await ann.getByRole('button', { name: 'Start the game' }).click()

        const next = answerButton(ann, 'step')
        const own = panel(ann).locator('button.answer:not([data-key="step"], [data-key="confirm"])')
        /** Ann passes if she may, or gives the first answer; gives which. */
        const answer = async (): Promise<string | null> => {
          const moment = Number(await ann.locator('main').getAttribute('data-moment'))
          const pass = answerButton(ann, 'pass')
          const button = (await pass.isVisible()) ? pass : own.first()
          const key = await button.getAttribute('data-key')
          await button.click()
          await atLeast(ann, moment + 1)
          const confirm = answerButton(ann, 'confirm')
          if (await confirm.isVisible()) await confirm.click()
          return key
        }
        // Whether Ann or others begin is chance.
        for (;;) {
          await next.or(own.first()).waitFor()
          if (await next.isVisible()) break
          await answer()
        }
        expect(await textOf(heading(ann))).toContain('Thinks (quick)')
        await next.click()
        await panel(ann)
          .getByText(/Turns considered: /)
          .first()
          .waitFor()
        const moments = new Set<string | null>()
        for (;;) {
          await next.or(own.first()).waitFor()
          if (!(await next.isVisible())) break
          moments.add(await ann.locator('main').getAttribute('data-moment'))
          await next.click()
        }
        expect(moments.size).toBeGreaterThan(1)

        // She is asked, and the server takes what she does.
        const at = await tables()
        const id = /online\/([\w-]+)/.exec(ann.url())?.[1] ?? ''
        const journal = async () => (await done(at, `/api/tables/${id}/journal`)).entries
        const before = await journal()
        const key = await answer()
        await expect.poll(async () => (await journal())[before.length]).toBe(key)
      },
      { pace: 'step' },
    ),
)
