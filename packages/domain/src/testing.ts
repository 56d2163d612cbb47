/**
 * Builders of complete, valid data for tests, stories and seeds. Each takes what matters to the case and fills in
 * the rest; the same call always gives the same data.
 */
import type { Account } from './account.ts'
import type { Cart, CartItem, LineItem } from './cart.ts'
import type { Category, CategoryContent, CategoryPreview } from './category.ts'
import { toHtml } from './html.ts'
import { DEFAULT_LOCATION, type Location } from './location.ts'
import type { MenuItem } from './menu.ts'
import { getCurrencyDigits, multiplyMoney, subtractMoney, sumMoney } from './money.ts'
import type { CardSummary, Order, OrderItem, PostalAddress } from './order.ts'
import type {
  BillingSchedule,
  CategoryLink,
  CrossSell,
  OptionValue,
  Picture,
  Priced,
  PriceTier,
  Product,
  ProductAttribute,
  ProductContent,
  ProductOption,
  ProductPreview,
  ProductVariant,
  Schedule,
  SubscriptionPlan,
} from './product.ts'
import type { Quiz, QuizOption, QuizQuestion } from './quiz.ts'
import type { Currency, Locale } from './store.ts'
import type { Subscription } from './subscriptions.ts'

/** ISO 4217 code of what the builders make, unless `overrides` name another. */
const CURRENCY = 'GBP'
const DECIMALS = getCurrencyDigits(CURRENCY)

export function aPicture(overrides: Partial<Picture> = {}): Picture {
  return {
    id: 'picture-soap',
    src: 'https://cdn.test/soap.jpg',
    alt: 'A bar of soap on a wooden tray',
    width: 1200,
    height: 1350,
    ...overrides,
  }
}

export function aCategoryLink(overrides: Partial<CategoryLink> = {}): CategoryLink {
  return { name: 'Bath & Body', slug: 'bath-body', ...overrides }
}

export function aPriced(overrides: Partial<Priced> = {}): Priced {
  return { price: 6.5, sale: false, prices: [], ...overrides }
}

export function aPriceTier(overrides: Partial<PriceTier> = {}): PriceTier {
  return { price: 6, quantityMin: 3, ...overrides }
}

export function anOptionValue(overrides: Partial<OptionValue> = {}): OptionValue {
  return { id: 'value-lavender', name: 'Lavender', price: 0, ...overrides }
}

/** A required select with two values that chooses no variant. */
export function anOption(overrides: Partial<ProductOption> = {}): ProductOption {
  return {
    id: 'option-scent',
    name: 'Scent',
    required: true,
    active: true,
    variant: false,
    inputType: 'select',
    values: [anOptionValue(), anOptionValue({ id: 'value-charcoal', name: 'Charcoal' })],
    parentValueIds: [],
    ...overrides,
  }
}

/** An optional toggle with a price. */
export function aToggleOption(overrides: Partial<ProductOption> = {}): ProductOption {
  return anOption({
    id: 'option-gift-wrap',
    name: 'Gift wrap',
    required: false,
    inputType: 'toggle',
    values: [anOptionValue({ id: 'value-gift-wrap', name: 'Gift wrap', price: 3 })],
    ...overrides,
  })
}

/** An optional short text. */
export function aTextOption(overrides: Partial<ProductOption> = {}): ProductOption {
  return anOption({
    id: 'option-initials',
    name: 'Initials',
    placeholder: 'Up to 3 letters',
    required: false,
    inputType: 'short_text',
    values: [],
    ...overrides,
  })
}

export function aSchedule(overrides: Partial<Schedule> = {}): Schedule {
  return { interval: 'monthly', intervalCount: 1, ...overrides }
}

export function aBillingSchedule(overrides: Partial<BillingSchedule> = {}): BillingSchedule {
  return { interval: 'monthly', intervalCount: 1, trialDays: 0, ...overrides }
}

export function aPlan(overrides: Partial<SubscriptionPlan> = {}): SubscriptionPlan {
  return {
    id: 'plan-monthly',
    name: 'Every month',
    price: 5.85,
    billingSchedule: aBillingSchedule(),
    ...overrides,
  }
}

export function aVariant(overrides: Partial<ProductVariant> = {}): ProductVariant {
  return {
    ...aPriced(),
    id: 'variant-lavender',
    name: 'Lavender',
    optionValueIds: ['value-lavender'],
    images: [],
    purchaseOptions: {},
    ...overrides,
  }
}

export function anAttribute(overrides: Partial<ProductAttribute> = {}): ProductAttribute {
  return {
    id: 'material',
    name: 'Material',
    values: ['Shea butter'],
    filterable: true,
    visible: true,
    ...overrides,
  }
}

export function aProductContent(overrides: Partial<ProductContent> = {}): ProductContent {
  return {
    productHighlights: [],
    expandableDetails: [],
    layout: 'standard',
    showStockLevels: true,
    enableProductCounter: true,
    ...overrides,
  }
}

