import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { styledLibrary } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|guide)\.tsx?$/.test(file) && !/^src\/(style|stories)\//.test(file),
)

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
  ...styledLibrary(sources, vanillaExtractPlugin({ identifiers: 'short' })),
  clean: true,
  onSuccess: async () => {
    // Every entry's CSS repeats what it imports; tsup.styles.ts makes the one stylesheet.
    for (const file of globSync('dist/**/*.css')) rmSync(file)
    copyFonts()
  },
})
