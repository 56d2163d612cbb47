import { ask, newAddress } from './ask.ts'
import { countAttack, expect, test } from './test.ts'

test('what is not published opens to nobody without a link of the editor’s', async ({ shop }) => {
  const own = await shop.startStorefront({})
  const editor = new URL(shop.between['shop>commerce'].origin).origin
  const published = await ask({
    origin: shop.commerce.origin,
    path: '/admin/pages/how-refills-work',
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"published":false}',
  })
  expect(published.status, published.text).toBe(200)
  const guesses: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'sec-fetch-dest': 'iframe' },
    { cookie: 'preview=1' },
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
    { cookie: 'preview=1.1.1' },
    { referer: `${editor}/editor`, origin: editor },
    { 'x-page-preview': '1' },
    { 'x-middleware-rewrite': '/en/GBP/~preview/how-refills-work' },
  ]
  const links = ['', '?token=', '?token=1.1.1', '?token=eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.', '?token=%00']
  await countAttack('preview: drafts without a signed link', async function* () {
    for (const headers of guesses)
      for (const path of ['/how-refills-work', '/fr/how-refills-work', '/en/GBP/~preview/how-refills-work']) {
        const { status, headers: answered } = await ask({
          origin: own.origin,
          path,
          headers,
          from: newAddress(),
        })
        const ancestors = /frame-ancestors ([^;]*)/.exec(String(answered['content-security-policy']))?.[1]
        const isShut = status === 404 || (status >= 300 && status < 400)
        yield isShut && ancestors !== editor
          ? undefined
          : `${path} with ${JSON.stringify(headers)}: ${status}`
      }
    for (const link of links) {
      const path = `/store-api/preview${link}`
      const { status } = await ask({ origin: own.origin, path, from: newAddress() })
      yield status === 403 ? undefined : `${path}: ${status}`
    }
  })
  await ask({
    origin: shop.commerce.origin,
    path: '/admin/pages/how-refills-work',
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"published":true}',
  })
  await own.stop()
})
