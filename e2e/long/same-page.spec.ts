import { expect, test } from '@playwright/test'
import { startSecondServer } from '../second-server.ts'

const PAGES = ['/', '/products', '/products/soy-candle', '/categories/bath-body', '/fr', '/about'] as const

/** The framework's data of a page: the order of its rows depends on which part was there first. */
const DATA_FILE = /\/_page-data\/[\w-]+\.js/

test('a cached page has the same text and policy in every process', async ({ request }) => {
  const servers = [await startSecondServer(), await startSecondServer()]
  const read = async (path: string, origin = '') => {
    const answer = await request.get(origin + path)
    const { etag, 'content-security-policy': policy } = answer.headers()
    const html = (await answer.text()).replace(DATA_FILE, '')
    return { status: answer.status(), isTagged: etag?.startsWith('W/'), policy, html }
  }
  // A page that had to wait for its data is made once more behind the first answer.
  for (const path of PAGES)
    await expect(async () => {
      const [one, other] = await Promise.all(servers.map(({ origin }) => read(path, origin)))
      expect(one).toMatchObject({ status: 200, isTagged: true })
      expect(other).toEqual(one)
    }, path).toPass({ timeout: 30_000 })
  await Promise.all(servers.map((server) => server.stop()))
})
