import { routes } from '@sorrel/contracts/routes'
import { FALLBACK_CATEGORIES } from '@sorrel/domain/category'
import { Button } from '@sorrel/ui/button'
import type { Scene } from '#platform/scene.ts'

type FallbackKey = (typeof FALLBACK_CATEGORIES)[number]['nameKey']

/** Ways on while the service does not answer. Specification section 8, "Catalogue fallbacks". */
export function FallbackCategories({ scene }: { readonly scene: Scene }) {
  const { t, toHref, link } = scene
  return FALLBACK_CATEGORIES.map(({ slug, nameKey }) => (
    <Button key={slug} as={link} variant="secondary" href={toHref(routes.category(slug))}>
      {t(nameKey satisfies FallbackKey)}
    </Button>
  ))
}
