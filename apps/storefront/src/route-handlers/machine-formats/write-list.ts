import type { ListedProduct, ListRecord } from './load-list-record.ts'
import { toMarkdownDocument, toMarkdownLink, toMarkdownText } from './markdown-text.ts'
import type { MachineFormatShop } from './machine-format-shop.ts'
import { toRating } from './write-product.ts'

/** A page of a list as Markdown, each product with a link to all that is known of it. */
export function writeList(record: ListRecord, shop: MachineFormatShop): string {
  const { t } = shop
  const { name, description = '', url, page, pageCount, next, products } = record
  const ofPages = pageCount > 1 ? [t('categories.pages.current', { page, total: pageCount })] : []
  return toMarkdownDocument([
    `# ${toMarkdownText(name)}`,
    toMarkdownText(description),
    [`${t('readers.page')}: ${url}`, ...ofPages].map((line) => `- ${line}`).join('\n'),
    products.map((product) => `- ${toEntry(product, shop)}`).join('\n'),
    next === undefined ? '' : toMarkdownLink(t('categories.pages.next'), next),
  ])
}

function toEntry(product: ListedProduct, shop: MachineFormatShop): string {
  const { t, formatPrice, currency } = shop
  const { name, record, description, price, priceBefore: before, availability, rating } = product
  const words = price === undefined ? [] : [formatPrice({ amount: price, currency })]
  const facts = [
    ...(before === undefined
      ? words
      : words.map((own) =>
          t('readers.price_before', { price: own, before: formatPrice({ amount: before, currency }) }),
        )),
    ...(availability === undefined ? [] : [t(`readers.${availability}`)]),
    ...(rating === undefined ? [] : [toRating(rating, shop)]),
    toMarkdownText(description),
  ].filter((fact) => fact !== '')
  return `${toMarkdownLink(name, record)}: ${facts.join(', ')}`
}
