import { dual } from './verbs.ts'

export const card = dual(
  99,
  'Masher/White Wing',
  'VUAN',
  {
    en: {
      unshaded:
        'Executor names US or ARVN: it free Sweeps 1 non-Jungle space using both US and ARVN Troops to move and Activate, then all those Troops free Assault there as if US (Monsoon no bar).',
      shaded:
        'Executor names VC or NVA: it free Marches Guerrillas to up to 3 spaces (Monsoon no bar; NVA Trail moves apply), then free Ambushes in each; the Ambushing Guerrilla need neither be Underground nor have Marched.',
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
