import type { DeliveryOffer, OfferRecord, ProductRecord } from '@sorrel/commerce/product-record'
import { formatNumber } from '@sorrel/i18n/format'
import { formatCountry, formatList } from '@sorrel/i18n/names'
import { toMarkdownDocument, toMarkdownLink, toMarkdownSection, toMarkdownText } from './markdown-text.ts'
import type { MachineFormatShop } from './machine-format-shop.ts'

/** A product's record as Markdown. Its texts are escaped: none of them makes a link, a heading or a list. */
export function writeProduct(record: ProductRecord, shop: MachineFormatShop): string {
  const { t } = shop
  const [first, ...others] = record.offers
  const hasVariants = first?.name !== undefined || others.length > 0
  const lines = [
    ...(first && !hasVariants ? toOfferLines(first, shop) : []),
    `${t('readers.brand')}: ${toMarkdownText(record.brand)}`,
    ...(record.rating ? [`${t('readers.rating')}: ${toRating(record.rating, shop)}`] : []),
    ...(record.categories.length === 0
      ? []
      : [
          `${t('categories.label')}: ${record.categories.map(({ name, url }) => toMarkdownLink(name, url)).join(', ')}`,
        ]),
    `${t('readers.page')}: ${record.url}`,
  ]
  return toMarkdownDocument([
    `# ${toMarkdownText(record.name)}`,
    toMarkdownText(record.description),
    lines.map((line) => `- ${line}`).join('\n'),
    hasVariants
      ? toMarkdownSection(
          t('readers.variants'),
          record.offers.map((offer) => toVariant(offer, shop)),
        )
      : '',
    toMarkdownSection(t('readers.parts'), (record.parts ?? []).map(toPart)),
    toMarkdownSection(t('readers.plans'), toPlans(record, shop)),
    toMarkdownSection(t('readers.options'), toOptions(record, shop)),
    toMarkdownSection(t('readers.facts'), toFacts(record)),
    ...(record.details ?? []).map(
      ({ title, text }) => `## ${toMarkdownText(title)}\n\n${toMarkdownText(text)}`,
    ),
    toMarkdownSection(
      t('cart.delivery'),
      (record.delivery ?? []).map((one) => toDelivery(one, shop)),
    ),
    toMarkdownSection(t('readers.returns'), toReturns(record, shop)),
  ])
}

/** The amounts of a record have the currency of its address. */
const createToPrice =
  ({ formatPrice, currency }: MachineFormatShop) =>
  (amount: number) =>
    formatPrice({ amount, currency })

/** `£6.50 (before £8.00), £2.60 / 100 ml`. */
export function toPriceText(
  { price, priceBefore: before, unitPrice }: OfferRecord,
  shop: MachineFormatShop,
): string {
  const { t } = shop
  const toPrice = createToPrice(shop)
  const words = toPrice(price)
  const own =
    before === undefined ? words : t('readers.price_before', { price: words, before: toPrice(before) })
  if (unitPrice === undefined) return own
  const { amount, unit } = unitPrice
  const content = amount === 1 ? unit : `${amount} ${unit}`
  return `${own}, ${t('products.unit_price', { price: toPrice(unitPrice.price), content })}`
}

function toOfferLines(offer: OfferRecord, shop: MachineFormatShop): readonly string[] {
  const { t } = shop
  const { lowestPriceOf30Days: lowest, availability } = offer
  return [
    `${t('readers.price')}: ${toPriceText(offer, shop)}`,
    ...(lowest === undefined ? [] : [t('products.lowest_price', { price: createToPrice(shop)(lowest) })]),
    `${t('readers.availability')}: ${t(`readers.${availability}`)}`,
  ]
}

function toVariant(offer: OfferRecord, shop: MachineFormatShop): string {
  const name = toMarkdownLink(offer.name ?? offer.id, offer.url)
  return `${name}: ${toPriceText(offer, shop)}, ${shop.t(`readers.${offer.availability}`)}`
}

export function toRating(
  { average, count }: NonNullable<ProductRecord['rating']>,
  { t, locale }: Pick<MachineFormatShop, 't' | 'locale'>,
): string {
  return t('readers.rating_text', {
    average: formatNumber({ value: average, locale, maximumFractionDigits: 1 }),
    count,
  })
}

function toPart({ name, url, quantity }: NonNullable<ProductRecord['parts']>[number]): string {
  return `${quantity} × ${url === undefined ? toMarkdownText(name) : toMarkdownLink(name, url)}`
}

function toPlans({ plans = [] }: ProductRecord, shop: MachineFormatShop): readonly string[] {
  const { t } = shop
  const toPrice = createToPrice(shop)
  return plans.map(({ name, price, interval, intervalCount, trialDays: count }) => {
    const words = {
      price: toPrice(price),
      every: t(`products.every.${interval}`, { count: intervalCount }),
    }
    const terms = count > 0 ? t('products.plan.trial', { ...words, count }) : t('products.plan.each', words)
    return `${toMarkdownText(name)}: ${terms}`
  })
}

function toOptions({ options = [] }: ProductRecord, shop: MachineFormatShop): readonly string[] {
  const { t } = shop
  const toPrice = createToPrice(shop)
  return options.map(({ name, values }) => {
    const words = values.map(({ name: value, price }) =>
      price === undefined ? value : t('readers.extra', { name: value, price: toPrice(price) }),
    )
    return `${toMarkdownText(name)}${words.length === 0 ? '' : `: ${words.map(toMarkdownText).join(', ')}`}`
  })
}

function toFacts({ facts = [] }: ProductRecord): readonly string[] {
  return facts.map(({ name, values }) => `${toMarkdownText(name)}: ${values.map(toMarkdownText).join(', ')}`)
}

function toCountries(countries: readonly string[], locale: string): string {
  return formatList({ items: countries.map((code) => formatCountry({ code, locale })), locale })
}

function toDelivery(
  { countries, fullPrice, freeFrom, transitDays }: DeliveryOffer,
  shop: MachineFormatShop,
): string {
  const { t, locale } = shop
  const toPrice = createToPrice(shop)
  const zone = t('readers.delivery_zone', {
    countries: toCountries(countries, locale),
    price: toPrice(fullPrice),
    threshold: toPrice(freeFrom),
  })
  return transitDays === undefined ? zone : t('readers.delivery_days', { zone, ...transitDays })
}

function toReturns({ returns }: ProductRecord, { t, locale }: MachineFormatShop): readonly string[] {
  if (returns === undefined) return []
  const { countries, days: count, paidBy } = returns
  return [
    `${t('readers.returns_text', { count, countries: toCountries(countries, locale) })} ${t(`readers.returns_${paidBy}`)}`,
  ]
}
