import type { Answer } from './ask.ts'
import { countAttack, test } from './test.ts'
import { createCustomer, createVisitor } from './visitor.ts'

/** Texts that could lead to another site, or add a header, where a path is expected. */
const WAYS_OUT = [
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/a/%2E%2E//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/\r\nSet-Cookie: session=evil',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  ' /account',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'evil.example',
  '@evil.example',
  '#//evil.example',
  '?next=//evil.example',
] as const

/** Paths of the shop that a header cannot carry as they are. */
const OWN_WAYS = [
  '/日本',
  '/été',
  '/products/日本?q=ü',
  '/\u{1f9fc}',
  '/account/orders/%ed%a0%80',
  '/a%00b',
] as const

const OWN: ReadonlySet<string> = new Set(OWN_WAYS)

/** What is wrong with an answer that may lead elsewhere. */
function findFault(origin: string, { status, headers }: Answer): string | undefined {
  if (status >= 500) return String(status)
  if ((headers['set-cookie'] ?? []).some((line) => line.includes('evil'))) return 'sets a cookie'
  const { location } = headers
  if (location === undefined) return undefined
  if (/[^\x21-\x7e]/.test(location)) return `Location has raw characters: ${location}`
  return new URL(location, origin).origin === origin ? undefined : `leads to ${location}`
}

test('no page and no form leads out of the shop, whatever it is asked', async ({ shop, times }) => {
  const { origin } = shop
  const ways = [...OWN_WAYS, ...WAYS_OUT].slice(0, times(16, Number.POSITIVE_INFINITY))
  const customer = await createCustomer(origin)
  await countAttack('redirects: next, from, to, paths, languages', async function* () {
    for (const way of ways) {
      const asked = encodeURIComponent(way)
      const visitor = createVisitor(origin)
      for (const path of [
        `/account/login?next=${asked}`,
        `/account/sign-up?next=${asked}`,
        `/fr/account/login?next=${asked}`,
        `/${asked}/`,
        `/${asked}`,
        `/de/${asked}`,
      ]) {
        const page = await visitor.get(path)
        yield label(path, findFault(origin, page))
        const [, to = '/'] = /name="to" value="([^"]*)"/.exec(page.text) ?? []
        const isOwn = OWN.has(way)
          ? new URL(to, origin).origin === origin
          : /^(?:\/(?:fr|de))?\/(?:account)?$|^\/(?:fr|de)$/.test(to)
        if (!isOwn) yield `${path}: the form leads to ${to}`
      }
      for (const path of [`/account/login?next=${asked}`, `/account/sign-up?next=${asked}`])
        yield label(`signed in ${path}`, findFault(origin, await customer.get(path)))
      for (const fields of [
        { from: '/account/profile', to: way },
        { from: way, to: '/account/profile' },
      ]) {
        const names = { firstName: 'Eve', lastName: 'Field' }
        const sent = await customer.submit('/account/forms/profile', { ...fields, ...names })
        const isTaken = fields.to === way && !OWN.has(way) && sent.status !== 400
        yield label(`form ${JSON.stringify(fields)}`, isTaken ? String(sent.status) : findFault(origin, sent))
      }
    }
  })
})

const label = (name: string, fault: string | undefined): string | undefined =>
  fault === undefined ? undefined : `${name}: ${fault}`
