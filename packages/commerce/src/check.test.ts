import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KEY, openAnything, openStore, type StoreOptions } from '../test/store.ts'
import { describeEndpoint, runStoreCheck, runStoreTypes } from './check.ts'
import { checkStore } from './check/check-store.ts'
import { compareSubset } from './check/compare-subset.ts'
import { findEndpoint } from './check/endpoint.ts'
import { parseStoreArguments } from './check/run.ts'

const connect = (url: string, timeoutMs = 2000) => ({ url, publicKey: KEY, timeoutMs })

async function run(url: string, timeoutMs?: number) {
  const written: string[] = []
  const code = await runStoreCheck([url, KEY], (text) => written.push(text), { timeoutMs })
  return { code, output: written.join('') }
}

describe('check of a store', () => {
  test('a complete store: every operation works, and what is there is named', async () => {
    const { url } = await openStore()
    const { code, output } = await run(url)
    expect(output.replace(url, 'STORE')).toMatchInlineSnapshot(`
      "Store    STORE
      GraphQL  /graphql/v2

      ok      operations: 75 of 75 work
      ok      currencies: GBP
      ok      languages: en
      ok      theme: all groups of settings are there
      ok      header menu: header, 1 entries
      ok      footer menu: footer, 1 entries
      ok      second footer menu: footer-secondary, 1 entries
      ok      home page: "home", 2 sections
      ok      products: 3
      ok      attributes: 2, of which 1 filter lists
      ok      quizzes: ritual

      Shopping works.
      "
    `)
    expect(code).toBe(0)
  })

  const PRODUCTS: StoreOptions = { without: ['SwellProduct.content'] }

  test('the operations that would fail are named with the fields that are missing and the model to create', async () => {
    const { url } = await openStore(PRODUCTS)
    const { code, output } = await run(url)
    expect(code).toBe(1)
    expect(output).toContain(
      'BREAKS  getProduct fails, so product pages do not work: the store lacks SwellProduct.content',
    )
    expect(output).toContain('docs/models/product.json')
    expect(output).toContain('Shopping does not work: 1 thing breaks it.')
  })

  test('what only some shoppers miss does not break shopping', async () => {
    const { url } = await openStore({ without: ['Query.subscriptionById'] })
    const report = await checkStore(connect(url))
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        level: 'note',
        subject: 'getSubscriptionById fails, so subscriptions do not work',
      }),
    )
    expect(report.breaksShopping).toBe(false)
  })

  test('what stands in for what is absent is said, and what to create', async () => {
    const { url } = await openStore({
      settings: { store: {}, values: {} },
      menus: { sections: [] },
      rest: {},
    })
    const { code, output } = await run(url)
    expect(code).toBe(1)
    expect(output.replace(url, 'STORE')).toMatchInlineSnapshot(`
      "Store    STORE
      GraphQL  /graphql/v2

      ok      operations: 75 of 75 work
      ok      currencies: USD
      ok      languages: en
      note    theme: no settings for colors, typography, header, footer: the defaults stand in
               -> Create the theme settings: docs/hosted-store.md#theme.
      note    header menu: there is no menu "header" with entries: the place stays empty
               -> Create a menu with the id "header".
      note    footer menu: there is no menu "footer" with entries: the place stays empty
               -> Create a menu with the id "footer".
      note    second footer menu: there is no menu "footer-secondary" with entries: the place stays empty
               -> Create a menu with the id "footer-secondary".
      BREAKS  home page: there is no content page "home"
               -> Create and publish a content page with the slug "home": docs/hosted-store.md#content.
      BREAKS  products: there is none
               -> Create products and publish them.
      note    attributes: none that filters: lists are filtered by category and price alone
               -> Mark attributes as filterable: docs/hosted-store.md#attributes.
      note    quizzes: none: the shop has no quiz pages, and links to them are not found
               -> Create the content model "quizzes" if the shop wants one: docs/hosted-store.md#content.

      Shopping does not work: 2 things break it.
      "
    `)
  })

  test('pictures behind words that do not say where they are quiet are counted', async () => {
    const media = (quiet?: string) => ({
      id: quiet ?? 'none',
      type: 'full_width_media',
      background_image: { file: { url: 'https://cdn.test/a.webp', width: 2, height: 1 } },
      background_image_quiet: quiet,
    })
    const home = { slug: 'home', sections: [media('0 0 40 90'), media()] }
    const rest = { '/products': { count: 1 }, '/content/pages/home': home }
    const { output } = await run((await openStore({ rest })).url)
    expect(output).toContain('note    home page pictures: 1 of 2 do not say where words may stand')
  })

  test('a home page that is a draft breaks shopping', async () => {
    const rest = { '/products': { count: 1 }, '/content/pages/home': { slug: 'home', published: false } }
    const { output } = await run((await openStore({ rest })).url)
    expect(output).toContain('BREAKS  home page: "home" is a draft')
  })

  const REFUSAL = JSON.stringify({
    data: { __schema: null },
    errors: [{ message: `Wrong key ${KEY}`, extensions: { code: 'AUTHENTICATION' } }],
  })
  const JSON_TYPE = { 'content-type': 'application/json' }

  test.each<readonly [string, (response: ServerResponse) => void, RegExp]>([
    ['HTML', (response) => void response.end('<html>Hello</html>'), /does not look like a store/],
    ['a failure', (response) => void response.writeHead(500).end(), /does not look like a store/],
    ['429', (response) => void response.writeHead(429).end(), /asks for fewer calls/],
    ['401', (response) => void response.writeHead(401).end(), /Check the public key/],
    [
      'a refused key',
      (response) => void response.writeHead(200, JSON_TYPE).end(REFUSAL),
      /Check the public key/,
    ],
    ['nothing in time', () => {}, /did not answer in time/],
  ])('a server that answers %s: exit 1 with what to do, and never the key', async (_name, answer, advice) => {
    const url = await openAnything(answer)
    const { code, output } = await run(url, 300)
    expect(code).toBe(1)
    expect(output).toMatch(advice)
    expect(output).not.toContain(KEY)
  })

  test('a server that is not there', async () => {
    const { output, code } = await run('http://127.0.0.1:9')
    expect([code, output]).toEqual([1, expect.stringContaining('Nothing answers there')])
  })

  test.each([[[]], [['https://a.example']], [['https://a.example', 'sk_secret']], [['::', KEY]]])(
    'wrong arguments %j: how it is used, exit 2',
    async (given) => {
      const written: string[] = []
      expect(await runStoreCheck(given, (text) => written.push(text))).toBe(2)
      expect(written.join('')).toContain('use: store:check')
      expect(written.join('')).not.toContain('sk_secret')
    },
  )

  test('an address without a protocol or with a path is a store’s origin', () => {
    expect(parseStoreArguments(['sorrel.swell.store/graphql', KEY])).toMatchObject({
      ok: true,
      value: { url: 'https://sorrel.swell.store' },
    })
  })
})

