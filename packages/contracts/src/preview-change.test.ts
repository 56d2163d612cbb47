import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPreviewChange } from './preview-change.ts'

describe('applyPreviewChange', () => {
  test.each([
    [{ a: 1, b: 2 }, ['a'], 5, { a: 5, b: 2 }],
    [{ font_size: { base: 16 } }, ['fontSize', 'base'], 18, { font_size: { base: 18 } }],
    [{}, ['header', 'announcementText'], 'Hi', { header: { announcementText: 'Hi' } }],
    [{ list: ['a', 'b'] }, ['list', '1'], 'c', { list: ['a', 'c'] }],
    [{ list: ['a'] }, ['list', '1'], 'b', { list: ['a', 'b'] }],
    [{ list: [{ title: 'x' }] }, ['list', '0', 'title'], 'y', { list: [{ title: 'y' }] }],
    [{ list: ['a'] }, ['list', '5'], 'b', { list: ['a'] }],
    [{ list: ['a'] }, ['list', 'length'], 9, { list: ['a'] }],
    [{ text: 'a' }, ['text', 'inner'], 'b', { text: 'a' }],
    [{ a: 1 }, [], { b: 2 }, { b: 2 }],
  ])('%j at %j', (target, path, value, expected) => {
    expect(applyPreviewChange(target, path, value)).toEqual(expected)
  })

  test.each(['', null, undefined])('%j removes the value', (value) => {
    expect(applyPreviewChange({ title: 'x', other: 1 }, ['title'], value)).toEqual({ other: 1 })
    expect(applyPreviewChange({ list: ['a', 'b'] }, ['list', '0'], value)).toEqual({ list: ['b'] })
  })

  test('false and 0 are values', () => {
    expect(applyPreviewChange({ show: true }, ['show'], false)).toEqual({ show: false })
    expect(applyPreviewChange({ radius: 20 }, ['radius'], 0)).toEqual({ radius: 0 })
  })

  test('does not change the original and never throws', () => {
    const path = fc.array(fc.oneof(fc.constantFrom('0', '1', 'a', 'b', 'toString'), fc.string()), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(fc.jsonValue(), path, fc.jsonValue(), (target, steps, value) => {
        const before = JSON.stringify(target)
        applyPreviewChange(target, steps, value)
        expect(JSON.stringify(target)).toBe(before)
      }),
    )
  })

  test('cannot reach a prototype', () => {
    applyPreviewChange({}, ['__proto__', 'polluted'], true)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
