/** Where a person opens a cart composed by somebody else: an agent's, or one in a permalink. */
export const HANDOFF_PATHS = { continue: '/ucp/continue/', p: '/ucp/p/' } as const

/** Where a browser waits for the checkout: followed by the page's language. */
export const READY_PATH = '/ucp/ready'

export interface HandoffPath {
  readonly kind: keyof typeof HANDOFF_PATHS
  /** A word for addresses inside the app. The lines of a link keep their escapes in it. */
  readonly token: string
}

/** The target of a public path; undefined for any other. */
export function readHandoffPath(pathname: string): HandoffPath | undefined {
  const { continue: handoffs, p: links } = HANDOFF_PATHS
  if (pathname.startsWith(handoffs)) {
    const token = pathname.slice(handoffs.length)
    return { kind: 'continue', token: /^[\w.-]+$/.test(token) ? token : 'none' }
  }
  if (!pathname.startsWith(links)) return undefined
  return { kind: 'p', token: Buffer.from(pathname.slice(links.length) || '-').toString('base64url') }
}
