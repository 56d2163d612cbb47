import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getKeysOfCode } from './message-keys.ts'
import type { ModuleGraph, Reached } from './module-graph.ts'

/** A page or a layout of the app: code that brings messages to the browser. */
export interface Entry {
  /** Path of its file below the folder of pages, without ending: `(shop)/products/page`. */
  readonly name: string
  readonly reached: readonly Reached[]
  /** Keys that its code in the browser needs and that no layout above it brings. */
  readonly keys: ReadonlySet<string>
  /** Keys that only its late parts need: they come with the parts' code. */
  readonly lateKeys: ReadonlySet<string>
  /** All of them, with those of the layouts above it. */
  readonly carried: ReadonlySet<string>
}

export interface PageEntries {
  readonly entries: readonly Entry[]
  /** What has to be mended before the browser gets all that it needs. */
  readonly faults: readonly string[]
}

export interface PagesPlace {
  readonly graph: ModuleGraph
  /** The folder of pages and layouts. */
  readonly pagesFolder: string
  /** Every key there is. */
  readonly known: ReadonlySet<string>
  /** Folders whose pages bring every message by themselves. */
  readonly selfSufficient?: readonly string[]
}

const isLayout = (file: string): boolean => /(^|\/)layout\.tsx$/.test(file)
const isPage = (file: string): boolean => /(^|\/)page\.tsx$/.test(file)

const isAtOrBelow = (folder: string, above: string): boolean =>
  above === '.' || folder === above || folder.startsWith(`${above}/`)

/** What each page and layout has to bring. Error and not-found screens draw in place of pages: their layout brings theirs. */
export function readPageEntries(place: PagesPlace): PageEntries {
  const { graph, pagesFolder, known, selfSufficient = [] } = place
  const files = globSync('**/*.tsx', { cwd: pagesFolder })
    .filter((file) => !selfSufficient.some((folder) => isAtOrBelow(dirname(file), folder)))
    .sort()
  const layouts = files.filter(isLayout).sort((one, other) => one.length - other.length)
  const findAbove = (file: string) =>
    layouts.filter((layout) => layout !== file && isAtOrBelow(dirname(file), dirname(layout)))
  const made = new Map<string, Entry>()
  const faults = new Set<string>()
  for (const file of [...layouts, ...files.filter(isPage)]) {
    const besides = isLayout(file)
      ? files.filter((each) => !isPage(each) && !isLayout(each) && findAbove(each).at(-1) === file)
      : []
    const sources = [file, ...besides].map((each) => join(pagesFolder, each))
    const reached = graph.reach(sources)
    const inBrowser = (code: readonly Reached[]) => code.filter(({ isClient }) => isClient)
    const { keys: needed, unseen } = getKeysOfCode(graph, inBrowser(reached), known)
    const atOnce = getKeysOfCode(graph, inBrowser(graph.reachAtOnce(sources)), known).keys
    const layoutsAbove = findAbove(file).flatMap((layout) => made.get(layout) ?? [])
    const above = new Set(layoutsAbove.flatMap((layout) => [...layout.keys]))
    const name = file.replace(/\.tsx$/, '')
    const keys = without(atOnce, above)
    const carriedAbove = new Set(layoutsAbove.flatMap((layout) => [...layout.keys, ...layout.lateKeys]))
    const lateKeys = without(without(needed, keys), carriedAbove)
    made.set(file, { name, reached, keys, lateKeys, carried: new Set([...needed, ...carriedAbove]) })
    for (const call of unseen) faults.add(`${call}: ${UNSEEN}`)
    const fault = checkDelivery(
      readFileSync(join(pagesFolder, file), 'utf8'),
      name,
      new Set([...keys, ...lateKeys]),
    )
    if (fault !== undefined) faults.add(`${join(pagesFolder, file)}: ${fault}`)
  }
  return { entries: [...made.values()], faults: [...faults] }
}

const without = (keys: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !others.has(key)))

const UNSEEN =
  'nobody can see which messages this may show, so the browser would not get them. Give t a text, a table of this module, or say `satisfies` with a type that names the keys'

/** Whether a page or layout hands its messages to the browser, and its own. */
function checkDelivery(source: string, name: string, keys: ReadonlySet<string>): string | undefined {
  const named = /(?:<PageMessages\s+of="|\bmessages: ')([^"']+)/.exec(source)?.[1]
  if (named !== undefined && named !== name) return `these are the messages of "${named}", not its own`
  if (named === undefined && keys.size > 0)
    return `the browser needs messages here (${[...keys].slice(0, 3).join(', ')} …): draw it in <PageMessages of="${name}">`
  if (named !== undefined && keys.size === 0)
    return 'the browser needs no messages here: leave <PageMessages> out'
  return undefined
}
