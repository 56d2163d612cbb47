import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'

export async function listSoaps(url: string): Promise<string> {
  const client = createCommerceClient({ url, publicKey: 'pk_sorrel_demo' })
  const soaps = await fetchProductsPage(client, { search: 'soap', currency: 'GBP', locale: 'en' })
  if (!soaps.ok) return `No soaps today: ${soaps.error.kind}`
  return soaps.value.products.map(({ title, price }) => `${title}: £${price}`).join('\n')
}
