import { expect, test } from 'vitest'
import { together } from '../src/text/sentences.ts'
import { VOLUMES } from './games.ts'

test('no line ends within the short name of a space: its words are kept together in sentences, those of a long name are not', () => {
  const names = VOLUMES.flatMap((volume) => volume.spaces.map(({ name }) => ({ volume, name })))
  for (const { volume, name } of names) {
    const sentence = together(volume, `1 Base removed from ${name}.`)
    expect(sentence.replaceAll('\u00a0', ' ')).toBe(`1 Base removed from ${name}.`)
    expect(sentence.startsWith('1 Base removed from ')).toBe(true)
    if (name.length <= 14) expect(sentence.slice('1 Base removed from '.length)).not.toContain(' ')
  }
  expect(names.some(({ volume, name }) => together(volume, name) !== name)).toBe(true)
})
