/** The browser's own log: the server's would weigh too much in a page. */
const { warn } = globalThis.console

/** Says in the browser's log that something did not work and the page goes on without it. */
export function logInBrowser(message: string, error: unknown): void {
  warn(message, error)
}
