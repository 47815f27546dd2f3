import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolders } from '../src/folder.ts'

test('folders are made one in another, and found again', () => {
  const root = mkdtempSync(join(tmpdir(), 'coinflict-'))
  const deep = join(root, 'a', 'b', 'c')
  makeFolders(deep)
  makeFolders(deep)
  expect(existsSync(deep)).toBe(true)
  rmSync(root, { recursive: true })
})

test.skipIf(!existsSync('/proc/self'))('a place that takes no folders in is refused, and not tried for ever', () => {
  expect(() => makeFolders('/proc/nothing/inside')).toThrow('ENOENT')
})
