import type { CardFacts } from '@coinflict/kernel/state'
import type { CardInstructions } from '../nonplayers/book.ts'
import * as c001 from './001-gulf-of-tonkin.ts'
import * as c002 from './002-kissinger.ts'
import * as c003 from './003-peace-talks.ts'
import * as c004 from './004-top-gun.ts'
import * as c005 from './005-wild-weasels.ts'
import * as c006 from './006-aces.ts'
import * as c007 from './007-adsid.ts'
import * as c008 from './008-arc-light.ts'
import * as c009 from './009-psychedelic-cookie.ts'
import * as c010 from './010-rolling-thunder.ts'
import * as c011 from './011-abrams.ts'
import * as c012 from './012-capt-buck-adams.ts'
import * as c013 from './013-cobras.ts'
import * as c014 from './014-m-48-patton.ts'
import * as c015 from './015-medevac.ts'
import * as c016 from './016-blowtorch-komer.ts'
import * as c017 from './017-claymores.ts'
import * as c018 from './018-combined-action-platoons.ts'
import * as c019 from './019-cords.ts'
import * as c020 from './020-laser-guided-bombs.ts'
import * as c021 from './021-americal.ts'
import * as c022 from './022-da-nang.ts'
import * as c023 from './023-operation-attleboro.ts'
import * as c024 from './024-operation-starlite.ts'
import * as c025 from './025-tf-116-riverines.ts'
import * as c026 from './026-lrrp.ts'
import * as c027 from './027-phoenix-program.ts'
import * as c028 from './028-search-and-destroy.ts'
import * as c029 from './029-tribesmen.ts'
import * as c030 from './030-uss-new-jersey.ts'
import * as c031 from './031-aaa.ts'
import * as c032 from './032-long-range-guns.ts'
import * as c033 from './033-migs.ts'
import * as c034 from './034-sa-2s.ts'
import * as c035 from './035-thanh-hoa.ts'
import * as c036 from './036-hamburger-hill.ts'
import * as c037 from './037-khe-sanh.ts'
import * as c038 from './038-mcnamara-line.ts'
import * as c039 from './039-oriskany.ts'
import * as c040 from './040-pows.ts'
import * as c041 from './041-bombing-pause.ts'
import * as c042 from './042-chou-en-lai.ts'
import * as c043 from './043-economic-aid.ts'
import * as c044 from './044-ia-drang.ts'
import * as c045 from './045-pt-76.ts'
import * as c046 from './046-559th-transport-grp.ts'
import * as c047 from './047-chu-luc.ts'
import * as c048 from './048-nam-dong.ts'
import * as c049 from './049-russian-arms.ts'
import * as c050 from './050-uncle-ho.ts'
import * as c051 from './051-301st-supply-bn.ts'
import * as c052 from './052-rand.ts'
import * as c053 from './053-sappers.ts'
import * as c054 from './054-son-tay.ts'
import * as c055 from './055-trucks.ts'
import * as c056 from './056-vo-nguyen-giap.ts'
import * as c057 from './057-international-unrest.ts'
import * as c058 from './058-pathet-lao.ts'
import * as c059 from './059-plei-mei.ts'
import * as c060 from './060-war-photographer.ts'
import * as c061 from './061-armored-cavalry.ts'
import * as c062 from './062-cambodian-civil-war.ts'
import * as c063 from './063-fact-finding.ts'
import * as c064 from './064-honolulu-conference.ts'
import * as c065 from './065-international-forces.ts'
import * as c066 from './066-ambassador-taylor.ts'
import * as c067 from './067-amphib-landing.ts'
import * as c068 from './068-green-berets.ts'
import * as c069 from './069-macv.ts'
import * as c070 from './070-roks.ts'
import * as c071 from './071-an-loc.ts'
import * as c072 from './072-body-count.ts'
import * as c073 from './073-great-society.ts'
import * as c074 from './074-lam-son-719.ts'
import * as c075 from './075-sihanouk.ts'
import * as c076 from './076-annam.ts'
import * as c077 from './077-detente.ts'
import * as c078 from './078-general-lansdale.ts'
import * as c079 from './079-henry-cabot-lodge.ts'
import * as c080 from './080-light-at-the-end-of-the-tunnel.ts'
import * as c081 from './081-cidg.ts'
import * as c082 from './082-domino-theory.ts'
import * as c083 from './083-election.ts'
import * as c084 from './084-to-quoc.ts'
import * as c085 from './085-usaid.ts'
import * as c086 from './086-mandate-of-heaven.ts'
import * as c087 from './087-nguyen-chanh-thi.ts'
import * as c088 from './088-phan-quang-dan.ts'
import * as c089 from './089-tam-chau.ts'
import * as c090 from './090-walt-rostow.ts'
import * as c091 from './091-bob-hope.ts'
import * as c092 from './092-sealords.ts'
import * as c093 from './093-senator-fulbright.ts'
import * as c094 from './094-tunnel-rats.ts'
import * as c095 from './095-westmoreland.ts'
import * as c096 from './096-apc.ts'
import * as c097 from './097-brinks-hotel.ts'
import * as c098 from './098-long-tan.ts'
import * as c099 from './099-masher-white-wing.ts'
import * as c100 from './100-rach-ba-rai.ts'
import * as c101 from './101-booby-traps.ts'
import * as c102 from './102-cu-chi.ts'
import * as c103 from './103-kent-state.ts'
import * as c104 from './104-main-force-bns.ts'
import * as c105 from './105-rural-pressure.ts'
import * as c106 from './106-binh-duong.ts'
import * as c107 from './107-burning-bonze.ts'
import * as c108 from './108-draft-dodgers.ts'
import * as c109 from './109-nguyen-huu-tho.ts'
import * as c110 from './110-no-contact.ts'
import * as c111 from './111-agent-orange.ts'
import * as c112 from './112-colonel-chau.ts'
import * as c113 from './113-ruff-puff.ts'
import * as c114 from './114-tri-quang.ts'
import * as c115 from './115-typhoon-kate.ts'
import * as c116 from './116-cadres.ts'
import * as c117 from './117-corps-commanders.ts'
import * as c118 from './118-korean-war-arms.ts'
import * as c119 from './119-my-lai.ts'
import * as c120 from './120-us-press-corps.ts'
import * as c121 from './121-linebacker-ii.ts'
import * as c122 from './122-easter-offensive.ts'
import * as c123 from './123-vietnamization.ts'
import * as c124 from './124-tet-offensive.ts'
import { COUPS } from './125-130-coups.ts'

