import { single } from './verbs.ts'

export const card = single(
  69,
  'MACV',
  'AUVN',
  {
    en: {
      unshaded:
        'Executor picks a pair, US/ARVN or NVA/VC; first the one, then the other makes one free Special Activity of its choice (usual space limits). Executing faction stays Eligible.',
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
