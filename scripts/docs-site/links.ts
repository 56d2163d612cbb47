import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { getModules, PACKAGES, toSpecifier } from '../packages.ts'
import { ROOT } from '../processes.ts'
import { getSourceUrl } from '../project.ts'
import type { Page } from './pages.ts'

/** A block of code, or the target of a link or picture that stays in the repository, with its anchor. */
const BLOCK_OR_LINK = /^```.*?^```|(?<=\]\()(?!\w+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))/gms
/** A block of code, a heading, a link's text, or code that names a module: alone, or after `from`. */
const BLOCK_OR_MODULE = /^```.*?^```|^#[^\n]*|\[[^\]\n]*\]\(|`([^`\n]* from ')?(@sorrel\/[\w/-]+)'?`/gms
const PICTURE = /\.(?:jpg|png|svg|webp)$/

export interface SiteText {
  /** The page's text with links that lead somewhere on the site. */
  readonly body: string
  /** Pictures that the page shows or links to, from the root of the repository. */
  readonly pictures: readonly string[]
}

/**
 * Changes a page's links from files of the repository to addresses of the site under `base`: a page to its address, a
 * folder of pages to its first page, a picture to its copy, any other file to where the sources are. Throws when a link
 * leads nowhere.
 */
export function toSiteText(page: Page, pages: readonly Page[], base: string): SiteText {
  const pictures: string[] = []
  const toAddress = (path: string): string => {
    const file = join(dirname(page.file), path).replace(/\/$/, '')
    const target =
      pages.find((other) => other.file === file) ?? pages.find((other) => dirname(other.file) === file)
    if (target !== undefined) return toPageAddress(target, base)
    if (!existsSync(join(ROOT, file))) throw new Error(`${page.file}: there is no ${file}`)
    if (!PICTURE.test(file)) return getSourceUrl(file, statSync(join(ROOT, file)).isDirectory())
    pictures.push(file)
    return `${base}${file}`
  }
  const body = page.body.replaceAll(BLOCK_OR_LINK, (text: string, path?: string, anchor = '') =>
    path === undefined ? text : `${toAddress(path)}${anchor}`,
  )
  return { body: linkModules(body, base), pictures }
}

/** Each public module by what an import names, and its page of the reference. */
const MODULES: ReadonlyMap<string, string> = new Map(
  PACKAGES.flatMap((name) =>
    getModules(name).map(({ subpath }) => [
      toSpecifier(`@sorrel/${name}`, subpath),
      toSpecifier(`api/${name}`, subpath),
    ]),
  ),
)

/** Code that names a public module leads to the module's reference. */
const linkModules = (body: string, base: string): string =>
  body.replaceAll(BLOCK_OR_MODULE, (text: string, _before?: string, specifier = '') => {
    const page = MODULES.get(specifier)
    return page === undefined ? text : `[${text}](${base}${page}/)`
  })

function toPageAddress({ id }: Page, base: string): string {
  return id === '' ? base : `${base}${id}/`
}
