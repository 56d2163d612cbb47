import { parseStoreSettings } from '@sorrel/contracts/settings'
import { getFreeDeliveryThreshold } from '@sorrel/domain/free-delivery'
import { HIGHLIGHT_ICONS } from '@sorrel/domain/product'
import { FACT_ATTRIBUTES, getLowestPrice } from '@sorrel/domain/product-facts'
import { getRefillFacts, getRefillSavings } from '@sorrel/domain/refill'
import { getDeliveryMethods } from '../cart/delivery.ts'
import type { Localized, ProductDocument, ScheduleDocument } from '../catalogue/documents.ts'
import { convert, getDefaultText, type StoreCurrency, toMajor } from '../store/market.ts'
import { getAcceptedBrands } from '../vault/test-cards.ts'
import type { Seed } from './demo.ts'

/** What a text or a number of the demo claims against its other data: where, what and what to do. */
export type ClaimRule = (seed: Seed) => readonly string[]

interface Text {
  readonly path: string
  readonly plain: string
}

/** English texts without markup, with where they are. The other languages are translations of them. */
function findTexts(value: unknown, path: string): readonly Text[] {
  if (Array.isArray(value)) return value.flatMap((member, index) => findTexts(member, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [{ path, plain: String(value.en).replaceAll(/<[^>]+>/g, ' ') }]
  return Object.entries(value).flatMap(([name, member]) => findTexts(member, `${path}.${name}`))
}

const getTexts = ({ settings, pages, categories, products, quizzes }: Seed): readonly Text[] => [
  ...findTexts(settings.values, 'settings'),
  ...pages.flatMap((page) => findTexts(page, `page ${page.slug}`)),
  ...categories.flatMap((category) => findTexts(category, `category ${category.slug}`)),
  ...products.flatMap((product) => findTexts(product, product.slug)),
  ...quizzes.flatMap((quiz) => findTexts(quiz, `quiz ${quiz.id}`)),
]

/** Every match of a pattern in the texts, as its first group. */
function findClaims(seed: Seed, pattern: RegExp) {
  return getTexts(seed).flatMap(({ path, plain }) =>
    [...plain.matchAll(pattern)].map(([text, claim = text]) => ({ path, text, claim })),
  )
}

function toAttributes({ attributes }: Pick<ProductDocument, 'attributes'>) {
  return Object.entries(attributes).map(([id, value]) => {
    const values = (Array.isArray(value) ? value : [value]).map((text: Localized) => getDefaultText(text))
    return { id, name: id, values, filterable: false, visible: true }
  })
}

const getFact = (product: ProductDocument, id: string) =>
  toAttributes(product).find((attribute) => attribute.id === id)?.values ?? []

/** Amounts from which delivery is said to be free are those of the rule. */
export const checkFreeDelivery: ClaimRule = (seed) => {
  const { currency } = seed.settings.store
  const toAmount = (countryCode: string) =>
    getFreeDeliveryThreshold({ countryCode, currency: currency ?? '' })
  const amounts = ['GB', ''].map((country) => `£${toAmount(country)}`)
  return findClaims(seed, /\bfree\b[^.·]*/gi)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|over|above) (£[\d.,]*\d)/g)].map(([, claim = '']) => ({ path, claim })),
    )
    .filter(({ claim }) => !amounts.includes(claim))
    .map(({ path, claim }) => `${path}: delivery free from ${claim}; write ${amounts.join(' or ')}`)
}

/** Days on the way are those of the settings. */
export const checkDeliveryDays: ClaimRule = (seed) => {
  const zones = parseStoreSettings(seed.settings).terms.delivery
  const ranges = zones.map(({ transitDays }) => `${transitDays?.min} to ${transitDays?.max} working days`)
  return findClaims(seed, /\d+ (?:to|–|-) \d+ working days/g)
    .filter(({ claim }) => !ranges.includes(claim))
    .map(({ path, claim }) => `${path}: "${claim}"; write ${[...new Set(ranges)].join(' or ')}`)
}

