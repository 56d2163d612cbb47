import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the bundler puts stylesheets, below its own folder, and where browsers find that folder. */
const CHUNKS = 'static/chunks'
const BUILT = '.next'
const SERVED = '/_next'

const FONTS_ALONE = /^(?:\s*@font-face\s*\{[^}]*\})+\s*$/

/** Path of the stylesheet of this build that names fonts and styles nothing, or undefined where there is none. */
export function findFontSheet(directory: string): string | undefined {
  const folder = join(directory, BUILT, CHUNKS)
  const file = globSync('*.css', { cwd: folder }).find((name) =>
    FONTS_ALONE.test(readFileSync(join(folder, name), 'utf8')),
  )
  return file && `${SERVED}/${CHUNKS}/${file}`
}