/** A card: its facts, and what non-players do with it. */
interface Card {
  readonly card: CardFacts
  readonly nonPlayers?: CardInstructions
}

/** Every card with an event, by number. */
export const CARDS: readonly Card[] = [
  c001,
  c002,
  c003,
  c004,
  c005,
  c006,
  c007,
  c008,
  c009,
  c010,
  c011,
  c012,
  c013,
  c014,
  c015,
  c016,
  c017,
  c018,
  c019,
  c020,
  c021,
  c022,
  c023,
  c024,
  c025,
  c026,
  c027,
  c028,
  c029,
  c030,
  c031,
  c032,
  c033,
  c034,
  c035,
  c036,
  c037,
  c038,
  c039,
  c040,
  c041,
  c042,
  c043,
  c044,
  c045,
  c046,
  c047,
  c048,
  c049,
  c050,
  c051,
  c052,
  c053,
  c054,
  c055,
  c056,
  c057,
  c058,
  c059,
  c060,
  c061,
  c062,
  c063,
  c064,
  c065,
  c066,
  c067,
  c068,
  c069,
  c070,
  c071,
  c072,
  c073,
  c074,
  c075,
  c076,
  c077,
  c078,
  c079,
  c080,
  c081,
  c082,
  c083,
  c084,
  c085,
  c086,
  c087,
  c088,
  c089,
  c090,
  c091,
  c092,
  c093,
  c094,
  c095,
  c096,
  c097,
  c098,
  c099,
  c100,
  c101,
  c102,
  c103,
  c104,
  c105,
  c106,
  c107,
  c108,
  c109,
  c110,
  c111,
  c112,
  c113,
  c114,
  c115,
  c116,
  c117,
  c118,
  c119,
  c120,
  c121,
  c122,
  c123,
  c124,
]

/** The whole deck. */
export const EVENTS: readonly CardFacts[] = [...CARDS.map(({ card }) => card), ...COUPS]