/** Prices of delivery are those of the checkout. */
export const checkDeliveryPrices: ClaimRule = (seed) => {
  const [currency] = seed.settings.store.currencies
  if (currency === undefined) return []
  const market = { currency, baseCurrency: currency }
  const prices = ['GB', 'FR']
    .flatMap((country) => getDeliveryMethods({ country, net: 0 }, market))
    .map(({ price }) => `£${(price / 100).toFixed(2)}`)
  return findClaims(seed, /working days?: (£[\d.]+\d)/g)
    .filter(({ claim }) => !prices.includes(claim))
    .map(({ path, claim }) => `${path}: delivery for ${claim}; the checkout asks ${prices.join(', ')}`)
}

const GIFT_CARD_VALIDITY = 'five years'

/** A gift card is valid as long as the terms say, on every page. */
export const checkGiftCard: ClaimRule = (seed) =>
  findClaims(seed, /never (?:expires?|runs? out of date)|valid for (\w+ (?:months?|years?))/gi)
    .filter(({ claim }) => claim !== GIFT_CARD_VALIDITY)
    .map(({ path, claim }) => `${path}: "${claim}" of a gift card; write "valid for ${GIFT_CARD_VALIDITY}"`)

/** A number of materials is that of the materials which the parcels hold: what comes by email has none. */
export const checkMaterials: ClaimRule = (seed) => {
  const goods = seed.products.filter(({ delivery }) => delivery === 'shipment')
  const used = new Set(goods.flatMap((product) => getFact(product, FACT_ATTRIBUTES.material)))
  const words = ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'twenty'].join('|')
  const inTexts = findClaims(seed, new RegExp(`\\b(\\d+|${words}) materials`, 'gi'))
  const inNumbers = seed.pages.flatMap(({ slug, sections }) =>
    sections
      .flatMap(({ items }): readonly Item[] => (Array.isArray(items) ? items : []))
      .filter(({ label }) => /^materials\b/.test(label?.['en'] ?? ''))
      .map(({ value }) => ({ path: `page ${slug}`, claim: value?.['en'] ?? '' })),
  )
  return [...inTexts, ...inNumbers]
    .filter(({ claim }) => claim !== String(used.size))
    .map(({ path, claim }) => `${path}: ${claim} materials; products have ${used.size}, so write that`)
}

interface Item {
  readonly value?: Localized
  readonly label?: Localized
}

const INTERVAL_DAYS = { daily: 1, weekly: 7, monthly: 30, yearly: 365 } as const

const getDays = ({ interval, intervalCount }: ScheduleDocument) => INTERVAL_DAYS[interval] * intervalCount

const getPlans = ({ purchaseOptions }: ProductDocument) => purchaseOptions.subscription?.plans ?? []

/** Households differ: a plan may come twice as often as a piece lasts, or a third as often. */
const MOST_OFTEN = 1 / 2
const LEAST_OFTEN = 3

/** Nobody needs a plan that comes far more often than a piece is used up, or far more seldom. */
export const checkPlans: ClaimRule = ({ products }) =>
  products.flatMap((product) => {
    const lasts = Number(getFact(product, FACT_ATTRIBUTES.lastsDays)[0] ?? 0)
    return getPlans(product)
      .map(({ name, billingSchedule, orderSchedule }) => ({
        name: getDefaultText(name),
        days: getDays(orderSchedule ?? billingSchedule),
      }))
      .filter(({ days }) => lasts > 0 && (days < lasts * MOST_OFTEN || days > lasts * LEAST_OFTEN))
      .map(
        ({ name, days }) =>
          `${product.slug}: the plan "${name}" comes every ${days} days, a piece lasts ${lasts}; drop the plan or mend lasts_days`,
      )
  })

/** A refill that saves more of the price of what it replaces is compared with the wrong thing. */
const SAVED_MOST = 0.75

/** Savings are those against the same content in a new container. */
export const checkSavings: ClaimRule = ({ products, settings }) =>
  products.flatMap((product) => {
    const currency = settings.store.currency ?? ''
    const facts = getRefillFacts({ attributes: toAttributes(product), currency })
    if (facts?.containerPrice === undefined) return []
    const { containerPrice } = facts
    const bought = [
      { paid: product.price, days: 365 },
      ...getPlans(product).map(({ price, billingSchedule }) => ({
        paid: price,
        days: getDays(billingSchedule),
      })),
    ]
    return bought.flatMap(({ paid, days }) => {
      const deliveries = Math.max(1, Math.floor(365 / days))
      const saved = getRefillSavings(facts, { quantity: 1, deliveries, paid: paid / 100 })
      if (saved?.money === undefined || saved.money <= saved.containers * containerPrice * SAVED_MOST)
        return []
      return [
        `${product.slug}: £${saved.money.toFixed(2)} saved a year on ${saved.containers} × £${containerPrice.toFixed(2)}; refill_container_price is of the same content`,
      ]
    })
  })