describe('the path of GraphQL', () => {
  test('the newest path at which nothing fails', async () => {
    const { url, asked } = await openStore()
    expect(await findEndpoint(connect(url))).toMatchObject({ ok: true, value: { path: '/graphql/v2' } })
    expect(asked).toEqual(['/graphql/v2'])
  })

  test('an older path that fits better is found, and named in one line', async () => {
    const { url } = await openStore({
      path: '/graphql',
      poorPath: '/graphql/v2',
      without: ['SwellProduct.tags'],
    })
    expect(await findEndpoint(connect(url))).toMatchObject({ ok: true, value: { path: '/graphql' } })
    const line = await describeEndpoint({ ...connect(url), graphqlPath: '/graphql/v2' })
    expect(line).toMatch(/operations would fail at \/graphql\/v2: .*getProduct \(SwellProduct.tags\)/)
    expect(line).toContain('/graphql fits better (0 fail): set COMMERCE_GRAPHQL_PATH to it.')
    expect(line).not.toContain('\n')
  })

  test('where everything works there is nothing to say', async () => {
    const { url } = await openStore()
    expect(await describeEndpoint({ ...connect(url), graphqlPath: '/graphql/v2' })).toBeUndefined()
  })

  test('a path that does not answer', async () => {
    const { url } = await openStore()
    expect(await describeEndpoint({ ...connect(url), graphqlPath: '/nowhere' })).toMatch(
      /^The schema at \/nowhere cannot be read: .* \/graphql\/v2 fits better/,
    )
  })
})

test('a part of a schema is compared with the store’s', async () => {
  const { url } = await openStore({ without: ['SwellProduct.content', 'SwellProduct.tags'] })
  const endpoint = await findEndpoint(connect(url))
  if (!endpoint.ok) throw new Error(endpoint.error.message)
  const own = readFileSync(new URL('../../contracts/commerce.graphql', import.meta.url), 'utf8')
  const { differences, sdl } = compareSubset(
    own
      .replace('  accountId: String\n', '  accountId: Int\n')
      .replace('type SuccessfulResponse {', 'type Odd {\n  a: Int\n}\ntype SuccessfulResponse {'),
    endpoint.value.schema,
  )
  expect(differences).toEqual([
    '~ Session.accountId: Int here, String in the store',
    '- Odd: the store has no such type',
    '- SwellProduct.content: the store has no such field',
    '- SwellProduct.tags: the store has no such field',
  ])
  expect(sdl).toContain('accountId: String')
  expect(sdl).not.toContain('tags: [String]')
})

test('the command of the types shows the differences, and writes the store’s own types where asked to', async () => {
  const { url } = await openStore({ without: ['SwellProduct.tags'] })
  const folder = await mkdtemp(join(tmpdir(), 'types-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'part.graphql')
  await writeFile(file, 'type SwellProduct {\n  name: Int\n  tags: [String]\n}\n')
  const written: string[] = []
  const call = (...given: readonly string[]) =>
    runStoreTypes([url, KEY, file, ...given], {
      write: (text) => written.push(text),
      readFile: (path) => readFile(path, 'utf8'),
      writeFile: (path, text) => writeFile(path, text),
    })
  expect(await call('--write')).toBe(1)
  expect(written.join('')).toBe(
    '/graphql/v2: 2 differences\n~ SwellProduct.name: Int here, String in the store\n- SwellProduct.tags: the store has no such field\n',
  )
  expect(await readFile(file, 'utf8')).toBe('type SwellProduct {\n  name: String\n}\n')
  expect(await call()).toBe(0)
})
