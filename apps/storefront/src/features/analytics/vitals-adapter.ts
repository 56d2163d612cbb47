import type { AnalyticsAdapter } from '@sorrel/commerce/analytics'

export interface VitalsAdapterOptions {
  /** Begins to measure this page. `isGranted` says at its end whether the shopper still agrees. */
  readonly measure: (isGranted: () => boolean) => void
}

/**
 * Measures page performance once the shopper agrees to analytics. Revoked consent stops pending reports. It ignores the
 * shop's events.
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
