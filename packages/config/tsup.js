import { existsSync, globSync, readFileSync } from 'node:fs'

const SOURCE_MAP_COMMENT = /\/[/*]# sourceMappingURL=\S+(?: \*\/)?$/

/** Whether the file has this content, apart from the comment about its source map, which tsup adds. */
const isWritten = (/** @type {string} */ path, /** @type {string} */ text) =>
  existsSync(path) && readFileSync(path, 'utf8').replace(SOURCE_MAP_COMMENT, '') === text

/**
 * Writes only files whose code has changed: in watch mode, what imports the other files neither restarts nor compiles
 * again.
 * @type {import('esbuild').Plugin}
 */
export const changedFilesOnly = {
  name: 'changed-files-only',
  setup(build) {
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.filter(({ path, text }) => !isWritten(path, text))
    })
  },
}

/**
 * Build settings of a package without styles: one entry per public module, shared code in chunks, types from tsc.
 * @param {string[]} entry globs of the public modules
 */
export function library(entry) {
  return {
    entry: entry
      .flatMap((pattern) => globSync(pattern))
      .filter((file) => !/\.(test|stories)\.tsx?$/.test(file)),
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    splitting: true,
    treeshake: false,
    sourcemap: true,
    clean: true,
    dts: false,
    esbuildPlugins: [changedFilesOnly],
    // JSON of another package needs its attribute, which every engine that the packages support reads.
    esbuildOptions: (/** @type {import('esbuild').BuildOptions} */ options) => {
      options.supported = { ...options.supported, 'import-attributes': true }
    },
  }
}

/** Published names must not end in `.css.js`: a consumer's vanilla-extract plugin would compile them again. */
const toOutput = (/** @type {string} */ file) => file.replace(/\.css\.ts$/, '.styles').replace(/\.tsx?$/, '')

/**
 * One output file per source file: a relative import stays an import, so `'use client'` holds per module.
 * @type {import('esbuild').Plugin}
 */
const perFile = {
  name: 'per-file',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, (args) => {
      const isOwnImport = args.kind !== 'entry-point' && args.namespace === 'file'
      if (!isOwnImport || args.importer.endsWith('.css.ts')) return undefined
      return { path: `${toOutput(args.path)}.js`, external: true }
    })
  },
}

/**
 * Build settings of components with styles: one output per source, CSS left to a sheet of its own.
 * @param {string[]} sources files below `src`
 * @param {import('esbuild').Plugin} styles the vanilla-extract plugin
 */
export function styledLibrary(sources, styles) {
  return {
    entry: Object.fromEntries(sources.map((file) => [toOutput(file).replace(/^src\//, ''), file])),
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    bundle: true,
    splitting: false,
    treeshake: false, // rollup would drop 'use client'
    sourcemap: true,
    dts: false,
    esbuildPlugins: [perFile, styles, changedFilesOnly],
  }
}