/** A price before a sale is no higher than the lowest of the 30 days before it, in every currency of the shop. */
export const checkSales: ClaimRule = ({ products, settings }) => {
  const { currencies } = settings.store
  const [baseCurrency] = currencies
  return products.flatMap((product) => {
    const { slug, origPrice } = product
    if (origPrice === undefined || baseCurrency === undefined) return []
    const check = (currency: StoreCurrency) => {
      const before = toMajor(convert(origPrice, { currency, baseCurrency }), currency)
      const lowest = getLowestPrice({ attributes: toAttributes(product), currency: currency.code })
      if (lowest !== undefined && before <= lowest) return []
      const stated = lowest === undefined || lowest === 0 ? 'is not stated' : `was ${lowest}`
      return [
        `${slug}: ${before} ${currency.code} before the sale, the lowest price of 30 days ${stated}; set was to it, or drop was`,
      ]
    }
    return currencies.flatMap(check)
  })
}

const getFiles = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(getFiles)
  if (typeof value !== 'object' || value === null) return []
  if ('file' in value) return [String(value.file)]
  return Object.values(value).flatMap(getFiles)
}

const findRepeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]

/** A picture shows one product, and stands once on a page. */
export const checkPictures: ClaimRule = ({ products, pages }) => [
  ...findRepeated(products.flatMap(({ images }) => [...new Set(getFiles(images))])).map(
    (file) => `${file}: of two products; give each pictures of its own`,
  ),
  ...pages.flatMap(({ slug, sections }) =>
    findRepeated(getFiles(sections)).map((file) => `page ${slug}: ${file} stands twice; choose another`),
  ),
]

/** A highlight's icon is one that pages draw. */
export const checkIcons: ClaimRule = ({ products }) => {
  const known: readonly string[] = HIGHLIGHT_ICONS
  return products.flatMap(({ slug, content }) =>
    content.productHighlights
      .filter(({ icon, customIcon }) => customIcon === undefined && !known.includes(icon ?? ''))
      .map(
        ({ icon, label }) =>
          `${slug}: "${getDefaultText(label)}" has the icon ${icon}; choose one of HIGHLIGHT_ICONS`,
      ),
  )
}

/** What results may promise, and the name of the option that keeps it. */
const PROMISES = [
  { words: /\bwrapped\b/i, option: /wrap/i },
  { words: /words on the card|\bmessage\b/i, option: /message|card/i },
  { words: /\binitials\b/i, option: /initials/i },
] as const

/** Slugs of the products and categories that the answers of a quiz give points to. */
const getSelected = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(getSelected)
  if (typeof value !== 'object' || value === null) return []
  if ('_model' in value) return 'slug' in value ? [String(value.slug)] : []
  return Object.values(value).flatMap(getSelected)
}

function getResults({ products }: Pick<Seed, 'products'>, quiz: Seed['quizzes'][number]) {
  const slugs = new Set(getSelected(quiz.fields))
  return products.filter(
    ({ slug, categorySlugs }) => slugs.has(slug) || categorySlugs.some((category) => slugs.has(category)),
  )
}

/** The results of a quiz promise what each product in them has. */
export const checkQuizPromises: ClaimRule = (seed) =>
  seed.quizzes.flatMap((quiz) => {
    const results = getResults(seed, quiz)
    const texts = findTexts(quiz.fields['results_page'], `quiz ${quiz.id}`)
    return PROMISES.flatMap(({ words, option }) => {
      const broken = results.filter(
        ({ options }) => !options.some(({ name }) => option.test(getDefaultText(name))),
      )
      return texts
        .filter(({ plain }) => words.test(plain) && broken.length > 0)
        .map(
          ({ path, plain }) =>
            `${path}: "${plain.trim()}" is not so for ${broken[0]?.slug}; promise what all have`,
        )
    })
  })

