import { z } from 'zod'
import type { CategoryDocument, ProductDocument } from '../catalogue/documents.ts'
import { categoryFacts, toCategory } from './content.ts'
import { toDemoProduct } from './demo-products.ts'
import { chosenAttributes, productFacts } from './product-facts.ts'
import { readSeed, toImage } from './read-seed.ts'
import { compose, localized } from './seed-reader.ts'

const FIRST_DAY = Date.UTC(2022, 0, 10)
const WEEK_MS = 7 * 86_400_000

const { category, kinds, editions, label, lastPieces } = readSeed(
  'archive',
  z.strictObject({
    category: categoryFacts,
    kinds: z.array(
      z.strictObject({
        key: z.string(),
        name: localized,
        /** The description of the kind, written after the edition's name and a colon. */
        line: localized,
        price: z.int(),
        picture: z.string(),
        attributes: chosenAttributes,
      }),
    ),
    editions: z.array(z.strictObject({ key: z.string(), name: localized, more: z.int() })),
    label: localized,
    lastPieces: localized,
  }),
)

export const archive: CategoryDocument = toCategory(category, { toImage })

/** Sixty products for paging: fifteen kinds in four editions each. */
export const archiveProducts: readonly ProductDocument[] = kinds.flatMap((kind, index) =>
  editions.map((edition, at) => {
    const place = index * editions.length + at
    const price = kind.price + edition.more
    return toDemoProduct(
      productFacts.parse({
        slug: `archive-${kind.key}-${edition.key}`,
        name: compose((read) => `${read(kind.name)}, ${read(edition.name)}`),
        metaTitle: compose((read) => `${read(kind.name)}, ${read(edition.name)} (${read(label)})`),
        description: compose(
          (read) => `<p>${read(edition.name)}: ${read(kind.line)}. ${read(lastPieces)}</p>`,
        ),
        sku: `SOR-9${String(place + 1).padStart(3, '0')}`,
        price,
        ...(place % 2 === 0 ? { usd: toUsd(price) } : {}),
        categories: [category.slug],
        popularity: 100 - place,
        created: new Date(FIRST_DAY + place * WEEK_MS).toISOString().slice(0, 10),
        attributes: kind.attributes,
        pictures: [`${kind.picture}-${(at % 2) + 1}.webp`],
      }),
    )
  }),
)

/** Converted by an approximate rate and rounded up to the next 5 cents. */
function toUsd(pence: number): number {
  return Math.ceil((pence * 1.28) / 5) * 5
}
