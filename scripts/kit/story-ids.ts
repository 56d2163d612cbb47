import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { TASKS } from '../../.storybook/docs/tasks.ts'
import { SHOTS } from '../../e2e/visual/shots.ts'
import { readSource } from './syntax.ts'

const TITLE = /\btitle: '([^']+)'/

/** Pages of words alone. */
const DOCS = ['introduction--docs', 'changelog--docs']

/** Storybook's ids of a file's stories, and of its docs page. */
function readStoryIds(path: string): readonly string[] {
  const { exported, text } = readSource(path)
  const title = TITLE.exec(text)?.[1] ?? ''
  return [...[...exported.keys()].map((name) => toId(title, storyNameFromExport(name))), toId(title, 'docs')]
}

/** Ids that the introduction and the reference pictures name, and no file of stories has. */
export function findLostIds(paths: readonly string[]): readonly string[] {
  const known = new Set([...DOCS, ...paths.flatMap(readStoryIds)])
  const named = {
    'the introduction': TASKS.flatMap(({ links }) => links.map(([id]) => id)),
    'a reference picture': SHOTS.map(({ story }) => story),
  }
  return Object.entries(named).flatMap(([place, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => `There is no story ${id}, which ${place} names`),
  )
}
