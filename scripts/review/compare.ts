import { readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Drawing } from './draw.ts'

/** What a reviewer is told of a look. */
export const MARKS = [
  'new',
  'removed',
  'broken',
  'changed',
  'words changed',
  'axe worse',
  'overflow',
] as const
export type Mark = (typeof MARKS)[number]

/** How different a pixel is before it counts, 0 to 1. */
const THRESHOLD = 0.05
/** Fewer changed pixels than these are the edge of a letter, not a change. */
const PIXELS_MIN = 6

interface Pair {
  readonly base: Drawing | undefined
  readonly head: Drawing | undefined
}

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** What is different between both drawings; nothing where they are the same. `pixels`: see `countPixels`. */
export function findMarks({ base, head }: Pair, pixels: number): readonly Mark[] {
  if (base === undefined) return ['new']
  if (head === undefined) return ['removed']
  if (head.error !== undefined) return base.error === undefined ? ['broken'] : []
  const marks: readonly (readonly [Mark, boolean])[] = [
    ['changed', base.error !== undefined || pixels >= PIXELS_MIN],
    ['words changed', base.words !== head.words],
    ['axe worse', sum(head.violations) > sum(base.violations)],
    ['overflow', head.overflow > base.overflow],
  ]
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []))
}

interface Files {
  readonly base: string
  readonly head: string
  /** Where the picture of the difference goes. */
  readonly target: string
}

/** How many pixels differ, and their picture. Pictures of other sizes differ by what only one has. */
export function countPixels({ base, head, target }: Files): number {
  const [before, after] = [readPicture(base), readPicture(head)]
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = new PNG({ width, height })
  const [from, to] = [extend(before, width, height), extend(after, width, height)]
  const pixels = pixelmatch(from.data, to.data, difference.data, width, height, { threshold: THRESHOLD })
  if (pixels >= PIXELS_MIN) writeFileSync(target, PNG.sync.write(difference))
  return pixels
}

const readPicture = (file: string): PNG => PNG.sync.read(readFileSync(file))

function extend(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}
