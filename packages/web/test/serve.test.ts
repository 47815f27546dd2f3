import { expect, test } from 'vitest'
import { portOf, serve } from '../../../scripts/serve.mjs'

test('the port is what is asked for, or a sentence says what is wrong', () => {
  expect([portOf([], {}), portOf(['--port', '80'], {}), portOf(['--port=81'], {}), portOf([], { PORT: '82' })]).toEqual(
    [5173, 80, 81, 82],
  )
  for (const words of [['--port', 'x'], ['--port=65536'], ['--port=-1']])
    expect(() => portOf(words, {})).toThrow('is no port')
  expect(() => portOf(['--prot'], {})).toThrow('"--prot" is not known here')
})

test('a port that is taken is told of; a visitor who cannot be let in does not end the server', async () => {
  const { server, address } = await serve(0, import.meta.dirname)
  const { port } = new URL(address)
  try {
    await expect(serve(Number(port))).rejects.toThrow(`port ${port} is taken`)
    for (let i = 0; i < 2; i++) server.emit('error', new Error('accept EMFILE'))
    expect((await fetch(`http://127.0.0.1:${port}/serve.test.ts`)).status).toBe(200)
  } finally {
    server.close()
  }
})
