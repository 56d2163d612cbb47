import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { relative } from 'node:path/posix'
import { ROOT } from '../processes.ts'
import type { Page } from './pages.ts'

/** Shows the files that a page of examples names, and runs those that draw something. */

/** A link to a file of the page's folder, as a paragraph of its own. */
const FILE = /^\[([\w-]+)\.(tsx?)\]\(\1\.\2\)$/gm

/** From a staged page to the root of the repository. */
const UP = relative('.cache/docs-site/src/content/docs', '')

/** `bag.tsx` exports `Bag`. */
const toComponent = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The page's text with the code of each file. */
export const showFiles = ({ file, body }: Page): string =>
  body.replaceAll(FILE, (_link, name: string, kind: string) => {
    const code = readFileSync(join(ROOT, dirname(file), `${name}.${kind}`), 'utf8')
    return `\`\`\`${kind} title="${name}.${kind}"\n${code}\`\`\``
  })

/** The same as MDX, each component over its code; it starts when it comes near. Undefined for a page without components. */
export function runFiles(page: Page): string | undefined {
  const names = [...page.body.matchAll(FILE)].flatMap(([, name = '', kind]) => (kind === 'tsx' ? [name] : []))
  if (names.length === 0) return undefined
  const folder = `${UP}/${dirname(page.file)}`
  const imports = names.map((name) => `import { ${toComponent(name)} } from '${folder}/${name}.tsx'`)
  const body = page.body.replaceAll(FILE, (link, name: string, kind: string) =>
    kind === 'tsx' ? `${toRegion(name)}\n\n${link}` : link,
  )
  const styles = `import '${UP}/packages/ui/dist/styles.css'`
  return [...imports, styles, '', showFiles({ ...page, body })].join('\n')
}

const toRegion = (name: string): string =>
  [
    `<section class="live not-content" aria-label="${name}.tsx, running">`,
    `  <${toComponent(name)} client:visible={{ rootMargin: '200px' }} />`,
    '</section>',
  ].join('\n')
