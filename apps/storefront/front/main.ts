import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import { outliveReaders } from '@sorrel/service/standard-streams'
import { getStartFailure } from './listen.ts'

const directory = fileURLToPath(new URL('..', import.meta.url))

outliveReaders()
process.chdir(directory)
// Later imports read the environment, so the app's .env files are loaded first, as `next start` does.
nextEnv.loadEnvConfig(directory, false)
process.env.SHOP_FRONT = '1'
try {
  // Before the modules that telemetry instruments while they load.
  const { openShopTelemetry } = await import('#backend/telemetry/open-shop-telemetry.ts')
  await openShopTelemetry()
  const { start } = await import('./start.ts')
  await start(directory)
} catch (error) {
  process.stderr.write(`${getStartFailure(error, process.env)}\n`)
  process.exit(1)
}
