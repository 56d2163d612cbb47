import { parseArgs } from 'node:util'
import { runCommand } from '@sorrel/service/command'
import { parseConfig } from './config.ts'
import { grow, reset } from './reset.ts'
import { seed } from './seed/demo.ts'
import { serveStore } from './serve-store.ts'

/** The numbers in the generated SKUs have six digits. */
const COUNT_MAX = 1_000_000

// `node src/main.ts` serves; `--reset` drops what is stored and writes the seed again; `--grow 100000` fills the
// catalogue up to that many products.
await runCommand(async () => {
  const config = parseConfig(process.env)
  if (!config.ok) throw new Error(config.error)
  const { values } = parseArgs({
    options: { reset: { type: 'boolean', default: false }, grow: { type: 'string' } },
  })
  if (values.reset) await reset(config.value)
  else if (values.grow !== undefined) await grow(config.value, toCount(values.grow))
  else await serveStore(config.value, { seed })
})

function toCount(text: string): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count > COUNT_MAX)
    throw new Error(`--grow needs a number of products up to ${COUNT_MAX}`)
  return count
}
