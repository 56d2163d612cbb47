import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { notFound } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'

const resolve = createRequire(import.meta.url).resolve

/** Files that the service's own pages use. */
const ASSETS: Readonly<
  Record<string, { readonly path: string; readonly type: string; readonly maxAge: number }>
> = {
  'page.css': {
    path: fileURLToPath(new URL('./page.css', import.meta.url)),
    type: 'text/css; charset=utf-8',
    maxAge: 60,
  },
  'icon.svg': {
    path: fileURLToPath(new URL('./icon.svg', import.meta.url)),
    type: 'image/svg+xml',
    maxAge: 86_400,
  },
  'figtree.woff2': {
    path: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    type: 'font/woff2',
    maxAge: 31_536_000,
  },
  'fraunces.woff2': {
    path: resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    type: 'font/woff2',
    maxAge: 31_536_000,
  },
}

/** `GET /assets/:file`: style and fonts of the checkout page and the outbox. */
const serve: Handle = async (_request, { params }) => {
  const name = params.file ?? ''
  const asset = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined
  if (asset === undefined) return notFound('file')
  return new Response(await readFile(asset.path), {
    headers: {
      'content-type': asset.type,
      'cache-control': `public, max-age=${asset.maxAge}`,
      'x-content-type-options': 'nosniff',
    },
  })
}

export const pageRoutes: readonly Route[] = [{ method: 'GET', path: '/assets/:file', handle: serve }]
