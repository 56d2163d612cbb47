/** The page in which third-party tags run. */
export interface TagPage {
  /** The queue that tags read, in the order it was written. */
  readonly layer: unknown[]
  readonly loadScript: (url: string) => void
  /** Deletes the cookies whose names match. */
  readonly dropCookies: (pattern: RegExp) => void
}

interface TaggedWindow extends Window {
  dataLayer?: unknown[]
}

/** The browser's page, with the list that Google's tags read, `window.dataLayer`. Needs a browser. */
export function createTagPage(): TagPage {
  const tagged: TaggedWindow = window
  tagged.dataLayer ??= []
  return { layer: tagged.dataLayer, loadScript, dropCookies }
}

function loadScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}

/** Deletes cookies on this host and its parent domains, where tags set theirs. */
function dropCookies(pattern: RegExp): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((each) => pattern.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
