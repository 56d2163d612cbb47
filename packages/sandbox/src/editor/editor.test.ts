import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSignedTokens } from '@sorrel/contracts/http/token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { seed } from '../seed/demo.ts'

const SECRET = 'only-for-tests-preview'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ STOREFRONT_URL: 'https://shop.example', PREVIEW_SECRET: SECRET })
})
afterAll(() => sandbox.stop())

test('the editor runs only its own files and frames only the shop', async () => {
  const answer = await sandbox.call('/editor')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain('frame-src https://shop.example')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(await answer.text()).toContain('data-shop="https://shop.example"')
})

test('each time it is opened it has a signed link that starts the preview', async () => {
  const [, start = ''] = /data-start="([^"]+)"/.exec(await (await sandbox.call('/editor')).text()) ?? []
  const url = new URL(start.replaceAll('&amp;', '&'), 'https://shop.example')
  expect(url.pathname).toBe('/store-api/preview')
  const { audience, field } = PREVIEW_LINK
  const claims = await createSignedTokens({ audience, secrets: [SECRET] }).read(
    url.searchParams.get(field) ?? '',
  )
  expect(claims).toMatchObject({ jti: expect.any(String), exp: expect.any(Number) })
})

test('its modules are served without types, and no other file of the folder is served', async () => {
  const script = await sandbox.call('/editor/files/json.ts')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).not.toContain('interface')
  expect((await sandbox.call('/editor/files/json.test.ts')).status).toBe(404)
  expect((await sandbox.call('/editor/files/..%2Froutes.ts')).status).toBe(404)
})

test('it receives every document that it can change, and every picture in them', async () => {
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
      'themeForm',
    ].toSorted(),
  )
  expect(data.products).toHaveLength(seed.products.length)
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
