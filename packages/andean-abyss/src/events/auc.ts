import type { CardFacts } from '@coinflict/kernel'
import { dual, single } from './verbs.ts'

/** Cards 37-54: AUC leads. */
export const AUC_EVENTS: readonly CardFacts[] = [
  dual(
    37,
    'Former Military',
    'AGFC',
    {
      en: {
        unshaded:
          'Govt acts in each space with either a free Sweep or a free Assault against FARC only, without movement; AUC guerrillas in the space count as Troops.',
        shaded:
          'AUC, two steps: a free March with any number of own guerrillas; then one free Ambush in one of the spaces marched into.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    38,
    'National Coordination Center',
    'AGFC',
    {
      en: {
        unshaded:
          'Executor names 0-3 spaces, each with a cube or with Support; every Active AUC guerrilla there is removed.',
        shaded: 'AUC guerrillas turn Underground in every space that has Support or a cube.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    39,
    'Soldados Campesinos',
    'AGFC',
    {
      en: {
        unshaded: "Six departments of the executor's choice receive one Police each.",
        shaded: 'Executor names 0-3 departments; in each a Police cube is swapped for an available AUC guerrilla.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    40,
    'Demobilization',
    'AGCF',
    {
      en: {
        unshaded: 'Executor picks 3 AUC guerrillas anywhere; each is swapped for an available Police cube.',
        shaded:
          'Executor names a department where AUC has a piece and sends every cube in it to Cities (any split). Afterwards two Cities each receive one AUC piece, guerrilla or Base.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    41,
    'Mancuso',
    'AGCF',
    {
      en: {
        unshaded: 'AUC loses 6 Resources, and loses everything it has in one space named by the executor.',
        shaded: 'AUC gains 3 Resources x (number of spaces where AUC and Cartels both have pieces).',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    42,
    'Senado & Cámara',
    'AGCF',
    {
      en: {
        unshaded: 'Govt gains 3 Resources; executor picks two Neutral spaces and puts them at Passive Support.',
        shaded: 'While in force, the faction that executed this card cannot be targeted by Sweep or Assault.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    43,
    'Calima Front',
    'AFGC',
    {
      en: {
        unshaded: 'Executor names a department that has Troops: it gets 2 Terror markers and loses all its FARC Bases.',
        shaded: 'Executor names a department that has Troops; it gets 2 Terror markers. Aid falls by 9.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    44,
    'Colombia Nueva',
    'AFGC',
    {
      en: {
        unshaded:
          'Executor names a City that is not in Opposition and puts it at Active Support; Govt gains 3 Resources.',
        shaded: 'Executor names a City with Support, which becomes Neutral; Govt loses 3 Resources.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    45,
    'Los Derechos Humanos',
    'AFGC',
    {
      en: {
        unshaded:
          'Every space with at least one cube and at least one Terror marker rises one level (ceiling Active Support).',
        shaded: 'Aid -1 per space with AUC pieces; then roll a die and Govt loses that many Resources.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  single(
    46,
    'Limpieza',
    'AFCG',
    {
      en: {
        unshaded:
          'Executor names an insurgent faction, which picks one space where it has a guerrilla and there, in order: free Terror using any own guerrilla (Active allowed), placing two markers rather than one; takes off 2 enemy pieces of any kind; puts the space, if Pop >= 1, at Passive Support or Passive Opposition as it likes.',
      },
    },
    () => {},
  ),

  dual(
    47,
    'Pinto & del Rosario',
    'AFCG',
    {
      en: {
        unshaded:
          'All AUC guerrillas become Active; then in each space the Police make a free Assault on AUC as though they were Troops.',
        shaded:
          'AUC, three steps: +2 own guerrillas in Cúcuta; free Terror in Cúcuta; 2 own Active guerrillas anywhere turned Underground.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    48,
    'Unión Sindical Obrera',
    'AFCG',
    {
      en: {
        unshaded:
          'In a space adjacent to an Econ-3 pipeline either remove its Opposition (set to Neutral, from either level) or remove 1 FARC Base.',
        shaded: 'Executor lowers two Cities, Bogotá excepted, by one level each (toward Active Opposition).',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    49,
    'Bloques',
    'ACGF',
    {
      en: {
        unshaded: 'Take 3 available AUC guerrillas out of the game.',
        shaded: 'Executor names a department; AUC gets a Base and a guerrilla there.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    50,
    'Carabineros',
    'ACGF',
    {
      en: {
        unshaded: 'Govt adds at most 3 Police in all, spread over departments as it likes.',
        shaded:
          'Executor picks 2 Police anywhere; either both are just removed or each is swapped for an available AUC guerrilla.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    51,
    'Pipeline Repairs',
    'ACGF',
    {
      en: {
        unshaded: 'Remove Sabotage from all pipelines; if there was none at all, Govt Resources +12 instead.',
        shaded: 'Put Sabotage on 3 pipelines that hold or are adjacent to FARC guerrillas.',
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  dual(
    52,
    'Castaño',
    'ACFG',
    {
      en: {
        unshaded: 'Executor raises two spaces (Cities and/or Mountains) by one level each.',
        shaded:
          "AUC gets a Base somewhere it already has a piece (executor's pick, room needed); afterwards AUC gains as many Resources as it has Bases on the map.",
      },
    },
    {
      unshaded() {},
      shaded() {},
    },
  ),

  single(
    53,
    'Criminal Air Force',
    'ACFG',
    {
      en: {
        unshaded:
          'Executor names an insurgent faction, which picks a pair of departments (no adjacency needed), shifts one or two of its guerrillas from one to the other, and turns the shifted ones Underground.',
      },
    },
    () => {},
  ),

  single(
    54,
    'Deserters & Defectors',
    'ACFG',
    {
      en: {
        unshaded:
          'Executor picks 0-2 guerrillas anywhere; either they are removed, or each is swapped for an available guerrilla of a different faction.',
      },
    },
    () => {},
  ),
]
