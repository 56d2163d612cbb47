import type { CatalogSource, SourceProduct } from '@sorrel/catalog/sync'
import { ok } from '@sorrel/domain/result'
import { aCategoryLink, anAttribute, aProductPreview } from '@sorrel/domain/testing'

const NAMES = ['Oat soap', 'Lavender soap', 'Soy candle']

/** A shop of three products in one language and currency: what another team writes for its own service. */
export const source: CatalogSource = {
  readMarkets: () => Promise.resolve(ok({ locales: ['en'], currencies: ['GBP'] })),
  readPage: ({ page, limit }) => {
    const products = NAMES.map(toProduct)
    return Promise.resolve(
      ok({ count: products.length, products: products.slice((page - 1) * limit, page * limit) }),
    )
  },
  readProducts: ({ ids }) =>
    Promise.resolve(ok(NAMES.map(toProduct).filter(({ preview }) => ids.includes(preview.id)))),
  readCategories: () => Promise.resolve(ok([{ slug: 'bath', name: 'Bath' }])),
}

function toProduct(name: string, index: number): SourceProduct {
  const slug = name.toLowerCase().replace(' ', '-')
  const preview = aProductPreview({
    id: `p${index}`,
    slug,
    name,
    currency: 'GBP',
    categories: [aCategoryLink({ slug: 'bath', name: 'Bath' })],
    attributes: [anAttribute({ id: 'scent', name: 'Scent', values: [index === 1 ? 'Lavender' : 'None'] })],
  })
  return { preview, skus: [`SKU-${index}`] }
}
