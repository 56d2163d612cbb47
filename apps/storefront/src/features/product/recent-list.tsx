'use client'

import { parseRecentProducts, type RecentProduct, serializeRecentProducts } from '@sorrel/contracts/storage'
import { routes } from '@sorrel/contracts/routes'
import type { ProductPreview } from '@sorrel/domain/product'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { ShopConfig } from '#shop/shop.ts'
import { toShopKey } from '#config/storage-key.ts'
import { GroupPrice } from './group-price.tsx'
import * as styles from './recent-list.css.ts'

export interface RecentListProps {
  readonly product: RecentProduct
}

/** Fewer would stand alone in their row. */
const SHOWN_MIN = 3
/** Most that are shown: they fill one row of a wide window. */
const SHOWN_MAX = 6

/** A product of the list, and where the service says so, with its price of today. */
interface ShownProduct extends RecentProduct {
  readonly preview?: ProductPreview
}

/** Without those that the service no longer has. */
async function loadShown(
  products: readonly RecentProduct[],
  config: ShopConfig,
): Promise<readonly ShownProduct[]> {
  const { findProductsBy } = await import('#features/search/find-products.ts')
  const slugs = products.map(({ slug }) => slug)
  const found = await findProductsBy(config, 'slug', slugs)
  if (found === undefined) return products
  return products.flatMap((product) => {
    const preview = found.find(({ slug }) => slug === product.slug)
    return preview === undefined ? [] : [{ ...product, name: preview.name, preview }]
  })
}

/** The list before this product, which joins it. */
function useRecent(product: RecentProduct) {
  const { config } = useShop()
  const [products, setProducts] = useState<readonly ShownProduct[]>([])
  useEffect(() => {
    const known = readStored()
    store(serializeRecentProducts(product, known))
    const earlier = known.filter(({ slug }) => slug !== product.slug).slice(0, SHOWN_MAX)
    if (earlier.length < SHOWN_MIN) return undefined
    let isGone = false
    const show = (shown: readonly ShownProduct[]) => {
      if (!isGone) setProducts(shown)
    }
    loadShown(earlier, config).then(show, () => show(earlier))
    return () => {
      isGone = true
    }
  }, [product, config])
  return [products, setProducts] as const
}

/** The products that this browser showed before this one, from three on, and a button that forgets them. */
export function RecentList({ product }: RecentListProps) {
  const { t } = useShop()
  const [products, setProducts] = useRecent(product)
  const [isCleared, setCleared] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isCleared) status.current?.focus()
  }, [isCleared])
  const clear = () => {
    store(undefined)
    setProducts([])
    setCleared(true)
  }
  if (isCleared)
    return (
      <p ref={status} tabIndex={-1} role="status" className={styles.cleared}>
        {t('products.recent.cleared')}
      </p>
    )
  if (products.length < SHOWN_MIN) return null
  return (
    <section className={styles.section} aria-labelledby="recent-products">
      <div className={styles.head}>
        <Heading level={2} size="2xl" id="recent-products">
          {t('products.recent.title')}
        </Heading>
        <span className={styles.note}>
          <Text as="span" size="sm">
            {t('products.recent.text')}
          </Text>
          <Button variant="link" size="sm" onClick={clear}>
            {t('products.recent.clear')}
          </Button>
        </span>
      </div>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.slug}>
            <RecentCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentCard({ product }: { readonly product: ShownProduct }) {
  const { link: Anchor, toHref, image } = useShop()
  const { slug, name, picture, preview } = product
  return (
    <Anchor href={toHref(routes.product(slug))} className={styles.card}>
      {picture && <Picture {...picture} alt="" ratio="8/9" corners="nested" sizes="200px" image={image} />}
      {name}
      {preview && <GroupPrice product={preview} />}
    </Anchor>
  )
}

const KEY = toShopKey('recent-products')

/** A browser may refuse its storage. */
function readStored(): readonly RecentProduct[] {
  try {
    return parseRecentProducts(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

function store(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // Then the list is not kept.
  }
}
