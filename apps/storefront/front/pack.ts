import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageCode } from '#request/policy.ts'
import { type Effort, getPackedSize, packBody, type PackedBody, toPackedBody } from './packed-body.ts'
import type { Body } from './hold-response.ts'
import type { DataFile } from './transform/data-file.ts'
import type { TransformedPage } from './transform/transform-page.ts'

/** Where files outlive this process, and are found by others. */
export interface FileStore {
  put(name: string, bytes: Buffer, options: { readonly seconds: number }): Promise<void>
  take(name: string): Promise<Buffer | undefined>
}

/** A page as it goes out. */
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
  /** Transforms and packs a page, once for all who get the same bytes. Rejects where that is not possible. */
  pack(made: Body, effort: Effort): Promise<PackedPage>
  /** The data of a page that this process, or another, has packed. */
  findData(path: string): Promise<PackedBody | undefined>
}

/** Pages and the files of their data share this much memory by halves. Bytes. */
const MEMORY_BYTES = 32 * 1024 * 1024

/** Caches in front and open tabs may name the file of a page for so long: of one that is kept, and of a list that is made anew. */
const FILE_SECONDS: Readonly<Record<Effort, number>> = { much: 7 * 86_400, little: 3600 }

/** A page is packed anew after this time, so that its file is stored anew long before it is forgotten. */
const PAGE_MS = 86_400_000

const TAG_CHARACTERS = 22

/** Texts of kept pages whose tags are remembered: some 100 kB each. */
const TAGGED_MAX = 64

const toTag = (bytes: Buffer | string) => hash('sha256', bytes, 'base64url').slice(0, TAG_CHARACTERS)

/** Remembers finished pages by the bytes that Next made: the same bytes are transformed and packed once. */
export function createPacker({ transform, getFiles = () => undefined, onError }: PackOptions): Packer {
  const pages = new LRUCache<string, PackedPage, Making>({
    maxSize: MEMORY_BYTES / 2,
    sizeCalculation: ({ body }) => getPackedSize(body),
    ttl: PAGE_MS,
    // A page that is asked for goes out, though others have taken its place in memory meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => make(context),
  })
  // Next gives the very same text for a page that it keeps: finding that costs less than a hash.
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
