import { toSearchText } from '../listing/search.ts'
import { getText, type Market } from '../store/market.ts'
import type { AttributeDocument, CategoryDocument, ProductDocument } from './documents.ts'
import { toAttributeValue } from './product-record.ts'

/** The catalogue's documents and the ways into them. */
export interface CatalogueSnapshot {
  readonly products: readonly ProductDocument[]
  readonly productById: ReadonlyMap<string, ProductDocument>
  readonly productBySlug: ReadonlyMap<string, ProductDocument>
  readonly categories: readonly CategoryDocument[]
  readonly categoryById: ReadonlyMap<string, CategoryDocument>
  readonly categoryBySlug: ReadonlyMap<string, CategoryDocument>
  readonly attributes: readonly AttributeDocument[]
  readonly attributeById: ReadonlyMap<string, AttributeDocument>
  /** What search looks through: name, description, SKUs, variants' names and searchable attributes in one language. */
  getSearchText(product: ProductDocument, market: Market): string
}

export function createSnapshot(
  documents: Pick<CatalogueSnapshot, 'products' | 'categories' | 'attributes'>,
): CatalogueSnapshot {
  const { products, categories, attributes } = documents
  const attributeById = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  return {
    ...documents,
    attributeById,
    productById: new Map(products.map((product) => [product.id, product])),
    productBySlug: new Map(products.map((product) => [product.slug, product])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    categoryBySlug: new Map(categories.map((category) => [category.slug, category])),
    getSearchText: createSearchTexts(attributeById),
  }
}

/** Search texts are worked out once for each product and language. */
function createSearchTexts(
  attributeById: CatalogueSnapshot['attributeById'],
): CatalogueSnapshot['getSearchText'] {
  const textsByLocale = new Map<string, Map<string, string>>()
  return (product, market) => {
    const texts = textsByLocale.get(market.locale) ?? new Map<string, string>()
    textsByLocale.set(market.locale, texts)
    const known = texts.get(product.id)
    if (known !== undefined) return known
    const text = toSearchText(getSearchParts(product, market, attributeById))
    texts.set(product.id, text)
    return text
  }
}

function getSearchParts(
  product: ProductDocument,
  market: Market,
  attributeById: CatalogueSnapshot['attributeById'],
): readonly string[] {
  const attributeValues = Object.entries(product.attributes)
    .filter(([id]) => attributeById.get(id)?.searchable === true)
    .flatMap(([, value]) => toAttributeValue(value, market))
  const variants = product.variants.flatMap(({ sku, name }) => [sku, getText(name, market)])
  return [
    getText(product.name, market),
    getText(product.description, market),
    product.sku,
    ...variants,
    ...attributeValues,
  ]
}
