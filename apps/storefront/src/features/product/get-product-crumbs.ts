import { routes } from '@sorrel/contracts/routes'
import type { Product } from '@sorrel/domain/product'
import type { Translate } from '@sorrel/i18n/message'

/** A step of the way from home to a page; the last one has no path. */
export interface Crumb {
  readonly label: string
  /** Public path without locale. */
  readonly path?: string | undefined
}

/** The way to a product: home, its first category or the listing, itself. */
export function getProductCrumbs({ categories, name }: Product, t: Translate): readonly Crumb[] {
  const [category] = categories
  return [
    { label: t('navigation.home'), path: routes.home() },
    category
      ? { label: category.name, path: routes.category(category.slug) }
      : { label: t('navigation.products'), path: routes.products() },
    { label: name },
  ]
}
