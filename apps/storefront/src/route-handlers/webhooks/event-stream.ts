import { hash } from 'node:crypto'
import type { Connection } from '@sorrel/next-cache/valkey'
import { type StoreEvent, toNotice } from './event.ts'
import { REMEMBERED_MS, RETRIES_MS } from './keep-event.ts'

/** Adds an event unless it was added before. */
const ADD = `if not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[2]) then return 0 end
redis.call('XADD', KEYS[1], 'MINID', '~', ARGV[3], '*', 'event', ARGV[1])
return 1`

/** All processes of the shop act as one consumer: the first to ask gets an event, and any may continue it. */
const [GROUP, READER] = ['shop', 'shop']

/** Processing takes no longer than this, unless the process has died. */
const BUSY_MS = 15_000
/** The service waits ten seconds for its answer. */
const ADD_MS = 3000
const BATCH = 100
/** Maximum number of failed or unfinished events. */
const LEFT_MAX = 1000

export interface EventStreamOptions {
  readonly connection: Connection
  /** Prefix of all keys. */
  readonly prefix: string
}

/** An event as the stream holds it. */
export interface Entry {
  readonly id: string
  readonly message: Readonly<Record<string, string>>
}

/** The events of all processes of the shop, in a stream of the shared store with a consumer group. */
export function createEventStream({ connection: { client, ask }, prefix }: EventStreamOptions) {
  const stream = `${prefix}events`
  const readNew = () =>
    ask(() => client.xReadGroup(GROUP, READER, { key: stream, id: '>' }, { COUNT: BATCH }))
  return {
    /** Whether the event is new. It is in the store when this resolves. */
    async add(event: StoreEvent): Promise<boolean> {
      const keys = [stream, `${prefix}event:${hash('sha256', event.id)}`]
      const oldest = String(Date.now() - REMEMBERED_MS)
      const call = { keys, arguments: [JSON.stringify(toNotice(event)), String(REMEMBERED_MS), oldest] }
      return (await ask(() => client.eval(ADD, call), ADD_MS)) === 1
    },
    /** Entries that no process has taken. An emptied store has lost its group, which is created again. */
    async takeNew(): Promise<readonly Entry[]> {
      const found = await readNew().catch(async (error: unknown) => {
        if (!(error instanceof Error && error.message.startsWith('NOGROUP'))) throw error
        await ask(() => client.xGroupCreate(stream, GROUP, '0', { MKSTREAM: true })).catch(() => undefined)
        return readNew()
      })
      return (found ?? []).flatMap(({ messages }) => messages)
    },
    /** Entries that failed, or whose process died, and are due again. Only one process gets each. */
    async takeLeft(): Promise<readonly Entry[]> {
      const older = { IDLE: RETRIES_MS[0] }
      const left = await ask(() => client.xPendingRange(stream, GROUP, '-', '+', LEFT_MAX, older))
      const claims = left.map(
        async ({ id, millisecondsSinceLastDelivery: idleMs, deliveriesCounter: tries }) => {
          const dueMs = Math.max(BUSY_MS, RETRIES_MS[Math.min(tries, RETRIES_MS.length) - 1] ?? 0)
          return idleMs < dueMs ? [] : ask(() => client.xClaim(stream, GROUP, READER, dueMs, id))
        },
      )
      return (await Promise.all(claims)).flat().filter((entry) => entry !== null)
    },
    /** The event was dealt with. */
    async finish({ id }: Entry): Promise<void> {
      await ask(() => client.multi().xAck(stream, GROUP, id).xDel(stream, id).exec())
    },
  }
}
