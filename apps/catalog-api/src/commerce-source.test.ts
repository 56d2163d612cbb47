import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { createSource } from './commerce-source.ts'

const servers: Server[] = []

afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()))

/** A service that is ready, and ends no other answer. */
async function startEndless(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end()
    const part = Buffer.alloc(1024 * 1024, ' ')
    response.writeHead(200, { 'content-type': 'application/json' })
    pipeline(Readable.from(Array.from({ length: 100 }).map(() => part)), response, () => {})
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  // It listens on a port, so it has an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an answer that is too long is a failure, of the commerce service as of the reviews', async () => {
  const origin = await startEndless()
  const source = createSource({
    commerceUrl: origin,
    commerceGraphqlPath: '/graphql',
    commercePublicKey: 'pk',
    reviewsUrl: origin,
  })
  const { signal } = new AbortController()
  const tooLong = { ok: false, error: { message: expect.stringContaining('longer than') } }
  expect(await source.readMarkets(signal)).toMatchObject(tooLong)
  expect(
    await source.readPage({ page: 1, limit: 1000, locale: 'en', currency: 'GBP', signal }),
  ).toMatchObject(tooLong)
  expect(await source.readRatings?.(['p1'], signal)).toMatchObject({ ok: false })
})
