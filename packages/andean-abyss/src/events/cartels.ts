import type { CardFacts } from '@coinflict/kernel'
import { dual, single } from './verbs.ts'

/** Cards 55-72: the Cartels lead. */
export const CARTELS_EVENTS: readonly CardFacts[] = [
  dual(
    55,
    'DEA Agents',
    'CGFA',
    {
      en: {
        unshaded:
          "Two Shipments (any owner) and five Cartels guerrillas leave the map, executor's pick; Aid rises by 3.",
        shaded: 'Executor names 3 spaces that contain Cartels pieces; each drops one level toward Active Opposition.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    56,
    'Drogas La Rebaja',
    'CGFA',
    {
      en: {
        unshaded: 'Cartels transfer 15 Resources to Govt (all they have if less).',
        shaded:
          'First Cartels gain 2 Resources x (Cartels pieces standing in Cities); after that two Cities get a Cartels Base each.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    57,
    'Op Millennium',
    'CGFA',
    {
      en: {
        unshaded: 'Executor picks 0-3 Cartels pieces anywhere; each is swapped for an available Police cube.',
        shaded:
          'Executor names 2 spaces with Police; in both, one Police cube is swapped for a Cartels piece (Base or guerrilla) from Available.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    58,
    'General Serrano',
    'CGAF',
    {
      en: {
        unshaded: 'Cartels lose 6 Resources and every Cartels guerrilla leaves the map.',
        shaded: 'Cartels may pick up 0-4 Police cubes wherever they stand and set each down in any space.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    59,
    'Salcedo',
    'CGAF',
    {
      en: {
        unshaded:
          'Turn all Cartels guerrillas Active. Then, space by space, Govt gets an Assault at no cost whose only legal targets are Cartels pieces.',
        shaded:
          'For Cartels: every own guerrilla turns Underground; then 0-3 of them may be put into other spaces, distance irrelevant.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    60,
    'The Chess Player',
    'CGAF',
    {
      en: {
        unshaded:
          'Executor wipes out Cartels in two Cities, or alternatively in one department; Govt gains 6 Resources.',
        shaded:
          'For Cartels: one own Base added in two different Cities (from Available); then one space is Bribed without paying the 3.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    61,
    'Air Bridge',
    'CFGA',
    {
      en: {
        unshaded: 'Executor wipes out Cartels in one City; Cartels lose 6 Resources.',
        shaded: 'Executor names 3 departments where Cartels have nothing; each receives a Cartels Base.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    62,
    'Amazonía',
    'CFGA',
    {
      en: {
        unshaded: 'Executor takes 0-3 insurgent pieces, in total, off Forests whose Pop is 0.',
        shaded: 'Guainía, Vaupés and Amazonas receive a Cartels Base apiece.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  single(
    63,
    'Narco-War',
    'CFGA',
    {
      en: {
        unshaded:
          'Every space that holds Cartels guerrillas is thinned to a single one, and that one performs Terror at no cost for Cartels. Cartels may not act on this card any more nor on the next.',
      },
    },
    () => {},
  ),

  dual(
    64,
    'Cocaine Labs',
    'CFAG',
    {
      en: {
        unshaded:
          '2 Shipments from Available go under FARC guerrillas; each such guerrilla must share its space with a Cartels Base.',
        shaded: 'Cartels gain 2 Resources for every own Base in a City and 1 for every own Base in a department.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  single(
    65,
    'Poppies',
    'CFAG',
    {
      en: {
        unshaded:
          'Executor names a Mountain and does two things in it: adds or takes away one Shipment; adds or takes away one insurgent Base.',
      },
    },
    () => {},
  ),

  dual(
    66,
    'Tingo María',
    'CFAG',
    {
      en: {
        unshaded: 'Three Cartels Bases standing in Forests are taken off (any distribution).',
        shaded: 'Wherever a Forest holds a Cartels Base, add one more Cartels Base, as stacking and supply allow.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    67,
    'Mexican Traffickers',
    'CAGF',
    {
      en: {
        unshaded: 'Cartels Resources -20.',
        shaded: 'In the coming Resources phase Cartels earn 4 x Bases instead of 3 x.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    68,
    'Narco-Subs',
    'CAGF',
    {
      en: {
        unshaded: 'On the coast the executor takes off either two Cartels pieces, or one or two Shipments.',
        shaded: 'Cartels gain 2 Resources x (Cartels pieces in coastal spaces).',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  single(
    69,
    'Riverines & Fast Boats',
    'CAGF',
    {
      en: {
        unshaded:
          'Executor gathers any of its own cubes or guerrillas in one space and moves them together 1, 2 or 3 steps, each step into an adjacent department; where they end it may, at no cost, carry out one Operation confined to that department (Patrol and March excluded).',
      },
    },
    () => {},
  ),

  dual(
    70,
    'Ayahuasca Tourism',
    'CAFG',
    {
      en: {
        unshaded: 'Govt gains 6 Resources x (Forests with no guerrilla in them).',
        shaded:
          'Executor names an insurgent faction; in every Forest where it has a guerrilla (Active allowed) it carries out one Terror at no cost, and earns 3 Resources for each.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    71,
    'Darién',
    'CAFG',
    {
      en: {
        unshaded: "Executor takes one guerrilla (any faction) off Chocó; that guerrilla's faction pays 5 Resources.",
        shaded:
          'Rest of game: Panamá is a Forest department with Pop 0 in which Sweep activates nobody. Place 1 or 2 Bases there now.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    72,
    'Sicarios',
    'CAFG',
    {
      en: {
        unshaded:
          'Executor names 2 spaces; there every Cartels guerrilla is swapped for a FARC or AUC one (choice piece by piece).',
        shaded:
          'Every Cartels guerrilla in Available enters the map; executor spreads them over the places where Cartels have Bases.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),
]
