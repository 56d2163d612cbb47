import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFields, readList } from './fields.ts'

describe('readFields', () => {
  const fields = readFields({
    meta_title: ' Soap ',
    metaTitle: undefined,
    pageSize: '25',
    ratio: 1.125,
    blank: '  ',
    nothing: null,
    yes: 'true',
    no: 0,
    kind: 'card',
    links: { results: [{ label: 'a' }, null] },
    list: [{ label: 'b' }],
    inner: { deep_name: 'x' },
  })

  test('finds camelCase and snake_case, camelCase first', () => {
    expect(fields.text('metaTitle')).toBe('Soap')
    expect(readFields({ a_b: 1, aB: 2 }).number('aB')).toBe(2)
    expect(fields.child('inner').text('deepName')).toBe('x')
  })

  test('texts are trimmed, blank ones are missing, numbers become text', () => {
    expect(fields.text('blank')).toBeUndefined()
    expect(fields.text('nothing')).toBeUndefined()
    expect(fields.text('ratio')).toBe('1.125')
    expect(fields.text('inner')).toBeUndefined()
  })

  test.each([
    ['25', 25],
    [' 1.125 ', 1.125],
    [-3, -3],
    ['1e3', undefined],
    ['0x10', undefined],
    ['25px', undefined],
    ['', undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [Number.NaN, undefined],
    [true, undefined],
    [['1'], undefined],
  ])('%j as a number is %s', (value, expected) => {
    expect(readFields({ value }).number('value')).toBe(expected)
  })

  test.each([
    [true, true],
    ['true', true],
    [1, true],
    [false, false],
    ['false', false],
    [0, false],
    ['on', undefined],
    [null, undefined],
    [{}, undefined],
  ])('%j as a flag is %s', (value, expected) => {
    expect(readFields({ value }).flag('value')).toBe(expected)
  })

  test('choices are closed', () => {
    expect(fields.choice('kind', ['card', 'grid'])).toBe('card')
    expect(fields.choice('kind', ['grid'])).toBeUndefined()
  })

  test('lists are arrays or connections, their odd items empty objects', () => {
    expect(fields.list('links').map((link) => link.text('label'))).toEqual(['a', undefined])
    expect(fields.list('list').map((link) => link.text('label'))).toEqual(['b'])
    expect(fields.list('inner')).toEqual([])
  })

  test('what every object inherits is not there', () => {
    expect(fields.raw('constructor')).toBeUndefined()
    expect(readFields({}).raw('toString')).toBeUndefined()
    expect(readFields(JSON.parse('{"__proto__":{"a":"x"}}')).text('a')).toBeUndefined()
  })

  test('nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (input, name) => {
        const any = readFields(input)
        any.text(name)
        any.number(name)
        any.flag(name)
        any.choice(name, ['a'])
        any.list(name)
        any.child(name).names()
        expect(Array.isArray(readList(input))).toBe(true)
      }),
    )
  })
})
