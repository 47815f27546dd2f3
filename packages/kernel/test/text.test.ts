import { fill, LANGUAGES, listing, noun, nouns, numeral } from '@coinflict/kernel/text'
import { describe, expect, test } from 'vitest'

const GOVERNMENT = noun('Gobierno; the: el Gobierno; of: del Gobierno; to: al Gobierno')
const CARTELS = noun('Cárteles; the: los Cárteles; of: de los Cárteles; to: a los Cárteles; number: other')

describe('messages are filled', () => {
  test('a part in brackets goes with what is not given', () => {
    expect(fill('From {space}[ to {to}].', { space: 'Huila', to: 'Meta' }, 'en')).toBe('From Huila to Meta.')
    expect(fill('From {space}[ to {to}].', { space: 'Huila' }, 'en')).toBe('From Huila.')
    expect(fill('Won[ by {faction:the}].', {}, 'es')).toBe('Won.')
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

  test('a form that a name lacks is its plain one', () => {
    expect(fill('{piece:acc}', { piece: noun('Bases') }, 'pl')).toBe('Bases')
  })
})

test('numbers and lists as the language writes them, a minus is a minus', () => {
  expect(numeral(-3, 'en')).toBe('−3')
  expect(numeral(12345, 'en')).toBe('12,345')
  expect(numeral(12345, 'es')).toBe('12.345')
  expect(LANGUAGES.map((language) => listing(['a', 'b', 'c'], language))).toEqual([
    'a, b, and c',
    'a, b y c',
    'a, b i c',
  ])
})
