import { capability, dual } from './verbs.ts'

export const card = dual(
  13,
  'Cobras',
  'UANV',
  {
    en: {
      unshaded:
        'In up to 2 spaces of each US or ARVN Sweep, also remove 1 Active enemy piece that has no Tunnel: NVA Troops first, then Active Guerrillas, a Base only if nothing else is left.',
      shaded: 'For each US Assault space roll a die: on 1-3 one US Troop there goes to Casualties.',
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
  capability(13),
)
