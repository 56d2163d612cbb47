import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from '@sorrel/config/chromium'
import { MODERATION_TOKEN, ORIGINS, PORTS, REVALIDATE_SECRET } from './origins.ts'
import { toConsentedState } from './consented-state.ts'

const shared = { REVALIDATE_SECRET, LOG_LEVEL: 'warn' }

const SHARED = ['service.spec.ts', 'preview.spec.ts']
/** Long matrices, run by `playwright.long.config.ts`. */
const LONG = '**/long/**'
/** Tests without a window run only once. */
const SAFETY = '**/safety*.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  use: {
    baseURL: ORIGINS.storefront,
    launchOptions: getLaunchOptions(),
    storageState: toConsentedState(ORIGINS.storefront),
    // Without pictures of each frame, which cost more than the rest of the recording.
    trace: { mode: 'retain-on-failure', screenshots: false },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...SHARED, LONG, SAFETY],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      testIgnore: [...SHARED, LONG, SAFETY],
      use: { browserName: 'chromium', viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: 'safety', testMatch: SAFETY },
    // These tests change the service for everybody, so they run alone.
    { name: 'service', testMatch: SHARED, dependencies: ['desktop', 'mobile', 'safety'], workers: 1 },
  ],
  webServer: [
    {
      name: 'commerce sandbox',
      command: 'node src/main.ts',
      cwd: join(import.meta.dirname, '../apps/commerce-sandbox'),
      url: `${ORIGINS.commerce}/readyz`,
      env: {
        ...shared,
        PORT: String(PORTS.commerce),
        PUBLIC_URL: ORIGINS.commerce,
        STOREFRONT_URL: ORIGINS.storefront,
        DATA_DIR: 'memory://',
        FAULTS: '1',
      },
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'reviews API',
      command: 'node src/main.ts',
      cwd: join(import.meta.dirname, '../apps/reviews-api'),
      url: `${ORIGINS.reviews}/readyz`,
      env: {
        ...shared,
        PORT: String(PORTS.reviews),
        PUBLIC_URL: ORIGINS.reviews,
        STOREFRONT_URL: ORIGINS.storefront,
        COMMERCE_URL: ORIGINS.commerce,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'reviews-')),
        MODERATION_TOKEN,
        CLIENT_ADDRESS_HEADER: 'x-client-address',
        SEED: 'demo',
      },
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'storefront',
      command: 'node server/main.ts',
      cwd: join(import.meta.dirname, '../apps/storefront'),
      url: `${ORIGINS.storefront}/readyz`,
      env: {
        ...shared,
        PORT: String(PORTS.storefront),
        PUBLIC_ORIGIN: ORIGINS.storefront,
        COMMERCE_URL: ORIGINS.commerce,
        REVIEWS_URL: ORIGINS.reviews,
        EDITOR_ORIGINS: ORIGINS.commerce,
      },
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
})
