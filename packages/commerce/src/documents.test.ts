import { globSync, readFileSync } from 'node:fs'
import { buildSchema, parse, validate, visit, type OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'

const HERE = new URL('.', import.meta.url).pathname
const read = (path: string) => readFileSync(path, 'utf8')
/** The documents of the `.graphql` files and those inside the modules that send them. */
const sources = [
  ...globSync(`${HERE}*/*.graphql`).map(read),
  ...globSync(`${HERE}*-actions/*-changes.ts`).flatMap((path) =>
    [...read(path).matchAll(/\bgraphql\(`([^`]+)`\)/g)].map((match) => match[1] ?? ''),
  ),
]
const document = parse(sources.join('\n'))
const operations = document.definitions.filter(
  (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
)

/** The operations that the shop sends, by name. See docs/specification.md#calls-to-the-commerce-service. */
const SPECIFIED = {
  mutation: [
    ['login', 'email', 'password'],
    ['logout'],
    ['signup', 'email', 'password', 'firstName', 'lastName'],
    ['sendResetPasswordMail', 'email', 'passwordResetUrl'],
    ['resetPassword', 'password', 'passwordResetKey'],
    ['addToCart', 'cartItemInput'],
    ['updateCartItem', 'itemId', 'input'],
    ['deleteCartItem', 'itemId'],
    ['cancelSubscription', 'id'],
    ['pauseSubscription', 'id', 'status', 'resumeAt'],
    ['deleteSubscriptionItem', 'id', 'itemId'],
    ['addSubscriptionItem', 'id', 'productId', 'quantity'],
    ['replaceSubscriptionProduct', 'id', 'productId', 'variantId', 'qty', 'interval', 'intervalCount'],
    ['replaceSubscriptionProductDetails', 'id', 'variantId', 'qty', 'interval', 'intervalCount'],
  ],
  query: [
    ['checkTokenValidity'],
    ['getAccountDetails'],
    ['getCart'],
    ['getCategories'],
    ['getCategoryPaths'],
    ['getCategorySlugs'],
    ['getFeaturedCategory'],
    ['getCategoryPreviewData'],
    ['getCategory', 'slug'],
    ['getCategoryWithProductSlugs'],
    ['getCategoryInCurrency', 'slug', 'currency'],
    ['getContentPages'],
    ['getOrders', 'currency'],
    ['getOrderById', 'id'],
    ['getProductsPaginated', 'currency', 'limit', 'page', 'sort', 'where'],
    ['getProductsCount'],
    ['getProductFilters'],
    ['getAllProductsOptimized'],
    ['getAllProducts', 'currency'],
    ['getProductsPricesInCurrency'],
    ['getProduct', 'slug', 'currency', 'locale'],
    ['getProductPricesInCurrency'],
    ['getProductSlugs'],
    ['searchProducts', 'searchTerm', 'currency'],
    ['getFilteredProducts', 'filter'],
    ['getFilteredSortedProducts', 'filter', 'sort', 'limit'],
    ['addInvoiceItemFirstProducts'],
    ['getStoreSettings', 'locale'],
    ['getStoreUrl'],
    ['getMenus'],
    ['getSubscriptionById'],
    ['getSubscriptions', 'currency'],
  ],
} as const

const cases = Object.entries(SPECIFIED).flatMap(([kind, list]) =>
  list.map(([name, ...variables]) => ({ kind, name, variables })),
)

test.each(cases)('there is the $kind $name with its variables', ({ kind, name, variables }) => {
  const operation = operations.find((candidate) => candidate.name?.value === name)
  expect(operation?.operation).toBe(kind)
  const declared = operation?.variableDefinitions?.map(({ variable }) => variable.name.value)
  expect(declared).toEqual(expect.arrayContaining([...variables]))
})

test.each([
  ['getAllProductsOptimized', '25'],
  ['getProductsPricesInCurrency', '20'],
  ['getFilteredProducts', '20'],
  ['getFilteredSortedProducts', '20'],
])('%s has the default limit %s', (name, limit) => {
  const operation = operations.find((candidate) => candidate.name?.value === name)
  const definition = operation?.variableDefinitions?.find(({ variable }) => variable.name.value === 'limit')
  expect(definition?.defaultValue).toMatchObject({ kind: 'IntValue', value: limit })
})

test('every document is valid by the service’s schema', () => {
  const schema = buildSchema(read(`${HERE}../../contracts/commerce.graphql`))
  expect(validate(schema, document).map(({ message }) => message)).toEqual([])
})

test('the generated documents are up to date', () => {
  const compact = (text: string) => text.replace(/[\s,]+/g, '')
  const generated = compact(globSync(`${HERE}generated/*/graphql.ts`).map(read).join('\n'))
  const sent = sources
    .flatMap((source) => source.split(/\n(?=\s*(?:query|mutation|fragment)\b)/))
    .map(compact)
  expect(sent.filter((definition) => !generated.includes(definition))).toEqual([])
})

/** What the service takes of a subscription; it refuses anything else. See docs/commerce-service.md#subscriptions. */
const WRITABLE = [
  'paused',
  'datePauseEnd',
  'canceled',
  'cancelAtEnd',
  'couponCode',
  'quantity',
  'options',
  'productId',
  'variantId',
  'planId',
  'billing',
  'billingSchedule',
  'shipping',
  'items',
]

test('no change of a subscription sends a field that the service does not take', () => {
  const sent = new Set<string>()
  visit(document, {
    Field: ({ name, arguments: given = [] }) => {
      const input = given.find((argument) => argument.name.value === 'input')?.value
      if (name.value !== 'updateSubscription') return
      // A variable could hold any field, so each document names those that it sends.
      expect(input?.kind).toBe('ObjectValue')
      if (input?.kind === 'ObjectValue') for (const field of input.fields) sent.add(field.name.value)
    },
  })
  expect(sent.size).toBeGreaterThan(5)
  expect([...sent].filter((field) => !WRITABLE.includes(field))).toEqual([])
})
