import { ask, newAddress } from './ask.ts'
import { countAttack, test } from './test.ts'

const NAMES =
  'session flash currency preview preview-state device sorrel.consent locale cart service-failures known-device __proto__ anything'.split(
    ' ',
  )

const VALUES = [
  '%00',
  '%E3%80%82',
  '%zz',
  '%0d%0aSet-Cookie:%20a=b',
  '\u00ff\u00fe',
  '__proto__',
  '[]',
  '{"__proto__":{"a":1}}',
  '"><script>alert(1)</script>',
  '-1e309',
  'x'.repeat(4000),
  '',
] as const

const PATHS = ['/', '/products', '/cart', '/account', '/store-api/cart', '/api/reviews/own', '/search?q=soap']

test('no cookie makes a page fail', async ({ shop, times }) => {
  const values = VALUES.slice(0, times(5, VALUES.length))
  await countAttack('cookies: names × values × pages', async function* () {
    for (const name of NAMES)
      for (const value of values) {
        const from = newAddress()
        for (const path of PATHS) {
          const { status, headers } = await ask({
            origin: shop.origin,
            path,
            from,
            headers: { cookie: `${name}=${value}` },
          })
          const isAdded = (headers['set-cookie'] ?? []).some((line) => line.startsWith('a='))
          if (isAdded) yield `${name}=${value.slice(0, 20)} sets a cookie at ${path}`
          yield status >= 500 ? `${name}=${value.slice(0, 20)} at ${path}: ${status}` : undefined
        }
      }
  })
})
