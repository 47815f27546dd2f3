import { allGuerrillas, announce, gain, guerrillas, pickFaction } from '@coinflict/kernel/rules'
import { type Faction, factionWord, pieceWord } from '@coinflict/kernel/state'
import { active, GOVT, guerrillaKinds, INSURGENTS, underground } from '../forces.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { benefit } from '../nonplayers/events/insurgents.ts'
import { cutAid, terror, terrorIn } from '../operations/terror.ts'
import { dual, forests, pickPiece } from './verbs.ts'

export const card = dual(
  70,
  'Ayahuasca Tourism',
  'CAFG',
  ['suitcase', 'jungle'],
  {
    en: {
      unshaded: 'The Government gains 6 Resources for each Forest without Guerrillas.',
      shaded:
        'Choose an insurgent faction: in each Forest with its Guerrillas, one of them, even an Active one, uses Terror for free and brings the faction 3 Resources.',
    },
    es: {
      unshaded: 'El Gobierno gana 6 Recursos por cada Selva sin Guerrillas.',
      shaded:
        'Elige una facción insurgente: en cada Selva con Guerrillas suyas una de ellas, incluso Activa, ejecuta un Terror gratuito y le aporta 3 Recursos.',
    },
    pl: {
      unshaded: 'Rząd zyskuje 6 zasobów za każdy las bez partyzantów.',
      shaded:
        'Wybierz frakcję powstańczą: w każdym lesie z jej partyzantami jeden z nich, nawet aktywny, wykonuje darmowy terror i przynosi jej 3 zasoby.',
    },
  },
  {
    unshaded: (g) => gain(g, GOVT, 6 * forests(g).filter((s) => allGuerrillas(g, s) === 0).length),
    shaded(g, by) {
      const explanations = (f: Faction) => forests(g).filter((s) => guerrillas(g, f, s) > 0)
      const f = pickFaction(g, by, () => INSURGENTS.filter((insurgent) => explanations(insurgent).length > 0))
      if (f === undefined) return
      announce(g, f, terror)
      let terrorised = 0
      for (const s of explanations(f)) {
        const guide = pickPiece(g, f, 'event.terror-which', s, guerrillaKinds(f))
        if (guide === undefined) continue
        g.cite(terror.rule)
        terrorIn(g, f, s, 1, guide === underground(f))
        g.cite('5.1')
        gain(g, f, 3)
        terrorised++
      }
      g.cite(terror.rule)
      cutAid(g, f, terrorised)
    },
  },
)

// What non-players do with it.

const AYAHUASCA = insurgentLine('70', {
  en: 'Ayahuasca Tourism: the executing faction’s Guerrillas carry out the Terror, Active before Underground.',
  es: 'Ayahuasca Tourism: el Terror lo ejecutan Guerrillas de la facción ejecutora, Activas antes que Ocultas.',
  pl: 'Ayahuasca Tourism: terror przeprowadzają partyzanci wykonującej frakcji, aktywni przed ukrytymi.',
})

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [AYAHUASCA],
    answers: {
      'event.faction': (np) => np.firstOf(AYAHUASCA, [factionWord(np.me)]) ?? benefit(np),
      'event.terror-which': (np) => np.firstOf(AYAHUASCA, [active(np.me), underground(np.me)].map(pieceWord)),
    },
  },
}
