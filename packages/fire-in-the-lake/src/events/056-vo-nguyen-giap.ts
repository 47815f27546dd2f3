import { allGuerrillas, mayOperate, remove } from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { freeAmbush } from '../activities/ambush.ts'
import { bombardWithin } from '../activities/bombard.ts'
import { infiltrateWithin } from '../activities/infiltrate.ts'
import { NVA, NVA_TROOPS } from '../forces.ts'
import { EVERY } from '../map.ts'
import { INSURGENT_OPERATIONS } from '../operations/index.ts'
import { march } from '../operations/march.ts'
import { rally, whyNotRally } from '../operations/rally.ts'
import { bring } from '../recall.ts'
import { canDo, dual, eachSpace, GUERRILLAS, inSeason, mayDo, pickPiece } from './verbs.ts'

export const card = dual(
  56,
  'Vo Nguyen Giap',
  'NVAU',
  {
    en: {
      unshaded: 'In each of 3 spaces replace 2 Guerrillas, NVA or VC, with 1 NVA Troop.',
      shaded:
        'The NVA March free into up to 3 spaces, then may carry out any 1 free operation or special activity in each of them.',
    },
    es: {
      unshaded: 'En cada una de 3 casillas reemplaza 2 Guerrillas, del EVN o del VC, por 1 Tropa del EVN.',
      shaded:
        'El EVN ejecuta una Marcha gratuita a hasta 3 casillas y luego puede ejecutar en cada una 1 operación o actividad especial gratuita cualquiera.',
    },
    pl: {
      unshaded: 'Na każdym z 3 pól zamień 2 partyzantów NVA lub VC na 1 kostkę wojska NVA.',
      shaded:
        'NVA wykonuje darmowy przemarsz na najwyżej 3 pola, a potem na każdym z nich może wykonać 1 dowolną darmową operację lub czynność specjalną.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => EVERY.filter((s) => allGuerrillas(g, s) > 1)
      eachSpace(g, by, 'event.replace-piece-where', 3, open, (s) => enlist(g, by, s))
    },
    shaded(g, by) {
      const marched = mayOperate(g, NVA, [march], { most: 3 })
      if (marched === undefined) return
      g.cite('5.5', NVA)
      eachSpace(
        g,
        NVA,
        'event.operation-where',
        3,
        () => marched.spaces.filter((s) => canDo(g, NVA, ...feats(g, s))),
        (s) => mayDo(g, NVA, ...feats(g, s)),
        { upTo: true },
      )
      g.cite('5.1', by)
    },
  },
)

/** Two guerrillas go, and a Troop comes in their stead if there is one. */
function enlist(g: Game, by: Faction, s: Space): void {
  for (let left = 2; left > 0; left--) {
    const piece = pickPiece(g, by, 'event.replace-which', s, GUERRILLAS)
    if (piece !== undefined) remove(g, piece, s)
  }
  bring(g, by, NVA_TROOPS, s, 1, true)
}

/** What the NVA may do in a space; a Rally, too, takes place there, and not just to Improve the Trail. */
const feats = (g: Game, s: Space) =>
  [
    inSeason(g, INSURGENT_OPERATIONS).filter((rules) => rules !== rally || whyNotRally(g, NVA, s) === undefined),
    [infiltrateWithin([s]), bombardWithin([s]), freeAmbush(NVA, { within: [s] })],
    { within: [s], most: 1 },
  ] as const
