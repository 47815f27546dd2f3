import { mayAct } from '@coinflict/kernel/rules'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { police, US } from '../forces.ts'
import { EVERY, isProvince } from '../map.ts'
import { dual, shiftSpaces, sweepOrAssault } from './verbs.ts'

export const card = dual(
  95,
  'Westmoreland',
  'VUNA',
  ['general', 'soldiers'],
  {
    en: {
      unshaded:
        'The US, free: Air Lift, then in 2 spaces Sweep without movement or Assault without the ARVN, then Air Strike.',
      shaded: 'Shift 3 provinces without Police 2 levels each toward Active Opposition.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU., todo gratuito: Transporte Aéreo; luego, en 2 casillas, Barrido sin movimiento o Asalto sin el ARVN; luego Ataque Aéreo.',
      shaded: 'Modifica 3 provincias sin Policías 2 niveles cada una hacia Oposición Activa.',
    },
    pl: {
      unshaded:
        'USA, za darmo: transport lotniczy, potem na 2 polach przeszukiwanie bez ruchu albo szturm bez ARVN, potem atak z powietrza.',
      shaded: 'Przesuń 3 prowincje bez policji o 2 poziomy w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g) {
      mayAct(g, US, airLift)
      sweepOrAssault(g, US, EVERY, 2)
      mayAct(g, US, airStrike)
    },
    shaded(g, by) {
      shiftSpaces(g, by, 3, (s) => isProvince(s) && police(g, s) === 0, -2)
    },
  },
)
