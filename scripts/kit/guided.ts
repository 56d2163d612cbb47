import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { shopGuides } from '../../.storybook/docs/shop-guides.ts'

const TITLE = /\btitle: '([^']+)'/

/** Whether a file's stories have a docs page with what to know of them: a component's own guide, or one of the shop's. */
function hasGuide(path: string, title: string): boolean {
  const folder = dirname(path)
  return title in shopGuides || existsSync(join(folder, `${basename(folder)}.guide.ts`))
}

/** What is wrong with the guides of stories: titles without one, and guides without stories. */
export function findGuideGaps(paths: readonly string[]): readonly string[] {
  const titles = paths.map((path) => TITLE.exec(readFileSync(path, 'utf8'))?.[1] ?? '')
  return [
    ...paths
      .map((path, index) => ({ path, title: titles[index] ?? '' }))
      .filter(({ path, title }) => !hasGuide(path, title))
      .map(({ title }) => `“${title}” has no guide in .storybook/docs`),
    ...Object.keys(shopGuides)
      .filter((title) => !titles.includes(title))
      .map((title) => `There are no stories for the guide of “${title}”`),
  ]
}
