import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { fallbackCategories } from '#config/fallback-categories.ts'
import type { FallbackKey } from '#config/shop-config.ts'
import { useShop } from '#shop/use-shop'

/** Links to the usual categories while the service does not answer. See docs/specification.md#fallback-data. */
export function FallbackCategories() {
  const { t, toHref, link } = useShop()
  return fallbackCategories.map(({ slug, nameKey }) => (
    <Button key={slug} as={link} variant="secondary" href={toHref(routes.category(slug))}>
      {t(nameKey satisfies FallbackKey)}
    </Button>
  ))
}
