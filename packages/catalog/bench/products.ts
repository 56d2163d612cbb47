import type { ProductAttribute, ProductPreview } from '@sorrel/domain/product'
import type { CatalogCategory, CatalogProduct } from '../src/model.ts'

const LOCALES = ['en', 'fr', 'de'] as const
type Locale = (typeof LOCALES)[number]
const CURRENCIES = { GBP: 1, EUR: 1.17, USD: 1.31 } as const

type Words = Readonly<Record<Locale, readonly string[]>>

const KINDS: Words = {
  en: words(
    'soap candle brush towel basket bottle jar lamp mug plate bowl knife spoon blanket cushion rug vase clock mirror shelf chair stool bench hook tray box crate bag pouch apron glove scarf',
  ),
  fr: words(
    'savon bougie brosse serviette panier bouteille bocal lampe tasse assiette bol couteau cuillère couverture coussin tapis vase horloge miroir étagère chaise tabouret banc crochet plateau boîte caisse sac pochette tablier gant écharpe',
  ),
  de: words(
    'Seife Kerze Bürste Handtuch Korb Flasche Glas Lampe Becher Teller Schale Messer Löffel Decke Kissen Teppich Vase Uhr Spiegel Regal Stuhl Hocker Bank Haken Tablett Schachtel Kiste Tasche Beutel Schürze Handschuh Schal',
  ),
}
const MATERIALS: Words = {
  en: words('oak cotton linen wool cork glass steel brass clay bamboo sisal leather marble paper ash beech'),
  fr: words(
    'chêne coton lin laine liège verre acier laiton argile bambou sisal cuir marbre papier frêne hêtre',
  ),
  de: words(
    'Eiche Baumwolle Leinen Wolle Kork Glas Stahl Messing Ton Bambus Sisal Leder Marmor Papier Esche Buche',
  ),
}
const COLORS: Words = {
  en: words('white black grey blue green red yellow brown cream rust sage navy rose sand'),
  fr: words('blanc noir gris bleu vert rouge jaune brun crème rouille sauge marine rose sable'),
  de: words('weiß schwarz grau blau grün rot gelb braun creme rost salbei marine rosa sand'),
}
const FEATURES: Words = {
  en: words('handmade washable refillable recycled vegan light sturdy folding stackable waterproof'),
  fr: words('artisanal lavable rechargeable recyclé végane léger robuste pliant empilable imperméable'),
  de: words('handgemacht waschbar nachfüllbar recycelt vegan leicht stabil faltbar stapelbar wasserdicht'),
}
const SENTENCES: Readonly<Record<Locale, string>> = {
  en: 'Made in small batches for every day, it lasts for years and comes without plastic.',
  fr: 'Fabriqué en petites séries pour tous les jours, il dure des années et arrive sans plastique.',
  de: 'In kleinen Mengen für jeden Tag gemacht, hält es viele Jahre und kommt ohne Plastik.',
}
const SIZES = words('XS S M L XL 10cm 20cm 30cm 40cm 50cm')
const MAKERS = Array.from({ length: 150 }, (_, index) =>
  `${SIZES[index % 5]}${toName(index)}`.replace(/^[A-Z]+/, ''),
)

function words(text: string): readonly string[] {
  return text.split(' ')
}

