import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getMissingOptions,
  getPricedValues,
  getSelectedValue,
  getVariantValueIds,
  getVisibleOptions,
  isOptionComplete,
  isOptionVisible,
  type SelectedOptions,
} from './options.ts'
import type { ProductOption } from './product.ts'
import { anOption, anOptionValue, aTextOption, aToggleOption } from './testing.ts'

const pattern = anOption({
  id: 'pattern',
  values: [anOptionValue({ id: 'meadow' }), anOptionValue({ id: 'honeycomb', price: 1.5 })],
})
const size = anOption({ id: 'size', parentId: 'pattern', parentValueIds: ['honeycomb'] })
const wrap = aToggleOption({ id: 'wrap' })
const message = aTextOption({ id: 'message', parentId: 'wrap', required: true })
const signature = aTextOption({ id: 'signature', parentId: 'message' })
const options = [pattern, size, wrap, message, signature]

describe('isOptionVisible', () => {
  const cases: readonly [string, ProductOption, SelectedOptions, boolean][] = [
    ['without a parent', pattern, {}, true],
    ['select parent, nothing chosen', size, {}, false],
    ['select parent, a listed value', size, { pattern: 'honeycomb' }, true],
    ['select parent, another value', size, { pattern: 'meadow' }, false],
    ['select parent marked as a toggle', size, { pattern: true }, false],
    ['toggle parent off', message, {}, false],
    ['toggle parent on', message, { wrap: true }, true],
    ['toggle parent with a text instead of on', message, { wrap: 'yes' }, false],
    ['text parent filled in', signature, { wrap: true, message: 'Hello' }, true],
    ['text parent of blanks', signature, { wrap: true, message: '  ' }, false],
    ['text parent filled in but hidden', signature, { message: 'Hello' }, false],
  ]

  it.each(cases)('%s', (_name, option, selected, expected) => {
    expect(isOptionVisible(option, options, selected)).toBe(expected)
  })

  it('hides an inactive option and everything below it', () => {
    const inactive = { ...wrap, active: false }
    const tree = [inactive, message]
    expect(isOptionVisible(inactive, tree, { wrap: true })).toBe(false)
    expect(isOptionVisible(message, tree, { wrap: true })).toBe(false)
  })

  it('hides an option whose parent does not exist', () => {
    expect(isOptionVisible(message, [message], { wrap: true })).toBe(false)
  })

  it('hides options that are their own ancestors, without looping', () => {
    const left = aToggleOption({ id: 'left', parentId: 'right' })
    const right = aToggleOption({ id: 'right', parentId: 'left' })
    expect(getVisibleOptions([left, right], { left: true, right: true })).toEqual([])
  })

  it('hides below a select that lists no values', () => {
    const child = { ...size, parentValueIds: [] }
    expect(isOptionVisible(child, [pattern, child], { pattern: 'honeycomb' })).toBe(false)
  })

  it('takes no name of the language for a choice', () => {
    const child = aTextOption({ id: 'child', parentId: 'constructor' })
    const parent = aTextOption({ id: 'constructor' })
    expect(isOptionVisible(child, [parent, child], {})).toBe(false)
  })
})

const choices = fc.constantFrom<string | true>(true, 'a', 'b', 'text', '')
const ids = ['o1', 'o2', 'o3', 'o4', 'o5']
const trees = fc.array(
  fc.record({
    active: fc.boolean(),
    inputType: fc.constantFrom('select' as const, 'toggle' as const, 'short_text' as const),
    parentId: fc.option(fc.constantFrom(...ids), { nil: undefined }),
    parentValueIds: fc.subarray(['a', 'b']),
  }),
  { minLength: ids.length, maxLength: ids.length },
)
const treeOptions = trees.map((nodes) =>
  nodes.map((node, index) =>
    anOption({
      ...node,
      id: `o${index + 1}`,
      values: [anOptionValue({ id: 'a' }), anOptionValue({ id: 'b' })],
    }),
  ),
)
const selections = fc.dictionary(fc.constantFrom(...ids), choices)

