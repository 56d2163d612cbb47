import type { Breadcrumb } from '@sorrel/commerce/structured-data'
import { routes } from '@sorrel/contracts/routes'
import type { Product } from '@sorrel/domain/product'
import type { Translate } from '@sorrel/i18n/message'

/** Breadcrumbs of a product: home, its first category or else the listing, the product. */
export function getProductBreadcrumbs({ categories, name }: Product, t: Translate): readonly Breadcrumb[] {
  const [category] = categories
  return [
    { label: t('navigation.home'), path: routes.home() },
    category
      ? { label: category.name, path: routes.category(category.slug) }
      : { label: t('navigation.products'), path: routes.products() },
    { label: name },
  ]
}
