import { first, highestEcon, highestPopulation, type NonPlayer, supportFirst } from '@coinflict/kernel/nonplayers'
import {
  allGuerrillas,
  canImprove,
  controlledBy,
  hasSupport,
  mark,
  markerRoom,
  pickWay,
  spacesWhere,
  unmark,
} from '@coinflict/kernel/rules'
import { type Marker, markers, type Space, word } from '@coinflict/kernel/state'
import { isCoinControlled } from '../control.ts'
import { GOVERNMENT, RETURNEES, SABOTAGE, TERROR } from '../forces.ts'
import { AFGHAN, isLoc, isPakistan } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { notOpposed, resettle } from '../nonplayers/returnees.ts'
import { AFGHAN_PROVINCES, dual, eachSpace, maySpace, pickSpace } from './verbs.ts'

export const card = dual(
  69,
  'Mine Removal',
  'WGCT',
  ['mine'],
  {
    en: {
      unshaded:
        'Place a +1 Pop marker in a COIN-Controlled Province without one, or remove up to 3 Terror or Sabotage markers.',
      shaded:
        'Place a Terror or Sabotage marker in each of up to 2 Afghan spaces with Guerrillas, without shifting the level.',
    },
    es: {
      unshaded:
        'Coloca 1 marcador de +1 Pob en una provincia con Control COIN que no tenga, o retira hasta 3 marcadores de Terror o Sabotaje.',
      shaded:
        'Coloca 1 marcador de Terror o Sabotaje en cada una de hasta 2 casillas afganas con Guerrillas, sin modificar niveles.',
    },
    pl: {
      unshaded:
        'Umieść żeton +1 Pop w prowincji pod kontrolą COIN bez takiego żetonu albo usuń do 3 żetonów terroru lub sabotażu.',
      shaded:
        'Umieść żeton terroru lub sabotażu na maksymalnie 2 polach w Afganistanie z partyzantami, bez zmiany poziomu.',
    },
  },
  {
    unshaded(g, by) {
      const returning = () => AFGHAN_PROVINCES.filter((s) => isCoinControlled(g, s) && markerRoom(g, RETURNEES, s) > 0)
      const mined = () => spacesWhere(g, (s) => markers(g, s, damageTo(s)) > 0)
      const ways = () => [
        ...(returning().length > 0 ? (['place-returnees'] as const) : []),
        ...(mined().length > 0 ? (['clear-markers'] as const) : []),
      ]
      const way = pickWay(g, by, ways)
      if (way === 'place-returnees') {
        const s = pickSpace(g, by, 'event.42.where', returning)
        if (s !== undefined) mark(g, RETURNEES, s)
      }
      for (let n = 0; way === 'clear-markers' && n < 3; n++) {
        const s = maySpace(g, by, 'event.69.clear', mined)
        if (s === undefined) return
        unmark(g, damageTo(s), s)
      }
    },
    shaded(g, by) {
      const open = () =>
        spacesWhere(g, (s) => !isPakistan(s) && allGuerrillas(g, s) > 0 && markerRoom(g, damageTo(s), s) > 0)
      eachSpace(g, by, 'event.69.where', 2, open, (s) => mark(g, damageTo(s), s), { upTo: true })
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

/** What Terror leaves behind in a space. */
const damageTo = (s: Space): Marker => (isLoc(s) ? SABOTAGE : TERROR)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Mine Removal: Returnees if its own total rises, otherwise clear markers; Sabotage the richest LoCs, then Terror at Support.',
    es: 'Mine Removal: Retornados si sube el total propio; si no, retira marcadores; Sabotaje en las LdC más ricas, luego Terror donde haya Apoyo.',
    pl: 'Mine Removal: powracający, jeśli zyska własna suma, w przeciwnym razie usuwaj żetony; sabotaż na najbogatszych LiKomach, potem terror przy poparciu.',
  },
  answers({ lineOf }) {
    const line = lineOf(69)
    const everywhere = () => true
    return {
      'event.choice': (np) => np.firstOf(line, [word(wouldGain(np) ? 'place-returnees' : 'clear-markers')]),
      'event.42.where': (np) => resettle(np, lineOf(42)),
      'event.69.clear': (np) =>
        np.chooseSpace(line, everywhere, np.me === GOVERNMENT ? [highestEcon] : [canShiftFirst, highestPopulation]),
      'event.69.where': (np) =>
        np.chooseSpace(line, everywhere, [highestEcon, supportFirst, notOpposed, highestPopulation]),
    }
  },
}
const canShiftFirst = first(
  { en: 'where the level can shift', es: 'donde pueda modificarse el nivel', pl: 'gdzie da się przesunąć poziom' },
  ({ g }, s) => canImprove(g, s),
)
const wouldGain = ({ g, me }: NonPlayer): boolean =>
  me === GOVERNMENT ||
  AFGHAN.some((s) => hasSupport(g, s) && controlledBy(g, s) === 0 && markers(g, s, RETURNEES) === 0)
