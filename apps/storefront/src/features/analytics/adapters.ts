import type { AnalyticsAdapter } from './create-analytics.ts'
import { createDataLayer } from './data-layer.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Who receives the shop's events. Add yours to this list; README.md beside this file says how. */
export function getAdapters(tagScriptUrl: string | undefined): readonly AnalyticsAdapter[] {
  window.dataLayer ??= []
  const loadTags = tagScriptUrl === undefined ? undefined : () => loadScript(tagScriptUrl)
  return [createDataLayer({ layer: window.dataLayer, loadTags, dropCookies })]
}

function loadScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}

/** Deletes the cookies whose names match, on this host and on the domains above it, where tags set theirs. */
function dropCookies(pattern: RegExp): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((each) => pattern.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
