import { rollDie } from '@coinflict/kernel/questions'
import { adjust, gain, pieces, shift, spacesWhere } from '@coinflict/kernel/rules'
import { markers } from '@coinflict/kernel/state'
import { AID, AUC, cubes, GOVT, TERROR } from '../forces.ts'
import { dual } from './verbs.ts'

export const card = dual(
  45,
  'Los Derechos Humanos',
  'AFGC',
  ['scales', 'soldiers'],
  {
    en: {
      unshaded: 'Shift every space with both cubes and Terror 1 level toward Active Support.',
      shaded: 'Aid −1 for each space with AUC pieces; roll a die: the Government loses that many Resources.',
    },
    es: {
      unshaded: 'Modifica 1 nivel hacia el Apoyo Activo cada casilla que tenga a la vez cubos y Terror.',
      shaded:
        'Ayuda −1 por cada casilla con fichas de las AUC; tira un dado: el Gobierno pierde esa cantidad de Recursos.',
    },
    pl: {
      unshaded:
        'Przesuń każde pole, na którym są zarówno kostki, jak i terror, o 1 poziom w kierunku aktywnego poparcia.',
      shaded: 'Wsparcie −1 za każde pole z elementami AUC; rzuć kością: rząd traci tyle zasobów, ile wypadło.',
    },
  },
  {
    unshaded(g) {
      for (const s of spacesWhere(g, (space) => cubes(g, space) > 0 && markers(g, space, TERROR) > 0)) shift(g, s, 1)
    },
    shaded(g) {
      adjust(g, AID, -spacesWhere(g, (s) => pieces(g, AUC, s) > 0).length)
      gain(g, GOVT, -rollDie(g))
    },
  },
)
