'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Picture, Product } from '@sorrel/domain/product'
import {
  createProductSelection,
  getSelectedVariant,
  type ProductSelection,
} from '@sorrel/domain/product-selection'
import { getVariantImageIndex } from '@sorrel/domain/variants'
import type { Translate } from '@sorrel/i18n/message'
import { Gallery, type GalleryMessages } from '@sorrel/ui/gallery'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { track } from '#features/analytics/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { BuyBox } from './buy-box.tsx'
import { useAccountGroup } from './use-account-group.ts'
import * as styles from './product-screen.css.ts'

export interface ProductStageProps {
  readonly product: Product
  /** All pictures of the product and its variants, each once. */
  readonly images: readonly Picture[]
  /** The variant in the address. */
  readonly variantId?: string | undefined
  /** Title and description above the choices. */
  readonly head: ReactNode
  /** Highlights and details below the button. */
  readonly details: ReactNode
}

const GALLERY_SIZES = '(min-width: 60rem) 50vw, 100vw'

/** Gallery and buy box: the interactive part of the product page. See docs/specification.md#product-page. */
export function ProductStage({ product, images, variantId, head, details }: ProductStageProps) {
  const { currency, t, image } = useShop()
  const accountGroup = useAccountGroup(product)
  useViewItem(product, currency)
  const { selection, state } = useProductSelection(product, variantId)
  const chosen = getSelectedVariant(state)
  const [current, setCurrent] = useState(() => {
    const variant = product.variants.find(({ id }) => id === variantId)
    return getVariantImageIndex(images, variant) ?? 0
  })
  const chosenId = useRef(chosen?.id)
  useEffect(() => {
    if (chosenId.current === chosen?.id) return
    chosenId.current = chosen?.id
    setCurrent((index) => getVariantImageIndex(images, chosen) ?? index)
    showVariantInAddress(chosen?.id)
  }, [chosen, images])
  return (
    <div className={styles.stage} data-layout={product.content.layout}>
      <Gallery
        label={t('products.gallery.label', { name: product.name })}
        pictures={images}
        index={current}
        onIndexChange={setCurrent}
        messages={getGalleryMessages(t, images.length)}
        sizes={GALLERY_SIZES}
        image={image}
      />
      <div className={styles.buy} data-layout={product.content.layout}>
        {head}
        <BuyBox product={product} selection={selection} state={state} accountGroup={accountGroup} />
        {details}
      </div>
    </div>
  )
}

function getGalleryMessages(t: Translate, total: number): GalleryMessages {
  return {
    positions: Array.from({ length: total }, (_, index) =>
      t('products.gallery.position', { index: index + 1, total }),
    ),
    previous: t('a11y.previous_slide'),
    next: t('a11y.next_slide'),
    zoom: t('products.gallery.zoom'),
    magnify: t('products.gallery.zoom'),
    close: t('a11y.close'),
  }
}

/** The choices in the product's form, for as long as the page shows this product. */
export function useProductSelection(product: Product, variantId?: string) {
  const [selection] = useState(() => createSelection(product, variantId))
  useEffect(() => selection.setProduct(product), [selection, product])
  const state = useSyncExternalStore(selection.subscribe, selection.getState, selection.getState)
  return { selection, state }
}

function createSelection(product: Product, variantId: string | undefined): ProductSelection {
  const selection = createProductSelection(product)
  const variant = product.variants.find(({ id }) => id === variantId)
  for (const option of product.options.filter(({ variant: selectsVariant }) => selectsVariant)) {
    const value = option.values.find(({ id }) => variant?.optionValueIds.includes(id))
    if (value) selection.setOptionValue(option.id, value.id)
  }
  return selection
}

/** Reports that a product's page is open, once for each product. */
function useViewItem({ id, name, price }: Product, currency: string): void {
  const seen = useRef('')
  useEffect(() => {
    if (seen.current === id) return
    seen.current = id
    track({ type: 'view_item', currency, items: [{ productId: id, name, price, quantity: 1 }] })
  }, [id, name, price, currency])
}

/** Puts the chosen variant into the address, so that it can be shared, without a new history entry. */
function showVariantInAddress(variantId: string | undefined): void {
  const { pathname, hash } = window.location
  const query = routes.product('-', { variantId }).split('?')[1]
  window.history.replaceState(null, '', `${pathname}${query === undefined ? '' : `?${query}`}${hash}`)
}
