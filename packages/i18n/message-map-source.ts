interface Tree {
  readonly [key: string]: string | Tree
}

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/

/** The TypeScript source of the map from message key to the parameters the English text names. */
export function toMessageMapSource(messages: Tree): string {
  const lines = [...collectParameters(messages)].map(
    ([key, names]) => `  readonly '${key}': ${toType(names)}`,
  )
  return [
    '/** Every message with its parameters; made from messages/en.json by the codegen script. */',
    'export interface MessageMap {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

function collectParameters(
  tree: Tree,
  prefix = '',
  map = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value !== 'string') collectParameters(value, `${prefix}${name}.`, map)
    else addParameters(map, `${prefix}${name}`, value)
  }
  return map
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
