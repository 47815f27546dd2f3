import type { Box } from '@coinflict/kernel/display'

export const fireInTheLake: Box = {
  id: 'fire-in-the-lake',
  title: 'Fire in the Lake',
  prefix: 'FITL',
  where: { en: 'Vietnam', es: 'Vietnam', pl: 'Wietnam' },
  about: {
    en: '1964–1972. The largest; best after another volume.',
    es: '1964–1972. El mayor; mejor si ya has jugado a otro.',
    pl: '1964–1972. Największy; najlepiej po innej grze z serii.',
  },
  cover: () => import('./cover.ts').then((m) => m.cover),
  volume: () => import('./index.ts').then((m) => m.fireInTheLake),
  charts: () => import('./nonplayers/index.ts').then((m) => m.families),
  nets: () => import('./nets.ts').then((m) => m.nets),
  drawing: () => import('./drawing.ts').then((m) => m.drawing),
  guide: () => import('./guide/index.ts').then((m) => m.guide),
  rulebook: {
    en: () => import('./rulebook/en.ts').then((m) => m.english),
    es: () => import('./rulebook/es.ts').then((m) => m.spanish),
    pl: () => import('./rulebook/pl.ts').then((m) => m.polish),
  },
}
