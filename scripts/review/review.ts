import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { getLaunchOptions } from '../../packages/config/chromium.ts'
import { countPixels, findMarks, type Mark } from './compare.ts'
import { countViolations, draw, type Drawing, openPage, toAddress } from './draw.ts'
import { getLooks, type Look, toLookName } from './looks.ts'
import type { Story } from './storybook.ts'

/** A built Storybook that is served. */
export interface Served {
  readonly url: string
  readonly stories: ReadonlyMap<string, Story>
}

/** A look of a story that is different. */
export interface Difference {
  /** Names it in `review.json`. */
  readonly key: string
  /** Of the head's picture, by which a decision is known again. */
  readonly hash: string
  readonly story: Story
  readonly look: Look
  readonly marks: readonly Mark[]
  readonly pixels: number
  readonly base: Drawing | undefined
  readonly head: Drawing | undefined
  /** Path of the picture of the difference. */
  readonly difference: string | undefined
  /** Addresses of the live stories, below the report. */
  readonly links: Readonly<Partial<Record<'base' | 'head', string>>>
}

export interface ReviewOptions {
  readonly base: Served
  readonly head: Served
  /** Stories to draw, of either. */
  readonly ids: readonly string[]
  /** Folder of the report. */
  readonly folder: string
  readonly onProgress: (done: number, all: number) => void
}

/** In place of the hash of a picture, where a story is gone or does not come up. */
const NO_PICTURE = 'none'

interface Task {
  readonly story: Story
  readonly look: Look
}

/** Two browsers' worth of work at once, as on a usual machine. */
const WORKERS = 3

/** Draws base and head in the same browser, and returns what is different, in the order of the sidebar. */
export async function review(options: ReviewOptions): Promise<readonly Difference[]> {
  const { base, head, ids, folder, onProgress } = options
  rmSync(join(folder, 'pictures'), { recursive: true, force: true })
  for (const side of ['base', 'head', 'difference'])
    mkdirSync(join(folder, 'pictures', side), { recursive: true })
  const tasks = ids.flatMap((id): readonly Task[] => {
    const story = head.stories.get(id) ?? base.stories.get(id)
    return story === undefined ? [] : getLooks(story).map((look) => ({ story, look }))
  })
  const browser = await chromium.launch(getLaunchOptions())
  const found: (Difference | undefined)[] = []
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    const pages = createPages(browser)
    for (let index = next; index < tasks.length; index = next) {
      next += 1
      const task = tasks[index]
      if (task !== undefined)
        found[index] = await compare(task, { ...options, pages: await pages.open(task.look.width) })
      done += 1
      onProgress(done, tasks.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, work))
  } finally {
    await browser.close()
  }
  return found.filter((difference) => difference !== undefined)
}

type Pages = Readonly<Record<'base' | 'head', Page>>

/** A page of each side for each width, opened when it is first needed. */
function createPages(browser: Browser) {
  const known = new Map<number, Promise<Pages>>()
  const open = async (width: Look['width']): Promise<Pages> => {
    const [base, head] = await Promise.all([openPage(browser, width), openPage(browser, width)])
    return { base, head }
  }
  return {
    open(width: Look['width']): Promise<Pages> {
      const pages = known.get(width) ?? open(width)
      known.set(width, pages)
      return pages
    },
  }
}

type Comparing = ReviewOptions & { readonly pages: Pages }

async function compare({ story, look }: Task, options: Comparing): Promise<Difference | undefined> {
  const name = `${story.id}.${toLookName(look)}.png`
  const drawn = await Promise.all(
    (['base', 'head'] as const).map((side) => drawSide({ side, story, look, name }, options)),
  )
  const [base, head] = await addViolations(drawn, options.pages)
  const difference = `pictures/difference/${name}`
  const isPair = base?.picture !== undefined && head?.picture !== undefined
  const pixels =
    isPair && base.hash !== head.hash
      ? countPixels({
          base: join(options.folder, base.picture),
          head: join(options.folder, head.picture),
          target: join(options.folder, difference),
        })
      : 0
  const marks = findMarks({ base, head }, pixels)
  if (marks.length === 0) return undefined
  return {
    key: `${story.id} ${toLookName(look)}`,
    hash: head?.hash || NO_PICTURE,
    story,
    look,
    marks,
    pixels,
    base,
    head,
    difference: isPair && marks.includes('changed') ? difference : undefined,
    links: {
      ...(base && { base: toAddress('base', { id: story.id, look }) }),
      ...(head && { head: toAddress('head', { id: story.id, look }) }),
    },
  }
}

interface Side extends Task {
  readonly side: 'base' | 'head'
  readonly name: string
}

async function drawSide({ side, story, look, name }: Side, options: Comparing): Promise<Drawing | undefined> {
  const { url, stories } = options[side]
  if (!stories.has(story.id)) return undefined
  const { pages, folder } = options
  const picture = `pictures/${side}/${name}`
  return draw({ id: story.id, look }, { page: pages[side], storybook: url, folder, picture })
}

/** axe takes as long as the drawing, and finds the same where nothing is different. */
async function addViolations(
  [base, head]: readonly (Drawing | undefined)[],
  pages: Pages,
): Promise<readonly (Drawing | undefined)[]> {
  const isSame = base?.hash === head?.hash && base?.markup === head?.markup
  if (base?.picture === undefined || head?.picture === undefined || isSame) return [base, head]
  const [before, after] = await Promise.all([countViolations(pages.base), countViolations(pages.head)])
  return [
    { ...base, violations: before },
    { ...head, violations: after },
  ]
}
