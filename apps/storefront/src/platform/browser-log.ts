/** Says in the browser's log that something did not work and the page goes on without it. The server's log would weigh too much in a page. */
export function logInBrowser(message: string, error: unknown): void {
  console.warn(message, error)
}
