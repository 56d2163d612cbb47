import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Log } from '../serving/options.ts'
import type { InvalidationLog } from './invalidation.ts'
import { createLogFollower, type HeardDrop, replay } from './follow-log.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import { createPublisher, type PublisherOptions } from './publisher.ts'

interface SharedInvalidationsOptions extends PublisherOptions {
  readonly log: Log
}

/** Invalidations of this and other processes, over a log that all of them see in the same order. */
export function openSharedInvalidations({ log, ...options }: SharedInvalidationsOptions) {
  const { known, source, now } = options
  const events = new EventEmitter<{ invalidation: [HeardDrop] }>()
  const announce = (invalidation: HeardDrop) => void events.emit('invalidation', invalidation)
  const publisher = createPublisher(options)
  const follow = createLogFollower({ ...options, publisher, announce })
  let isConnected: boolean | undefined

  const catchUp = coalesceRuns(async () => {
    if (source === undefined) return
    try {
      await follow(source)
      if (isConnected === false) log.info({}, 'the log of invalidations is there again')
      isConnected = true
    } catch (err) {
      if (isConnected !== false)
        log.warn({ err }, 'the log of invalidations is out of reach: this process goes on alone')
      isConnected = false
    }
  })

  return {
    /** Resolves when every invalidation before the call is known, or the log is away. */
    catchUp,
    isConnected: () => isConnected,
    onDrop(listener: (invalidation: HeardDrop) => void): () => void {
      events.on('invalidation', listener)
      return () => void events.off('invalidation', listener)
    },
    async drop(tags: readonly string[], purge: boolean): Promise<void> {
      publisher.add({ id: randomUUID(), at: now(), tags: [...tags], purge, isAll: false })
      announce({ tags, purge, isHeard: false, isAll: false })
      await publisher.publish()
    },
    /** Work between requests: publishes waiting invalidations and reads other processes' ones. */
    async beat(): Promise<void> {
      if (publisher.getUnpublished().length > 0) await publisher.publish()
      await catchUp()
    },
    /** Loads the invalidations known when the process ended. */
    async load(from: InvalidationLog): Promise<void> {
      await replay(known, from)
      for (const invalidation of publisher.getUnpublished()) known.take(invalidation)
    },
  }
}
