import type { NextRequest } from 'next/server'

/**
 * Marks a browser that previews the shop; it ends with the browser's session. The editor is another site that frames
 * the shop, so over https the cookie is its alone (`Partitioned`); without https both have to share a site. See
 * docs/decisions.md#session.
 */
export function getPreviewCookie(publicOrigin: string) {
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
  } as const
}

export type PreviewCookie = ReturnType<typeof getPreviewCookie>

/** Whether this browser previews the shop: it has the cookie, or a frame is just being filled. */
export function isPreviewRequest(
  { cookies, headers }: Pick<NextRequest, 'cookies' | 'headers'>,
  { name }: PreviewCookie,
): boolean {
  return cookies.has(name) || headers.get('sec-fetch-dest') === 'iframe'
}
