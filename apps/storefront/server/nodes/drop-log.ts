import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '#service/clock.ts'
import type { DroppedTags } from '#service/dropped-tags.ts'
import { waitAtMost } from '#service/resilience/wait-at-most.ts'
import { createSingleRun } from '../pages/single-run.ts'
import type { Connection } from './connection.ts'
import { createPositions, type Positions } from './positions.ts'
import { parseDrop, type SharedDrop } from './shared-drop.ts'

/** Drops that the store remembers, for nodes that were away. */
const REMEMBERED = 10_000

/** Drops that wait while the store is away; more are told as one drop of everything. */
const WAITING_MAX = 1000

/** How long one question waits for the next drop. After each the node looks whether the store is still the same. */
const LISTEN_MS = 3000
const ANSWER_MS = 2000
const RETRY_MS = 250
const BATCH = 1000

/** Appends a drop under the next whole number, so that a gap is noticed. */
const APPEND = `local place = redis.call('INCR', KEYS[2])
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], place .. '-0', 'drop', ARGV[1])
return place`

export interface DropLog extends Pick<Positions, 'at' | 'isDropped' | 'isPurged'> {
  /** What positions are counted in; undefined while this node does not hear of the others' drops. */
  readonly getEpoch: () => string | undefined
  /** Resolves when this node hears of the others' drops, or after the time. */
  waitUntilHeard(ms: number): Promise<void>
  readonly close: () => void
}

