import type { CachedValue } from '../entries/next-values.ts'

/** The part of Next's request context that this handler reads. */
export interface GetContext {
  readonly kind?: string
  readonly tags?: readonly string[]
  readonly softTags?: readonly string[]
}

export interface SetContext {
  readonly fetchCache?: boolean
  readonly tags?: readonly string[]
  readonly cacheControl?: { readonly revalidate: number | false; readonly expire?: number | undefined }
}

/** Values that Next may pass; kinds other than `CachedValue` are not stored. */
export type GivenValue = CachedValue | { readonly kind: 'REDIRECT' | 'PAGES' | 'IMAGE' }

export interface FoundValue {
  readonly value: CachedValue
  readonly lastModified: number
  readonly cacheControl?: { readonly revalidate: number | false; readonly expire: undefined }
}

/** Next's interface of a cache handler. */
export interface CacheHandler {
  get(key: string, context: GetContext): Promise<FoundValue | null>
  set(key: string, value: GivenValue | null, context: SetContext): Promise<void>
  revalidateTag(tags: string | readonly string[], durations?: { readonly expire?: number }): Promise<void>
  resetRequestCache(): void
}

export type CacheHandlerClass = new (context?: unknown) => CacheHandler
