import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageCode } from '#request/content-security-policy.ts'
import { type Effort, getPackedSize, packBody, type PackedBody, toPackedBody } from './packed-body.ts'
import type { Body } from './buffer-response.ts'
import type { DataFile } from './transform/data-file.ts'
import type { TransformedPage } from './transform/transform-page.ts'

/** Keeps files beyond this process and shares them with others. */
export interface FileStore {
  put(name: string, bytes: Buffer, options: { readonly seconds: number }): Promise<void>
  take(name: string): Promise<Buffer | undefined>
}

/** A page ready to be sent. */
export interface PackedPage {
  readonly body: PackedBody
  readonly etag: string
  readonly code: PageCode
  readonly unknownScripts: readonly string[]
}

export interface PackOptions {
  readonly transform: (html: string) => TransformedPage
  /** Default: files are only in memory. */
  readonly getFiles?: (() => FileStore | undefined) | undefined
  readonly onError: (error: unknown, text: string) => void
}

export interface Packer {
  /** Transforms and compresses a page, once for all requests with the same bytes. Rejects if the transform fails. */
  pack(made: Body, effort: Effort): Promise<PackedPage>
  /** Page data that this or another process has stored. */
  findData(path: string): Promise<PackedBody | undefined>
}

/** Bytes of memory; pages and their data files get half each. */
const MEMORY_BYTES = 32 * 1024 * 1024

/**
 * How long caches in front and open tabs may refer to a page's data file: pages that Next caches, and lists that are
 * rendered per request.
 */
const FILE_SECONDS: Readonly<Record<Effort, number>> = { much: 7 * 86_400, little: 3600 }

/** A page is compressed again after this time, which stores its data file again long before that file expires. */
const PAGE_MS = 86_400_000

const TAG_CHARACTERS = 22

/** Cached texts whose ETags are remembered: about 100 kB each. */
const TAGGED_MAX = 64

const toTag = (bytes: Buffer | string) => hash('sha256', bytes, 'base64url').slice(0, TAG_CHARACTERS)

/** Transforms and compresses equal bytes once, and remembers the result. */
export function createPacker({ transform, getFiles = () => undefined, onError }: PackOptions): Packer {
  const pages = new LRUCache<string, PackedPage, Making>({
    maxSize: MEMORY_BYTES / 2,
    sizeCalculation: ({ body }) => getPackedSize(body),
    ttl: PAGE_MS,
    // A requested page is sent even if it has meanwhile been evicted.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => make(context),
  })
  // Next passes the same string object for a cached page: a look-up by identity is cheaper than a hash.
  const tags = new LRUCache<string, string>({ max: TAGGED_MAX })
  const files = new LRUCache<string, PackedBody>({
    maxSize: MEMORY_BYTES / 2,
    sizeCalculation: getPackedSize,
  })

  function findTag(made: Body, effort: Effort): string {
    if (typeof made !== 'string' || effort === 'little') return toTag(made)
    const tag = tags.get(made) ?? toTag(made)
    tags.set(made, tag)
    return tag
  }

  async function make({ made, effort }: Making): Promise<PackedPage> {
    const { html, data, code, unknownScripts } = transform(made.toString())
    const raw = Buffer.from(html)
    const [body] = await Promise.all([packBody(raw, effort), data && keep(data, effort)])
    return { body, etag: `W/"${toTag(raw)}"`, code, unknownScripts }
  }

  async function keep({ path, script }: DataFile, effort: Effort): Promise<void> {
    const file = files.get(path) ?? (await packBody(Buffer.from(script), effort))
    files.set(path, file)
    try {
      await getFiles()?.put(path, file.br, { seconds: FILE_SECONDS[effort] })
    } catch (error) {
      onError(error, 'the data of a page is not stored: only this process can serve it')
    }
  }

  return {
    pack: (made, effort) => pages.forceFetch(findTag(made, effort), { context: { made, effort } }),
    async findData(path) {
      const known = files.get(path)
      if (known !== undefined) return known
      const stored = await getFiles()?.take(path)
      if (stored === undefined) return undefined
      const file = toPackedBody(stored, 'little')
      files.set(path, file)
      return file
    },
  }
}

interface Making {
  readonly made: Body
  readonly effort: Effort
}
