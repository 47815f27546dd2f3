import { currentCard, type Motif, nextCard } from '@coinflict/kernel/state'
import { everyVolume } from '@coinflict/library'
import { expect, test } from 'vitest'
import { MOTIFS } from '../src/cards/motifs.ts'
import { openGame, visit } from './browser.ts'
import { box, playedGame, saveAt, tableAt } from './games.ts'

const volumes = await everyVolume()

test.each(volumes.map((volume) => [volume.title, volume] as const))(
  'no two event cards of %s have the same emblem',
  (_, { cards }) => {
    const emblems = cards.filter(({ round }) => round !== true).map(({ emblem }) => emblem.join(' with '))
    expect(emblems.filter((emblem, at) => emblems.indexOf(emblem) !== at)).toEqual([])
  },
)

test('no emblem shows the same thing twice', () => {
  const doubled = volumes.flatMap(({ cards }) => cards).filter(({ emblem: [main, second] }) => main === second)
  expect(doubled.map(({ title }) => title)).toEqual([])
})

test('every motif is on a card, and every one on a card is drawn', () => {
  const shown = new Set(volumes.flatMap(({ cards }) => cards.flatMap(({ emblem }) => emblem)))
  expect([...shown].toSorted()).toEqual(Object.keys(MOTIFS).toSorted())
})

visit('the two cards on the table show their emblems; screen readers pass over them', async (page) => {
  const table = playedGame({ seed: '1' })
  const { game } = tableAt(table, 40)
  await openGame(page, saveAt(table, 40))
  const strokes = (motifs: readonly Motif[]) => motifs.flatMap((motif) => MOTIFS[motif].map(([, path]) => path))
  for (const [card, look] of [
    [currentCard(game), '.card.current'],
    [nextCard(game), '.card:not(.current)'],
  ] as const) {
    const emblem = page.locator(`.open-cards ${look} svg[aria-hidden=true]`)
    await emblem.locator('path').first().waitFor()
    const paths = await emblem.locator('path').evaluateAll((drawn) => drawn.map((path) => path.getAttribute('d')))
    expect(paths).toEqual(strokes(box.volume.cardByNumber[card]?.emblem as readonly Motif[]))
  }
})
