import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Imported, type ModuleFacts, readModule, type StatementFacts } from './read-module.ts'

/** A statement that code runs, and whether it runs in the browser. */
export interface Reached {
  readonly module: ModuleFacts
  readonly facts: StatementFacts
  readonly isClient: boolean
}

export interface Found {
  readonly file: string
  /** `*` is the whole module. */
  readonly name: string
  /** The way there leads through a `'use client'` module. */
  readonly isClient: boolean
}

export interface ModuleGraph {
  readonly read: (file: string) => ModuleFacts
  /** The file behind a specifier; undefined for what is not ours. */
  readonly resolve: (from: string, specifier: string) => string | undefined
  /** Every statement that may run once all that these files export is used. */
  readonly reach: (files: readonly string[]) => readonly Reached[]
  /** The same without the parts that load later and bring their own messages. */
  readonly reachAtOnce: (files: readonly string[]) => readonly Reached[]
}

export interface GraphPlaces {
  /** What `#` stands for. */
  readonly sourceFolder: string
  /** Holds the packages `@sorrel/…`, one folder each. */
  readonly packagesFolder: string
}

/** Follows imports from name to name through the sources of the shop and its packages. */
export function createModuleGraph(places: GraphPlaces): ModuleGraph {
  const modules = new Map<string, ModuleFacts>()
  const read = (file: string): ModuleFacts => {
    const facts = modules.get(file) ?? readModule(file)
    modules.set(file, facts)
    return facts
  }
  const resolve = (from: string, specifier: string) => resolveSpecifier(places, from, specifier)
  const graph = {
    read,
    resolve,
    reach: (files: readonly string[]) => reach(graph, files, 'with late parts'),
    reachAtOnce: (files: readonly string[]) => reach(graph, files, 'at once'),
  }
  return graph
}

/** Written from what is read here: the files of messages name every key. */
const GENERATED = /[\\/]generated[\\/]/

function resolveSpecifier(
  { sourceFolder, packagesFolder }: GraphPlaces,
  from: string,
  specifier: string,
): string | undefined {
  const file = specifier.startsWith('#')
    ? join(sourceFolder, specifier.slice(1))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : resolvePackage(packagesFolder, specifier)
  if (file === undefined || GENERATED.test(file)) return undefined
  return /(?<!\.css|\.d)\.tsx?$/.test(file) && existsSync(file) ? file : undefined
}

/** The source that a package builds an export from. */
function resolvePackage(packagesFolder: string, specifier: string): string | undefined {
  const [, name, path] = /^@sorrel\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  if (name === undefined || path === undefined) return undefined
  const manifest: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(packagesFolder, name, 'package.json'), 'utf8'),
  )
  const built = manifest.exports[`./${path}`]
  if (typeof built !== 'string') return undefined
  const source = join(packagesFolder, name, built.replace('./dist/', 'src/').replace(/\.js$/, ''))
  return ['.ts', '.tsx'].map((ending) => source + ending).find((file) => existsSync(file))
}

function findDeclaration(graph: ModuleGraph, file: string, name: string): Found | undefined {
  const source = graph.read(file)
  const exported = source.exported.get(name)
  const from = typeof exported === 'string' ? source.imported.get(exported) : exported
  if (typeof exported === 'string' && from === undefined)
    return { file, name: exported, isClient: source.isClient }
  const ways = from === undefined ? source.passedOn.map((specifier) => ({ specifier, name })) : [from]
  for (const way of ways) {
    const found = findImported(graph, file, way)
    if (found !== undefined) return { ...found, isClient: found.isClient || source.isClient }
  }
  return undefined
}

function findImported(graph: ModuleGraph, from: string, { specifier, name }: Imported): Found | undefined {
  const target = graph.resolve(from, specifier)
  if (target === undefined) return undefined
  return name === '*'
    ? { file: target, name, isClient: graph.read(target).isClient }
    : findDeclaration(graph, target, name)
}

/** Where a name is declared that a module has imported. */
export function findLocal(graph: ModuleGraph, module: ModuleFacts, name: string): Found | undefined {
  const imported = module.imported.get(name)
  return imported && findImported(graph, module.file, imported)
}

/** Goes from statement to statement; below a `'use client'` module everything runs in the browser. */
function reach(
  graph: ModuleGraph,
  files: readonly string[],
  extent: 'with late parts' | 'at once',
): readonly Reached[] {
  const reached = new Map<StatementFacts, Map<boolean, Reached>>()
  const entered = new Set<string>()
  const pending: (() => void)[] = []

  const visit = (module: ModuleFacts, facts: StatementFacts, isClient: boolean): void => {
    const known = reached.get(facts) ?? new Map<boolean, Reached>()
    if (known.has(isClient)) return
    reached.set(facts, known.set(isClient, { module, facts, isClient }))
    for (const name of facts.names) visitName(module, name, isClient)
    for (const specifier of facts.dynamicImports) {
      if (extent === 'at once' && facts.lateImports.has(specifier)) continue
      const target = graph.resolve(module.file, specifier)
      if (target !== undefined) pending.push(() => visitAll(target, isClient))
    }
  }
  const visitName = (module: ModuleFacts, name: string, isClient: boolean): void => {
    const own = module.declared.get(name)
    if (own !== undefined) pending.push(() => visit(module, own, isClient))
    const found = findLocal(graph, module, name)
    if (found !== undefined) pending.push(() => visitFound(found, isClient))
  }
  const visitFound = ({ file, name, isClient }: Found, isAbove: boolean): void => {
    if (name === '*') return visitAll(file, isAbove)
    visitName(graph.read(file), name, enter(file, isAbove || isClient))
  }
  const visitAll = (file: string, isAbove: boolean): void => {
    const source = graph.read(file)
    const isClient = enter(file, isAbove)
    for (const name of source.exported.keys()) {
      const found = findDeclaration(graph, file, name)
      if (found !== undefined) visitFound(found, isClient)
    }
    for (const specifier of source.passedOn) {
      const target = graph.resolve(file, specifier)
      if (target !== undefined) visitAll(target, isClient)
    }
  }
  const enter = (file: string, isAbove: boolean): boolean => {
    const source = graph.read(file)
    const isClient = isAbove || source.isClient
    if (entered.has(`${file} ${isClient}`)) return isClient
    entered.add(`${file} ${isClient}`)
    for (const facts of source.immediate) visit(source, facts, isClient)
    return isClient
  }

  for (const file of files) pending.push(() => visitAll(file, false))
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) next()
  return [...reached.values()].flatMap((known) => [...known.values()])
}
