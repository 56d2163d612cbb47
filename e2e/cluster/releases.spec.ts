import { expect, read, test } from './test.ts'

// Files of other releases, which tabs need that were opened before a release or during one. The tests build on each other.
test.describe.configure({ mode: 'serial' })

/** See RELEASES_KEPT in apps/storefront/README.md: its default, of which the release that runs is one. */
const KEPT = 5

const toFile = (name: string) => `chunks/of-${name}.js`

const readFile = (origin: string | undefined, name: string) => read(`${origin}/_next/static/${toFile(name)}`)

/** The files of code, style and fonts that a page names. */
const findFiles = (html: string) => [
  ...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? []),
]

test('a file of another release is on both storefronts', async ({ cluster }) => {
  await cluster.publishRelease('another', { [toFile('another')]: 'self.another=1' })
  for (const { origin } of cluster.storefronts)
    expect(await readFile(origin, 'another')).toMatchObject({ status: 200, text: 'self.another=1' })
})

test('a release that starts removes the files of the oldest one, and of no other', async ({ cluster }) => {
  const names = Array.from({ length: KEPT }, (_, at) => `release-${at + 1}`)
  for (const name of names) await cluster.publishRelease(name, { [toFile(name)]: `self.name='${name}'` })
  const [, storefront] = cluster.storefronts
  await storefront?.stop()
  await storefront?.start()
  const statuses: Record<string, number> = {}
  for (const name of ['another', ...names]) statuses[name] = (await readFile(storefront?.origin, name)).status
  const kept = Object.fromEntries(names.map((name) => [name, 200]))
  expect(statuses).toEqual({ ...kept, another: 404, 'release-1': 404 })
})

test('without the store of objects a page has all its files, on a storefront that starts then too', async ({
  cluster,
}) => {
  const [one, other] = cluster.storefronts
  await cluster.objects.kill()
  try {
    await other?.stop()
    await other?.start()
    const files = findFiles((await read(`${one?.origin}/about`)).text)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files)
      for (const { origin } of cluster.storefronts)
        expect((await read(origin + file)).status, origin + file).toBe(200)
    expect((await readFile(other?.origin, `release-${KEPT}`)).status, 'the store is away').toBe(404)
  } finally {
    await cluster.objects.start()
  }
  expect((await readFile(other?.origin, `release-${KEPT}`)).status).toBe(200)
})
