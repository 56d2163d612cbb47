import { findPort } from './find-port.ts'
import { startService, stopServices, waitUntilHealthy } from './processes.ts'

const START_MS = 60_000

/** Runs something while a commerce sandbox of its own answers, which forgets everything afterwards. */
export async function withSandbox<Outcome>(
  use: (store: string) => Promise<Outcome>,
  storefrontUrl = 'http://127.0.0.1:9',
): Promise<Outcome> {
  const port = await findPort()
  const store = `http://127.0.0.1:${port}`
  const sandbox = startService({
    name: 'commerce sandbox',
    folder: 'apps/commerce-sandbox',
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    // A browser may ask it from this origin alone.
    env: {
      PORT: String(port),
      PUBLIC_URL: store,
      STOREFRONT_URL: storefrontUrl,
      DATA_DIR: 'memory://',
      LOG_LEVEL: 'warn',
    },
    healthUrl: `${store}/readyz`,
  })
  try {
    await waitUntilHealthy(sandbox, START_MS)
    return await use(store)
  } finally {
    await stopServices([sandbox])
  }
}
