import { expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.mjs'

test('a port that is taken is told of; a visitor who cannot be let in does not end the server', async () => {
  const { server, address } = await serve(0, import.meta.dirname)
  const { port } = new URL(address)
  try {
    await expect(serve(Number(port))).rejects.toThrow('EADDRINUSE')
    for (let i = 0; i < 2; i++) server.emit('error', new Error('accept EMFILE'))
    expect((await fetch(`http://127.0.0.1:${port}/serve.test.ts`)).status).toBe(200)
  } finally {
    server.close()
  }
})
