import { type Analytics, createAnalytics } from '@sorrel/commerce/analytics'
import { logInBrowser } from '#shop/browser-log.ts'
import { type AdapterOptions, getAdapters } from './adapters.ts'
import { connect } from './track.ts'

/** Starts the analytics of this page: nothing is sent before the shopper has agreed. */
export function startAnalytics(options: AdapterOptions): Analytics {
  const analytics = createAnalytics({
    adapters: getAdapters(options),
    onFailure: (error) => logInBrowser('An analytics adapter failed', error),
  })
  connect(analytics.track)
  return analytics
}
