interface Tree {
  readonly [key: string]: string | Tree
}

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/

/** The TypeScript source of the map from message key to the parameters the English text names. */
export function toMessageMapSource(namespaces: readonly Tree[]): string {
  const map = new Map<string, Set<string>>()
  for (const tree of namespaces) collectParameters(tree, '', map)
  const lines = [...map].map(([key, names]) => `  readonly '${key}': ${toType(names)}`)
  return [
    '/** Every message with its parameters; made from messages/en by the codegen script. */',
    'export interface MessageMap {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

/** The TypeScript source that imports every namespace of every language. */
export function toNamespacesSource(locales: readonly string[], namespaces: readonly string[]): string {
  const toName = (locale: string, namespace: string) => `${locale}_${namespace.replaceAll('-', '_')}`
  const files = locales.flatMap((locale) => namespaces.map((namespace) => [locale, namespace] as const))
  const imports = files.map(
    ([locale, namespace]) =>
      `import ${toName(locale, namespace)} from '../../messages/${locale}/${namespace}.json' with { type: 'json' }`,
  )
  const rows = locales.map((locale) => {
    const entries = namespaces.map((namespace) => `'${namespace}': ${toName(locale, namespace)}`)
    return `  ${locale}: { ${entries.join(', ')} },`
  })
  return [
    ...imports,
    "import type { MessageTree } from '../tree.ts'",
    '',
    '/** The files of each language; made from messages by the codegen script. */',
    `export const NAMESPACES = [${namespaces.map((namespace) => `'${namespace}'`).join(', ')}] as const`,
    '',
    `export const TREES: Readonly<Record<'${locales.join("' | '")}', Readonly<Record<(typeof NAMESPACES)[number], MessageTree>>>> = {`,
    ...rows,
    '}',
    '',
  ].join('\n')
}

function collectParameters(tree: Tree, prefix: string, map: Map<string, Set<string>>): void {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value !== 'string') collectParameters(value, `${prefix}${name}.`, map)
    else addParameters(map, `${prefix}${name}`, value)
  }
}

function addParameters(map: Map<string, Set<string>>, key: string, text: string): void {
  const stem = key.replace(PLURAL_FORM, '')
  const names = map.get(stem) ?? new Set<string>(stem === key ? [] : ['count'])
  for (const match of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(match[1] ?? '')
  map.set(stem, names)
}

function toType(names: ReadonlySet<string>): string {
  if (names.size === 0) return 'null'
  const members = [...names]
    .sort()
    .map((name) => `readonly ${name}: ${name === 'count' ? 'number' : 'string | number'}`)
  return `{ ${members.join('; ')} }`
}
