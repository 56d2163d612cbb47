import { DEFAULT_LOCALE, isLocale, LOCALES } from '@sorrel/i18n/locales'
import { isRecord } from '@sorrel/contracts/untrusted'
import { z } from 'zod'

/** A text in the shop's languages; the default language is required. */
const localized = z
  .record(z.string(), z.string())
  .refine((text) => DEFAULT_LOCALE in text, { error: `must have a text in ${DEFAULT_LOCALE}` })
  .refine((text) => Object.keys(text).every(isLocale), { error: `may have ${LOCALES.join(', ')} only` })
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/)
const minor = z.int().min(0)
const fields = z.record(z.string(), z.unknown())

/**
 * The fields of a product that can be changed. Amounts are minor units of the store's currency; null removes a field.
 */
export const productChange = z.strictObject({
  active: z.boolean().optional(),
  slug: slug.optional(),
  name: localized.optional(),
  description: localized.optional(),
  metaTitle: localized.optional(),
  metaDescription: localized.optional(),
  price: minor.optional(),
  sale: z.boolean().optional(),
  origPrice: minor.nullable().optional(),
  tags: z.array(z.string()).optional(),
  popularity: z.number().optional(),
  stockTracking: z.boolean().optional(),
  stockPurchasable: z.boolean().optional(),
  content: z
    .strictObject({
      calloutTitle: localized,
      calloutDescription: localized,
      showStockLevels: z.boolean(),
      lowStockIndicator: z.int().min(1),
      enableProductCounter: z.boolean(),
      layoutOptions: z.enum(['standard', 'left_aligned']),
      productHighlights: z
        .array(
          z.strictObject({
            id: z.string(),
            label: localized,
            icon: z.string().optional(),
            customIcon: z.string().optional(),
          }),
        )
        .max(20),
      expandableDetails: z
        .array(z.strictObject({ id: z.string(), label: localized, details: localized }))
        .max(20),
    })
    .partial()
    .optional(),
})

/** The fields of a category that can be changed. */
export const categoryChange = z.strictObject({
  slug: slug.optional(),
  name: localized.optional(),
  description: localized.optional(),
  metaTitle: localized.optional(),
  metaDescription: localized.optional(),
  parentSlug: slug.optional(),
  sort: z.int().min(0).optional(),
})

export const newCategory = categoryChange.required({ slug: true, name: true })

export const stockChange = z.strictObject({ level: z.int().min(0) })

/** `complete`: it has been delivered. */
export const orderChange = z.strictObject({ status: z.enum(['complete', 'canceled']) })

/** Theme fields by their stored names; objects are merged, everything else replaced. */
export const settingsChange = z.strictObject({ values: fields })

export const menuChange = z.strictObject({ items: z.array(fields).max(50) })

export const pageChange = z.strictObject({
  slug: slug.optional(),
  name: localized.optional(),
  published: z.boolean().optional(),
  metaTitle: localized.optional(),
  metaDescription: localized.optional(),
  sections: z.array(z.looseObject({ id: z.string(), type: z.string() })).optional(),
})

/** The quiz model's fields by their stored names; each is replaced as a whole. */
export const quizChange = z.strictObject({ fields })

export const clockChange = z.strictObject({ now: z.iso.datetime({ offset: true }) })

/** `base` with `change` merged into it: objects field by field, everything else replaced. */
export function mergeFields(
  base: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const merged = Object.entries(change).map(([name, value]) => {
    const old = base[name]
    return [name, isRecord(old) && isRecord(value) ? mergeFields(old, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}
