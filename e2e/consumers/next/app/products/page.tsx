import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { Heading } from '@sorrel/ui/heading'
import { Suspense } from 'react'

/** The frame is in the first HTML; the products follow with each visit. */
export default function ProductsPage() {
  return (
    <main>
      <Heading level={1}>All products</Heading>
      <Suspense fallback={<p>Loading</p>}>
        <Products />
      </Suspense>
    </main>
  )
}

async function Products() {
  const client = createCommerceClient({
    url: process.env.STORE_URL ?? 'http://127.0.0.1:9',
    publicKey: 'pk_sorrel_demo',
  })
  const page = await fetchProductsPage(client, { limit: 12, locale: 'en', currency: 'GBP' })
  if (!page.ok) return <p role="alert">{page.error.kind}</p>
  return (
    <ul>
      {page.value.products.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}
