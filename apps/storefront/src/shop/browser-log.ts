/** Failures that say nothing about the shop: calls blocked by the browser or an extension, and errors of gateways. See docs/specification.md#noise. */
const NOISE = /failed to fetch|load failed|networkerror|blocked|\b50[024]\b/i

/** Whether a failure belongs to the known noise, which is not worth a line. */
export function isBrowserNoise(error: unknown): boolean {
  return error instanceof Error && NOISE.test(error.message)
}

/** Logs in the browser that something failed and the page continues without it. The server's logger would be too large for a page. */
export function logInBrowser(message: string, error: unknown): void {
  if (!isBrowserNoise(error)) console.warn(message, error)
}
