import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { STORYBOOK } from '../built-storybook.ts'
import { ROOT } from '../processes.ts'
import { getSourceUrl } from '../project.ts'
import { drawDiagrams } from './diagrams.ts'
import { toSiteText } from './links.ts'
import type { Page } from './pages.ts'

/** What the generator reads: the pages, and files that it copies as they are. Git ignores it. */
export const STAGE = join(ROOT, '.cache/docs-site')
export const STAGED_PAGES = join(STAGE, 'src/content/docs')
const STAGED_FILES = join(STAGE, 'public')
const ICON = join(ROOT, 'apps/storefront/src/app/icon.svg')

export interface SiteOptions {
  /** Folder of the server that the site will lie in, with slashes around it. */
  readonly base: string
  /** Whether the built Storybook becomes part of the site, at `storybook/`. */
  readonly hasStorybook: boolean
}

/** Writes the pages as the generator reads them, their pictures and the built Storybook. */
export function stagePages(pages: readonly Page[], { base, hasStorybook }: SiteOptions): void {
  for (const folder of [STAGED_PAGES, STAGED_FILES]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  cpSync(join(import.meta.dirname, 'src/content.config.ts'), join(STAGE, 'src/content.config.ts'))
  for (const page of pages) {
    const { body, pictures } = toSiteText(page, pages, base)
    const { text, drawings } = drawDiagrams(body, `${base}diagrams/${page.id}`)
    const name = page.id || 'index'
    writeInto(join(STAGED_PAGES, `${name}.md`), `${toFrontmatter(page)}\n${text}`)
    for (const [index, drawing] of drawings.entries())
      writeInto(join(STAGED_FILES, `diagrams/${page.id}-${index + 1}.svg`), drawing)
    for (const picture of pictures) cpSync(join(ROOT, picture), join(STAGED_FILES, picture))
  }
  cpSync(ICON, join(STAGED_FILES, 'icon.svg'))
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
