import { expect, test } from 'vitest'
import { MARK_SIZE, placeMarks } from './place-marks.ts'

const toBox = (name: string, left: number, top: number) => ({ name, left, top, width: 100, height: 40 })

test('a number is on the corner of its box', () => {
  expect(placeMarks([toBox('root', 30, 50)])).toMatchObject([{ markLeft: 120, markTop: 40 }])
})

test('numbers of boxes with the same corner are beside each other', () => {
  const marks = placeMarks([toBox('root', 30, 50), toBox('label', 32, 52), toBox('text', 31, 51)])
  expect(marks.map(({ markLeft }) => markLeft)).toEqual([120, 120 - MARK_SIZE, 120 - 2 * MARK_SIZE])
})
