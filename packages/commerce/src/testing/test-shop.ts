import { isRecord, parseText, toUntrusted } from '@sorrel/contracts/untrusted'
import type { Cart } from '@sorrel/domain/cart'
import type { Category } from '@sorrel/domain/category'
import type { Product, ProductPreview } from '@sorrel/domain/product'
import { buildSchema, defaultFieldResolver, graphql, type GraphQLFieldResolver } from 'graphql'
import { createCommerceClient, type CommerceClient, type CommerceClientOptions } from '../client.ts'
import { SDL } from '../generated/schema.ts'
import type { Send } from '../transport/send.ts'
import { answerRest } from './answer-rest.ts'
import { findProducts, getAttributes, type ListQuestion, toPage } from './list-products.ts'
import { createCarts, type Resolve, type Visit } from './test-carts.ts'
import { toWireCategory, toWireProduct, type WireRecord } from './to-wire-product.ts'

export interface TestShopOptions {
  /** In the order of the shop's lists. Default: none. */
  readonly products?: readonly (Product | ProductPreview)[] | undefined
  /** Default: the categories that the products name, with only their names. */
  readonly categories?: readonly Category[] | undefined
  /** The store's settings as the service writes them, over those of a store in pounds and English. */
  readonly settings?: { readonly store?: WireRecord; readonly values?: WireRecord } | undefined
  /** The service's menus by id, each with its items. */
  readonly menus?: Readonly<Record<string, readonly object[]>> | undefined
  /** Percent off a cart by code. */
  readonly coupons?: Readonly<Record<string, number>> | undefined
}

/** One request that a test shop received. */
export interface TestShopCall {
  /** Name of the GraphQL operation, or the path of a REST read below `/api`. */
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly session: string | undefined
}

export interface TestShop {
  /** Answers as the service does; for a client, or in place of the network. */
  readonly fetch: Send
  /** Every call so far, oldest first. */
  readonly calls: readonly TestShopCall[]
  /** A client with a session of its own, which no other one has: one visitor. */
  readonly createClient: (options?: Partial<CommerceClientOptions>) => CommerceClient
  /** The cart of a session; without one, of the visitor that filled one last. */
  readonly getCart: (session?: string) => Cart
}

const DEFAULT_STORE = {
  id: 'test-shop',
  name: 'Test shop',
  url: 'https://shop.test',
  homePage: 'home',
  country: 'GB',
  currency: 'GBP',
  currencies: [],
  locale: 'en',
  locales: [],
  supportEmail: null,
  supportPhone: null,
}

const schema = buildSchema(SDL)

/** A field that the shop does not know is a mistake of the test, not an empty answer. */
const resolveField: GraphQLFieldResolver<unknown, Visit> = (source, args, visit, info) => {
  const isRoot = info.path.prev === undefined
  if (isRoot && !(isRecord(source) && info.fieldName in source))
    throw new Error(`The test shop does not answer ${info.fieldName}`)
  return defaultFieldResolver(source, args, visit, info)
}

/**
 * A shop in this process that answers the client's operations: lists, products, categories, settings, menus, and carts that
 * keep what is put into them, one for each session. Products are those of `@sorrel/domain/testing`, or any others. Accounts,
 * orders and content are not answered: an operation for them fails, and says so.
 */
export function createTestShop(options: TestShopOptions = {}): TestShop {
  const { products = [] } = options
  const calls: TestShopCall[] = []
  const carts = createCarts({
    products,
    coupons: options.coupons,
    currency: parseText(options.settings?.store?.currency) ?? DEFAULT_STORE.currency,
  })
  const root = { ...createCatalog(options), ...carts.resolvers, ...createStore(options) }
  const fetch: Send = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const visit: Visit = { session: request.headers.get('x-session') ?? undefined }
    const isGraphql = request.method === 'POST'
    const body = isGraphql ? toUntrusted<GraphqlCall>(await request.json()) : undefined
    const variables = isRecord(body?.variables) ? body.variables : Object.fromEntries(url.searchParams)
    const operation = parseText(body?.operationName) ?? url.pathname.replace(/^\/api/, '')
    calls.push({ operation, variables, session: visit.session })
    if (!isGraphql) return answerRest(url, products)
    const answer = await graphql({
      schema,
      source: parseText(body?.query) ?? '',
      rootValue: root,
      contextValue: visit,
      variableValues: variables,
      operationName: parseText(body?.operationName),
      fieldResolver: resolveField,
    })
    const headers = visit.session === undefined ? undefined : { 'x-session': visit.session }
    return Response.json(answer, { headers })
  }
  return { fetch, calls, getCart: carts.getCart, createClient: createVisitor(fetch) }
}

interface GraphqlCall {
  readonly query: string
  readonly operationName: string
  readonly variables: object
}

const createVisitor =
  (fetch: Send): TestShop['createClient'] =>
  (options = {}) => {
    let session: string | undefined
    return createCommerceClient({
      url: 'https://shop.test',
      publicKey: 'pk_test',
      fetch,
      getSession: () => session,
      onSession: (token) => {
        session = token
      },
      ...options,
    })
  }

function createCatalog({ products = [], categories }: TestShopOptions): Readonly<Record<string, Resolve>> {
  const ofProducts = (question: ListQuestion) => {
    const { results, ...page } = toPage(findProducts(products, question), question)
    return { ...page, results: results.map(toWireProduct) }
  }
  const toShown = (category: Pick<Category, 'slug'> & WireRecord): WireRecord => ({
    ...category,
    products: () => products.filter((one) => isIn(one, category.slug)).map(toWireProduct),
  })
  const named = new Map(
    products.flatMap((product) => product.categories).map((link) => [link.slug, { ...link, id: link.slug }]),
  )
  const all = (
    categories?.map((one) => ({ ...toWireCategory(one), slug: one.slug })) ?? [...named.values()]
  ).map(toShown)
  const findProduct = (field: 'id' | 'slug', value: unknown) => {
    const found = products.find((product) => product[field] === value)
    return found === undefined ? null : toWireProduct(found)
  }
  return {
    products: ofProducts,
    productBySlug: ({ slug }) => findProduct('slug', slug),
    productById: ({ id }) => findProduct('id', id),
    categories: (question) => toPage(all, question),
    categoryBySlug: ({ slug }) => all.find((one) => one.slug === slug) ?? null,
    categoryById: ({ id }) => all.find((one) => one.id === id) ?? null,
    attributes: (question) => toPage(getAttributes(products), question),
  }
}

const isIn = ({ categories }: Product | ProductPreview, slug: string): boolean =>
  categories.some((category) => category.slug === slug)

function createStore({ settings, menus = {} }: TestShopOptions): Readonly<Record<string, Resolve>> {
  return {
    storeSettings: () => ({
      store: { ...DEFAULT_STORE, ...settings?.store },
      values: { ...settings?.values },
    }),
    menuSettings: () => ({
      sections: Object.entries(menus).map(([id, items]) => ({ id, name: id, items })),
    }),
    session: () => ({ accountId: null }),
    account: () => null,
  }
}
