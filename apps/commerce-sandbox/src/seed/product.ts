import type { ProductContentDocument, ProductDocument } from '../catalogue/documents.ts'
import { getDefaultText } from '../store/market.ts'
import { toId } from './id.ts'
import { getVariantPictures, isPicture, toImage } from './media.ts'
import { toPlan } from './plans.ts'
import type { ProductDetails, ProductFacts, ProductWords } from './product-facts.ts'
import { compose } from './text.ts'
import { toOption, toVariants } from './variants.ts'

interface ProductParts {
  readonly slug: string
  readonly words: ProductWords
  readonly details?: ProductDetails
  readonly facts: ProductFacts
}

/** A whole product out of its facts and words; ids, variants, SKUs and pictures follow from the slug. */
export function toProduct({ slug, words, details, facts }: ProductParts): ProductDocument {
  const { was, usd, plans } = facts
  return {
    id: toId('product', slug),
    slug,
    ...words,
    metaDescription: compose((read) => toPlainText(read(words.description))),
    sku: facts.sku,
    type: facts.type ?? 'standard',
    delivery: facts.delivery ?? 'shipment',
    tags: facts.tags ?? [],
    categorySlugs: facts.categories,
    images: (facts.pictures ?? getOwnPictures(slug)).map(toImage),
    price: facts.price,
    sale: was !== undefined,
    ...(was === undefined ? {} : { origPrice: was }),
    prices: facts.prices ?? [],
    ...(usd === undefined ? {} : { currencyPrices: { USD: usd } }),
    options: (facts.choices ?? []).map((choice) => toOption(slug, choice)),
    variants: toVariants(slug, facts),
    purchaseOptions: {
      standard: facts.standard ?? true,
      ...(plans === undefined ? {} : { subscription: { plans: plans.map((plan) => toPlan(slug, plan)) } }),
    },
    ...toStock(facts),
    attributes: facts.attributes,
    upSellSlugs: facts.upSells ?? [],
    crossSells: toCrossSells(slug, facts),
    content: { ...toContent(slug, details), ...facts.content },
    popularity: facts.popularity,
    dateCreated: `${facts.created}T09:00:00.000Z`,
  }
}

function toPlainText(html: string): string {
  return html
    .replaceAll(/<\/p>\s*<p>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
}

/** The product's own views, then those of its variants. */
function getOwnPictures(slug: string): readonly string[] {
  return [`${slug}-1.webp`, `${slug}-2.webp`, ...getVariantPictures(slug)].filter(isPicture)
}

function toStock(facts: ProductFacts) {
  const { stock } = facts
  return {
    stockTracking: stock !== undefined,
    stockPurchasable: stock?.purchasable ?? false,
    ...(stock?.level === undefined ? {} : { stockLevel: stock.level }),
  }
}

function toCrossSells(slug: string, facts: ProductFacts): ProductDocument['crossSells'] {
  return (facts.crossSells ?? []).map(({ slug: other, percent, amount }) => ({
    id: toId('cross-sell', slug, other),
    slug: other,
    ...(amount === undefined
      ? { discountType: 'percent', discountPercent: percent ?? 0 }
      : { discountType: 'amount', discountAmount: amount }),
  }))
}

function toContent(slug: string, details: ProductDetails | undefined): ProductContentDocument {
  return {
    productHighlights: (details?.highlights ?? []).map(([icon, label]) => ({
      id: toId('highlight', slug, getDefaultText(label)),
      icon,
      label,
    })),
    expandableDetails: (details?.details ?? []).map(([label, html]) => ({
      id: toId('detail', slug, getDefaultText(label)),
      label,
      details: html,
    })),
  }
}
