import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { VITALS_PATH, type VitalsReport } from '#request/vitals-report.ts'

/** Names in `Server-Timing` by which the server reports the request's Sec-GPC header and its trace. */
const SIGNAL = 'gpc'
const TRACE = 'traceparent'

/** The shorter side of a touch screen, in CSS pixels: smaller ones are phones. */
const TABLET_PX = 600

export interface MeasuringOptions {
  /** Share of the pages to report, from 0 to 1. One whose request is traced is always reported. */
  readonly share: number
  /** Whether the shopper still agrees to be counted. */
  readonly isGranted: () => boolean
}

/**
 * Measures this page and reports it once, when it is first hidden, because a phone may end a hidden page without
 * further events. Nothing is reported if the browser sends a privacy signal, if the page failed, or in the editor.
 */
export function measureVitals({ share, isGranted }: MeasuringOptions): void {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming) || !isWanted(page)) return
  const traceparent = page.serverTiming.find(({ name }) => name === TRACE)?.description
  if (traceparent === undefined && Math.random() >= share) return
  const vitals: Record<string, number> = {}
  const note = ({ name, value }: Metric) => {
    vitals[name] = name === 'CLS' ? value : Math.round(value)
  }
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(note)
  const report = () => {
    if (document.visibilityState !== 'hidden') return
    window.removeEventListener('visibilitychange', report)
    if (!isGranted() || Object.keys(vitals).length === 0) return
    const { pathname: path } = new URL(page.name)
    const body: VitalsReport = { path, device: getDevice(), vitals, traceparent }
    navigator.sendBeacon(VITALS_PATH, JSON.stringify(body))
  }
  // The library listens to the same event in the capture phase, so its last values are available in the bubbling phase.
  window.addEventListener('visibilitychange', report)
}

function isWanted({ serverTiming, responseStatus }: PerformanceNavigationTiming): boolean {
  const isRefused = navigator.doNotTrack === '1' || serverTiming.some(({ name }) => name === SIGNAL)
  return !isRefused && responseStatus < 400 && window.parent === window
}

function getDevice(): VitalsReport['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < TABLET_PX ? 'phone' : 'tablet'
}
