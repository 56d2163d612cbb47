import { fileURLToPath } from 'node:url'
import { pureTests } from '@sorrel/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: pureTests,
  resolve: {
    alias: [
      {
        find: '#sanitize-html',
        replacement: fileURLToPath(new URL('./src/html/sanitize-on-server.ts', import.meta.url)),
      },
      {
        find: /^@sorrel\/commerce$/,
        replacement: fileURLToPath(new URL('./src/index.ts', import.meta.url)),
      },
      {
        find: /^@sorrel\/commerce\/(.+)$/,
        replacement: `${fileURLToPath(new URL('./src/', import.meta.url))}$1.ts`,
      },
    ],
  },
})
