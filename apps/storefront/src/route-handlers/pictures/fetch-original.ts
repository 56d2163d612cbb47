import { readFile } from 'node:fs/promises'
import { isIP, type LookupFunction } from 'node:net'
import { join } from 'node:path'
import { createPublicLookup, isPublicAddress } from '@sorrel/service/public-address'
import { Agent, errors, request } from 'undici'
import { MEDIA_PATH } from '#shop/picture-files.ts'
import { isStaticFile, STATIC_PATH } from './picture-address.ts'

const TIMEOUT_MS = 10_000

/** Largest file of an original, in bytes. */
export const ORIGINAL_MAX_BYTES = 20 * 1024 * 1024

const POOL = { connections: 8, maxResponseSize: ORIGINAL_MAX_BYTES }

/** The picture does not exist, or its host is not allowed. */
export class MissingPictureError extends Error {}

export type FetchOriginal = (source: string) => Promise<Buffer>

export interface FetchOriginalOptions {
  /** Origin of the service; the media path is kept. It may be a private host. */
  readonly service: string
  /** Origins that pictures may come from besides. They must be public hosts. */
  readonly origins: readonly string[]
  /** Folder of the app's own files, named by their content; without it there are none. */
  readonly staticDirectory?: string | undefined
  /** Default: the system's, public addresses only. */
  readonly lookup?: LookupFunction | undefined
  /** How long a picture may take to come. Default 10 s. */
  readonly timeoutMs?: number | undefined
}

/**
 * Creates the loader of originals: from the service, from configured public hosts and from the app's own files. No
 * redirects.
 */
export function createFetchOriginal(options: FetchOriginalOptions): FetchOriginal {
  const { service, staticDirectory, lookup = createPublicLookup(), timeoutMs = TIMEOUT_MS } = options
  const origins = new Set(
    options.origins.filter((value) => URL.canParse(value)).map((value) => new URL(value).origin),
  )
  const own = new Agent(POOL)
  const foreign = new Agent({ ...POOL, connect: { lookup } })

  return async (source) => {
    if (isStaticFile(source)) return readStatic(source, staticDirectory)
    if (source.startsWith(MEDIA_PATH))
      return fetchPicture(new URL(source, service), { dispatcher: own, timeoutMs })
    const url = new URL(source)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (!origins.has(url.origin)) throw new MissingPictureError('not a configured host')
    // An IP address needs no look-up, so it must be checked here.
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new MissingPictureError('not a public host')
    return fetchPicture(url, { dispatcher: foreign, timeoutMs })
  }
}

async function readStatic(source: string, directory: string | undefined): Promise<Buffer> {
  if (directory === undefined) throw new MissingPictureError('no files of our own')
  try {
    return await readFile(join(directory, decodeURIComponent(source.slice(STATIC_PATH.length))))
  } catch (error) {
    throw new MissingPictureError('no such file', { cause: error })
  }
}

interface Way {
  readonly dispatcher: Agent
  readonly timeoutMs: number
}

/** Uses undici directly: the framework's `fetch` caches responses and would ignore the checked look-up. */
async function fetchPicture(url: URL, { dispatcher, timeoutMs }: Way): Promise<Buffer> {
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
  const { statusCode, body } = await request(url, {
    dispatcher,
    headers,
    // Holds for the body too.
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (statusCode === 200) return readBounded(body)
  body.on('error', () => undefined).destroy()
  const message = `the source answered ${statusCode}`
  if (statusCode >= 500 || statusCode === 408 || statusCode === 429) throw new Error(message)
  throw new MissingPictureError(message)
}

async function readBounded(body: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<Buffer> {
  try {
    return Buffer.from(await body.arrayBuffer())
  } catch (error) {
    if (error instanceof errors.ResponseExceededMaxSizeError)
      throw new MissingPictureError('the file is too large', { cause: error })
    throw error
  }
}
