import type { ShopEvent } from './shop-event.ts'

type Track = (event: ShopEvent) => void

/** Events from before the analytics code has arrived. The oldest go first. */
const EARLY_MAX_COUNT = 50

let early: readonly ShopEvent[] = []
let connected: Track | undefined

/** Reports an event. For effects and handlers of the page only: what is made on the server belongs to nobody. */
export function track(event: ShopEvent): void {
  if (connected === undefined) early = [...early, event].slice(-EARLY_MAX_COUNT)
  else connected(event)
}

/** Hands all events to `next`, those that came too early first. */
export function connect(next: Track): void {
  connected = next
  const waiting = early
  early = []
  for (const event of waiting) next(event)
}
