import type { EditedDocument } from './documents.ts'
import { getAt, isFields, isList, isLocalized, type Json, type JsonFields, type Path } from './json.ts'

/** A preview message as the hosted editor sends it. See docs/commerce-service.md#live-editor. */
export interface PreviewCall {
  readonly type:
    | 'settings.updated'
    | 'menus.updated'
    | 'content.updated'
    | 'content.selected'
    | 'collection_item.hide'
  readonly details: { readonly [name: string]: Json }
}

/** Makes the shop reload settings and menus after they were saved. */
export const READ_ANEW: PreviewCall = { type: 'settings.updated', details: { path: '' } }

const MODELS = { page: 'content/pages', product: 'products', quiz: 'content/quizzes' } as const

/** The message to the shop about a change at `path`; a menu, or a product's content, is sent as a whole. */
export function toChangeMessage(document: EditedDocument, path: Path, reading: Reading): PreviewCall {
  const { kind, id, draft } = document
  if (kind === 'menu') return { type: 'menus.updated', details: { id, value: toShown(draft, reading) } }
  const place = kind === 'product' ? [] : path
  const value = toShown(getAt(draft, place), reading)
  const at = { path: place.join('.'), value }
  if (kind === 'settings') return { type: 'settings.updated', details: at }
  return { type: 'content.updated', details: { ...at, id, model: MODELS[kind] } }
}

/** The messages about an unsaved document for a page that has just loaded. */
export function toCatchUpMessages(document: EditedDocument, reading: Reading): readonly PreviewCall[] {
  const { kind, saved, draft } = document
  const paths = kind === 'product' || kind === 'menu' ? [[]] : getChangedPaths(saved, draft)
  return paths.map((path) => toChangeMessage(document, path, reading))
}

/** Where two documents differ; a list counts as one. */
function getChangedPaths(saved: Json, draft: Json, path: Path = []): readonly Path[] {
  if (JSON.stringify(saved) === JSON.stringify(draft)) return []
  if (!isFields(saved) || !isFields(draft) || 'en' in draft) return [path]
  return Object.keys(draft).flatMap((name) => getChangedPaths(saved[name], draft[name], [...path, name]))
}

interface Reading {
  readonly locale: string
  /** The store's own language, for texts that the other language does not have. */
  readonly fallback: string
  /** The pictures of the service's answers, by file name. */
  readonly pictures: Readonly<Record<string, Json>>
}

/** Stored JSON as the service answers it in one language, which is the content of a preview message. */
export function toShown(value: Json, reading: Reading): Json {
  if (isList(value)) return value.map((entry) => toShown(entry, reading))
  if (isLocalized(value)) return value[reading.locale] ?? value[reading.fallback] ?? ''
  if (!isFields(value)) return value
  if (typeof value.file === 'string') return toPicture(value, value.file, reading)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toShown(entry, reading)]))
}

function toPicture(stored: JsonFields, file: string, reading: Reading): Json {
  const known = reading.pictures[file]
  return known ? { file: known, caption: toShown(stored.alt, reading) ?? null } : null
}
