import { configDefaults, defineConfig } from 'vitest/config'

/** These start the server that VALKEY_SERVER names: `node scripts/test-nodes.ts` brings one. */
const NEEDS_VALKEY = process.env.VALKEY_SERVER ? [] : ['test/**/*.valkey.test.ts']

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...NEEDS_VALKEY],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
