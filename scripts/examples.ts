import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPackageFolder, PACKAGES } from './packages.ts'
import { ROOT } from './processes.ts'
import { readSkills } from './skills.ts'

// Ours because no tool reads examples from Markdown and doc comments alike.

/** Code that documents show. */
export interface Example {
  /** Where it stands: a file, and which block or name of it. */
  readonly source: string
  readonly code: string
  /** Is run also where it says nothing of what it prints. Default: only its types are checked. */
  readonly runs?: boolean
}

const BLOCK = /^```tsx?\n(.*?)^```/gms

/** What follows `@example` in a doc comment, with the stars of the comment. */
const COMMENTED = /@example[\s*]+```tsx?\n([^]*?)```/g

/** The examples in doc comments of a built package. */
const readComments = (file: string): readonly Example[] =>
  [...readFileSync(file, 'utf8').matchAll(COMMENTED)].map(([, lines = ''], index) => ({
    source: `${file.slice(ROOT.length + 1)}, example ${index + 1}`,
    code: lines.replaceAll(/^ *\* ?/gm, ''),
  }))

const toBlocks = (file: string, text: string): readonly Example[] =>
  [...text.matchAll(BLOCK)].map(([, code = ''], index) => ({ source: `${file}, block ${index + 1}`, code }))

const readBlocks = (file: string): readonly Example[] =>
  toBlocks(file.slice(ROOT.length + 1), readFileSync(file, 'utf8'))

/**
 * The examples that have to work: those of each package's README and skills, of the guides and of doc comments.
 */
export function readExamples(): readonly Example[] {
  const readmes = PACKAGES.flatMap((name) => readBlocks(join(getPackageFolder(name), 'README.md')))
  const skills = readSkills().flatMap(({ source, text }) =>
    toBlocks(source, text).map((example) => ({ ...example, runs: true })),
  )
  const guides = globSync(join(ROOT, 'docs/guides/*.md')).sort().flatMap(readBlocks)
  const comments = PACKAGES.flatMap((name) =>
    globSync(join(getPackageFolder(name), 'dist/**/*.d.ts'))
      .sort()
      .flatMap(readComments),
  )
  return [...readmes, ...skills, ...guides, ...comments]
}

const PRINTED = /console\.log\(.*\) \/\/ (.*)/g

/** What an example says that it prints: the comments after its `console.log` calls. */
export function toExpectedOutput(code: string): string {
  return [...code.matchAll(PRINTED)].map(([, line = '']) => line).join('\n')
}
