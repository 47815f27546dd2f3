import { dual } from './verbs.ts'

export const card = dual(
  95,
  'Westmoreland',
  'VUNA',
  {
    en: {
      unshaded:
        'US, free: Air Lift; then in 2 spaces Sweep without movement or Assault without ARVN; then Air Strike. Monsoon does not bar the Sweep.',
      shaded: '3 Provinces with no Police each shift 2 levels toward Active Opposition.',
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
