import { createSingleRun } from '#backend/shared-state/single-run.ts'
import { parseEvent } from './event.ts'
import { createEventStream, type Entry, type EventStreamOptions } from './event-stream.ts'
import { type EventTools, type KeepEvent, logEvent } from './keep-event.ts'

/** How often a process looks for entries that others have left. */
const LOOK_MS = 5000

export interface ValkeyTools extends EventTools, EventStreamOptions {}

/**
 * Stores events in the store that all processes of the shop share: any process handles an event, once. An event that
 * failed, or whose process died, is retried by any of them until it expires.
 */
export function keepInValkey({ handle, log, ...options }: ValkeyTools) {
  const { client } = options.connection
  const stream = createEventStream(options)

  async function work(entry: Entry): Promise<void> {
    const event = parseEvent(entry.message.event ?? '')
    try {
      if (event !== undefined) await handle(event)
      await stream.finish(entry)
    } catch (error) {
      log.error({ err: error, event: event?.id }, 'an event of the store was not dealt with')
    }
  }

  const look = createSingleRun(async () => {
    for (const entry of [...(await stream.takeNew()), ...(await stream.takeLeft())]) void work(entry)
  })
  client.on('ready', look)
  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()

  const keep: KeepEvent = async (event) => {
    logEvent(log, event, await stream.add(event))
    look()
  }
  return {
    keep,
    close() {
      client.off('ready', look)
      clearInterval(timer)
    },
  }
}
