import { type Answer, ask, newAddress } from './ask.ts'
import type { Part } from './shop.ts'
import { countAttack, expect, test } from './test.ts'
import { newEmail, PASSWORD } from './visitor.ts'

type Headers = Readonly<Record<string, string>>

const signUp = (part: Part, own: string, headers: Headers): Promise<Answer> =>
  ask({
    origin: part.origin,
    path: '/store-api/sign-up',
    method: 'POST',
    headers: { origin: own, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: newEmail(), password: PASSWORD, firstName: 'Eve', lastName: 'Field' }),
  })

const NEWSLETTERS_MAX = 30

test('behind two proxies nobody chooses the address that limits count', async ({ shop, times }) => {
  const own = await shop.startStorefront({ PROXY_HOPS: '2' })
  const subscribe = (forwarded: string) =>
    ask({
      origin: own.origin,
      path: '/api/newsletter/subscribe',
      method: 'POST',
      headers: {
        origin: own.origin,
        'content-type': 'application/json',
        'x-forwarded-for': forwarded,
        'x-real-ip': forwarded.split(',')[0] ?? '',
        forwarded: `for=${forwarded.split(',')[0] ?? ''}`,
      },
      body: JSON.stringify({ email: newEmail() }),
    })
  await countAttack('PROXY_HOPS: spoofed addresses', async function* () {
    let done = 0
    for (let turn = 0; turn < times(40, 80); turn += 1) {
      // The last two entries are the proxies' own: before them stands what the sender has made up.
      const { status } = await subscribe(`198.51.100.${turn}, 203.0.113.9, 10.0.0.2`)
      if (status < 300) done += 1
      yield done > NEWSLETTERS_MAX ? `newsletter ${done} of one address` : undefined
    }
    yield done > 0 ? undefined : 'none was taken, so nothing was limited'
    for (let turn = 0; turn < 5; turn += 1) {
      const { status } = await subscribe(`203.0.113.9, 198.51.100.${turn}, 10.0.0.2`)
      yield status === 200 ? undefined : `another visitor is held up: ${status}`
    }
    for (const broken of ['', 'none', '1.2.3.4', ','.repeat(3000), '999.1.1.1, ::zz, %00', '"]']) {
      const { status } = await subscribe(broken)
      yield status >= 500 ? `"${broken.slice(0, 20)}": ${status}` : undefined
    }
  })
  await own.stop()
})

const HTTPS = 'https://shop.example'
const ATTRIBUTES = [/; *secure/i, /; *path=\/(?:;|$)/i, /; *samesite=lax/i] as const

/** What the shop's scripts read: marks and choices, which give no access. */
const MARKS = /^(?:session-mark|price-group|cart-count|currency|locale|flash)$/

test('over HTTPS every cookie of the shop is bound to its host', async ({ shop }) => {
  const own = await shop.startStorefront({ PUBLIC_ORIGIN: HTTPS, PROXY_HOPS: '1' })
  const proxied = { host: 'shop.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.20' }
  await countAttack('HTTPS: names and attributes of cookies', async function* () {
    const signed = await signUp(own, HTTPS, proxied)
    expect(signed.status, signed.text).toBe(200)
    const lines = signed.headers['set-cookie'] ?? []
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const [name = ''] = line.split('=')
      const missing = ATTRIBUTES.filter((attribute) => !attribute.test(line))
      yield missing.length === 0 ? undefined : `${name} has no ${missing.join(', ')}`
      if (/; *domain=/i.test(line)) yield `${name} has a domain`
      if (MARKS.test(name)) continue
      yield name.startsWith('__Host-') ? undefined : `${name} has no __Host-`
      yield /; *httponly/i.test(line) ? undefined : `${name} is readable by scripts`
    }
    // What a page of a neighbouring host can set counts for nothing.
    const token = lines.map((line) => /^__Host-session=([^;]*)/.exec(line)?.[1]).find(Boolean) ?? ''
    const asked = { origin: own.origin, path: '/account/orders' }
    const named = await ask({ ...asked, headers: { ...proxied, cookie: `__Host-session=${token}` } })
    yield named.status === 200 ? undefined : `the own name: ${named.status}`
    const plain = await ask({ ...asked, headers: { ...proxied, cookie: `session=${token}` } })
    yield plain.status === 200 ? 'a session without __Host- is taken' : undefined
    const home = await ask({ origin: own.origin, path: '/', headers: proxied, from: newAddress() })
    const rule = `${home.headers['strict-transport-security'] ?? ''}`
    yield /max-age=\d{7,}/.test(rule) ? undefined : `Strict-Transport-Security is "${rule}"`
  })
  await own.stop()
})
