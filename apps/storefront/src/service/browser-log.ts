/** What says nothing about the shop: calls that the browser or an extension blocked, gateways that stumbled. See docs/specification.md#noise. */
const NOISE = /failed to fetch|load failed|networkerror|blocked|\b50[024]\b/i

/** Whether a failure belongs to the known noise, which is not worth a line. */
export function isBrowserNoise(error: unknown): boolean {
  return error instanceof Error && NOISE.test(error.message)
}

/** Says in the browser's log that something did not work and the page goes on without it. The server's log would weigh too much in a page. */
export function logInBrowser(message: string, error: unknown): void {
  if (!isBrowserNoise(error)) console.warn(message, error)
}
