import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ STOREFRONT_URL: 'https://shop.example' })
})
afterAll(() => sandbox.stop())

test('the editor runs its own files only and frames the shop alone', async () => {
  const answer = await sandbox.call('/editor')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain('frame-src https://shop.example')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(await answer.text()).toContain('data-shop="https://shop.example"')
})

test('its modules come without types, and nothing else of the folder comes', async () => {
  const script = await sandbox.call('/editor/files/json.ts')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).not.toContain('interface')
  expect((await sandbox.call('/editor/files/json.test.ts')).status).toBe(404)
  expect((await sandbox.call('/editor/files/..%2Froutes.ts')).status).toBe(404)
})

test('it gets everything that it can change, and every picture that is named there', async () => {
  const data = await (await sandbox.call('/editor/data')).json()
  expect(Object.keys(data).toSorted()).toEqual(
    [
      'homePage',
      'locale',
      'locales',
      'menus',
      'pages',
      'pictures',
      'products',
      'quizzes',
      'settings',
    ].toSorted(),
  )
  expect(data.products).toHaveLength(91)
  expect(Object.values(data.pictures).every((picture) => picture !== null)).toBe(true)
})

test('it may save; a page of another origin may not', async () => {
  const save = (origin: string) =>
    sandbox.call('/admin/quizzes/find-your-ritual', {
      method: 'PATCH',
      headers: { origin },
      body: JSON.stringify({ fields: { next_button_label: { en: 'On', fr: 'Suite', de: 'Weiter' } } }),
    })
  expect((await save('http://localhost:4001')).status).toBe(403)
  expect((await save('null')).status).toBe(403)
  expect((await save('http://localhost:4000')).status).toBe(200)
  const quiz = await sandbox.call('/api/content/quizzes/find-your-ritual')
  expect(await quiz.json()).toMatchObject({ next_button_label: 'On' })
})
