/**
 * Calls `onChanged` when the page comes back from the browser's page cache and `read` answers otherwise than when it was
 * left. Returns what ends it.
 */
export function watchPageReturn(read: () => string, onChanged: () => void): () => void {
  let left = ''
  const leave = () => {
    left = read()
  }
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted && read() !== left) onChanged()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
  }
}
