import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { findFreePort } from '@sorrel/config/free-port'
import { type Nginx, startNginx } from '../../scripts/nginx.ts'
import { type Cluster, SECRET, startCluster } from './cluster.ts'

export { expect } from '@playwright/test'
export type { Cluster } from './cluster.ts'

const START_MS = 300_000

/** One cluster, and one nginx before its storefronts, for all tests of a worker. */
export const test = base.extend<object, { readonly cluster: Cluster; readonly nginx: Nginx }>({
  cluster: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const cluster = await startCluster()
      await use(cluster)
      await cluster.close()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  nginx: [
    async ({ cluster }, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
      const upstreams = cluster.storefronts.map(({ origin }) => Number(new URL(origin).port))
      const nginx = await startNginx({ port: await findFreePort(), upstreams, directory })
      await use(nginx)
      await nginx.stop()
      rmSync(directory, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MS },
  ],
})

const WAIT_MS = 20_000

/** Resolves with the moment at which it was true. */
export async function waitUntil(isTrue: () => Promise<boolean>, message: string): Promise<number> {
  await expect.poll(isTrue, { message, intervals: [20], timeout: WAIT_MS }).toBe(true)
  return performance.now()
}

export async function read(url: string) {
  const answer = await fetch(url)
  return { status: answer.status, cache: answer.headers.get('x-nextjs-cache'), text: await answer.text() }
}

async function changeProduct({ commerce }: Cluster, path: string, change: object): Promise<void> {
  const answer = await fetch(`${commerce}/admin${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** Changes at the service, which announces them to the first storefront alone. */
export const rename = (cluster: Cluster, path: string, name: string) =>
  changeProduct(cluster, path, { name: { en: name } })
export const changePrice = (cluster: Cluster, path: string, price: number) =>
  changeProduct(cluster, path, { price: price * 100 })

/** Asks the commerce service itself. */
export async function query<Data>({ commerce }: Cluster, text: string, session = ''): Promise<Data> {
  const answer = await fetch(`${commerce}/graphql/v2`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'pk_sorrel_demo',
      ...(session !== '' && { 'x-session': session }),
    },
    body: JSON.stringify({ query: text }),
  })
  const { data }: { readonly data: Data } = JSON.parse(await answer.text())
  return data
}

/** What is wrong with every answer of the service: see packages/sandbox/src/faults. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly delayMs: number }

export const FAILING: Fault = { kind: 'status', status: 500 }

/** Runs while each of the shop's questions meets the fault. */
export async function withFault({ commerce }: Cluster, fault: Fault, run: () => Promise<void>) {
  const set = await fetch(`${commerce}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [{ operation: '*', ...fault }] }),
  })
  expect(set.ok, 'the service takes faults').toBe(true)
  await run().finally(() => fetch(`${commerce}/faults`, { method: 'DELETE' }))
}

export const DEMO = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }

/** Logs the demo customer in, and gives the session's cookie. */
export async function logIn({ balancer }: Cluster, origin: string, headers = {}): Promise<string> {
  const answer = await fetch(`${origin}/store-api/login`, {
    method: 'POST',
    headers: { origin: balancer, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(DEMO),
  })
  expect(answer.ok, await answer.text()).toBe(true)
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
  return session?.split(';')[0] ?? ''
}

const sign = createWebhookSigner([SECRET])

/** A call of `/api/revalidate`, signed as the service signs it. */
export function signCall(content: object): RequestInit {
  const body = JSON.stringify(content)
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...sign(body) } }
}

export const sendCall = (origin: string, call: RequestInit) => fetch(`${origin}/api/revalidate`, call)

export interface LoadOptions {
  /** Asked in turn, each for the pages in turn. */
  readonly origins: readonly string[]
  readonly pages: readonly string[]
  /** Requests a second, however long the answers take. */
  readonly rate: number
}

/** Asks for pages at a steady rate until it is stopped; gives how long each answer took, and those that are not good. */
export function startLoad({ origins, pages, rate }: LoadOptions) {
  const startedAt = performance.now()
  const underWay = new Set<Promise<void>>()
  const failed: string[] = []
  const times: number[] = []
  let count = 0
  const ask = async (url: string) => {
    const askedAt = performance.now()
    // What fetch rejects with names its cause only beside it.
    const { status } = await read(url).catch((error: Error) => ({
      status: `${error.message} ${String(error.cause)}`,
    }))
    times.push(performance.now() - askedAt)
    if (status !== 200) failed.push(`${url} ${status}`)
  }
  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) / 1000) * rate; count < due; count += 1) {
      const url = `${origins[count % origins.length] ?? ''}${pages[count % pages.length] ?? ''}`
      const asked = ask(url).finally(() => underWay.delete(asked))
      underWay.add(asked)
    }
  }, 10)
  return async () => {
    clearInterval(timer)
    await Promise.all(underWay)
    return { count, failed, times }
  }
}
