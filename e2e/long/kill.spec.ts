import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type SecondServer, startApp, startSandbox } from '../second-server.ts'
import { MODERATION_TOKEN, ORIGINS } from '../origins.ts'

/** How often each service is killed. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)
const PASSWORD = 'sorrel-kill-1'

type Ask = (query: string, variables: object) => Promise<{ readonly data?: Record<string, unknown> | null }>

const createAsk =
  (origin: string): Ask =>
  async (query, variables) => {
    const answer = await fetch(`${origin}/graphql/v2`, {
      method: 'POST',
      headers: { authorization: 'pk_sorrel_demo', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return (await answer.json()) as { data?: Record<string, unknown> | null }
  }

/** Whether the service has acknowledged a new account. */
async function createAccount(ask: Ask, email: string): Promise<boolean> {
  const query =
    'mutation ($email: String, $password: String) { createAccount(input: { email: $email, password: $password }) { email } }'
  const { data } = await ask(query, { email, password: PASSWORD })
  return data?.createAccount != null
}

/** The accounts of these that cannot log in. */
async function findLost(ask: Ask, emails: readonly string[]): Promise<readonly string[]> {
  const query =
    'mutation ($email: String, $password: String) { loginAccount(email: $email, password: $password) { success } }'
  const lost: string[] = []
  for (const email of emails) {
    const { data } = await ask(query, { email, password: PASSWORD })
    if (data?.loginAccount == null) lost.push(email)
  }
  return lost
}

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes again and again until the service is killed in the middle of it; gives what it had acknowledged. */
async function writeUntilKilled<T>(server: SecondServer, write: (place: number) => Promise<T | undefined>) {
  const acknowledged: T[] = []
  let place = 0
  for (;;) {
    const writing = write(place).catch(() => undefined)
    if (place === 6) void server.kill()
    const done = await writing
    if (done === undefined) break
    acknowledged.push(done)
    place += 1
  }
  await server.kill()
  return acknowledged
}

test('accounts that were acknowledged outlive kill -9', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startSandbox({ DATA_DIR: folder })
    const ask = createAsk(server.origin)
    expect(await findLost(ask, acknowledged)).toEqual([])
    const written = await writeUntilKilled(server, async (place) => {
      const email = `kill-${round}-${place}@example.com`
      return (await createAccount(ask, email)) ? email : undefined
    })
    expect(written.length).toBeGreaterThan(0)
    acknowledged.push(...written)
  }
  const last = await startSandbox({ DATA_DIR: folder })
  expect(await findLost(createAsk(last.origin), acknowledged)).toEqual([])
  await last.stop()
})

test('votes that were acknowledged outlive kill -9, each counted once', async () => {
  const start = () =>
    startApp('reviews-api', {
      DATA_DIR: folder,
      COMMERCE_URL: ORIGINS.commerce,
      STOREFRONT_URL: ORIGINS.storefront,
      MODERATION_TOKEN,
      CLIENT_ADDRESS_HEADER: 'x-client-address',
      SEED: 'demo',
    })
  const find = async (origin: string) => {
    const headers = { authorization: `Bearer ${MODERATION_TOKEN}` }
    const answer = await fetch(`${origin}/moderation/api/reviews?queue=approved&rating=3`, { headers })
    const { reviews } = (await answer.json()) as { reviews: readonly { id: string; helpfulCount: number }[] }
    return reviews[0] ?? { id: '', helpfulCount: 0 }
  }
  let server = await start()
  const { id, helpfulCount: before } = await find(server.origin)
  let acknowledged = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { origin } = server
    const votes = await writeUntilKilled(server, async (place) => {
      const answer = await fetch(`${origin}/api/reviews/${id}/helpful`, {
        method: 'PUT',
        headers: {
          origin: ORIGINS.storefront,
          'content-type': 'application/json',
          'x-client-address': `10.${round}.0.${place}`,
        },
        body: '{}',
      })
      return answer.ok ? place : undefined
    })
    acknowledged += votes.length
    server = await start()
    const { helpfulCount } = await find(server.origin)
    // The vote that was under way may have been stored, unacknowledged.
    expect(helpfulCount - before).toBeGreaterThanOrEqual(acknowledged)
    expect(helpfulCount - before).toBeLessThanOrEqual(acknowledged + 1)
    acknowledged = helpfulCount - before
  }
  await server.stop()
})

const WRITES_MAX = 600

/** Whether this system lets a process have a file system of its own, which can be full. */
const canMount = () =>
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' }).status === 0

async function fillDisk(): Promise<void> {
  const server = await startSandbox({ DATA_DIR: folder }, [
    'unshare',
    '-rm',
    'sh',
    '-c',
    `mount -t tmpfs -o size=512m tmpfs ${folder} && exec node src/main.ts`,
  ])
  const ask = createAsk(server.origin)
  const write = (name: string) => createAccount(ask, `${name}@example.com`).catch(() => false)
  expect(await write('before')).toBe(true)
  const filling = join(`/proc/${server.pid}/root`, folder, 'filling')
  const filled = spawnSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=64k'], { stdio: 'ignore' })
  expect(filled.status, 'the disk is full').not.toBe(0)
  const kept = ['before']
  let refused = 0
  // What has room in its files is still taken, so it takes a while until one needs a new page.
  for (let index = 0; refused < 3 && index < WRITES_MAX; index += 1) {
    if (await write(`full-${index}`)) kept.push(`full-${index}`)
    else refused += 1
  }
  expect(refused, 'writes are refused').toBe(3)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  writeFileSync(filling, '')
  await expect(async () => expect(await write(`after-${Date.now()}`)).toBe(true)).toPass()
  expect(
    await findLost(
      ask,
      kept.map((name) => `${name}@example.com`),
    ),
  ).toEqual([])
  await server.kill()
}

const FULL_DISK = 'a full disk refuses what it cannot keep, and nothing that was acknowledged is lost'

if (canMount()) test(FULL_DISK, fillDisk)
else process.stdout.write(`left out: "${FULL_DISK}" needs a system that lets a process mount a file system\n`)
