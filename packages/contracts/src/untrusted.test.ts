import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isRecord,
  parseChoice,
  parseCount,
  parseFileVersion,
  parseFlag,
  parseList,
  parseNumber,
  parseText,
  parseTexts,
  toUntrusted,
} from './untrusted.ts'

describe('reading a value that may be anything', () => {
  test.each([
    ['6.50', 6.5],
    [6.5, 6.5],
    [0, 0],
    ['0', 0],
    ['', undefined],
    ['  ', undefined],
    ['six', undefined],
    [' 6.50 ', 6.5],
    ['-3', -3],
    [0.1 + 0.2, 0.1 + 0.2],
    [1e21, 1e21],
    ['1e3', undefined],
    ['0x10', undefined],
    ['.5', undefined],
    ['6,50', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    [true, undefined],
    [[6], undefined],
    [{}, undefined],
  ])('the number in %j is %j', (value, number) => {
    expect(parseNumber(value)).toBe(number)
  })

  test.each([
    ['3', 3],
    [3, 3],
    [3.5, undefined],
    [-1, undefined],
  ])('the count in %j is %j', (value, count) => {
    expect(parseCount(value)).toBe(count)
  })

  test.each([
    ['Soap', 'Soap'],
    [' Soap\n', 'Soap'],
    [7, '7'],
    ['', undefined],
    [' \n', undefined],
    [null, undefined],
    [false, undefined],
    [['Soap'], undefined],
  ])('the text in %j is %j', (value, text) => {
    expect(parseText(value)).toBe(text)
  })

  test.each([
    [true, true],
    ['true', true],
    [1, true],
    [false, false],
    ['false', false],
    [0, false],
    [null, undefined],
    [{}, undefined],
    ['yes', undefined],
  ])('the flag in %j is %j', (value, flag) => {
    expect(parseFlag(value)).toBe(flag)
  })

  test.each([
    [
      [1, null, 2],
      [1, 2],
    ],
    [{ results: [1, null] }, [1]],
    [{ results: null }, []],
    [{ results: { 0: 1 } }, []],
    ['12', []],
    [null, []],
  ])('the list in %j is %j', (value, list) => {
    expect(parseList(value)).toEqual(list)
  })

  test('texts of a mixed list', () => {
    expect(parseTexts(['a', null, 1, {}, '', ['b']])).toEqual(['a', '1'])
  })

  test('a choice is one of the given ones', () => {
    expect(parseChoice('daily', ['daily', 'weekly'] as const)).toBe('daily')
    expect(parseChoice(' daily ', ['daily', 'weekly'] as const)).toBe('daily')
    expect(parseChoice('Daily', ['daily', 'weekly'] as const)).toBeUndefined()
  })

  test.each([
    [{}, true],
    [[1], false],
    [null, false],
    ['{}', false],
    [undefined, false],
  ])('whether %j is a record: %j', (value, isOne) => {
    expect(isRecord(value)).toBe(isOne)
    expect(toUntrusted(value)).toBe(isOne ? value : undefined)
  })

  test('never throws, whatever comes', () => {
    const readers: readonly ((value: unknown) => unknown)[] = [
      parseNumber,
      parseCount,
      parseText,
      parseFlag,
      parseList,
      parseTexts,
      toUntrusted,
    ]
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const read of readers) expect(() => read(value)).not.toThrow()
      }),
    )
  })
})

test.each([
  [{ md5: 'ABCDEF0123456789abcdef0123456789' }, 'abcdef0123456789'],
  [{ md5: 'abc', id: '5F00', dateUploaded: '2026-11-01T00:00:00Z' }, '5f00-mvx2cqo0'],
  [{ md5: null, id: '5f00', date_uploaded: '2026-11-01T00:00:00Z' }, '5f00-mvx2cqo0'],
  [{ id: '../5f', dateUploaded: '2026-11-01T00:00:00Z' }, undefined],
  [{ id: '5f', dateUploaded: 'yesterday' }, undefined],
  [{ id: '5f' }, undefined],
  [{ dateUploaded: '2026-11-01T00:00:00Z' }, undefined],
  ['a.webp', undefined],
  [null, undefined],
])('the version of the file %j is %j', (file, version) => {
  expect(parseFileVersion(file)).toBe(version)
})