/** The standard option repeats the product's prices, as the service does. */
function toStandardOption({
  price = 6.5,
  sale = false,
  salePrice,
  origPrice,
  prices = [],
}: Partial<Priced>): Priced {
  return { price, sale, salePrice, origPrice, prices }
}

/** What a product and its card form share. */
function toProductCore(overrides: Partial<Priced>) {
  return {
    ...aPriced(),
    id: 'product-soap',
    slug: 'oat-honey-soap-bar',
    currency: CURRENCY,
    categories: [aCategoryLink()],
    tags: [],
    purchaseOptions: { standard: toStandardOption(overrides) },
    attributes: [],
    stockTracking: false,
    stockPurchasable: false,
  }
}

/** A simple product: sold one time, no options, stock not tracked. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    ...toProductCore(overrides),
    name: 'Oat & Honey Soap Bar',
    sku: 'SOAP-OAT',
    description: toHtml('Cold-pressed with oats and honey.'),
    images: [aPicture()],
    options: [],
    variants: [],
    content: aProductContent(),
    upSells: [],
    crossSells: [],
    ...overrides,
  }
}

/** The card form of `aProduct`. */
export function aProductPreview(overrides: Partial<ProductPreview> = {}): ProductPreview {
  return {
    ...toProductCore(overrides),
    title: 'Oat & Honey Soap Bar',
    description: 'Cold-pressed with oats and honey.',
    image: aPicture(),
    hasQuickAdd: true,
    productOptions: [],
    productVariants: [],
    ...overrides,
  }
}

export function aCrossSell(overrides: Partial<CrossSell> = {}): CrossSell {
  return {
    id: 'cross-sell-1',
    discountType: 'percent',
    discountAmount: 0,
    discountPercent: 20,
    product: aProductPreview(),
    ...overrides,
  }
}

export function aCategoryContent(overrides: Partial<CategoryContent> = {}): CategoryContent {
  return {
    showProductsPrice: true,
    showProductsDescription: true,
    showFeaturedCategories: true,
    productsPerRow: 3,
    enableQuickAdd: true,
    featuredCategories: [],
    ...overrides,
  }
}

export function aCategoryPreview(overrides: Partial<CategoryPreview> = {}): CategoryPreview {
  return { ...aCategoryLink(), image: aPicture(), ...overrides }
}

export function aCategory(overrides: Partial<Category> = {}): Category {
  return { ...aCategoryLink(), images: [], products: [], content: aCategoryContent(), ...overrides }
}

/** What the lines of carts and orders share; `priceTotal` follows price and quantity. */
function toLineItem({ price = 6.5, quantity = 1 }: Partial<LineItem>) {
  return {
    productId: 'product-soap',
    slug: 'oat-honey-soap-bar',
    name: 'Oat & Honey Soap Bar',
    image: aPicture(),
    options: [],
    purchaseOption: { type: 'standard' },
    quantity,
    price,
    priceTotal: multiplyMoney(price, quantity, DECIMALS),
    discountTotal: 0,
  } as const
}

/** A line of one simple product. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    ...toLineItem(overrides),
    id: 'item-1',
    minQuantity: 1,
    discountEach: 0,
    taxTotal: 0,
    taxes: [],
    tags: [],
    stockTracking: false,
    stockPurchasable: false,
    ...overrides,
  }
}

/** A cart with one line; the totals follow the lines. */
export function aCart(overrides: Partial<Cart> = {}): Cart {
  const items = overrides.items ?? [aCartItem()]
  const { currency = CURRENCY } = overrides
  const decimals = getCurrencyDigits(currency)
  const sum = (amounts: readonly number[]) => sumMoney(amounts, decimals)
  const subTotal = sum(items.map((item) => item.priceTotal))
  const discountTotal = sum(items.map((item) => item.discountTotal))
  return {
    checkoutId: 'checkout-1',
    checkoutUrl: 'https://shop.test/checkout/checkout-1',
    currency,
    items,
    subTotal,
    discountTotal,
    taxTotal: 0,
    taxIncludedTotal: 0,
    shipmentTotal: 0,
    giftcardTotal: 0,
    grandTotal: subtractMoney(subTotal, discountTotal, decimals),
    ...overrides,
  }
}

export function anAddress(overrides: Partial<PostalAddress> = {}): PostalAddress {
  return {
    name: 'Robin Hale',
    address1: '12 Mill Lane',
    city: 'Bristol',
    zip: 'BS1 4ST',
    country: 'GB',
    ...overrides,
  }
}

export function aCard(overrides: Partial<CardSummary> = {}): CardSummary {
  return { brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2030, ...overrides }
}

export function anOrderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return { ...toLineItem(overrides), id: 'order-item-1', ...overrides }
}

