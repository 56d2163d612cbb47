import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { toPageValue } from './next-model.ts'
import { makeDirectory, startProcess } from './shop.ts'

test('a process that is killed while it writes leaves a store that can be read, and every drop that was recorded', async () => {
  const directory = makeDirectory()
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, [new URL('writer.ts', import.meta.url).pathname, directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })
    let last = -1
    lines.on('line', (line) => {
      last = Number(line)
      if (last === 40 + round) child.kill('SIGKILL')
    })
    await once(child, 'exit')
    const { next, cache, core } = startProcess({ directory })
    const { entries } = await core.parts
    expect(cache.getDetails()).toEqual([])
    const kept = await Promise.all(
      Array.from({ length: last + 1 }, (_, index) => entries.find(`page /p${String(index)}`)),
    )
    expect(kept.filter(Boolean).length).toBeGreaterThan(5)
    const torn = kept.filter(
      (entry, index) => entry && !JSON.stringify(entry.value).includes(`page ${String(index)} `),
    )
    expect(torn).toEqual([])
    // All but the last drop, of which nobody was told.
    for (let index = 0; index < last; index += 1)
      expect(await cache.has(`/p${String(index)}`), `page ${String(index)} was purged`).toBe(
        index % 2 === 0 && kept[index] !== undefined,
      )
    await next.answer('/after', toPageValue('after'))
    await cache.close()
  }
})
