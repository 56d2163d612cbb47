import { cacheTags } from '@sorrel/contracts/revalidate'
import { isRecord, parseFlag, parseList, parseText } from '@sorrel/contracts/untrusted'
import type { Result } from '@sorrel/domain/result'
import type { Logger } from 'pino'
import type { Invalidation } from '#backend/invalidation.ts'
import type { RecordSlugs } from '#backend/product-slugs.ts'
import { CATALOG_TAG } from '#backend/revalidation.ts'
import type { StoreEvent } from './event.ts'
import type { IndexChange } from './notify-index.ts'

type Kind = 'products' | 'categories'

export interface EventHandlerOptions {
  readonly invalidation: Pick<Invalidation, 'invalidate'>
  readonly slugs: Pick<RecordSlugs, 'get'>
  /** Returns the current record, or null if it no longer exists. */
  readonly read: (
    kind: Kind,
    id: string,
  ) => Promise<Result<Readonly<Record<string, unknown>> | null, unknown>>
  /** Notifies the catalogue index, and resolves when it has read the products or failed. */
  readonly notifyIndex: (change: IndexChange) => Promise<void>
  /**
   * Delays, in milliseconds, after which invalidations are repeated, because the service may have answered from an old
   * cache.
   */
  readonly againMs: readonly number[]
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** The effect of a service's event on pages. */
interface Change {
  readonly tags: readonly string[]
  /** The record is deleted or hidden: no page may show it any more. */
  readonly isGone: boolean
}

/**
 * Invalidates pages of a record that an event names, and resolves when the invalidation is recorded. The record is read
 * again, past the service's caches, because the event has only its id. Events of orders, carts and accounts change no
 * page.
 */
export function createEventHandler(options: EventHandlerOptions) {
  const { invalidation, notifyIndex, againMs, log } = options
  return async (event: StoreEvent): Promise<void> => {
    const change = await findChange(event, options, notifyIndex)
    if (change === undefined) return
    const { tags, isGone } = change
    await invalidation.invalidate(tags, { purge: isGone })
    log.info({ event: event.id, tags, purge: isGone }, 'invalidated')
    for (const ms of againMs)
      setTimeout(() => void invalidateAgain(tags, { event: event.id, afterMs: ms }, options), ms).unref()
  }
}

async function invalidateAgain(
  tags: readonly string[],
  facts: Readonly<Record<string, unknown>>,
  { invalidation, log }: EventHandlerOptions,
): Promise<void> {
  try {
    await invalidation.invalidate(tags)
    log.info(facts, 'invalidated again')
  } catch (error) {
    log.warn({ ...facts, err: error }, 'what changed could not be invalidated again')
  }
}

async function findChange(
  { type, model, data }: StoreEvent,
  options: EventHandlerOptions,
  notifyIndex: EventHandlerOptions['notifyIndex'],
): Promise<Change | undefined> {
  const [subject] = type.split('.')
  // An event of a variant names its product as the parent.
  const id = parseText(data?.parent_id) ?? data?.id
  if (subject === 'product' && id !== undefined) {
    await notifyIndex({ ids: [id] })
    return findRecordChange({ kind: 'products', id, type, given: data }, options)
  }
  if (subject === 'category' && id !== undefined) {
    // The index lists products by the slugs of their categories.
    if (/updated$/.test(type) && data?.slug !== undefined) await notifyIndex({ all: true })
    return findRecordChange({ kind: 'categories', id, type, given: data }, options)
  }
  if (!/^content\//.test(model)) return undefined
  const name = parseText(data?.slug) ?? id
  const tag = model === 'content/quizzes' ? cacheTags.quiz : cacheTags.page
  return name === undefined ? undefined : { tags: [tag(name)], isGone: /deleted$/.test(type) }
}

interface Subject {
  readonly kind: Kind
  readonly id: string
  readonly type: string
  readonly given: StoreEvent['data']
}

/** Fields whose change puts a product into lists that do not show it yet. */
const LISTING_FIELD = /^(?:active|categor)/

/** Fields of a category that menus show. */
const MENU_FIELD = /^(?:slug|name|active|parent)/

async function findRecordChange(
  { kind, id, type, given }: Subject,
  { read, slugs }: EventHandlerOptions,
): Promise<Change> {
  const found = await read(kind, id)
  const record = found.ok ? found.value : undefined
  const known = [...slugs.get(id), record?.slug, given?.slug].flatMap((slug) => parseText(slug) ?? [])
  const isDraft = parseFlag(record?.active) === false
  const isGone = found.ok ? record === null || isDraft : /deleted$/.test(type)
  const names = [...new Set(known)]
  const own = names.flatMap((slug) => toTags(kind, slug))
  const isChanged = (fields: RegExp) =>
    !/updated$/.test(type) || Object.keys(given ?? {}).some((field) => fields.test(field))
  // No list has ever shown a draft that is being created or edited.
  if (isDraft && names.length > 0 && !(/updated$/.test(type) && isChanged(/^active/)))
    return { isGone, tags: own }
  const menus = kind === 'categories' && (isGone || isChanged(MENU_FIELD)) ? [cacheTags.menus()] : []
  // If the pages that show the record are unknown, all lists are invalidated.
  if (names.length === 0 || isGone || kind === 'categories')
    return { isGone, tags: [...own, ...menus, CATALOG_TAG] }
  const isNew = /created$/.test(type) || Object.keys(given ?? {}).some((field) => LISTING_FIELD.test(field))
  const lists = isNew ? [...(await findListTags(record, read)), cacheTags.allProducts()] : toListTags(record)
  return { isGone, tags: [...own, ...lists] }
}

function toTags(kind: Kind, slug: string): readonly string[] {
  return kind === 'products' ? [cacheTags.product(slug)] : [cacheTags.category(slug), cacheTags.list(slug)]
}

/** As the service gave it; null where there is none. */
type Found = Readonly<Record<string, unknown>> | null | undefined

/** The current lists of the product; lists that already show it depend on the product itself. */
function toListTags(record: Found): readonly string[] {
  return readCategories(record).map(({ slug }) => cacheTags.list(slug))
}

function readCategories(record: Found): readonly { readonly id: string; readonly slug: string }[] {
  return parseList(record?.categories).flatMap((category) => {
    const slug = isRecord(category) ? parseText(category.slug) : undefined
    if (!isRecord(category) || slug === undefined) return []
    return [{ id: parseText(category.id) ?? slug, slug }]
  })
}

/** Categories that one product's lists may have: no store nests them deeper. */
const CATEGORIES_MAX = 20

/** The lists that a product has joined: those of its categories and of all parent categories. */
async function findListTags(record: Found, read: EventHandlerOptions['read']): Promise<readonly string[]> {
  const tags = new Set(toListTags(record))
  const waiting = readCategories(record).map(({ id }) => id)
  const seen = new Set<string>()
  for (const id of waiting) {
    if (seen.has(id) || seen.size >= CATEGORIES_MAX) continue
    seen.add(id)
    const found = await read('categories', id)
    const category = found.ok ? found.value : undefined
    const slug = parseText(category?.slug)
    const parent = parseText(category?.parentId)
    if (slug !== undefined) tags.add(cacheTags.list(slug))
    if (parent !== undefined) waiting.push(parent)
  }
  return [...tags]
}
