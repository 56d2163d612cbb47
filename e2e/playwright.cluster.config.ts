import { defineConfig } from '@playwright/test'
import { findNginx } from '../scripts/nginx.ts'
import { findPostgres } from '../scripts/postgres.ts'

const RESTORE = 'restore.spec.ts'
const NEEDS_POSTGRES = ['catalogue-index.spec.ts', 'reviews.spec.ts']

/**
 * Several processes of each app that share their stores, by `scripts/test-nodes.ts`. They are one cluster, which every test
 * changes: so the tests run one after the other.
 */
export default defineConfig({
  testDir: 'cluster',
  projects: [
    {
      name: 'cluster',
      testIgnore: [
        RESTORE,
        ...(findPostgres() === undefined ? NEEDS_POSTGRES : []),
        ...(findNginx() === undefined ? ['nginx.spec.ts'] : []),
      ],
    },
    { name: 'restore', testMatch: RESTORE },
  ],
  outputDir: 'test-results/cluster',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
})
