import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { Options } from 'tsup'
import { defineConfig } from 'tsup'

/** Published names must not end in `.css.js`: a consumer's vanilla-extract plugin would compile them again. */
const toOutput = (file: string): string => file.replace(/\.css\.ts$/, '.styles').replace(/\.tsx?$/, '')

const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|guide)\.tsx?$/.test(file) && !/^src\/(style|stories)\//.test(file),
)

/** One output file per source file: a relative import stays an import, so `'use client'` holds per module. */
const perFile: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'per-file',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, (args) => {
      const isOwnImport = args.kind !== 'entry-point' && args.namespace === 'file'
      if (!isOwnImport || args.importer.endsWith('.css.ts')) return undefined
      return { path: `${toOutput(args.path)}.js`, external: true }
    })
  },
}

const copyFonts = (): void => {
  mkdirSync('dist/fonts', { recursive: true })
  copyFileSync('src/font-files/fonts.css', 'dist/fonts.css')
  for (const family of ['fraunces', 'figtree']) {
    const folder = `node_modules/@fontsource-variable/${family}`
    for (const subset of ['latin', 'latin-ext']) {
      copyFileSync(
        `${folder}/files/${family}-${subset}-wght-normal.woff2`,
        `dist/fonts/${family}-${subset}.woff2`,
      )
    }
    copyFileSync(`${folder}/LICENSE`, `dist/fonts/${family}-LICENSE`)
  }
}

export default defineConfig({
  entry: Object.fromEntries(sources.map((file) => [toOutput(file).replace(/^src\//, ''), file])),
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  bundle: true,
  splitting: false,
  treeshake: false, // rollup would drop 'use client'
  sourcemap: false,
  clean: true,
  dts: false,
  esbuildPlugins: [perFile, vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: async () => {
    // Every entry's CSS repeats what it imports; tsup.styles.ts makes the one stylesheet.
    for (const file of globSync('dist/**/*.css')) rmSync(file)
    copyFonts()
  },
})
