import { readFileSync } from 'node:fs'
import { isErrorDocument } from './inline-code.ts'
import { findFontSheet } from './pages/font-sheet.ts'
import { STARTER, startLate } from './pages/late-start.ts'
import { splitPage } from './pages/split-page.ts'

/**
 * The page server reads the markup that Next writes. This looks at a document that this build's Next has just written
 * and fails the build where it is no longer recognised, so that no page ever does.
 */
export function findUnknownMarkup(html: string): readonly string[] {
  const page = splitPage(html)
  const scripts = [...page.html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const unknown = scripts.filter(
    ([, attributes = '', code]) => code !== '' && !attributes.includes('id="_R_"'),
  )
  const isStarted =
    page.data === undefined || startLate(page.html, { data: page.data.path }).includes(STARTER)
  return [
    ...(page.data === undefined ? ['The data that a page gives to its scripts is not found.'] : []),
    ...(isStarted ? [] : ['The files that a page starts with are not found.']),
    ...unknown.map(([, , code = '']) => `A script is unknown: ${code.slice(0, 80)}`),
    ...(isErrorDocument(html) ? ['A page counts as one that failed.'] : []),
  ]
}

const [file] = process.argv.slice(2)
if (file !== undefined) {
  const problems = [
    ...findUnknownMarkup(readFileSync(file, 'utf8')),
    ...(findFontSheet(process.cwd()) === undefined
      ? ['No stylesheet names the fonts and nothing else.']
      : []),
  ]
  for (const problem of problems) process.stderr.write(`${file}: ${problem}\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
