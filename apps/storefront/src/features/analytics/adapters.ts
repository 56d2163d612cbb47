import { type Analytics, type AnalyticsAdapter, createAnalytics } from '@sorrel/commerce/analytics'
import { createTagManager, createTagPage } from '@sorrel/commerce/analytics-adapters'
import { logInBrowser } from '#shop/browser-log.ts'
import { connect } from './track.ts'
import { createVitalsAdapter } from './vitals-adapter.ts'

interface AdapterOptions {
  readonly tagScriptUrl: string | undefined
  /** Share of page views whose performance is reported. Undefined where nothing receives it. */
  readonly vitalsShare: number | undefined
}

/** Who receives the shop's events. Add yours to this list; README.md beside this file says how. */
function getAdapters({ tagScriptUrl, vitalsShare }: AdapterOptions): readonly AnalyticsAdapter[] {
  return [
    createTagManager({ page: createTagPage(), scriptUrl: tagScriptUrl }),
    ...(vitalsShare === undefined ? [] : [createVitalsAdapter({ measure: measureLate(vitalsShare) })]),
  ]
}

/** The page comes first: the measuring code loads when the page is complete and idle. */
const measureLate = (share: number) => (isGranted: () => boolean) => {
  const load = () =>
    void import('./measure-vitals.ts').then(({ measureVitals }) => measureVitals({ share, isGranted }))
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Starts the analytics of this page: nothing is sent before the shopper has agreed. */
export function startAnalytics(options: AdapterOptions): Analytics {
  const analytics = createAnalytics({
    adapters: getAdapters(options),
    onFailure: (error) => logInBrowser('An analytics adapter failed', error),
  })
  connect(analytics.track)
  return analytics
}
