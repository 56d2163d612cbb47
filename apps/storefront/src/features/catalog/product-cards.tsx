'use client'

import type { ProductPreview } from '@sorrel/domain/product'
import type { HeadingLevel } from '@sorrel/ui/heading'
import { Suspense } from 'react'
import { useGroupPrices } from '#features/group-pricing/index.ts'
import { QuickAdd } from '#features/quick-add/index.ts'
import { LazySaveButton } from '#features/saved/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { ShopView } from '#shop/shop.ts'
import { useFirstInteraction } from '#shop/use-first-interaction.ts'
import { ProductCard } from './product-card.tsx'

/** The data of a card in the browser. */
export interface CardData {
  /** Without fields that neither the card nor quick add shows. */
  readonly product: ProductPreview
  readonly hasQuickAdd: boolean
  readonly unitPrice?: string | undefined
  readonly rating?: ReturnType<NonNullable<ShopView['getRating']>>
}

export interface ProductCardsProps {
  readonly cards: readonly CardData[]
  readonly headingLevel: HeadingLevel
  readonly cellClassName: string
  /** Widths of a card, as pictures name them. */
  readonly sizes: string
  readonly showPrice?: boolean
  readonly showDescription?: boolean
  /** Number of cards on the first screen, whose pictures load immediately. Default: 0. */
  readonly firstScreen?: number
}

/** The cards of a grid of products. */
export function ProductCards({ cards, cellClassName, firstScreen = 0, ...cardProps }: ProductCardsProps) {
  const shop = useShop()
  const groupPrices = useGroupPrices()
  const hasHearts = useFirstInteraction()
  return (
    <>
      {cards.map((card, index) => {
        const { product, hasQuickAdd, unitPrice, rating } = groupPrices?.getCard(card, shop) ?? card
        return (
          <li key={product.id} className={cellClassName}>
            <ProductCard
              product={product}
              rating={rating}
              unitPrice={unitPrice}
              action={hasQuickAdd && <QuickAdd product={product} />}
              priority={index < firstScreen ? 'high' : 'low'}
              {...cardProps}
            />
            <Suspense>{hasHearts && <LazySaveButton.Part product={product} />}</Suspense>
          </li>
        )
      })}
    </>
  )
}