export interface DropLogOptions {
  /** One for questions, and one that waits for drops. */
  readonly connection: Connection
  readonly listening: Connection
  readonly prefix: string
  readonly dropped: DroppedTags
  readonly now: Clock
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Tells the other nodes what this one drops, and drops here what the others do, all in the same order. What nobody heard
 * while the store was away is told when it is back. A node that cannot know what it missed drops everything.
 */
export function openDropLog(options: DropLogOptions): DropLog {
  const positions = createPositions(options.now)
  const node = randomUUID()
  const store = createLogStore(options)
  const publish = createPublisher({ append: store.append, positions, node })
  const heard = Promise.withResolvers<void>()
  const follower = createFollower({ ...options, positions, node, store, publish, onHearing: heard.resolve })
  options.dropped.onDrop((drop) => {
    if (!drop.isHeard) publish.add(drop)
  })
  void follower.run()
  return {
    at: positions.at,
    isDropped: positions.isDropped,
    isPurged: positions.isPurged,
    getEpoch: follower.getEpoch,
    waitUntilHeard: (ms) => waitAtMost(heard.promise, ms).catch(() => undefined),
    close: follower.close,
  }
}

interface FollowerOptions extends DropLogOptions {
  readonly positions: Positions
  readonly node: string
  readonly store: ReturnType<typeof createLogStore>
  readonly publish: ReturnType<typeof createPublisher>
  /** Called each time when the store is there. */
  readonly onHearing: () => void
}

/** Takes in a drop as it comes. What this node has dropped itself is dropped here already. */
function apply(
  { place, drop }: Entry,
  { positions, dropped, node }: Pick<FollowerOptions, 'positions' | 'dropped' | 'node'>,
): void {
  positions.apply(place, drop)
  if (drop.node === node) return
  if (drop.isAll) dropped.dropAll()
  else dropped.drop(drop.tags, { purge: drop.purge, isHeard: true })
}

/**
 * Takes in all that the store remembers. It is not dropped here once more, since whatever this node has read counts as
 * dropped then.
 */
async function replay({
  store,
  positions,
  publish,
}: Pick<FollowerOptions, 'store' | 'positions' | 'publish'>): Promise<string> {
  const { epoch, last } = await store.readState()
  const entries = await store.readAll()
  positions.reset((entries[0]?.place ?? last + 1) - 1, publish.getWaiting())
  for (const { place, drop } of entries) positions.apply(place, drop)
  return epoch
}

/** Reads the log to its end, and then each drop as it comes, until it is closed. */
function createFollower({
  listening,
  dropped,
  positions,
  node,
  store,
  publish,
  ...options
}: FollowerOptions) {
  const { log, onHearing } = options
  let epoch: string | undefined
  let isHearing = false
  let isClosed = false

  async function beginAnew(): Promise<void> {
    epoch = await replay({ store, positions, publish })
    dropped.dropAll()
  }

  async function catchUp(): Promise<void> {
    const state = await store.readState()
    if (!listening.client.isReady) throw new Error('nothing can be heard')
    if (state.epoch !== epoch || state.last < positions.getLast()) await beginAnew()
    if (!isHearing) log.info('this node hears of what others drop')
    isHearing = true
    onHearing()
    publish.retry()
  }

  async function follow(): Promise<void> {
    await catchUp()
    for (;;) {
      const entries = await store.readNext(positions.getLast())
      if (entries.length === 0) await catchUp()
      const isWhole = entries.every(({ place }, index) => place === positions.getLast() + 1 + index)
      if (isWhole) for (const entry of entries) apply(entry, { positions, dropped, node })
      else await beginAnew()
    }
  }

  function lose(error: unknown): void {
    if (isHearing && !isClosed) log.warn({ err: error }, 'the shared store is away: this node goes on alone')
    isHearing = false
  }

  return {
    getEpoch: () => (isHearing ? epoch : undefined),
    close: () => {
      isClosed = true
    },
    async run() {
      while (!isClosed) {
        await follow().catch(lose)
        await wait(RETRY_MS, undefined, { ref: false })
      }
    },
  }
}

interface Entry {
  readonly place: number
  readonly drop: SharedDrop
}

/** The log as it lies in the store. */
function createLogStore({ connection, listening, prefix }: DropLogOptions) {
  const { client } = connection
  const [key, counter, mark] = [`${prefix}drops`, `${prefix}place`, `${prefix}epoch`]
  const toEntry = ({ id, message }: { id: string; message: Record<string, string> }): Entry => ({
    place: Number(id.split('-')[0]),
    drop: parseDrop(message.drop),
  })
  const toId = (place: number) => `${String(place)}-0`

  return {
    append: async (drop: SharedDrop): Promise<void> => {
      const call = { keys: [key, counter], arguments: [JSON.stringify(drop), String(REMEMBERED)] }
      await waitAtMost(client.eval(APPEND, call), ANSWER_MS)
    },
    /** A store that started again, or was emptied, is another one: it may have lost the last drops. */
    async readState(): Promise<{ readonly epoch: string; readonly last: number }> {
      const read = async () => {
        const info = await client.info('server')
        await client.set(mark, randomUUID(), { condition: 'NX' })
        const [own, last] = await client.mGet([mark, counter])
        return { epoch: `${/run_id:(\w+)/.exec(info)?.[1] ?? ''} ${own ?? ''}`, last: Number(last ?? 0) }
      }
      return waitAtMost(read(), ANSWER_MS)
    },
    async readAll(): Promise<readonly Entry[]> {
      const found = await waitAtMost(client.xRange(key, '-', '+', { COUNT: REMEMBERED * 2 }), ANSWER_MS)
      return (found ?? []).flatMap((entry) => (entry === null ? [] : toEntry(entry)))
    },
    /** Waits for drops after the place; none when there were none for a while. */
    async readNext(place: number): Promise<readonly Entry[]> {
      const call = listening.client.xRead({ key, id: toId(place) }, { BLOCK: LISTEN_MS, COUNT: BATCH })
      const found = await waitAtMost(call, LISTEN_MS + ANSWER_MS)
      return found?.flatMap(({ messages }) => messages.map(toEntry)) ?? []
    },
  }
}

interface PublisherOptions {
  readonly append: (drop: SharedDrop) => Promise<void>
  readonly positions: Positions
  readonly node: string
}

/** Tells of drops, one after the other; those that did not get through wait. */
function createPublisher({ append, positions, node }: PublisherOptions) {
  let waiting: SharedDrop[] = []
  const flush = createSingleRun(async () => {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      await append(next)
      waiting = waiting.filter((drop) => drop !== next)
    }
  })
  const queue = (drop: Omit<SharedDrop, 'id' | 'node'>) => {
    const named = { ...drop, id: randomUUID(), node }
    positions.expect(named)
    waiting.push(named)
  }
  return {
    add({ tags, purge }: Pick<SharedDrop, 'purge'> & { readonly tags: readonly string[] }): void {
      if (waiting.length >= WAITING_MAX) {
        positions.forget(waiting)
        waiting = []
        queue({ tags: [], purge: false, isAll: true })
      }
      queue({ tags: [...tags], purge, isAll: false })
      flush()
    },
    getWaiting: () => waiting,
    retry: flush,
  }
}
