import type { NextRequest } from 'next/server'

export interface PreviewCookie {
  readonly name: string
  readonly value: '1'
  readonly attributes: {
    readonly httpOnly: true
    readonly sameSite: 'lax' | 'none'
    readonly secure: boolean
    readonly partitioned: boolean
    readonly path: '/'
  }
}

/**
 * Marks a browser that previews the shop; it ends with the browser's session. The editor is another site that frames
 * the shop, so over https the cookie is its alone (`Partitioned`); without https both have to share a site. See
 * docs/decisions.md#session.
 */
export function getPreviewCookie(publicOrigin: string): PreviewCookie {
  const secure = publicOrigin.startsWith('https:')
  return {
    name: secure ? '__Host-preview' : 'preview',
    value: '1',
    attributes: {
      httpOnly: true,
      sameSite: secure ? 'none' : 'lax',
      secure,
      partitioned: secure,
      path: '/',
    },
  }
}

type Asked = Pick<NextRequest, 'cookies' | 'headers'>

/** Whether this browser previews the shop: it has the cookie, or a frame is just being filled. */
export function isPreviewRequest({ cookies, headers }: Asked, { name }: PreviewCookie): boolean {
  return cookies.has(name) || headers.get('sec-fetch-dest') === 'iframe'
}
