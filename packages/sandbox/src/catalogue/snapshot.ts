import { LRUCache } from 'lru-cache'
import { toSearchText } from '../listing/search.ts'
import { getText, type Market } from '../store/market.ts'
import type { AttributeDocument, CategoryDocument, ProductDocument } from './documents.ts'

/** Maximum number of cached list orders, so that the next pages need no sorting. */
const LISTS_MAX = 30

/** The catalogue's documents and their indexes. */
export interface CatalogueSnapshot {
  readonly products: readonly ProductDocument[]
  /** The products that lists may contain: all but drafts. */
  readonly published: readonly ProductDocument[]
  readonly productById: ReadonlyMap<string, ProductDocument>
  readonly productBySlug: ReadonlyMap<string, ProductDocument>
  readonly categories: readonly CategoryDocument[]
  readonly categoryById: ReadonlyMap<string, CategoryDocument>
  readonly categoryBySlug: ReadonlyMap<string, CategoryDocument>
  readonly attributes: readonly AttributeDocument[]
  readonly attributeById: ReadonlyMap<string, AttributeDocument>
  /** Products directly in a category, without those of subcategories. By slug. */
  readonly productsByCategory: ReadonlyMap<string, readonly ProductDocument[]>
  /** Complete sorted lists, by request. */
  readonly lists: LRUCache<string, readonly ProductDocument[]>
  /** Position of a product in the merchant's order, from 0. */
  getPlace(product: ProductDocument): number
  /** The searched text: name, slug and SKUs in one language. */
  getSearchText(product: ProductDocument, market: Market): string
}

export function createSnapshot(
  documents: Pick<CatalogueSnapshot, 'products' | 'categories' | 'attributes'>,
): CatalogueSnapshot {
  const { products, categories, attributes } = documents
  const published = products.filter(isPublished)
  const places = new Map(products.map(({ id }, place) => [id, place]))
  return {
    ...documents,
    published,
    attributeById: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    productById: new Map(products.map((product) => [product.id, product])),
    productBySlug: new Map(products.map((product) => [product.slug, product])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    categoryBySlug: new Map(categories.map((category) => [category.slug, category])),
    productsByCategory: groupByCategory(published),
    lists: new LRUCache({ max: LISTS_MAX }),
    getPlace: ({ id }) => places.get(id) ?? products.length,
    getSearchText: createSearchTexts(),
  }
}

export function isPublished({ active = true }: ProductDocument): boolean {
  return active
}

function groupByCategory(products: readonly ProductDocument[]): CatalogueSnapshot['productsByCategory'] {
  const groups = new Map<string, ProductDocument[]>()
  for (const product of products)
    for (const slug of product.categorySlugs) {
      const group = groups.get(slug)
      if (group === undefined) groups.set(slug, [product])
      else group.push(product)
    }
  return groups
}

/** Search texts are computed once for each product and language. */
function createSearchTexts(): CatalogueSnapshot['getSearchText'] {
  const textsByLocale = new Map<string, Map<string, string>>()
  return (product, market) => {
    const texts = textsByLocale.get(market.locale) ?? new Map<string, string>()
    textsByLocale.set(market.locale, texts)
    const known = texts.get(product.id)
    if (known !== undefined) return known
    const skus = product.variants.map(({ sku }) => sku)
    const text = toSearchText([getText(product.name, market), product.slug, product.sku, ...skus])
    texts.set(product.id, text)
    return text
  }
}
