import { err, ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'
import type { Texts } from '../translations.ts'
import { categoryFacts, menuFacts, pageFacts, quizFacts, toCategory, toPage, toQuiz } from './content.ts'
import type { Seed } from './demo.ts'
import { attributeFacts, productFacts } from './product-facts.ts'
import { toAttribute, toProduct } from './product.ts'
import {
  customerFacts,
  orderFacts,
  subscriptionFacts,
  toCustomer,
  toOrder,
  toSubscription,
} from './purchases.ts'
import { createSeedReader } from './seed-reader.ts'
import { settings as demoSettings, settingsFacts, toSettings } from './settings.ts'

const PASSWORD = 'sorrel-demo'
const ERRORS_SHOWN = 10

const words = z.looseObject({
  captions: z.record(z.string(), z.string()).default({}),
  translations: z.record(z.string(), z.record(z.string(), z.string())).default({}),
})

const list = <T extends z.ZodType>(entry: T) => z.array(entry).default([])

/** A store in one file: the parts of the demo store's files, under their names. */
const shop = z.strictObject({
  captions: z.unknown().optional(),
  translations: z.unknown().optional(),
  settings: settingsFacts.optional(),
  attributes: list(attributeFacts),
  categories: list(categoryFacts),
  products: z.array(productFacts).min(1, 'needs at least one product'),
  menus: list(menuFacts),
  pages: list(pageFacts),
  quizzes: list(quizFacts),
  customers: list(customerFacts),
  orders: list(orderFacts),
  subscriptions: list(subscriptionFacts),
  coupons: list(
    z.strictObject({ code: z.string(), name: z.string(), discountPercent: z.number().min(0).max(100) }),
  ),
  giftcards: list(z.strictObject({ code: z.string(), amount: z.int().min(1) })),
})

type Shop = z.infer<typeof shop>

/**
 * Reads a store from a JSON text. All customers have the password `sorrel-demo`; without `settings` it has those of the
 * demo. The error is one line for each fault, with its place: `products[2].price: expected int`.
 */
export function parseShop(text: string): Result<Seed, string> {
  try {
    const { captions, translations } = words.parse(JSON.parse(text))
    const reader = createSeedReader({
      captions,
      translations: new Map<string, Texts>(Object.entries(translations)),
    })
    const facts = reader.parse(text, shop)
    const faults = findFaults(facts)
    return faults.length > 0 ? err(toLines(faults)) : ok(toSeed(facts, reader))
  } catch (error) {
    if (error instanceof z.ZodError) return err(toLines(error.issues.map(toFault)))
    return err(error instanceof Error ? error.message : String(error))
  }
}

function toSeed(facts: Shop, reader: ReturnType<typeof createSeedReader>): Seed {
  const context = { ...reader, attributes: facts.attributes }
  return {
    settings: facts.settings === undefined ? demoSettings : toSettings(facts.settings),
    menus: facts.menus,
    pages: facts.pages.map(toPage),
    quizzes: facts.quizzes.map(toQuiz),
    attributes: facts.attributes.map(toAttribute),
    categories: facts.categories.map((category) => toCategory(category, reader)),
    products: facts.products
      .map((product) => toProduct(product, context))
      .toSorted((a, b) => b.popularity - a.popularity),
    customers: facts.customers.map((customer) => ({ ...toCustomer(customer), password: PASSWORD })),
    orders: facts.orders.map(toOrder),
    subscriptions: facts.subscriptions.map(toSubscription),
    coupons: facts.coupons,
    giftcards: facts.giftcards,
  }
}

interface Reference {
  readonly place: string
  readonly to: string | undefined
}

/** Names that are given twice, and references that lead nowhere. */
function findFaults({ products, categories, customers, orders, subscriptions }: Shop): readonly string[] {
  const productSlugs = products.map(({ slug }) => slug)
  const categorySlugs = categories.map(({ slug }) => slug)
  const emails = customers.map(({ email }) => email)
  const ofProducts = products.flatMap(({ upSells, crossSells }, index) =>
    [...upSells, ...crossSells.map(({ slug }) => slug)].map((to) => ({ place: `products[${index}]`, to })),
  )
  const ofCategories = [
    ...products.flatMap(({ categories: named }, index) =>
      named.map((to) => ({ place: `products[${index}].categories`, to })),
    ),
    ...categories.map(({ parentSlug: to }, index) => ({ place: `categories[${index}].parentSlug`, to })),
  ]
  const ofLines = [
    ...orders.flatMap(({ lines }, index) =>
      lines.map(({ productSlug: to }) => ({ place: `orders[${index}].lines`, to })),
    ),
    ...subscriptions.map(({ productSlug: to }, index) => ({ place: `subscriptions[${index}]`, to })),
  ]
  const ofCustomers = [
    ...orders.map(({ customer: to }, index) => ({ place: `orders[${index}].customer`, to })),
    ...subscriptions.map(({ customer: to }, index) => ({ place: `subscriptions[${index}].customer`, to })),
  ]
  const ofBundles = products.flatMap(({ bundle = [] }, index) =>
    bundle.map((part, place) => ({ ...part, place: `products[${index}].bundle[${place}]`, to: part.slug })),
  )
  return [
    ...findRepeated('products', productSlugs),
    ...findRepeated('categories', categorySlugs),
    ...findRepeated('customers', emails),
    ...ofBundles.flatMap((part) => findPartFaults(part, products)),
    ...findLost([...ofProducts, ...ofBundles, ...ofLines], { known: productSlugs, kind: 'product' }),
    ...findLost(ofCategories, { known: categorySlugs, kind: 'category' }),
    ...findLost(ofCustomers, { known: emails, kind: 'customer' }),
  ]
}

function findRepeated(part: string, names: readonly string[]): readonly string[] {
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  return [...new Set(repeated)].map((name) => `${part}: "${name}" is there twice`)
}

function findLost(
  references: readonly Reference[],
  { known, kind }: { readonly known: readonly string[]; readonly kind: string },
): readonly string[] {
  return references.flatMap(({ place, to }) =>
    to === undefined || known.includes(to) ? [] : [`${place}: there is no ${kind} "${to}"`],
  )
}

type Part = NonNullable<Shop['products'][number]['bundle']>[number] & Reference

/** A part that cannot be packed: it is a bundle itself, or its variant is not chosen. */
function findPartFaults({ place, slug, variant }: Part, products: Shop['products']): readonly string[] {
  const product = products.find((one) => one.slug === slug)
  if (product === undefined) return []
  if (product.bundle !== undefined) return [`${place}: "${slug}" is a bundle itself`]
  const choices = product.choices.filter((choice) => choice.variant === true)
  const isChosen =
    choices.length === variant.length &&
    choices.every(({ values }, at) => values.some(({ key }) => key === variant[at]))
  if (isChosen) return []
  const wanted = choices.map(({ key }) => key).join(', ')
  const named = variant.join(', ')
  return [
    wanted === ''
      ? `${place}: "${slug}" has no variants, so no "${named}"`
      : `${place}: "${slug}" needs a variant by ${wanted}; "${named}" is none`,
  ]
}

/** `products[2].price: expected int`. */
function toFault({ path, message }: z.core.$ZodIssue): string {
  const place = path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`,
    '',
  )
  return place === '' ? message : `${place}: ${message}`
}

function toLines(faults: readonly string[]): string {
  const more = faults.length - ERRORS_SHOWN
  return [...faults.slice(0, ERRORS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
