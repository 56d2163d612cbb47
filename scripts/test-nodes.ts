import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COUNT_CHECKS } from './count-checks.ts'
import { findPort } from './find-port.ts'
import { toIndexChecks } from './index-checks.ts'
import { bringNginx, startNginx } from './nginx.ts'
import { toNginxChecks } from './nginx-checks.ts'
import { check, FAILING, type NodeChecks, read, rename, waitUntil, withFault } from './node-check.ts'
import { startLoad } from './node-load.ts'
import { openStage, PREVIEW_SECRET, type Stage } from './node-stage.ts'
import { ROOT, runAndRead } from './processes.ts'
import { PURGE_CHECKS } from './purge-checks.ts'
import { RELEASE_CHECKS } from './release-checks.ts'
import { toReviewsChecks } from './reviews-checks.ts'
import { toRushChecks } from './rush-checks.ts'
import { addTallies, NOTHING, readTally, type Tally } from './tally.ts'
import { bringValkey } from './valkey.ts'

// Two storefronts that share a store, and two reviews APIs and two catalogue indexes that share a database, on one machine:
// what one is told, both know; and each of them and of what they share may be missing. With `--long` restarts are repeated
// and the rush takes ten minutes.

const isLong = process.argv.includes('--long')

/** How often one node after the other restarts. */
const RESTARTS = isLong ? 5 : 1

const PRODUCT = '/products/coconut-scrub-brush'
const PAGES = [PRODUCT, '/', '/about', '/products/soy-candle']

/** Requests per second of those that go on while something ends. */
const RATE = 20

/**
 * Both nodes show a change within so many milliseconds of each other, the best time of three: a machine may be busy. Each
 * time it is there so soon after the service has acknowledged it.
 */
const APART_MS = 1000
const FRESH_MS = 15_000

/** What an answer says of itself whose page was made for it. */
const MADE = 'MISS'

async function getDetails(origin: string): Promise<number> {
  const { details = [] }: { readonly details?: readonly string[] } = JSON.parse(
    (await read(`${origin}/readyz`)).text,
  )
  return details.length
}

/** Reads on both until they show the name. Whoever reads meanwhile gets a page that is there, old or new. */
async function showBoth(stage: Stage, name: string): Promise<readonly number[]> {
  const shows = async (origin: string) => {
    const { use, text } = await read(origin + PRODUCT)
    check(use !== MADE, `a visitor of ${origin} waits for the page`)
    return text.includes(name)
  }
  return Promise.all(stage.nodes.map((origin) => waitUntil(() => shows(origin), `${origin} shows ${name}`)))
}

