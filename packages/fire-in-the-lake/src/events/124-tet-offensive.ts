import { single } from './verbs.ts'

export const card = single(
  124,
  'Tet Offensive',
  'VNUA',
  {
    en: {
      unshaded:
        'In order: 1) Free Terror in every space with an Underground VC Guerrilla (mandatory, 1 Guerrilla Activated per space; VC sets the order if markers run short). 2) VC places 6 VC pieces in Cities. 3) In every space with VC and/or NVA Guerrillas and enemies a free Attack is mandatory: Activate all those Guerrillas, add VC and NVA Guerrilla numbers for the roll; Attrition takes VC Guerrillas before NVA.',
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
