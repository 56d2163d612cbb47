import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createGetSession } from './commerce-session.ts'

const warnings: unknown[] = []

const config = {
  // Nothing listens there: whoever asks it for a session gets no answer.
  commerceUrl: 'http://127.0.0.1:9',
  commerceGraphqlPath: undefined,
  commercePublicKey: 'pk_test',
  storefrontUrl: 'http://shop.example',
}
const getSession = createGetSession({ config, log: { warn: (facts: object) => warnings.push(facts) } })
const read = (cookie: string) =>
  getSession(new Request('http://reviews.example/api/reviews/own', { headers: { cookie } }))

test.each(['session=%zz', 'session=%', 'session=%E0%A4%A', 'session=', 'other=1'])(
  'whoever comes with the cookie %s is a stranger, and the service is not asked',
  async (cookie) => {
    expect(await read(cookie)).toEqual({ kind: 'visitor' })
    expect(warnings).toEqual([])
  },
)

test('a session that the service cannot be asked about is no stranger’s', async () => {
  expect(await read('session=a%3Ab')).toEqual({ kind: 'unavailable' })
  expect(warnings).toHaveLength(1)
})

test('a session whose answer is too long is no stranger’s either', async () => {
  const part = Buffer.alloc(1024 * 1024, ' ')
  let sent = 0
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const body = Readable.from(
      (function* () {
        for (; sent < 200; sent += 1) yield part
        yield '{"data":{}}'
      })(),
    )
    pipeline(body, response, () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so it has an address.
  const commerceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = createGetSession({ config: { ...config, commerceUrl }, log: { warn: () => {} } })
  const cookie = 'session=a%3Ab'
  const request = new Request('http://reviews.example/api/reviews/own', { headers: { cookie } })
  expect(await ask(request)).toEqual({ kind: 'unavailable' })
  expect(sent).toBeLessThan(200)
  server.closeAllConnections()
  server.close()
})
