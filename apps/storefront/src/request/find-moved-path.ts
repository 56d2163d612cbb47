import { routes } from '@sorrel/contracts/routes'
import { findRedirect } from '@sorrel/contracts/settings'
import type { NamedSlug } from './public-path.ts'
import type { Whereabouts } from './slug-memory.ts'
import type { StoreIndex } from './store-index.ts'

/** A public path, without locale, at which there is nothing. */
export interface MissingPath {
  readonly path: string
  /** The slug in it. */
  readonly slug?: NamedSlug | undefined
  readonly found?: Whereabouts | undefined
}

/**
 * Where a path has moved: by the merchant's redirects, else to the current slug of the product or category. Undefined
 * where it has not.
 */
export async function findMovedPath(
  index: StoreIndex,
  { path, slug, found }: MissingPath,
): Promise<string | undefined> {
  const store = await index.get({ isCurrent: true })
  const redirect = findRedirect(store.redirects ?? [], path)
  if (redirect !== undefined || slug === undefined || typeof found !== 'object') return redirect
  if (slug.of === 'product') return routes.product(found.movedTo)
  return slug.of === 'category' ? routes.category(found.movedTo) : undefined
}
