import { everyVolume } from '@coinflict/library'
import { expect, test } from 'vitest'
import { MOTIFS } from '../src/cards/motifs.ts'

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
