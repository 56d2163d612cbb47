import type { ShopEvent } from './shop-event.ts'

/** Events that wait for the analytics code to load. Beyond this number the oldest are dropped. */
const EARLY_MAX_COUNT = 50

let early: readonly ShopEvent[] = []
let connected: typeof track | undefined

/** Reports an event. Only for effects and handlers in the browser: on the server all requests share this module. */
export function track(event: ShopEvent): void {
  if (connected === undefined) early = [...early, event].slice(-EARLY_MAX_COUNT)
  else connected(event)
}

/** Hands all events to `next`, those that waited first. */
export function connect(next: typeof track): void {
  connected = next
  const waiting = early
  early = []
  for (const event of waiting) next(event)
}
