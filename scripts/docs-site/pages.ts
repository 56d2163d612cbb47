import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toApiReference } from '../api-reference.ts'
import { PACKAGES, PUBLISHED } from '../packages.ts'
import { ROOT } from '../processes.ts'

/** A page of the site, written from one Markdown file of the repository. */
export interface Page {
  /** The file, from the root of the repository. */
  readonly file: string
  /** Its address on the site without slashes around it; empty for the home page. */
  readonly id: string
  readonly title: string
  /** The text after the title. */
  readonly body: string
}

export interface Section {
  readonly label: string
  readonly pages: readonly Page[]
}

/** The site's pages in the order of its sidebar. Pages of `docs` that no section names stand in "Working on it". */
export function readSections(): readonly Section[] {
  const named = getNamedFiles()
  const known = new Set(Object.values(named).flat())
  const others = find('docs/*.md').filter((file) => !known.has(file))
  const sections = {
    ...named,
    'Working on it': ['CONTRIBUTING.md', ...others],
    Decisions: find('docs/adr/*.md'),
  }
  return Object.entries(sections).map(([label, files]) => ({ label, pages: files.map(readPage) }))
}

function getNamedFiles(): Readonly<Record<string, readonly string[]>> {
  return {
    Start: ['README.md', 'docs/architecture.md', 'docs/packages.md'],
    Guides: find('docs/guides/*.md'),
    Packages: PUBLISHED.map((name) => `packages/${name}/README.md`),
    Reference: PACKAGES.map((name) => `docs/api/${name}.md`),
    'Running a shop': [
      ...inDocs(
        'hosted-store',
        'deploying',
        'hosting',
        'next',
        'runbooks',
        'catalog',
        'pictures',
        'account',
        'agents',
        'editor',
      ),
      ...find('apps/*/README.md'),
      'SECURITY.md',
      'docs/threat-model.md',
      'SUPPORT.md',
    ],
    Design: inDocs('storybook', 'kit'),
  }
}

const inDocs = (...names: readonly string[]): readonly string[] => names.map((name) => `docs/${name}.md`)

const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const TITLE = /^# (.+)\n/

/** A reference is written from the build, with what the doc comments say. */
const REFERENCE = /^docs\/api\/(\w+)\.md$/

function readText(file: string): string {
  const name = PACKAGES.find((one) => one === REFERENCE.exec(file)?.[1])
  return name === undefined
    ? readFileSync(join(ROOT, file), 'utf8')
    : toApiReference(name, { hasComments: true })
}

function readPage(file: string): Page {
  const text = readText(file)
  const title = TITLE.exec(text)?.[1]
  if (title === undefined) throw new Error(`${file} does not begin with a title`)
  return { file, id: toId(file), title: title.replaceAll('`', ''), body: text.replace(TITLE, '').trimStart() }
}

/** A built Storybook lies at `storybook`. */
const STORYBOOK_PAGE = /^docs\/(?=storybook\.md$)/

/** `packages/ui/README.md` is the page `packages/ui`, `docs/testing.md` the page `testing`. */
function toId(file: string): string {
  return file
    .replace(STORYBOOK_PAGE, 'about-')
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/(?:^|\/)README$/, '')
    .toLowerCase()
}
