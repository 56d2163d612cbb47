import { setImmediate as turn } from 'node:timers/promises'
import { openCore } from '../src/serving/open-core.ts'
import { toNextCache } from '../src/serving/public-cache.ts'
import { toHandlerClass } from '../src/serving/to-handler.ts'
import { createNextModel, toPageValue } from './next-model.ts'

// Writes pages until it is killed, purges every second one, and says after which.

const core = openCore({ scope: 'build', directory: process.argv[2] ?? '' })
const cache = toNextCache(core)
const next = createNextModel({ handler: toHandlerClass(() => core), now: Date.now })

for (let index = 0; ; index += 1) {
  const path = `/p${String(index)}`
  await next.visit(path, async () => toPageValue(`page ${String(index)} `.repeat(2000), [path]))
  if (index % 2 === 1) await cache.drop([path], { purge: true })
  await turn()
  process.stdout.write(`${String(index)}\n`)
}
