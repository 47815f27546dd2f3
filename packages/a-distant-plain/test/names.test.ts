import { FORMS, fill, LANGUAGES, noun } from '@coinflict/kernel/text'
import { expect, test } from 'vitest'
import { aDistantPlain } from '../src/index.ts'

const { catalogues } = aDistantPlain
const keys = Object.keys(catalogues.en)
const factions = keys.filter((key) => key.startsWith('faction.'))
const counted = keys.filter((key) => /^(piece|marker)\./.test(key))

test.each(LANGUAGES)('ADP 1.4 names have every form that sentences in %s need', (language) => {
  const lacking = (key: string, forms: readonly string[]): string[] =>
    forms.filter((form) => !(form in noun(catalogues[language][key] ?? '').forms)).map((form) => `${key} ${form}`)
  const { faction, counted: countedForms } = FORMS[language]
  expect(factions.flatMap((key) => lacking(key, faction))).toEqual([])
  expect(counted.flatMap((key) => lacking(key, countedForms))).toEqual([])
})

test('ADP 1.4 what is counted bends with the number in Polish', () => {
  const said = (key: string, form: string): string[] =>
    [1, 2, 5].map((n) => `${n} ${noun(fill(catalogues.pl[key] ?? '', { n }, 'pl')).forms[form]}`)
  expect(said('piece.coalition-troops', 'acc')).toEqual([
    '1 kostkę wojska koalicji',
    '2 kostki wojska koalicji',
    '5 kostek wojska koalicji',
  ])
  expect(said('piece.taliban-underground', 'count')).toEqual([
    '1 ukryty partyzant talibów',
    '2 ukrytych partyzantów talibów',
    '5 ukrytych partyzantów talibów',
  ])
  expect(said('piece.government-base', 'gen')).toEqual(['1 bazy rządowej', '2 baz rządowych', '5 baz rządowych'])
  expect(said('marker.returnees', 'acc')).toEqual([
    '1 żeton +1\u00a0Pop',
    '2 żetony +1\u00a0Pop',
    '5 żetonów +1\u00a0Pop',
  ])
})
