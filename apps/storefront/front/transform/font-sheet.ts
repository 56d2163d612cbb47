import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { BUILD_FOLDER, CHUNKS_FOLDER, SERVED_FOLDER } from './next-markup.ts'

const FONTS_ALONE = /^(?:\s*@font-face\s*\{[^}]*\})+\s*$/
const FACE = /@font-face\s*\{[^}]*\}/g
const FAMILY = /font-family:\s*["']?([^;"']+)/
const ADDRESS = /url\(["']?([^"')]+)/
/** The `unicode-range` of the file with A to Z. */
const BASIC_RANGE = /unicode-range:\s*U\+20-/i

/** The stylesheet with the `@font-face` rules and nothing else. */
export interface FontSheet {
  readonly path: string
  /** By family, the path of the file that every text needs. */
  readonly basics: ReadonlyMap<string, string>
}

/** This build's font stylesheet; undefined if the rules are in a stylesheet with other styles. */
export function findFontSheet(directory: string): FontSheet | undefined {
  const folder = join(directory, BUILD_FOLDER, CHUNKS_FOLDER)
  for (const name of globSync('*.css', { cwd: folder })) {
    const css = readFileSync(join(folder, name), 'utf8')
    if (FONTS_ALONE.test(css))
      return { path: `${SERVED_FOLDER}/${CHUNKS_FOLDER}/${name}`, basics: findBasics(css) }
  }
  return undefined
}

function findBasics(css: string): Map<string, string> {
  const faces = (css.match(FACE) ?? []).filter((face) => BASIC_RANGE.test(face))
  return new Map(
    faces.flatMap((face) => {
      const [family, address] = [FAMILY.exec(face)?.[1], ADDRESS.exec(face)?.[1]]
      return family && address ? [[family, posix.join(SERVED_FOLDER, CHUNKS_FOLDER, address)]] : []
    }),
  )
}
