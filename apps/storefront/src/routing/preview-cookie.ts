import { createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createVerifier, SIGNATURE_WINDOW_MS } from '@sorrel/http/signature'
import { type Clock, systemClock } from '#service/clock.ts'
import type { Counters } from '#service/counters.ts'
import type { Env } from '#service/env.ts'
import { createFirstTime } from '#service/first-time.ts'

export interface PreviewOptions {
  readonly publicOrigin: string
  /** Shared with the editor, which signs the links that start a preview. */
  readonly secret: string
  readonly now: Clock
}

/** So long a browser previews the shop after it followed a link, in milliseconds: twelve hours. */
const PREVIEW_MS = 12 * 3_600_000

const VALUE = /^(\d{1,15})\.([\w-]{43})$/

/**
 * The cookie of a browser that previews the shop: until when, signed; it ends with the browser's session too. The editor
 * is another site that frames the shop, so over https the cookie is its alone (`Partitioned`); without https both have
 * to share a site. See docs/decisions.md#session.
 */
export function createPreviewCookie({ publicOrigin, secret, now }: PreviewOptions) {
  const secure = publicOrigin.startsWith('https:')
  const sign = (until: string) => createHmac('sha256', secret).update(`preview cookie ${until}`).digest()
  return {
    name: secure ? '__Host-preview' : 'preview',
    attributes: {
      httpOnly: true,
      sameSite: secure ? 'none' : 'lax',
      secure,
      partitioned: secure,
      path: '/',
    },
    createValue(): string {
      const until = String(now() + PREVIEW_MS)
      return `${until}.${sign(until).toString('base64url')}`
    },
    isValid(value: string | undefined): boolean {
      const [, until, signature] = VALUE.exec(value ?? '') ?? []
      if (until === undefined || signature === undefined || Number(until) < now()) return false
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(until))
    },
  } as const
}

export type PreviewCookie = ReturnType<typeof createPreviewCookie>

/** The cookie of this shop's previews; undefined where no editor is configured. */
export function getPreviewCookie({
  editorOrigins,
  previewSecret: secret,
  publicOrigin,
}: Pick<Env, 'editorOrigins' | 'previewSecret' | 'publicOrigin'>): PreviewCookie | undefined {
  if (editorOrigins.length === 0 || secret === undefined) return undefined
  return createPreviewCookie({ publicOrigin, secret, now: systemClock })
}

interface PreviewLinkOptions extends Pick<PreviewOptions, 'secret' | 'now'> {
  /** Default those of all processes of this shop. */
  readonly counters?: Counters | undefined
}

/** Says whether a link starts a preview: signed by the editor, at most five minutes old, and followed once. */
export function createPreviewLinkReader({ secret, now, counters }: PreviewLinkOptions) {
  const isNew = createFirstTime({ kind: 'preview link', lifeMs: 2 * SIGNATURE_WINDOW_MS, counters })
  const verify = createVerifier({ secret, headers: PREVIEW_LINK, now, isNew })
  return (query: URLSearchParams): Promise<boolean> => verify({ headers: query, body: PREVIEW_LINK.body })
}
