import type { AttributeDocument, CategoryDocument, ProductDocument } from './documents.ts'

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
}

export function createSnapshot(
  documents: Pick<CatalogueSnapshot, 'products' | 'categories' | 'attributes'>,
): CatalogueSnapshot {
  const { products, categories, attributes } = documents
  return {
    ...documents,
    productById: new Map(products.map((product) => [product.id, product])),
    productBySlug: new Map(products.map((product) => [product.slug, product])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    categoryBySlug: new Map(categories.map((category) => [category.slug, category])),
    attributeById: new Map(attributes.map((attribute) => [attribute.id, attribute])),
  }
}
