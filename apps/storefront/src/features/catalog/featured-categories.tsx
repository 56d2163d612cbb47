import { routes } from '@sorrel/contracts/routes'
import type { CategoryPreview } from '@sorrel/domain/category'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import * as styles from './featured-categories.css.ts'
import * as promo from './promo.css.ts'

export interface FeaturedCategoriesProps {
  readonly categories: readonly CategoryPreview[]
}

/** Links from one category to others, as its settings name them. See docs/specification.md#category-page. */
export function FeaturedCategories({ categories }: FeaturedCategoriesProps) {
  const shop = useShop()
  const { t, toHref, link: Anchor } = shop
  const [only, ...others] = categories
  if (only && others.length === 0) return <OnlyCategory category={only} />
  return (
    <nav className={styles.section} aria-labelledby="featured-categories">
      <Heading level={2} size="2xl" id="featured-categories">
        {t('categories.featured')}
      </Heading>
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

/** One category alone is no row to choose from: it shows what it is. */
function OnlyCategory({ category }: { readonly category: CategoryPreview }) {
  const { toHref, link: Anchor, image } = useShop()
  return (
    <nav className={styles.section} aria-labelledby="featured-categories">
      <Anchor href={toHref(routes.category(category.slug))} className={promo.banner}>
        {category.image && (
          <Picture
            {...category.image}
            alt=""
            ratio="4/3"
            corners="nested"
            sizes="(min-width: 40rem) 24rem, 50vw"
            image={image}
          />
        )}
        <span>
          <Heading level={2} size="2xl" id="featured-categories">
            {category.name}
          </Heading>
          {category.description && <Text>{category.description}</Text>}
        </span>
      </Anchor>
    </nav>
  )
}
