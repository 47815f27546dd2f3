import type { CardFacts } from '@coinflict/kernel'
import { dual, single } from './verbs.ts'

/** Cards 19-36: FARC leads. */
export const FARC_EVENTS: readonly CardFacts[] = [
  single(
    19,
    'General Offensive',
    'FGAC',
    {
      en: {
        unshaded:
          'The executor goes through every space where it can act and does one of two things there, free: Govt - Sweep without moving, or Assault; an insurgent - Attack or Terror.',
      },
    },
    () => {},
  ),

  dual(
    20,
    'Mono Jojoy',
    'FGAC',
    {
      en: {
        unshaded:
          'Govt moves up to 6 FARC guerrillas one space each into adjacent spaces; they keep their Underground/Active state.',
        shaded:
          'Two steps for FARC: first a free March of as many own guerrillas as it likes, then 0-3 own Active guerrillas anywhere are turned Underground.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    21,
    'Raúl Reyes',
    'FGAC',
    {
      en: {
        unshaded: 'FARC Resources -6; executor removes 1 FARC Base.',
        shaded: 'FARC gains 6 Resources and gets 1 Base on the map: executor picks any City or department with room.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    22,
    'Alfonso Cano',
    'FGCA',
    {
      en: {
        unshaded: 'One space in Opposition (either level) is set to Neutral.',
        shaded:
          "Next Support phase: FARC's Agitation is also open in at most 3 spaces lacking FARC Control, provided each has some FARC piece and is not Govt-Controlled.",
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    23,
    'DoD Contractors',
    'FGCA',
    {
      en: {
        unshaded:
          'Executor names a department: guerrillas of every faction there turn Active, and Cartels lose all their Bases there.',
        shaded:
          'Govt takes 3 of its Troops off the map (its choice). Govt and FARC both sit out the rest of this card and the next card.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    24,
    'Operación Jaque',
    'FGCA',
    {
      en: {
        unshaded: 'Executor puts a City at Active Support; FARC sits out the rest of this card and the next card.',
        shaded:
          'Executor names a space with FARC pieces and takes 2 Troops off it; then names a City with Support, which becomes Neutral.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    25,
    'Ejército de Liberación Nacional',
    'FAGC',
    {
      en: {
        unshaded: 'Executor names a Mountain; every FARC piece in it (guerrillas and Bases) is taken off.',
        shaded:
          'Place 3 FARC pieces, any mix of guerrillas and Bases, all in one space: Antioquia or a department adjacent to it.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    26,
    'Gramaje',
    'FAGC',
    {
      en: {
        unshaded: 'In each space with both, Cartels guerrillas make a free Attack on FARC pieces only.',
        shaded:
          'Count the spaces where a FARC guerrilla stands beside a Cartels Base; per such space 6 Resources go from Cartels to FARC, until Cartels have none left.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    27,
    'Misil Antiaéreo',
    'FAGC',
    {
      en: {
        unshaded:
          'Govt carries out three Special Activities at no cost and without an Operation (Air Lift, Air Strike, Eradicate in any mix).',
        shaded: 'While in force, a space containing any guerrilla is off limits for Govt Special Activities.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    28,
    'Hugo Chávez',
    'FACG',
    {
      en: {
        unshaded:
          'Executor names a space next to Venezuela and takes 0-3 insurgent pieces off it (factions and types free).',
        shaded:
          "FARC gets 1 Base in some department on the Venezuelan border (executor's pick); afterwards every LoC touching Cúcuta without a single piece on it is sabotaged.",
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    29,
    'Kill Zone',
    'FACG',
    {
      en: {
        unshaded: 'Govt picks one space: all FARC guerrillas there become Active, then a free Assault there.',
        shaded:
          'Executor names FARC or AUC; that faction picks one space and resolves two Ambushes in it at no cost, using own guerrillas in either state and leaving their state unchanged.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    30,
    'Peace Commission',
    'FACG',
    {
      en: {
        unshaded: 'Executor lifts one FARC Zone; in that same department 1 FARC Base is also removed.',
        shaded: 'Govt marks one more FARC Zone by 6.4.4; FARC then gets a Base in it.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    31,
    'Betancourt',
    'FCGA',
    {
      en: {
        unshaded: 'Executor raises two Cities and one department by one level each.',
        shaded: 'Executor turns three Passive-Opposition spaces into Active-Opposition ones.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    32,
    'Secuestrados',
    'FCGA',
    {
      en: {
        unshaded: 'Executor puts two spaces, each now Neutral or at Passive Opposition, at Passive Support.',
        shaded: 'FARC Resources +12.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    33,
    'Sucumbíos',
    'FCGA',
    {
      en: {
        unshaded: 'Executor names a space on the Ecuadorian border and takes 0-3 insurgent pieces off it.',
        shaded:
          'Rest of game: Ecuador is a department with Pop 0 in which no faction may have more than 2 pieces. Executor places 2 pieces there now.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    34,
    'Airdropped AKs',
    'FCAG',
    {
      en: {
        unshaded: "One insurgent faction (executor's choice) loses 5 Resources.",
        shaded:
          'Executor names an insurgent faction; that faction picks a department with Pop 0 and puts 1 own Base plus 2 own guerrillas there.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    35,
    'Crop Substitution',
    'FCAG',
    {
      en: {
        unshaded: 'Executor names a department: every Cartels Base in it is swapped for a Police cube. Aid rises by 3.',
        shaded:
          'Executor names a department holding at least 1 Cartels Base; it drops two levels toward Active Opposition.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  single(
    36,
    'Zona de Convivencia',
    'FCAG',
    {
      en: {
        unshaded:
          'Steps: (1) Govt marks a FARC Zone among Mountains only - the one with most FARC pieces that is no Zone yet, Govt breaking ties - and Govt forces leave it by 6.4.4; (2) 1 FARC Base is added there; (3) executor raises 2 neighbouring spaces by one level each (toward Active Support), fewer if impossible; (4) the executor will be Eligible on the next card.',
      },
    },
    () => {},
  ),
]
