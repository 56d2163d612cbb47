import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['scripts/check-{packages,rebuild}.ts'], hookTimeout: 120_000, testTimeout: 60_000 },
})
