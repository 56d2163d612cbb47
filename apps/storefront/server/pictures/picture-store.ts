import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LookupFunction } from 'node:net'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '#service/clock.ts'
import type { MeasuredPart, Tones } from '#service/picture-tones.ts'
import { getLoggedPath } from '../request-log.ts'
import { openDiskStore } from '../disk-store.ts'
import { readThrough } from '../read-through.ts'
import { MEDIA_POLICY } from '../media-proxy.ts'
import { BrokenPictureError, createEncoder, type Encoder } from './encoder.ts'
import { createFetchOriginal, MissingPictureError } from './fetch-original.ts'
import { createJobQueue, QueueFullError } from './job-queue.ts'
import { createMeasure } from './measure.ts'
import { createOriginals } from './originals.ts'
import { parsePictureAddress, type PictureAddress } from './picture-address.ts'
import { createRenditions, type Rendition } from './renditions.ts'
import { openSharedEntries } from './shared-entries.ts'

const YEAR_SECONDS = 31_536_000
const RETRY_SECONDS = 2

/** Hosts of the commerce service's own pictures. */
const SERVICE_HOSTS = ['https://cdn.swell.store', 'https://cdn.schema.io']

const FETCHES = { running: 6, waiting: 200 }
const ENCODES = { running: 1, waiting: 200, later: 500 }

/** Reading what kind of file it is takes milliseconds, and nothing can be made before. */
const DESCRIBE_RANK = Number.POSITIVE_INFINITY

/** Without any picture to make for this long, AVIF is made. */
const IDLE_MS = 1000

export interface PictureStoreOptions {
  /** Origin of the service's media. */
  readonly service: string
  /** Further origins of pictures. They must be public hosts. */
  readonly origins: readonly string[]
  /** Originals and renditions are kept in it. */
  readonly directory: string
  /** Of all that is kept. */
  readonly maxBytes: number
  /** Folder of the app's own files, named by their content. Default: there are none. */
  readonly staticDirectory?: string | undefined
  /** Where all nodes find the renditions that one of them made. Default: each makes its own. */
  readonly sharedUrl?: string | undefined
  readonly log: Pick<Logger, 'warn'>
  /** Default: the real ones. */
  readonly encoder?: Encoder
  readonly lookup?: LookupFunction
  readonly now?: Clock
  readonly idleMs?: number
}

export interface PictureStore {
  /** Answers a request whose path begins with the prefix of pictures. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The colours in a part of a picture, measured once for each file. Undefined for an address that is no picture's. */
  readonly measure: (part: MeasuredPart) => Promise<Tones | undefined>
  /** Ends the encoder's process. */
  readonly close: () => void
}

interface Found {
  readonly rendition: Rendition
  /** Undefined is forever. */
  readonly seconds?: number | undefined
}

/** The shop's pictures in the widths that pages name, each made once and kept. See docs/pictures.md. */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { encoder = createEncoder(), log } = options
  let finder: ReturnType<typeof createFinder> | undefined
  const open = () => (finder ??= createFinder(options, encoder))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const address = parsePictureAddress(getLoggedPath(request.url ?? ''))
    if (address === undefined) return refuse(response, 404)
    const acceptsAvif = request.headers.accept?.includes('image/avif') ?? false
    const { find } = await open()
    send(request, response, await find(address, acceptsAvif))
  }

  return {
    handle: (request, response) =>
      answer(request, response).catch((error: unknown) => {
        const status = toStatus(error)
        if (status !== 404)
          log.warn({ err: error, path: getLoggedPath(request.url ?? '') }, 'a picture could not be made')
        refuse(response, status)
      }),
    measure: async (part) => (await open()).measure(part),
    close: () => encoder.close(),
  }
}

async function createFinder(options: PictureStoreOptions, encoder: Encoder) {
  const { log, now = systemClock, idleMs = IDLE_MS } = options
  const disk = await openDiskStore(options)
  const encodes = createJobQueue({ ...ENCODES, idleMs })
  const originals = createOriginals({
    service: options.service,
    fetchOriginal: createFetchOriginal({ ...options, origins: [...SERVICE_HOSTS, ...options.origins] }),
    describe: (original) => encodes.run(() => encoder.describe(original), DESCRIBE_RANK),
    disk,
    fetches: createJobQueue(FETCHES),
    now,
  })
  const renditions = createRenditions({
    disk:
      options.sharedUrl === undefined
        ? disk
        : readThrough({ near: disk, far: await openSharedEntries({ url: options.sharedUrl, log }) }),
    encode: (original, to) => encoder.encode(original, to),
    queue: encodes,
    now,
    onLaterFailure: (error) => log.warn({ err: error }, 'a picture could not be made as AVIF'),
  })
  const measure = createMeasure({
    originals,
    disk,
    measure: (original, box) => encodes.run(() => encoder.measure(original, box), DESCRIBE_RANK),
  })
  const find = async (address: PictureAddress, acceptsAvif: boolean): Promise<Found> => {
    const { original, seconds } = await originals.find(address)
    const read = () => originals.read(address.source, original)
    const { width } = address
    return { rendition: await renditions.find({ original, width, acceptsAvif, read }), seconds }
  }
  return { find, measure }
}

function send(request: IncomingMessage, response: ServerResponse, { rendition, seconds }: Found): void {
  const { type, etag, body } = rendition
  const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) ?? false
  response.writeHead(isKnown ? 304 : 200, {
    'content-type': type,
    ...(isKnown ? {} : { 'content-length': body.length }),
    etag,
    vary: 'Accept',
    'cache-control':
      seconds === undefined ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${seconds}`,
    'content-security-policy': MEDIA_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  response.end(isKnown || request.method === 'HEAD' ? undefined : body)
}

function toStatus(error: unknown): number {
  if (error instanceof MissingPictureError || error instanceof BrokenPictureError) return 404
  return error instanceof QueueFullError ? 503 : 502
}

function refuse(response: ServerResponse, status: number): void {
  if (status === 503) response.setHeader('retry-after', RETRY_SECONDS)
  response.writeHead(status, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  response.end()
}
