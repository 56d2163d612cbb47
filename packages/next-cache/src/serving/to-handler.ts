import type { Core } from './open-core.ts'
import type {
  CacheHandler,
  CacheHandlerClass,
  FoundValue,
  GetContext,
  GivenValue,
  SetContext,
} from './next-handler.ts'

/** Next creates an instance for each request; all share the cache of the process. */
export function toHandlerClass(getCore: () => Core): CacheHandlerClass {
  return class SharedCacheHandler implements CacheHandler {
    async get(key: string, context: GetContext): Promise<FoundValue | null> {
      const { options, parts } = getCore()
      if (options.isBuild) return null
      const { invalidations, pages, data } = await parts
      await invalidations.catchUp()
      return context.kind === 'FETCH' ? data.get(key, context) : pages.get(key)
    }

    async set(key: string, value: GivenValue | null, context: SetContext): Promise<void> {
      const { options, parts } = getCore()
      if (options.isBuild) return
      const { invalidations, pages, data } = await parts
      if (context.fetchCache !== true) {
        // Next sends the page when this resolves, so a purge meanwhile must be known.
        await invalidations.catchUp()
        return pages.set(key, value, context)
      }
      if (value === null || value.kind === 'FETCH') data.set(key, value, context)
    }

    /** `{ expire: 0 }` purges; anything else, such as `'max'`, serves stale pages until they are renewed. */
    async revalidateTag(
      tags: string | readonly string[],
      durations?: { readonly expire?: number },
    ): Promise<void> {
      const parts = await getCore().parts
      await parts.drop([tags].flat(), durations?.expire === 0)
    }

    resetRequestCache(): void {
      // There is no state per request.
    }
  }
}
