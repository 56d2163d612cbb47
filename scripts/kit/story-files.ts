import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { shopGuides } from '../../.storybook/docs/shop-guides.ts'
import { TASKS } from '../../.storybook/docs/tasks.ts'
import { SHOTS } from '../../e2e/visual/shots.ts'

/** Checks files of stories, as Storybook reads them. Ours are the rules: stillness, guides, and ids that others name. */

interface Story {
  readonly id: string
  readonly name: string
  /** Whether its play function presses, types or moves. */
  readonly hasGesture: boolean
  readonly tags: readonly string[]
}

export interface StoryFile {
  readonly path: string
  readonly title: string
  readonly stories: readonly Story[]
}

/** A play function that is named elsewhere, or hands its context on, may press something too. */
const GESTURE =
  /\buserEvent\b|\bfireEvent\b|\.play\b|\.(?:focus|click)\(|[(,]\s*context\s*[,)]|\bplay:\s*[\w.]+\s*[,}]|\bplay\s*[,}]/

export function readStoryFile(path: string, text = readFileSync(path, 'utf8')): StoryFile {
  const csf = loadCsf(text, { fileName: path, makeTitle: (title) => title ?? '' }).parse()
  const stories = Object.entries(csf._stories).map(([key, { id, name, tags = [], __stats }]) => {
    const { start, end } = csf.getStoryExport(key)
    const [play = ''] = /\bplay\b[^]*/.exec(text.slice(start ?? 0, end ?? 0)) ?? []
    return { id, name: name ?? key, tags, hasGesture: __stats?.play === true && GESTURE.test(play) }
  })
  return { path, title: csf.meta?.title ?? '', stories }
}

/** Stories that move when a reader opens them, by name. Those without a place in the sidebar may, and those that pose. */
export const findRestless = ({ stories }: StoryFile): readonly string[] =>
  stories
    .filter(({ hasGesture, tags }) => hasGesture && !tags.includes('posed') && !tags.includes('!dev'))
    .map(({ name }) => name)

/** What a file's stories are found by: its title, and their names. */
export const toSearchable = ({ title, stories }: StoryFile): readonly string[] =>
  stories.map(({ name }) => `${title} ${name}`.toLowerCase())

/** Whether a docs page tells what to know of the stories: a component's own guide, or one of the shop's. */
function hasGuide({ path, title }: StoryFile): boolean {
  const folder = dirname(path)
  return title in shopGuides || existsSync(join(folder, `${basename(folder)}.guide.ts`))
}

/** Titles without a guide, and guides without stories. */
export function findGuideGaps(files: readonly StoryFile[]): readonly string[] {
  const titles = new Set(files.map(({ title }) => title))
  return [
    ...files
      .filter((file) => !hasGuide(file))
      .map(({ title }) => `“${title}” has no guide in .storybook/docs`),
    ...Object.keys(shopGuides)
      .filter((title) => !titles.has(title))
      .map((title) => `There are no stories for the guide of “${title}”`),
  ]
}

/** Pages of words alone. */
const DOCS = ['introduction--docs', 'changelog--docs']

/** Ids that the introduction and the reference pictures name, and no file of stories has. */
export function findLostIds(files: readonly StoryFile[]): readonly string[] {
  const known = new Set([
    ...DOCS,
    ...files.flatMap(({ title, stories }) => [toId(title, 'docs'), ...stories.map(({ id }) => id)]),
  ])
  const named = {
    'the introduction': TASKS.flatMap(({ links }) => links.map(([id]) => id)),
    'a reference picture': SHOTS.map(({ story }) => story),
  }
  return Object.entries(named).flatMap(([place, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => `There is no story ${id}, which ${place} names`),
  )
}
