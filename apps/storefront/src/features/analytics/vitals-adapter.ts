import type { AnalyticsAdapter } from '@sorrel/commerce/analytics'

export interface VitalsAdapterOptions {
  /** Begins to measure this page. `isGranted` says at its end whether the shopper still agrees. */
  readonly measure: (isGranted: () => boolean) => void
}

/**
 * Measures how a page loads and answers, once the shopper agrees to be counted. What is taken back meanwhile is not sent.
 * Events of the shop are not its affair.
 */
export function createVitalsAdapter({ measure }: VitalsAdapterOptions): AnalyticsAdapter {
  let isGranted = false
  let isMeasuring = false
  return {
    purpose: 'analytics',
    onConsent({ analytics }) {
      isGranted = analytics
      if (!isGranted || isMeasuring) return
      isMeasuring = true
      measure(() => isGranted)
    },
    send: () => undefined,
  }
}
