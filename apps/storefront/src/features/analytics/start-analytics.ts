import { type Analytics, createAnalytics } from '@sorrel/commerce/analytics'
import { logInBrowser } from '#service/browser-log.ts'
import { getAdapters } from './adapters.ts'
import { connect } from './track.ts'

/** Starts the analytics of this page: nothing is sent before the shopper has agreed. */
export function startAnalytics(tagScriptUrl: string | undefined): Analytics {
  const analytics = createAnalytics({
    adapters: getAdapters(tagScriptUrl),
    onFailure: (error) => logInBrowser('An analytics adapter failed', error),
  })
  connect(analytics.track)
  return analytics
}
