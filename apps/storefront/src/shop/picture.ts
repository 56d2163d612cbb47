/** Path of the store's media on our own address, which the page server proxies. */
const MEDIA_PATH = '/cdn/'

/**
 * A picture's address as pages use it: the media of the configured origin by our own path (Next's optimiser refuses
 * private hosts, and the browser then needs no second connection), anything else as it is. Queries only resize, which
 * the optimiser does itself, so they are dropped.
 */
export function toImageSource(src: string, mediaOrigin: string): string {
  if (!URL.canParse(src)) return src
  const url = new URL(src)
  return url.origin === mediaOrigin && url.pathname.startsWith(MEDIA_PATH) ? url.pathname : src
}
