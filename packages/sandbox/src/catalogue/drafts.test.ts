import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_KEY, type Sandbox, startSandbox } from '../../test/sandbox.ts'

/** Drafts of products: docs/commerce-service.md#products. */

const SLUG = 'dish-soap-block'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  await setActive(false)
})
afterAll(() => sandbox.stop())

async function setActive(active: boolean) {
  const answer = await sandbox.call(`/admin/products/${SLUG}`, {
    method: 'PATCH',
    body: JSON.stringify({ active }),
  })
  expect(answer.status).toBe(200)
}

const read = async (path: string) =>
  (await sandbox.call(`/api${path}`, { headers: { authorization: PUBLIC_KEY } })).json()

const LISTS = `{
  all: products(limit: 1000) { results { slug } }
  named: products(where: { slug: "${SLUG}" }) { count }
  found: products(search: "dish soap block") { results { slug } }
  own: categories(limit: 100) { results { products { slug } } }
  others: products(where: { slug: { _in: ["sisal-soap-pouch", "oat-honey-soap-bar"] } }) {
    results { upSells { product { slug } } crossSells { product { slug } } }
  }
}`

test('lists hold published products only', async () => {
  const { data } = await sandbox.query(LISTS)
  expect(data?.all.results.length).toBeGreaterThan(30)
  expect(data?.named.count).toBe(0)
  expect(JSON.stringify(data)).not.toContain(`"${SLUG}"`)
  expect(JSON.stringify(await read('/products?limit=1000'))).not.toContain(`"slug":"${SLUG}"`)
  expect((await read(`/products?where[slug]=${SLUG}`)).count).toBe(0)
})

test('a single read returns drafts too: REST says so, GraphQL does not', async () => {
  expect(await read(`/products/${SLUG}`)).toMatchObject({ slug: SLUG, active: false })
  const { data } = await sandbox.query(`{ productBySlug(slug: "${SLUG}") { slug } }`)
  expect(data?.productBySlug).toEqual({ slug: SLUG })
})

test('what is published is in lists again', async () => {
  await setActive(true)
  const { data } = await sandbox.query(LISTS)
  expect(data?.named.count).toBe(1)
  expect(await read(`/products/${SLUG}`)).toMatchObject({ active: true })
})
