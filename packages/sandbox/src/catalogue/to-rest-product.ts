import { toSnakeCase } from '../listing/stored-record.ts'
import type { Pictures } from '../media/pictures.ts'
import { getText, type Market } from '../store/market.ts'
import { getBundleParts } from './bundle.ts'
import type { ProductDocument, VariantDocument, ImageDocument } from './documents.ts'
import { toPrices, toVariantPrices } from './price.ts'
import { toAttributeMap } from './product-record.ts'
import type { CatalogueSnapshot } from './snapshot.ts'
import { getProductLevel, readStockStatus, type StockReader } from './stock.ts'
import { toOption, toProductContent, toPurchaseOptions } from './to-product.ts'

/** The parts of a REST answer about products. */
export interface RestProductParts {
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly pictures: Pictures
  readonly stock: StockReader
  /** The fields to include: variants and categories are left out of lists unless named here. */
  readonly expand: ReadonlySet<string>
}

/** A product as the REST interface answers it: in snake_case. See docs/commerce-service.md#products. */
export async function toRestProduct(product: ProductDocument, parts: RestProductParts): Promise<unknown> {
  const { snapshot, market, pictures, stock, expand } = parts
  const { attributes: _attributes, categorySlugs, ...document } = product
  const level = await getProductLevel(product, stock)
  const [images, content] = await Promise.all([
    toImages(product.images, market, pictures),
    toProductContent(product, market, pictures),
  ])
  const variants = expand.has('variants') ? await toRestVariants(product, parts) : undefined
  const record = toSnakeCase({
    id: document.id,
    active: document.active ?? true,
    slug: document.slug,
    sku: document.sku,
    type: document.type,
    delivery: document.delivery,
    tags: document.tags,
    name: getText(document.name, market),
    description: getText(document.description, market),
    metaTitle: getText(document.metaTitle, market) ?? null,
    metaDescription: getText(document.metaDescription, market) ?? null,
    currency: market.currency.code,
    ...toPrices(product, market, null),
    images,
    content,
    options: document.options.map((option) => toOption(option, market)),
    purchaseOptions: toPurchaseOptions(product, market, null),
    variants,
    categories: expand.has('categories') ? toCategories(categorySlugs, parts) : undefined,
    stockTracking: document.stockTracking,
    stockPurchasable: document.stockPurchasable,
    stockLevel: level,
    stockStatus: await readStockStatus(product, snapshot, stock),
    bundle: document.bundleItems !== undefined,
    bundleItems: document.bundleItems && (await toRestParts(product, parts)),
    popularity: document.popularity,
    dateCreated: document.dateCreated,
    dateUpdated: document.dateUpdated ?? document.dateCreated,
  })
  // The keys of attributes are ids, so they keep their spelling.
  return Object.assign({}, record, { attributes: toAttributeMap(product, market, snapshot.attributeById) })
}

/** Products and variants of the parts are left out unless named. */
async function toRestParts(product: ProductDocument, parts: RestProductParts) {
  const { expand, snapshot, market, pictures, stock } = parts
  return Promise.all(
    getBundleParts(product, snapshot).map(async ({ id, product: part, variant, quantity }) => ({
      id,
      productId: part.id,
      variantId: variant?.id ?? null,
      quantity,
      product: expand.has('bundle_items.product')
        ? {
            id: part.id,
            slug: part.slug,
            name: getText(part.name, market),
            currency: market.currency.code,
            ...toPrices(part, market, null),
            images: await toImages(part.images, market, pictures),
            stockTracking: part.stockTracking,
            stockPurchasable: part.stockPurchasable,
            stockLevel: await getProductLevel(part, stock),
          }
        : undefined,
      variant:
        variant !== undefined && expand.has('bundle_items.variant')
          ? await toRestVariant(variant, part, parts)
          : undefined,
    })),
  )
}

async function toRestVariants(product: ProductDocument, parts: RestProductParts) {
  const results = await Promise.all(product.variants.map((variant) => toRestVariant(variant, product, parts)))
  return { count: results.length, page: 1, results }
}

async function toRestVariant(
  variant: VariantDocument,
  product: ProductDocument,
  { market, pictures, stock }: RestProductParts,
) {
  const { id, name, sku, optionValueIds, images } = variant
  const prices = toVariantPrices({ document: variant, product, market }, null)
  return {
    id,
    name: getText(name, market),
    sku,
    optionValueIds,
    images: await toImages(images, market, pictures),
    currency: market.currency.code,
    ...prices,
    purchaseOptions: { standard: prices },
    stockLevel: product.stockTracking ? await stock.getLevel(id) : null,
  }
}

function toCategories(slugs: readonly string[], { snapshot, market }: RestProductParts) {
  return slugs.flatMap((slug) => {
    const category = snapshot.categoryBySlug.get(slug)
    if (category === undefined) return []
    const parent = snapshot.categoryBySlug.get(category.parentSlug ?? '')
    return [{ id: category.id, slug, name: getText(category.name, market), parentId: parent?.id ?? null }]
  })
}

/** Pictures with their captions, addresses and real sizes. A picture whose file is missing is left out. */
export async function toImages(images: readonly ImageDocument[], market: Market, pictures: Pictures) {
  const described = await Promise.all(
    images.map(async ({ id, file, caption }) => {
      const picture = await pictures.describe(file)
      return picture && { id, caption: getText(caption, market), file: picture }
    }),
  )
  return described.filter((image) => image !== undefined)
}
