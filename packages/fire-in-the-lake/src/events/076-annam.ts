import { adjust, gain, hasSupport, NEUTRAL, pieces } from '@coinflict/kernel/rules'
import { INSURGENTS, NVA, PATRONAGE, VC } from '../forces.ts'
import { EVERY, near, PROVINCES, S } from '../map.ts'
import { dual, endSupport, pickSpace } from './verbs.ts'

const OLD_CAPITAL = [S.hue, S['da-nang']]
const NEARBY = PROVINCES.filter((s) => OLD_CAPITAL.some((city) => near(city).includes(s)))

export const card = dual(
  76,
  'Annam',
  'ANVU',
  ['map', 'pagoda'],
  {
    en: {
      unshaded: 'The NVA and the VC each lose 1 Resource for every space with pieces of both. Patronage +2.',
      shaded: 'Hue, Da Nang and 1 province adjacent to either lose all Support: they become Neutral.',
    },
    es: {
      unshaded: 'El EVN y el VC pierden cada uno 1 Recurso por cada casilla con fichas de ambos. Patrocinio +2.',
      shaded: 'Hue, Da Nang y 1 provincia adyacente a una de ellas pierden todo su Apoyo: pasan a Neutral.',
    },
    pl: {
      unshaded: 'NVA i VC tracą po 1 zasobie za każde pole, na którym są elementy obu. Patronat +2.',
      shaded: 'Hue, Da Nang i 1 prowincja sąsiednia z którymś z nich tracą całe poparcie: stają się neutralne.',
    },
  },
  {
    unshaded(g) {
      const shared = EVERY.filter((s) => pieces(g, NVA, s) > 0 && pieces(g, VC, s) > 0)
      for (const f of INSURGENTS) gain(g, f, -shared.length)
      adjust(g, PATRONAGE, 2)
    },
    shaded(g, by) {
      for (const s of OLD_CAPITAL) endSupport(g, s)
      const s = pickSpace(g, by, 'event.set-where', () => NEARBY.filter((s) => hasSupport(g, s)), { level: NEUTRAL })
      if (s !== undefined) endSupport(g, s)
    },
  },
)
