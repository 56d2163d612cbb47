'use client'

import { parseRecentProducts, type RecentProduct, serializeRecentProducts } from '@sorrel/contracts/storage'
import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { toShopKey } from '#config/storage-key.ts'
import * as styles from './recent-list.css.ts'

export interface RecentListProps {
  readonly product: RecentProduct
}

/** Most that are shown: they fill one row of a wide window. */
const SHOWN_MAX = 6

/** The products that this browser showed before this one, and a button that forgets them. */
export function RecentList({ product }: RecentListProps) {
  const { t, link: Anchor, toHref, image } = useShop()
  const [products, setProducts] = useState<readonly RecentProduct[]>([])
  const [isCleared, setCleared] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const known = readStored()
    setProducts(known.filter(({ slug }) => slug !== product.slug).slice(0, SHOWN_MAX))
    store(serializeRecentProducts(product, known))
  }, [product])
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
  if (products.length === 0) return null
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
          <Button variant="anchor" size="sm" onClick={clear}>
            {t('products.recent.clear')}
          </Button>
        </span>
      </div>
      <ul className={styles.list}>
        {products.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Anchor href={toHref(routes.product(slug))} className={styles.card}>
              {picture && (
                <Picture {...picture} alt="" ratio="8/9" corners="nested" sizes="200px" image={image} />
              )}
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
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
