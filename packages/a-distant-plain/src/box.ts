import type { Box } from '@coinflict/kernel/display'

export const aDistantPlain: Box = {
  id: 'a-distant-plain',
  title: 'A Distant Plain',
  prefix: 'ADP',
  where: { en: 'Afghanistan', es: 'Afganistán', pl: 'Afganistan' },
  about: {
    en: '2003–2013. Two allies who want different things.',
    es: '2003–2013. Dos aliados que quieren cosas distintas.',
    pl: '2003–2013. Dwaj sojusznicy, którzy chcą czego innego.',
  },
  cover: () => import('./cover.ts').then((m) => m.cover),
  volume: () => import('./index.ts').then((m) => m.aDistantPlain),
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
