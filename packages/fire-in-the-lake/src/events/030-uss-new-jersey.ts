import { dual } from './verbs.ts'

export const card = dual(
  30,
  'USS New Jersey',
  'UVAN',
  {
    en: {
      unshaded:
        'Executor names US or ARVN; that faction makes a free Air Strike on 1 to 3 coastal spaces of any kind (COIN presence not needed, North Vietnam allowed), taking up to 6 pieces from each; Active pieces only, Bases last, normal shifts; no effect on the Trail.',
      shaded: '2 coastal Provinces with US Troops each shift 2 levels toward Active Opposition.',
    },
    es: {
      unshaded: '',
      shaded: '',
    },
    pl: {
      unshaded: '',
      shaded: '',
    },
  },
  {
    unshaded() {},
    shaded() {},
  },
)
