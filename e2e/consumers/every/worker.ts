import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { getModules, PACKAGES } from './modules.ts'

/** What needs Node: databases, files and the tools of a developer. */
const FOR_NODE = new Set([
  '@sorrel/catalog/server',
  '@sorrel/catalog/sync',
  '@sorrel/commerce/check',
  '@sorrel/commerce/testing',
  ...getModules('@sorrel/next-cache'),
  '@sorrel/reviews/server',
])

/** Modules that hold nothing but types. */
const TYPES_ALONE = new Set(['@sorrel/domain/account', '@sorrel/domain/order', '@sorrel/domain/store'])

for (const name of PACKAGES) {
  const modules = getModules(name).filter((path) => !FOR_NODE.has(path))
  if (modules.length === 0) continue
  const sizes = await loadInWorker(modules)
  const empty = modules.filter((path, index) => sizes[index] === 0 && !TYPES_ALONE.has(path))
  console.log(`${name}: ${empty.length === 0 ? 'all' : `not ${empty.join(', ')} of the`} modules in a worker`)
}

/** Bundles the modules as the workers' own tool does, with nothing of Node. Returns how many names each has in a worker. */
async function loadInWorker(modules: readonly string[]): Promise<readonly number[]> {
  const imports = modules.map((path, index) => `import * as m${index} from '${path}'`)
  const loaded = modules.map((_, index) => `Object.keys(m${index}).length`)
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join('\n')}
export default { fetch: () => Response.json([${loaded.join(', ')}]) }`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
  })
  const worker = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? '',
    compatibilityDate: '2026-01-01',
  })
  try {
    const answer = await worker.dispatchFetch('https://worker.example/')
    return (await answer.json()) as readonly number[]
  } finally {
    await worker.dispose()
  }
}
