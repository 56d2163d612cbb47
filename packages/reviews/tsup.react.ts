import { globSync, rmSync } from 'node:fs'
import { styledLibrary } from '@sorrel/config/tsup'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

const sources = globSync('src/react{,/**/*}.{ts,tsx}').filter(
  (file) => !/\.(test|stories)\.tsx?$|\/stories\//.test(file),
)
const styles = vanillaExtractPlugin({ identifiers: 'short' })

export default defineConfig([
  {
    ...styledLibrary(sources, styles),
    clean: false,
    onSuccess: async () => {
      for (const file of globSync('dist/react/**/*.css{,.map}')) rmSync(file)
    },
  },
  {
    entry: { styles: 'src/react/reviews.css.ts' },
    format: 'esm',
    platform: 'browser',
    minify: true,
    dts: false,
    clean: false,
    esbuildPlugins: [styles],
    onSuccess: async () => rmSync('dist/styles.js'),
  },
])
