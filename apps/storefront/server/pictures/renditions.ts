import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { atMost } from '#service/at-most.ts'
import type { Clock } from '#service/clock.ts'
import { z } from 'zod'
import type { EntryStore } from '../stored-entry.ts'
import { BrokenPictureError, type PictureFormat } from './encoder.ts'
import type { JobQueue } from './job-queue.ts'
import type { Original } from './original-records.ts'

/** Changes whenever the encoder's settings do: what was made with others is made anew. */
const SETTINGS = 'webp 75, avif 48/3'

/** Renditions that were asked for lately stay in memory; the others are read from the disk, which the system keeps in memory too. */
const MEMORY_MAX_BYTES = 8 * 1024 * 1024

/** How long what could not be encoded is not tried again. */
const FAILED_MS = 60_000
const FAILURES_MAX = 10_000

const headSchema = z.object({ type: z.string(), etag: z.string() })

/** A file as it goes out. */
export interface Rendition extends z.infer<typeof headSchema> {
  readonly body: Buffer
}

export interface RenditionRequest {
  readonly original: Original
  /** Pixels. Never more than the original has are made. */
  readonly width: number
  readonly acceptsAvif: boolean
  /** The original's file. */
  readonly read: () => Promise<Buffer>
}

export interface RenditionsOptions {
  readonly disk: EntryStore
  readonly encode: (
    original: Buffer,
    to: { readonly width: number; readonly format: PictureFormat },
  ) => Promise<Buffer>
  readonly queue: JobQueue
  readonly now: Clock
  /** Called when an AVIF could not be made, for which nobody waits. */
  readonly onLaterFailure: (error: unknown) => void
}

/**
 * Makes each rendition once and keeps it. Whoever asks first gets WebP, since AVIF takes longer; AVIF is made when
 * nothing else is to do, and goes to those who accept it from then on.
 */
export function createRenditions(options: RenditionsOptions) {
  const { disk, queue, now } = options
  const files = createFiles(disk)
  const failures = new LRUCache<string, Error>({
    ...atMost(FAILURES_MAX),
    ttl: FAILED_MS,
    ttlResolution: 0,
    perf: { now },
  })
  const running = new Map<string, Promise<Rendition>>()

  async function makeWebp({ original, width, read }: RenditionRequest): Promise<Rendition> {
    const key = toKey(original, width, 'webp')
    const known = await files.load(key)
    if (known !== undefined) return known
    const failure = failures.get(key)
    if (failure !== undefined) throw failure
    try {
      const body = await queue.run(async () => options.encode(await read(), { width, format: 'webp' }), width)
      return await files.keep(key, { type: 'image/webp', body })
    } catch (error) {
      if (error instanceof BrokenPictureError) failures.set(key, error)
      throw error
    }
  }

  /** Where AVIF would be larger the WebP stands for it, so that it is not tried again. */
  async function makeAvif({ original, width, read }: RenditionRequest, webp: Rendition): Promise<void> {
    const body = await options.encode(await read(), { width, format: 'avif' })
    const isSmaller = body.length < webp.body.length
    await files.keep(toKey(original, width, 'avif'), isSmaller ? { type: 'image/avif', body } : webp)
  }

  function once(key: string, make: () => Promise<Rendition>): Promise<Rendition> {
    const made = running.get(key) ?? make().finally(() => running.delete(key))
    running.set(key, made)
    return made
  }

  return {
    async find(request: RenditionRequest): Promise<Rendition> {
      if (request.original.isFixed) return files.loadFixed(request)
      const bounded = { ...request, width: Math.min(request.width, request.original.width) }
      const avifKey = toKey(request.original, bounded.width, 'avif')
      const avif = request.acceptsAvif ? await files.load(avifKey) : undefined
      if (avif !== undefined) return avif
      const webp = await once(toKey(request.original, bounded.width, 'webp'), () => makeWebp(bounded))
      if (request.acceptsAvif)
        queue.runLater(avifKey, () => makeAvif(bounded, webp).catch(options.onLaterFailure))
      return webp
    },
  }
}

/** Renditions on the disk, those asked for lately in memory. */
function createFiles(disk: EntryStore) {
  const memory = new LRUCache<string, Rendition>({
    maxSize: MEMORY_MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  return {
    async load(key: string): Promise<Rendition | undefined> {
      const known = memory.get(key)
      if (known !== undefined) return known
      const entry = await disk.get(key)
      const { success, data } = headSchema.safeParse(entry?.head)
      if (!success || entry === undefined) return undefined
      const rendition = { ...data, body: entry.body }
      memory.set(key, rendition)
      return rendition
    },
    async keep(key: string, { type, body }: Omit<Rendition, 'etag'>): Promise<Rendition> {
      const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
      memory.set(key, { type, etag, body })
      await disk.set(key, { head: { type, etag }, body })
      return { type, etag, body }
    },
    /** Drawings and animations: their file is on the disk already. */
    async loadFixed({ original, read }: Pick<RenditionRequest, 'original' | 'read'>): Promise<Rendition> {
      const key = `fixed ${original.md5}`
      const known = memory.get(key)
      if (known !== undefined) return known
      const rendition = { type: original.type, etag: `"${original.md5}"`, body: await read() }
      memory.set(key, rendition)
      return rendition
    },
  }
}

function toKey({ md5 }: Original, width: number, format: PictureFormat): string {
  return `rendition ${md5} ${width} ${format} (${SETTINGS})`
}
