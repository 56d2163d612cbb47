import { dropCookies } from './drop-cookies.ts'
import type { AnalyticsAdapter } from './create-analytics.ts'
import { createDataLayer } from './data-layer.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Who hears the shop's events. Yours goes into this list; README.md beside this file says how. */
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
