import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ADDRESS = /\s(?:href|src)="([^"]+)"/g
/** Code that a page shows. */
const CODE = /<pre[^]*?<\/pre>/g
const ID = /\sid="([^"]*)"/g
const SITE = 'http://site.invalid'

/**
 * The broken links of a built site that lies under `base`: addresses of its own that lead to no file or to no element
 * of the page. A Storybook inside it is left out.
 */
export function findBrokenLinks(folder: string, base = '/'): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>()
  const getAnchors = (file: string): ReadonlySet<string> => {
    const known = anchors.get(file) ?? new Set(readAll(file, ID))
    anchors.set(file, known)
    return known
  }
  const isBroken = (page: string, address: string): boolean => {
    const url = new URL(address, `${SITE}${base}${page}`)
    if (url.origin !== SITE) return false
    const file = findFile(folder, decodeURIComponent(url.pathname).slice(base.length))
    if (file === undefined || !url.pathname.startsWith(base)) return true
    return (
      url.hash !== '' &&
      file.endsWith('.html') &&
      !getAnchors(file).has(decodeURIComponent(url.hash.slice(1)))
    )
  }
  const pages = globSync('**/*.html', { cwd: folder, exclude: (path) => path === 'storybook' })
  return pages.flatMap((page) =>
    readAll(join(folder, page), ADDRESS)
      .filter((address) => isBroken(page.replaceAll('\\', '/'), address))
      .map((address) => `${page}: ${address} leads nowhere`),
  )
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
