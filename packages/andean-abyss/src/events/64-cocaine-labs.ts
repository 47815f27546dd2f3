import { bases, gain, guerrillas, mark, markerRoom, spacesWhere } from '@coinflict/kernel/rules'
import { CARTELS, FARC, isSecondEdition, shipment } from '../forces.ts'
import { isCity } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { dual, pickSpace, sum } from './verbs.ts'

export const card = dual(
  64,
  'Cocaine Labs',
  'CFAG',
  ['flask', 'jungle'],
  {
    en: {
      unshaded: 'Place 1 Shipment under a FARC Guerrilla in a space with a Cartels Base.',
      shaded: 'The Cartels gain 2 Resources for each of their Bases in a city and 1 for each in a department.',
    },
    es: {
      unshaded: 'Coloca 1 Envío bajo una Guerrilla de las FARC en una casilla con una Base de los Cárteles.',
      shaded: 'Los Cárteles ganan 2 Recursos por cada una de sus Bases en ciudades y 1 por cada una en departamentos.',
    },
    pl: {
      unshaded: 'Umieść 1 dostawę pod partyzantem FARC na polu z bazą karteli.',
      shaded: 'Kartele zyskują 2 zasoby za każdą swoją bazę w mieście i 1 za każdą w departamencie.',
    },
  },
  {
    unshaded(g, by) {
      const labs = () =>
        spacesWhere(
          g,
          (s) => bases(g, CARTELS, s) > 0 && guerrillas(g, FARC, s) > 0 && markerRoom(g, shipment(FARC), s) > 0,
        )
      for (let n = isSecondEdition(g) ? 2 : 1; n > 0; n--) {
        const s = pickSpace(g, by, 'event.place-shipment', labs)
        if (s !== undefined) mark(g, shipment(FARC), s)
      }
    },
    shaded: (g) =>
      gain(
        g,
        CARTELS,
        sum(g.volume.allSpaces, (s) => bases(g, CARTELS, s) * (isCity(s) ? 2 : 1)),
      ),
    editions: {
      '2nd': {
        en: {
          unshaded: 'Place 2 Shipments under FARC Guerrillas in spaces with Cartels Bases.',
          shaded: 'The Cartels gain 2 Resources for each of their Bases in a city and 1 for each in a department.',
        },
        es: {
          unshaded: 'Coloca 2 Envíos bajo Guerrillas de las FARC en casillas con Bases de los Cárteles.',
          shaded:
            'Los Cárteles ganan 2 Recursos por cada una de sus Bases en ciudades y 1 por cada una en departamentos.',
        },
        pl: {
          unshaded: 'Umieść 2 dostawy pod partyzantami FARC na polach z bazami karteli.',
          shaded: 'Kartele zyskują 2 zasoby za każdą swoją bazę w mieście i 1 za każdą w departamencie.',
        },
      },
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  government: { operates: true },
}
