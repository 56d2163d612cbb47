import { join } from 'node:path'
import { getModules, getPackageFolder, PACKAGES, toSpecifier } from './packages.ts'

/**
 * Largest size of a module in KB of gzip, by package and module; `*` stands for all other modules. A domain module
 * that contains a whole flow (with prices, options and stock) and the builders for tests have higher limits; a
 * bundler drops the functions a page does not use.
 */
const LIMITS_KB: Readonly<Record<string, number>> = {
  'domain/*': 1,
  'domain/money': 1.3,
  'domain/subscription-changes': 1.2,
  'domain/quiz': 1.5,
  'domain/filters': 2.9,
  'domain/filter-choices': 1.6,
  'domain/list-address': 1.6,
  'domain/add-form': 3,
  'domain/product-form': 2,
  'domain/product-selection': 3,
  'domain/testing': 3,
  'commerce/browser': 26,
  'commerce/product': 19.5,
  'commerce/filter-preview': 3,
  'commerce/listing': 4,
  'ui/button': 6,
  'ui/dialog': 22,
  'ui/styles.css': 16,
}

/** Modules that only a server loads: their dependencies are not counted. */
const FOR_SERVERS =
  /^(?:(?:reviews|catalog|commerce)\/server|catalog\/sync|agents\/(?:commerce|handler|profile|service)|next-cache\/(?:cache|handler|valkey))$/

const FOR_BROWSERS = { platform: 'browser', external: ['react', 'react-dom'] } as const
const FOR_NODE = { platform: 'node', packages: 'external' } as const

function toCheck(name: string, path: string) {
  const limit = LIMITS_KB[name] ?? LIMITS_KB[name.replace(/\/.*/, '/*')]
  return {
    name: `@sorrel/${name}`,
    path,
    gzip: true,
    ...(limit !== undefined && { limit: `${limit * 1024} B` }),
  }
}

function toModuleCheck(name: string, path: string) {
  return {
    ...toCheck(name, path),
    modifyEsbuildConfig: (config: object) => ({
      ...config,
      ...(FOR_SERVERS.test(name) ? FOR_NODE : FOR_BROWSERS),
      format: 'esm',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
  }
}

const modules = PACKAGES.flatMap((name) =>
  getModules(name).map(({ subpath, file }) => toModuleCheck(toSpecifier(name, subpath), file)),
)

const STYLES = {
  ...toCheck('ui/styles.css', join(getPackageFolder('ui'), 'dist/styles.css')),
  disablePlugins: ['@size-limit/esbuild'],
}

/** What `size-limit` measures: every public module of the built packages with all that it imports, and the kit's styles. */
export default [...modules, STYLES]
