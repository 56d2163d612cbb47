import type { Product } from '@sorrel/domain/product'
import { getProductStory } from '@sorrel/domain/product-facts'
import { formatList } from '@sorrel/i18n/names'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import * as styles from './product-story.css.ts'

export interface ProductStoryProps {
  readonly product: Pick<Product, 'attributes'>
}

interface Part {
  readonly title: string
  readonly lines: readonly string[]
}

/** A band over the whole window: a product's material, lifetime and disposal, from its attributes. */
export function ProductStory({ product }: ProductStoryProps) {
  const { t, locale } = useShop()
  const story = getProductStory(product)
  if (story === undefined) return null
  const madeOf = story.madeOf.length > 0 ? [formatList({ items: story.madeOf, locale })] : []
  const parts: readonly Part[] = [
    {
      title: t('products.story.made_of'),
      lines: [...madeOf, ...story.madeIn.map((place) => t('products.story.made_in', { place }))],
    },
    { title: t('products.story.lasts'), lines: story.lasts },
    { title: t('products.story.after_use'), lines: story.afterUse },
  ]
  return (
    <section className={styles.band} aria-labelledby="product-story">
      <Container>
        <Heading level={2} id="product-story">
          {t('products.story.title')}
        </Heading>
        <dl className={styles.parts}>
          {parts
            .filter(({ lines }) => lines.length > 0)
            .map(({ title, lines }) => (
              <div key={title} className={styles.part}>
                <dt className={styles.term}>{title}</dt>
                {lines.map((line) => (
                  <dd key={line} className={styles.line}>
                    <Text size="lg">{line}</Text>
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      </Container>
    </section>
  )
}