describe('getVisibleOptions', () => {
  it('keeps the given order', () => {
    const visible = getVisibleOptions(options, { pattern: 'honeycomb', wrap: true })
    expect(visible.map((option) => option.id)).toEqual(['pattern', 'size', 'wrap', 'message'])
  })

  it('shows an option only with its whole line of parents, for any tree and choice', () => {
    fc.assert(
      fc.property(treeOptions, selections, (tree, selected) => {
        const visible = getVisibleOptions(tree, selected)
        for (const option of visible) {
          expect(option.active).toBe(true)
          if (option.parentId === undefined) continue
          const parent = visible.find((candidate) => candidate.id === option.parentId)
          expect(parent).toBeDefined()
          expect(selected[option.parentId]).toBeDefined()
        }
      }),
    )
  })

  it('shows every active option without a parent, whatever is chosen', () => {
    fc.assert(
      fc.property(treeOptions, selections, (tree, selected) => {
        const roots = tree.filter((option) => option.active && option.parentId === undefined)
        expect(getVisibleOptions(tree, selected)).toEqual(expect.arrayContaining(roots))
      }),
    )
  })

  it('does not depend on choices of hidden options', () => {
    fc.assert(
      fc.property(treeOptions, selections, (tree, selected) => {
        const visible = getVisibleOptions(tree, selected)
        const shown = new Set(visible.map((option) => option.id))
        const kept = Object.fromEntries(Object.entries(selected).filter(([id]) => shown.has(id)))
        expect(getVisibleOptions(tree, kept)).toEqual(visible)
      }),
    )
  })
})

describe('chosen values', () => {
  const scent = anOption({ id: 'scent', variant: true })
  const hidden = anOption({ id: 'hidden', variant: true, parentId: 'wrap', parentValueIds: [] })
  const all = [scent, pattern, wrap, hidden, aTextOption({ id: 'text' })]

  it('finds a value by option kind', () => {
    expect(getSelectedValue(pattern, { pattern: 'honeycomb' })?.id).toBe('honeycomb')
    expect(getSelectedValue(pattern, { pattern: 'gone' })).toBeUndefined()
    expect(getSelectedValue(pattern, {})).toBeUndefined()
    expect(getSelectedValue(wrap, { wrap: true })?.price).toBe(3)
    expect(getSelectedValue(wrap, {})).toBeUndefined()
    const text = aTextOption({ id: 'text', values: [anOptionValue({ id: 'AB' })] })
    expect(getSelectedValue(text, { text: 'AB' })).toBeUndefined()
  })

  it('tells values that select a variant from values that add to the price', () => {
    const selected = { scent: 'value-lavender', pattern: 'honeycomb', wrap: true, text: 'AB' } as const
    expect(getVariantValueIds(all, selected)).toEqual(['value-lavender'])
    expect(getPricedValues(all, selected).map((value) => value.price)).toEqual([1.5, 3])
  })

  it('leaves out choices of hidden options', () => {
    const selected = { hidden: 'value-lavender' }
    expect(getVariantValueIds(all, selected)).toEqual([])
    expect(getVariantValueIds(all, { ...selected, wrap: true })).toEqual(['value-lavender'])
    const priced = { ...hidden, variant: false }
    expect(getPricedValues([wrap, priced], selected)).toEqual([])
  })
})

describe('isOptionComplete', () => {
  const cases: readonly [string, ProductOption, SelectedOptions, boolean][] = [
    ['required select, chosen', pattern, { pattern: 'meadow' }, true],
    ['required select, not chosen', pattern, {}, false],
    ['required select, a value it does not have', pattern, { pattern: 'gone' }, false],
    ['optional select, not chosen', { ...pattern, required: false }, {}, true],
    ['required text, filled in', message, { message: 'Hi' }, true],
    ['required text, blanks', message, { message: ' ' }, false],
    ['required text, nothing', message, {}, false],
    ['optional text, nothing', aTextOption(), {}, true],
    ['required toggle, off', { ...wrap, required: true }, {}, true],
  ]

  it.each(cases)('%s', (_name, option, selected, expected) => {
    expect(isOptionComplete(option, selected)).toBe(expected)
  })

  it('asks only for visible options', () => {
    const ask = (selected: SelectedOptions) => getMissingOptions(options, selected).map((option) => option.id)
    expect(ask({})).toEqual(['pattern'])
    expect(ask({ pattern: 'honeycomb', wrap: true })).toEqual(['size', 'message'])
    expect(ask({ pattern: 'meadow' })).toEqual([])
  })
})
