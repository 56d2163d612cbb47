import type { GraphqlContext } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { listItems } from '../listing/list.ts'
import { toSearchText } from '../listing/search.ts'
import { getText, type Market } from '../store/market.ts'
import { categoryResolvers } from './category-resolvers.ts'
import type { AttributeDocument, CategoryDocument, ProductDocument } from './documents.ts'
import { type CategoryArguments, isInCategories, listProducts } from './list-products.ts'
import { productResolvers } from './product-resolvers.ts'
import type { CatalogueSnapshot } from './snapshot.ts'
import type { CategorySource, ProductSource } from './sources.ts'

type FindArguments = CategoryArguments & {
  readonly _currency?: string | null
  readonly _locale?: string | null
}

/** The catalogue's part of the schema. An unknown record is null. See docs/commerce-service.md#lists. */
export const catalogueResolvers: Resolvers = {
  ...productResolvers,
  ...categoryResolvers,
  Query: {
    products: async (_root, given, context) => {
      const { service } = context
      const market = await context.getMarket(given)
      const found = await listProducts(service.catalogue, market, given)
      return { ...found, results: found.results.map((document) => ({ document, market })) }
    },
    productBySlug: (_root, given, context) =>
      findProduct(context, given, ({ productBySlug }) => productBySlug.get(given.slug ?? '')),
    productById: (_root, given, context) =>
      findProduct(context, given, ({ productById }) => productById.get(given.id ?? '')),
    categories: async (_root, given, context) => {
      const market = await context.getMarket(given)
      const { categories } = await context.service.catalogue.getSnapshot()
      const found = listItems(categories, given, {
        locale: market.locale,
        toRecord: (category) => toCategoryRecord(category, market),
        getSearchText: ({ name, description }) =>
          toSearchText([getText(name, market), getText(description, market)]),
      })
      return { ...found, results: found.results.map((document) => ({ document, market })) }
    },
    categoryBySlug: async (_root, given, context) =>
      findCategory(
        context,
        given,
        (await context.service.catalogue.getSnapshot()).categoryBySlug.get(given.slug ?? ''),
      ),
    categoryById: async (_root, given, context) =>
      findCategory(
        context,
        given,
        (await context.service.catalogue.getSnapshot()).categoryById.get(given.id ?? ''),
      ),
    attributes: async (_root, given, context) => {
      const market = await context.getMarket(given)
      const { attributes } = await context.service.catalogue.getSnapshot()
      const found = listItems(attributes, given, {
        locale: market.locale,
        toRecord: (attribute) => ({ id: attribute.id, ...toAttribute(attribute, market) }),
        getSearchText: ({ name }) => toSearchText([getText(name, market)]),
      })
      return { ...found, results: found.results.map((attribute) => toAttribute(attribute, market)) }
    },
  },
}

async function findProduct(
  context: GraphqlContext,
  given: FindArguments,
  find: (snapshot: CatalogueSnapshot) => ProductDocument | undefined,
): Promise<ProductSource | null> {
  const snapshot = await context.service.catalogue.getSnapshot()
  const document = find(snapshot)
  const isWanted = document !== undefined && isInCategories(document, snapshot, given)
  return isWanted ? { document, market: await context.getMarket(given) } : null
}

async function findCategory(
  context: GraphqlContext,
  given: FindArguments,
  document: CategoryDocument | undefined,
): Promise<CategorySource | null> {
  return document === undefined ? null : { document, market: await context.getMarket(given) }
}

function toCategoryRecord({ id, slug, name, parentSlug, sort }: CategoryDocument, market: Market) {
  return { id, slug, name: getText(name, market), parent: parentSlug ?? null, sort }
}

/** An attribute's definition in the language of a market. */
export function toAttribute(
  { name, type, values, filterable, visible, searchable }: AttributeDocument,
  market: Market,
) {
  return {
    name: getText(name, market),
    type,
    values: values.map((value) => getText(value, market)),
    filterable,
    visible,
    searchable,
    multi: null,
    default: null,
  }
}
