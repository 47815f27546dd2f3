import { describe, expect, test } from 'vitest'
import { answers, operating } from '../../../test/nonplayers.ts'

describe('FITL 8.1 Event, operation or pass', () => {
  test('FITL 8.1/6 the NVA without Resources and the ARVN with fewer than 3 pass', () => {
    expect(answers(operating('nva', {}, { resources: { nva: 0 } }), 1)).toEqual(['pass 8.1/6'])
    expect(answers(operating('arvn', {}, { resources: { arvn: 2 } }), 1)).toEqual(['pass 8.1/6'])
  })
})
