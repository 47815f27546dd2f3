import { expect, test } from 'vitest'
import { together } from '../src/text/sentences.ts'
import { unbroken } from '../src/text/unbroken.ts'
import { VOLUMES } from './games.ts'

test('no line ends within the short name of a space: its words are kept together in sentences, those of a long name are not', () => {
  const names = VOLUMES.flatMap((volume) => volume.spaces.map(({ name }) => ({ volume, name })))
  for (const { volume, name } of names) {
    const sentence = together(volume, `1 Base removed from ${name}.`, 'en')
    expect(sentence.replaceAll('\u00a0', ' ')).toBe(`1 Base removed from ${name}.`)
    expect(sentence.startsWith('1 Base removed from ')).toBe(true)
    if (name.length <= 14) expect(sentence.slice('1 Base removed from '.length)).not.toContain(' ')
  }
  expect(names.some(({ volume, name }) => together(volume, name, 'en') !== name)).toBe(true)
})

test('in Polish no line ends with a word of one letter', () => {
  const sentence = 'Z pola z wojskiem i policją (w mieście) a Terror A.'
  expect(unbroken(sentence, 'pl')).toBe('Z\u00a0pola z\u00a0wojskiem i\u00a0policją (w\u00a0mieście) a\u00a0Terror A.')
  expect(unbroken(sentence, 'en')).toBe(sentence)
})
