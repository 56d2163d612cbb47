import { findPort } from './find-port.ts'
import { startService, stopServices, waitUntilHealthy } from './processes.ts'

const START_MS = 60_000

interface OwnService {
  readonly folder: 'packages/sandbox' | 'apps/catalog-api'
  readonly env: Readonly<Record<string, string>>
}

/** Runs something while a commerce sandbox of its own answers, which forgets everything afterwards. */
export function withSandbox<Outcome>(
  use: (store: string) => Promise<Outcome>,
  storefrontUrl = 'http://127.0.0.1:9',
): Promise<Outcome> {
  // A browser may ask it from this origin alone.
  return withService({ folder: 'packages/sandbox', env: { STOREFRONT_URL: storefrontUrl } }, use)
}

/** Runs something while an index of a store's catalogue answers. */
export function withIndex<Outcome>(
  store: string,
  use: (index: string) => Promise<Outcome>,
): Promise<Outcome> {
  return withService({ folder: 'apps/catalog-api', env: { COMMERCE_URL: store } }, use)
}

async function withService<Outcome>(
  { folder, env }: OwnService,
  use: (origin: string) => Promise<Outcome>,
): Promise<Outcome> {
  const port = await findPort()
  const origin = `http://127.0.0.1:${port}`
  const service = startService({
    name: folder,
    folder,
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: 'memory://', LOG_LEVEL: 'warn', ...env },
    healthUrl: `${origin}/readyz`,
  })
  try {
    await waitUntilHealthy(service, START_MS)
    return await use(origin)
  } finally {
    await stopServices([service])
  }
}
