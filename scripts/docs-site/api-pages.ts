import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, type ProjectReflection, ReflectionKind } from 'typedoc'
import { STORYBOOK } from '../built-storybook.ts'
import { getModules, PACKAGES } from '../packages.ts'
import { ROOT } from '../processes.ts'
import type { SiteOptions } from './stage.ts'

/** Lets TypeDoc write the reference of the built packages into the site. Ours are the names of pages and their links. */

/** What TypeDoc calls a module (`ui/dist/button/button`), and the page that it gets (`ui/button`). */
function getPages(): ReadonlyMap<string, string> {
  const modules = PACKAGES.flatMap((name) =>
    getModules(name).map(({ subpath, declarations }): [string, string] => [
      declarations.slice(join(ROOT, 'packages/').length).replace(/\.d\.ts$/, ''),
      `${name}/${subpath === '.' ? 'index' : subpath}`,
    ]),
  )
  return new Map(modules)
}

/** Of `typedoc-plugin-markdown`. */
const toMarkdownOptions = (folder: string, address: string) => ({
  out: folder,
  outputFileStrategy: 'modules',
  entryFileName: 'index',
  hidePageHeader: true,
  hidePageTitle: true,
  hideBreadcrumbs: true,
  publicPath: address,
  // It counts headings of the same name otherwise than the generator, so links lead to marks of its own.
  useHTMLAnchors: true,
  anchorPrefix: 'name-',
})

/**
 * Writes a page for each public module into a folder of the site. Throws when a public name has no sentence, or a
 * sentence links to nothing.
 */
export async function writeApiPages(folder: string, options: SiteOptions): Promise<void> {
  const pages = getPages()
  const address = `${options.base}api/`
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [...pages.keys()].map((name) => join(ROOT, 'packages', `${name}.d.ts`)),
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    readme: 'none',
    // The compiler has checked the sources.
    skipErrorChecking: true,
    disableSources: true,
    excludeExternals: true,
    validation: { notExported: false, invalidLink: true },
    logLevel: 'Warn',
    ...toMarkdownOptions(folder, address),
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc could not read the packages')
  for (const entry of project.children ?? []) entry.name = pages.get(entry.name) ?? entry.name
  app.validate(project)
  const silent = findSilent(project).map((name) => `${name} has no sentence`)
  if (app.logger.hasErrors() || app.logger.hasWarnings() || silent.length > 0)
    throw new Error(['The reference has faults:', ...silent].join('\n'))
  await app.generateOutputs(project)
  const stories = options.hasStorybook ? readStoryPages(STORYBOOK) : new Map<string, string>()
  for (const file of globSync('**/*.md', { cwd: folder })) {
    const name = file.replaceAll('\\', '/').replace(/\.md$/, '')
    const story = stories.get(name)
    const link =
      story === undefined ? '' : `[Stories and guide](${options.base}storybook/?path=/docs/${story})\n\n`
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), `${toFrontmatter(name)}${link}${toSiteLinks(text, address)}`)
  }
}

const toFrontmatter = (name: string): string =>
  `---\ntitle: "${name === 'index' ? 'All modules' : `@sorrel/${name.replace(/\/index$/, '')}`}"\neditUrl: false\n---\n\n`

/** Functions, components and classes without a sentence. TypeDoc's own check would ask one of each member too. */
const findSilent = (project: ProjectReflection): readonly string[] =>
  project
    .getReflectionsByKind(ReflectionKind.Function | ReflectionKind.Class)
    .filter(
      (one) =>
        !one.hasComment() && !(one.isDeclaration() && one.signatures?.some((call) => call.hasComment())),
    )
    .map((one) => one.getFullName())

/** Links to Markdown files as links to the site's pages. */
export const toSiteLinks = (text: string, address: string): string =>
  text.replaceAll(/(?<=\]\()([^)#]*)\.md(?=[)#])/g, (link, path: string) =>
    path.startsWith(address) ? `${path}/`.replace(/(?<=\/)index\/$/, '') : link,
  )

const COMPONENT = /packages\/ui\/src\/([\w-]+)\/\1\.stories/

/** The docs pages of a built Storybook by the kit's modules: `ui/button`. */
function readStoryPages(storybook: string): ReadonlyMap<string, string> {
  const index = join(storybook, 'index.json')
  const { entries }: StoryIndex = existsSync(index)
    ? JSON.parse(readFileSync(index, 'utf8'))
    : { entries: {} }
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, importPath }) => [`ui/${COMPONENT.exec(importPath)?.[1]}`, id]),
  )
}

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>
  >
}
