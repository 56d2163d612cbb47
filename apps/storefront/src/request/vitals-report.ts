/** Where a page of a visitor who agreed to be counted says how it went. */
export const VITALS_PATH = '/api/web-vitals'

/** Milliseconds, except CLS, which has no unit. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type Vital = (typeof VITALS)[number]

export const DEVICES = ['desktop', 'phone', 'tablet'] as const

/** How the loading of one page went. Nothing in it says who the visitor is. */
export interface VitalsReport {
  /** The page's public path, of which only the kind is counted. */
  readonly path: string
  readonly device: (typeof DEVICES)[number]
  readonly vitals: Readonly<Partial<Record<Vital, number>>>
  /** As the answer's `Server-Timing` named it, where its request is traced. */
  readonly traceparent?: string | undefined
}
