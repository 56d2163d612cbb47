import { routes } from '@sorrel/contracts/routes'
import type { CategoryPreview } from '@sorrel/domain/category'
import { Picture } from '@sorrel/ui/picture'
import { useShop } from '#shop/use-shop'
import * as styles from './featured-categories.css.ts'

export interface FeaturedCategoriesProps {
  readonly categories: readonly CategoryPreview[]
}

/** Links from one category to others, as its settings name them. See docs/specification.md#category-page. */
export function FeaturedCategories({ categories }: FeaturedCategoriesProps) {
  const shop = useShop()
  const { t, toHref, link: Anchor } = shop
  return (
    <nav aria-label={t('categories.featured')}>
      <ul className={styles.list}>
        {categories.map(({ slug, name, image }) => (
          <li key={slug}>
            <Anchor href={toHref(routes.category(slug))} className={styles.card}>
              {image && (
                <span className={styles.picture}>
                  <Picture {...image} alt="" ratio="1/1" corners="nested" sizes="4rem" image={shop.image} />
                </span>
              )}
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
