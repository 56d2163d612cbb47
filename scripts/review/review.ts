import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { getLaunchOptions } from '../../packages/config/chromium.ts'
import { countPixels, findMarks, type Mark } from './compare.ts'
import { type Canvas, type Drawing, openCanvas, toAddress } from './draw.ts'
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

/** Each draws base and head at once; more than cores take longer. */
const WORKERS = Math.min(availableParallelism(), 6)

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
  const lots = toLots(tasks)
  const browser = await chromium.launch(getLaunchOptions())
  const found = new Map<Task, Difference>()
  let done = 0
  const work = async (): Promise<void> => {
    const canvases = await openCanvases(browser, options)
    for (let lot = lots.shift(); lot !== undefined; lot = lots.shift())
      for (const task of lot) {
        const difference = await compare(task, { ...options, canvases })
        if (difference !== undefined) found.set(task, difference)
        done += 1
        onProgress(done, tasks.length)
      }
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, work))
  } finally {
    await browser.close()
  }
  return tasks.flatMap((task) => found.get(task) ?? [])
}

/** The most stories of a look that one page draws in turn: few enough that the workers end together. */
const LOT_MAX = 20

const toLots = (tasks: readonly Task[]): (readonly Task[])[] =>
  [...Map.groupBy(tasks, ({ look }) => look).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / LOT_MAX) }, (_, index) =>
      group.slice(index * LOT_MAX, (index + 1) * LOT_MAX),
    ),
  )

type Canvases = Readonly<Record<'base' | 'head', Canvas>>

/** Opens a page of each side. */
async function openCanvases(
  browser: Browser,
  { base: before, head: after, folder }: ReviewOptions,
): Promise<Canvases> {
  const [base, head] = await Promise.all([
    openCanvas(browser, { storybook: before.url, folder }),
    openCanvas(browser, { storybook: after.url, folder }),
  ])
  return { base, head }
}

type Comparing = ReviewOptions & { readonly canvases: Canvases }

async function compare({ story, look }: Task, options: Comparing): Promise<Difference | undefined> {
  const name = `${story.id}.${toLookName(look)}.png`
  const both = (part: (side: Side) => Promise<Drawing | undefined>) =>
    Promise.all((['base', 'head'] as const).map((side) => part({ side, story, look, name })))
  const first = await both((side) => drawSide(side, options))
  // What is different only because one side was drawn before its last part had come is not different.
  const drawn = isPair(first) && !isSame(first) ? await both((side) => redrawSide(side, options)) : first
  const [base, head] = await addViolations(drawn, options.canvases)
  const difference = `pictures/difference/${name}`
  const pixels =
    isPair(drawn) && base?.hash !== head?.hash
      ? countPixels({
          base: join(options.folder, toPicture({ side: 'base', name })),
          head: join(options.folder, toPicture({ side: 'head', name })),
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
    difference: isPair(drawn) && marks.includes('changed') ? difference : undefined,
    links: {
      ...(base && { base: toAddress('base', story.id, look) }),
      ...(head && { head: toAddress('head', story.id, look) }),
    },
  }
}

interface Side extends Task {
  readonly side: 'base' | 'head'
  readonly name: string
}

type Drawn = readonly (Drawing | undefined)[]

/** Whether the story is in both and came up in both. */
const isPair = (drawn: Drawn): boolean => drawn.every((drawing) => drawing?.picture !== undefined)

/** The words are read last, so a part that came late may be in them alone. */
const isSame = ([base, head]: Drawn): boolean =>
  base?.hash === head?.hash && base?.markup === head?.markup && base?.words === head?.words

const toPicture = ({ side, name }: Pick<Side, 'side' | 'name'>): string => `pictures/${side}/${name}`

async function drawSide(of: Side, options: Comparing): Promise<Drawing | undefined> {
  const { side, story, look } = of
  if (!options[side].stories.has(story.id)) return undefined
  return options.canvases[side].draw(story.id, look, toPicture(of))
}

const redrawSide = (of: Side, { canvases }: Comparing): Promise<Drawing> =>
  canvases[of.side].redraw(toPicture(of))

/**
 * axe takes as long as the drawing: it finds the same where nothing is different, and the base is asked only where the head
 * breaks a rule.
 */
async function addViolations(drawn: Drawn, canvases: Canvases): Promise<Drawn> {
  const [base, head] = drawn
  if (base === undefined || head === undefined || !isPair(drawn) || isSame(drawn)) return drawn
  const after = await canvases.head.countViolations()
  if (Object.keys(after).length === 0) return drawn
  return [
    { ...base, violations: await canvases.base.countViolations() },
    { ...head, violations: after },
  ]
}
