import { single } from './verbs.ts'

export const card = single(
  122,
  'Easter Offensive',
  'NVAU',
  {
    en: {
      unshaded:
        'In order: 1) NVA makes a free March (Trail multi-moves as usual; Guerrillas may take part). 2) NVA Troops on LoCs without US or ARVN pieces may move 1 space. 3) In every space with NVA Troops and enemies the Troops must make a free Attack (Guerrillas do not Attack).',
    },
    es: {
      unshaded: '',
    },
    pl: {
      unshaded: '',
    },
  },
  () => {},
)
