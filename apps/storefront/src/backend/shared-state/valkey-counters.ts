import { hash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Counters } from '../counters.ts'
import { createLimits, createMemoryCounters } from '#backend/shared-counters.ts'
import type { Connection } from '@sorrel/next-cache/valkey'

/** Writes a record only if it is unchanged; otherwise returns the current one. Empty means none. */
const SWAP = `local found = redis.call('GET', KEYS[1]) or ''
if found ~= ARGV[1] then return {0, found} end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return {1, found}`

const swapAnswer = z.tuple([z.number(), z.string()])

/** Maximum number of conflicts with other processes; each conflict means that another process has succeeded. */
const TRIES_MAX = 50

export interface ValkeyCountersOptions {
  readonly connection: Connection
  /** Prefix of all keys. */
  readonly prefix: string
}

/** Counters that several processes share. The store learns digests of names, never an address or an e-mail. */
export function createValkeyCounters({ connection, prefix }: ValkeyCountersOptions): Counters {
  const { client } = connection
  /** Used while the store is unavailable. */
  const insurance = createMemoryCounters()
  const toKey = (kind: string, name: string) => `${prefix}${kind}:${hash('sha256', name)}`
  const inTurn = createTurns()

  async function swap(key: string, { known, next, lifeMs }: Swap) {
    const call = { keys: [key], arguments: [known, next, String(Math.ceil(lifeMs))] }
    return swapAnswer.parse(await connection.ask(() => client.eval(SWAP, call)))
  }

  return {
    async read(kind, name) {
      try {
        const text = await connection.ask(() => client.get(toKey(kind.kind, name)))
        return parse(kind.schema, text ?? '')
      } catch {
        return insurance.read(kind, name)
      }
    },
    async update(kind, name, change) {
      const key = toKey(kind.kind, name)
      const changeShared = async () => {
        for (let tries = 0, known = ''; tries < TRIES_MAX; tries += 1) {
          const { next, outcome } = change(parse(kind.schema, known))
          const text = next === undefined ? '' : JSON.stringify(next)
          const [isDone, found] = await swap(key, { known, next: text, lifeMs: kind.lifeMs })
          if (isDone === 1) return outcome
          known = found
        }
        throw new Error('others changed the record each time')
      }
      try {
        return await inTurn(key, changeShared)
      } catch {
        return insurance.update(kind, name, change)
      }
    },
    take: createLimits(({ name, calls, seconds }) => {
      const limit = { keyPrefix: name, points: calls, duration: seconds }
      return new RateLimiterRedis({
        ...limit,
        storeClient: createLimiterClient(connection, prefix),
        useRedisPackage: true,
        insuranceLimiter: new RateLimiterMemory(limit),
      })
    }),
  }
}

interface Swap {
  readonly known: string
  readonly next: string
  readonly lifeMs: number
}

/** A record of an unknown form, such as one by another version of the shop, counts as missing. */
function parse<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  if (text === '') return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The part of a client that the limiter library needs to run its script; each limit lasts at least a second. */
function createLimiterClient(connection: Connection, prefix: string) {
  const { client } = connection
  const toKey = (key: string) => `${prefix}limit:${hash('sha256', key)}`
  return {
    eval: (script: string, { keys, ...rest }: { readonly keys: string[]; readonly arguments: string[] }) =>
      connection.ask(() => client.eval(script, { ...rest, keys: keys.map(toKey) })),
  }
}

/** Serialises this process's work on one key, because parallel attempts would only conflict. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const done = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, done)
    try {
      return await done
    } finally {
      if (last.get(key) === done) last.delete(key)
    }
  }
}
