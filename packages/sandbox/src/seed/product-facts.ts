import { z } from 'zod'
import { localized } from './seed-reader.ts'

export const attributeFacts = z.strictObject({
  id: z.string(),
  name: localized,
  type: z.enum(['select', 'text']),
  filterable: z.boolean(),
  visible: z.boolean(),
  searchable: z.boolean(),
  values: z.record(z.string(), localized),
})
export type AttributeFacts = z.infer<typeof attributeFacts>

/** Attribute id to the key of its value or values. */
export const chosenAttributes = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

const choice = z.strictObject({
  key: z.string(),
  name: localized,
  inputType: z.enum(['select', 'toggle', 'short_text', 'long_text']).optional(),
  attributeId: z.string().optional(),
  description: localized.optional(),
  inputHint: localized.optional(),
  required: z.boolean().optional(),
  active: z.boolean().optional(),
  /** Its values select a variant: every combination of such values becomes one. */
  variant: z.boolean().optional(),
  /** Shown only for these values of another option. */
  under: z.strictObject({ choice: z.string(), values: z.array(z.string()) }).optional(),
  values: z
    .array(
      z.strictObject({
        key: z.string(),
        name: localized,
        price: z.int().optional(),
        color: z.string().optional(),
        /** For a value that selects a variant. */
        stock: z.int().optional(),
      }),
    )
    .default([]),
})

const schedule = z.strictObject({
  interval: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
  intervalCount: z.int(),
  limit: z.int().optional(),
  trialDays: z.int().optional(),
})

/** The data of a product. Ids, variants, SKUs and pictures are derived from the slug. Amounts are in pence. */
export const productFacts = z.strictObject({
  slug: z.string(),
  name: localized,
  metaTitle: localized.optional(),
  /** Rich text; its first sentence is shown on a card. */
  description: localized,
  sku: z.string(),
  price: z.int(),
  /** Price before the sale; set if the product is on sale. */
  was: z.int().optional(),
  usd: z.int().optional(),
  categories: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  popularity: z.number().default(0),
  created: z.iso.date().default('2025-01-01'),
  attributes: chosenAttributes.default({}),
  /** Attributes that are texts of their own: one text, or several. */
  facts: z.record(z.string(), z.union([localized, z.array(localized)])).default({}),
  /** Three of them; the icon is one of lucide. */
  highlights: z.array(z.strictObject({ icon: z.string(), label: localized })).default([]),
  details: z.array(z.strictObject({ label: localized, text: localized })).default([]),
  choices: z.array(choice).default([]),
  /** Variants have the price of their value. */
  pricedByVariant: z.boolean().default(false),
  prices: z
    .array(
      z.strictObject({
        price: z.int().optional(),
        discountPercent: z.number().optional(),
        quantityMin: z.int().optional(),
        quantityMax: z.int().optional(),
        accountGroup: z.string().optional(),
      }),
    )
    .default([]),
  plans: z
    .array(
      z.strictObject({
        key: z.string(),
        name: localized,
        price: z.int(),
        billing: schedule,
        order: schedule.optional(),
      }),
    )
    .optional(),
  /** Whether it is sold as one-time purchase. */
  standard: z.boolean().default(true),
  stock: z.strictObject({ level: z.int().optional(), purchasable: z.boolean().default(false) }).optional(),
  type: z.enum(['standard', 'giftcard']).default('standard'),
  delivery: z.enum(['shipment', 'subscription', 'giftcard']).default('shipment'),
  /** What a bundle holds: products of the store that are no bundles themselves. Set on a bundle alone. */
  bundle: z
    .array(
      z.strictObject({
        slug: z.string(),
        /** The keys of the values that select the part's variant, in the order of its choices. */
        variant: z.array(z.string()).default([]),
        quantity: z.int().min(1, 'must be 1 or more').default(1),
      }),
    )
    .min(1, 'needs at least one part')
    .optional(),
  upSells: z.array(z.string()).default([]),
  crossSells: z
    .array(z.strictObject({ slug: z.string(), percent: z.number().optional(), amount: z.int().optional() }))
    .default([]),
  content: z
    .strictObject({
      calloutTitle: localized.optional(),
      calloutDescription: localized.optional(),
      showStockLevels: z.boolean().optional(),
      lowStockIndicator: z.int().optional(),
      enableProductCounter: z.boolean().optional(),
      layoutOptions: z.enum(['standard', 'left_aligned']).optional(),
    })
    .optional(),
  /** Files of the media folder. Default: the product's own. */
  pictures: z.array(z.string()).optional(),
  /** What the product's video `{slug}-film.mp4` shows. It follows the pictures, with its captions in every language. */
  film: localized.optional(),
})

export type ProductFacts = z.infer<typeof productFacts>
export type ChoiceFacts = ProductFacts['choices'][number]
