import { expect, test } from '@playwright/test'
import { startSecondServer } from '../second-server.ts'

const PAGES = ['/', '/products', '/products/soy-candle', '/categories/bath-body', '/fr', '/about'] as const

test('a cached page has the same bytes, tag and policy in every process', async ({ request }) => {
  const servers = [await startSecondServer(), await startSecondServer()]
  const read = async (path: string, origin = '') => {
    const answer = await request.get(origin + path)
    const { etag, 'content-security-policy': policy } = answer.headers()
    return { status: answer.status(), etag, policy, html: await answer.text() }
  }
  // A page that had to wait for its data is made once more behind the first answer.
  for (const path of PAGES)
    await expect(async () => {
      const [one, other] = await Promise.all(servers.map(({ origin }) => read(path, origin)))
      expect(one).toMatchObject({ status: 200, etag: expect.stringMatching(/^W\//) })
      expect(other).toEqual(one)
    }, path).toPass({ timeout: 30_000 })
  await Promise.all(servers.map((server) => server.stop()))
})
