/** What one answer leaves for the page after it. */
export const FLASH_COOKIE = 'flash'

/** How the page is handed what the cookie held. */
export const FLASH_HEADER = 'x-flash'

/** The next page takes it off; without one it goes by itself. */
const FLASH_SECONDS = 60

/** Out of reach of page JavaScript, like the session: it may hold what somebody typed. */
export function getFlashAttributes({ secure }: { readonly secure: boolean }) {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: FLASH_SECONDS } as const
}
