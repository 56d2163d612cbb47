import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import pino from 'pino'
import { parseEnv } from '#config/env.ts'
import { createFront, type FrontOptions } from './front.ts'
import { listen } from './listen.ts'
import { transformPage } from './transform/transform-page.ts'

const host = '127.0.0.1'

const START = '(self.__next_f=self.__next_f||[]).push([0])'

/** The data of `PAGE`, as a file. */
export const DATA = `${START};self.__next_f.push([1,"${'soap '.repeat(1000)}"])`

/** A page as Next writes it. */
export const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><style>:root{--a:1}</style>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-b.js" id="_R_" async=""></script></head>',
  `<body><p>Café</p>${'<p>Lavender soap</p>'.repeat(200)}`,
  ...DATA.split(';').map((code) => `<script>${code}</script>`),
  '</body></html>',
].join('')

export const CACHED = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' }

/** Stand-ins for Next's answers, by path. */
export type Routes = Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => unknown>>

/** As in Next, a header that is set after the response was sent is lost. */
function patchSetHeader(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (response.headersSent ? response : setHeader(name, value))
}

/** Starts a front with stand-ins for Next's routes. */
export async function startFront(
  routes: Routes,
  {
    variables = {},
    ...options
  }: Partial<FrontOptions> & { readonly variables?: Record<string, string> } = {},
) {
  const lines: string[] = []
  const front = createFront({
    handle: async (request, response) => {
      patchSetHeader(response)
      await routes[request.url?.split('?')[0] ?? '/']?.(response, request)
    },
    env: parseEnv({ PUBLIC_ORIGIN: 'https://shop.example', ...variables }),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    transform: (html) => transformPage(html, {}),
    ...options,
  })
  const port = await listen(front, { host, port: 0 })
  return {
    front,
    port,
    origin: `http://${host}:${port}`,
    /** The log. */
    getLog: () => lines.map((line): Record<string, unknown> => JSON.parse(line)),
    async stop() {
      front.closeAllConnections()
      front.close()
      await once(front, 'close')
    },
  }
}
