import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ CONTENT_MODELS: 'categories' })
})
afterAll(() => sandbox.stop())

test('the schema is built from the store’s public models', async () => {
  const ask = async (query: string) => (await sandbox.query(query)).errors?.[0]?.message
  expect(await ask('{ productBySlug(slug: "body-oil") { content { layoutOptions } } }')).toContain(
    'Cannot query field "content" on type "SwellProduct"',
  )
  expect(await ask('{ contentPages { count } }')).toContain('Cannot query field "contentPages"')
  expect(await ask('{ categories { results { content { productsPerRow } } } }')).toBeUndefined()
})

test('REST has no content of other models', async () => {
  for (const path of ['pages/home', 'pages', 'quizzes', 'quizzes/find-your-ritual'])
    expect((await sandbox.call(`/api/content/${path}`)).status).toBe(404)
})
