import { readFileSync } from 'node:fs'
import { anAttribute, aProductPreview } from '@sorrel/domain/testing'
import { z } from 'zod'
import type { CatalogProduct } from '../src/model.ts'
import type { SynonymGroups } from '../src/server.ts'

const texts = z.object({
  title: z.string(),
  description: z.string(),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  attributes: z.array(z.object({ id: z.string(), name: z.string(), values: z.array(z.string()) })),
  options: z.array(z.string()),
  details: z.string(),
})
const product = z.object({
  slug: z.string(),
  sku: z.string(),
  isSoldOut: z.boolean(),
  tags: z.array(z.string()),
  texts: z.record(z.string(), texts),
})

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** The products of the demo shop in three languages, in its order. */
export const demoProducts: readonly CatalogProduct[] = z
  .array(product)
  .parse(read('demo-catalogue.json'))
  .map(({ slug, sku, isSoldOut, tags, texts: own }, position) => {
    const cards = Object.entries(own).map(
      ([locale, { title: name, description, categories, attributes, options }]) => [
        locale,
        aProductPreview({
          id: slug,
          slug,
          name,
          description,
          categories,
          tags,
          attributes: attributes.map((attribute) => anAttribute(attribute)),
          options: [
            {
              id: 'choice',
              name: 'Choice',
              required: false,
              active: true,
              variant: false,
              inputType: 'select',
              parentValueIds: [],
              values: options.map((name, index) => ({ id: String(index), name, price: 0 })),
            },
          ],
          stockTracking: isSoldOut,
          stockLevel: isSoldOut ? 0 : undefined,
        }),
      ],
    )
    const byLocale: CatalogProduct['texts'] = Object.fromEntries(cards)
    const prices: CatalogProduct['prices'] = Object.fromEntries(
      Object.values(byLocale).map((card) => [card.currency, card]),
    )
    const details = Object.fromEntries(Object.entries(own).map(([locale, text]) => [locale, text.details]))
    return { id: slug, slug, skus: [sku], position, texts: byLocale, details, prices }
  })

/** Those of the demo shop. */
export const demoSynonyms: SynonymGroups = z
  .record(z.string(), z.array(z.array(z.string())))
  .parse(read('../../../apps/catalog-api/synonyms.json'))

const queries = z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1).max(3)))

/** By language: what was typed, and the products that have to be among the first three. */
export const judgedQueries = queries.parse(read('judged-queries.json'))

/** The same, written from the products' names alone, by somebody who had not seen the synonyms. */
export const blindQueries = queries.parse(read('blind-queries.json'))
