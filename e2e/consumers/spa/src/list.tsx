import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { withCallOptions } from '@sorrel/commerce/client'
import { useCommerce } from '@sorrel/commerce/react'
import type { ProductPreview } from '@sorrel/domain/product'
import { useEffect, useState } from 'react'
import { currency } from './shop'

/** The first products of the store. */
export function List({ onChosen }: { readonly onChosen: (slug: string) => void }) {
  const client = useCommerce()
  const [products, setProducts] = useState<readonly ProductPreview[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void fetchProductsPage(withCallOptions(client, { signal }), { currency, limit: 100 }).then((page) => {
      if (page.ok) setProducts(page.value.products)
    })
    return () => leaving.abort()
  }, [client])
  return (
    <ul aria-label="Products">
      {products.map(({ slug, title }) => (
        <li key={slug}>
          <button type="button" onClick={() => onChosen(slug)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}
