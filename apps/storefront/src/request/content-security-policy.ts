import type { Env } from '#config/env.ts'

/** Where browsers report policy violations. */
export const POLICY_REPORTS_PATH = '/api/policy-reports'

/** Longest value of the policy header, in bytes: common proxies refuse more. See docs/adr/0002-script-hashes.md. */
export const POLICY_MAX_BYTES = 8192

export interface PolicyOptions {
  /** Origins the browser may call besides our own. */
  readonly connect: readonly string[]
  /** Origins pictures may come from besides our own. */
  readonly images: readonly string[]
  /** Origins that videos and their captions may come from besides our own. */
  readonly media: readonly string[]
  /** Origins that scripts may come from besides our own: none but those the shop's owner names. */
  readonly scripts?: readonly string[]
  /** Origins that may frame a page of the preview; none by default. */
  readonly editors?: readonly string[]
  /** The shop itself is served over https. */
  readonly secure: boolean
}

export interface PageCode {
  /** Hash or nonce sources. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** A page of the preview: the editors may frame it. Default: no framing. See docs/decisions.md#preview. */
  readonly framed?: boolean
}

/** Header that names where the reports of `report-to policy` go. */
export const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS_PATH}"`

/** For answers that are not pages: nothing in them may run, be loaded or be framed. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Creates the writer of page policies. Scripts and style elements run only from our own files, by hash or by nonce;
 * style attributes cannot be hashed and pages need some, so `style-src-attr 'unsafe-inline'` is the one exception.
 */
export function createPolicy(options: PolicyOptions): (code: PageCode) => string {
  const editors = options.editors ?? []
  return ({ scripts, styles, framed = false }) =>
    [
      "default-src 'self'",
      toDirective('script-src', ["'self'", ...(options.scripts ?? []), ...scripts]),
      toDirective('style-src', ["'self'"]),
      toDirective('style-src-elem', ["'self'", ...styles]),
      "style-src-attr 'unsafe-inline'",
      toDirective('img-src', ["'self'", 'data:', 'blob:', ...options.images]),
      toDirective('media-src', ["'self'", ...options.media]),
      toDirective('connect-src', ["'self'", ...options.connect]),
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      toDirective('frame-ancestors', framed && editors.length > 0 ? editors : ["'none'"]),
      ...(options.secure ? ['upgrade-insecure-requests'] : []),
      'report-to policy',
    ].join('; ')
}

function toDirective(name: string, sources: readonly string[]): string {
  return `${name} ${[...new Set(sources)].join(' ')}`
}

/** Creates the writer of this shop's page policies: they allow the origins in the environment. */
export function getPagePolicy(env: Env): (code: PageCode) => string {
  const lookUps = [env.locationIpUrl, env.locationReverseUrl, env.vaultUrl].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  )
  const tags = env.tagScriptUrl === undefined ? [] : [new URL(env.tagScriptUrl).origin]
  return createPolicy({
    connect: [env.commerceUrl, ...lookUps, ...env.connectOrigins, ...tags],
    images: [...env.mediaOrigins, ...tags],
    media: env.mediaOrigins,
    scripts: tags,
    editors: env.editorOrigins,
    secure: env.publicOrigin.startsWith('https:'),
  })
}
