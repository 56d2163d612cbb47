/** A logger with pino's argument order: facts first. */
export interface Log {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  debug(facts: object, text: string): void
}

export interface CacheOptions {
  /**
   * Names the build and its configuration. Entries of other scopes are never served; invalidations apply to all
   * scopes of a shop.
   */
  readonly scope: string
  /** Shops that differ share nothing. Default `shop`. */
  readonly shop?: string
  /** Default 48 MB. */
  readonly memoryBytes?: number
  /** Folder of the disk store. Default: nothing is kept on disk. */
  readonly directory?: string
  /** Default 512 MB; the least recently used entries go first. */
  readonly diskBytes?: number
  /** Valkey or Redis, shared by all processes of a shop. Needs the package `redis`. */
  readonly valkeyUrl?: string
  /** Further tags, by the content of a page (`html`) or of data (`body`). */
  readonly getTags?: (content: { readonly html?: string; readonly body?: string }) => readonly string[]
  /** Headers of a new page, which are kept with it and sent from the first response on. */
  readonly toHeaders?: (page: NewPage) => Readonly<Record<string, string>>
  /** Whether this is a build, which stores nothing. Default: by `NEXT_PHASE`. */
  readonly isBuild?: boolean
  readonly log?: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

export interface NewPage {
  /** The path that Next renders, after rewrites. */
  readonly key: string
  readonly html: string
  readonly tags: readonly string[]
}

const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build'

const SILENT: Log = { info: () => undefined, warn: () => undefined, debug: () => undefined }

/** The options with their defaults. */
export function completeOptions({ isBuild = isBuilding(), directory, valkeyUrl, ...options }: CacheOptions) {
  return {
    shop: 'shop',
    memoryBytes: 48 * 1024 * 1024,
    diskBytes: 512 * 1024 * 1024,
    getTags: () => [],
    toHeaders: () => ({}),
    log: SILENT,
    now: Date.now,
    ...options,
    isBuild,
    directory: isBuild ? undefined : directory,
    valkeyUrl: isBuild ? undefined : valkeyUrl,
  } satisfies CacheOptions
}

export type CompleteOptions = ReturnType<typeof completeOptions>
