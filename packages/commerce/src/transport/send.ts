/** One request over the wire: `fetch`, or something that decorates it. */
export type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Adds headers to each request; those with no value are left out. */
export function withHeaders(
  send: Send,
  getHeaders: () => Readonly<Record<string, string | undefined>>,
): Send {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(getHeaders())) {
      if (value !== undefined) headers.set(name, value)
    }
    return send(input, { ...init, headers })
  }
}
