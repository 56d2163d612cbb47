import { createServer, type Server } from 'node:http'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { createMediaProxy, MEDIA_POLICY } from './media-proxy.ts'

const SHOP = 'https://shop.example'

let media: Server
let origin: string
let asked: unknown[]

beforeEach(async () => {
  asked = []
  media = createServer(({ url, headers }, response) => {
    asked.push([headers.range, headers.cookie])
    if (url === '/cdn/gone.webp') response.writeHead(404).end()
    else if (url === '/cdn/moved.webp') response.writeHead(302, { location: '/cdn/a.svg' }).end()
    else response.writeHead(200, { 'content-type': 'image/svg+xml', 'x-secret': '1' }).end(`media ${url}`)
  })
  origin = await listenLocally(media)
})
afterEach(() => {
  media.closeAllConnections()
  media.close()
})

const read = (path: string, init?: RequestInit) =>
  createMediaProxy({ origin, log: pino({ level: 'silent' }) })(new Request(SHOP + path, init))

test('media is piped from the service with a policy that lets nothing run', async () => {
  const response = await read('/cdn/a.svg?x=1', { headers: { range: 'bytes=0-9', cookie: 'session=s' } })
  expect(await response.text()).toBe('media /cdn/a.svg?x=1')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toBe(MEDIA_POLICY)
  expect(response.headers.get('x-secret')).toBeNull()
  expect(asked).toEqual([['bytes=0-9', undefined]])
})

test('media that is gone is gone here too, and nothing but media is served', async () => {
  expect((await read('/cdn/gone.webp')).status).toBe(404)
  expect(asked).toHaveLength(1)
  for (const path of ['/cdn/%2e%2e/admin', '//evil.example/cdn/a.svg'])
    expect((await read(path)).status).toBe(404)
  const changed = await read('/cdn/a.svg', { method: 'POST', body: 'x' })
  expect([changed.status, changed.headers.get('cache-control')]).toEqual([405, 'no-store'])
  expect(asked).toHaveLength(1)
})

test('a redirect is not followed', async () => {
  expect((await read('/cdn/moved.webp')).status).toBe(502)
  expect(asked).toHaveLength(1)
})

test('media without its service is a 502', async () => {
  media.closeAllConnections()
  await new Promise((resolve) => media.close(resolve))
  const response = await read('/cdn/a.svg')
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([502, 'noindex'])
})
