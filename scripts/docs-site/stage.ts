import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { STORYBOOK } from '../built-storybook.ts'
import { ROOT } from '../processes.ts'
import { getSourceUrl } from '../project.ts'
import { toSiteText } from './links.ts'
import { toLlmsIndex, toLlmsText } from './llms.ts'
import type { Page, Section } from './pages.ts'
import { addStoryLinks } from './story-links.ts'

/** What the generator reads: the pages, and files that it copies as they are. Git ignores it. */
export const STAGE = join(ROOT, '.cache/docs-site')
export const STAGED_PAGES = join(STAGE, 'pages')
export const STAGED_FILES = join(STAGE, 'public')
const ICON = join(ROOT, 'apps/storefront/src/app/icon.svg')

export interface SiteOptions {
  /** Folder of the server that the site will lie in, with slashes around it. */
  readonly base: string
  /** Whether the built Storybook becomes part of the site, at `storybook/`. */
  readonly hasStorybook: boolean
}

/** Writes the pages as the generator reads them, their pictures, `llms.txt` and the built Storybook. */
export function stagePages(sections: readonly Section[], { base, hasStorybook }: SiteOptions): void {
  for (const folder of [STAGED_PAGES, STAGED_FILES]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const pages = sections.flatMap((section) => section.pages)
  for (const page of pages) {
    const { body: text, pictures } = toSiteText(page, pages, base)
    const body = hasStorybook && page.id === 'api/ui' ? addStoryLinks(text, STORYBOOK, base) : text
    const name = `${page.id === '' ? 'index' : page.id}.md`
    writeInto(join(STAGED_PAGES, name), `${toFrontmatter(page)}\n${body}`)
    writeInto(join(STAGED_FILES, name), `# ${page.title}\n\n${body}`)
    for (const picture of pictures) cpSync(join(ROOT, picture), join(STAGED_FILES, picture))
  }
  cpSync(ICON, join(STAGED_FILES, 'icon.svg'))
  writeFileSync(join(STAGED_FILES, 'llms.txt'), toLlmsIndex(sections, base))
  writeFileSync(join(STAGED_FILES, 'llms-full.txt'), toLlmsText(sections))
  if (hasStorybook) cpSync(STORYBOOK, join(STAGED_FILES, 'storybook'), { recursive: true })
}

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** JSON is YAML. */
function toFrontmatter({ file, isStored, title }: Page): string {
  const editUrl = isStored && getSourceUrl(file)
  return `---\ntitle: ${JSON.stringify(title)}\neditUrl: ${JSON.stringify(editUrl)}\n---\n`
}
