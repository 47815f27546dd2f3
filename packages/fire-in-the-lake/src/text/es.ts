import type { english } from './en.ts'

/** Spanish, in the terms of its rule book. */
export const spanish: Record<keyof typeof english, string> = {
  'faction.us': 'EE. UU.; the: EE. UU.; of: de EE. UU.; to: a EE. UU.',
  'faction.arvn': 'ARVN; the: el ARVN; of: del ARVN; to: al ARVN',
  'faction.nva': 'EVN; the: el EVN; of: del EVN; to: al EVN',
  'faction.vc': 'VC; the: el VC; of: del VC; to: al VC',
  'holder.coin': 'COIN',

  'piece.us-troops': '{n|one:Tropa|other:Tropas} de EE. UU.',
  'piece.irregulars-underground': '{n|one:Irregular Oculto|other:Irregulares Ocultos}',
  'piece.irregulars-active': '{n|one:Irregular Activo|other:Irregulares Activos}',
  'piece.us-base': '{n|one:Base|other:Bases} de EE. UU.',
  'piece.arvn-troops': '{n|one:Tropa|other:Tropas} del ARVN',
  'piece.arvn-police': '{n|one:Policía|other:Policías}',
  'piece.rangers-underground': '{n|one:Ranger Oculto|other:Rangers Ocultos}',
  'piece.rangers-active': '{n|one:Ranger Activo|other:Rangers Activos}',
  'piece.arvn-base': '{n|one:Base|other:Bases} del ARVN',
  'piece.nva-troops': '{n|one:Tropa|other:Tropas} del EVN',
  'piece.nva-underground': '{n|one:Guerrilla Oculta|other:Guerrillas Ocultas} del EVN',
  'piece.nva-active': '{n|one:Guerrilla Activa|other:Guerrillas Activas} del EVN',
  'piece.nva-base': '{n|one:Base|other:Bases} del EVN',
  'piece.nva-tunnel': '{n|one:Base|other:Bases} con Túnel del EVN',
  'piece.vc-underground': '{n|one:Guerrilla Oculta|other:Guerrillas Ocultas} del VC',
  'piece.vc-active': '{n|one:Guerrilla Activa|other:Guerrillas Activas} del VC',
  'piece.vc-base': '{n|one:Base|other:Bases} del VC',
  'piece.vc-tunnel': '{n|one:Base|other:Bases} con Túnel del VC',

  'marker.terror': '{n|one:marcador|other:marcadores} de Terror',
  'marker.sabotage': '{n|one:marcador|other:marcadores} de Sabotaje',
  'sign.terror': 'Terr',
  'sign.sabotage': 'Sab',

  'track.arvn-resources': 'Recursos del ARVN',
  'track.nva-resources': 'Recursos del EVN',
  'track.vc-resources': 'Recursos del VC',
  'track.aid': 'Ayuda',
  'track.patronage': 'Patrocinio',
  'track.econ': 'Econ Total',
  'track.trail': 'La Ruta',
  'track.leader': 'Líder de la RVN',
  'track.leader-cards': 'Cartas en la casilla del Líder',
  'track.coups': 'Cartas de Golpe jugadas',
  'track.us-pivotal': 'Evento Crucial de EE. UU.',
  'track.arvn-pivotal': 'Evento Crucial del ARVN',
  'track.nva-pivotal': 'Evento Crucial del EVN',
  'track.vc-pivotal': 'Evento Crucial del VC',
  'track.policy': 'Política de EE. UU.',
  'track.frozen': 'Control según los marcadores',
  'box.minh': 'Duong Van Minh',
  'box.khanh': 'Nguyen Khanh',
  'box.young-turks': 'Young Turks',
  'box.ky': 'Nguyen Cao Ky',
  'box.thieu': 'Nguyen Van Thieu',
  'box.nobody': 'nadie',
  'box.none': 'no está en juego',
  'box.held': 'en mano',
  'box.played': 'jugado',
  'box.jfk': 'JFK',
  'box.lbj': 'LBJ',
  'box.nixon': 'Nixon',
  'box.available': 'Disponibles',
  'box.casualties': 'Bajas',
  'box.out-of-play': 'Fuera de Juego',
  'kind.country': 'Provincias',
  'kind-of.country': 'provincia',
  'terrain.highland': 'Tierras Altas',
  'terrain.lowland': 'Tierras Bajas',
  'terrain.jungle': 'Jungla',
  'terrain.highway': 'Carretera',
  'terrain.mekong': 'Mekong',
  'trait.north-vietnam': 'Vietnam del Norte',
  'trait-sign.north-vietnam': '',
  'trait.laos': 'Laos',
  'trait-sign.laos': '',
  'trait.cambodia': 'Camboya',
  'trait-sign.cambodia': '',
  'trait.highway': 'también Carretera',
  'trait-sign.highway': '',

  'total.support-and-available': 'Apoyo + Disponibles',
  'total.coin-and-patronage': 'COIN + Patrocinio',
  'total.nva-and-bases': 'EVN + Bases',
  'total.opposition-and-bases': 'Oposición + Bases',

  'word.train': 'Entrenamiento',
  'word.patrol': 'Patrulla',
  'word.sweep': 'Barrido',
  'word.assault': 'Asalto',
  'word.rally': 'Reagrupamiento',
  'word.march': 'Marcha',
  'word.attack': 'Ataque',
  'word.terror': 'Terror',
  'word.advise': 'Asesoramiento',
  'word.air-lift': 'Transporte Aéreo',
  'word.air-strike': 'Ataque Aéreo',
  'word.govern': 'Gobernar',
  'word.transport': 'Transporte',
  'word.raid': 'Incursión',
  'word.infiltrate': 'Infiltración',
  'word.bombard': 'Bombardeo',
  'word.ambush': 'Emboscada',
  'word.tax': 'Recaudación',
  'word.subvert': 'Subversión',
  'scenario.short': 'Corto: 1965–1967, la guerra de Westy',
  'scenario.medium': 'Medio: 1968–1972, una guerra mejor',
  'scenario.full': 'Completo: 1964–1972, Nam',
  'option.edition': 'Edición',
  'option.period-events': 'Eventos de Período',
  'option.edition.1st': '1.ª edición (2014)',
  'option.edition.2nd': '2.ª edición',
  'phase.card': 'Carta de Evento',
  'phase.victory': 'Fase de Victoria',
  'phase.resources': 'Fase de Recursos',
  'phase.support': 'Fase de Apoyo',
  'phase.redeploy': 'Fase de Redespliegue',
  'phase.commitment': 'Fase de Asignación',
  'phase.reset': 'Fase de Reinicio',
  'verdict.us': 'EE. UU. ha ganado la guerra: un gobierno del Sur que su pueblo apoya.',
  'verdict.arvn': 'El ARVN ha ganado la guerra: la camarilla de Saigón conserva el país.',
  'verdict.nva': 'El EVN ha ganado la guerra: el Norte une el país por las armas.',
  'verdict.vc': 'El VC ha ganado la guerra: el campo ha rodeado las ciudades.',
  'verdict.stalemate': 'Tablas: Vietnam del Sur resiste y la guerra sigue.',
  'verdict.contained': 'Victoria: el comunismo queda contenido.',
  'verdict.liberated': 'Victoria: el país es libre y pronto estará unido.',

  // Sequence of play

  'flaw.north-vietnam': 'fichas de EE. UU. o del ARVN en Vietnam del Norte',
  'flaw.tunnels': 'más Túneles de los que hay',
  'coup.desert':
    '{n|one:Deserta|other:Desertan} {n} {n|one:cubo|other:cubos} del ARVN en {space}. ¿Cuántos son Tropas? El resto son Policías.',
  'pivotal.play': '¿Juegas tu Evento Crucial {card} en lugar de esta carta?',
  'pivotal.trump': '{faction:The} {faction|one:juega|other:juegan} un Evento Crucial. ¿Lo anulas con {card}?',
  'why.monsoon': 'No en Monzón: la próxima carta es un Golpe.',
  'why.pivotal-not-held': 'No tienes ningún Evento Crucial por jugar.',
  'why.pivotal-ineligible': 'Solo una Facción Elegible juega su Evento Crucial.',
  'why.pivotal-leaders': 'Hay menos de 2 cartas en la casilla del Líder de la RVN.',
  'why.pivotal-support': 'Apoyo + Disponibles no es suficiente.',
  'why.pivotal-nva-troops': 'Las Tropas del EVN en el mapa no superan a las de EE. UU.',
  'why.pivotal-us-troops': 'Hay 20 o más Tropas de EE. UU. en el mapa.',
  'why.pivotal-guerrillas': 'No hay más de 20 Guerrillas del VC en el Sur.',
  'why.give-insurgents': 'Solo el EVN y el VC se dan Recursos entre sí.',

  // COIN operations

  // Insurgent operations

  // US activities

  // ARVN activities

  // NVA activities

  // VC activities

  // Coup Rounds

  // Cards 1 to 24

  // Cards 25 to 48

  // Cards 49 to 72

  // Cards 73 to 96

  // Cards 97 to 124

  // Set-up and options
}
