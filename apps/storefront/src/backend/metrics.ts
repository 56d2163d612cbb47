import type { Metrics } from '@sorrel/service/metrics'
import { getProcessState } from './process-state.ts'

const shared = getProcessState('metrics', (): { metrics: Metrics | undefined } => ({ metrics: undefined }))

/** Sets where this process records its metrics. Call it once, before the first request. */
export function setMetrics(metrics: Metrics): void {
  shared.metrics = metrics
}

/** Creates an instrument on first use, from the metrics that are open by then; does nothing before that. */
export function createInstrument<Measure extends (...given: never[]) => void>(
  create: (metrics: Metrics) => Measure,
): (...given: Parameters<Measure>) => void {
  let measure: Measure | undefined
  return (...given) => {
    if (shared.metrics === undefined) return
    measure ??= create(shared.metrics)
    measure(...given)
  }
}
