'use client'

import { fetchCategories, fetchCategoryShowcase } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import type { CleanPage } from '@sorrel/commerce/content'
import { useEffect, useState } from 'react'
import { getCategorySlugs, getProductSlugs } from '#features/content/index.ts'
import type { BlockData } from '#features/content/server.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { ShopConfig } from '#shop/shop.ts'

/** The data of the page's blocks; the editor's newest choices are loaded in the browser. */
export function useBlockData(page: CleanPage | undefined, loaded: BlockData): BlockData {
  const { config } = useShop()
  const [data, setData] = useState(loaded)
  const wanted = page === undefined ? '' : getMissing(page, data).join(' ')
  useEffect(() => {
    let isCurrent = true
    if (wanted !== '')
      void fetchMissing(wanted.split(' '), config).then((found) => isCurrent && setData(found))
    return () => {
      isCurrent = false
    }
    async function fetchMissing(slugs: readonly string[], shop: ShopConfig): Promise<BlockData> {
      const found = await Promise.all(slugs.map((slug) => fetchBlock(slug, shop)))
      return {
        categories: new Map([...data.categories, ...found.flatMap(({ categories }) => [...categories])]),
        products: new Map([...data.products, ...found.flatMap(({ products }) => [...products])]),
        tones: data.tones,
      }
    }
  }, [wanted, config, data])
  return data
}

/** `category:gifts` for a link to a category, `products:gifts` for a row of its products. */
function getMissing(page: CleanPage, { categories, products }: BlockData): readonly string[] {
  const links = getCategorySlugs(page).filter((slug) => !categories.has(slug))
  const rows = getProductSlugs(page).filter((slug) => !products.has(slug))
  return [...links.map((slug) => `category:${slug}`), ...rows.map((slug) => `products:${slug}`)]
}

async function fetchBlock(
  key: string,
  shop: ShopConfig,
): Promise<Pick<BlockData, 'categories' | 'products'>> {
  const {
    commerceUrl,
    commerceGraphqlPath: graphqlPath,
    commercePublicKey: publicKey,
    locale,
    currency,
  } = shop
  const commerce = createCommerceClient({ url: commerceUrl, graphqlPath, publicKey })
  const [kind, slug = ''] = key.split(':')
  if (kind === 'products') {
    const showcase = await fetchCategoryShowcase(commerce, { slug, locale, currency })
    const products = showcase.ok ? (showcase.value?.products ?? []) : []
    return { categories: new Map(), products: new Map([[slug, products]]) }
  }
  const all = await fetchCategories(commerce, { locale })
  const category = all.ok ? all.value.find((candidate) => candidate.slug === slug) : undefined
  return { categories: new Map(category ? [[slug, category]] : []), products: new Map() }
}
