import * as z from 'zod/mini'
import { toCamelCase } from './schema/camel-case.ts'
import { choice, maybe, text } from './schema/lenient.ts'

/** Version of the messages below. A message that names another one is refused; the hosted editor names none. */
const PREVIEW_VERSION = 1

/**
 * A link that starts a preview carries a token in this query field, made by `createSignedTokens` of
 * `@sorrel/contracts/http/token` for this audience, with its own id (`jti`), valid for `seconds`.
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
  /** Scroll to the content that the merchant clicked. */
  | { readonly version: 1; readonly type: 'content.selected'; readonly path: PreviewPath }
  /** Close the quiz's results. */
  | { readonly version: 1; readonly type: 'results.hidden' }

const PREVIEW_MODELS = ['content/pages', 'content/quizzes', 'products', 'categories'] as const
export type PreviewModel = (typeof PREVIEW_MODELS)[number]

const MAX_PATH_LENGTH = 500

const messageSchema = z.object({
  version: z.nullish(z.literal(PREVIEW_VERSION)),
  type: z.string(),
  details: z.nullish(
    z.object({
      path: z.nullish(z.string().check(z.maxLength(MAX_PATH_LENGTH))),
      id: maybe(text),
      model: maybe(choice(PREVIEW_MODELS)),
      value: z.optional(z.unknown()),
    }),
  ),
})

/**
 * Reads a message of the editor window; undefined for anything else. The listener has to check the sender's origin.
 * Never throws.
 */
export function parsePreviewMessage(data: unknown): PreviewMessage | undefined {
  const message = messageSchema.safeParse(data).data
  const path = message && toPath(message.details?.path ?? '')
  if (path === undefined) return undefined
  const { id, model, value } = message?.details ?? {}
  const change = { path: dropLocale(path), value: value ?? undefined }
  const isOfPage = id !== undefined && model !== undefined
  switch (message?.type) {
    case 'settings.updated':
      return path.length === 0 || path.includes('menu') || path.includes('logo')
        ? { version: 1, type: 'settings.refetch' }
        : { version: 1, type: 'settings.updated', ...change }
    case 'menus.updated':
      return id !== undefined && Array.isArray(value)
        ? { version: 1, type: 'menus.updated', id, items: value }
        : undefined
    case 'content.updated':
      return isOfPage ? { version: 1, type: 'content.updated', id, model, ...change } : undefined
    case 'content.selected':
      return { version: 1, type: 'content.selected', path }
    case 'collection_item.hide':
      return model === 'content/quizzes' && path[0] === 'resultsPage'
        ? { version: 1, type: 'results.hidden' }
        : undefined
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

/** `sections.0.$locale.fr.title` means the title while the page is shown in French. */
function dropLocale(path: PreviewPath): PreviewPath {
  const index = path.indexOf('$locale')
  return index === -1 ? path : [...path.slice(0, index), ...path.slice(index + 2)]
}

/** Undefined for a path that could reach outside plain data. */
function toPath(dotted: string): PreviewPath | undefined {
  const segments = dotted === '' ? [] : dotted.split('.').map(toCamelCase)
  return segments.every((segment) => SAFE_SEGMENT.test(segment)) ? segments : undefined
}

const SAFE_SEGMENT = /^(?!.*__|(?:constructor|prototype)$)\$?[\w-]{1,64}$/
