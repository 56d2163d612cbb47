import { routes } from '@sorrel/contracts/routes'
import { FALLBACK_CATEGORIES } from '@sorrel/domain/category'
import { Button } from '@sorrel/ui/button'
import type { ShopView } from '#shop/shop.ts'

type FallbackKey = (typeof FALLBACK_CATEGORIES)[number]['nameKey']

/** Links to the usual categories while the service does not answer. See docs/specification.md#fallback-data. */
export function FallbackCategories({ shop }: { readonly shop: ShopView }) {
  const { t, toHref, link } = shop
  return FALLBACK_CATEGORIES.map(({ slug, nameKey }) => (
    <Button key={slug} as={link} variant="secondary" href={toHref(routes.category(slug))}>
      {t(nameKey satisfies FallbackKey)}
    </Button>
  ))
}
