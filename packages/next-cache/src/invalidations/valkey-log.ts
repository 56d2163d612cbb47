import { randomUUID } from 'node:crypto'
import type { Connection } from '../valkey.ts'
import {
  type InvalidationLog,
  type LogState,
  parseInvalidation,
  PURGES_MAX,
  REMEMBERED,
} from './invalidation.ts'

/** Appends an invalidation under the next number, so that gaps are noticed; purged tags are stored apart. */
const APPEND = `local place = redis.call('INCR', KEYS[2])
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], place .. '-0', 'drop', ARGV[1])
for i = 5, #ARGV do
  redis.call('ZADD', KEYS[3], place, ARGV[i])
  redis.call('HSET', KEYS[4], ARGV[i], ARGV[4])
end
local surplus = redis.call('ZCARD', KEYS[3]) - ARGV[3]
if surplus > 0 then
  for _, tag in ipairs(redis.call('ZRANGE', KEYS[3], 0, surplus - 1)) do redis.call('HDEL', KEYS[4], tag) end
  redis.call('ZREMRANGEBYRANK', KEYS[3], 0, surplus - 1)
end
return place`

/** How often the store's run id is checked; a restart also cuts the connection, which is noticed at once. */
const RUN_MS = 1000

/** Time limit for reading the whole log. */
const WHOLE_MS = 2000

/** The number of arguments of a script call is limited. */
const TAGS_PER_CALL = 5000

/** The log of invalidations that all processes of a shop share. */
export function openValkeyLog({ client, ask }: Connection, shop: string): InvalidationLog {
  const name = (part: string) => `{${shop}}:${part}`
  const keys = ['drops', 'place', 'purges', 'purge-ids'].map(name)
  const [entries = '', offset = '', purges = '', purgeIds = ''] = keys
  const mark = name('epoch')
  let run = { id: '', until: 0 }
  client.on('ready', () => {
    run = { id: '', until: 0 }
  })

  /** A restarted store may have lost the last invalidations. */
  async function readRun(): Promise<string> {
    if (performance.now() < run.until) return run.id
    const until = performance.now() + RUN_MS
    const [info] = await Promise.all([
      client.info('server'),
      client.set(mark, randomUUID(), { condition: 'NX' }),
    ])
    run = { id: /run_id:(\w+)/.exec(info)?.[1] ?? '', until }
    return run.id
  }

  return {
    readState: (): Promise<LogState> =>
      ask(async () => {
        const [id, [own, last]] = await Promise.all([readRun(), client.mGet([mark, offset])])
        if (own !== null && own !== undefined) return { epoch: `${id} ${own}`, last: Number(last ?? 0) }
        run = { id: '', until: 0 }
        return { epoch: `${await readRun()} ${(await client.get(mark)) ?? ''}`, last: Number(last ?? 0) }
      }),
    readAfter: async (after) => {
      const call = () => client.xRange(entries, `(${String(after)}-0`, '+', { COUNT: REMEMBERED * 2 })
      const found = await ask(call, WHOLE_MS)
      return (found ?? []).flatMap((entry) =>
        entry === null
          ? []
          : { offset: Number(entry.id.split('-')[0]), invalidation: parseInvalidation(entry.message.drop) },
      )
    },
    async readPurges() {
      const call = () => Promise.all([client.zRangeWithScores(purges, 0, -1), client.hGetAll(purgeIds)])
      const [scores, ids] = await ask(call, WHOLE_MS)
      return scores.map(({ value, score }) => ({ tag: value, id: ids[value] ?? '', offset: score }))
    },
    async append(invalidation) {
      const purged = invalidation.purge ? invalidation.tags : []
      for (let start = 0; start === 0 || start < purged.length; start += TAGS_PER_CALL) {
        const tags = purged.slice(start, start + TAGS_PER_CALL)
        const id = start === 0 ? invalidation.id : `${invalidation.id}/${String(start)}`
        const text = JSON.stringify(
          purged.length > TAGS_PER_CALL ? { ...invalidation, id, tags } : invalidation,
        )
        const call = { keys, arguments: [text, String(REMEMBERED), String(PURGES_MAX), id, ...tags] }
        await ask(() => client.eval(APPEND, call))
      }
    },
  }
}
