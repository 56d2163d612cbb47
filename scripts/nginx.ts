import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { findFreePort } from '../packages/config/free-port.ts'
import { bringProgram } from './browser.ts'
import { ROOT, stopServices, waitUntilHealthy } from './processes.ts'

// The nginx of deploy/ for tests and measurements, as an operator runs it, without containers.

const PROGRAM = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

/** The files that an operator copies. */
const DEPLOY = join(ROOT, 'deploy/nginx')

const READY_MS = 10_000

/** Debian's nginx with its Brotli module, which is installed where that is possible. Undefined where there is none. */
export const bringNginx = () => bringProgram(findNginx, ['nginx', 'libnginx-mod-http-brotli-filter'])

export const findNginx = (): string | undefined =>
  existsSync(PROGRAM) && existsSync(BROTLI) ? PROGRAM : undefined

export interface NginxOptions {
  readonly port: number
  /** Ports of the storefront's processes on this machine. */
  readonly upstreams: readonly number[]
  /** Everything that nginx writes goes here. */
  readonly directory: string
}

export interface Nginx {
  readonly origin: string
  /** Holds what nginx keeps: a file for each answer, with its key, headers and body. */
  readonly cacheDirectory: string
  stop(): Promise<void>
}

/** Starts nginx with the files of deploy/nginx, in which only addresses and folders differ. Resolves once it answers. */
export async function startNginx({ port, upstreams, directory }: NginxOptions): Promise<Nginx> {
  const cacheDirectory = join(directory, 'cache')
  mkdirSync(cacheDirectory, { recursive: true })
  const innerPort = await findFreePort()
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text)
  write('shop.conf', fillIn({ port, innerPort, directory, cacheDirectory }))
  write(
    'shop-upstream.conf',
    upstreams.map((to) => `server 127.0.0.1:${to} max_fails=1 fail_timeout=2s;\n`).join(''),
  )
  write('nginx.conf', writeMain(directory))
  const args = ['-p', directory, '-c', join(directory, 'nginx.conf'), '-e', 'stderr']
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  const service = { name: 'nginx', process: child, healthUrl: `${origin}/healthz` }
  const stop = () => stopServices([service])
  try {
    await waitUntilHealthy(service, READY_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, cacheDirectory, stop }
}

interface Places {
  readonly port: number
  readonly innerPort: number
  readonly directory: string
  readonly cacheDirectory: string
}

/** The operator's file with other addresses and folders. Throws where it no longer holds one of them. */
function fillIn({ port, innerPort, directory, cacheDirectory }: Places): string {
  const places: readonly (readonly [string, string])[] = [
    ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
    ['127.0.0.1:3081', `127.0.0.1:${innerPort}`],
    ['/var/cache/nginx-shop-', join(cacheDirectory, 'of-')],
    ['include /etc/nginx/shop/', `include ${directory}/`],
    ['root /etc/nginx/shop;', `root ${DEPLOY};`],
  ]
  return places.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx/shop.conf does not say "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(DEPLOY, 'shop.conf'), 'utf8'),
  )
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** In the place of Debian's /etc/nginx/nginx.conf. */
function writeMain(directory: string): string {
  return [
    `load_module ${BROTLI};`,
    // Its workers write where this process does.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 2;',
    'daemon off;',
    `pid ${join(directory, 'nginx.pid')};`,
    'error_log stderr crit;',
    'events { worker_connections 1024; }',
    'http {',
    'include /etc/nginx/mime.types;',
    ...TEMPORARY.map((name) => `${name}_temp_path ${join(directory, `temporary-${name}`)};`),
    `include ${join(directory, 'shop.conf')};`,
    '}',
    '',
  ].join('\n')
}

/** An answer in the cache of nginx. */
export interface CachedFile {
  readonly key: string
  /** Headers and decoded body. */
  readonly text: string
}

/** All that nginx has in its cache directory. */
export function readCachedFiles(directory: string): readonly CachedFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true)
    .flatMap((file) => parseCachedFile(readFileSync(file)))
}

/** The layout of nginx' files: a binary part, the key, and the answer as it came. */
function parseCachedFile(bytes: Buffer): readonly CachedFile[] {
  const keyAt = bytes.indexOf('\nKEY: ')
  const headAt = bytes.indexOf('\n', keyAt + 1)
  const bodyAt = bytes.indexOf('\r\n\r\n', headAt)
  if (keyAt === -1 || bodyAt === -1) return []
  const head = bytes.toString('latin1', headAt, bodyAt)
  const body = bytes.subarray(bodyAt + 4)
  const encoding = /^content-encoding: *(\w+)/im.exec(head)?.[1]
  return [{ key: bytes.toString('latin1', keyAt + 6, headAt), text: `${head}\n${unpack(body, encoding)}` }]
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
