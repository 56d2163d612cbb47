import type { ThemeFieldGroup } from '@sorrel/contracts/theme-form'
import { isFields, type Json, type JsonFields, type JsonList, type Localized } from './json.ts'

export interface Named {
  readonly id: string
  readonly slug: string
  readonly name: Localized
}

/** The answer of `/editor/data`. */
export interface EditorData {
  readonly settings: JsonFields
  readonly menus: readonly { readonly id: string; readonly name: string; readonly items: JsonList }[]
  readonly pages: readonly (Named & { readonly sections: JsonList })[]
  readonly products: readonly (Named & { readonly content: JsonFields })[]
  readonly quizzes: readonly { readonly id: string; readonly name: Localized; readonly fields: JsonFields }[]
  readonly homePage: string
  readonly locale: string
  readonly locales: readonly { readonly code: string; readonly name: string }[]
  readonly pictures: Readonly<Record<string, Json>>
  readonly themeForm: readonly ThemeFieldGroup[]
}

export type DocumentKind = 'settings' | 'menu' | 'page' | 'product' | 'quiz'

/** A document that is saved on its own. */
export interface EditedDocument {
  readonly kind: DocumentKind
  readonly id: string
  /** The slug of a page or product, else the id. */
  readonly slug: string
  readonly saved: Json
  readonly draft: Json
}

export const SETTINGS = 'settings settings'

export function getKey(kind: DocumentKind, id: string): string {
  return `${kind} ${id}`
}

export function toDocuments(data: EditorData): ReadonlyMap<string, EditedDocument> {
  const documents = [
    toDocument({ kind: 'settings', id: 'settings', slug: '' }, data.settings),
    ...data.menus.map(({ id, items }) => toDocument({ kind: 'menu', id, slug: id }, items)),
    ...data.pages.map(({ id, slug, sections }) => toDocument({ kind: 'page', id, slug }, { sections })),
    ...data.products.map(({ id, slug, content }) => toDocument({ kind: 'product', id, slug }, content)),
    ...data.quizzes.map(({ id, fields }) => toDocument({ kind: 'quiz', id, slug: id }, fields)),
  ]
  return new Map(documents.map((document) => [getKey(document.kind, document.id), document]))
}

function toDocument(facts: Pick<EditedDocument, 'kind' | 'id' | 'slug'>, saved: Json): EditedDocument {
  return { ...facts, saved, draft: saved }
}

export function isChanged({ saved, draft }: EditedDocument): boolean {
  return JSON.stringify(saved) !== JSON.stringify(draft)
}

/** The administration call that saves a document. */
export function toSaveCall({ kind, slug, draft }: EditedDocument): {
  readonly method: 'PATCH' | 'PUT'
  readonly path: string
  readonly body: Json
} {
  const at = encodeURIComponent(slug)
  switch (kind) {
    case 'settings':
      return { method: 'PATCH', path: '/admin/settings', body: { values: draft } }
    case 'menu':
      return { method: 'PUT', path: `/admin/menus/${at}`, body: { items: draft } }
    case 'page':
      return {
        method: 'PATCH',
        path: `/admin/pages/${at}`,
        body: { sections: isFields(draft) ? draft.sections : [] },
      }
    case 'product':
      return { method: 'PATCH', path: `/admin/products/${at}`, body: { content: draft } }
    case 'quiz':
      return { method: 'PATCH', path: `/admin/quizzes/${at}`, body: { fields: draft } }
  }
}