/** A complete order of one line; the totals follow the lines. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const items = overrides.items ?? [anOrderItem()]
  const { currency = CURRENCY } = overrides
  const decimals = getCurrencyDigits(currency)
  const subTotal = sumMoney(
    items.map((item) => item.priceTotal),
    decimals,
  )
  const { discountTotal = 0, shipmentTotal = 3.5, taxTotal = 0 } = overrides
  return {
    id: 'order-1',
    number: '100001',
    status: 'complete',
    dateCreated: '2026-10-02T09:30:00.000Z',
    itemQuantity: items.reduce((count, item) => count + item.quantity, 0),
    currency,
    subTotal,
    discountTotal,
    taxTotal,
    taxIncludedTotal: 0,
    shipmentTotal,
    giftcardTotal: 0,
    grandTotal: sumMoney([subTotal, -discountTotal, shipmentTotal, taxTotal], decimals),
    items,
    refunds: [],
    shipments: [],
    shipping: { ...anAddress(), serviceName: 'Royal Mail 48', price: shipmentTotal },
    billing: { ...anAddress(), method: 'card', card: aCard() },
    ...overrides,
  }
}

/** An active monthly subscription to one product; the totals follow price and quantity. */
export function aSubscription(overrides: Partial<Subscription> = {}): Subscription {
  const { price = 5.85, quantity = 1, currency = CURRENCY } = overrides
  const total = multiplyMoney(price, quantity, getCurrencyDigits(currency))
  return {
    id: 'subscription-1',
    number: 'S-1001',
    planId: 'plan-monthly',
    planName: 'Every month',
    productId: 'product-soap',
    slug: 'oat-honey-soap-bar',
    name: 'Oat & Honey Soap Bar',
    image: aPicture(),
    status: 'active',
    dateCreated: '2026-08-01T09:00:00.000Z',
    datePeriodEnd: '2026-12-01T09:00:00.000Z',
    trial: false,
    price,
    quantity,
    options: [],
    items: [],
    currency: CURRENCY,
    subTotal: total,
    discountTotal: 0,
    taxTotal: 0,
    grandTotal: total,
    recurringTotal: total,
    billingSchedule: aBillingSchedule(),
    shipping: anAddress(),
    billing: { ...anAddress(), card: aCard() },
    ...overrides,
  }
}

export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    name: 'Robin Hale',
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin@example.com',
    emailOptin: false,
    ...overrides,
  }
}

export function aCurrency(overrides: Partial<Currency> = {}): Currency {
  return {
    code: CURRENCY,
    symbol: '£',
    name: 'British pound',
    rate: 1,
    decimals: 2,
    priced: true,
    ...overrides,
  }
}

export function aLocale(overrides: Partial<Locale> = {}): Locale {
  return { code: 'en', name: 'English', ...overrides }
}

/** A header menu: a group of two columns, a category, a page, an outside link. */
export function aMenu(): readonly MenuItem[] {
  return [
    {
      type: 'category',
      name: 'Shop',
      value: { slug: 'bath-body' },
      items: [
        {
          type: 'column',
          name: 'Bath',
          items: [
            { type: 'heading', name: 'Bath & Body' },
            { type: 'product', name: 'Soap', value: { slug: 'oat-honey-soap-bar' } },
          ],
        },
        { type: 'column', name: 'Home', items: [{ type: 'category', name: 'All products', value: {} }] },
      ],
    },
    { type: 'category', name: 'Gifts', value: { slug: 'gifts' } },
    { type: 'page', name: 'About us', value: { slug: 'about' } },
    { type: 'quiz', name: 'Find your soap', value: { id: 'soap-finder' } },
    { type: 'url', name: 'Journal', value: 'https://journal.test', target: '_blank' },
  ]
}

export function aQuizOption(overrides: Partial<QuizOption> = {}): QuizOption {
  return { id: 'answer-dry', label: 'Dry', selection: [], ...overrides }
}

export function aQuizQuestion(overrides: Partial<QuizQuestion> = {}): QuizQuestion {
  return {
    kind: 'question',
    id: 'question-skin',
    questionType: 'single_select',
    required: true,
    isCustomerName: false,
    options: [aQuizOption(), aQuizOption({ id: 'answer-oily', label: 'Oily' })],
    ...overrides,
  }
}

/** A name, a transition, a question. */
export function aQuiz(overrides: Partial<Quiz> = {}): Quiz {
  return {
    items: [
      aQuizQuestion({
        id: 'question-name',
        questionType: 'text',
        isCustomerName: true,
        required: false,
        options: [],
      }),
      { kind: 'transition', id: 'transition-hello' },
      aQuizQuestion(),
    ],
    ...overrides,
  }
}

export function aLocation(overrides: Partial<Location> = {}): Location {
  return { ...DEFAULT_LOCATION, detected: true, ...overrides }
}
