import type { CommerceEvent } from './commerce-event.ts'

type Receive = (event: CommerceEvent) => void

export interface EventQueue {
  /** Reports an event. */
  readonly track: Receive
  /** Hands all events to `next`, the waiting ones first. */
  readonly connect: (next: Receive) => void
}

/**
 * Takes events from the start of a page, so that the code of analytics can load later. At most `maxCount` of them wait,
 * 50 by default; beyond it the oldest are dropped. For a browser: on a server all visitors would share it.
 */
export function createEventQueue(maxCount = 50): EventQueue {
  let early: readonly CommerceEvent[] = []
  let receive: Receive = (event) => {
    early = [...early, event].slice(-maxCount)
  }
  return {
    track: (event) => receive(event),
    connect: (next) => {
      receive = next
      early.forEach((event) => next(event))
      early = []
    },
  }
}
