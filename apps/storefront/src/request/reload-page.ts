/** Asks for the page anew: the surest way out of a failure, whatever the page's own state. */
export function reloadPage(): void {
  window.location.reload()
}
