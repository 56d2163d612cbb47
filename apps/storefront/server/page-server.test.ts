import { createHash } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#service/env.ts'
import { NONCE_HEADER, PREVIEW_HEADER } from './delivery.ts'
import { createHealth, type Health } from './health.ts'
import { listen } from './listen.ts'
import type { PageResponse } from './page-response.ts'
import { createPageServer } from './page-server.ts'

const host = '127.0.0.1'
const PAGE = `<html><head><style>:root{--a:1}</style></head><body><script>hello()</script>${'x'.repeat(4000)}</body></html>`
const NONCE = 'bm9uY2U='

let media: Server
let shop: ReturnType<typeof createPageServer>
let origin: string
let health: Health
let lines: string[]
let seen: Record<string, string | string[] | undefined>

/** What Next does, by path. */
const routes: Record<string, (response: PageResponse) => void | Promise<void>> = {
  '/cached': (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"cached"')
    response.setHeader('Content-Length', Buffer.byteLength(PAGE))
    response.end(PAGE)
  },
  '/unchanged': (response) => {
    response.setHeader('ETag', '"cached"')
    response.statusCode = 304
    response.end()
  },
  '/streamed': async (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(NONCE_HEADER, NONCE)
    response.flushHeaders()
    response.write('<html><head><style>:root{--a:1}</style>')
    response.write(`<script nonce="${NONCE}">a()</script></head><body>first`)
    await new Promise((resolve) => setImmediate(resolve))
    response.write('second')
    response.end('</body></html>')
  },
  '/preview': (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(NONCE_HEADER, NONCE)
    response.setHeader(PREVIEW_HEADER, '1')
    response.end(`<html><head></head><body><script nonce="${NONCE}">a()</script></body></html>`)
  },
  '/failed': (response) => {
    response.writeHead(500, { 'Content-Type': 'text/html', [NONCE_HEADER]: NONCE })
    const data = JSON.stringify([1, ':root{--a:1}'])
    response.write(`<html id="__next_error__"><head></head><script nonce="${NONCE}">b()</script>`)
    response.end(`<script nonce="${NONCE}">self.__next_f.push(${data})</script></html>`)
  },
  '/data': (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ messages: 'soap '.repeat(1000) }))
  },
}

beforeEach(async () => {
  lines = []
  media = createServer((request, response) => {
    if (request.url === '/cdn/gone.webp') response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': 'image/svg+xml', 'x-secret': '1' })
        .end(`media ${request.url}`)
  })
  const mediaPort = await listen(media, { host, port: 0 })
  health = createHealth()
  shop = createPageServer({
    env: parseEnv({
      COMMERCE_URL: `http://${host}:${mediaPort}`,
      PUBLIC_ORIGIN: 'https://shop.example',
      EDITOR_ORIGINS: 'https://editor.example/',
    }),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    health,
    handle: async (request, response) => {
      seen = request.headers
      await routes[request.url ?? '']?.(response)
    },
  })
  origin = `http://${host}:${await listen(shop, { host, port: 0 })}`
})

afterEach(() => {
  for (const server of [shop, media]) {
    server.closeAllConnections()
    server.close()
  }
})