const CHECKS: NodeChecks = {
  async 'a page that one node made is on the other, with the file of its data'({ nodes: [one, other] }) {
    const made = await read(`${one}/about`)
    const found = await read(`${other}/about`)
    check(made.use === MADE || made.use === 'HIT', `the first node says ${made.use}`)
    check(found.use === 'HIT', `the second node says ${found.use}`)
    const [, file = ''] = /src="(\/_page-data\/[^"]+)"/.exec(made.text) ?? []
    check((await read(`${other}${file}`)).status === 200, `the second node does not have ${file}`)
    const queried = await read(`${one}/products?sort=price_asc`)
    const [, data = ''] = /src="(\/_page-data\/[^"]+)"/.exec(queried.text) ?? []
    check((await read(`${other}${data}`)).status === 200, `the second node does not have ${data}`)
    return ''
  },

  async 'a change that one node is told of is on both at once'(stage) {
    for (const node of stage.nodes) await read(node + PRODUCT)
    const times: { readonly after: number; readonly apart: number }[] = []
    for (const name of ['Scrub brush one', 'Scrub brush two', 'Scrub brush three']) {
      await rename(stage, PRODUCT, name)
      const at = performance.now()
      const [one = 0, other = 0] = await showBoth(stage, name)
      times.push({ after: Math.round(Math.max(one, other) - at), apart: Math.round(Math.abs(one - other)) })
    }
    const facts = times.map(({ after, apart }) => `${after} ms, ${apart} apart`).join('; ')
    check(Math.max(...times.map(({ after }) => after)) < FRESH_MS, facts)
    check(Math.min(...times.map(({ apart }) => apart)) < APART_MS, facts)
    return facts
  },

  async 'without the store each goes on alone, and catches up when it is back'(stage) {
    for (const page of PAGES) for (const node of stage.nodes) await read(node + page)
    const stop = startLoad({ origins: stage.nodes, pages: PAGES, rate: RATE })
    await stage.killStore()
    for (const node of stage.nodes)
      await waitUntil(async () => (await getDetails(node)) > 0, `${node} says that the store is away`)
    await rename(stage, PRODUCT, 'Scrub brush four')
    stage.startStore()
    for (const node of stage.nodes)
      await waitUntil(async () => (await getDetails(node)) === 0, `${node} has the store again`)
    await showBoth(stage, 'Scrub brush four')
    const { count, failed } = await stop()
    check(failed.length === 0, `${failed.length} of ${count} failed: ${failed[0]}`)
    return `0 of ${count} failed`
  },

  async 'a node that starts anew while the service is down has the pages of the others'(stage) {
    for (const page of PAGES) await read(`${stage.nodes[0]}${page}`)
    await withFault(stage, FAILING, async () => {
      await stage.restart(1)
      for (const page of PAGES) {
        const { status } = await read(`${stage.nodes[1]}${page}`)
        check(status === 200, `${page} answers ${status}`)
      }
    })
    return `${PAGES.length} pages`
  },

  async 'a restart of one node after the other loses no request'(stage) {
    await waitUntil(async () => (await read(stage.balancer)).status === 200, 'the balancer has a node')
    const stop = startLoad({ origins: [stage.balancer], pages: PAGES, rate: RATE })
    for (let round = 0; round < RESTARTS; round += 1)
      for (const index of stage.nodes.keys()) await stage.restart(index)
    const { count, failed } = await stop()
    check(failed.length === 0, `${failed.length} of ${count} failed: ${failed[0]}`)
    return `0 of ${count} failed`
  },
}

async function checkStage(program: string): Promise<Tally> {
  const stage = await openStage(program)
  try {
    const { services } = stage
    if (services === undefined)
      process.stdout.write('left out: two reviews APIs and two catalogue indexes need PostgreSQL\n')
    const total = await runChecks(stage, {
      ...CHECKS,
      ...PURGE_CHECKS,
      ...RELEASE_CHECKS,
      ...(services && toIndexChecks(services.index)),
      ...toRushChecks({ isLong }),
      ...COUNT_CHECKS,
      ...(services && toReviewsChecks(services.reviews)),
    })
    // They kill the nodes.
    return addTallies(total, await checkNginx(stage))
  } finally {
    await stage.close()
  }
}

async function runChecks<Needed>(
  stage: Needed,
  checks: Readonly<Record<string, (stage: Needed) => Promise<string>>>,
): Promise<Tally> {
  let total = NOTHING
  for (const [name, run] of Object.entries(checks)) {
    const startedAt = performance.now()
    const failure = await run(stage).then(
      (facts) => ({ facts }),
      (error: unknown) => ({ error: String(error) }),
    )
    const isGood = 'facts' in failure
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const facts = isGood ? failure.facts : failure.error
    process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds} s${facts && `: ${facts}`})\n`)
    total = addTallies(total, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })
  }
  return total
}

async function checkNginx(stage: Stage): Promise<Tally> {
  if ((await bringNginx()) === undefined) {
    process.stdout.write('left out: nginx with its Brotli module, as of Debian 12, is not there\n')
    return NOTHING
  }
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  const upstreams = stage.nodes.map((origin) => Number(new URL(origin).port))
  const nginx = await startNginx({ port: await findPort(), upstreams, directory })
  try {
    return await runChecks(stage, toNginxChecks({ ...nginx, previewSecret: PREVIEW_SECRET }))
  } finally {
    await nginx.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function runUnits(program: string): Promise<Tally> {
  let total = NOTHING
  for (const folder of ['packages/next-cache', 'apps/storefront']) {
    const options = { cwd: join(ROOT, folder), env: { VALKEY_SERVER: program } }
    const { code, output } = await runAndRead('vitest', ['run', 'valkey'], options)
    total = addTallies(total, readTally(output, code))
  }
  return total
}

const program = await bringValkey()
if (program === undefined)
  process.stdout.write(
    'left out: two nodes need a store to share; set VALKEY_SERVER or install Valkey 7+ or Redis 7+\n',
  )
const total = program === undefined ? NOTHING : addTallies(await runUnits(program), await checkStage(program))
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
