import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getModules, getPackageFolder, PACKAGES, type PackageName, readManifest } from './packages.ts'
import { formatSize, measurePackage, type Size } from './sizes.ts'

const EXAMPLE = /```tsx?\n[^]*?```/
const ROW = /^\| *((?:`[\w./-]+`[ ,]*)+) *\| *(.*?) *\|$/gm

/** A table whose first column names modules; other tables name fields and the like. */
const TABLE = /^\| *module +\|[^]*?(?=\n\n|$(?![^]))/gm

/** What a package's README says about each of its modules. */
export function readModuleLines(name: PackageName): ReadonlyMap<string, string> {
  const rows = [...readReadme(name).matchAll(TABLE)].flatMap(([table]) => [...table.matchAll(ROW)])
  return new Map(
    rows.flatMap(([, names = '', line = '']) =>
      [...names.matchAll(/`([\w./-]+)`/g)].map(([, subpath = '']): [string, string] => [subpath, line]),
    ),
  )
}

/** Public modules that the README does not name, and names in it that are not modules. */
export function getReadmeProblems(name: PackageName): readonly string[] {
  const lines = readModuleLines(name)
  const modules = new Set(getModules(name).map(({ subpath }) => subpath))
  return [
    ...[...modules]
      .filter((subpath) => !lines.has(subpath))
      .map((subpath) => `${subpath} is not in the README`),
    ...[...lines.keys()]
      .filter((subpath) => !modules.has(subpath))
      .map((subpath) => `${subpath} is no module`),
    ...(EXAMPLE.test(readReadme(name)) ? [] : ['the README has no example']),
  ]
}

function readReadme(name: PackageName): string {
  return readFileSync(join(getPackageFolder(name), 'README.md'), 'utf8')
}

/** The generated part of docs/packages.md. The packages must be built. */
export async function toPackageDocs(): Promise<string> {
  const sections: string[] = []
  for (const name of PACKAGES) sections.push(toSection(name, await measurePackage(name)))
  return sections.join('\n\n')
}

function toSection(name: PackageName, sizes: readonly Size[]): string {
  const { name: packageName, description } = readManifest(getPackageFolder(name))
  const [example = ''] = EXAMPLE.exec(readReadme(name)) ?? []
  return [
    `## ${packageName}`,
    `${description} [README](../packages/${name}/README.md) · [reference](api/${name}.md)`,
    `\`\`\`sh\nnpm install ${getInstallNames(name).join(' ')}\n\`\`\``,
    example,
    toTable(sizes, readModuleLines(name)),
  ].join('\n\n')
}

function getInstallNames(name: PackageName): readonly string[] {
  const { name: packageName, peerDependencies = {} } = readManifest(getPackageFolder(name))
  return [packageName, ...Object.keys(peerDependencies)]
}

const STYLESHEET_LINE = 'the whole kit in one stylesheet'

function toTable(sizes: readonly Size[], lines: ReadonlyMap<string, string>): string {
  const rows = sizes.map(({ subpath, bytes, limitBytes }) => {
    const limit = limitBytes === undefined ? '' : formatSize(limitBytes)
    return `| \`${subpath}\` | ${lines.get(subpath) ?? STYLESHEET_LINE} | ${formatSize(bytes)} | ${limit} |`
  })
  return ['| module | | gzip | limit |', '|---|---|--:|--:|', ...rows].join('\n')
}
