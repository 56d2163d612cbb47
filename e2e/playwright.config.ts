import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { type Declaration, parseDeclaration } from '@sorrel/contract/declaration'
import { getLaunchOptions } from '@sorrel/config/chromium'
import { DATA_FOLDER } from './make-folder.ts'
import { MODERATION_TOKEN, ORIGINS, PORTS, PREVIEW_SECRET, REVALIDATE_SECRET } from './origins.ts'
import { toConsentedState } from './consented-state.ts'

const shared = { REVALIDATE_SECRET, LOG_LEVEL: 'warn' }

const SHARED = ['service.spec.ts', 'preview.spec.ts', 'cached-pages.spec.ts']
/** Tests that start servers of their own; their configurations are beside this one. */
const OWN_SERVERS = '**/{attacks,cluster,consumer-specs,docs-site,next-versions,storybook}/**'
/** Long matrices, run by `playwright.long.config.ts`. */
const LONG = '**/long/**'
/** Tests without a window run only once. */
const SAFETY = '**/safety*.spec.ts'
/**
 * A test runs in a wide window; in a narrow one too, by `playwright.windows.config.ts`, unless its tag names the one: what
 * such a test checks does not depend on the width.
 */
const ONLY_NARROW = /@narrow/
/** What is checked at many widths and sizes of text, on page after page of a kind, or at length: by `playwright.night.config.ts`. */
const NIGHT = /@night/
/** What repeats a rule on another page or in another size: by `playwright.windows.config.ts`. */
const FULL = /@full/
/** What is said of the front, said of Next's own server: by `playwright.plain.config.ts`. */
const NEXT = /@next/

const NARROW = {
  browserName: 'chromium',
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
} as const

/** What the shop says of itself: the chapters of `@sorrel/contract` are flows too. */
const readStorefront = (file: string) =>
  readFileSync(join(import.meta.dirname, '../apps/storefront', file), 'utf8')
const declaration = parseDeclaration(readStorefront('sorrel.contract.json'), readStorefront)

export default defineConfig<{ readonly declaration?: Declaration }>({
  testDir: '.',
  testIgnore: OWN_SERVERS,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Two browsers and four services share the processor: a flow and an answer may take their time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: ORIGINS.storefront,
    launchOptions: getLaunchOptions(),
    storageState: toConsentedState(ORIGINS.storefront),
    // A recording costs a quarter of the whole run: `--trace=retain-on-failure` makes one.
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...SHARED, LONG, SAFETY, OWN_SERVERS],
      grepInvert: [ONLY_NARROW, NIGHT, FULL],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      testIgnore: [...SHARED, LONG, SAFETY, OWN_SERVERS],
      grep: ONLY_NARROW,
      grepInvert: [NIGHT, FULL],
      use: NARROW,
    },
    { name: 'safety', testMatch: SAFETY },
    {
      name: 'contract',
      testDir: '../packages/contract/src/chapters',
      testMatch: '*.ts',
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 }, declaration },
    },
    // These tests change the service for everybody, so they run alone.
    {
      name: 'service',
      testMatch: SHARED,
      grepInvert: NEXT,
      dependencies: ['desktop', 'mobile', 'safety', 'contract'],
      workers: 1,
    },
  ],
  webServer: [
    {
      name: 'commerce sandbox',
      command: 'node src/main.ts',
      cwd: join(import.meta.dirname, '../packages/sandbox'),
      url: `${ORIGINS.commerce}/readyz`,
      env: {
        ...shared,
        PORT: String(PORTS.commerce),
        PUBLIC_URL: ORIGINS.commerce,
        STOREFRONT_URL: ORIGINS.storefront,
        CATALOG_API_URL: ORIGINS.catalog,
        DATA_DIR: 'memory://',
        FAULTS: '1',
        // Lists of several pages, and products that no other test looks at.
        SEED_PROFILE: 'large',
        PREVIEW_SECRET,
        // Shorter than the hosted service's 5 s, so that a change shows within a test.
        READ_CACHE_SECONDS: '0.2',
        SUBSCRIPTION_DELAY_SECONDS: '1',
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
        CATALOG_API_URL: ORIGINS.catalog,
        DATA_DIR: join(DATA_FOLDER, 'reviews'),
        MODERATION_TOKEN,
        OUTBOX_URL: `${ORIGINS.commerce}/outbox`,
        CLIENT_ADDRESS_HEADER: 'x-client-address',
        SEED: 'demo',
      },
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'catalogue API',
      command: 'node src/main.ts',
      cwd: join(import.meta.dirname, '../apps/catalog-api'),
      url: `${ORIGINS.catalog}/readyz`,
      env: {
        ...shared,
        PORT: String(PORTS.catalog),
        COMMERCE_URL: ORIGINS.commerce,
        REVIEWS_URL: ORIGINS.reviews,
        DATA_DIR: join(DATA_FOLDER, 'catalog'),
        SYNONYMS_FILE: 'apps/catalog-api/synonyms.json',
      },
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'storefront',
      command: 'node front/main.ts',
      cwd: join(import.meta.dirname, '../apps/storefront'),
      url: `${ORIGINS.storefront}/readyz`,
      env: {
        ...shared,
        PORT: String(PORTS.storefront),
        // All tests have one address.
        SIGN_UPS_PER_HOUR: '1000',
        PUBLIC_ORIGIN: ORIGINS.storefront,
        COMMERCE_URL: ORIGINS.commerce,
        REVIEWS_URL: ORIGINS.reviews,
        CATALOG_API_URL: ORIGINS.catalog,
        EDITOR_ORIGINS: ORIGINS.commerce,
        PREVIEW_SECRET,
        AGENT_CAPABILITIES: 'search lookup cart checkout discount',
        AGENT_PROFILE_ORIGINS: ORIGINS.agent,
        AGENT_RATE: '0',
        LOCATION_IP_URL: `${ORIGINS.commerce}/location/ip`,
        LOCATION_REVERSE_URL: `${ORIGINS.commerce}/location/reverse`,
        CACHE_DIRECTORY: join(DATA_FOLDER, 'pages'),
        // All visitors of the tests have one address, and faults come and go at once.
        RENDER_RATE: '0',
        BREAKER_PAUSE_SECONDS: '0',
        // Tests count what a page costs the service.
        WARM_UP_PAGES: 'false',
        SERVICE_CACHE_SECONDS: '0.2',
        COMMERCE_POLL_SECONDS: '0',
      },
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
})
