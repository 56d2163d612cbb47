import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { atMost } from '#service/at-most.ts'
import type { Clock } from '#service/clock.ts'
import { BrokenPictureError, type Description } from './encoder.ts'
import { type FetchOriginal, type FetchedOriginal, MissingPictureError } from './fetch-original.ts'
import { type JobQueue, QueueFullError } from './job-queue.ts'
import {
  createOriginalRecords,
  type Original,
  type OriginalRecords,
  type OriginalRecordsOptions,
} from './original-records.ts'
import { isStaticFile, type PictureAddress } from './picture-address.ts'

const FAILURES_MAX = 10_000

/** How long a picture is believed missing, and how long its source is left alone after a failure. */
const MISSING_MS = 60_000
const FAILED_MS = 5000

/** A version that its file does not prove is asked for again at most this often. */
const RECHECK_SECONDS = 60

/** A picture of no known version is asked for again after this time. */
const LATEST_SECONDS = 600

/** Versions that are remembered of one file. */
const VERSIONS_MAX = 8

/** The beginning of a file's md5, as pages write it. See the reader of pictures in the contracts. */
const MD5_VERSION = /^[\da-f]{16}$/

export interface FoundOriginal {
  readonly original: Original
  /** How long an answer made of it may be kept; undefined is forever. */
  readonly seconds?: number | undefined
}

export interface Originals {
  find(address: PictureAddress): Promise<FoundOriginal>
  /** The file itself: from the disk, else from its source again. */
  read(source: string, original: Original): Promise<Buffer>
}

export interface OriginalsOptions extends OriginalRecordsOptions {
  readonly fetchOriginal: FetchOriginal
  readonly describe: (original: Buffer) => Promise<Description>
  readonly fetches: JobQueue
  readonly now: Clock
}

/** Fetches the file behind a source once for each version, and keeps it. */
export function createOriginals(options: OriginalsOptions): Originals {
  const { disk, now } = options
  const records = createOriginalRecords(options)
  const refresh = createRefresh(options, records)

  /** A version that is no md5 is what the file was called before it was fetched: from now on it stands for this file. */
  async function adopt(source: string, original: Original, version: string): Promise<Original> {
    if (MD5_VERSION.test(version)) return original
    const adopted = { ...original, versions: [...original.versions, version].slice(-VERSIONS_MAX) }
    await records.keep(source, adopted)
    return adopted
  }

  return {
    async find({ source, version }) {
      const known = await records.load(source)
      if (known !== undefined && isOf(known, { source, version })) return { original: known }
      const seconds = version === undefined ? LATEST_SECONDS : RECHECK_SECONDS
      if (known !== undefined && now() - known.checkedAt < seconds * 1000) return { original: known, seconds }
      try {
        const fresh = await refresh(source, known)
        const original = version === undefined ? fresh : await adopt(source, fresh, version)
        return isOf(original, { source, version }) ? { original } : { original, seconds }
      } catch (error) {
        if (known === undefined || error instanceof MissingPictureError) throw error
        return { original: known, seconds }
      }
    },
    async read(source, original) {
      const kept = await disk.get(toFileKey(original.md5))
      if (kept !== undefined) return kept.body
      const fetched = await options.fetches.run(() => options.fetchOriginal(source))
      if (fetched !== undefined && hash('md5', fetched.bytes) === original.md5) {
        await disk.set(toFileKey(original.md5), { head: null, body: fetched.bytes })
        return fetched.bytes
      }
      await records.forget(source)
      throw new Error('the picture changed at its source')
    },
  }
}

/** Asks a source for its file, once for all who wait, and leaves it alone for a while after a failure. */
function createRefresh(
  { disk, now, fetches, fetchOriginal, describe }: OriginalsOptions,
  records: OriginalRecords,
): (source: string, known: Original | undefined) => Promise<Original> {
  const failures = new LRUCache<string, Error>({
    ...atMost(FAILURES_MAX),
    ttl: FAILED_MS,
    ttlResolution: 0,
    perf: { now },
  })
  const running = new Map<string, Promise<Original>>()

  async function ask(source: string, known: Original | undefined): Promise<Original> {
    try {
      const fetched = await fetches.run(() => fetchOriginal(source, known?.etag))
      const original = await toOriginal(fetched, known)
      await records.keep(source, original)
      return original
    } catch (error) {
      const isMissing = error instanceof MissingPictureError || error instanceof BrokenPictureError
      if (error instanceof Error && !(error instanceof QueueFullError))
        failures.set(source, error, { ttl: isMissing ? MISSING_MS : FAILED_MS })
      throw error
    }
  }

  async function toOriginal(
    fetched: FetchedOriginal | undefined,
    known: Original | undefined,
  ): Promise<Original> {
    const checkedAt = now()
    if (fetched === undefined) {
      if (known === undefined) throw new Error('the source says that nothing changed, but nothing is known')
      return { ...known, checkedAt }
    }
    const { bytes, etag } = fetched
    const md5 = hash('md5', bytes)
    if (md5 === known?.md5) return { ...known, etag, checkedAt }
    const { type, width, isFixed } = await describe(bytes)
    await disk.set(toFileKey(md5), { head: null, body: bytes })
    return { md5, type, width, isFixed, etag, checkedAt, versions: [] }
  }

  return (source, known) => {
    const failure = failures.get(source)
    if (failure !== undefined) return Promise.reject(failure)
    const asked = running.get(source) ?? ask(source, known).finally(() => running.delete(source))
    running.set(source, asked)
    return asked
  }
}

/** Whether the file is the one that the address means, now and always. */
function isOf(original: Original, { source, version }: Pick<PictureAddress, 'source' | 'version'>): boolean {
  if (isStaticFile(source)) return true
  if (version === undefined) return false
  return MD5_VERSION.test(version) ? original.md5.startsWith(version) : original.versions.includes(version)
}

const toFileKey = (md5: string) => `file ${md5}`
