import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ADDRESS = /\s(?:href|src)="([^"]+)"/g
/** Code that a page shows. */
const CODE = /<pre[^]*?<\/pre>/g
const ID = /\sid="([^"]*)"/g
const SITE = 'http://site.invalid'

/** What Storybook shows is not in its files: its list of them says what there is. */
const STORIES = 'storybook/index.json'

/**
 * The broken links of a built site that lies under `base`: addresses of its own that lead to no file, to no element of the
 * page, or to nothing that the Storybook inside it shows.
 */
export function findBrokenLinks(folder: string, base = '/'): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>()
  const getAnchors = (file: string): ReadonlySet<string> => {
    const known = anchors.get(file) ?? new Set(readAll(file, ID))
    anchors.set(file, known)
    return known
  }
  const hasStory = createStoryList(join(folder, STORIES))
  const isBroken = (page: string, address: string): boolean => {
    const url = new URL(address, `${SITE}${base}${page}`)
    if (url.origin !== SITE) return false
    const file = findFile(folder, decodeURIComponent(url.pathname).slice(base.length))
    if (file === undefined || !url.pathname.startsWith(base)) return true
    const story = url.searchParams.get('path')
    if (url.pathname === `${base}storybook/` && story !== null) return !hasStory(story)
    return (
      url.hash !== '' &&
      file.endsWith('.html') &&
      !getAnchors(file).has(decodeURIComponent(url.hash.slice(1)))
    )
  }
  const pages = globSync('**/*.html', { cwd: folder })
  return pages.flatMap((page) =>
    readAll(join(folder, page), ADDRESS)
      .filter((address) => isBroken(page.replaceAll('\\', '/'), address))
      .map((address) => `${page}: ${address} leads nowhere`),
  )
}

/** Answers whether `/docs/components-button--docs` or `/story/…` is in the Storybook of an index. */
function createStoryList(index: string): (path: string) => boolean {
  if (!existsSync(index)) return () => false
  const { entries }: { readonly entries: Readonly<Record<string, { readonly type: string }>> } = JSON.parse(
    readFileSync(index, 'utf8'),
  )
  return (path) => {
    const [, type = '', id = ''] = path.split('/')
    return entries[id]?.type === type
  }
}

function readAll(file: string, pattern: RegExp): readonly string[] {
  const page = readFileSync(file, 'utf8').replaceAll(CODE, '')
  return [...page.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))
}

function findFile(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  if (!existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  const index = join(file, 'index.html')
  return existsSync(index) ? index : undefined
}
