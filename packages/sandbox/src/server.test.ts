import { connect } from 'node:net'
import { serve } from '@sorrel/service/serve'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../test/sandbox.ts'
import { copyDatabase } from '../test/seeded-database.ts'
import { toServing } from './serve-store.ts'
import { createService } from './service.ts'

const STOREFRONT = 'http://localhost:3000'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

describe('every answer', () => {
  test('has a request id: the caller’s if it is valid, else a new one', async () => {
    const given = await sandbox.call('/healthz', { headers: { 'x-request-id': 'abcd-1234' } })
    expect(given.headers.get('x-request-id')).toBe('abcd-1234')
    const made = await sandbox.call('/healthz', { headers: { 'x-request-id': 'no good; id' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is an error for an unknown address, a wrong method and a body that is too large', async () => {
    expect((await sandbox.call('/nothing')).status).toBe(404)
    const refused = await sandbox.call('/healthz', { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
    const large = await sandbox.call('/graphql/v2', { method: 'POST', body: 'x'.repeat(1_100_000) })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ error: { code: 'too_large' } })
  })

  test('is an error for an address that is not a path', async () => {
    expect(
      await sendRaw('GET //evil.example/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ).toContain(' 404 ')
    expect(
      await sendRaw('GET /cdn/..%2f..%2fpackage.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ).toContain(' 404 ')
  })
})

function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.end(bytes)
  })
}

describe('health', () => {
  test('/healthz and /readyz answer when the service is ready', async () => {
    expect(await (await sandbox.call('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await sandbox.call('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('a service that is not ready gives the reason and refuses other requests', async () => {
    sandbox.service.readiness.setBusy('writing the demo catalogue')
    const ready = await sandbox.call('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toEqual({ status: 'not ready', reason: 'writing the demo catalogue' })
    expect((await sandbox.call('/api/settings')).status).toBe(503)
    expect((await sandbox.call('/healthz')).status).toBe(200)
    sandbox.service.readiness.setBusy(undefined)
    expect((await sandbox.call('/api/settings')).status).toBe(200)
  })
})

describe('browsers', () => {
  const preflight = (origin: string) =>
    sandbox.call('/graphql/v2', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })

  test('pages of the storefront may send requests with the key and the session', async () => {
    const { status, headers } = await preflight(STOREFRONT)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(STOREFRONT)
    expect(headers.get('access-control-allow-headers')).toContain('x-session')
    expect(headers.get('access-control-allow-headers')).toContain('cache-control')
    const answer = await sandbox.call('/api/settings', { headers: { origin: STOREFRONT } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(STOREFRONT)
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-session')
  })

  test('pages of other origins may not', async () => {
    expect((await preflight('https://evil.example')).headers.has('access-control-allow-origin')).toBe(false)
    const answer = await sandbox.call('/api/settings', { headers: { origin: 'https://evil.example' } })
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })
})

describe('look-ups of a shopper’s country', () => {
  test.each([
    ['/location/ip', { country_code: 'GB', country_name: 'United Kingdom' }],
    ['/location/ip?country=fr', { country_code: 'FR', country_name: 'France' }],
    ['/location/reverse?latitude=51.5&longitude=-0.1', { countryCode: 'GB', countryName: 'United Kingdom' }],
  ])('%s', async (path, body) => {
    expect(await (await sandbox.call(path)).json()).toEqual(body)
  })

  test('a parameter that is not a country is refused', async () => {
    expect((await sandbox.call('/location/ip?country=England')).status).toBe(400)
  })
})

describe('GraphQL over HTTP', () => {
  test('is POST and JSON only', async () => {
    expect((await sandbox.call('/graphql/v2?query={__typename}')).status).toBe(405)
    const form = await sandbox.call('/graphql/v2', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'query={__typename}',
    })
    expect(form.status).toBe(415)
  })

  test('several operations need a name; a syntax error has its position', async () => {
    const { data } = await sandbox.query('query A { storeSettings { store { name } } }')
    expect(data).toEqual({ storeSettings: { store: { name: 'Sorrel' } } })
    const broken = await sandbox.query('{ products { nothing } }')
    expect(broken.errors?.[0]?.message).toContain('nothing')
  })

  test('a query that is nested too deeply is refused', async () => {
    const deep = (levels: number): string =>
      levels === 0 ? 'slug' : `categories { products { ${deep(levels - 1)} } }`
    const refused = await sandbox.query(`{ productBySlug(slug: "oat-honey-soap-bar") { ${deep(10)} } }`)
    const chained = Array.from(
      { length: 9 },
      (_, level) => `fragment F${level} on SwellProduct { categories { products { ...F${level + 1} } } }`,
    )
    const hidden = await sandbox.query(
      `{ productBySlug(slug: "soy-candle") { ...F0 } } ${chained.join(' ')} fragment F9 on SwellProduct { slug }`,
    )
    expect(hidden.errors?.[0]?.message).toBe('The query nests deeper than 14 fields.')
    expect(refused.errors?.[0]?.message).toBe('The query nests deeper than 14 fields.')
    expect(
      (await sandbox.query(`{ productBySlug(slug: "oat-honey-soap-bar") { ${deep(1)} } }`)).errors,
    ).toBeUndefined()
  })

  test('the answer to a change has the session in its header', async () => {
    const { session } = await sandbox.query('mutation { updateSession(input: { locale: "de" }) { locale } }')
    expect(session).toMatch(/^.{20,}$/)
    const { data } = await sandbox.query('{ session { locale } }', {}, { 'x-session': session ?? '' })
    expect(data).toEqual({ session: { locale: 'de' } })
  })
})

describe('starting and stopping', () => {
  test('a taken port is reported in one line with its number', async () => {
    const port = Number(new URL(sandbox.url).port)
    const { config, log } = sandbox.service
    const service = await createService({ ...config, port }, log, await copyDatabase())
    await expect(serve(toServing(service))).rejects.toThrow(
      `Port ${port} is taken: stop what uses it or set PORT to another one.`,
    )
    await service.close()
  })

  test('running requests are answered before the service stops', async () => {
    const { config, log } = sandbox.service
    const service = await createService({ ...config, port: 0, faults: true }, log, await copyDatabase())
    service.readiness.setBusy(undefined)
    service.faults?.set([faultThatWaits])
    const server = await serve(toServing(service))
    const answer = fetch(`http://127.0.0.1:${server.port}/cdn/soy-candle-1.webp`)
    await expect.poll(() => service.faults?.list()).toEqual([])
    const stopped = server.stop()
    expect((await answer).status).toBe(200)
    await stopped
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow('fetch failed')
  })
})

const faultThatWaits = {
  operation: '/cdn/soy-candle-1.webp',
  variables: {},
  kind: 'delay',
  delayMs: 300,
  status: 500,
  message: '',
  retryAfterSeconds: 1,
  times: 1,
} as const
