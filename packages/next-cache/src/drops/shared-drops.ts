import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Log } from '../serving/options.ts'
import type { DropLog } from './drop.ts'
import { createHearing, type HeardDrop, replay } from './hearing.ts'
import { runInTurn } from './in-turn.ts'
import { createTelling, type TellingOptions } from './telling.ts'

interface SharedDropsOptions extends TellingOptions {
  readonly log: Log
}

/** What this process drops and what others do, over a log that all of them see in the same order. */
export function openSharedDrops({ log, ...options }: SharedDropsOptions) {
  const { known, source, now } = options
  const heard = new EventEmitter<{ drop: [HeardDrop] }>()
  const announce = (drop: HeardDrop) => void heard.emit('drop', drop)
  const telling = createTelling(options)
  const catchUp = createHearing({ ...options, telling, announce })
  let isHearing: boolean | undefined

  const hear = runInTurn(async () => {
    if (source === undefined) return
    try {
      await catchUp(source)
      if (isHearing === false) log.info({}, 'the log of drops is there again')
      isHearing = true
    } catch (err) {
      if (isHearing !== false)
        log.warn({ err }, 'the log of drops is out of reach: this process goes on alone')
      isHearing = false
    }
  })

  return {
    /** Resolves when all is heard that was dropped before the call, or the log is out of reach. */
    hear,
    isHearing: () => isHearing,
    onDrop(listener: (drop: HeardDrop) => void): () => void {
      heard.on('drop', listener)
      return () => void heard.off('drop', listener)
    },
    async drop(tags: readonly string[], purge: boolean): Promise<void> {
      telling.add({ id: randomUUID(), at: now(), tags: [...tags], purge, isAll: false })
      announce({ tags, purge, isHeard: false, isAll: false })
      await telling.tell()
    },
    /** What happens without requests: what waits is told, and what others dropped is heard. */
    async beat(): Promise<void> {
      if (telling.getWaiting().length > 0) await telling.tell()
      await hear()
    },
    /** Takes in what was known when the process ended. */
    async load(from: DropLog): Promise<void> {
      await replay(known, from)
      for (const drop of telling.getWaiting()) known.take(drop)
    },
  }
}
