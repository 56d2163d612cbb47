import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { ModuleGraph } from './module-graph.ts'
import type { Entry } from './page-entries.ts'
import type { ModuleFacts, StatementFacts } from './read-module.ts'

/** What a file of stories is given. */
export interface StoryEntry {
  /** As Storybook shows it; unique. */
  readonly title: string
  /** What every page carries that draws the same components. */
  readonly keys: ReadonlySet<string>
  /** Its components draw in the browser: they have no other messages. */
  readonly isClient: boolean
}

/** Stories carry what the pages carry that draw their components. Those of components of no page are left out. */
export function readStoryEntries(
  graph: ModuleGraph,
  entries: readonly Entry[],
  sourceFolder: string,
): readonly StoryEntry[] {
  return globSync('**/*.stories.tsx', { cwd: sourceFolder })
    .sort()
    .flatMap((file) => readStory(graph, entries, graph.read(join(sourceFolder, file))) ?? [])
}

function readStory(
  graph: ModuleGraph,
  entries: readonly Entry[],
  module: ModuleFacts,
): StoryEntry | undefined {
  const title = readTitle(module)
  const drawn = findComponents(graph, module).flatMap((facts) => findCarriers(entries, facts) ?? [])
  if (drawn.length === 0) return undefined
  return {
    title,
    keys: new Set(drawn.flatMap(({ carriers }) => findCommon(carriers))),
    isClient: drawn.every(({ isClient }) => isClient),
  }
}

function readTitle({ values, file }: ModuleFacts): string {
  const meta = values.get('meta')
  const object =
    meta?.type === 'TSSatisfiesExpression' || meta?.type === 'TSAsExpression' ? meta.expression : meta
  const title =
    object?.type === 'ObjectExpression'
      ? object.properties.find(
          (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'title',
        )
      : undefined
  if (title?.type !== 'Property' || title.value.type !== 'Literal' || typeof title.value.value !== 'string')
    throw new Error(`${file}: stories need \`const meta = { title: '…' }\``)
  return title.value.value
}

/** Statements of the components that a file of stories imports. */
function findComponents(graph: ModuleGraph, module: ModuleFacts): readonly StatementFacts[] {
  return [...module.imported.values()]
    .filter(({ specifier, name }) => /^[.#]/.test(specifier) && /^[A-Z][a-z]/.test(name))
    .flatMap(({ specifier, name }) => {
      const target = graph.resolve(module.file, specifier)
      const found = target && graph.find(target, name)
      return found ? (graph.read(found.file).declared.get(found.name) ?? []) : []
    })
}

interface Carriers {
  readonly carriers: readonly Entry[]
  readonly isClient: boolean
}

/** The pages that draw a component: in the browser, where any does. */
function findCarriers(entries: readonly Entry[], component: StatementFacts): Carriers | undefined {
  const all = entries.filter(({ reached }) => reached.some(({ facts }) => facts === component))
  const inBrowser = all.filter(({ reached }) =>
    reached.some(({ facts, isClient }) => isClient && facts === component),
  )
  if (all.length === 0) return undefined
  return inBrowser.length > 0 ? { carriers: inBrowser, isClient: true } : { carriers: all, isClient: false }
}

const findCommon = ([first, ...others]: readonly Entry[]): readonly string[] =>
  [...(first?.carried ?? [])].filter((key) => others.every(({ carried }) => carried.has(key)))
