import type { CommerceEvent } from './commerce-event.ts'

export interface EventQueue {
  /** Reports an event. */
  readonly track: (event: CommerceEvent) => void
  /** Hands all events to `next`, those that waited first. */
  readonly connect: (next: (event: CommerceEvent) => void) => void
}

/**
 * Takes events from the start of a page, so that the code of analytics can load later. At most `maxCount` of them wait,
 * 50 by default; beyond it the oldest are dropped. For a browser: on a server all visitors would share it.
 */
export function createEventQueue(maxCount = 50): EventQueue {
  let connected: EventQueue['track'] | undefined
  let early: readonly CommerceEvent[] = []
  return {
    track: (event) => {
      if (connected === undefined) early = [...early, event].slice(-maxCount)
      else connected(event)
    },
    connect: (next) => {
      connected = next
      const waiting = early
      early = []
      for (const event of waiting) next(event)
    },
  }
}
