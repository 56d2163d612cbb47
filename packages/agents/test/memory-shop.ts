import { getCurrencyDigits } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { ok } from '@sorrel/domain/result'
import { aPicture, aProductPreview, aVariant, anOption, anOptionValue } from '@sorrel/domain/testing'
import type { AgentShop } from '../src/service.ts'
import { ORIGIN } from './shop-fixture.ts'

const VALUES = ['small', 'middle', 'large'].map((id) => anOptionValue({ id, name: id }))

/** A product with three variants. */
export function aSizedProduct(id: string, overrides: Partial<ProductPreview> = {}): ProductPreview {
  return aProductPreview({
    id,
    slug: id,
    images: [aPicture()],
    options: [anOption({ id: 'size', name: 'Size', variant: true, values: VALUES })],
    variants: VALUES.map((value) =>
      aVariant({ id: `${id}-${value.id}`, name: value.name, optionValueIds: [value.id] }),
    ),
    ...overrides,
  })
}

/** A shop that has these products and nothing else: whoever opens a cart is told, and gets none. */
export function openMemoryShop(products: readonly ProductPreview[], onBag: () => void = () => {}): AgentShop {
  const refuse = async () => {
    onBag()
    return { ok: false as const, error: { kind: 'refused' as const } }
  }
  return {
    getMarket: async () => ok({ locale: 'en', currency: 'GBP' }),
    getDigits: (currency) => getCurrencyDigits(currency, []),
    find: async () => ok({ products, ratings: {}, count: products.length, pageCount: 1 }),
    readProducts: async (ids) => ok({ products: products.filter(({ id }) => ids.includes(id)), ratings: {} }),
    openBag: () => ({
      getSession: () => undefined,
      read: refuse,
      add: refuse,
      setQuantity: refuse,
      setCode: refuse,
    }),
    toProductUrl: (slug) => `${ORIGIN}/products/${slug}`,
    toPictureUrl: ({ src }) => new URL(src, ORIGIN).href,
    readLinks: async () => [],
  }
}
