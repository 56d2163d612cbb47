import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['{codemods,src}/**/*.test.ts'] } })
