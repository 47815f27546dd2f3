import type { CardFacts } from '@coinflict/kernel'
import type { Instructions } from '../nonplayers/events/instruction.ts'
import * as card01 from './01-1st-division.ts'
import * as card02 from './02-ospina-and-mora.ts'
import * as card03 from './03-tapias.ts'
import * as card04 from './04-cano-limon-covenas.ts'
import * as card05 from './05-occidental-and-ecopetrol.ts'
import * as card06 from './06-oil-spill.ts'
import * as card07 from './07-7th-special-forces.ts'
import * as card08 from './08-fuerza-aerea-colombiana.ts'
import * as card09 from './09-high-mountain-battalions.ts'
import * as card10 from './10-blackhawks.ts'
import * as card11 from './11-national-defense-and-security-council.ts'
import * as card12 from './12-plan-colombia.ts'
import * as card13 from './13-plan-meteoro.ts'
import * as card14 from './14-tres-esquinas.ts'
import * as card15 from './15-war-tax.ts'
import * as card16 from './16-coffee-prices.ts'
import * as card17 from './17-madrid-donors.ts'
import * as card18 from './18-nspd-18.ts'
import * as card19 from './19-general-offensive.ts'
import * as card20 from './20-mono-jojoy.ts'
import * as card21 from './21-raul-reyes.ts'
import * as card22 from './22-alfonso-cano.ts'
import * as card23 from './23-dod-contractors.ts'
import * as card24 from './24-operacion-jaque.ts'
import * as card25 from './25-ejercito-de-liberacion-nacional.ts'
import * as card26 from './26-gramaje.ts'
import * as card27 from './27-misil-antiaereo.ts'
import * as card28 from './28-hugo-chavez.ts'
import * as card29 from './29-kill-zone.ts'
import * as card30 from './30-peace-commission.ts'
import * as card31 from './31-betancourt.ts'
import * as card32 from './32-secuestrados.ts'
import * as card33 from './33-sucumbios.ts'
import * as card34 from './34-airdropped-aks.ts'
import * as card35 from './35-crop-substitution.ts'
import * as card36 from './36-zona-de-convivencia.ts'
import * as card37 from './37-former-military.ts'
import * as card38 from './38-national-coordination-center.ts'
import * as card39 from './39-soldados-campesinos.ts'
import * as card40 from './40-demobilization.ts'
import * as card41 from './41-mancuso.ts'
import * as card42 from './42-senado-and-camara.ts'
import * as card43 from './43-calima-front.ts'
import * as card44 from './44-colombia-nueva.ts'
import * as card45 from './45-los-derechos-humanos.ts'
import * as card46 from './46-limpieza.ts'
import * as card47 from './47-pinto-and-del-rosario.ts'
import * as card48 from './48-union-sindical-obrera.ts'
import * as card49 from './49-bloques.ts'
import * as card50 from './50-carabineros.ts'
import * as card51 from './51-pipeline-repairs.ts'
import * as card52 from './52-castano.ts'
import * as card53 from './53-criminal-air-force.ts'
import * as card54 from './54-deserters-and-defectors.ts'
import * as card55 from './55-dea-agents.ts'
import * as card56 from './56-drogas-la-rebaja.ts'
import * as card57 from './57-op-millennium.ts'
import * as card58 from './58-general-serrano.ts'
import * as card59 from './59-salcedo.ts'
import * as card60 from './60-the-chess-player.ts'
import * as card61 from './61-air-bridge.ts'
import * as card62 from './62-amazonia.ts'
import * as card63 from './63-narco-war.ts'
import * as card64 from './64-cocaine-labs.ts'
import * as card65 from './65-poppies.ts'
import * as card66 from './66-tingo-maria.ts'
import * as card67 from './67-mexican-traffickers.ts'
import * as card68 from './68-narco-subs.ts'
import * as card69 from './69-riverines-and-fast-boats.ts'
import * as card70 from './70-ayahuasca-tourism.ts'
import * as card71 from './71-darien.ts'
import * as card72 from './72-sicarios.ts'
import { propaganda } from './73-76-propaganda.ts'

/** The file of an event card: the card, and what non-players do with it if anything in particular. */
interface CardFile {
  readonly card: CardFacts
  readonly nonPlayers?: Instructions
}

export const CARDS: readonly CardFile[] = [
  card01,
  card02,
  card03,
  card04,
  card05,
  card06,
  card07,
  card08,
  card09,
  card10,
  card11,
  card12,
  card13,
  card14,
  card15,
  card16,
  card17,
  card18,
  card19,
  card20,
  card21,
  card22,
  card23,
  card24,
  card25,
  card26,
  card27,
  card28,
  card29,
  card30,
  card31,
  card32,
  card33,
  card34,
  card35,
  card36,
  card37,
  card38,
  card39,
  card40,
  card41,
  card42,
  card43,
  card44,
  card45,
  card46,
  card47,
  card48,
  card49,
  card50,
  card51,
  card52,
  card53,
  card54,
  card55,
  card56,
  card57,
  card58,
  card59,
  card60,
  card61,
  card62,
  card63,
  card64,
  card65,
  card66,
  card67,
  card68,
  card69,
  card70,
  card71,
  card72,
]

/** Every card, by number. */
export const EVENTS: readonly CardFacts[] = [...CARDS.map(({ card }) => card), ...propaganda]
