import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import { outliveReaders } from '@sorrel/service/standard-streams'
import { getStartFailure } from './listen.ts'

const directory = fileURLToPath(new URL('..', import.meta.url))

outliveReaders()
process.chdir(directory)
// Whatever is imported from here on reads the environment: as `next start` does, from the app's own files too.
nextEnv.loadEnvConfig(directory, false)
process.env.SHOP_FRONT = '1'
try {
  // Before what is instrumented as it loads.
  const { openShopTelemetry } = await import('#backend/telemetry/open-shop-telemetry.ts')
  await openShopTelemetry()
  const { start } = await import('./start.ts')
  await start(directory)
} catch (error) {
  process.stderr.write(`${getStartFailure(error, process.env)}\n`)
  process.exit(1)
}
