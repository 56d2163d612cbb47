import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLocal, type ModuleGraph } from './module-graph.ts'
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
  const title = readTitle(module.file)
  const drawn = findComponents(graph, module).flatMap((facts) => findCarriers(entries, facts) ?? [])
  if (drawn.length === 0) return undefined
  return {
    title,
    keys: new Set(drawn.flatMap(({ carriers }) => findCommon(carriers))),
    isClient: drawn.every(({ isClient }) => isClient),
  }
}

function readTitle(file: string): string {
  const title = /^const meta\b[\s\S]*?\btitle: '([^']+)'/m.exec(readFileSync(file, 'utf8'))?.[1]
  if (title === undefined) throw new Error(`${file}: stories need \`const meta = { title: '…' }\``)
  return title
}

/** Statements of the components that a file of stories imports. */
function findComponents(graph: ModuleGraph, module: ModuleFacts): readonly StatementFacts[] {
  return [...module.imported]
    .filter(([, { specifier, name }]) => /^[.#]/.test(specifier) && /^[A-Z][a-z]/.test(name))
    .flatMap(([local]) => {
      const found = findLocal(graph, module, local)
      return found ? (graph.read(found.file).declared.get(found.name) ?? []) : []
    })
}

/** The pages that draw a component: in the browser, where any does. */
function findCarriers(entries: readonly Entry[], component: StatementFacts) {
  const draws = ({ reached }: Entry) => reached.some(({ facts }) => facts === component)
  const drawsInBrowser = ({ reached }: Entry) =>
    reached.some(({ facts, isClient }) => isClient && facts === component)
  const inBrowser = entries.filter(drawsInBrowser)
  if (inBrowser.length > 0) return { carriers: inBrowser, isClient: true }
  const carriers = entries.filter(draws)
  return carriers.length > 0 ? { carriers, isClient: false } : undefined
}

const findCommon = ([first, ...others]: readonly Entry[]): readonly string[] =>
  [...(first?.carried ?? [])].filter((key) => others.every(({ carried }) => carried.has(key)))
