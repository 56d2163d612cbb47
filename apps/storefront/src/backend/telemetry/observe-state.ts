import type { Metrics } from '@sorrel/service/metrics'
import type { Breaker } from '#backend/resilience/breaker.ts'
import type { QueueLoad } from '#backend/resilience/bounded-queue.ts'

export interface ObservedState {
  readonly getRenders: () => QueueLoad
  readonly getBreakers: () => Readonly<Record<string, Breaker>>
}

/** Reports how busy the server is and which services it does not ask. See docs/hosting.md#metrics. */
export function observeState(metrics: Metrics, { getRenders, getBreakers }: ObservedState): void {
  const renders = {
    name: 'sorrel.renders',
    description: 'Responses being rendered or waiting for it',
    unit: '{answer}',
  }
  metrics.observe(renders, (report) => {
    const { running, waiting } = getRenders()
    report(running, { state: 'running' })
    report(waiting, { state: 'waiting' })
  })
  const open = {
    name: 'sorrel.breaker.open',
    description: '1 where a service failed too often to be asked',
    unit: '1',
  }
  metrics.observe(open, (report) => {
    for (const [upstream, breaker] of Object.entries(getBreakers()))
      report(breaker.getState() === 'closed' ? 0 : 1, { 'sorrel.upstream': upstream })
  })
}
