import { activeOf, guerrillas, mayOperate, pickFaction } from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { takesTwo } from '../activities/ambush.ts'
import { COIN_TROOPS, INSURGENTS, US } from '../forces.ts'
import { CITIES_AND_PROVINCES, isJungle } from '../map.ts'
import { assaultIn, beginAssault, whyNotTargets } from '../operations/assault.ts'
import { ambushIn, isAnyoneInAmbush } from '../operations/attack.ts'
import { marchAs } from '../operations/march.ts'
import { sweepAs } from '../operations/sweep.ts'
import { chooseCoin, dual, eachSpace, guerrillaKinds, maySpace } from './verbs.ts'

const OPEN_GROUND = CITIES_AND_PROVINCES.filter((s) => !isJungle(s))
const MOST_MARCHES = 3
/** Also where it only leads to the Assault. */
const SWEEP_TOGETHER = sweepAs({
  movers: COIN_TROOPS,
  leadsOn: (g, s) => whyNotTargets(g, US, s, beginAssault({ asUs: COIN_TROOPS })) === undefined,
})

export const card = dual(
  99,
  'Masher/White Wing',
  'VUAN',
  ['dove', 'helicopter'],
  {
    en: {
      unshaded:
        'The US or the ARVN free Sweep 1 space that is not Jungle with US and ARVN Troops. These then free Assault there as US Troops.',
      shaded:
        'The NVA or the VC free March Guerrillas to up to 3 spaces, then free Ambush in each, with Active Guerrillas too.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. o el ARVN ejecuta un Barrido gratuito en 1 casilla que no sea Jungla con Tropas de EE.\u00a0UU. y del ARVN. Luego estas ejecutan allí un Asalto gratuito como Tropas de EE.\u00a0UU.',
      shaded:
        'El EVN o el VC ejecuta una Marcha gratuita de Guerrillas a hasta 3 casillas y luego Emboscadas gratuitas en cada una, también con Guerrillas Activas.',
    },
    pl: {
      unshaded:
        'USA albo ARVN wykonują darmowe przeszukiwanie 1 pola innego niż dżungla wojskiem USA i ARVN. Potem całe to wojsko wykonuje tam darmowy szturm jak wojsko USA.',
      shaded:
        'NVA albo VC wykonuje darmowy przemarsz partyzantów na najwyżej 3 pola, a potem na każdym darmową zasadzkę, także aktywnymi partyzantami.',
    },
  },
  {
    unshaded(g, by) {
      const f = chooseCoin(g, by)
      const swept = mayOperate(g, f, [SWEEP_TOGETHER], { within: OPEN_GROUND, limited: true })
      for (const s of swept?.spaces ?? []) assaultTogether(g, f, s)
    },
    shaded(g, by) {
      const f = pickFaction(g, by, () => INSURGENTS) as Faction
      const marched = mayOperate(g, f, [marchAs({ who: guerrillaKinds(f) })], { most: MOST_MARCHES })
      if (marched !== undefined) ambushEach(g, f, marched.spaces)
    },
  },
)

/** All Troops there as if they were US Troops, who has Swept decides. */
function assaultTogether(g: Game, f: Faction, s: Space): void {
  const cards = beginAssault({ asUs: COIN_TROOPS })
  const open = () => (whyNotTargets(g, US, s, cards) === undefined ? [s] : [])
  const { acting } = g
  g.cite('5.5', f)
  if (maySpace(g, f, 'event.assault-where', open) !== undefined) assaultIn(g, US, s, cards, f)
  g.cite('5.1', acting)
}

/** An Ambush in each of the spaces as the faction likes; it shows nobody where an Active guerrilla can do it. */
function ambushEach(g: Game, f: Faction, spaces: readonly Space[]): void {
  let mayTakeTwo = takesTwo(g, f)
  const { acting } = g
  g.cite('5.5', f)
  eachSpace(
    g,
    f,
    'ambush.where',
    spaces.length,
    () => spaces.filter((s) => guerrillas(g, f, s) > 0 && isAnyoneInAmbush(g, s)),
    (s) => {
      if (ambushIn(g, f, s, { most: mayTakeTwo ? 2 : 1, isSeen: activeOf(g, f, s) > 0 }) > 1) mayTakeTwo = false
    },
    { upTo: true },
  )
  g.cite('5.1', acting)
}
