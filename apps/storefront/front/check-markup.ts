import { readFileSync } from 'node:fs'
import { findFontSheet } from './transform/font-sheet.ts'
import { readPage } from './transform/read-page.ts'
import { transformPage } from './transform/transform-page.ts'

/**
 * Next does not promise the markup that the front reads. Given a document of this build, names what the front no
 * longer recognises: such pages still work, but start as Next wrote them, and an unknown script does not run.
 */
export function findUnknownMarkup(html: string): readonly string[] {
  if (readPage(html).isError) return ['The page counts as one that failed.']
  const { isKnown, unknownScripts } = transformPage(html, {})
  return [
    ...(isKnown ? [] : ['The data of a page, or the files that it starts with, are not found.']),
    ...unknownScripts.map((start) => `A script is unknown: ${start}`),
  ]
}

const [file] = process.argv.slice(2)
if (import.meta.main && file !== undefined) {
  const problems = [
    ...findUnknownMarkup(readFileSync(file, 'utf8')),
    ...(findFontSheet(process.cwd()) === undefined
      ? ['No stylesheet names the fonts and nothing else.']
      : []),
  ]
  for (const problem of problems) process.stderr.write(`${file}: ${problem}\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
