import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createSource } from './commerce-source.ts'

test('an answer without an end is a failed read, and its connection ends', async () => {
  const part = Buffer.alloc(1024 * 1024, ' ')
  let open = 0
  let sent = 0
  const service = createServer((_, response) => {
    open += 1
    response.once('close', () => (open -= 1))
    const write = () => {
      do sent += 1
      while (sent < 1200 && response.write(part))
    }
    response.on('drain', write)
    write()
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const { port } = service.address() as AddressInfo
  const source = createSource({
    commerceUrl: `http://127.0.0.1:${port}`,
    commerceGraphqlPath: undefined,
    commercePublicKey: 'pk_test',
    reviewsUrl: undefined,
  })
  expect(await source.readMarkets(new AbortController().signal)).toMatchObject({ ok: false })
  await expect.poll(() => open).toBe(0)
  expect(sent).toBeLessThan(300)
  service.close()
})
