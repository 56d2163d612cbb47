import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { getModules, getPackageFolder, type PackageName } from './packages.ts'

// Ours because the documents and the report of a pull request show the size of every module, also of those without a limit.

const KB = 1024

/**
 * Largest size of a module in KB of gzip, by package and module; `*` stands for all other modules. A domain module
 * that contains a whole flow (with prices, options and stock) and the builders for tests have higher limits; a
 * bundler drops the functions a page does not use.
 */
const LIMITS_KB: Readonly<Partial<Record<PackageName, Readonly<Record<string, number>>>>> = {
  domain: {
    '*': 1,
    money: 1.2,
    'subscription-changes': 1.2,
    quiz: 1.5,
    filters: 2.9,
    'filter-choices': 1.6,
    'list-address': 1.6,
    'product-form': 2,
    'product-selection': 3,
    testing: 3,
  },
  commerce: { browser: 26, product: 19.5, 'filter-preview': 3, listing: 4 },
  ui: { button: 6, dialog: 22, 'styles.css': 16 },
}

export interface Size {
  readonly subpath: string
  /** Minified and compressed, with everything the module imports except React. */
  readonly bytes: number
  readonly limitBytes: number | undefined
}

function getLimitBytes(name: PackageName, subpath: string): number | undefined {
  const limits = LIMITS_KB[name]
  const limit = limits?.[subpath] ?? limits?.['*']
  return limit === undefined ? undefined : limit * KB
}

/** Modules that only a server loads: their dependencies are not counted. */
const SERVER_MODULES: ReadonlySet<string> = new Set([
  'reviews/server',
  'catalog/server',
  'commerce/server',
  'catalog/sync',
  'agents/commerce',
  'agents/handler',
  'agents/profile',
  'agents/service',
  'next-cache/cache',
  'next-cache/handler',
  'next-cache/valkey',
])

/** The size of a bundle that contains one module and nothing else of ours. */
async function measureModule(file: string, isServer: boolean): Promise<number> {
  const result = await build({
    stdin: { contents: `export * from ${JSON.stringify(file)}`, resolveDir: join(file, '..') },
    bundle: true,
    minify: true,
    format: 'esm',
    ...(isServer
      ? { platform: 'node', packages: 'external' }
      : { platform: 'browser', external: ['react', 'react-dom'] }),
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    write: false,
  })
  return toGzipBytes(result.outputFiles[0]?.contents ?? new Uint8Array())
}

function toGzipBytes(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).byteLength
}

/** The size of every public module of a built package, and of its stylesheet. */
export async function measurePackage(name: PackageName): Promise<readonly Size[]> {
  const sizes: Size[] = []
  for (const { subpath, file } of getModules(name))
    sizes.push({
      subpath,
      bytes: await measureModule(file, SERVER_MODULES.has(`${name}/${subpath}`)),
      limitBytes: getLimitBytes(name, subpath),
    })
  if (name !== 'ui') return sizes
  const sheet = readFileSync(join(getPackageFolder(name), 'dist/styles.css'))
  const subpath = 'styles.css'
  return [...sizes, { subpath, bytes: toGzipBytes(sheet), limitBytes: getLimitBytes(name, subpath) }]
}

/** Bytes as the tables show them: `0.7 KB`. A module without code is `types only`. */
export function formatSize(bytes: number): string {
  return bytes <= EMPTY_BYTES ? 'types only' : `${(bytes / KB).toFixed(1)} KB`
}

/** The size of an empty file in gzip. */
const EMPTY_BYTES = toGzipBytes(new Uint8Array())

export function isTooLarge({ bytes, limitBytes }: Size): boolean {
  return limitBytes !== undefined && bytes > limitBytes
}
