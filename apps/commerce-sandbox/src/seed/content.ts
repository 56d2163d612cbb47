import { z } from 'zod'
import type { CategoryDocument } from '../catalogue/documents.ts'
import type { ContentPageDocument, MenuDocument, QuizDocument } from '../store/documents.ts'
import { toId } from './id.ts'
import { localized, readSeed, toImage } from './read-seed.ts'

const record = z.record(z.string(), z.unknown())

const category = z.strictObject({
  slug: z.string(),
  name: localized,
  description: localized.optional(),
  metaTitle: localized.optional(),
  metaKeywords: localized.optional(),
  metaDescription: localized.optional(),
  parentSlug: z.string().optional(),
  sort: z.int(),
  picture: z.string(),
  content: z
    .strictObject({
      showProductsPrice: z.boolean().optional(),
      showProductsDescription: z.boolean().optional(),
      showFeaturedCategories: z.boolean().optional(),
      productsPerRow: z.union([z.string(), z.int()]).optional(),
      enableQuickAdd: z.boolean().optional(),
      featuredCategorySlugs: z.array(z.string()).optional(),
    })
    .optional(),
})

const page = z.strictObject({
  slug: z.string(),
  name: localized,
  metaTitle: localized,
  metaDescription: localized,
  sections: z.array(z.looseObject({ type: z.string() })),
})

const quiz = z.strictObject({ id: z.string(), name: localized, fields: record })

/**
 * The first category's settings also hold for the listing of all products. Each setting is off in at least one
 * category, `productsPerRow` is a text in one, and gift sets have no settings at all.
 */
export const categories: readonly CategoryDocument[] = readSeed('categories', z.array(category)).map(
  ({ picture, ...facts }) => ({ id: toId('category', facts.slug), ...facts, images: [toImage(picture)] }),
)

export const menus: readonly MenuDocument[] = readSeed(
  'menus',
  z.array(z.strictObject({ id: z.string(), name: z.string(), items: z.array(record) })),
)

/** The content pages. Together they contain each block type at least once. */
export const pages: readonly ContentPageDocument[] = [
  'home',
  'about',
  'materials',
  'how-refills-work',
  'delivery',
  'returns',
  'contact',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
  'journal',
  'journal-the-last-bottle',
  'journal-a-quiet-shelf',
  'journal-washing-less',
].map((slug) => {
  const { sections, ...facts } = readSeed(`pages/${slug}`, page)
  return {
    id: toId('page', facts.slug),
    published: true,
    ...facts,
    sections: sections.map((section, index) => {
      const id = toId('section', facts.slug, String(index))
      return { ...section, ...toFields(section, id), id }
    }),
  }
})

/** The last quiz has all questions on one page, the others show one at a time. */
export const quizzes: readonly QuizDocument[] = ['find-your-ritual', 'gift-finder', 'wish-list'].map((id) => {
  const { name, fields } = readSeed(`quizzes/${id}`, quiz)
  return { id, name, fields: toFields(fields, id) }
})

/** Gives each entry of a collection within `fields`, at any depth, an id made from its position. */
function toFields(fields: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
  const toEntry = (entry: unknown, id: string) =>
    typeof entry === 'object' && entry !== null ? { id, ...toFields({ ...entry }, id) } : entry
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((entry, index) => toEntry(entry, toId('entry', path, name, String(index))))
        : value,
    ]),
  )
}
