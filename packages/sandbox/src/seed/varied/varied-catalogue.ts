import type {
  AttributeDocument,
  CategoryDocument,
  ImageDocument,
  Localized,
  ProductDocument,
} from '../../catalogue/documents.ts'
import { toId } from '../id.ts'
import { attributes as demoAttributes } from '../demo-products.ts'
import { captions, toImage } from '../read-seed.ts'
import { compose } from '../seed-reader.ts'
import { createRandom, type Random } from './random.ts'
import { wordsOfCatalogue as words } from './words.ts'

const FIRST_DAY = Date.UTC(2019, 0, 1)
const DAYS = 2800
const DAY_MS = 86_400_000
/** Lower than any demo product, so that the demo products come first. */
const POPULARITY_MAX = 40

interface Kind {
  readonly name: Localized
  /** Slug of its category, whose parent is a section; the parent of that is a department. */
  readonly slug: string
  readonly pictures: readonly ImageDocument[]
  readonly materials: readonly Localized[]
  /** Pence. */
  readonly price: number
}

const picturesOfProducts: readonly ImageDocument[] = Object.keys(captions)
  .filter((file) => /-[12]\.webp$/.test(file) && !file.startsWith('gift-card'))
  .map(toImage)

const branches = words.departments.map(({ name, sections }) => ({
  name,
  slug: toSlug(name),
  sections: sections.map((section) => ({
    name: section.name,
    slug: `${toSlug(name)}-${toSlug(section.name)}`,
    kinds: section.kinds.map(toKind),
  })),
}))
const kinds = branches.flatMap(({ sections }) => sections.flatMap((section) => section.kinds))

/** The categories of the varied catalogue, three deep: departments, sections, kinds. */
export const variedCategories: readonly CategoryDocument[] = branches.flatMap((department, at) => [
  toCategory({ name: department.name, slug: department.slug, sort: 100 + at }),
  ...department.sections.flatMap((section, place) => [
    toCategory({ name: section.name, slug: section.slug, sort: place, parentSlug: department.slug }),
    ...section.kinds.map(({ name, slug }, sort) =>
      toCategory({ name, slug, sort, parentSlug: section.slug }),
    ),
  ]),
])

/** The attributes that only products of the varied catalogue have; they have some of the demo's as well. */
export const variedAttributes: readonly AttributeDocument[] = [
  { id: 'maker', name: words.attributes.maker, values: words.makers },
  { id: 'finish', name: words.attributes.finish, values: words.finishes },
].map((attribute) => ({ ...attribute, type: 'select', filterable: true, visible: true, searchable: true }))

/** The product with this number: the same every time, whatever the size of the catalogue. */
export function toVariedProduct(index: number): ProductDocument {
  const random = createRandom(index)
  const kind = random.pick(kinds)
  const [maker, finish, material] = [
    random.pick(words.makers),
    random.pick(words.finishes),
    random.pick(kind.materials),
  ]
  const slug = `${kind.slug}-${toSlug(maker)}-${index + 1}`
  const number = String(index + 1).padStart(6, '0')
  const price = toPrice(kind.price * (0.6 + random.below(100) / 60))
  const isOnSale = random.happens(0.15)
  const first = random.pick(kind.pictures)
  const second = random.pick(picturesOfProducts)
  return {
    id: toId('varied', String(index)),
    slug,
    name: compose((read) => `${read(kind.name)} ${read(maker)}, ${read(finish)}`),
    description: toDescription(random, material),
    sku: `VAR-${number}`,
    type: 'standard',
    delivery: 'shipment',
    tags: words.tags.filter(() => random.happens(0.15)),
    categorySlugs: [kind.slug],
    images: first.id === second.id ? [first] : [first, second],
    price: isOnSale ? toPrice(price * 0.8) : price,
    sale: isOnSale,
    ...(isOnSale ? { origPrice: price } : {}),
    prices: [],
    ...(random.happens(0.5) ? { currencyPrices: { USD: toPrice(price * 1.3) } } : {}),
    ...toChoices(random, { slug, sku: `VAR-${number}`, price }),
    purchaseOptions: { standard: true, ...(random.happens(0.05) ? toSubscription(slug, price) : {}) },
    ...toStock(random),
    attributes: { material, maker, finish, ...toDemoAttributes(random) },
    upSellSlugs: [],
    crossSells: [],
    content: { productHighlights: [], expandableDetails: [] },
    popularity: random.below(POPULARITY_MAX * 1000) / 1000,
    dateCreated: new Date(FIRST_DAY + random.below(DAYS) * DAY_MS + index).toISOString(),
  }
}

