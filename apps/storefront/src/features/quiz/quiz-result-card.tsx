import { routes } from '@sorrel/contracts/routes'
import { getCrossSellPrice } from '@sorrel/domain/cross-sell'
import { toPlainText } from '@sorrel/domain/html'
import type { CrossSell, Product } from '@sorrel/domain/product'
import { getShortLine } from '@sorrel/domain/product-facts'
import {
  getInitialSelection,
  getSelectedVariant,
  getSelectionPrice,
  type ProductSelectionState,
  canAddSelection,
  toCartItemInput,
} from '@sorrel/domain/product-selection'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/use-shop'
import { AddResult } from './add-result.tsx'
import * as styles from './quiz-result-card.css.ts'
import type { CartAddition } from '@sorrel/commerce/cart-store'
import { toFormProduct } from '#features/product/index.ts'

export interface QuizResultCardProps {
  readonly product: Product
  /** Offered with it at a lower price. Those that another card offers are left out. */
  readonly crossSells: readonly CrossSell[]
  /** Of the picture. */
  readonly sizes: string
}

/** A recommended product as it would be added to the cart, and the products offered with it at a lower price. */
export function QuizResultCard({ product, crossSells, sizes }: QuizResultCardProps) {
  const shop = useShop()
  const selection = getInitialSelection(product)
  const variant = getSelectedVariant(selection)
  const picture = variant?.images[0] ?? product.images[0]
  const addition = toAddition(product)
  const href = shop.toHref(routes.product(product.slug, { variantId: variant?.id }))
  const Anchor = shop.link
  return (
    <article className={styles.card}>
      <div className={styles.main}>
        <div className={styles.picture}>
          {picture && (
            <Picture {...picture} alt="" ratio="8/9" sizes={sizes} priority="high" image={shop.image} />
          )}
        </div>
        <div className={styles.textBlock}>
          <Heading level={3} size="xl">
            <Anchor href={href} className={styles.target}>
              {product.name}
            </Anchor>
          </Heading>
          <Text size="sm">{getShortLine({ ...product, description: toPlainText(product.description) })}</Text>
          <Choices selection={selection} />
        </div>
        <div className={styles.buy}>
          <ProductPrice
            price={getSelectionPrice(selection, { decimals: shop.getDecimals(product.currency) })}
          />
          {addition ? (
            <AddResult name={product.name} addition={addition} />
          ) : (
            <Button as={Anchor} href={href} variant="secondary" fullWidth>
              {shop.t('cart.recommendations.choose')}
              <VisuallyHidden> {product.name}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      <CrossSells crossSells={crossSells} />
    </article>
  )
}

/** The names of the preselected values. */
function Choices({ selection }: { readonly selection: ProductSelectionState }) {
  const chosen = selection.product.options.flatMap(({ id, values }) => {
    const value = values.find((candidate) => candidate.id === selection.optionValues[id])
    return value ? [value.name] : []
  })
  if (chosen.length === 0) return null
  return (
    <Text size="sm" weight="strong">
      {chosen.join(' · ')}
    </Text>
  )
}

function CrossSells({ crossSells }: Pick<QuizResultCardProps, 'crossSells'>) {
  const shop = useShop()
  const Anchor = shop.link
  if (crossSells.length === 0) return <div />
  return (
    <div className={styles.crossSells}>
      <Heading level={4} size="sm" variant="plain">
        {shop.t('quiz.results.cross_sells')}
      </Heading>
      <ul className={styles.crossSellList}>
        {crossSells.map((crossSell) => (
          <li key={crossSell.id} className={styles.crossSell}>
            {crossSell.product.images[0] && (
              <Picture
                {...crossSell.product.images[0]}
                alt=""
                ratio="1/1"
                corners="nested"
                sizes="64px"
                image={shop.image}
              />
            )}
            <div className={styles.crossSellTextBlock}>
              <Anchor href={shop.toHref(routes.product(crossSell.product.slug))} className={styles.target}>
                {crossSell.product.name}
              </Anchor>
              <ProductPrice
                price={getCrossSellPrice(crossSell, shop.getDecimals(crossSell.product.currency))}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * One piece of a product as a results page shows it, preselected. Undefined when it is sold out, not for sale, or a choice
 * is missing. See docs/commerce-service.md#quizzes.
 */
export function toAddition(product: Product): CartAddition | undefined {
  const selection = getInitialSelection(product)
  const input = canAddSelection(selection) ? toCartItemInput(selection) : undefined
  return input && { input, product: toFormProduct(product) }
}
