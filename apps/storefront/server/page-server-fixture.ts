import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { parseEnv } from '#service/env.ts'
import { getRender } from '#service/render.ts'
import { TARGET_HEADER } from '#routing/target-header.ts'
import { createHealth } from './health.ts'
import { listen } from './listen.ts'
import { createPageServer, type PageServerOptions } from './page-server.ts'
import { createMemoryStore } from './pages/store.ts'

const host = '127.0.0.1'
const START = '(self.__next_f=self.__next_f||[]).push([0])'

export const PREVIEW_SECRET = 'only-for-tests-preview'

/** What most pages of the server are. */
export const PAGE = `<html><head><style>:root{--a:1}</style></head><body><script>${START}</script>${'x'.repeat(4000)}</body></html>`

const sendPage = (response: ServerResponse, { status = 200, body = PAGE } = {}) => {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=300' })
  response.end(body)
}

/** What Next does, by the address inside the app. */
const routes: Record<string, (response: ServerResponse, nonce: string) => void | Promise<void>> = {
  '/en/gbp/about': (response) => sendPage(response),
  '/en/gbp/shared-recipe': (response) =>
    sendPage(response, { body: PAGE.replace('<body>', '<body><script>steal()</script>') }),
  '/en/gbp/search': async (response, nonce) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write('<html><head><style>:root{--a:1}</style>')
    response.write(`<script nonce="${nonce}">a()</script></head><body>first`)
    await new Promise((resolve) => setImmediate(resolve))
    response.write('second')
    response.end('</body></html>')
  },
  '/en/gbp/~preview/about': (response, nonce) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<html><head></head><body><script nonce="${nonce}">a()</script></body></html>`)
  },
  '/en/gbp/cart': (response, nonce) => sendFailure(response, ` nonce="${nonce}"`),
  '/en/gbp/account/orders': (response) => {
    getRender()?.onSession?.('a:new-token')
    sendPage(response)
  },
  '/en/gbp/account/profile': (response) => sendPage(response),
  '/en/gbp/broken': (response) => sendFailure(response),
  '/api/store/data': (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ messages: 'soap '.repeat(1000) }))
  },
}

function sendFailure(response: ServerResponse, nonce = ''): void {
  response.writeHead(500, { 'Content-Type': 'text/html' })
  const data = JSON.stringify([1, ':root{--a:1}'])
  response.write(`<html id="__next_error__"><head></head><script${nonce}>b()</script>`)
  response.end(`<script${nonce}>self.__next_f.push(${data})</script></html>`)
}

/** The nonce that Next takes from a request's policy. */
export const getNonce = (headers: IncomingHttpHeaders): string =>
  /'nonce-([^']*)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''

const createMedia = () =>
  createServer((request, response) => {
    if (request.url === '/cdn/gone.webp') response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': 'image/svg+xml', 'x-secret': '1' })
        .end(`media ${request.url}`)
  })

const MARKET = { locale: 'en', locales: ['en'], currency: 'GBP', currencies: ['GBP'], homePage: 'home' }

/** A page server in front of an app and a media server that stand in for Next and the service. */
export async function startPageServer(options: Partial<PageServerOptions> = {}) {
  const lines: string[] = []
  let seen: IncomingHttpHeaders = {}
  const media = createMedia()
  const mediaPort = await listen(media, { host, port: 0 })
  const health = createHealth()
  const { server } = createPageServer({
    index: { get: () => Promise.resolve(MARKET), has: () => Promise.resolve(true) },
    store: createMemoryStore(1_000_000),
    queryStore: createMemoryStore(1_000_000),
    directory: mkdtempSync(join(tmpdir(), 'page-server-')),
    env: parseEnv({
      COMMERCE_URL: `http://${host}:${mediaPort}`,
      PUBLIC_ORIGIN: 'https://shop.example',
      EDITOR_ORIGINS: 'https://editor.example/',
      PREVIEW_SECRET,
    }),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    health,
    handle: async (request, response) => {
      seen = request.headers
      await routes[String(request.headers[TARGET_HEADER] ?? request.url)]?.(response, getNonce(seen))
    },
    ...options,
  })
  return {
    origin: `http://${host}:${await listen(server, { host, port: 0 })}`,
    server,
    health,
    media,
    /** What was logged. */
    lines,
    /** Headers that the app got with the last request. */
    getSeen: () => seen,
    stop: () => {
      for (const one of [server, media]) {
        one.closeAllConnections()
        one.close()
      }
    },
  }
}
