import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, newAddress } from './ask.ts'
import type { Shop } from './shop.ts'
import { countAttack, test } from './test.ts'

function open(shop: Shop, from: string): Socket {
  const { hostname: host, port } = new URL(shop.origin)
  const socket = connect({ host, port: Number(port), localAddress: from })
  socket.on('error', () => {})
  return socket
}

/** Sends bytes as they are and returns all that comes within a time. */
async function exchange(shop: Shop, bytes: string, waitMs = 3000): Promise<string> {
  const socket = open(shop, newAddress())
  let heard = ''
  socket.on('data', (part: Buffer) => {
    heard += part.toString('latin1')
  })
  socket.write(Buffer.from(bytes, 'latin1'))
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  await Promise.race([ended, wait(waitMs)])
  socket.destroy()
  return heard
}

const getStatuses = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

const GET = 'GET / HTTP/1.1\r\n'
const HIDDEN = 'GET /hidden-by-smuggling HTTP/1.1\r\nHost: a\r\n\r\n'
const POST = 'POST /store-api/login HTTP/1.1\r\nHost: a\r\n'

/** Each has to be refused, in one answer at most, and by closing what follows it. */
const REFUSED: Readonly<Record<string, string>> = {
  'CL.TE': `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
  'TE.CL': `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${HIDDEN}\r\n0\r\n\r\n`,
  'two lengths': `${POST}Content-Length: 0\r\nContent-Length: 40\r\n\r\n${HIDDEN}`,
  'lengths in a list': `${POST}Content-Length: 0, 40\r\n\r\n${HIDDEN}`,
  'a signed length': `${POST}Content-Length: +40\r\n\r\n${HIDDEN}`,
  'a hexadecimal length': `${POST}Content-Length: 0x10\r\n\r\n${HIDDEN}`,
  'TE with a space': `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'TE of another name': `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'TE twice': `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a broken chunk': `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${HIDDEN}`,
  'LF alone': `GET / HTTP/1.1\nHost: a\n\n${HIDDEN}`,
  'a folded header': `${GET}Host: a\r\nX-A: b\r\n c\r\n\r\n`,
  'a NUL in a header': `${GET}Host: a\r\nX-A: b\0c\r\n\r\n`,
  'a CR in a header': `${GET}Host: a\r\nX-A: b\rc\r\n\r\n`,
  'no host': `${GET}\r\n`,
  'two hosts': `${GET}Host: a\r\nHost: evil.example\r\n\r\n`,
  'no method': `/ HTTP/1.1\r\nHost: a\r\n\r\n`,
  'HTTP/9': `GET / HTTP/9.0\r\nHost: a\r\n\r\n`,
  TRACE: `TRACE / HTTP/1.1\r\nHost: a\r\n\r\n`,
  CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n`,
  'an unknown method': `HACK / HTTP/1.1\r\nHost: a\r\n\r\n`,
  '1,000 headers': `${GET}Host: a\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`,
  'a header of 100 kB': `${GET}Host: a\r\nX-A: ${'x'.repeat(100_000)}\r\n\r\n`,
  'a path of 100 kB': `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
}

/** These may be answered, but never as what they pretend to be. */
const HARMLESS: Readonly<Record<string, string>> = {
  h2c: `${GET}Host: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  websocket: `${GET}Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: YQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  'an absolute target': `GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a foreign host': `${GET}Host: evil.example\r\nX-Forwarded-Host: evil.example\r\n\r\n`,
  'a subrequest': `${GET}Host: a\r\nX-Middleware-Subrequest: proxy:proxy:proxy:proxy:proxy\r\n\r\n`,
  'a server action': `POST / HTTP/1.1\r\nHost: a\r\nNext-Action: ${'a'.repeat(42)}\r\nContent-Length: 2\r\n\r\n[]`,
  'an inner rewrite': `${GET}Host: a\r\nX-Middleware-Rewrite: http://evil.example/\r\n\r\n`,
  'HTTP/1.0': `GET / HTTP/1.0\r\n\r\n`,
}

test('requests that no browser sends', async ({ shop }) => {
  await countAttack('raw HTTP: smuggling, hosts, methods, upgrades', async function* () {
    for (const [name, bytes] of Object.entries(REFUSED)) {
      const statuses = getStatuses(await exchange(shop, bytes))
      const isRefused = statuses.length <= 1 && statuses.every((status) => status >= 400 && status < 502)
      yield isRefused ? undefined : `${name}: ${statuses.join(', ')}`
    }
    for (const [name, bytes] of Object.entries(HARMLESS)) {
      const heard = await exchange(shop, bytes)
      const statuses = getStatuses(heard)
      const isHarmless =
        !heard.includes('evil.example') && statuses.every((status) => status !== 101 && status < 500)
      yield isHarmless ? undefined : `${name}: ${statuses.join(', ')}`
    }
  })
})

