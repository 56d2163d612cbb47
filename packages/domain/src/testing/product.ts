import type { Category, CategoryContent, CategoryPreview } from '../category.ts'
import { toHtml } from '../html.ts'
import type {
  BillingSchedule,
  BundleItem,
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
} from '../product.ts'
import { CURRENCY } from './currency.ts'

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

/** Fields that a product and its card share. */
function toProductFields(overrides: Partial<Priced>) {
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
    ...toProductFields(overrides),
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
    ...toProductFields(overrides),
    name: 'Oat & Honey Soap Bar',
    description: 'Cold-pressed with oats and honey.',
    images: [aPicture()],
    hasQuickAdd: true,
    options: [],
    variants: [],
    ...overrides,
  }
}

/** One piece of a part whose stock is not tracked. */
export function aBundleItem(overrides: Partial<BundleItem> = {}): BundleItem {
  return {
    productId: 'product-soap',
    slug: 'oat-honey-soap-bar',
    name: 'Oat & Honey Soap Bar',
    image: aPicture(),
    quantity: 1,
    price: 6.5,
    currency: CURRENCY,
    stockTracking: false,
    stockPurchasable: false,
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
  return { ...aCategoryLink(), images: [], content: aCategoryContent(), ...overrides }
}
