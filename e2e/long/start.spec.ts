import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort } from '@sorrel/config/free-port'
import { makeFolder } from '../make-folder.ts'
import { startSecondServer } from '../second-server.ts'

/** What the log of a part says of a failure, and the framework beside it. */
const FAILURE = /"level":[4-6]0|⨯/

/** An answer of any kind. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  )

const ROOT = join(import.meta.dirname, '../..')

/** Starts the whole shop by a command of npm, calls `visit` with its address, and ends it by a signal to npm. */
async function runShop(
  command: readonly string[],
  visit: (origin: string, printed: string) => Promise<void>,
): Promise<void> {
  const ports = {
    STOREFRONT_PORT: await findFreePort(),
    COMMERCE_PORT: await findFreePort(),
    REVIEWS_PORT: await findFreePort(),
    CATALOG_PORT: await findFreePort(),
  }
  const shop = spawn('npm', [...command, '--', '--built'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      DATA_DIR: makeFolder('start'),
    },
  })
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  let printed = ''
  const opened = new Promise<void>((resolve) => {
    for (const stream of [shop.stdout, shop.stderr])
      stream.on('data', (part: Buffer) => {
        printed += part.toString()
        if (printed.includes('Sorrel is open')) resolve()
      })
  })
  try {
    await Promise.race([opened, ended])
    expect(printed).toContain('Sorrel is open')
    await visit(`http://localhost:${ports.STOREFRONT_PORT}`, printed)
  } finally {
    shop.kill('SIGTERM')
    await ended
  }
  await expect
    .poll(async () => (await Promise.all(Object.values(ports).map(answers))).includes(true), {
      timeout: 30_000,
    })
    .toBe(false)
}

test('npm start with a new database prints no failure before the shop is open, and a signal to npm stops every part', async ({
  request,
}) => {
  await runShop(['start'], async (origin, printed) => {
    expect(printed.split('\n').filter((line) => FAILURE.test(line))).toEqual([])
    expect((await request.get(`${origin}/`)).status()).toBe(200)
  })
})

test('npm run dev draws the home page where nothing was built for production', { tag: '@night' }, async ({
  page,
}) => {
  // Every package is built and watched, and each page compiled when it is asked for.
  test.setTimeout(480_000)
  rmSync(join(ROOT, 'apps/storefront/src/generated/shared.css'), { force: true })
  await runShop(['run', 'dev'], async (origin) => {
    const answer = await page.goto(origin, { timeout: 150_000 })
    expect(answer?.status()).toBe(200)
    // A style of the kit.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
  })
})

test('a path that the store does not answer is named in one line, with the path that fits; the shop starts', async ({
  request,
}) => {
  const shop = await startSecondServer({ COMMERCE_GRAPHQL_PATH: '/nowhere' }, { readyPath: '/healthz' })
  try {
    const getWarnings = () =>
      shop
        .getLog()
        .split('\n')
        .filter((line) => line.includes('COMMERCE_GRAPHQL_PATH'))
    await expect
      .poll(getWarnings)
      .toEqual([
        expect.stringMatching(/The schema at \/nowhere cannot be read: .* \/graphql\/v2 fits better/),
      ])
    expect((await request.get(`${shop.origin}/readyz`)).status()).toBe(503)
  } finally {
    await shop.stop()
  }
})
