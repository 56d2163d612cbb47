import { dirname } from 'node:path'
import type { Importers, Story } from './storybook.ts'

/** The module that draws every story: a file that it imports affects all. */
const PREVIEW = '.storybook/preview.tsx'

/** Not imported by a story, but part of many: settings of the build, and pictures. */
const EVERYWHERE = /^(?:\.storybook\/(?!docs\/)|packages\/sandbox\/media\/)/

/** Guide pages show stories; no story is drawn with them. */
const GUIDES = /^\.storybook\/docs\//

/** The most stories of one review: ten minutes for two people. */
const STORIES_MAX = 60

export interface Affected {
  /** Ids of the stories to draw, in the order of the sidebar. */
  readonly ids: readonly string[]
  /** How many stories the change reaches, drawn or not. */
  readonly reached: number
}

interface Change {
  /** Changed files, from the root. */
  readonly files: readonly string[]
  readonly stories: ReadonlyMap<string, Story>
  /** Of base and head: a deleted file is known to the base alone. */
  readonly graphs: readonly Importers[]
}

/** The files that a change reaches, itself among them. */
function findReached(files: readonly string[], importers: Importers): ReadonlySet<string> {
  const reached = new Set(files)
  const waiting = files.filter((file) => !GUIDES.test(file))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer) || GUIDES.test(importer)) continue
      reached.add(importer)
      waiting.push(importer)
    }
  return reached
}

/**
 * The stories that a change reaches by imports. Of more than sixty the nearest are chosen: one of each component in turn, those
 * beside a changed file first.
 */
export function findAffected({ files, stories, graphs }: Change): Affected {
  const reached = new Set(graphs.flatMap((graph) => [...findReached(files, graph)]))
  const isEverything = reached.has(PREVIEW) || files.some((file) => EVERYWHERE.test(file))
  const affected = [...stories.values()].filter(({ file }) => isEverything || reached.has(file))
  const chosen = affected.length > STORIES_MAX ? chooseNearest(affected, files) : affected
  const ids = new Set(chosen.map(({ id }) => id))
  return { ids: [...stories.keys()].filter((id) => ids.has(id)), reached: affected.length }
}

/** One of each title in turn, those beside a changed file first. */
function chooseNearest(stories: readonly Story[], files: readonly string[]): readonly Story[] {
  const folders = new Set(files.map((file) => dirname(file)))
  const isBeside = ({ file }: Story) => folders.has(dirname(file))
  const groups = [...Map.groupBy(stories, ({ title }) => title).values()]
  const nearest = groups.filter((group) => group.some(isBeside))
  const others = groups.filter((group) => !group.some(isBeside))
  return [...takeInTurn(nearest), ...takeInTurn(others)].slice(0, STORIES_MAX)
}

function takeInTurn(groups: readonly (readonly Story[])[]): readonly Story[] {
  const longest = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat()
}
