import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCompiler } from '@vanilla-extract/compiler'
import { findUnusedNames, leaveOut, splitBlocks } from './kit-styles.ts'
import { OWN_STYLES } from './own-styles.ts'

/**
 * Writes the styles that every page of the shop begins with into one stylesheet: the bundler by itself makes a file of
 * each source file, and the browser draws nothing before the last one is there. Parts of the kit that the shop draws
 * nowhere are left out. Fonts that are files are named in a stylesheet of their own, since a page is drawn before them;
 * system fonts that stand in for them are not. With `--kit` both only name those of the kit, for the development server,
 * whose files bring their own styles.
 */
const APP = join(import.meta.dirname, '..')
const FOLDER = join(APP, 'src/generated')
const FONTS = '@sorrel/ui/fonts.css'
const KIT = '@sorrel/ui/page.css'

async function readShopStyles(): Promise<string> {
  // Names depend on the root. The bundler's is the app as well.
  const compiler = createCompiler({
    root: APP,
    identifiers: 'short',
    enableFileWatcher: false,
  })
  const files = globSync('src/**/*.css.ts', { cwd: APP }).filter((file) => !OWN_STYLES.test(file))
  for (const file of files.toSorted()) await compiler.processVanillaFile(join(APP, file))
  const styles = compiler.getAllCss()
  await compiler.close()
  return styles
}

/** A stylesheet of the kit, its files named from where the result is written. */
function readKitStyles(name: string): string {
  const path = fileURLToPath(import.meta.resolve(name))
  const folder = relative(FOLDER, dirname(path))
  return readFileSync(path, 'utf8')
    .replaceAll('url(./', `url(${folder}/`)
    .replaceAll('url("./', `url("${folder}/`)
}

async function readUsedKitStyles(): Promise<string> {
  const sources = globSync(['src/**/*.{ts,tsx}', '../../packages/reviews/src/**/*.{ts,tsx}'], {
    cwd: APP,
    exclude: ['src/stories/**'],
  })
  const unused = await findUnusedNames(sources.map((file) => join(APP, file)))
  return leaveOut(readKitStyles(KIT), unused)
}

async function readBuilt(): Promise<Readonly<Record<string, string>>> {
  const fonts = splitBlocks(readKitStyles(FONTS))
  const isFile = (block: string) => block.includes('url(')
  const standIns = fonts.filter((block) => !isFile(block))
  return {
    'fonts.css': fonts.filter(isFile).join(''),
    'shared.css': [...standIns, await readUsedKitStyles(), await readShopStyles()].join('\n'),
  }
}

const files = process.argv.includes('--kit')
  ? { 'fonts.css': `@import '${FONTS}';`, 'shared.css': `@import '${KIT}';` }
  : await readBuilt()
mkdirSync(FOLDER, { recursive: true })
for (const [name, styles] of Object.entries(files)) writeFileSync(join(FOLDER, name), styles)
