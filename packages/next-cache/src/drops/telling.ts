import { randomUUID } from 'node:crypto'
import type { Drop, DropLog } from './drop.ts'
import { runInTurn } from './in-turn.ts'
import type { KnownDrops } from './known-drops.ts'
import type { DropMirror } from './sqlite-log.ts'

/** Drops that wait while the log is out of reach; more are told as one drop of everything. */
const WAITING_MAX = 1000

export interface TellingOptions {
  readonly known: KnownDrops
  /** Undefined where one process is alone and keeps nothing. */
  readonly source: DropLog | undefined
  /** Keeps what was heard and what waits, for the next start. */
  readonly mirror: DropMirror | undefined
  readonly now: () => number
}

export type Telling = ReturnType<typeof createTelling>

/** Tells the log what this process drops, in order. What could not be told waits, also for the next start. */
export function createTelling({ known, source, mirror, now }: TellingOptions) {
  let waiting: readonly Drop[] = mirror?.getWaiting() ?? []
  function setWaiting(drops: readonly Drop[]): void {
    waiting = drops
    mirror?.setWaiting(drops)
  }

  return {
    getWaiting: () => waiting,
    /** From here on the drop holds in this process. */
    add(drop: Drop): void {
      if (waiting.some(({ id }) => id === drop.id)) return
      if (source === undefined) return void known.take(drop, known.getState().last + 1)
      const all = [...waiting, drop]
      const told = all.length > WAITING_MAX ? [toOne(all, now())] : all
      for (const next of told.slice(-1)) known.take(next)
      if (told.length < all.length) for (const { id } of all) known.forget(id)
      setWaiting(told)
    },
    /** Resolves when all is told, or the log is out of reach. */
    tell: runInTurn(async () => {
      try {
        for (let [next] = waiting; next !== undefined; [next] = waiting) {
          const { id } = next
          await source?.append(next)
          setWaiting(waiting.filter((drop) => drop.id !== id))
        }
      } catch {
        // Hearing says that the log is out of reach.
      }
    }),
  }
}

/** One drop of everything in place of many. What they purge stays purged. */
function toOne(drops: readonly Drop[], at: number): Drop {
  const tags = [...new Set(drops.filter(({ purge }) => purge).flatMap((drop) => drop.tags))]
  return { id: randomUUID(), at, tags, purge: tags.length > 0, isAll: true }
}
