import type { AnalyticsAdapter } from './create-analytics.ts'
import { createDataLayer } from './data-layer.ts'
import { createVitalsAdapter } from './vitals-adapter.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export interface AdapterOptions {
  readonly tagScriptUrl: string | undefined
  /** Share of the pages whose loading is reported. Undefined where nobody reads it. */
  readonly vitalsShare: number | undefined
}

/** Who receives the shop's events. Add yours to this list; README.md beside this file says how. */
export function getAdapters({ tagScriptUrl, vitalsShare }: AdapterOptions): readonly AnalyticsAdapter[] {
  window.dataLayer ??= []
  const loadTags = tagScriptUrl === undefined ? undefined : () => loadScript(tagScriptUrl)
  return [
    createDataLayer({ layer: window.dataLayer, loadTags, dropCookies }),
    ...(vitalsShare === undefined ? [] : [createVitalsAdapter({ measure: measureLate(vitalsShare) })]),
  ]
}

/** The page comes first: what measures it loads when the page is complete, and idle. */
const measureLate = (share: number) => (isGranted: () => boolean) => {
  const load = () =>
    void import('./measure-vitals.ts').then(({ measureVitals }) => measureVitals({ share, isGranted }))
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
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
