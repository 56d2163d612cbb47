'use client'

import type { AddToCart } from '@sorrel/commerce/cart-store'
import type { ProductPreview } from '@sorrel/domain/product'
import { getInitialSelection, toCartItemInput } from '@sorrel/domain/product-selection'
import { MAX_RECOMMENDATIONS } from '@sorrel/domain/recommendations'
import { Skeleton } from '@sorrel/ui/skeleton'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { GroupPricesView } from '#features/group-pricing/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { CartLineFacts } from './find-recommendations.ts'
import * as styles from './recommendations.css.ts'

export interface RecommendationsProps {
  readonly headingLevel: 2 | 3
  /** The cart's lines. */
  readonly items: readonly CartLineFacts[]
  /** ISO 4217 code of the cart's amounts, which the prices shown use too. */
  readonly currency: string
  readonly addToCart: AddToCart
  /** A customer's group prices. Default: public prices. */
  readonly groupPrices?: GroupPricesView | undefined
  /** Whether the search may begin; before, the list's room is kept. Default true. */
  readonly maySearch?: boolean
  /** Beside one another where the window is wide enough. Default: below one another. */
  readonly isWide?: boolean
}

/**
 * Up to three products that go with the cart; best sellers for an empty cart. See docs/specification.md#cart-drawer.
 */
export function Recommendations(props: RecommendationsProps) {
  const { headingLevel, items, currency, addToCart, groupPrices, maySearch = true, isWide = false } = props
  const { t } = useShop()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const found = useRecommendations(items, currency, maySearch)
  const Title = `h${headingLevel}` as const
  const words = items.length === 0 ? t('search.popular') : t('cart.recommendations.title')
  if (found === undefined) return <RecommendationsPlaceholder title={words} isWide={isWide} />
  const { products, RecommendationList } = found
  if (products.length === 0) return null
  const add = (product: ProductPreview) => {
    const input = toCartItemInput(getInitialSelection(product))
    if (input === undefined) return
    // The pressed button disappears with its product, so the focus moves to the title.
    void addToCart({ input, product }).then((isAdded) => isAdded && title.current?.focus())
  }
  return (
    <section className={styles.block} aria-labelledby={id} data-wide={isWide || undefined}>
      <Title id={id} ref={title} tabIndex={-1} className={styles.title}>
        {words}
      </Title>
      <RecommendationList products={products} groupPrices={groupPrices} onAdd={add} />
    </section>
  )
}

/** Pause after a change of the cart before the search. See docs/specification.md#recommendations. */
const PAUSE_MS = 500

/** Enough to leave three after the cart's own products are removed. */
const CANDIDATES_MAX = 25

interface Found {
  readonly products: readonly ProductPreview[]
  /**
   * The list's component, passed along because it has loaded by then: React delays suspended content by at least 300
   * ms.
   */
  readonly RecommendationList: typeof import('./recommendation-list.tsx').RecommendationList
}

/** Products for the cart; undefined until they are known. The code of search and list loads with the first ones. */
function useRecommendations(
  items: readonly CartLineFacts[],
  currency: string,
  maySearch: boolean,
): Found | undefined {
  const { config } = useShop()
  const [found, setFound] = useState<Found>()
  const lines = JSON.stringify(items.map(({ productId, name }) => ({ productId, name })))
  const getItems = useEffectEvent(() => items)
  useEffect(() => {
    if (!maySearch) return undefined
    let isGone = false
    const load = async () => {
      const [{ findRecommendations }, { createFinder }, { RecommendationList }] = await Promise.all([
        import('./find-recommendations.ts'),
        import('#features/search/find-products.ts'),
        import('./recommendation-list.tsx'),
      ])
      const search = createFinder({ ...config, currency }, CANDIDATES_MAX)
      const products = await findRecommendations(getItems(), search)
      if (!isGone) setFound({ products, RecommendationList })
    }
    const timer = setTimeout(() => void load(), PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [lines, config, currency, maySearch])
  return found
}

/** Reserves the space until the products are known, so that nothing moves when they arrive. */
function RecommendationsPlaceholder(props: { readonly title: string; readonly isWide: boolean }) {
  const { title, isWide } = props
  return (
    <div
      className={`${styles.block} ${styles.placeholder}`}
      data-wide={isWide || undefined}
      aria-hidden="true"
    >
      <p className={styles.title}>{title}</p>
      <PlaceholderRows />
    </div>
  )
}

function PlaceholderRows() {
  return (
    <div className={styles.list}>
      {Array.from({ length: MAX_RECOMMENDATIONS }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="1/1" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