function toKind(name: Localized, at: number): Kind {
  const random = createRandom(toSlug(name).length * 31 + at)
  const materials = getDemoValues('material')
  return {
    name,
    slug: toSlug(name),
    pictures: [random.pick(picturesOfProducts), random.pick(picturesOfProducts)],
    materials: [random.pick(materials), random.pick(materials), random.pick(materials)],
    price: 400 + random.below(4000),
  }
}

function toCategory(
  facts: Pick<CategoryDocument, 'name' | 'slug' | 'sort' | 'parentSlug'>,
): CategoryDocument {
  return { id: toId('category', facts.slug), ...facts, images: [] }
}

function getDemoValues(id: string): readonly Localized[] {
  return demoAttributes.find((attribute) => attribute.id === id)?.values ?? []
}

function toDemoAttributes(random: Random): ProductDocument['attributes'] {
  const entries = ['scent', 'plastic_free'].map((id) => [id, random.pick(getDemoValues(id))])
  return Object.fromEntries(random.happens(0.6) ? entries : entries.slice(1))
}

function toDescription(random: Random, material: Localized): Localized {
  const [opening, closing] = [random.pick(words.openings), random.pick(words.closings)]
  return compose((read) => `<p>${read(opening)} ${read(material)}. ${read(closing)}</p>`)
}

interface Priced {
  readonly slug: string
  readonly sku: string
  /** Pence. */
  readonly price: number
}

/** A third have sizes as variants, some of the others can be wrapped. */
function toChoices(
  random: Random,
  { slug, sku, price }: Priced,
): Pick<ProductDocument, 'options' | 'variants'> {
  const sizes = words.sizes.slice(0, 2 + random.below(3)).map((name, at) => ({
    name,
    id: toId('value', 'size', String(at)),
  }))
  if (random.happens(0.33))
    return {
      options: [
        {
          id: toId('option', 'size'),
          name: words.size,
          inputType: 'select',
          required: true,
          active: true,
          variant: true,
          values: sizes,
        },
      ],
      variants: sizes.map(({ id, name }, at) => ({
        id: toId('variant', slug, String(at)),
        name,
        sku: `${sku}-${at + 1}`,
        price: toPrice(price * (1 + at * 0.35)),
        optionValueIds: [id],
        images: [],
        stockLevel: random.below(40),
      })),
    }
  if (!random.happens(0.1)) return { options: [], variants: [] }
  const wrap = { id: toId('value', 'wrap'), name: words.wrap, price: 250 }
  return {
    options: [
      { id: toId('option', 'wrap'), name: words.wrap, inputType: 'toggle', active: true, values: [wrap] },
    ],
    variants: [],
  }
}

function toSubscription(slug: string, price: number) {
  const billingSchedule = { interval: 'monthly', intervalCount: 1 } as const
  const plan = { id: toId('plan', slug), name: words.monthly, price: toPrice(price * 0.9), billingSchedule }
  return { subscription: { plans: [plan] } }
}

/** Four out of five products track stock; a tenth of those are sold out. */
function toStock(random: Random): Pick<ProductDocument, 'stockTracking' | 'stockPurchasable' | 'stockLevel'> {
  const isSoldOut = random.happens(0.1)
  const stockLevel = isSoldOut ? 0 : 1 + random.below(200)
  return random.happens(0.8)
    ? { stockTracking: true, stockPurchasable: random.happens(0.05), stockLevel }
    : { stockTracking: false, stockPurchasable: false }
}

/** Whole pence that end in 0 or 5. */
function toPrice(pence: number): number {
  return Math.max(5, Math.round(pence / 5) * 5)
}

function toSlug(text: Localized): string {
  const folded = (text.en ?? '').normalize('NFKD').toLowerCase()
  return folded.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
