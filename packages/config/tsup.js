import { globSync } from 'node:fs'

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
  }
}
