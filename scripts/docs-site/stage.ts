import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { STORYBOOK } from '../built-storybook.ts'
import { ROOT } from '../processes.ts'
import { getSourceUrl } from '../project.ts'
import { drawDiagrams } from './diagrams.ts'
import { toSiteText } from './links.ts'
import { runFiles, showFiles } from './live-examples.ts'
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
  cpSync(join(import.meta.dirname, 'src'), join(STAGE, 'src'), { recursive: true })
  for (const page of pages) {
    const { body, pictures } = toSiteText({ ...page, body: showFiles(page) }, pages, base)
    const { text, drawings } = drawDiagrams(body, `${base}diagrams/${page.id}`)
    const mdx = runFiles(page)
    writePage({
      file: page.id || 'index',
      title: page.title,
      editUrl: page.isStored && getSourceUrl(page.file),
      text,
      mdx: mdx && toSiteText({ ...page, body: mdx }, pages, base).body,
    })
    for (const [index, drawing] of drawings.entries())
      writeInto(join(STAGED_FILES, `diagrams/${page.id}-${index + 1}.svg`), drawing)
    for (const picture of pictures) cpSync(join(ROOT, picture), join(STAGED_FILES, picture))
  }
  cpSync(ICON, join(STAGED_FILES, 'icon.svg'))
  if (hasStorybook) cpSync(STORYBOOK, join(STAGED_FILES, 'storybook'), { recursive: true })
}

interface StagedPage {
  /** Its path among the staged pages without its ending: `guides/theme`, `api/ui/index`. */
  readonly file: string
  readonly title: string
  /** Where its source can be edited; false where it has none. */
  readonly editUrl: string | false
  readonly text: string
  /** What the generator reads in place of the text. */
  readonly mdx?: string | undefined
}

/** The address of a staged page without slashes around it. */
export const toPageId = (file: string): string => file.replace(/(?:^|\/)index$/, '')

/** Writes a page as the generator reads it, and the same as Markdown that is served beside it. */
export function writePage({ file, title, editUrl, text, mdx }: StagedPage): void {
  // JSON is YAML.
  const frontmatter = `---\ntitle: ${JSON.stringify(title)}\neditUrl: ${JSON.stringify(editUrl)}\n---\n`
  writeInto(
    join(STAGED_PAGES, `${file}.${mdx === undefined ? 'md' : 'mdx'}`),
    `${frontmatter}\n${mdx ?? text}`,
  )
  writeInto(join(STAGED_FILES, `${toPageId(file) || 'index'}.md`), `# ${title}\n\n${text}`)
}

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
