import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFields } from './fields.ts'

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
    links: { results: [{ label: 'a' }, null, 7] },
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
    expect([fields.number('pageSize'), fields.flag('yes'), fields.flag('no')]).toEqual([25, true, false])
  })

  test('choices are closed', () => {
    expect(fields.choice('kind', ['card', 'grid'])).toBe('card')
    expect(fields.choice('kind', ['grid'])).toBeUndefined()
  })

  test('lists are arrays or connections, without nulls, their odd items empty objects', () => {
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
        expect(Array.isArray(any.child(name).names())).toBe(true)
      }),
    )
  })
})
