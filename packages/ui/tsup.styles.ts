import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { findComponents, findStyleSheets, toComponentSheet } from './component-sheets.ts'
import { toPageSheet, toScopedSheet, toVariables } from './sheets.ts'
import { toUnlayeredSheet } from './unlayered-sheet.ts'

/**
 * The whole kit in one stylesheet: `dist/page.css` for pages made of it, with a reset, and `dist/styles.css` for pages of
 * others, once more without layers for pages whose reset is in none. Its variables alone are in `dist/tokens.css`, each component's rules apart in `dist/css`. Layers fix the order, so
 * the order of imports does not matter.
 */
const sheet = globSync('src/**/*.css.ts')
  .filter((file) => !/[\\/]stories[\\/]/.test(file))
  .sort()
  .map((file) => `import ${JSON.stringify(`./${file}`)}`)
  .join('\n')

/**
 * The order of the layers of a page with the kit, its reset and Tailwind: to be read before all of them, whose own order
 * does not matter then.
 */
const LAYERS = '@layer theme, base, reset, sorrel, components, utilities;\n'

/** The CSS that tsup.config.ts makes of a `.css.ts` file: its own rules, since such files import no rules of others. */
const readSheet = (file: string): string =>
  readFileSync(`dist/${file.replace(/\.css\.ts$/, '.styles.css')}`, 'utf8')

async function writeComponentSheets(): Promise<void> {
  mkdirSync('dist/css', { recursive: true })
  for (const component of findComponents('src')) {
    const files = findStyleSheets('src', component)
    if (files.length > 0) writeFileSync(`dist/css/${component}.css`, await toComponentSheet(files, readSheet))
  }
}

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
    const scoped = toScopedSheet(sheet)
    writeFileSync('dist/styles.css', scoped)
    writeFileSync('dist/styles.unlayered.css', await toUnlayeredSheet(scoped))
    writeFileSync('dist/layers.css', LAYERS)
    writeFileSync('dist/tokens.css', toVariables(readFileSync('dist/tokens.css', 'utf8')))
    await writeComponentSheets()
    for (const name of ['styles', 'tokens']) rmSync(`dist/${name}.js`)
    // What tsup.config.ts made for each file is in the sheets now.
    for (const file of globSync('dist/*/**/*.css{,.map}', { exclude: ['dist/css/**'] })) rmSync(file)
  },
})
