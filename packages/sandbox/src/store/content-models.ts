import { type DocumentNode, visit } from 'graphql'

/** Models that a merchant adds to a store. The schema is built from them. */
export const CONTENT_MODELS = ['products', 'categories', 'pages', 'quizzes'] as const

export type ContentModel = (typeof CONTENT_MODELS)[number]

/** Fields that are in the schema only with their model. Quizzes are read by REST. */
const FIELDS: Readonly<Record<ContentModel, readonly string[]>> = {
  products: ['SwellProduct.content'],
  categories: ['SwellCategory.content'],
  pages: ['Query.contentPages', 'Query.contentPageBySlug'],
  quizzes: [],
}

/** The schema of a store that has these models only. */
export function leaveOutModels(sdl: DocumentNode, models: ReadonlySet<ContentModel>): DocumentNode {
  const missing = new Set(CONTENT_MODELS.filter((name) => !models.has(name)).flatMap((name) => FIELDS[name]))
  return visit(sdl, {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: type.fields?.filter(({ name }) => !missing.has(`${type.name.value}.${name.value}`)),
    }),
  })
}
