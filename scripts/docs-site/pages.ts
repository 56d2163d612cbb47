import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED } from '../packages.ts'
import { ROOT } from '../processes.ts'
import { toSizeTable } from '../sizes.ts'
import { toKitPage } from './kit-page.ts'

/** What lists of pages name. */
export interface ListedPage {
  /** Its address on the site without slashes around it; empty for the home page. */
  readonly id: string
  readonly title: string
}

/** A page of the site: one Markdown file of the repository, or a page that is written when the site is built. */
export interface Page extends ListedPage {
  /** The file, from the root of the repository; else the page's address. */
  readonly file: string
  /** Whether the file is in the repository. */
  readonly isStored: boolean
  /** The text after the title. */
  readonly body: string
}

export interface Section {
  readonly label: string
  readonly pages: readonly Page[]
}

/** The site's pages in the order of its sidebar. Pages of `docs` that no section names stand in "Working on it". */
export async function readSections(): Promise<readonly Section[]> {
  const generated = await writePages()
  const named = getNamedFiles()
  const known = new Set(Object.values(named).flat())
  const others = find('docs/*.md').filter((file) => !known.has(file))
  const sections = {
    ...named,
    'Working on it': [REPOSITORY, 'CONTRIBUTING.md', ...others],
    Decisions: find('docs/adr/*.md'),
  }
  return Object.entries(sections).map(([label, files]) => ({
    label,
    pages: files.map((file) => readPage(file, generated)),
  }))
}

function getNamedFiles(): Readonly<Record<string, readonly string[]>> {
  return {
    Start: ['docs/README.md', 'docs/packages.md', 'docs/examples/README.md', 'docs/comparison.md'],
    Guides: find('docs/guides/*.md'),
    Packages: [...PUBLISHED.map((name) => `packages/${name}/README.md`), 'sizes'],
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
      'docs/asvs.md',
      'SUPPORT.md',
    ],
    Design: [...inDocs('storybook'), 'kit'],
  }
}

const inDocs = (...names: readonly string[]): readonly string[] => names.map((name) => `docs/${name}.md`)

const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const TITLE = /^# (.+)\n/

/** The pages that are no files: the kit and the sizes. */
async function writePages(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['kit', `# The kit\n\n${toKitPage()}`],
    ['sizes', `# Sizes of modules\n\n${await toSizeTable()}`],
  ])
}

function readPage(file: string, generated: ReadonlyMap<string, string>): Page {
  const isStored = !generated.has(file)
  const text = generated.get(file) ?? readFileSync(join(ROOT, file), 'utf8')
  const title = TITLE.exec(text)?.[1]
  if (title === undefined) throw new Error(`${file} does not begin with a title`)
  return {
    file,
    isStored,
    id: toId(file),
    title: title.replaceAll('`', ''),
    body: text.replace(TITLE, '').trimStart(),
  }
}

/** Its page is `repository`: that of `docs` is the first one. */
const REPOSITORY = 'README.md'

/** A built Storybook lies at `storybook`. */
const STORYBOOK_PAGE = /^docs\/(?=storybook\.md$)/

/** `packages/ui/README.md` is the page `packages/ui`, `docs/testing.md` the page `testing`. */
function toId(file: string): string {
  if (file === REPOSITORY) return 'repository'
  return file
    .replace(STORYBOOK_PAGE, 'about-')
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/(?:^|\/)README$/, '')
    .toLowerCase()
}
