import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSignedTokens, type Secrets } from '@sorrel/contracts/http/token'
import { type Clock, systemClock } from '#backend/clock.ts'
import type { Counters } from '#backend/counters.ts'
import type { Env } from '#config/env.ts'
import { createNonceStore } from '#backend/nonce-store.ts'

export interface PreviewOptions {
  readonly publicOrigin: string
  /** Shared with the editor, which signs the links that start a preview. */
  readonly secrets: Secrets
  readonly now: Clock
}

/** How long a browser previews the shop after following a link: twelve hours. */
const PREVIEW_SECONDS = 12 * 3600

/**
 * The cookie of a browser that previews the shop: until when, signed; it ends with the browser's session too. The editor
 * is another site that frames the shop, so over https the cookie is its alone (`Partitioned`); without https both have
 * to share a site. See docs/decisions.md#session.
 */
export function createPreviewCookie({ publicOrigin, secrets, now }: PreviewOptions) {
  const secure = publicOrigin.startsWith('https:')
  const tokens = createSignedTokens({ audience: 'preview', secrets, now })
  return {
    name: secure ? '__Host-preview' : 'preview',
    attributes: {
      httpOnly: true,
      sameSite: secure ? 'none' : 'lax',
      secure,
      partitioned: secure,
      path: '/',
    },
    createValue: (): Promise<string> => tokens.issue({}, PREVIEW_SECONDS),
    isValid: async (value: string | undefined): Promise<boolean> =>
      value !== undefined && (await tokens.read(value)) !== undefined,
  } as const
}

export type PreviewCookie = ReturnType<typeof createPreviewCookie>

/** The cookie of this shop's previews; undefined where no editor is configured. */
export function getPreviewCookie({
  editorOrigins,
  previewSecret: secrets,
  publicOrigin,
}: Pick<Env, 'editorOrigins' | 'previewSecret' | 'publicOrigin'>): PreviewCookie | undefined {
  if (editorOrigins.length === 0 || secrets === undefined) return undefined
  return createPreviewCookie({ publicOrigin, secrets, now: systemClock })
}

interface PreviewLinkOptions extends Pick<PreviewOptions, 'secrets' | 'now'> {
  /** Default: the counters that all processes of this shop share. */
  readonly counters?: Counters | undefined
}

/** Says whether a link starts a preview: signed by the editor, at most five minutes old, and followed once. */
export function createPreviewLinkReader({ secrets, now, counters }: PreviewLinkOptions) {
  // The editor's clock may be off by as much as a link lasts.
  const lifeMs = 2 * PREVIEW_LINK.seconds * 1000
  const isNew = createNonceStore({ kind: 'preview link', lifeMs, counters })
  const tokens = createSignedTokens({ audience: PREVIEW_LINK.audience, secrets, now })
  return async (query: URLSearchParams): Promise<boolean> => {
    const { jti, exp } = (await tokens.read(query.get(PREVIEW_LINK.field) ?? '')) ?? {}
    // A link that lasted longer would be followed again once it is forgotten.
    const isShort = exp !== undefined && exp * 1000 <= now() + lifeMs
    return jti !== undefined && isShort && isNew(jti)
  }
}
