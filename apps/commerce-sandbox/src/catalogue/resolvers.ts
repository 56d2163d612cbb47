import type { GraphqlContext } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { listItems } from '../listing/list.ts'
import { toSearchText } from '../listing/search.ts'
import { getText, type Lens } from '../store/lens.ts'
import { categoryResolvers } from './category-resolvers.ts'
import type { AttributeDocument, CategoryDocument, ProductDocument } from './documents.ts'
import { type CategoryArguments, filterByCategory, listProducts } from './list-products.ts'
import { productResolvers } from './product-resolvers.ts'
import type { CategorySource, ProductSource } from './sources.ts'

type FindArguments = CategoryArguments & {
  readonly _currency?: string | null
  readonly _locale?: string | null
}

/** The catalogue's part of the schema. What is not there is null. See docs/commerce-service.md#lists. */
export const catalogueResolvers: Resolvers = {
  ...productResolvers,
  ...categoryResolvers,
  Query: {
    products: async (_root, given, context) => {
      const { service } = context
      const lens = await context.getLens(given)
      const snapshot = await service.catalogue.getSnapshot()
      const found = await listProducts({ db: service.db, snapshot, lens }, given)
      return { ...found, results: found.results.map((document) => ({ document, lens })) }
    },
    productBySlug: (_root, given, context) => findProduct(context, given, ({ slug }) => slug === given.slug),
    productById: (_root, given, context) => findProduct(context, given, ({ id }) => id === given.id),
    categories: async (_root, given, context) => {
      const lens = await context.getLens(given)
      const { categories } = await context.service.catalogue.getSnapshot()
      const found = listItems(categories, given, {
        locale: lens.locale,
        toRecord: (category) => toCategoryRecord(category, lens),
        getSearchText: ({ name, description }) =>
          toSearchText([getText(name, lens), getText(description, lens)]),
      })
      return { ...found, results: found.results.map((document) => ({ document, lens })) }
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
      const lens = await context.getLens(given)
      const { attributes } = await context.service.catalogue.getSnapshot()
      const found = listItems(attributes, given, {
        locale: lens.locale,
        toRecord: (attribute) => ({ id: attribute.id, ...toAttribute(attribute, lens) }),
        getSearchText: ({ name }) => toSearchText([getText(name, lens)]),
      })
      return { ...found, results: found.results.map((attribute) => toAttribute(attribute, lens)) }
    },
  },
}

async function findProduct(
  context: GraphqlContext,
  given: FindArguments,
  isWanted: (product: ProductDocument) => boolean,
): Promise<ProductSource | null> {
  const snapshot = await context.service.catalogue.getSnapshot()
  const document = filterByCategory(snapshot, given).find(isWanted)
  return document === undefined ? null : { document, lens: await context.getLens(given) }
}

async function findCategory(
  context: GraphqlContext,
  given: FindArguments,
  document: CategoryDocument | undefined,
): Promise<CategorySource | null> {
  return document === undefined ? null : { document, lens: await context.getLens(given) }
}

function toCategoryRecord({ id, slug, name, parentSlug, sort }: CategoryDocument, lens: Lens) {
  return { id, slug, name: getText(name, lens), parent: parentSlug ?? null, sort }
}

function toAttribute({ name, type, values, filterable, visible, searchable }: AttributeDocument, lens: Lens) {
  return {
    name: getText(name, lens),
    type,
    values: values.map((value) => getText(value, lens)),
    filterable,
    visible,
    searchable,
    multi: null,
    default: null,
  }
}
