import type { CardFacts } from '@coinflict/kernel/state'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import * as c01 from './01-1st-division.ts'
import * as c02 from './02-ospina-and-mora.ts'
import * as c03 from './03-tapias.ts'
import * as c04 from './04-cano-limon-covenas.ts'
import * as c05 from './05-occidental-and-ecopetrol.ts'
import * as c06 from './06-oil-spill.ts'
import * as c07 from './07-7th-special-forces.ts'
import * as c08 from './08-fuerza-aerea-colombiana.ts'
import * as c09 from './09-high-mountain-battalions.ts'
import * as c10 from './10-blackhawks.ts'
import * as c11 from './11-national-defense-and-security-council.ts'
import * as c12 from './12-plan-colombia.ts'
import * as c13 from './13-plan-meteoro.ts'
import * as c14 from './14-tres-esquinas.ts'
import * as c15 from './15-war-tax.ts'
import * as c16 from './16-coffee-prices.ts'
import * as c17 from './17-madrid-donors.ts'
import * as c18 from './18-nspd-18.ts'
import * as c19 from './19-general-offensive.ts'
import * as c20 from './20-mono-jojoy.ts'
import * as c21 from './21-raul-reyes.ts'
import * as c22 from './22-alfonso-cano.ts'
import * as c23 from './23-dod-contractors.ts'
import * as c24 from './24-operacion-jaque.ts'
import * as c25 from './25-ejercito-de-liberacion-nacional.ts'
import * as c26 from './26-gramaje.ts'
import * as c27 from './27-misil-antiaereo.ts'
import * as c28 from './28-hugo-chavez.ts'
import * as c29 from './29-kill-zone.ts'
import * as c30 from './30-peace-commission.ts'
import * as c31 from './31-betancourt.ts'
import * as c32 from './32-secuestrados.ts'
import * as c33 from './33-sucumbios.ts'
import * as c34 from './34-airdropped-aks.ts'
import * as c35 from './35-crop-substitution.ts'
import * as c36 from './36-zona-de-convivencia.ts'
import * as c37 from './37-former-military.ts'
import * as c38 from './38-national-coordination-center.ts'
import * as c39 from './39-soldados-campesinos.ts'
import * as c40 from './40-demobilization.ts'
import * as c41 from './41-mancuso.ts'
import * as c42 from './42-senado-and-camara.ts'
import * as c43 from './43-calima-front.ts'
import * as c44 from './44-colombia-nueva.ts'
import * as c45 from './45-los-derechos-humanos.ts'
import * as c46 from './46-limpieza.ts'
import * as c47 from './47-pinto-and-del-rosario.ts'
import * as c48 from './48-union-sindical-obrera.ts'
import * as c49 from './49-bloques.ts'
import * as c50 from './50-carabineros.ts'
import * as c51 from './51-pipeline-repairs.ts'
import * as c52 from './52-castano.ts'
import * as c53 from './53-criminal-air-force.ts'
import * as c54 from './54-deserters-and-defectors.ts'
import * as c55 from './55-dea-agents.ts'
import * as c56 from './56-drogas-la-rebaja.ts'
import * as c57 from './57-op-millennium.ts'
import * as c58 from './58-general-serrano.ts'
import * as c59 from './59-salcedo.ts'
import * as c60 from './60-the-chess-player.ts'
import * as c61 from './61-air-bridge.ts'
import * as c62 from './62-amazonia.ts'
import * as c63 from './63-narco-war.ts'
import * as c64 from './64-cocaine-labs.ts'
import * as c65 from './65-poppies.ts'
import * as c66 from './66-tingo-maria.ts'
import * as c67 from './67-mexican-traffickers.ts'
import * as c68 from './68-narco-subs.ts'
import * as c69 from './69-riverines-and-fast-boats.ts'
import * as c70 from './70-ayahuasca-tourism.ts'
import * as c71 from './71-darien.ts'
import * as c72 from './72-sicarios.ts'
import { PROPAGANDA } from './73-76-propaganda.ts'

/** What the file of a card holds: the card, and what non-players do with it if anything in particular. */
interface CardFile {
  readonly card: CardFacts
  readonly nonPlayers?: CardInstructions
}

/** The event cards, by number. */
export const CARDS: readonly CardFile[] = [
  c01,
  c02,
  c03,
  c04,
  c05,
  c06,
  c07,
  c08,
  c09,
  c10,
  c11,
  c12,
  c13,
  c14,
  c15,
  c16,
  c17,
  c18,
  c19,
  c20,
  c21,
  c22,
  c23,
  c24,
  c25,
  c26,
  c27,
  c28,
  c29,
  c30,
  c31,
  c32,
  c33,
  c34,
  c35,
  c36,
  c37,
  c38,
  c39,
  c40,
  c41,
  c42,
  c43,
  c44,
  c45,
  c46,
  c47,
  c48,
  c49,
  c50,
  c51,
  c52,
  c53,
  c54,
  c55,
  c56,
  c57,
  c58,
  c59,
  c60,
  c61,
  c62,
  c63,
  c64,
  c65,
  c66,
  c67,
  c68,
  c69,
  c70,
  c71,
  c72,
]

/** The whole deck. */
export const EVENTS: readonly CardFacts[] = [...CARDS.map(({ card }) => card), ...PROPAGANDA]
