import { DURATION_BOUNDS, type Histogram } from '@sorrel/service/metrics'
import { createInstrument } from '#backend/metrics.ts'
import { VITALS, type VitalsReport } from '#request/vitals-report.ts'

/** Among the bounds are those between good, fair and poor: 0.2 and 0.5 s for INP, 0.8 and 1.8 for TTFB, 1.8 and 3 for FCP, 2.5 and 4 for LCP. */
const DURATION: Histogram = {
  name: 'sorrel.web_vital.duration',
  description: 'How a page loaded and answered in a browser',
  unit: 's',
  bounds: [...new Set([...DURATION_BOUNDS.slice(4), 0.2, 0.8, 1.8, 3, 4])].toSorted((a, b) => a - b),
}

/** Good up to 0.1, poor from 0.25. */
const LAYOUT_SHIFT: Histogram = {
  name: 'sorrel.web_vital.layout_shift',
  description: 'How far what a page shows moved by itself in a browser',
  unit: '1',
  bounds: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
}

const measureDuration = createInstrument((metrics) => metrics.createHistogram(DURATION))
const measureLayoutShift = createInstrument((metrics) => metrics.createHistogram(LAYOUT_SHIFT))

/** Records a browser's measurements by the kind of page and device. */
export function measureVitals({ vitals, device }: VitalsReport, route: string): void {
  const labels = { 'http.route': route, 'sorrel.device': device }
  for (const name of VITALS) {
    const value = vitals[name]
    if (value === undefined) continue
    if (name === 'CLS') measureLayoutShift(value, labels)
    else measureDuration(value / 1000, { ...labels, 'sorrel.vital': name.toLowerCase() })
  }
}
