import { mayOperate, shift } from '@coinflict/kernel/rules'
import { type Faction, type Game, inForce, type Space } from '@coinflict/kernel/state'
import { COIN_CUBES, US } from '../forces.ts'
import { S } from '../map.ts'
import { assaultIn, beginAssault, whyNotTargets } from '../operations/assault.ts'
import { sweepAs } from '../operations/sweep.ts'
import { CARD } from './lasting.ts'
import { around, chooseCoin, dual, eachSpace } from './verbs.ts'

const AREA = around(S['phu-bon-phu-yen'])
const sweepAsUs = sweepAs({ movers: COIN_CUBES, as: US })

export const card = dual(
  70,
  'ROKs',
  'AUVN',
  {
    en: {
      unshaded:
        'The US or the ARVN free Sweep into, then free Assault in, Phu Bon and adjacent spaces, as the US and with all ARVN cubes as US Troops.',
      shaded: 'Shift Qui Nhon, Phu Bon and Khanh Hoa 1 level each toward Active Opposition.',
    },
    es: {
      unshaded:
        'EE. UU. o el ARVN ejecuta un Barrido y luego un Asalto gratuitos en Phu Bon y casillas adyacentes, como EE. UU. y con todos los cubos del ARVN como Tropas de EE. UU.',
      shaded: 'Modifica Qui Nhon, Phu Bon y Khanh Hoa 1 nivel cada una hacia Oposición Activa.',
    },
    pl: {
      unshaded:
        'USA albo ARVN wykonują darmowe przeszukiwanie, a potem darmowy szturm w Phu Bon i na sąsiednich polach, jak USA i ze wszystkimi kostkami ARVN jako wojskiem USA.',
      shaded: 'Przesuń Qui Nhon, Phu Bon i Khanh Hoa o 1 poziom w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      const f = chooseCoin(g, by)
      mayOperate(g, f, [sweepAsUs], { within: AREA })
      assaultAsUs(g, f)
    },
    shaded(g) {
      for (const s of [S['qui-nhon'], S['phu-bon-phu-yen'], S['khanh-hoa']]) shift(g, s, -1)
    },
  },
)

/** A US Assault with all cubes, on the LoCs there too; in two spaces with Abrams (card 11, shaded). Who Sweeps decides. */
function assaultAsUs(g: Game, f: Faction): void {
  const cards = beginAssault({ asUs: COIN_CUBES })
  const most = inForce(g, CARD.abrams, 'shaded') ? 2 : AREA.length
  const open = (): readonly Space[] => AREA.filter((s) => whyNotTargets(g, US, s, cards) === undefined)
  const { acting } = g
  g.cite('5.5', f)
  eachSpace(g, f, 'assault.where', most, open, (s) => assaultIn(g, US, s, cards, f), { upTo: true })
  g.cite('5.1', acting)
}
