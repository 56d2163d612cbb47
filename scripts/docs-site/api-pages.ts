import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, Comment, type ProjectReflection, ReflectionKind } from 'typedoc'
import { STORYBOOK } from '../built-storybook.ts'
import { getModules, PACKAGES } from '../packages.ts'
import { ROOT } from '../processes.ts'
import type { ListedPage } from './pages.ts'
import { type SiteOptions, STAGED_PAGES, toPageId, writePage } from './stage.ts'

/** Lets TypeDoc write the reference of the built packages into the site. Ours are the names of pages and their links. */

interface ApiModule {
  /** Its declarations, as an absolute path. */
  readonly file: string
  /** What TypeDoc calls it: `ui/dist/button/button`; the file of a package's own is `ui/dist`. */
  readonly entry: string
  /** Its page: `ui/button`, or `ui/index`. */
  readonly page: string
}

const readModules = (): readonly ApiModule[] =>
  PACKAGES.flatMap((name) =>
    getModules(name).map(({ subpath, declarations: file }) => ({
      file,
      entry: file.slice(join(ROOT, 'packages/').length).replace(/(?:\/index)?\.d\.ts$/, ''),
      page: `${name}/${subpath === '.' ? 'index' : subpath}`,
    })),
  )

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
  tableColumnSettings: { hideModifiers: true, hideInherited: true, hideOverrides: true },
  groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', '*'],
  parametersFormat: 'table',
  propertiesFormat: 'table',
  propertyMembersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
})

/**
 * Writes a page for each public module into `api` of the site, and answers the pages. Throws when a public name has no
 * sentence, or a sentence links to nothing.
 */
export async function writeApiPages(options: SiteOptions): Promise<readonly ListedPage[]> {
  const folder = join(STAGED_PAGES, 'api')
  const modules = readModules()
  const address = `${options.base}api/`
  const app = await Application.bootstrapWithPlugins({
    entryPoints: modules.map(({ file }) => file),
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
  describeModules(project, modules)
  nameParameters(project)
  app.validate(project)
  const silent = findSilent(project).map((name) => `${name} has no sentence`)
  if (app.logger.hasErrors() || app.logger.hasWarnings() || silent.length > 0)
    throw new Error(['The reference has faults:', ...silent].join('\n'))
  await app.generateOutputs(project)
  const stories = options.hasStorybook ? readStoryPages(STORYBOOK) : new Map<string, string>()
  return globSync('**/*.md', { cwd: folder })
    .sort()
    .map((path) => {
      const name = path.replaceAll('\\', '/').replace(/\.md$/, '')
      const story = stories.get(name)
      const link =
        story === undefined ? '' : `[Stories and guide](${options.base}storybook/?path=/docs/${story})\n\n`
      const text = `${link}${toSiteLinks(readFileSync(join(folder, path), 'utf8'), address)}`
      const title = name === 'index' ? 'All modules' : `@sorrel/${toPageId(name)}`
      writePage({ file: `api/${name}`, title, editUrl: false, text })
      return { id: toPageId(`api/${name}`), title }
    })
}

/** The comment that begins a file and speaks of all of it: no declaration of a name follows. */
const MODULE_COMMENT = /^\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?=import |export (?:type )?[{*]|\/\*\*)/

/** Gives modules their pages' names, and the sentence that begins their file. */
function describeModules(project: ProjectReflection, modules: readonly ApiModule[]): void {
  for (const entry of project.children ?? []) {
    const found = modules.find((module) => module.entry === entry.name)
    if (found === undefined) continue
    entry.name = found.page
    const text = MODULE_COMMENT.exec(readFileSync(found.file, 'utf8'))?.[1]
      ?.replaceAll(/\s*\n \* ?/g, '\n')
      .trim()
    if (text !== undefined) entry.comment ??= new Comment([{ kind: 'text', text }])
  }
}

/** A parameter that is taken apart has no name: it gets the last word of its type, `options` of `SearchOptions`. */
function nameParameters(project: ProjectReflection): void {
  for (const one of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (one.name !== '__namedParameters' || !one.isParameter()) continue
    const type = one.type?.type === 'reference' ? one.type.name : 'Options'
    one.name = /[A-Z][a-z]+$/.exec(type)?.[0].toLowerCase() ?? 'options'
  }
}

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
