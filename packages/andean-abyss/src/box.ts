import type { Box } from '@coinflict/kernel/display'

export const andeanAbyss: Box = {
  id: 'andean-abyss',
  title: 'Andean Abyss',
  prefix: 'AA',
  where: { en: 'Colombia', es: 'Colombia', pl: 'Kolumbia' },
  about: {
    en: '1995–2006. The first volume, and the gentlest start.',
    es: '1995–2006. El primer volumen y el más fácil para empezar.',
    pl: '1995–2006. Pierwszy tom i najłagodniejszy początek.',
  },
  cover: () => import('./cover.ts').then((m) => m.cover),
  volume: () => import('./index.ts').then((m) => m.andeanAbyss),
  charts: () => import('./nonplayers/index.ts').then((m) => m.families),
  nets: () => import('./nets.ts').then((m) => m.nets),
  drawing: () => import('./drawing.ts').then((m) => m.drawing),
  rulebook: {
    en: () => import('./rulebook/en.ts').then((m) => m.english),
    es: () => import('./rulebook/es.ts').then((m) => m.spanish),
    pl: () => import('./rulebook/pl.ts').then((m) => m.polish),
  },
  guide: () => import('./guide/index.ts').then((m) => m.guide),
}