/** A made-up name: always the same for the same number. */
function toName(index: number): string {
  const syllables = words('ba re mi no ku lo ta ves don hal mer win')
  const parts = [index, Math.floor(index / 12), index * 7].map((number) => syllables[number % 12] ?? '')
  const name = parts.join('')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Even numbers below 2^32 that look random and are always the same. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** 8 shelves with 4 boards each, on every board as many kinds as there are. */
export function makeCategories(): readonly CatalogCategory[] {
  const top = Array.from({ length: 8 }, (_, index) => toCategory(`room-${index}`, `Room ${toName(index)}`))
  const middle = Array.from({ length: 32 }, (_, index) =>
    toCategory(`corner-${index}`, `Corner ${toName(index + 40)}`, `room-${index % 8}`),
  )
  const low = Array.from({ length: 128 }, (_, index) =>
    toCategory(`shelf-${index}`, `Shelf ${toName(index + 90)}`, `corner-${index % 32}`),
  )
  return [...top, ...middle, ...low]
}

function toCategory(slug: string, name: string, parentSlug?: string): CatalogCategory {
  return { slug, parentSlug, names: Object.fromEntries(LOCALES.map((locale) => [locale, name])) }
}

const CATEGORIES = makeCategories()

/** The product of this number, in three languages and currencies. */
export function makeProduct(index: number): CatalogProduct {
  const random = createRandom(index * 2_654_435_761)
  for (let turn = 0; turn < 3; turn += 1) random(1)
  const choice = {
    kind: random(32),
    material: skewed(random, 16),
    color: skewed(random, 14),
    feature: random(10),
    second: random(10),
    size: random(10),
    maker: skewed(random, 150),
    price: Math.round((3 + random(400) ** 2 / 800) * 20) / 20,
    shelf: random(128),
    sale: random(8) === 0,
    stock: random(12),
  }
  const id = `65f0${index.toString(16).padStart(20, '0')}`
  const cards = LOCALES.map((locale) => [locale, makeCard({ id, index, choice, locale, currency: 'GBP' })])
  const priced = Object.keys(CURRENCIES).map((currency) => [
    currency,
    makeCard({ id, index, choice, locale: 'en', currency }),
  ])
  return {
    id,
    slug: `product-${index}`,
    skus: [`BN-${10_000 + index}`],
    createdAt: new Date(Date.UTC(2020, 0, 1) + ((index * 7919) % 100_000) * 1_500_000).toISOString(),
    updatedAt: '2026-10-01T00:00:00.000Z',
    position: index,
    texts: Object.fromEntries(cards),
    prices: Object.fromEntries(priced),
  }
}

/** Small numbers are more frequent, as the values of a real shop are. */
function skewed(random: (below: number) => number, below: number): number {
  return Math.floor((random(1000) * random(1000) * below) / 1_000_000)
}

interface Card {
  readonly id: string
  readonly index: number
  readonly choice: Readonly<
    Record<
      'kind' | 'material' | 'color' | 'feature' | 'second' | 'size' | 'maker' | 'price' | 'shelf' | 'stock',
      number
    >
  > & { readonly sale: boolean }
  readonly locale: Locale
  readonly currency: string
}

function makeCard({ id, index, choice, locale, currency }: Card): ProductPreview {
  const say = (list: Words, number: number) => list[locale][number] ?? ''
  const rate = Object.entries(CURRENCIES).find(([code]) => code === currency)?.[1] ?? 1
  const price = Math.round(choice.price * rate * 100) / 100
  const priced = {
    price,
    sale: choice.sale,
    ...(choice.sale && { salePrice: Math.round(price * 80) / 100 }),
    prices: [],
  }
  const maker = MAKERS[choice.maker] ?? ''
  const name = `${say(COLORS, choice.color)} ${say(MATERIALS, choice.material)} ${say(KINDS, choice.kind)} ${maker} ${index % 97}`
  const attributes = [
    toAttribute('material', [say(MATERIALS, choice.material)]),
    toAttribute('color', [say(COLORS, choice.color)]),
    toAttribute('feature', [...new Set([say(FEATURES, choice.feature), say(FEATURES, choice.second)])]),
    toAttribute('size', [SIZES[choice.size] ?? '']),
    toAttribute('maker', [maker]),
    toAttribute('kind', [say(KINDS, choice.kind)]),
  ]
  const slugs = [`shelf-${choice.shelf}`, `corner-${choice.shelf % 32}`, `room-${choice.shelf % 8}`]
  const picture = (number: number) => ({
    id: `${id.slice(0, 20)}${number}`,
    src: `https://cdn.example/${id}/${number}.jpg`,
    alt: name,
    width: 1200,
    height: 1350,
  })
  return {
    id,
    slug: `product-${index}`,
    name,
    description: `${say(FEATURES, choice.feature)}, ${say(FEATURES, choice.second)}: ${SENTENCES[locale]} ${maker}.`,
    currency,
    ...priced,
    images: [picture(1), picture(2)],
    hasQuickAdd: true,
    categories: slugs.map((slug) => ({
      slug,
      name: CATEGORIES.find((one) => one.slug === slug)?.names[locale] ?? slug,
    })),
    tags: [],
    options: [],
    variants: [],
    purchaseOptions: { standard: priced },
    attributes,
    stockTracking: true,
    stockPurchasable: false,
    stockLevel: choice.stock,
  }
}

function toAttribute(id: string, values: readonly string[]): ProductAttribute {
  return { id, name: id, values, filterable: true, visible: true }
}
