import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TARGET_HEADER } from '#routing/target-header.ts'
import { endedSessions } from '#service/ended-sessions.ts'
import { getTimeLeftMs } from '#service/resilience/page-budget.ts'
import type { Handle } from './app-answer.ts'
import { PAGE, startPageServer } from './page-server-fixture.ts'

let shop: Awaited<ReturnType<typeof startPageServer>>

beforeEach(async () => {
  shop = await startPageServer()
})

afterEach(() => {
  shop.stop()
})

test('a request that does not come in whole ends with 408', async () => {
  const { origin, stop } = await startPageServer({ requestMs: 40 })
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  socket.write('POST /store-api/login HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\n1')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  stop()
})

test('the compiling of a page in development takes nothing of its time', async () => {
  const left: number[] = []
  const handle: Handle = (_, response) => {
    left.push(getTimeLeftMs())
    response.end()
    return Promise.resolve()
  }
  for (const relaxed of [false, true]) {
    const { origin, stop } = await startPageServer({ handle, relaxed })
    await fetch(`${origin}/account/orders`)
    stop()
  }
  expect(left[0]).toBeLessThanOrEqual(10_000)
  expect(left[1]).toBeGreaterThan(60_000)
})

test('whoever comes with a session that was logged out is a stranger', async () => {
  const open = (cookie: string) => fetch(`${shop.origin}/account/orders`, { headers: { cookie } })
  const held = 'theme=1; __Host-session=a%3Aone; currency=EUR'
  await open(held)
  expect(shop.getSeen().cookie).toBe(held)
  endedSessions.add('a:one')
  await open(held)
  expect(shop.getSeen().cookie).toBe('theme=1; currency=EUR')
  await open('__Host-session=a%3Atwo')
  expect(shop.getSeen().cookie).toBe('__Host-session=a%3Atwo')
})

test('a session that the service renews while a page is made goes out with the page', async () => {
  const answer = await fetch(`${shop.origin}/account/orders`)
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-session=a:new-token; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  expect((await fetch(`${shop.origin}/account/profile`)).headers.getSetCookie()).toEqual([])
})

test('a cached page is made once, for all encodings', async () => {
  const read = async (encoding: string) => {
    const { headers } = await fetch(`${shop.origin}/about`, { headers: { 'accept-encoding': encoding } })
    return {
      cache: headers.get('cache-status'),
      encoding: headers.get('content-encoding'),
      tag: headers.get('etag'),
    }
  }
  const first = await read('br')
  expect(first).toMatchObject({
    cache: 'sorrel; fwd=miss',
    encoding: 'br',
    tag: expect.stringMatching(/^W\/"[\w-]+"$/),
  })
  expect(await read('gzip')).toEqual({ ...first, cache: 'sorrel; hit', encoding: 'gzip' })
  expect(await read('identity')).toEqual({ ...first, cache: 'sorrel; hit', encoding: null })
  const { headers } = await fetch(`${shop.origin}/about`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers.get('vary')).toBe('Cookie, Sec-GPC, Save-Data, Accept-Encoding')
  expect(Number(headers.get('content-length'))).toBeLessThan(PAGE.length / 5)
})

test('a page names what the browser may fetch ahead, unless that one saves data', async () => {
  const { headers } = await fetch(`${shop.origin}/about`)
  expect(headers.get('speculation-rules')).toMatch(
    /^"data:application\/speculationrules\+json,\{.*moderate.*\}"$/,
  )
  const saving = await fetch(`${shop.origin}/about`, { headers: { 'save-data': 'on' } })
  expect(saving.headers.get('speculation-rules')).toBeNull()
})

test('who makes a cached page learns nothing of the visitor', async () => {
  const headers = { cookie: 'session=canary', 'x-custom': 'canary', 'user-agent': 'canary' }
  await fetch(`${shop.origin}/about?token=canary&utm_source=canary`, { headers })
  expect(JSON.stringify(shop.getSeen())).not.toContain('canary')
})

test('a page is only read', async () => {
  for (const path of ['/about', '/search'])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(shop.origin + path, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
})

test('a page learns that the browser sent Sec-GPC', async () => {
  const asked = await fetch(`${shop.origin}/about`, { headers: { 'sec-gpc': '1' } })
  expect(asked.headers.get('server-timing')).toBe('gpc')
  const other = await fetch(`${shop.origin}/search`)
  expect(other.headers.get('server-timing')).toBeNull()
  expect(other.headers.get('vary')).toContain('Sec-GPC')
})

test('a visitor who has the page is told so, with the policy of the page', async () => {
  const page = await fetch(`${shop.origin}/about`)
  const known = await fetch(`${shop.origin}/about`, {
    headers: { 'if-none-match': page.headers.get('etag') ?? '' },
  })
  expect(known.status).toBe(304)
  expect(known.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
})

test('a page that failed is not cached', async () => {
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await fetch(`${shop.origin}/broken`)
    expect([answer.status, answer.headers.get('cache-status')]).toEqual([500, null])
    expect(await answer.text()).toContain('<h1>Page unavailable</h1>')
  }
})

test('data is compressed on its way and may not run', async () => {
  const answer = await fetch(`${shop.origin}/store-api/data`, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await answer.json()).toEqual({ messages: 'soap '.repeat(1000) })
})

test('every answer carries the security headers and an id', async () => {
  const { headers } = await fetch(`${shop.origin}/about`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('reporting-endpoints')).toContain('/api/policy-reports')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('headers that only our own servers may send are taken off', async () => {
  const forged = {
    'x-client-address': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    [TARGET_HEADER]: '/en/gbp/cart',
    'x-request-id': 'evilevil',
  }
  await fetch(`${shop.origin}/store-api/data`, {
    headers: { ...forged, 'content-security-policy': "script-src 'nonce-evil'" },
  })
  expect(shop.getSeen()['x-client-address']).toBe('127.0.0.1')
  expect(shop.getSeen()['x-forwarded-for']).toBeUndefined()
  expect(shop.getSeen()['content-security-policy']).toBeUndefined()
  expect(shop.getSeen()[TARGET_HEADER]).toBe('/api/store/data')
  expect(shop.getSeen()['x-request-id']).not.toBe('evilevil')
})

test('media is piped from the service with a policy that lets nothing run', async () => {
  const answer = await fetch(`${shop.origin}/cdn/a.svg?x=1`)
  expect(await answer.text()).toBe('media /cdn/a.svg?x=1')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-secret')).toBeNull()
  expect((await fetch(`${shop.origin}/cdn/gone.webp`)).status).toBe(404)
  expect((await fetch(`${shop.origin}/cdn/a.svg`, { method: 'POST' })).status).toBe(405)
})

test('media without its service is a 502', async () => {
  shop.media.closeAllConnections()
  await new Promise((resolve) => shop.media.close(resolve))
  expect((await fetch(`${shop.origin}/cdn/a.svg`)).status).toBe(502)
})

test('alive at once, ready once it is set', async () => {
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(503)
  shop.health.setReady(true)
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200)
})

test('one line for each request, without its query', async () => {
  await (await fetch(`${shop.origin}/nothing.txt?email=a@b.example`)).text()
  await expect.poll(() => shop.lines.length).toBe(1)
  expect(shop.lines[0]).toContain('"path":"/nothing.txt"')
  expect(shop.lines[0]).not.toContain('a@b.example')
})

test('a compressed body is what it says', async () => {
  const body = await new Promise<Buffer>((resolve, reject) => {
    request(`${shop.origin}/about`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    })
      .on('error', reject)
      .end()
  })
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
})
