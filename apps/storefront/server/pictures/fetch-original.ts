import { readFile } from 'node:fs/promises'
import { Agent as HttpAgent, get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { join } from 'node:path'
import { MEDIA_PATH } from '#shop/picture-files.ts'
import { createPublicLookup, isPublicAddress } from '@sorrel/service/public-address'
import { isStaticFile, STATIC_PATH } from './picture-address.ts'

const TIMEOUT_MS = 10_000
const CONNECTIONS_PER_HOST = 8

/** Largest file of an original, in bytes. */
export const ORIGINAL_MAX_BYTES = 20 * 1024 * 1024

/** There is no such picture, or it may not come from there. */
export class MissingPictureError extends Error {}

/** Asks a source for a picture; undefined when it is still the one with this tag. */
export type FetchOriginal = (source: string, etag?: string) => Promise<FetchedOriginal | undefined>

export interface FetchedOriginal {
  readonly bytes: Buffer
  readonly etag?: string | undefined
}

export interface FetchOriginalOptions {
  /** Origin of the service; the media path is kept. It may be a private host. */
  readonly service: string
  /** Origins that pictures may come from besides. They must be public hosts. */
  readonly origins: readonly string[]
  /** Folder of the app's own files, named by their content; without it there are none. */
  readonly staticDirectory?: string | undefined
  /** Default: the system's, public addresses only. */
  readonly lookup?: LookupFunction | undefined
}

/** Makes what brings originals: from the service, from configured public hosts and from the app's own files. No redirects. */
export function createFetchOriginal(options: FetchOriginalOptions): FetchOriginal {
  const { service, staticDirectory, lookup = createPublicLookup() } = options
  const origins = new Set(
    options.origins.filter((value) => URL.canParse(value)).map((value) => new URL(value).origin),
  )
  const pool = { keepAlive: true, maxSockets: CONNECTIONS_PER_HOST }
  const own = { http: new HttpAgent(pool), https: new HttpsAgent(pool) }
  const foreign = { http: new HttpAgent({ ...pool, lookup }), https: new HttpsAgent({ ...pool, lookup }) }

  return async (source, etag) => {
    if (isStaticFile(source)) return readStatic(source, staticDirectory)
    if (source.startsWith(MEDIA_PATH)) return fetchPicture(new URL(source, service), { agents: own, etag })
    const url = new URL(source)
    if (!origins.has(url.origin)) throw new MissingPictureError('not a configured host')
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new MissingPictureError('not a public host')
    return fetchPicture(url, { agents: foreign, etag })
  }
}

async function readStatic(source: string, directory: string | undefined): Promise<FetchedOriginal> {
  if (directory === undefined) throw new MissingPictureError('no files of our own')
  try {
    return { bytes: await readFile(join(directory, decodeURIComponent(source.slice(STATIC_PATH.length)))) }
  } catch (error) {
    throw new MissingPictureError('no such file', { cause: error })
  }
}

interface Way {
  readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent }
  readonly etag?: string | undefined
}

async function fetchPicture(url: URL, { agents, etag }: Way): Promise<FetchedOriginal | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = {
    accept: 'image/*',
    'accept-encoding': 'identity',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  }
  const isSecure = url.protocol === 'https:'
  const answer = await request(url, { headers, signal, agent: isSecure ? agents.https : agents.http })
  const { statusCode = 0 } = answer
  if (statusCode === 200) return { bytes: await readBounded(answer), etag: answer.headers.etag }
  answer.destroy()
  if (statusCode === 304 && etag !== undefined) return undefined
  const message = `the source answered ${statusCode}`
  if (statusCode >= 500 || statusCode === 408 || statusCode === 429) throw new Error(message)
  throw new MissingPictureError(message)
}

function request(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, options, resolve).on('error', reject)
  })
}

/** The time limit of the request holds for its body too. */
async function readBounded(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = Number(answer.headers['content-length'] ?? 0)
  if (bytes <= ORIGINAL_MAX_BYTES) {
    bytes = 0
    for await (const part of answer) {
      if (!Buffer.isBuffer(part)) continue
      parts.push(part)
      bytes += part.length
      if (bytes > ORIGINAL_MAX_BYTES) break
    }
  }
  if (bytes <= ORIGINAL_MAX_BYTES) return Buffer.concat(parts)
  answer.destroy()
  throw new MissingPictureError('the file is too large')
}
