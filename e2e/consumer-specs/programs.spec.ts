import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { getModules, PACKAGES } from '../../scripts/packages.ts'
import { check, expect, getFolder, test } from './test.ts'

// Programs without a page.

/** Every module of every package loads on Node, and in a worker where it needs nothing of Node. */
const EVERY = [
  ...PACKAGES.map((name) => `@sorrel/${name}: ${getModules(name).length} modules on Node`),
  ...['domain', 'contracts', 'i18n', 'commerce', 'ui', 'reviews', 'catalog', 'agents'].map(
    (name) => `@sorrel/${name}: all modules in a worker`,
  ),
]

/** What the programs print, among other lines. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  every: EVERY,
  node: ['Oat soap £6.50', '2 articles', '/fr/products/oat-soap', 'http', 'reviews 200'],
  worker: [
    '{"process":"undefined","document":"undefined","listed":3,"product":"Oat & Honey Soap Bar","description":true,"safe":"<p>Kept</p>","bag":"1 Artikel","total":"6,50\u00a0£"}',
    'agents 200 true',
  ],
  catalog: ['3 products in 3 calls', 'Lavender soap', 'None 2, Lavender 1'],
  agents: ['REST 200 Oat & Honey Soap Bar', 'MCP requires_escalation true', 'A shop for people'],
}

for (const [name, lines] of Object.entries(OUTPUTS))
  test(`the consumer ${name} has its types and prints what it should`, async ({ servers }) => {
    const needsStore = ['worker', 'agents'].includes(name)
    const output = await check(name, needsStore ? { STORE_URL: await servers.startSandbox() } : {})
    expect(output.split('\n')).toEqual(expect.arrayContaining([...lines]))
  })

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** The names of all packages that a consumer cannot do without: those its dependencies need, and theirs. */
function findNeeded(folder: string, names = new Set<string>()): ReadonlySet<string> {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  }: Needs = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  // A package's own are beside it.
  const beside = names.size === 0 ? join(folder, 'node_modules') : folder.replace(/(.*node_modules).*/, '$1')
  for (const name of [...Object.keys(dependencies), ...peers]) {
    if (names.has(name)) continue
    names.add(name)
    findNeeded(realpathSync(join(beside, name)), names)
  }
  return names
}

/** React itself draws the mails of reviews. */
test('a program on a server needs nothing that only pages need', () => {
  const needed = findNeeded(getFolder('node'))
  expect(needed).toContain('@urql/core')
  for (const name of ['urql', '@ariakit/react', 'react-aria', '@sorrel/ui'])
    expect(needed).not.toContain(name)
})
