import { type APIRequestContext, expect, test } from '@playwright/test'
import { makeFolder } from '../make-folder.ts'
import { ORIGINS } from '../origins.ts'
import { startSecondServer } from '../second-server.ts'

const PAGES = [
  '/',
  '/cart',
  '/account/login',
  '/search',
  '/products',
  '/products/soy-candle',
  '/categories/bath-body',
  '/fr',
  '/about',
] as const

async function setFault(request: APIRequestContext): Promise<void> {
  const fault = { operation: '*', kind: 'status', status: 500 }
  const answer = await request.put(`${ORIGINS.commerce}/faults`, { data: { faults: [fault] } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.afterEach(async ({ request }) => {
  await request.delete(`${ORIGINS.commerce}/faults`)
})

test('a server that restarts while the service is down shows the pages that it knew', async ({ request }) => {
  const cache = { CACHE_DIRECTORY: makeFolder('restart') }
  const before = await startSecondServer(cache)
  const bodies = new Map<string, string>()
  for (const path of PAGES) {
    const answer = await request.get(before.origin + path)
    expect(answer.status(), path).toBe(200)
    bodies.set(path, await answer.text())
  }
  await before.stop()

  await setFault(request)
  const after = await startSecondServer(cache)
  for (const path of PAGES) {
    const answer = await request.get(after.origin + path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html, path).toContain('</footer>')
    const [, data = ''] = /src="(\/_page-data\/[^"]+)"/.exec(html) ?? []
    expect((await request.get(after.origin + data)).status(), path).toBe(200)
  }
  const unknown = await request.get(`${after.origin}/products/oat-honey-soap-bar`)
  expect([unknown.status(), unknown.headers()['retry-after']]).toEqual([503, '5'])
  expect(unknown.headers()['cache-control']).toContain('no-store')
  await after.stop()
})