/** No two products in the results of a quiz have one name. */
export const checkQuizNames: ClaimRule = (seed) =>
  seed.quizzes.flatMap((quiz) =>
    findRepeated(getResults(seed, quiz).map(({ name }) => getDefaultText(name))).map(
      (name) => `quiz ${quiz.id}: "${name}" is two products; name them apart`,
    ),
  )

const WORDS_A_MINUTE = 220
const MINUTES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A page takes as long to read as it says. */
export const checkReadingTimes: ClaimRule = ({ pages }) =>
  pages.flatMap(({ slug, sections }) => {
    const text = findTexts(sections, slug)
      .map(({ plain }) => plain)
      .join(' ')
    const minutes =
      MINUTES[Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE))] ?? 'more than ten'
    const [, claim] = /(\w+) minutes? to read/i.exec(text) ?? []
    return claim === undefined || claim.toLowerCase() === minutes
      ? []
      : [`page ${slug}: "${claim} minutes to read"; it is ${minutes}`]
  })

/** The footer shows no way to pay that the checkout does not take. */
export const checkPayments: ClaimRule = ({ settings }) => {
  const brands: Readonly<Record<string, string>> = { amex: 'American Express' }
  const taken = getAcceptedBrands().map((brand) => brand.toLowerCase())
  return parseStoreSettings(settings)
    .footer.paymentMethods.filter((method) => !taken.includes((brands[method] ?? method).toLowerCase()))
    .map(
      (method) => `settings: the footer shows ${method}, the checkout takes ${taken.join(', ')}; take it out`,
    )
}

/** The group whose prices a membership brings. */
const MEMBERS = 'members'

function getMemberPrice({ price, prices }: ProductDocument): number {
  const own = prices.find(({ accountGroup }) => accountGroup === MEMBERS)
  return own?.price ?? price * (1 - (own?.discountPercent ?? 0) / 100)
}

/** "Hand Cream Tin £7.20 instead of £8.00" names a product, its price for members and its own. */
export const checkMemberPrices: ClaimRule = (seed) => {
  const toText = (amount: number) => `£${(amount / 100).toFixed(2)}`
  const getTruth = (name: string) => {
    const product = seed.products.find((one) => getDefaultText(one.name).startsWith(name))
    return product && `${toText(getMemberPrice(product))} instead of ${toText(product.price)}`
  }
  return getTexts(seed).flatMap(({ path, plain }) =>
    [...plain.matchAll(/([\p{L} ]+) (£[\d.]*\d instead of £[\d.]*\d)/gu)].flatMap(([, name = '', claim]) => {
      const truth = getTruth(name.trim()) ?? 'of no product'
      return truth === claim ? [] : [`${path}: "${name.trim()} ${claim}"; it is ${truth}`]
    }),
  )
}

/** Words of four letters or more, and numbers: what a sentence is about. */
const getSaidWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}|\d+/gu))

/** A line that shares this part of its words with the sentence below it says the same. */
const SHARED_WORDS = 1 / 2

/** The line under a product's name adds a fact to the first sentence of its description. */
export const checkShortLines: ClaimRule = ({ products }) =>
  products.flatMap((product) => {
    const [line = ''] = getFact(product, FACT_ATTRIBUTES.shortLine)
    const [first = ''] = getDefaultText(product.description).split(/(?<=[.!?])\s/)
    const said = getSaidWords(line)
    const below = getSaidWords(first)
    const shared = [...said].filter((word) => below.has(word))
    if (said.size === 0 || shared.length < said.size * SHARED_WORDS) return []
    return [
      `${product.slug}: "${line}" is said again by its description (${shared.join(', ')}); give its weight, its use or how long it lasts`,
    ]
  })

/** All rules that the demo keeps. */
export const CLAIM_RULES: Readonly<Record<string, ClaimRule>> = {
  checkFreeDelivery,
  checkDeliveryDays,
  checkDeliveryPrices,
  checkGiftCard,
  checkMaterials,
  checkPlans,
  checkSavings,
  checkSales,
  checkPictures,
  checkIcons,
  checkQuizPromises,
  checkQuizNames,
  checkReadingTimes,
  checkPayments,
  checkShortLines,
  checkMemberPrices,
}
