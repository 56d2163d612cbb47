import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

test('an answer without an end is no session either, and its connection ends', async () => {
  const part = Buffer.alloc(1024 * 1024, ' ')
  let open = 0
  let sent = 0
  const service = createServer((_, response) => {
    open += 1
    response.once('close', () => (open -= 1))
    const write = () => {
      do sent += 1
      while (sent < 400 && response.write(part))
    }
    response.on('drain', write)
    write()
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const { port } = service.address() as AddressInfo
  const getSession = createGetSession({
    config: { ...config, commerceUrl: `http://127.0.0.1:${port}` },
    log: { warn: () => undefined },
  })
  const request = new Request('http://reviews.example/', { headers: { cookie: 'session=a%3Ab' } })
  expect(await getSession(request)).toEqual({ kind: 'unavailable' })
  await expect.poll(() => open).toBe(0)
  expect(sent).toBeLessThan(100)
  service.close()
})
