import { readFields, toCamelCase } from './untrusted/fields.ts'
import { isRecord } from './untrusted.ts'

/** Version of the messages below. A message that names another one is refused; the hosted editor names none. */
const PREVIEW_VERSION = 1

/**
 * A link that starts a preview carries in this query field a token of this audience, as `createSignedTokens` of
 * `@sorrel/contracts/http/token` makes it: with an id of its own (`jti`), for so many seconds.
 */
export const PREVIEW_LINK = { field: 'token', audience: 'preview link', seconds: 300 } as const

/** The place of a change: names and list positions, in camelCase. An empty path means the whole record. */
export type PreviewPath = readonly string[]

/** A message of the editor window. */
export type PreviewMessage =
  /** Read settings and menus again: the path is empty, or names a menu or a logo. */
  | { readonly version: 1; readonly type: 'settings.refetch' }
  /** Set one setting. An empty value clears it. */
  | {
      readonly version: 1
      readonly type: 'settings.updated'
      readonly path: PreviewPath
      readonly value: unknown
    }
  /**
   * Show a menu with these items, as `menuSettings` holds them, before they are saved. Only our own editor sends it;
   * the hosted editor saves first.
   */
  | { readonly version: 1; readonly type: 'menus.updated'; readonly id: string; readonly items: unknown }
  /** Set a field of a page, product or quiz. An empty value clears it. */
  | {
      readonly version: 1
      readonly type: 'content.updated'
      readonly id: string
      readonly model: PreviewModel
      readonly path: PreviewPath
      readonly value: unknown
    }
  /** Scroll to what the merchant clicked. */
  | { readonly version: 1; readonly type: 'content.selected'; readonly path: PreviewPath }
  /** Close the quiz's results. */
  | { readonly version: 1; readonly type: 'results.hidden' }

const PREVIEW_MODELS = ['content/pages', 'content/quizzes', 'products', 'categories'] as const
export type PreviewModel = (typeof PREVIEW_MODELS)[number]

const MAX_PATH_LENGTH = 500

/**
 * Reads a message of the editor window; undefined for anything else. The listener has to check the sender's origin.
 * Never throws.
 */
export function parsePreviewMessage(data: unknown): PreviewMessage | undefined {
  const message = readFields(data)
  if ((message.number('version') ?? PREVIEW_VERSION) !== PREVIEW_VERSION) return undefined
  const details = message.raw('details')
  const path = parsePath(readFields(details).raw('path'))
  if (path === undefined || (details !== undefined && !isRecord(details))) return undefined
  switch (message.text('type')) {
    case 'settings.updated':
      return toSettingsMessage(path, readFields(details).raw('value'))
    case 'menus.updated':
      return toMenuMessage(details)
    case 'content.updated':
      return toContentMessage(path, details)
    case 'content.selected':
      return { version: 1, type: 'content.selected', path }
    case 'collection_item.hide':
      return isResultsPage(path, details) ? { version: 1, type: 'results.hidden' } : undefined
    default:
      return undefined
  }
}

/** The message to the editor window when the shopper changes the language. */
export function toLocaleChangedMessage(locale: string) {
  return { version: PREVIEW_VERSION, type: 'locale.changed', details: { locale } } as const
}

/** The content of the previewed page that the editor can change. */
export interface PreviewedContent {
  readonly id: string
  readonly model: PreviewModel
  readonly slug: string
}

/**
 * The message to the editor window when a page starts to listen: its path, its language and its content. The editor
 * then sends its unsaved changes again and opens the page's panel.
 */
export function toPreviewReadyMessage(page: {
  readonly path: string
  readonly locale: string
  readonly content?: PreviewedContent | undefined
}) {
  return { version: PREVIEW_VERSION, type: 'preview.ready', details: page } as const
}

function toMenuMessage(details: unknown): PreviewMessage | undefined {
  const menu = readFields(details)
  const [id, items] = [menu.text('id'), menu.raw('value')]
  return id !== undefined && Array.isArray(items)
    ? { version: 1, type: 'menus.updated', id, items }
    : undefined
}

function toSettingsMessage(path: PreviewPath, value: unknown): PreviewMessage {
  if (path.length === 0 || path.includes('menu') || path.includes('logo')) {
    return { version: 1, type: 'settings.refetch' }
  }
  return { version: 1, type: 'settings.updated', path: dropLocale(path), value }
}

function toContentMessage(path: PreviewPath, details: unknown): PreviewMessage | undefined {
  const content = readFields(details)
  const id = content.text('id')
  const model = content.choice('model', PREVIEW_MODELS)
  if (id === undefined || model === undefined) return undefined
  return {
    version: 1,
    type: 'content.updated',
    id,
    model,
    path: dropLocale(path),
    value: content.raw('value'),
  }
}

function isResultsPage(path: PreviewPath, details: unknown): boolean {
  return readFields(details).text('model') === 'content/quizzes' && path[0] === 'resultsPage'
}

/** `sections.0.$locale.fr.title` means the title while the page is shown in French. */
function dropLocale(path: PreviewPath): PreviewPath {
  const index = path.indexOf('$locale')
  return index === -1 ? path : [...path.slice(0, index), ...path.slice(index + 2)]
}

/** Splits a dotted path. Undefined when it could reach outside plain data; empty for a missing path. */
function parsePath(input: unknown): PreviewPath | undefined {
  if (input === undefined || input === '') return []
  if (typeof input !== 'string' || input.length > MAX_PATH_LENGTH) return undefined
  const segments = input.split('.').map(toCamelCase)
  return segments.every(isSafeSegment) ? segments : undefined
}

function isSafeSegment(segment: string): boolean {
  return (
    /^\$?[\w-]{1,64}$/.test(segment) &&
    !['constructor', 'prototype'].includes(segment) &&
    !segment.includes('__')
  )
}
