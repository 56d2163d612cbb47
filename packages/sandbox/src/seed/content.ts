import { z } from 'zod'
import type { CategoryDocument } from '../catalogue/documents.ts'
import type { ContentPageDocument, MenuDocument, QuizDocument } from '../store/documents.ts'
import { toId } from './id.ts'
import { readSeed, toImage } from './read-seed.ts'
import { localized, type SeedReader } from './seed-reader.ts'

const record = z.record(z.string(), z.unknown())

export const categoryFacts = z.strictObject({
  slug: z.string(),
  name: localized,
  description: localized.optional(),
  metaTitle: localized.optional(),
  metaKeywords: localized.optional(),
  metaDescription: localized.optional(),
  parentSlug: z.string().optional(),
  sort: z.int().default(0),
  picture: z.string().optional(),
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

export const pageFacts = z.strictObject({
  slug: z.string(),
  name: localized,
  metaTitle: localized.optional(),
  metaDescription: localized.optional(),
  sections: z.array(z.looseObject({ type: z.string() })),
})

export const quizFacts = z.strictObject({ id: z.string(), name: localized, fields: record })

export const menuFacts = z.strictObject({ id: z.string(), name: z.string(), items: z.array(record) })

export const toCategory = (
  { picture, ...facts }: z.infer<typeof categoryFacts>,
  { toImage: toPicture }: Pick<SeedReader, 'toImage'>,
): CategoryDocument => ({
  id: toId('category', facts.slug),
  ...facts,
  images: picture === undefined ? [] : [toPicture(picture)],
})

export const toPage = ({ sections, ...facts }: z.infer<typeof pageFacts>): ContentPageDocument => ({
  id: toId('page', facts.slug),
  published: true,
  ...facts,
  sections: sections.map((section, index) => {
    const id = toId('section', facts.slug, String(index))
    return { ...section, ...toFields(section, id), id }
  }),
})

export const toQuiz = ({ id, name, fields }: z.infer<typeof quizFacts>): QuizDocument => ({
  id,
  name,
  fields: toFields(fields, id),
})

/**
 * The first category's settings also hold for the listing of all products. `productsPerRow` is a text in one category.
 */
export const categories: readonly CategoryDocument[] = readSeed('categories', z.array(categoryFacts)).map(
  (facts) => toCategory(facts, { toImage }),
)

export const menus: readonly MenuDocument[] = readSeed('menus', z.array(menuFacts))

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
].map((slug) => toPage(readSeed(`pages/${slug}`, pageFacts)))

/** The last quiz has all questions on one page, the others show one at a time. */
export const quizzes: readonly QuizDocument[] = ['find-your-ritual', 'gift-finder', 'wish-list'].map((id) =>
  toQuiz(readSeed(`quizzes/${id}`, quizFacts)),
)

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
