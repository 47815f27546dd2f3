import { single } from './verbs.ts'

export const card = single(
  64,
  'Honolulu Conference',
  'AUNV',
  {
    en: {
      unshaded:
        'Executor chooses: Aid up or down 10; Patronage up 3 or down 5. If US or ARVN executes, that faction alone Pacifies as in a Support Phase. If NVA or VC executes, it stays Eligible.',
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
