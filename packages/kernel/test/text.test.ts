import { BadInput, badInput, DeadEnd, errorText, JournalMismatch } from '@coinflict/kernel/state'
import { fill, LANGUAGES, listing, noun, nouns, numeral, worded } from '@coinflict/kernel/text'
import { describe, expect, test } from 'vitest'

const GOVERNMENT = noun('Gobierno; the: el Gobierno; of: del Gobierno; to: al Gobierno')
const CARTELS = noun('Cárteles; the: los Cárteles; of: de los Cárteles; to: a los Cárteles; number: other')

describe('messages are filled', () => {
  test('a part in brackets goes with what is not given', () => {
    expect(fill('From {space}[ to {to}].', { space: 'Huila', to: 'Meta' }, 'en')).toBe('From Huila to Meta.')
    expect(fill('From {space}[ to {to}].', { space: 'Huila' }, 'en')).toBe('From Huila.')
    expect(fill('Won[ by {faction:the}].', {}, 'es')).toBe('Won.')
  })

  test('with nothing that a screen would obey', () => {
    const harmful = 'a\x1b[2Jb\u009bc\u202ed\u2066e\u200bf\ud800g\x07h\u2028i\tj'
    expect(fill('“{text}”', { text: harmful }, 'en')).toBe('“a�[2Jb�c�d�e�f�g�h�i�j”')
    expect(badInput('x', 'error.scenario', { value: harmful }).textIn('pl')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    expect(badInput('x', 'error.scenario', { value: 'x'.repeat(10_000_000) }).message.length).toBeLessThan(1000)
  })

  test('by the plural category of the language', () => {
    const polish = '{n} {n|one:zasób|few:zasoby|many:zasobów}'
    const forms = [1, 2, 5, 12, 22, 25, 112].map((n) => fill(polish, { n }, 'pl'))
    expect(forms).toEqual(['1 zasób', '2 zasoby', '5 zasobów', '12 zasobów', '22 zasoby', '25 zasobów', '112 zasobów'])
    expect([0, 1, 2].map((n) => fill('{n|one:piece|other:pieces}', { n }, 'en'))).toEqual(['pieces', 'piece', 'pieces'])
  })

  test('by the form and the number of a name', () => {
    const won = '{faction:The} {faction|one:gana|other:ganan}; victoria {faction:of}'
    expect(fill(won, { faction: GOVERNMENT }, 'es')).toBe('El Gobierno gana; victoria del Gobierno')
    expect(fill(won, { faction: CARTELS }, 'es')).toBe('Los Cárteles ganan; victoria de los Cárteles')
    const both = nouns([GOVERNMENT, CARTELS], 'es')
    expect(fill(won, { faction: both }, 'es')).toBe(
      'El Gobierno y los Cárteles ganan; victoria del Gobierno y de los Cárteles',
    )
    expect(fill('{faction}', { faction: nouns([CARTELS], 'es') }, 'es')).toBe('Cárteles')
  })

  test('where a sentence ends after an abbreviation, one stop is both', () => {
    const us = noun('EE. UU.; the: EE. UU.; of: de EE. UU.; to: a EE. UU.')
    expect(fill('Pasa {faction:the}. Tropas {faction:of}.', { faction: us }, 'es')).toBe(
      'Pasa EE. UU. Tropas de EE. UU.',
    )
    expect(fill('{faction}: {n}[ ({faction})].', { faction: us, n: 2 }, 'es')).toBe('EE. UU.: 2 (EE. UU.).')
    expect(fill('{file}', { file: '../a..b' }, 'es')).toBe('../a..b')
  })

  test('a form that a name lacks is its plain one', () => {
    expect(fill('{piece:acc}', { piece: noun('Bases') }, 'pl')).toBe('Bases')
  })
})

test('numbers and lists as the language writes them, a minus is a minus', () => {
  expect(numeral(-3, 'en')).toBe('−3')
  expect(numeral(12345, 'en')).toBe('12,345')
  expect(numeral(12345, 'es')).toBe('12.345')
  for (const language of LANGUAGES) {
    const usual = new Intl.NumberFormat(language)
    const withTwo = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    for (const n of [0, 7, 999, 1000, 9999, 10_000, 1_234_567, 0.5, 0.1234, 1234.5, 98_765.4321]) {
      expect(numeral(n, language)).toBe(usual.format(n))
      expect(numeral(-n - 1, language, 2)).toBe(withTwo.format(-n - 1).replace('-', '−'))
    }
  }
  expect(LANGUAGES.map((language) => listing(['a', 'b', 'c'], language))).toEqual([
    'a, b, and c',
    'a, b y c',
    'a, b i c',
  ])
})

describe('errors are worded where they are shown', () => {
  const inAll = (error: unknown): string[] => LANGUAGES.map((language) => errorText(error, language))

  test('by a message and its details; the message of the error itself is English', () => {
    const error = badInput('save', 'error.save-version', { value: '9', n: 2 })
    expect([error.code, error.id, error.message]).toEqual(['save', 'error.save-version', inAll(error)[0]])
    expect(inAll(error)).toEqual([
      'the save is of version 9; this program reads versions up to 2',
      'la partida guardada es de la versión 9; este programa lee hasta la versión 2',
      'zapis gry ma wersję 9; ten program czyta wersje do 2',
    ])
  })

  test('what differs from language to language among the details is told then, one error inside another too', () => {
    const catalogues = { en: { x: 'in a.json: {text}' }, es: { x: 'en a.json: {text}' }, pl: { x: 'w a.json: {text}' } }
    const inner = badInput('over', 'error.over')
    const error = new BadInput(
      inner.code,
      'x',
      { text: (language) => inner.textIn(language) },
      { catalogues, rule: '2.3' },
    )
    expect(inAll(error)).toEqual([
      'in a.json: the game is over',
      'en a.json: la partida ha terminado',
      'w a.json: gra jest skończona',
    ])
    expect(error.rule).toBe('2.3')
    expect(worded(catalogues, 'es', 'x', { text: () => GOVERNMENT })).toBe('en a.json: Gobierno')
  })

  test('also those of journals and rules', () => {
    expect(inAll(new DeadEnd('rally.where', '3.3.1'))[1]).toBe('no hay respuesta posible a rally.where (3.3.1)')
    expect(inAll(new JournalMismatch(4, 'bogota', { question: 'rally.where' }, '3.3.1'))[2]).toBe(
      'wpis 5 dziennika, „bogota”, nie jest odpowiedzią na rally.where (3.3.1)',
    )
    expect(inAll(new JournalMismatch(4, '!4', { chance: 'card' }, '2.3'))[1]).toBe(
      'la entrada 5 del diario, «!4», no puede salir ahí: debería ser una carta (2.3)',
    )
    expect(inAll(new JournalMismatch(4, 'pass', 'nothing', ''))[2]).toBe(
      'wpis 5 dziennika, „pass”, jest już po końcu gry',
    )
  })

  test('any other says what it says', () => {
    expect(inAll(new Error('boom'))).toEqual(['boom', 'boom', 'boom'])
    expect(inAll('boom')).toEqual(['boom', 'boom', 'boom'])
  })
})
