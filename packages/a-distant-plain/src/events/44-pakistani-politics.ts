import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { gain, pickWay, takeOff } from '@coinflict/kernel/rules'
import { word } from '@coinflict/kernel/state'
import { guerrillaKinds, isCoin, TALIBAN, underground, WARLORDS } from '../forces.ts'
import { PAKISTAN } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { oneGuerrillaOf } from '../nonplayers/effects.ts'
import { placeUpTo, single } from './verbs.ts'

export const card = single(
  44,
  'Pakistani Politics',
  'GTCW',
  ['mosque', 'ballot'],
  {
    en: {
      unshaded:
        'Place up to 2 Taliban Guerrillas in Pakistan and the Taliban gain 3 Resources, or remove up to 2 there and they lose 3.',
    },
    es: {
      unshaded:
        'Coloca hasta 2 Guerrillas Talibanes en Pakistán y los Talibanes ganan 3 Recursos, o elimina hasta 2 de allí y pierden 3.',
    },
    pl: {
      unshaded:
        'Umieść do 2 partyzantów talibów w Pakistanie, a talibowie zyskują 3 zasoby; albo usuń stamtąd do 2 partyzantów, a talibowie tracą 3 zasoby.',
    },
  },
  (g, by) => {
    if (pickWay(g, by, () => ['place-in-pakistan', 'remove-from-pakistan']) === 'place-in-pakistan') {
      placeUpTo(g, by, 2, [underground(TALIBAN)], PAKISTAN)
      gain(g, TALIBAN, 3)
    } else {
      takeOff(g, by, 2, guerrillaKinds(TALIBAN), PAKISTAN, true)
      gain(g, TALIBAN, -3)
    }
  },
  { provenance: { unshaded: 'reconstructed' } },
)

export const nonPlayers: CardInstructions = {
  line: {
    en: 'Pakistani Politics: insurgents place, but the Warlords remove if the Taliban are a player; COIN factions remove.',
    es: 'Pakistani Politics: los insurgentes colocan, pero los Señores de la Guerra eliminan si a los Talibanes los lleva un jugador; las facciones COIN eliminan.',
    pl: 'Pakistani Politics: powstańcy umieszczają, lecz watażkowie usuwają, jeśli talibami kieruje gracz; frakcje COIN usuwają.',
  },
  answers: ({ lineOf }) => ({
    'event.choice': (np) =>
      np.firstOf(lineOf(44), [word(isAgainst(np) ? 'remove-from-pakistan' : 'place-in-pakistan')]),
  }),
  effects: { 'event.remove-where': oneGuerrillaOf(2) },
}
const isAgainst = (np: NonPlayer): boolean => isCoin(np.me) || (np.me === WARLORDS && np.isPlayer(TALIBAN))