/** What another visitor waits for a kept page while sockets are held. */
const VISITOR_MAX_MS = 3000
/** After so long without the rest of a request its socket is ended. */
const ENDED_MS = 45_000

const HELD = [
  { name: 'heads', count: 1000, bytes: `${GET}Host: a\r\nX-A: ` },
  {
    name: 'bodies',
    count: 400,
    bytes: `${POST}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
  },
  { name: 'idle', count: 1500, bytes: '' },
] as const

for (const { name, count, bytes } of HELD)
  test(`slowloris: ${name}`, { tag: '@whole' }, async ({ shop }) => {
    const sockets: Socket[] = []
    for (let opened = 0; opened < count; opened += 1) {
      // A hundred for an address: what is limited by address does not help here.
      const socket = open(shop, `127.9.${name.length}.${1 + Math.floor(opened / 60)}`)
      socket.resume()
      if (bytes !== '') socket.write(bytes)
      sockets.push(socket)
      if (opened % 100 === 99) await wait(50)
    }
    try {
      await countAttack(`slowloris: ${count} ${name}`, async function* () {
        const visitor = newAddress()
        for (const began = Date.now(); Date.now() - began < ENDED_MS; await wait(500)) {
          for (const socket of sockets) if (bytes !== '' && !socket.destroyed) socket.write('a')
          const { status, ms } = await ask({ origin: shop.origin, path: '/', from: visitor })
          yield status === 200 && ms < VISITOR_MAX_MS
            ? undefined
            : `a visitor got ${status} after ${Math.round(ms)} ms`
        }
        const open = sockets.filter(({ destroyed }) => !destroyed).length
        yield open === 0 || bytes === '' ? undefined : `${open} sockets are open after ${ENDED_MS / 1000} s`
      })
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  })

/** First lines and headers that cost a server more than their sender. */
const HEAVY: Readonly<
  Record<string, { readonly query?: string; readonly headers?: Readonly<Record<string, string>> }>
> = {
  '3,900 query fields': { query: Array.from({ length: 3900 }, (_, n) => `${n}=`).join('&') },
  '1,300 cookies': { headers: { cookie: Array.from({ length: 1300 }, (_, n) => `a${n}=1`).join('; ') } },
  '14 kB of languages': {
    headers: {
      'accept-language': Array.from({ length: 1400 }, (_, n) => `x${n % 99};q=0.1`)
        .join(',')
        .slice(0, 14_000),
    },
  },
  'a router tree': {
    headers: { rsc: '1', 'next-router-state-tree': encodeURIComponent('['.repeat(2000)) },
  },
  ETags: { headers: { 'if-none-match': '"a",'.repeat(3000) } },
  ranges: { headers: { range: `bytes=${'0-1,'.repeat(3000)}` } },
  encodings: { headers: { 'accept-encoding': 'br;q=0.1,'.repeat(1500) } },
  'long words': { query: `q=${'a+'.repeat(3500)}` },
  'nested fields': { query: `a${'%5Bb%5D'.repeat(1000)}=1` },
}

test('heavy first lines do not hold others up', async ({ shop, times }) => {
  const paths = [
    '/',
    '/products',
    '/products/soy-candle',
    '/search',
    '/account/login',
    '/store-api/cart',
  ].slice(0, times(3, 6))
  await countAttack('heavy first lines and headers', async function* () {
    for (const [name, { query = '', headers = {} }] of Object.entries(HEAVY))
      for (const path of paths) {
        const asked = { origin: shop.origin, path: query === '' ? path : `${path}?${query}`, headers }
        const [answer, visitor] = await Promise.all([
          ask({ ...asked, from: newAddress() }).catch(() => undefined),
          ask({ origin: shop.origin, path: '/', from: newAddress() }),
        ])
        const isFine =
          (answer?.status ?? 400) < 500 &&
          (answer?.ms ?? 0) < 3000 &&
          visitor.status === 200 &&
          visitor.ms < 2000
        yield isFine
          ? undefined
          : `${name} ${path}: ${String(answer?.status)}, the visitor waited ${Math.round(visitor.ms)} ms`
      }
  })
})
