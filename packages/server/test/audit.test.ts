import { expect, test } from 'vitest'
import { flawsIn } from '../../../scripts/audit.mjs'

/** As npm 7 and newer write it. */
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

test('only grave flaws of dependencies are flaws', () => {
  const via = [{ title: 'Anybody may log in', url: 'https://example.org/1' }, 'another']
  const flaw = (severity: string) => ({ severity, range: '<2.0.0', via })
  expect(flawsIn(report({ a: flaw('critical'), b: flaw('high'), c: flaw('moderate'), d: flaw('low') }))).toEqual([
    'a <2.0.0: critical: Anybody may log in (https://example.org/1); through another',
    'b <2.0.0: high: Anybody may log in (https://example.org/1); through another',
  ])
  expect(flawsIn(report({}))).toEqual([])
})

test('a registry that does not answer, or a machine without a network, is no flaw', () => {
  expect(flawsIn(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }))).toBeUndefined()
  expect(flawsIn(JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'no network' } }))).toBeUndefined()
  expect(flawsIn('')).toBeUndefined()
  expect(flawsIn('null')).toBeUndefined()
})
