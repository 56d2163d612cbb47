'use client'

import { useProductSelection } from '@sorrel/commerce/react'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import type { GalleryPicture, Product } from '@sorrel/domain/product'
import { getSelectedVariant, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { getVariantImageIndex } from '@sorrel/domain/variants'
import type { Translate } from '@sorrel/i18n/message'
import { Gallery, type GalleryLabels } from '@sorrel/ui/gallery'
import { memo, type ReactNode, startTransition, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Restock, type RestockProps } from '#features/restock/index.ts'
import { useGroupPrices } from '#features/group-pricing/index.ts'
import { LazySaveButton } from '#features/saved/index.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { useShop } from '#shop/shop-context.tsx'
import { useFirstInteraction } from '#shop/use-first-interaction.ts'
import { BuyBox, isOutOfStock } from './buy-box.tsx'
import { GiftPreview } from './gift-preview.tsx'
import * as styles from './product-screen.css.ts'

export interface ProductStageProps {
  readonly product: Product
  /** All pictures of the product and its variants, each once. */
  readonly images: readonly GalleryPicture[]
  /** The variant in the address. */
  readonly variantId?: string | undefined
  /** The plan in the address. */
  readonly planId?: string | undefined
  /** Words of the form for those who wait for what is sold out. Default: nobody can. */
  readonly restockWords?: RestockProps['words'] | undefined
  /** Title and description above the choices. */
  readonly head: ReactNode
  /** Highlights and details below the button. */
  readonly details: ReactNode
}

const GALLERY_SIZES = '(min-width: 90rem) 680px, (min-width: 45rem) 50vw, 100vw'
const PAIR_SIZES = '(min-width: 90rem) 332px, (min-width: 60rem) 25vw, 100vw'

// Memoised, so that a choice re-renders only the components that show it.
const Pictures = memo(Gallery)
const Choices = memo(BuyBox)

/** Gallery and buy box: the interactive part of the product page. See docs/specification.md#product-page. */
export function ProductStage(props: ProductStageProps) {
  const { product, images, variantId, planId, restockWords, head, details } = props
  const shop = useShop()
  const { t, image } = shop
  const stage = useBlockSizes()
  const hasHeart = useFirstInteraction()
  const priced = useGroupPrices()?.get(product, shop) ?? product
  const { selection, state } = useProductSelection(priced, { ...SHOP_CONFIG, variantId, planId })
  const chosen = getSelectedVariant(state)
  const labels = useMemo(() => getGalleryLabels(t, images.length), [t, images.length])
  const [current, setCurrent] = useState(() => {
    const variant = product.variants.find(({ id }) => id === variantId)
    return getVariantImageIndex(images, variant) ?? 0
  })
  const chosenId = useRef(chosen?.id)
  useEffect(() => {
    if (chosenId.current === chosen?.id) return undefined
    chosenId.current = chosen?.id
    // The choice is marked first, then its picture appears.
    startTransition(() => setCurrent((index) => getVariantImageIndex(images, chosen) ?? index))
    return afterPaint(() => showVariantInAddress(chosen?.id))
  }, [chosen, images])
  return (
    <div ref={stage} className={styles.stage} data-layout={product.content.layout}>
      <div className={styles.pictures}>
        <Pictures
          label={t('products.gallery.label', { name: product.name })}
          pictures={images}
          index={current}
          onIndexChange={setCurrent}
          {...labels}
          sizes={GALLERY_SIZES}
          pairSizes={PAIR_SIZES}
          image={image}
        />
        <Suspense>{hasHeart && <LazySaveButton.Part product={product} />}</Suspense>
      </div>
      <div className={styles.buy} data-layout={product.content.layout}>
        {head}
        <Choices
          product={priced}
          selection={selection}
          state={state}
          picture={images[getVariantImageIndex(images, chosen) ?? 0]}
          takesWaits={restockWords !== undefined}
        />
        {restockWords && isOutOfStock(state) && <WaitForChoice state={state} words={restockWords} />}
        {product.isDigital === true && <GiftPreview state={state} />}
        {details}
      </div>
    </div>
  )
}

interface WaitForChoiceProps extends Pick<RestockProps, 'words'> {
  readonly state: ProductSelectionState
}

/** The form of those who wait for the current choice. */
function WaitForChoice({ state, words }: WaitForChoiceProps) {
  const { id, slug } = state.product
  const variantId = getSelectedVariant(state)?.id
  return (
    <div className={styles.part}>
      <Restock
        key={variantId}
        productId={id}
        variantId={variantId}
        path={shopRoutes.product(slug, { variantId })}
        words={words}
      />
    </div>
  )
}

/**
 * Passes the heights of the two columns to the style sheet: a column that is higher than the window sticks with its
 * end.
 */
function useBlockSizes() {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        if (target instanceof HTMLElement)
          target.style.setProperty(styles.BLOCK_SIZE, `${target.offsetHeight}px`)
    })
    for (const column of stage.current?.children ?? []) observer.observe(column)
    return () => observer.disconnect()
  }, [])
  return stage
}

function getGalleryLabels(t: Translate, total: number): GalleryLabels {
  return {
    positionLabels: Array.from({ length: total }, (_, index) =>
      t('products.gallery.position', { index: index + 1, total }),
    ),
    previousLabel: t('a11y.previous_slide'),
    nextLabel: t('a11y.next_slide'),
    zoomLabel: t('products.gallery.zoom'),
    magnifyLabel: t('products.gallery.zoom'),
    closeLabel: t('a11y.close'),
  }
}

/** Runs `run` once the next frame is painted. Returns a function that cancels it. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Puts the chosen variant into the address, so that it can be shared, without a new history entry. */
function showVariantInAddress(variantId: string | undefined): void {
  const { pathname, hash } = window.location
  const query = shopRoutes.product('-', { variantId }).split('?')[1]
  window.history.replaceState(null, '', `${pathname}${query === undefined ? '' : `?${query}`}${hash}`)
}
