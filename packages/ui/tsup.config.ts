import { copyFileSync, globSync, mkdirSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { styledLibrary } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'
import { writeFontSubsets } from './font-subsets.ts'

const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|guide)\.tsx?$/.test(file) && !/^src\/(style|stories)\//.test(file),
)

const writeFonts = async (): Promise<void> => {
  mkdirSync('dist/fonts', { recursive: true })
  copyFileSync('src/font-files/fonts.css', 'dist/fonts.css')
  for (const family of ['fraunces', 'figtree']) {
    const folder = `node_modules/@fontsource-variable/${family}`
    await writeFontSubsets(`${folder}/files/${family}-latin-wght-normal.woff2`, {
      basic: `dist/fonts/${family}-basic.woff2`,
      others: `dist/fonts/${family}-latin.woff2`,
    })
    copyFileSync(
      `${folder}/files/${family}-latin-ext-wght-normal.woff2`,
      `dist/fonts/${family}-latin-ext.woff2`,
    )
    copyFileSync(`${folder}/LICENSE`, `dist/fonts/${family}-LICENSE`)
  }
}

export default defineConfig({
  ...styledLibrary(sources, vanillaExtractPlugin({ identifiers: 'short' })),
  clean: true,
  onSuccess: async () => {
    await writeFonts()
    mkdirSync('dist/sprites', { recursive: true })
    copyFileSync('src/icons/icons.svg', 'dist/sprites/icons.svg')
    copyFileSync('node_modules/lucide-react/LICENSE', 'dist/sprites/lucide-LICENSE')
  },
})
