import { bases, mayAct, remove, shift, undergroundOf } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { airStrikeAs } from '../activities/air-strike.ts'
import { CASUALTIES, INSURGENTS, isSecondEdition, NVA, specialForcesOf, US, underground } from '../forces.ts'
import { EVERY, LAOS_AND_CAMBODIA } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R26 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual, guerrillaKinds, pickPiece, pickSpace, placeAmong } from './verbs.ts'

export const card = dual(
  26,
  'LRRP',
  'UVAN',
  ['eye', 'jungle'],
  {
    en: {
      unshaded:
        'The US places 3 Irregulars in Laos and Cambodia, then makes a free Air Strike that removes Bases first.',
      shaded:
        '3 Irregulars on the map become Casualties. Each space they leave shifts 1 level toward Active Opposition.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. coloca 3 Irregulares en Laos y Camboya y luego ejecuta un Ataque Aéreo gratuito que elimina primero las Bases.',
      shaded: '3 Irregulares del mapa pasan a Bajas. Modifica cada casilla que dejan 1 nivel hacia Oposición Activa.',
    },
    pl: {
      unshaded:
        'USA umieszczają 3 nieregularnych w Laosie i Kambodży, a potem wykonują darmowy atak z powietrza, który usuwa najpierw bazy.',
      shaded:
        '3 nieregularnych z mapy trafia do strat. Przesuń każde pole, z którego zniknęli, o 1 poziom w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      g.cite('5.1', US)
      placeAmong(g, US, 3, [underground(US)], LAOS_AND_CAMBODIA)
      g.cite('5.1', by)
      mayAct(g, US, airStrikeAs({ basesFirst: !isSecondEdition(g) }))
    },
    shaded(g, by) {
      const left = new Set<Space>()
      for (let n = 0; n < 3; n++) {
        const open = () => EVERY.filter((s) => specialForcesOf(g, US, s) > 0)
        const s = pickSpace(g, by, 'event.remove-where', open)
        const piece = s === undefined ? undefined : pickPiece(g, by, 'event.remove-which', s, guerrillaKinds(US))
        if (s === undefined || piece === undefined) break
        remove(g, piece, s, 1, CASUALTIES)
        left.add(s)
      }
      for (const s of left) shift(g, s, -1)
    },
    editions: {
      '2nd': {
        en: {
          unshaded: 'The US places 3 Irregulars in Laos and Cambodia, then makes a free Air Strike.',
          shaded:
            '3 Irregulars on the map become Casualties. Each space they leave shifts 1 level toward Active Opposition.',
        },
        es: {
          unshaded: 'EE.\u00a0UU. coloca 3 Irregulares en Laos y Camboya y luego ejecuta un Ataque Aéreo gratuito.',
          shaded:
            '3 Irregulares del mapa pasan a Bajas. Modifica cada casilla que dejan 1 nivel hacia Oposición Activa.',
        },
        pl: {
          unshaded: 'USA umieszczają 3 nieregularnych w Laosie i Kambodży, a potem wykonują darmowy atak z powietrza.',
          shaded:
            '3 nieregularnych z mapy trafia do strat. Przesuń każde pole, z którego zniknęli, o 1 poziom w kierunku aktywnej opozycji.',
        },
      },
    },
  },
)

/** Where the Air Strike finds a Base that nobody hides at. */
const isOpenBase = (g: Game, s: Space): boolean =>
  bases(g, NVA, s) > 0 && INSURGENTS.every((f) => undergroundOf(g, f, s) === 0)

export const nonPlayers: CardInstructions = {
  us: {
    mark: '26',
    text: {
      en: 'LRRP: US place Irregulars at an NVA Base without Underground Guerrillas; only if there is one.',
      es: 'LRRP: EE.\u00a0UU. coloca Irregulares en una Base EVN sin Guerrillas Ocultas; solo si la hay.',
      pl: 'LRRP: USA umieszczają siły nieregularne przy bazie NVA bez ukrytych partyzantów; tylko jeśli taka jest.',
    },
    takes: ({ g }) => LAOS_AND_CAMBODIA.some((s) => isOpenBase(g, s)),
    answers: (line) => ({ 'event.place-where': (np) => np.chooseSpace(line, ({ g }, s) => isOpenBase(g, s)) }),
  },
  nva: R26,
  effects: { 'event.remove-where': (p) => harming(1, guerrillaKinds(US))(p).shift(-1) },
}