test('a cached page goes out with the hashes of its code', async () => {
  const answer = await fetch(`${origin}/cached`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-[^']+';/)
  expect(await answer.text()).toBe(PAGE)
})

test('a cached page is compressed, and its tag becomes a weak one', async () => {
  const answer = await fetch(`${origin}/cached`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('etag')).toBe('W/"cached"')
  expect(answer.headers.get('vary')).toBe('Cookie, Sec-GPC, Accept-Encoding')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(PAGE.length / 5)
  expect(await answer.text()).toBe(PAGE)
})

test('a page learns that the browser sent Sec-GPC', async () => {
  const asked = await fetch(`${origin}/cached`, { headers: { 'sec-gpc': '1' } })
  expect(asked.headers.get('server-timing')).toBe('gpc')
  const other = await fetch(`${origin}/streamed`)
  expect(other.headers.get('server-timing')).toBeNull()
  expect(other.headers.get('vary')).toContain('Sec-GPC')
})

test('a 304 never carries another policy than its page', async () => {
  const unknown = await fetch(`${origin}/unchanged`)
  expect(unknown.headers.get('content-security-policy')).toBeNull()
  const page = await fetch(`${origin}/cached`)
  const known = await fetch(`${origin}/unchanged`)
  expect(known.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
})

test('a streamed page goes out with its nonce and with the hash of its style', async () => {
  const answer = await fetch(`${origin}/streamed`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' 'nonce-${NONCE}';`)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-[^']+';/)
  expect(answer.headers.get(NONCE_HEADER)).toBeNull()
  expect(await answer.text()).toContain('firstsecond</body>')
})

test('only pages of the preview may be framed, by the editor alone', async () => {
  const getAncestors = async (path: string) => {
    const { headers } = await fetch(origin + path, { headers: { [PREVIEW_HEADER]: '1' } })
    expect(headers.get(PREVIEW_HEADER)).toBeNull()
    return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  }
  expect(await getAncestors('/preview')).toBe('https://editor.example')
  const others = ['/cached', '/streamed', '/failed', '/data']
  expect(await Promise.all(others.map(getAncestors))).toEqual(others.map(() => "'none'"))
})

test('a page that failed is hashed although it was to be streamed, and not to be found', async () => {
  const answer = await fetch(`${origin}/failed`)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-/)
  expect(answer.headers.get(NONCE_HEADER)).toBeNull()
})

test('data is compressed on its way and may not run', async () => {
  const answer = await fetch(`${origin}/data`, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await answer.json()).toEqual({ messages: 'soap '.repeat(1000) })
})

test('every answer carries the security headers and an id', async () => {
  const { headers } = await fetch(`${origin}/cached`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('headers that only our own servers may send are taken off', async () => {
  const forged = {
    'x-client-address': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    [NONCE_HEADER]: 'evil',
    'x-request-id': 'evilevil',
  }
  await fetch(`${origin}/cached`, {
    headers: { ...forged, 'content-security-policy': "script-src 'nonce-evil'" },
  })
  expect(seen['x-client-address']).toBe('127.0.0.1')
  expect(seen['x-forwarded-for']).toBeUndefined()
  expect(seen['content-security-policy']).toBeUndefined()
  expect(seen[NONCE_HEADER]).toBeUndefined()
  expect(seen['x-request-id']).not.toBe('evilevil')
})

test('media is piped from the service with a policy that lets nothing run', async () => {
  const answer = await fetch(`${origin}/cdn/a.svg?x=1`)
  expect(await answer.text()).toBe('media /cdn/a.svg?x=1')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-secret')).toBeNull()
  expect((await fetch(`${origin}/cdn/gone.webp`)).status).toBe(404)
  expect((await fetch(`${origin}/cdn/a.svg`, { method: 'POST' })).status).toBe(405)
})

test('media without its service is a 502', async () => {
  media.closeAllConnections()
  await new Promise((resolve) => media.close(resolve))
  expect((await fetch(`${origin}/cdn/a.svg`)).status).toBe(502)
})

test('alive at once, ready once it is set', async () => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
  health.setReady(true)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('one line for each request, without its query', async () => {
  await (await fetch(`${origin}/healthz?email=a@b.example`)).text()
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('"path":"/healthz"')
  expect(lines[0]).not.toContain('a@b.example')
})

test('a compressed body is what it says', async () => {
  const body = await new Promise<Buffer>((resolve, reject) => {
    request(`${origin}/cached`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    })
      .on('error', reject)
      .end()
  })
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
})

test('a page that failed has a styled notice for a browser without script', async () => {
  const answer = await fetch(`${origin}/failed`)
  const html = await answer.text()
  expect(html).toMatch(/<noscript><main><h1>Page unavailable<\/h1>/)
  expect(html).toContain('class="refresh" href="/failed"')
  expect(html).toContain(answer.headers.get('x-request-id'))
  const [, look = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(look).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})
