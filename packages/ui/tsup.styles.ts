import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { toPageSheet, toScopedSheet } from './sheets.ts'

/**
 * The whole kit in one stylesheet: `dist/page.css` for pages made of it, with a reset, and `dist/styles.css` for pages of
 * others. Its variables alone are in `dist/tokens.css`. Layers fix the order, so the order of imports does not matter.
 */
const sheet = globSync('src/**/*.css.ts')
  .filter((file) => !/[\\/]stories[\\/]/.test(file))
  .sort()
  .map((file) => `import ${JSON.stringify(`./${file}`)}`)
  .join('\n')

export default defineConfig({
  entry: { styles: 'src/style/all-styles.ts', tokens: 'src/theme/theme-defaults.css.ts' },
  format: 'esm',
  platform: 'browser',
  bundle: true,
  minify: true,
  splitting: false,
  treeshake: false,
  dts: false,
  clean: false,
  esbuildPlugins: [
    {
      name: 'all-styles',
      setup(build) {
        build.onLoad({ filter: /all-styles\.ts$/ }, () => ({ contents: sheet, resolveDir: process.cwd() }))
      },
    },
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
  onSuccess: async () => {
    const sheet = readFileSync('dist/styles.css', 'utf8')
    writeFileSync('dist/page.css', toPageSheet(sheet))
    writeFileSync('dist/styles.css', toScopedSheet(sheet))
    for (const name of ['styles', 'tokens']) rmSync(`dist/${name}.js`)
    // The CSS that tsup.config.ts makes for each entry repeats what the entry imports.
    for (const file of globSync('dist/*/**/*.css{,.map}')) rmSync(file)
  },
})
