/** A part's box in CSS pixels, from the upper left corner of its picture. */
export interface PartBox {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A part's box with the upper left corner of its number. */
export interface Mark extends PartBox {
  readonly markLeft: number
  readonly markTop: number
}

/** Width and height of a number, as its style sheet has it. */
export const MARK_SIZE = 20

/** Numbers on the upper right corners of their boxes; one that would cover another moves to the left of it. */
export function placeMarks(boxes: readonly PartBox[]): readonly Mark[] {
  const placed: Mark[] = []
  for (const box of boxes) {
    const markTop = box.top - MARK_SIZE / 2
    let markLeft = box.left + box.width - MARK_SIZE / 2
    const isClose = (other: Mark): boolean =>
      Math.abs(other.markLeft - markLeft) < MARK_SIZE && Math.abs(other.markTop - markTop) < MARK_SIZE
    for (let other = placed.find(isClose); other; other = placed.find(isClose))
      markLeft = other.markLeft - MARK_SIZE
    placed.push({ ...box, markLeft, markTop })
  }
  return placed
}
